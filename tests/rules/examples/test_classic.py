"""The worked examples of the 2003 rulebook, by their number in the conformance list."""

import pytest

from tests.rules.table import FOUR, NOTHING, PRICES, Table, auction, gold_scoring, offering, offers, scoring, set_up

RED_BLACK_BLUE_WHITE = (
    "0: bid abydos 3",
    "1: bid sawu 1",
    "2: bid abydos 6",
    "3: bid abydos 10",
    "0: bid dakhla 0",
    "1: pass",
    "2: bid sawu 6",
    "3: pass",
    "0: pass",
    "1: bid baharya 0",
)


def e2() -> Table:
    return auction("baharya abydos dakhla sawu").play(*RED_BLACK_BLUE_WHITE)


def test_e1_what_comes_with_four_provinces() -> None:
    table = e2()
    assert [table.at(name) for name in ("baharya", "abydos", "dakhla", "sawu")] == [
        "nothing",
        "1 stone",
        "nothing",
        "nothing",
    ]
    assert table.gold(0) == 20 - 0 + 12
    assert table.hands() == [1, 0, 0, 0]


def test_e1_two_farmers_are_printed_on_baharya() -> None:
    table = set_up("harvest", "baharya of 0", more={"temple": 3}).play("0: done")
    assert table.gold(0) == 20 + 2 * 3


def test_e2_the_auction_of_red_black_blue_and_white() -> None:
    table = e2()
    assert [table.owner(name) for name in ("dakhla", "baharya", "sawu", "abydos")] == [0, 1, 2, 3]
    assert table.golds() == [20 + 12, 20, 20 - 6, 20 - 10]
    assert table.phase == "market"


def test_e3_two_cards_four_farmers_and_three_stones_cost_19() -> None:
    table = set_up("market", "memphis of 0", "amarna of 0", in_round=2).play(
        "0: buy favours 2, buy farmers 4, farmer amarna, farmer amarna, farmer amarna, farmer amarna",
        "0: buy stones 3, stone amarna, stone amarna, stone memphis, done",
    )
    assert table.gold(0) == 20 - 19


@pytest.mark.parametrize(("count", "price"), PRICES)
def test_e4_the_price_of_so_many_of_a_kind(count: int, price: int) -> None:
    table = set_up("market", "thebes of 0", gold={0: 50})
    table.play(f"0: buy favours 0, buy farmers 0, buy stones {count}")
    assert table.gold(0) == 50 - price


def test_e5_memphis_sets_the_limit_of_three_cards() -> None:
    table = set_up("market", "memphis of 0", "amarna of 0", "avaris of 0", in_round=3)
    assert table.amounts(0, "buy favours") == [0, 1, 2, 3]


def test_e6_buto_and_mendes_sell_no_cards() -> None:
    table = set_up("market", "buto of 0", "mendes of 0", in_round=2)
    assert table.amounts(0, "buy favours") == [0]
    assert "Favour" in table.refusal("0: buy favours 1")


def test_e7_two_farmers_for_baharya_and_none_for_berenike() -> None:
    table = set_up("market", "baharya of 0", "berenike of 0", in_round=2).play("0: buy favours 0")
    assert table.amounts(0, "buy farmers") == [0, 1, 2]
    table.play("0: buy farmers 2")
    assert table.choices(0, "farmer") == ["farmer baharya"]
    table.play("0: farmer baharya, farmer baharya")
    assert (table.gold(0), table.at("baharya")) == (20 - 3, "2 farmers")


@pytest.mark.parametrize("province", ["baharya", "berenike"])
def test_e7_cultivation_goes_to_either(province: str) -> None:
    table = set_up("market", "baharya of 0", "berenike of 0", in_round=2, hands={0: "cultivation"})
    table.play(f"0: cultivation {province}")
    assert table.at(province) == "1 extra farmer"


def test_e8_three_stones_make_two_pyramids() -> None:
    table = set_up("market", "memphis of 0: 2 stones", "mendes of 0: 1 pyramid, 1 stone", in_round=2).play(
        "0: buy favours 0, buy farmers 0, buy stones 3, stone memphis, stone mendes, stone mendes"
    )
    assert (table.at("memphis"), table.at("mendes"), table.gold(0)) == ("1 pyramid", "2 pyramids", 20 - 6)


def test_e9_offers_of_9_and_4_and_two_thefts() -> None:
    """Red, blue, black and white are the seats 0 to 3."""
    table = offers(offering(), 9, 4, None, None)
    assert table.temple == 2
    table.play("0: gift favours 3", "1: gift favours 2")
    assert table.phase == "harvest"
    assert table.hands() == [3, 2, 0, 0]
    assert table.golds() == [40 - 9, 40 - 4, 40 + 3, 40 + 3]
    assert table.order == [0, 1, 2, 3]


def test_e10_three_gifts_may_be_two_stones_and_a_farmer() -> None:
    table = offers(offering(), 9, 4, None, None)
    table.play("0: gift stone, stone mendes, gift stone, stone mendes, gift farmer, farmer mendes")
    assert table.at("mendes") == "1 farmer, 2 stones"
    assert table.to_act == [1]


def test_e10_three_gifts_may_be_three_cards() -> None:
    table = offers(offering(), 9, 4, None, None).play("0: gift favours 3")
    assert table.hands()[0] == 3
    assert table.to_act == [1]


def test_e11_a_harvest_of_17() -> None:
    table = set_up(
        "harvest", "memphis of 0: 1 farmer", "abu of 0: 2 farmers", "sawu of 0", in_round=3, more={"temple": 2}
    )
    table.play("0: done")
    assert table.gold(0) == 20 + 2 + (4 + 4) + 7


def test_e12_four_pyramids_are_four_points() -> None:
    table = scoring("memphis of 0: 3 pyramids", "abu of 0: 1 pyramid")
    assert table.points("pyramids") == [4, 0, 0, 0]


def test_e13_two_sets_of_pyramids_and_an_incomplete_one() -> None:
    table = scoring("memphis of 0: 2 pyramids", "abu of 0: 3 pyramids", "sawu of 0: 2 pyramids")
    assert table.points("sets") == [6, 0, 0, 0]


def test_e14_edfu_wins_the_west_abu_and_berenike_tie_in_the_east() -> None:
    blue, white = 0, 1
    table = scoring(
        f"edfu of {blue}: 2 pyramids",
        "memphis of 2: 1 pyramid, 2 stones",
        f"abu of {blue}: 2 pyramids, 1 stone",
        f"berenike of {white}: 2 pyramids, 1 stone",
        "thebes of 3: 2 pyramids",
    )
    assert table.points("sides") == [10, 5, 0, 0]


def test_e15_damanhurs_two_temples() -> None:
    assert scoring("damanhur of 0", temple=3).points("temples") == [6, 0, 0, 0]


def test_e16_two_tie_for_most_gold() -> None:
    assert gold_scoring(30, 12, 30, 20).points("gold", "new") == [6, 0, 6, 2]


def test_e17_blues_final_scoring() -> None:
    table = scoring(
        "edfu of 0: 3 pyramids",
        "abu of 0: 3 pyramids",
        "thebes of 0: 1 pyramid",
        "memphis of 1: 2 pyramids, 2 stones",
        "sawu of 2: 2 pyramids",
        in_round=6,
        temple=1,
        gold={0: 0, 1: 5, 2: 6, 3: 7},
        hands={0: "upper-or-lower river-or-hinterland"},
    )
    table.play("0: score upper-or-lower, score river-or-hinterland, done", "1: done", "2: done", "3: done")
    sources = ("pyramids", "sets", "sides", "temples", "schemes", "gold")
    assert [table.points(source, "new")[0] for source in sources] == [7, 3, 10, 1, 6, 0]
    assert table.game.scores[0] == 27


def test_e18_a_second_architect_in_the_same_turn_is_refused() -> None:
    table = set_up("market", "abu of 0: 2 stones", "edfu of 0: 2 stones", in_round=2, hands={0: "architect architect"})
    assert "Architect" in table.refusal("0: architect abu, architect edfu")
    assert (table.at("abu"), table.at("edfu")) == ("1 pyramid", "2 stones")


def test_e18_not_even_in_the_same_province() -> None:
    table = set_up("market", "abu of 0: 2 stones", hands={0: "architect architect"})
    table.play("0: architect abu, buy favours 0, buy farmers 0, buy stones 2, stone abu, stone abu")
    assert "Architect" in table.refusal("0: architect abu")


def test_e19_a_second_master_of_farmers_is_refused_other_schemes_are_fine() -> None:
    table = scoring(
        "mendes of 0: 6 farmers",
        "amarna of 0: 3 farmers",
        hands={0: "master-of-farmers master-of-farmers east-or-west"},
    )
    assert "Master of Farmers" in table.refusal("0: score master-of-farmers, score master-of-farmers")
    table.play("0: score east-or-west, done")
    assert table.points("schemes") == [6, 0, 0, 0]
    assert table.cards(0) == ["master-of-farmers"]


def test_e20_influence_goes_with_gold_or_theft_and_moves_only_the_total() -> None:
    table = offering(hands={1: "influence", 2: "influence"}).play(
        "0: offer 7, done", "1: offer 6, with influence, done", "2: steal, with influence, done", "3: offer 3, done"
    )
    assert table.to_act == [1]
    table.play("1: influence -3")
    assert table.to_act == [2]
    table.play("2: influence -3")
    assert table.temple == 2  # 7 + 6 - 3 + 3 = 13, less 6 is 7
    assert table.to_act == [0]  # still the highest offer
    table.play("0: gift favours 3", "1: gift favours 2", "3: gift favours 1")
    assert table.hands() == [3, 2, 0, 1]


def test_e20_influence_is_decided_in_turn_order() -> None:
    table = offering(hands={0: "influence", 3: "influence"}, turn_order=[2, 3, 0, 1])
    table.play("0: offer 9, with influence, done", "1: offer 1, done", "2: offer 1, done")
    table.play("3: offer 1, with influence, done")
    assert table.to_act == [3]
    table.play("3: influence +3")
    assert table.to_act == [0]


def test_every_market_turn_follows_the_order_of_the_seats() -> None:
    table = set_up("market", *FOUR).play(f"0: {NOTHING}", f"1: {NOTHING}", f"2: {NOTHING}")
    assert table.to_act == [3]

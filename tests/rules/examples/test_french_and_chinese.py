"""The worked examples of the French (F) and the Chinese (Z) rulebooks, both of the `meeple` edition."""

import pytest

from amunre.rules.board import standard_board
from tests.rules.table import FOUR, THREE, Table, auction, gold_scoring, new_table, offering, offers, set_up


def test_f1_thebes() -> None:
    board = standard_board()
    columns = ("nile", "side", "half", "blessing_cards", "icons", "fields")
    assert [board.cell("thebes", column).text for column in columns] == ["river", "east", "upper", "2", "2", "4"]


def f2() -> Table:
    opening = ("0: bid avaris 3", "1: bid avaris 10", "2: bid buto 0")
    return auction("avaris thebes buto", edition="meeple", gold={0: 40}).play(*opening)


def test_f2_outbid_in_avaris_he_bids_elsewhere() -> None:
    table = f2()
    assert table.choices(0, "bid avaris") == []
    assert "Avaris" in table.refusal("0: bid avaris 15")


def test_f2_and_in_avaris_again_later() -> None:
    table = f2().play("0: bid buto 1", "1: pass", "2: bid avaris 15", "0: pass", "1: bid buto 3", "2: pass")
    assert table.amounts(0, "bid avaris") == [21, 28, 36]


def test_f3_z1_dakhla_thebes_and_abydos() -> None:
    table = auction("thebes dakhla abydos", edition="meeple").play(
        "0: bid dakhla 10", "1: bid thebes 3", "2: bid thebes 6", "0: pass", "1: bid abydos 0"
    )
    assert table.golds() == [20 - 10 + 12, 20, 20 - 6]
    assert table.hands() == [1, 0, 2]
    assert table.at("abydos") == "1 stone"


def test_f4_z4_a_card_four_farmers_and_three_stones_cost_17() -> None:
    table = set_up("market", "thebes of 0", "edfu of 0", edition="meeple", in_round=2)
    assert table.amounts(0, "buy favours") == [0, 1, 2]
    table.play(
        "0: buy favours 1, buy farmers 4, farmer thebes, farmer thebes, farmer edfu, farmer edfu",
        "0: buy stones 3, stone thebes, stone thebes, stone thebes, done",
    )
    assert table.gold(0) == 20 - 17
    assert table.at("thebes") == "2 farmers, 1 pyramid"


@pytest.mark.parametrize(("total", "space"), [(10, 2), (25, 4)])
def test_f5_z5_ten_is_3_to_12_and_25_is_beyond_23(total: int, space: int) -> None:
    assert offers(offering("meeple"), total - 3, 1, 1, 1).temple == space


def f6() -> Table:
    """Arnaud, the starting player, offers 3, Charles 6, Seb 6; Bernard steals."""
    return offers(offering("meeple"), 3, 6, 6, None)


def test_f6_charles_sits_nearest_the_starting_player() -> None:
    table = f6()
    assert table.temple == 2  # x: the print says 10; 3 + 6 + 6 - 3 is 12, the same space
    table.play("1: gift favours 3", "2: gift favours 2", "0: gift favours 1")
    assert table.hands() == [1, 3, 2, 0]
    assert table.gold(3) == 40 + 3
    assert table.order == [1, 2, 3, 0]


def test_f7_then_caravans_pay_and_a_farmer_earns_2() -> None:
    standing = ("avaris of 0", "mendes of 1: 3 farmers", "edfu of 2", "abu of 3")
    table = offers(set_up("offering", *standing, edition="meeple"), 3, 6, 6, None)
    table.play("1: gift favours 3", "2: gift favours 2", "0: gift favours 1")
    table.play("1: done", "2: done", "3: done", "0: done")
    assert table.golds() == [20 - 3 + 8, 20 - 6 + 3 * 2, 20 - 6, 20 + 3 + 4]


BIDS = ("0: bid thebes 6", "1: bid buto 0", "2: bid buto 3", "3: bid mendes 3", "0: pass", "1: bid mendes 6")
MORE_BIDS = ("2: pass", "3: bid avaris 0")
FOUR_FARMERS = "farmer mendes, farmer mendes, farmer mendes, farmer mendes"
FIVE_STONES = "stone avaris, stone avaris, stone avaris, stone avaris, stone avaris"


def first_auction() -> Table:
    """Provinces Thebes, Avaris, Buto, Mendes; x: 1 has the 1 gold he lacks later, 3 the Treasury he plays."""
    table = set_up(
        "auction",
        edition="meeple",
        gold={1: 21},
        hands={0: "architect", 1: "architect", 2: "architect influence", 3: "architect treasury"},
        more={"open": ["thebes", "avaris", "buto", "mendes"], "deck": {"abundance": 5}},
    )
    return table.play(*BIDS, *MORE_BIDS)


def buy_round(table: Table, stones_of_0: str) -> Table:
    """x: 1 pays 10 for his farmers, not 12; 3 cannot buy a card with Avaris alone (R3), so he pays 16."""
    return table.play(
        f"0: buy favours 2, buy farmers 3, farmer thebes, farmer thebes, farmer thebes, {stones_of_0}, done",
        f"1: buy favours 0, buy farmers 4, {FOUR_FARMERS}, buy stones 2, stone mendes, stone mendes",
        "1: architect mendes, done",
        "2: buy favours 0, buy farmers 3, farmer buto, farmer buto, farmer buto",
        "2: buy stones 3, stone buto, stone buto, stone buto, done",
        f"3: buy favours 0, buy farmers 1, farmer avaris, buy stones 5, {FIVE_STONES}, architect avaris, done",
    )


def test_f8_a_whole_round() -> None:
    """Bernard, Charles, Arnaud and Alexandre are the seats 0 to 3."""
    table = first_auction()
    assert table.golds() == [14, 15, 17, 20]
    assert table.hands() == [3, 1, 3, 2]

    buy_round(table, "buy stones 2, stone thebes, stone thebes")
    assert table.golds() == [14 - 12, 15 - 13, 17 - 12, 20 - 16]
    assert table.at("avaris") == "1 farmer, 2 pyramids"

    # x: the silent sales, and the Influence is Arnaud's as in Z9
    table.play("0: sell abundance, sell abundance, sell abundance, offer 5, done", "1: offer 2, done")
    table.play("2: sell architect, offer 6, with influence, done", "3: steal, done", "2: influence +3")
    assert table.temple == 3  # 5 + 2 + 6 - 3 + 3 = 13

    table.play("2: gift favours 1, gift farmer, farmer buto, gift farmer, farmer buto")
    table.play("0: gift favours 1, gift stone, stone thebes", "1: gift favours 1")
    assert table.at("thebes") == "3 farmers, 1 pyramid"  # x: his third Stone builds

    table.play("2: done", "3: treasury avaris, done", "0: done", "1: done")
    assert table.golds() == [9, 12, 15, 4 + 3 + 8]
    assert table.hands() == [3, 1, 2, 0]
    assert table.order == [2, 3, 0, 1]  # x: Arnaud starts the next round, not Charles
    assert table.phase == "auction"


def test_z9_the_same_round_in_chinese() -> None:
    """A, C, B and D are the seats 0 to 3."""
    table = buy_round(first_auction(), "buy stones 1, stone thebes")
    assert table.golds() == [14 - 10, 15 - 13, 17 - 12, 20 - 16]

    # x: A sells a card and B the Architect before offering
    table.play("0: sell abundance, offer 5, done", "1: offer 2, done")
    table.play("2: sell architect, offer 6, with influence, done", "3: steal, done", "2: influence +3")
    assert table.temple == 3

    table.play("2: gift favours 1, gift farmer, farmer buto, gift farmer, farmer buto")
    table.play("0: gift favours 1, gift farmer, farmer thebes", "1: gift favours 1")
    table.play("2: done", "3: treasury avaris, done", "0: done", "1: done")
    assert table.golds() == [12, 12, 15, 15]  # x: A has 4 Farmers and earns 12, not 9
    assert table.hands()[2] == 2  # x: the card of Buto is B's
    assert table.order[0] == 2


def test_f9_the_expert_rule_everyone_picks_one_of_three_provinces() -> None:
    table = new_table("meeple", 3, expert=True)
    held = [table.choices(seat, "reveal ") for seat in range(3)]
    assert [len(cards) for cards in held] == [3, 3, 3]
    assert len({card for cards in held for card in cards}) == 9
    table.play(*[f"{seat}: {cards[1]}" for seat, cards in enumerate(held)])
    assert sorted(table.public["open"]) == sorted(cards[1].removeprefix("reveal ") for cards in held)
    assert table.phase == "auction"


def test_f9_nobody_sees_a_card_before_all_are_chosen() -> None:
    table = new_table("meeple", 3, expert=True)
    before = table.public
    table.play(f"1: {table.choices(1, 'reveal ')[0]}")
    assert sorted(table.to_act) == [0, 2]
    assert table.public["open"] == before["open"]


def test_f9_the_used_cards_are_dealt_again_for_the_new_kingdom() -> None:
    table = new_table("meeple", 3, expert=True)
    old = {card for seat in range(3) for card in table.choices(seat, "reveal ")}
    table.on_until(lambda it: it.public["round"] == 4)
    assert {card for seat in range(3) for card in table.choices(seat, "reveal ")} == old


def test_z2_one_of_each_kind_costs_3() -> None:
    table = set_up("market", "thebes of 0", edition="meeple")
    table.play("0: buy favours 1, buy farmers 1, farmer thebes, buy stones 1, stone thebes, done")
    assert table.gold(0) == 20 - 3


def test_z3_cultivation_does_not_change_the_price() -> None:
    table = set_up("market", "thebes of 0", edition="meeple", hands={0: "cultivation"})
    table.play("0: cultivation thebes, buy favours 0, buy farmers 3, farmer thebes, farmer thebes, farmer thebes")
    assert table.gold(0) == 20 - 6
    assert table.at("thebes") == "3 farmers, 1 extra farmer"


def test_z6_b_and_c_offer_6_and_b_stays_first() -> None:
    """B, C and A are the seats 0 to 2."""
    table = offers(offering("meeple", 3), 6, 6, None)
    assert table.temple == 2
    table.play("0: gift favours 3", "1: gift stone, stone thebes, gift farmer, farmer thebes")
    assert (table.hands(), table.at("thebes"), table.gold(2)) == ([3, 0, 0], "1 farmer, 1 stone", 40 + 3)
    assert table.order == [0, 1, 2]


def test_z7_two_tie_for_most_gold() -> None:
    assert gold_scoring(9, 15, 15, edition="meeple").points("gold", "new") == [2, 6, 6]


@pytest.mark.parametrize("phase", ["offering", "harvest"])
def test_z8_the_architect_builds_only_in_the_market(phase: str) -> None:
    standing = ("abu of 0: 2 stones", *FOUR[1:3])
    table = set_up(phase, *standing, edition="meeple", players=3, hands={0: "architect"}, more={"temple": 2})
    assert "Architect" in table.refusal("0: architect abu")


def test_z8_not_when_a_gift_is_the_second_stone_but_a_third_stone_builds() -> None:
    table = set_up("offering", "mendes of 0: 1 stone", *THREE[1:], edition="meeple", players=3, hands={0: "architect"})
    offers(table, 9, 2, 1).play("0: gift stone, stone mendes")
    assert "Architect" in table.refusal("0: architect mendes")
    table.play("0: gift stone, stone mendes")
    assert table.at("mendes") == "1 pyramid"

"""The promotional Favour cards: Glory, Greed, Popularity, Export."""

import pytest

from tests.rules.table import FOUR, NOTHING, Table, new_table, offering, scoring, set_up

BOUGHT = "buy favours 0, buy farmers 0, buy stones 0"
HARVEST_CARDS = ("treasury", "abundance", "popularity", "export")


def market(hand: str = "glory", gold: int = 20) -> Table:
    """The Market of four, seat 0 first."""
    return set_up("market", *FOUR, modules="promos", hands={0: hand}, gold={0: gold})


def harvest(hand: str, temple: int = 2, **more: object) -> Table:
    """The Harvest of seat 0 in Thebes and Abu, seat 1 in Mendes."""
    lands = ("thebes of 0: 3 farmers", "abu of 0: 2 farmers", "mendes of 1: 1 farmer")
    return set_up("harvest", *lands, modules="promos", hands={0: hand}, more={"temple": temple, **more})


@pytest.mark.parametrize("edition", ["classic", "meeple", "anniversary"])
def test_two_of_each_join_the_deck(edition: str) -> None:
    deck = new_table(edition, 3, modules=["promos"]).game.position()["deck"]
    assert [deck[name] for name in ("glory", "greed", "popularity", "export")] == [2, 2, 2, 2]


# Glory


@pytest.mark.parametrize(("points", "price"), [(1, 1), (2, 3), (3, 6)])
def test_a16_glory_sells_points_for_1_3_or_6_gold(points: int, price: int) -> None:
    table = market().play(f"0: {BOUGHT}, glory {points}")
    assert (table.points("glory"), table.game.scores) == ([points, 0, 0, 0], (points, 0, 0, 0))
    assert (table.gold(0), table.cards(0), table.public["discards"]) == (20 - price, [], {"glory": 1})


@pytest.mark.parametrize(("gold", "points"), [(0, []), (1, [1]), (2, [1]), (3, [1, 2]), (5, [1, 2]), (6, [1, 2, 3])])
def test_glory_is_bought_as_far_as_the_gold_goes(gold: int, points: list[int]) -> None:
    assert market(gold=gold).play(f"0: {BOUGHT}").amounts(0, "glory") == points


def test_a_sold_card_can_pay_for_glory() -> None:
    assert market("glory architect", gold=0).play(f"0: {BOUGHT}, sell architect").amounts(0, "glory") == [1]


@pytest.mark.parametrize(
    "before", ["", "buy favours 0, ", "buy favours 0, buy farmers 0, ", "buy favours 0, buy farmers 0, buy stones 1, "]
)
def test_glory_only_after_all_purchases(before: str) -> None:
    table = market()
    table.refusal(f"0: {before}glory 1")
    assert table.choices(0, "glory") == []


def test_glory_once_a_market() -> None:
    market("glory glory").refusal(f"0: {BOUGHT}, glory 1, glory 1")


def test_other_cards_may_still_be_played_after_glory() -> None:
    table = market("glory cultivation").play(f"0: {BOUGHT}, glory 2, cultivation mendes, done")
    assert (table.at("mendes"), table.to_act) == ("1 extra farmer", [1])


def test_glory_bought_with_favour_cards_may_be_played_at_once() -> None:
    table = set_up("market", "sawu of 0", modules="promos", more={"deck": {"glory": 2}})
    table.play("0: buy favours 1, buy farmers 0, buy stones 0")
    assert table.amounts(0, "glory") == [1, 2, 3]


def test_glory_stands_on_the_sheet_of_its_age() -> None:
    table = set_up("market", *FOUR, modules="promos", in_round=4, hands={0: "glory"})
    table.play(f"0: {BOUGHT}, glory 3")
    assert (table.points("glory"), table.points("glory", "new")) == ([0, 0, 0, 0], [3, 0, 0, 0])


def test_no_more_than_three_points() -> None:
    market().refusal(f"0: {BOUGHT}, glory 4")


# Greed


def test_greed_goes_in_with_theft() -> None:
    table = offering(modules="promos", hands={0: "greed"}).play("0: steal")
    assert table.choices(0) == ["done", "sell greed", "with greed"]
    table.play("0: with greed")
    assert (table.choices(0), table.cards(0)) == (["done"], [])


def test_greed_does_not_go_with_gold_nor_alone() -> None:
    offering(modules="promos", hands={0: "greed"}).refusal("0: with greed")
    offering(modules="promos", hands={0: "greed"}).refusal("0: offer 3, with greed")


def test_one_greed_an_offering() -> None:
    offering(modules="promos", hands={0: "greed greed"}).refusal("0: steal, with greed, with greed")


def test_r21_the_thief_takes_three_gold_and_one_gift() -> None:
    table = offering(modules="promos", hands={0: "greed"}).play("0: steal, with greed, done")
    table.play("1: offer 3, done", "2: offer 2, done", "3: offer 1, done")
    assert [seat["gifts"] for seat in table.public["seats"]] == [1, 3, 2, 1]
    assert table.gold(0) == 43
    table.play("1: gift favours 3", "2: gift favours 2", "0: gift farmer, farmer mendes")
    assert (table.at("mendes"), table.to_act) == ("1 farmer", [3])


def test_r21_influence_and_greed_may_both_go_with_theft() -> None:
    table = offering(modules="promos", hands={0: "greed influence"})
    table.play("0: steal, with influence, with greed, done", "1: offer 9, done", "2: offer 5, done", "3: offer 5, done")
    table.play("0: influence -3")
    assert table.public["collective_offering"] == 19 - 3 - 3
    assert table.public["seats"][0]["gifts"] == 1


@pytest.mark.parametrize(("edition", "order"), [("classic", [1, 3, 0, 2]), ("anniversary", [1, 3, 2, 0])])
def test_r5_the_greedy_thief_takes_his_gift_among_the_others(edition: str, order: list[int]) -> None:
    table = offering(edition, modules="promos", hands={0: "greed"})
    table.play("0: steal, with greed, done", "1: offer 9, done", "2: offer 1, done", "3: offer 5, done")
    for seat in order:
        assert table.to_act == [seat]
        table.play(f"{seat}: gift favours {table.public['seats'][seat]['gifts']}")
    assert table.phase == "harvest"


def test_greed_is_secret_until_the_reveal() -> None:
    table = offering(modules="promos", hands={0: "greed"})
    before = table.game.view(1), table.game.view(None), table.game.log(1), table.game.choices(1)
    table.play("0: steal, with greed, done")
    assert (table.game.view(1), table.game.view(None), table.game.log(1), table.game.choices(1)) == before
    table.play("1: offer 3, done", "2: offer 2, done", "3: offer 1, done")
    assert table.public["seats"][0]["greed"] is True
    assert {"seat": 0, "action": "with greed"} in table.game.log(1)


def test_greed_is_discarded_after_the_gifts() -> None:
    table = offering(modules="promos", hands={0: "greed"}).play("0: steal, with greed, done")
    table.play("1: offer 3, done", "2: offer 2, done", "3: offer 1, done")
    table.play("1: gift favours 3", "2: gift favours 2", "0: gift stone, stone mendes")
    assert table.public["discards"] == {}
    table.play("3: gift stone, stone abu")
    assert (table.phase, table.public["discards"]) == ("harvest", {"greed": 1})
    assert table.public["seats"][0]["greed"] is False


def test_theft_without_greed_brings_no_gift() -> None:
    table = offering(modules="promos", hands={0: "greed"}).play("0: steal, done")
    table.play("1: offer 3, done", "2: offer 2, done", "3: offer 1, done")
    assert (table.public["seats"][0]["gifts"], table.cards(0)) == (0, ["greed"])


def test_two_thieves_may_both_be_greedy() -> None:
    table = offering(modules="promos", hands={0: "greed", 1: "greed"})
    table.play("0: steal, with greed, done", "1: steal, with greed, done", "2: offer 2, done", "3: offer 1, done")
    assert [seat["gifts"] for seat in table.public["seats"]] == [1, 1, 3, 2]


# Popularity


def test_popularity_draws_three_cards_instead_of_a_provinces_income() -> None:
    table = harvest("popularity").play("0: popularity thebes")
    assert table.hands()[0] == 3
    assert table.play("0: done").gold(0) == 20 + (2 * 2 + 4)


def test_popularity_gives_no_mine_either() -> None:
    assert harvest("popularity").play("0: popularity abu, done").gold(0) == 20 + 3 * 2


def test_r36_a_harvest_card_drawn_by_it_may_be_played_this_turn_elsewhere() -> None:
    table = harvest("popularity", deck={"treasury": 3}).play("0: popularity thebes")
    assert table.choices(0, "treasury") == ["treasury abu"]
    table.refusal("0: treasury thebes")
    assert table.play("0: treasury abu, done").gold(0) == 20 + 8


def test_one_popularity_a_harvest() -> None:
    harvest("popularity popularity").refusal("0: popularity thebes, popularity abu")


# Export


@pytest.mark.parametrize(("temple", "paid"), [(1, 10), (2, 10), (3, 0), (4, 0)])
def test_r29_export_is_a_caravan_of_ten(temple: int, paid: int) -> None:
    table = harvest("export", temple).play("0: export thebes, done")
    assert table.gold(0) == 20 + paid + (2 * temple + 4)


@pytest.mark.parametrize(("temple", "paid"), [(2, 10), (3, 0)])
def test_r29_export_replaces_mine_and_caravan(temple: int, paid: int) -> None:
    lands = ("sawu of 0: 1 farmer", "abu of 1: 2 farmers")
    hands = {0: "export", 1: "export"}
    table = set_up("harvest", *lands, modules="promos", hands=hands, more={"temple": temple})
    table.play("0: export sawu, done", "1: export abu, done")
    assert table.golds()[:2] == [20 + paid, 20 + paid]


def test_one_export_a_harvest() -> None:
    harvest("export export").refusal("0: export thebes, export abu")


def test_popularity_and_export_in_one_harvest() -> None:
    table = harvest("popularity export").play("0: popularity thebes, export abu, done")
    assert table.gold(0) == 20 + 10


@pytest.mark.parametrize("first", HARVEST_CARDS)
@pytest.mark.parametrize("second", HARVEST_CARDS)
def test_r7_no_two_harvest_cards_on_one_province(first: str, second: str) -> None:
    if first != second:
        table = harvest(f"{first} {second}")
        table.refusal(f"0: {first} thebes, {second} thebes")
        assert table.choices(0, second) == [f"{second} abu"]


@pytest.mark.parametrize("card", ["popularity", "export"])
def test_a_harvest_card_needs_a_province_of_ones_own(card: str) -> None:
    harvest(card).refusal(f"0: {card} mendes")
    harvest(card).refusal(f"0: {card} buto")


def test_the_card_lies_on_the_province_until_the_harvest_ends() -> None:
    table = harvest("export").play("0: export thebes")
    assert table.public["provinces"]["thebes"]["harvest_card"] == "export"
    assert table.game.view(0)["seats"][0]["expected_income"] == 10 + (2 * 2 + 4)
    table.play("0: done", "1: done", "2: done", "3: done")
    assert table.public["provinces"]["thebes"]["harvest_card"] is None
    assert table.game.view(0)["seats"][0]["expected_income"] == 3 * 2 + (2 * 2 + 4)


# Elsewhere, without the card, out of turn


MOVES = {
    "glory 1": "market",
    "with greed": "offering",
    "popularity thebes": "harvest",
    "export thebes": "harvest",
}
ALL_FOUR = "glory greed popularity export"


@pytest.mark.parametrize(("move", "home"), MOVES.items())
@pytest.mark.parametrize("phase", ["auction", "market", "offering", "harvest", "scoring"])
def test_each_has_one_phase(move: str, home: str, phase: str) -> None:
    if phase != home:
        hands = {0: ALL_FOUR}
        set_up(phase, "thebes of 0", modules="promos", in_round=3, hands=hands).refusal(f"0: {move}")


@pytest.mark.parametrize(
    ("move", "before"), [("glory 1", f"{BOUGHT}, "), ("with greed", "steal, "), ("export thebes", "")]
)
def test_each_needs_the_card(move: str, before: str) -> None:
    phase = MOVES[move]
    set_up(phase, "thebes of 0", modules="promos", hands={1: ALL_FOUR}).refusal(f"0: {before}{move}")


@pytest.mark.parametrize("move", ["glory 1", "popularity thebes", "export thebes"])
def test_only_on_ones_own_turn(move: str) -> None:
    table = set_up(MOVES[move], "abu of 0", "thebes of 1", modules="promos", hands={1: ALL_FOUR})
    table.refusal(f"1: {move}")


def test_greed_not_once_the_offering_is_made() -> None:
    offering(modules="promos", hands={0: "greed"}).play("0: steal, done").refusal("0: with greed")


@pytest.mark.parametrize("move", MOVES)
def test_none_without_the_module(move: str) -> None:
    assert "Promos" in set_up("market", "thebes of 0").refusal(f"0: {move}")


def test_promos_can_be_sold_and_count_for_the_gold_scoring() -> None:
    table = set_up("market", "thebes of 0", modules="promos", hands={0: ALL_FOUR})
    table.play("0: sell greed, sell export", f"0: {NOTHING}")
    assert (table.gold(0), table.cards(0)) == (22, ["glory", "popularity"])
    table = scoring(in_round=6, players=3, gold={0: 3, 1: 4}, hands={0: "greed export"}, modules="promos")
    table.play("0: done", "1: done", "2: done")
    assert table.points("gold", "new") == [4, 2, 6]

"""Afterlife: Tomb tiles are collected in secret and built into a tomb that rewards its owner."""

import random
from collections import Counter
from typing import Any

import pytest

import amunre
from amunre.rules.chance import FastChance
from tests.rules.table import FOUR, NOTHING, PRICES, Table, new_table, offers, scoring, set_up

KINDS = ("point", "farmer", "stone", "favour", "gold")
WIDTHS = (5, 4, 3, 2, 1)
FULL = ("gold gold gold gold gold", "gold gold gold gold", "gold gold gold", "gold gold", "gold")


def tomb(*rows: str) -> list[str | None]:
    """A tomb from its base upwards, a row a text: `stone - gold` leaves the second place free, as the rest."""
    places: list[str | None] = []
    for row, width in enumerate(WIDTHS):
        words = rows[row].split() if row < len(rows) else []
        places += [None if word == "-" else word for word in [*words, *["-"] * (width - len(words))]]
    return places


def with_tiles(tiles: dict[int, str], tombs: dict[int, tuple[str, ...]], players: int = 4) -> dict[str, Any]:
    """The keys of a position in which the seats hold and have built these tiles."""
    return {
        "tomb_tiles": [dict(Counter(tiles.get(seat, "").split())) for seat in range(players)],
        "tombs": [tomb(*tombs.get(seat, ())) for seat in range(players)],
    }


def market(
    tiles: str = "", built: tuple[str, ...] = (), provinces: tuple[str, ...] = ("thebes of 0",), **more: Any
) -> Table:
    """A Market in which seat 0 holds these tiles and has built these."""
    further = {**with_tiles({0: tiles}, {0: built}), **more.pop("more", {})}
    return set_up("market", *provinces, modules=more.pop("modules", "afterlife"), more=further, **more)


def gift_turn(
    tiles: str = "",
    built: tuple[str, ...] = (),
    hand: str = "",
    provinces: tuple[str, ...] = FOUR,
    deck: str = "treasury " * 12,
    **more: Any,
) -> Table:
    """Seat 0 has three gifts to take and may build these tiles; it has Mendes with six fields."""
    further = {**with_tiles({0: tiles}, {0: built}), "deck": deck.split(), "discards": {}, **more}
    table = set_up("offering", *provinces, modules="afterlife", hands={0: hand}, more=further)
    return offers(table, 9, 4, 1, 1)


def own(table: Table, seat: int = 0) -> dict[str, int]:
    """The tiles of a seat, as only it may see them."""
    return dict(table.game.view(seat)["own_tiles"])


def collections(table: Table) -> list[int]:
    """How many tiles everyone has, as all may see."""
    return list(table.public["tomb_tiles"])


def built(table: Table, seat: int = 0) -> list[str | None]:
    """A tomb, as all may see."""
    return list(table.public["tombs"][seat])


# Setup


@pytest.mark.parametrize("edition", ["classic", "meeple", "anniversary"])
def test_sixty_tiles_twelve_of_each_and_four_cards(edition: str) -> None:
    table = set_up("market", *FOUR, edition=edition, modules="afterlife")
    assert table.game.position()["tomb_stack"] == dict.fromkeys(KINDS, 12)
    assert table.public["tomb_stack"] == 60
    assert table.public["deck"] == set_up("market", *FOUR, edition=edition).public["deck"] + 4
    assert (collections(table), table.public["tomb_discards"]) == ([0] * 4, {})


@pytest.mark.parametrize("tiles", [3, {}, [], [{}] * 3, [{}] * 5, [{"camel": 1}, {}, {}, {}]])
def test_a_position_names_one_collection_a_seat(tiles: object) -> None:
    with pytest.raises(amunre.AmunreError, match="tomb_tiles"):
        set_up("market", *FOUR, modules="afterlife", more={"tomb_tiles": tiles})


# Buying


@pytest.mark.parametrize(("count", "price"), PRICES)
def test_tiles_cost_the_usual_price(count: int, price: int) -> None:
    table = market(gold={0: 45}).play(f"0: buy tombs {count}")
    assert (table.gold(0), collections(table)[0], table.public["tomb_stack"]) == (45 - price, count, 60 - count)


def test_tiles_are_bought_first() -> None:
    table = market()
    assert table.choices(0, "buy") == [f"buy tombs {count}" for count in range(6)]
    table.refusal("0: buy favours 1")
    table.refusal("0: buy tombs 0, buy tombs 1")
    table.play("0: buy favours 0, buy farmers 0, buy stones 0, done")


def test_tiles_need_no_province_and_no_icon() -> None:
    table = market(provinces=("mendes of 0", "edfu of 1"), gold={0: 21})
    assert table.amounts(0, "buy tombs")[-1] == 6


def test_the_tiles_of_others_are_secret_their_number_is_not() -> None:
    table = market().play("0: buy tombs 3")
    assert sum(own(table).values()) == 3
    for reader in (1, 2, 3, None):
        seen = table.game.view(reader)
        assert seen["tomb_tiles"] == [3, 0, 0, 0]
        assert seen.get("own_tiles", {}) == {}


def test_the_log_tells_others_that_a_tile_was_drawn_not_which() -> None:
    table = market(more={"tomb_stack": {"stone": 2}}).play("0: buy tombs 2")
    assert table.game.log(0)[-2:] == [{"event": "drew tile", "seat": 0, "tile": "stone"}] * 2
    for reader in (1, None):
        assert table.game.log(reader)[-2:] == [{"event": "drew tile", "seat": 0}] * 2


def test_every_kind_can_be_drawn() -> None:
    table = market(gold={0: 400}).play("0: buy tombs 20")
    assert set(own(table)) <= set(KINDS)
    assert len(own(table)) > 2


def test_r15_no_more_can_be_bought_than_stack_and_discards_hold() -> None:
    table = market(more={"tomb_stack": {"stone": 1}, "tomb_discards": {"gold": 2}})
    assert table.amounts(0, "buy tombs") == [0, 1, 2, 3]
    table.refusal("0: buy tombs 4")
    table.play("0: buy tombs 3")
    assert (own(table), table.public["tomb_stack"]) == ({"stone": 1, "gold": 2}, 0)


def test_r15_an_empty_stack_is_made_anew_from_the_discards() -> None:
    table = market(more={"tomb_stack": {"stone": 1}, "tomb_discards": {"gold": 9}}).play("0: buy tombs 2")
    assert own(table) == {"stone": 1, "gold": 1}
    assert (table.public["tomb_stack"], table.public["tomb_discards"]) == (8, {})


def test_r15_without_any_tile_there_is_nothing_to_buy_or_draw() -> None:
    table = market(hands={0: "afterlife"}, more={"tomb_stack": {}, "tomb_discards": {}})
    assert table.amounts(0, "buy tombs") == [0]
    table.refusal("0: afterlife draw")
    table.play("0: buy tombs 0, " + NOTHING)


# The tomb


def test_r14_any_place_of_the_base_is_free_and_none_above() -> None:
    table = gift_turn("stone").play("0: gift tomb")
    assert table.choices(0, "tomb") == [f"tomb stone 1 {slot}" for slot in range(1, 6)]
    table.refusal("0: tomb stone 2 1")


def test_r14_above_the_base_a_tile_rests_on_two() -> None:
    table = gift_turn("stone", ("gold gold - gold gold", "gold")).play("0: gift tomb")
    assert table.choices(0, "tomb") == ["tomb stone 1 3", "tomb stone 2 4"]
    table.refusal("0: tomb stone 2 2")
    table.refusal("0: tomb stone 3 1")


@pytest.mark.parametrize(
    ("rows", "places"),
    [
        (FULL[:1], ["2 1", "2 2", "2 3", "2 4"]),
        (FULL[:2], ["3 1", "3 2", "3 3"]),
        (FULL[:3], ["4 1", "4 2"]),
        (FULL[:4], ["5 1"]),
        ((FULL[0], "gold gold gold"), ["2 4", "3 1", "3 2"]),
    ],
)
def test_r14_the_rows_have_5_4_3_2_and_1_places(rows: tuple[str, ...], places: list[str]) -> None:
    table = gift_turn("point", rows).play("0: gift tomb")
    assert table.choices(0, "tomb") == [f"tomb point {place}" for place in places]


def test_a_tile_must_be_in_the_collection() -> None:
    table = gift_turn("stone").play("0: gift tomb")
    table.refusal("0: tomb gold 1 1")


def test_a_tile_once_built_is_seen_by_all_and_leaves_the_collection() -> None:
    table = gift_turn("gold gold").play("0: gift tomb, tomb gold 1 3")
    assert built(table) == tomb("- - gold")
    assert (own(table), collections(table)[0]) == ({"gold": 1}, 1)


# Rewards: each kind alone, on two direct supports, and on a chain of two

SHAPES: list[tuple[tuple[str, ...], str, int]] = [
    ((), "1 1", 1),
    (("{0}",), "1 2", 1),  # beside is not below
    (("{0} other",), "2 1", 2),
    (("other {0}",), "2 1", 2),
    (("{0} {0}",), "2 1", 3),  # A13: two direct supports
    (("{0} other other", "{0} other"), "3 1", 3),  # A13: a chain of two
    (("other other {0}", "other {0}"), "3 1", 3),
    (("{0} {0} {0}", "other other"), "3 1", 1),  # what does not match breaks the chain
    (("{0} {0} {0}", "{0} other"), "3 1", 4),
    (("{0} {0} {0}", "{0} {0}"), "3 1", 6),  # the middle of the base counts once
]


def shape(rows: tuple[str, ...], kind: str) -> tuple[str, ...]:
    other = "gold" if kind == "point" else "point"
    return tuple(row.format(kind).replace("other", other) for row in rows)


every_shape = pytest.mark.parametrize(("rows", "place", "times"), SHAPES)


@every_shape
def test_a13_point(rows: tuple[str, ...], place: str, times: int) -> None:
    table = gift_turn("point", shape(rows, "point")).play(f"0: gift tomb, tomb point {place}")
    assert (table.points("tiles")[0], table.game.scores[0]) == (times, times)


@every_shape
def test_a13_gold(rows: tuple[str, ...], place: str, times: int) -> None:
    table = gift_turn("gold", shape(rows, "gold"))
    before = table.gold(0)
    assert table.play(f"0: gift tomb, tomb gold {place}").gold(0) == before + 2 * times


@every_shape
def test_a13_favour(rows: tuple[str, ...], place: str, times: int) -> None:
    table = gift_turn("favour", shape(rows, "favour")).play(f"0: gift tomb, tomb favour {place}")
    assert table.cards(0) == ["treasury"] * times


@every_shape
def test_a13_stone(rows: tuple[str, ...], place: str, times: int) -> None:
    table = gift_turn("stone", shape(rows, "stone")).play(f"0: gift tomb, tomb stone {place}")
    table.play(*["0: stone mendes"] * times)
    assert table.choices(0, "stone") == []
    pieces = [f"{times % 3} stone{'s' * (times % 3 > 1)}"] * (times % 3 > 0)
    pieces += [f"{times // 3} pyramid{'s' * (times // 3 > 1)}"] * (times // 3 > 0)
    assert table.at("mendes") == ", ".join(pieces)


@every_shape
def test_a13_farmer(rows: tuple[str, ...], place: str, times: int) -> None:
    table = gift_turn("farmer", shape(rows, "farmer")).play(f"0: gift tomb, tomb farmer {place}")
    table.play(*["0: farmer mendes"] * times)
    assert table.choices(0, "farmer") == []
    assert table.at("mendes") == f"{times} farmer{'s' * (times > 1)}"


def test_r13_the_owner_places_one_stone_of_a_reward_at_a_time() -> None:
    standing = ("mendes of 0: 2 stones", "buto of 0", *FOUR[1:])
    table = gift_turn("stone", ("stone stone",), provinces=standing)
    table.play("0: gift tomb, tomb stone 2 1, stone mendes, stone buto, stone mendes")
    assert (table.at("mendes"), table.at("buto")) == ("1 stone, 1 pyramid", "1 stone")


@pytest.mark.parametrize(("farmers", "settle"), [(6, 0), (5, 1), (4, 2)])
def test_r12_a_farmer_without_an_empty_field_is_lost(farmers: int, settle: int) -> None:
    table = gift_turn("farmer", ("farmer farmer",), provinces=(f"mendes of 0: {farmers} farmers", *FOUR[1:]))
    table.play("0: gift tomb, tomb farmer 2 1", *["0: farmer mendes"] * settle)
    assert table.at("mendes") == "6 farmers"
    assert table.choices(0, "farmer") == []
    assert "gift stone" in table.choices(0)


def test_cards_that_are_not_there_are_lost() -> None:
    table = gift_turn("favour", ("favour favour",), deck="treasury").play("0: gift tomb, tomb favour 2 1")
    assert table.cards(0) == ["treasury"]


# A tile as gift


def test_a_gift_may_be_to_build_a_tile() -> None:
    table = gift_turn("gold gold gold").play("0: gift tomb, tomb gold 1 1, gift stone, stone mendes, gift tomb")
    table.play("0: tomb gold 1 2, done")
    assert (collections(table)[0], table.to_act) == (1, [1])


def test_without_a_tile_it_is_no_gift_and_the_turn_ends_with_the_last() -> None:
    table = gift_turn()
    assert table.choices(0, "gift tomb") == []
    table.refusal("0: gift tomb")
    assert table.play("0: gift favours 3").to_act == [1]


def test_with_a_full_tomb_it_is_no_gift() -> None:
    table = gift_turn("gold", FULL)
    assert table.choices(0, "gift tomb") == []
    table.refusal("0: gift tomb")


def test_one_gift_builds_one_tile() -> None:
    table = gift_turn("gold gold gold gold").play(*["0: gift tomb, tomb gold 1 " + slot for slot in "123"])
    table.refusal("0: gift tomb")
    assert table.choices(0) == ["done"]


# Extra tiles for two discards


def test_two_discards_build_an_extra_tile() -> None:
    table = gift_turn("gold", hand="influence bribery")
    before = table.gold(0)
    table.play("0: extra, discard influence, discard bribery, tomb gold 1 1")
    assert (table.gold(0), table.cards(0)) == (before + 2, [])  # for the tile, not for the cards
    assert table.public["discards"] == {"influence": 1, "bribery": 1}
    assert table.public["seats"][0]["gifts"] == 3


@pytest.mark.parametrize(
    "moves",
    [
        "discard influence, discard bribery",
        "discard influence, discard tile-stone",
        "discard tile-stone, discard influence",
        "discard tile-stone, discard tile-point",
        "discard tile-point, discard tile-gold",
    ],
)
def test_cards_and_tiles_in_any_mix(moves: str) -> None:
    table = gift_turn("gold gold stone point", hand="influence bribery").play(f"0: extra, {moves}, tomb gold 1 1")
    paid = moves.count("tile")
    assert (collections(table)[0], table.hands()[0]) == (4 - paid - 1, 2 - (2 - paid))
    assert sum(table.public["tomb_discards"].values()) == paid


def test_discarded_tiles_lie_open() -> None:
    table = gift_turn("gold stone point").play("0: extra, discard tile-stone, discard tile-point")
    assert table.public["tomb_discards"] == {"stone": 1, "point": 1}


def test_one_tile_must_be_left_to_build() -> None:
    table = gift_turn("gold stone", hand="influence").play("0: extra, discard tile-stone")
    assert table.choices(0) == ["discard influence"]
    table.refusal("0: discard tile-gold")
    table.play("0: discard influence")
    assert set(table.choices(0)) == {f"tomb gold 1 {slot}" for slot in range(1, 6)}


@pytest.mark.parametrize(
    ("tiles", "hand", "enough"),
    [
        ("gold", "", False),
        ("gold", "bribery", False),
        ("gold", "bribery bribery", True),
        ("gold gold", "", False),
        ("gold gold", "bribery", True),
        ("gold gold gold", "", True),
        ("", "bribery bribery bribery", False),
    ],
)
def test_an_extra_tile_needs_a_tile_and_two_discards(tiles: str, hand: str, enough: bool) -> None:
    table = gift_turn(tiles, hand=hand)
    assert table.choices(0, "extra") == ["extra"] * enough
    if not enough:
        table.refusal("0: extra")


def test_with_a_full_tomb_there_is_no_extra_tile() -> None:
    table = gift_turn("gold gold gold", FULL, hand="bribery bribery")
    table.refusal("0: extra")


def test_cards_cannot_be_sold_while_they_are_owed_as_discards() -> None:
    table = gift_turn("gold", hand="influence bribery").play("0: extra")
    assert table.choices(0) == ["discard bribery", "discard influence"]
    table.refusal("0: sell influence")
    table.play("0: discard influence")
    table.refusal("0: sell bribery")


def test_a_card_that_is_not_needed_may_be_sold() -> None:
    table = gift_turn("gold", hand="influence bribery protection").play("0: extra, sell influence")
    assert table.choices(0) == ["discard bribery", "discard protection"]


def test_theft_is_never_discarded() -> None:
    table = gift_turn("gold gold gold").play("0: extra")
    table.refusal("0: discard theft")


def test_while_discards_are_owed_nothing_else_is_done() -> None:
    table = gift_turn("gold gold gold").play("0: extra")
    table.refusal("0: gift stone")
    table.refusal("0: tomb gold 1 1")
    table.refusal("0: extra")
    table.refusal("0: done")


def test_several_extra_tiles_in_one_turn() -> None:
    extra = "extra, discard tile-stone, discard tile-stone, tomb gold 1"
    table = gift_turn("gold gold " + "stone " * 4).play(f"0: {extra} 1, gift stone, stone mendes, {extra} 2")
    assert built(table) == tomb("gold gold")
    assert collections(table)[0] == 0


def test_an_extra_tile_after_the_last_gift() -> None:
    table = gift_turn("gold", hand="influence bribery").play("0: gift favours 3")
    assert table.to_act == [0]
    table.play("0: extra, discard influence, discard bribery, tomb gold 1 1, done")
    assert (table.to_act, built(table)) == ([1], tomb("gold"))


def test_r16_cards_drawn_in_this_gift_turn_may_be_used() -> None:
    table = gift_turn("gold")
    table.refusal("0: extra")
    table.play("0: gift favours 3, extra, discard treasury, discard treasury, tomb gold 1 1, done")
    assert (table.hands()[0], table.to_act) == (1, [1])


def test_r16_cards_that_a_tile_has_brought_may_be_used_too() -> None:
    table = gift_turn("favour gold", ("favour favour",)).play("0: gift tomb, tomb favour 2 1")
    table.play("0: extra, discard treasury, discard treasury, tomb gold 1 3")
    assert (table.hands()[0], built(table)) == (1, tomb("favour favour gold", "favour"))


@pytest.mark.parametrize(("god", "hand", "moves"), [("set", "", "steal"), ("ptah", "greed", "steal, with greed")])
def test_r16_a_thief_with_a_gift_from_set_or_greed_may_build_extra_tiles(god: str, hand: str, moves: str) -> None:
    further = {**with_tiles({0: "gold gold gold gold"}, {}), "statues": {"mendes": god}}
    table = set_up("offering", *FOUR, modules="afterlife statues promos", hands={0: hand}, more=further)
    table.play(f"0: {moves}, done", "1: offer 9, done", "2: offer 4, done", "3: offer 1, done")
    table.play("1: gift favours 3", "2: gift favours 2")
    table.play("0: extra, discard tile-gold, discard tile-gold, tomb gold 1 1, gift tomb, tomb gold 1 2, done")
    assert (table.to_act, built(table)) == ([3], tomb("gold gold"))


def test_r16_a_thief_without_gifts_has_no_gift_turn() -> None:
    table = set_up("offering", *FOUR, modules="afterlife", more=with_tiles({0: "gold gold gold"}, {}))
    offers(table, None, 9, 4, 1)
    table.play("1: gift favours 3", "2: gift favours 2", "3: gift favours 1")
    assert table.phase == "harvest"


def test_extra_tiles_are_for_the_gift_turn_only() -> None:
    market("gold gold gold").refusal("0: extra")
    table = gift_turn("gold", hand="bribery bribery").play("0: gift favours 3, done", "1: gift favours 2")
    table.refusal("0: extra")


# The Afterlife card


def test_the_afterlife_card_draws_a_tile() -> None:
    table = market(hands={0: "afterlife"}).play("0: afterlife draw")
    assert (collections(table)[0], table.cards(0), table.gold(0)) == (1, [], 20)
    assert table.public["discards"] == {"afterlife": 1}


def test_r17_or_it_places_one_which_pays_as_usual() -> None:
    table = market("gold", ("gold gold",), hands={0: "afterlife"}).play("0: afterlife place, tomb gold 2 1")
    assert (table.gold(0), table.cards(0), collections(table)[0]) == (26, [], 0)
    assert table.public["discards"] == {"afterlife": 1}


@pytest.mark.parametrize(
    "before",
    [
        "buy tombs 1",
        "buy tombs 0, buy favours 1",
        "buy tombs 0, buy favours 0, buy farmers 2, farmer thebes",
        "buy tombs 0, buy favours 0, buy farmers 0, buy stones 2, stone thebes",
        "buy tombs 0, buy favours 0, buy farmers 0, buy stones 0",
    ],
)
@pytest.mark.parametrize("use", ["afterlife draw", "afterlife place, tomb gold 1 1"])
def test_r17_at_any_time_of_the_market_turn(before: str, use: str) -> None:
    table = market("gold", hands={0: "afterlife"}, more={"deck": {"treasury": 9}})
    table.play(f"0: {before}")
    rest = [choice for choice in table.choices(0) if not choice.startswith(("sell", "afterlife"))]
    after = table.play(f"0: {use}").choices(0)
    assert [choice for choice in after if not choice.startswith(("sell", "buy"))] == [
        choice for choice in rest if not choice.startswith("buy")
    ]
    assert table.cards(0).count("afterlife") == 0


def test_the_gold_of_a_tile_may_be_spent_at_once() -> None:
    table = market("gold", gold={0: 1}, hands={0: "afterlife"}).play("0: afterlife place, tomb gold 1 1")
    assert table.amounts(0, "buy tombs") == [0, 1, 2]


def test_one_afterlife_card_a_market_turn() -> None:
    table = market("gold", hands={0: "afterlife afterlife"}).play("0: afterlife draw")
    table.refusal("0: afterlife place")
    table.refusal("0: afterlife draw")


def test_the_afterlife_card_needs_a_tile_to_place() -> None:
    table = market(hands={0: "afterlife"})
    assert table.choices(0, "afterlife") == ["afterlife draw"]
    table.refusal("0: afterlife place")


def test_the_afterlife_card_needs_a_place_for_the_tile() -> None:
    table = market("gold", FULL, hands={0: "afterlife"})
    assert table.choices(0, "afterlife") == ["afterlife draw"]


def test_the_afterlife_card_is_for_the_market() -> None:
    table = gift_turn("gold", hand="afterlife")
    table.refusal("0: afterlife place")
    table.refusal("0: afterlife draw")


# No dead ends


@pytest.mark.parametrize(("free", "settle"), [(1, 0), (2, 1), (3, 2)])
def test_a_farmer_tile_leaves_the_fields_to_farmers_that_are_paid_for(free: int, settle: int) -> None:
    """One Farmer is bought and waits; the tile would bring three more."""
    provinces = (f"thebes of 0: {4 - free} farmers",)
    table = market("farmer", ("farmer farmer",), provinces, hands={0: "afterlife"})
    table.play("0: buy tombs 0, buy favours 0, buy farmers 1, afterlife place, tomb farmer 2 1")
    table.play(*["0: farmer thebes"] * settle, "0: farmer thebes, buy stones 0, done")
    assert table.at("thebes") == "4 farmers"


def test_a_farmer_tile_before_the_purchase_takes_its_field() -> None:
    table = market("farmer", (), ("thebes of 0: 3 farmers",), hands={0: "afterlife"})
    table.play("0: buy tombs 0, buy favours 0, afterlife place, tomb farmer 1 1, farmer thebes")
    assert table.amounts(0, "buy farmers") == [0]


def test_a_farmer_tile_between_ptahs_two_purchases() -> None:
    more = {"statues": {"thebes": "ptah"}}
    table = market(
        "farmer", (), ("thebes of 0: 2 farmers",), hands={0: "afterlife"}, modules="afterlife statues", more=more
    )
    table.play("0: buy tombs 0, buy favours 0, buy farmers 1, farmer thebes")
    table.play("0: afterlife place, tomb farmer 1 1, farmer thebes")
    assert table.amounts(0, "again farmers") == []
    table.play("0: done, buy stones 0, done")


def test_a_stone_tile_while_bought_stones_wait() -> None:
    table = market("stone", hands={0: "afterlife"})
    table.play("0: buy tombs 0, buy favours 0, buy farmers 0, buy stones 1, afterlife place, tomb stone 1 1")
    table.play("0: stone thebes, stone thebes, done")
    assert table.at("thebes") == "2 stones"


def test_while_a_tile_waits_to_be_placed_cards_may_be_sold() -> None:
    table = gift_turn("gold", hand="influence").play("0: gift tomb, sell influence, tomb gold 1 1")
    assert own(table) == {}


@pytest.mark.parametrize("seed", range(6))
def test_nobody_is_ever_left_without_a_choice_and_no_tile_is_lost(seed: int) -> None:
    """Random play that seeks the tiles; in between a position is saved and loaded."""
    table = new_table("classic", 3, seed, modules=["afterlife", "statues", "promos", "pharaoh"])
    rng = random.Random(seed)
    while not table.game.is_over:
        seat = table.to_act[0]
        choices = table.choices(seat)
        sought = [c for c in choices if c.startswith(("extra", "tomb", "afterlife", "gift tomb", "again", "horus"))]
        sought += [c for c in choices if c.startswith("buy tombs") and not c.endswith(" 0")]
        table.play(f"{seat}: {rng.choice(sought if sought and rng.random() < 0.6 else choices)}")
        position = table.game.position()
        assert all_tiles(position) == dict.fromkeys(KINDS, 12)
        if rng.random() < 0.1 and not table.game.is_over:
            again = Table(amunre.load_position(position))
            assert again.game.position() == position
            assert again.choices(table.to_act[0]) == table.choices(table.to_act[0])


def all_tiles(position: dict[str, Any]) -> dict[str, int]:
    """How many tiles of each kind there are, wherever they are."""
    count: Counter[str] = Counter(position["tomb_stack"])
    count.update(position["tomb_discards"])
    for tiles in position["tomb_tiles"]:
        count.update(tiles)
    for places in position["tombs"]:
        count.update(kind for kind in places if kind is not None)
    return dict(count)


# Final scoring and the New Kingdom


@pytest.mark.parametrize(
    ("rows", "points"),
    [
        ((), 0),
        (("gold gold gold gold",), 0),
        (FULL[:1], 3),
        ((FULL[0], "gold gold gold"), 3),
        (FULL[:2], 6),
        (FULL[:3], 9),
        (FULL[:4], 12),
        (FULL, 15),
    ],
)
def test_a14_3_points_for_each_full_row_at_the_end(rows: tuple[str, ...], points: int) -> None:
    table = scoring(in_round=6, modules="afterlife", more=with_tiles({}, {1: rows}))
    table.play("0: done", "1: done", "2: done", "3: done")
    assert table.game.is_over
    assert table.points("tomb rows", "new") == [0, points, 0, 0]
    assert table.points("tiles", "new") == [0] * 4


def test_a14_rows_score_only_at_the_end_of_the_game() -> None:
    table = scoring(in_round=3, modules="afterlife", more=with_tiles({}, {1: FULL}))
    table.play("0: done", "1: done", "2: done", "3: done")
    assert (table.public["round"], table.points("tomb rows")) == (4, [0] * 4)


def test_a14_rows_score_after_the_gold_and_decide_the_game() -> None:
    table = scoring(in_round=6, gold={0: 1, 1: 0, 2: 0, 3: 0}, modules="afterlife", more=with_tiles({}, {1: FULL[:1]}))
    table.play("0: done", "1: done", "2: done", "3: done")
    assert (table.game.scores, table.game.winners) == ((6, 7, 4, 4), (1,))


def test_the_new_kingdom_keeps_tombs_and_tiles() -> None:
    more = {**with_tiles({0: "gold stone"}, {0: ("gold - point",)}), "tomb_discards": {"favour": 2}}
    table = scoring(in_round=3, modules="afterlife", more=more)
    table.play("0: done", "1: done", "2: done", "3: done")
    assert (table.public["round"], own(table), built(table)) == (4, {"gold": 1, "stone": 1}, tomb("gold - point"))
    assert table.public["tomb_discards"] == {"favour": 2}
    assert table.public["tomb_stack"] == 60 - 2 - 2 - 2


# What a seat imagines


def imagined(table: Table, seat: int, seed: int) -> Table:
    return Table(table.game.determinize(seat, FastChance(seed)))


def test_a_seat_imagines_other_tiles_for_the_others_and_keeps_all_it_knows() -> None:
    tiles = {0: "gold stone", 1: "stone stone stone", 2: "point"}
    more = {**with_tiles(tiles, {1: ("favour",)}), "tomb_discards": {"farmer": 12}}
    table = set_up("market", *FOUR, modules="afterlife", more=more)
    seen = set()
    for seed in range(40):
        world = imagined(table, 0, seed)
        for key in ("tomb_tiles", "own_tiles", "tomb_discards", "tombs", "tomb_stack"):
            assert world.game.view(0)[key] == table.game.view(0)[key]
        assert all_tiles(world.game.position()) == dict.fromkeys(KINDS, 12)
        assert "farmer" not in own(world, 1)  # all of them are discarded
        seen.add(str(own(world, 1)))
    assert len(seen) > 5


def test_what_a_seat_imagines_does_not_depend_on_the_tiles_of_the_others() -> None:
    for seed in range(20):
        worlds = [
            imagined(set_up("market", *FOUR, modules="afterlife", more=with_tiles({0: "gold", **others}, {})), 0, seed)
            for others in ({1: "stone stone", 2: "point"}, {1: "favour point", 2: "farmer"})
        ]
        assert worlds[0].game.position() == worlds[1].game.position()


def test_in_what_it_imagines_the_game_goes_on() -> None:
    table = market("gold gold", more={"deck": {"treasury": 9}})
    world = imagined(table, 0, 1).play("0: buy tombs 2, buy favours 1, buy farmers 0, buy stones 0, done")
    assert collections(world)[0] == 4

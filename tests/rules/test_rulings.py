"""The rulings on points the rulebooks leave open, one by one, and the sentences in which a move is refused."""

import pytest

from amunre.rules.board import PROVINCES
from tests.rules.table import (
    FOUR,
    NOTHING,
    THREE,
    auction,
    gold_scoring,
    keep_first,
    new_table,
    offering,
    offers,
    scoring,
    set_up,
)

EDITIONS = ("classic", "meeple", "anniversary")


# R1


def test_r1_a_side_without_any_pyramid_scores_nobody() -> None:
    table = scoring("edfu of 0: 2 stones", "memphis of 1: 1 stone", "abu of 2: 1 pyramid")
    assert table.points("sides") == [0, 0, 5, 0]


# R3


@pytest.mark.parametrize("edition", EDITIONS)
def test_r3_avaris_sells_no_card_in_any_edition(edition: str) -> None:
    assert set_up("market", "avaris of 0", edition=edition).amounts(0, "buy favours") == [0]


# R4


def test_r4_without_start_cards_their_architects_join_the_deck_before_dealing() -> None:
    assert keep_first(new_table("anniversary", 4)).public["deck"] == 36
    table = new_table("anniversary", 4, start_cards=False)
    assert table.public["deck"] == 36 + 5 - 4
    assert [table.cards(seat) for seat in range(4)] == [["architect"]] * 4


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r4_with_all_switches_the_deck_is_the_classic_one(players: int) -> None:
    table = new_table("anniversary", players, start_cards=False, federation=False)
    assert table.public["deck"] == new_table("classic", players).public["deck"] == 39 - players


# R5


@pytest.mark.parametrize("edition", ["classic", "meeple"])
def test_r5_the_others_take_their_gifts_clockwise_from_the_old_starting_player(edition: str) -> None:
    table = offers(offering(edition), 1, 9, 1, 5)
    assert table.to_act == [1]
    assert table.play("1: gift favours 3").to_act == [3]
    assert table.play("3: gift favours 2").to_act == [0]
    assert table.play("0: gift favours 1").to_act == [2]


@pytest.mark.parametrize("edition", ["classic", "meeple"])
def test_r5_the_new_starting_player_already_starts_the_harvest(edition: str) -> None:
    table = offers(offering(edition), 1, 9, 1, 5)
    table.play("1: gift favours 3", "3: gift favours 2", "0: gift favours 1", "2: gift favours 1")
    assert table.phase == "harvest"
    assert (table.to_act, table.order) == ([1], [1, 2, 3, 0])


def test_in_the_anniversary_the_ranking_is_the_new_turn_order() -> None:
    table = offers(offering("anniversary"), 1, 9, None, 5)
    table.play("1: gift favours 3", "3: gift favours 2", "0: gift favours 1")
    assert (table.to_act, table.order) == ([1], [1, 3, 0, 2])


# R6


def test_r6_gold_and_cards_of_the_others_are_hidden_their_number_of_cards_is_not() -> None:
    table = set_up("market", *FOUR, hands={0: "architect treasury"})
    for onlooker in (1, 2, 3, None):
        seat = table.game.view(onlooker)["seats"][0]
        assert (seat.get("gold"), seat.get("cards"), seat["hand"]) == (None, None, 2)
    assert (table.gold(0), table.cards(0)) == (20, ["architect", "treasury"])


def test_r6_gold_is_shown_when_the_table_plays_it_open() -> None:
    table = set_up("market", *FOUR, hands={0: "architect"}, gold={0: 7}, open_gold=True)
    seat = table.game.view(1)["seats"][0]
    assert (seat["gold"], seat.get("cards")) == (7, None)


# R7


@pytest.mark.parametrize(("first", "second"), [("treasury", "abundance"), ("abundance", "treasury")])
def test_r7_two_harvest_cards_on_one_province_are_refused(first: str, second: str) -> None:
    hand = {0: "treasury abundance"}
    table = set_up("harvest", "thebes of 0: 3 farmers", "abu of 0: 2 farmers", hands=hand, more={"temple": 1})
    table.refusal(f"0: {first} thebes, {second} thebes")
    assert table.choices(0, second) == [f"{second} abu"]


def test_r7_on_two_provinces_both_are_fine() -> None:
    hand = {0: "treasury abundance"}
    table = set_up("harvest", "thebes of 0: 3 farmers", "sawu of 0: 1 farmer", hands=hand, more={"temple": 1})
    table.play("0: treasury sawu, abundance thebes, done")
    assert table.gold(0) == 20 + 8 + (3 + 3)


# R8


@pytest.mark.parametrize("edition", EDITIONS)
def test_r8_cultivation_needs_no_purchase(edition: str) -> None:
    table = set_up("market", "thebes of 0", edition=edition, hands={0: "cultivation"})
    table.play("0: cultivation thebes", f"0: {NOTHING}")
    assert (table.at("thebes"), table.gold(0)) == ("1 extra farmer", 20)


def test_r8_cultivation_also_after_the_last_purchase() -> None:
    table = set_up("market", "thebes of 0", hands={0: "cultivation"})
    table.play("0: buy favours 0, buy farmers 0, buy stones 1, stone thebes, cultivation thebes, done")
    assert table.at("thebes") == "1 extra farmer, 1 stone"


# R9


def test_r9_a_card_is_sold_first_and_its_gold_offered_then() -> None:
    table = set_up("offering", *FOUR, gold={0: 2}, hands={0: "architect"})
    assert table.amounts(0, "offer") == [1, 2]
    assert table.play("0: sell architect").amounts(0, "offer") == [1, 2, 3]


def test_r9_the_sale_is_shown_to_the_others_only_at_the_reveal() -> None:
    table = set_up("offering", *FOUR, hands={0: "architect"})
    before = table.game.view(1), table.game.log(1), table.game.choices(1)
    table.play("0: sell architect, offer 5, done")
    seen = table.game.view(1)
    assert (seen["seats"], seen["discards"], seen["deck"]) == tuple(
        before[0][key] for key in ("seats", "discards", "deck")
    )
    assert (table.game.log(1), table.game.choices(1)) == before[1:]
    table.play("1: offer 4, done", "2: steal, done", "3: steal, done")
    assert (table.hands()[0], table.public["discards"]) == (0, {"architect": 1})


def test_r9_a_sale_before_the_start_scheme_is_chosen_is_secret_too() -> None:
    table = new_table("anniversary", 3)
    before = table.game.view(1)["seats"]
    table.play("0: sell architect")
    assert table.game.view(1)["seats"] == before
    keep_first(table)
    assert (table.hands(), table.gold(0)) == ([1, 2, 2], 21)


def test_r9_a_sale_before_the_expert_card_is_chosen_is_secret_too() -> None:
    table = new_table("meeple", 3, expert=True)
    before = table.game.view(1)["seats"]
    table.play("0: sell architect")
    assert table.game.view(1)["seats"] == before
    table.play(*[f"{seat}: {table.choices(seat, 'reveal ')[0]}" for seat in range(3)])
    assert table.hands() == [0, 1, 1]


# R10


def test_r10_theft_is_allowed_with_gold_in_hand() -> None:
    table = offering()
    assert "steal" in table.choices(0)
    assert offers(table, None, 1, 1, 1).gold(0) == 40 + 3


def test_r10_without_gold_and_cards_theft_is_forced() -> None:
    assert set_up("offering", *FOUR, gold={0: 0}).choices(0) == ["steal"]


def test_r10_without_gold_he_may_still_sell_a_card_and_offer_it() -> None:
    table = set_up("offering", *FOUR, gold={0: 0}, hands={0: "architect"})
    assert table.choices(0) == ["sell architect", "steal"]
    assert table.play("0: sell architect").choices(0) == ["offer 1", "steal"]


# R11


@pytest.mark.parametrize("edition", EDITIONS)
def test_r11_blessing_cards_are_drawn_when_the_province_is_taken(edition: str) -> None:
    table = auction("thebes edfu abu", edition=edition)
    before = table.public["deck"]
    table.play("0: bid thebes 0", "1: bid edfu 0")
    assert (table.public["deck"], table.hands()) == (before, [0, 0, 0])
    table.play("2: bid abu 0")
    assert (table.public["deck"], table.hands()) == (before - 3, [2, 1, 0])


# R12


def test_r12_a_farmer_without_an_empty_field_is_no_gift() -> None:
    standing = ("thebes of 0: 4 farmers", "dakhla of 0", *THREE[2:], "mendes of 1")
    table = offers(set_up("offering", *standing, players=3, in_round=2), 9, 2, 1)
    assert table.choices(0, "gift") == ["gift favours 1", "gift favours 2", "gift favours 3", "gift stone"]
    table.refusal("0: gift farmer")


def test_r12_not_even_a_second_one_on_the_last_field() -> None:
    table = offers(set_up("offering", "thebes of 0: 3 farmers", "mendes of 1", "edfu of 2", players=3), 9, 2, 1)
    table.play("0: gift farmer, farmer thebes")
    assert table.choices(0, "gift farmer") == []


# R13


def test_r13_blessings_come_in_turn_order() -> None:
    """One card is left for two blessings: the first in turn order draws it, whenever he bid."""
    table = set_up(
        "auction",
        players=3,
        more={"open": ["buto", "edfu", "abu"], "deck": {"treasury": 1}, "discards": {}, "turn_order": [2, 0, 1]},
    )
    table.play("2: bid buto 0", "0: bid buto 1", "1: bid edfu 0", "2: bid edfu 1", "0: pass", "1: bid abu 0")
    assert table.hands() == [0, 0, 1]


def test_r13_the_owner_places_one_stone_at_a_time() -> None:
    table = set_up("market", "thebes of 0: 2 stones", "edfu of 0", in_round=2)
    table.play("0: buy favours 0, buy farmers 0, buy stones 2, stone thebes")
    assert table.at("thebes") == "1 pyramid"
    assert table.choices(0, "stone") == ["stone edfu", "stone thebes"]


# R27


def test_r27_cards_left_at_the_end_are_sold_before_the_gold_scoring() -> None:
    table = gold_scoring(10, 12, 11, 5, hands={0: "architect treasury east-or-west"})
    assert table.points("gold", "new") == [6, 4, 2, 0]
    assert table.gold(0) == 13


def test_r27_only_after_the_schemes() -> None:
    table = scoring("edfu of 0", in_round=6, gold={0: 10, 1: 11, 2: 5, 3: 4}, hands={0: "east-or-west"})
    table.play("0: score east-or-west, done", "1: done", "2: done", "3: done")
    assert (table.points("schemes", "new")[0], table.points("gold", "new")) == (3, [4, 6, 2, 0])


def test_r27_the_sale_is_logged() -> None:
    table = gold_scoring(10, 12, 11, 5, hands={0: "architect"})
    assert any("architect" in str(entry).lower() for entry in table.game.log(None))


# R28


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("gold", "points"),
    [
        ((9, 9, 5, 3, 1), [6, 6, 2, 0, 0]),
        ((9, 9, 9, 3, 1), [6, 6, 6, 0, 0]),
        ((9, 5, 5, 3, 1), [6, 4, 4, 0, 0]),
        ((9, 5, 5, 5, 1), [6, 4, 4, 4, 0]),
        ((9, 5, 3, 3, 1), [6, 4, 2, 2, 0]),
        ((0, 0, 0, 0, 0), [6, 6, 6, 6, 6]),
        ((9, 0, 0, 0, 0), [6, 4, 4, 4, 4]),
    ],
)
def test_r28_an_award_is_skipped_for_each_extra_player(edition: str, gold: tuple[int, ...], points: list[int]) -> None:
    assert gold_scoring(*gold, edition=edition).points("gold", "new") == points


# R30


@pytest.mark.parametrize("edition", ["classic", "meeple"])
def test_r30_a_protected_scribe_on_28_cannot_be_outbid_when_bids_end_at_36(edition: str) -> None:
    table = auction("thebes edfu abu", edition=edition, gold={0: 99, 1: 99}, hands={0: "protection"})
    table.play("0: protection, bid thebes 28")
    assert table.choices(1, "bid thebes") == []
    table.refusal("1: bid thebes 45")


def test_r30_in_the_anniversary_45_outbids_him() -> None:
    table = auction("thebes edfu abu", edition="anniversary", gold={0: 99, 1: 50}, hands={0: "protection"})
    assert table.play("0: protection, bid thebes 28").amounts(1, "bid thebes") == [45]


def test_r30_the_switch_caps_the_anniversary_too() -> None:
    table = auction("thebes edfu abu", edition="anniversary", gold={0: 99}, bids_beyond_36=False)
    assert table.amounts(0, "bid thebes")[-1] == 36


# R31


@pytest.mark.parametrize("edition", EDITIONS)
def test_r31_pyramids_stones_and_farmers_never_run_out(edition: str) -> None:
    standing = ("mendes of 0: 60 pyramids, 2 stones", "thebes of 1: 4 farmers, 60 extra farmers")
    table = set_up("market", *standing, edition=edition, gold={0: 99}, hands={0: "cultivation"})
    table.play("0: cultivation mendes, buy favours 0, buy farmers 1, farmer mendes, buy stones 1, stone mendes")
    assert table.at("mendes") == "1 farmer, 1 extra farmer, 61 pyramids"


# R32


@pytest.mark.parametrize("edition", EDITIONS)
def test_r32_when_all_steal_nothing_changes_but_the_temple(edition: str) -> None:
    table = offering(edition, turn_order=[2, 3, 0, 1])
    offers(table, None, None, None, None)
    assert (table.temple, table.order) == (1, [2, 3, 0, 1])
    assert (table.phase, table.to_act) == ("harvest", [2])
    assert (table.golds(), table.hands()) == ([43] * 4, [0] * 4)


# R37


@pytest.mark.parametrize(("players", "blocked"), [(3, 6), (4, 3), (5, 0)])
def test_r37_with_the_expert_rule_the_unused_provinces_are_blocked(players: int, blocked: int) -> None:
    table = keep_first(new_table("anniversary", players, expert=True))
    held = {choice.removeprefix("reveal ") for seat in range(players) for choice in table.choices(seat, "reveal ")}
    assert len(table.public["blocked"]) == blocked
    assert held | set(table.public["blocked"]) == set(PROVINCES)
    assert len(held) == 3 * players


def test_r37_unless_that_switch_is_off() -> None:
    table = keep_first(new_table("anniversary", 3, expert=True, blocked_provinces=False))
    assert list(table.public["blocked"]) == []


# Refusals: a sentence a player can read, and the game as it was. `refusal` looks at both.

AUCTION = [
    "0: dance",
    "0: bid",
    "0: bid thebes",
    "0: bid atlantis 3",
    "0: bid thebes 4",
    "0: bid thebes -1",
    "0: bid thebes 3.5",
    "0: bid thebes 99999999999999999999999999",
    "0: bid thebes 21",
    "0: bid memphis 3",
    "0: pass",
    "0: done",
    "0: protection",
    "0: sell architect",
    "0: sell theft",
    "0: sell camel",
    "0: buy stones 1",
    "0: offer 5",
    "0: thebes",
    "0: bid thebes 3 3",
    "0:  ",
    "0: " + "bid " * 400,
    "1: bid thebes 3",
    "7: bid thebes 3",
    "-1: bid thebes 3",
]
MARKET = [
    "0: done",
    "0: buy farmers 1",
    "0: buy favours 3",
    "0: buy favours 0, buy favours 0",
    "0: buy favours 0, buy farmers 5",
    "0: buy favours 0, buy farmers 0, buy stones 6",
    "0: buy favours 0, buy farmers 0, buy stones 1, stone edfu",
    "0: buy favours 0, buy farmers 0, buy stones 1, done",
    "0: buy favours 0, buy farmers 1, stone thebes",
    "0: farmer thebes",
    "0: buy camels 1",
    "0: buy tombs 1",
    "0: horus thebes",
    "0: bid thebes 3",
]
OFFERING = [
    "0: done",
    "0: with influence",
    "0: offer 0",
    "0: offer 41",
    "0: offer 5, offer 6",
    "0: offer 5, done, offer 6",
    "0: steal, with greed",
    "0: pass",
]
GIFTS = [
    "0: gift favours 4",
    "0: gift favours 0",
    "0: gift tomb",
    "0: gift camel",
    "0: gift favours 1, gift favours 1",
    "0: gift stone, stone edfu",
    "0: stone mendes",
    "0: done",
    "1: gift stone",
]
HARVEST = ["0: treasury edfu", "0: abundance mendes", "0: done, done", "1: done", "0: popularity mendes"]
SCORING = ["0: score east-or-west", "0: score tribute", "0: score theft", "0: pass", "1: done"]


@pytest.mark.parametrize("line", AUCTION)
def test_refusals_in_the_auction(line: str) -> None:
    auction("thebes edfu abu").refusal(line)


@pytest.mark.parametrize("line", MARKET)
def test_refusals_in_the_market(line: str) -> None:
    set_up("market", "thebes of 0", "edfu of 1").refusal(line)


@pytest.mark.parametrize("line", OFFERING)
def test_refusals_in_the_offering(line: str) -> None:
    offering().refusal(line)


@pytest.mark.parametrize("line", GIFTS)
def test_refusals_among_the_gifts(line: str) -> None:
    offers(offering(), 9, 4, None, 1).refusal(line)


@pytest.mark.parametrize("line", HARVEST)
def test_refusals_in_the_harvest(line: str) -> None:
    set_up("harvest", *FOUR, more={"temple": 2}).refusal(line)


@pytest.mark.parametrize("line", SCORING)
def test_refusals_in_the_scoring(line: str) -> None:
    scoring("edfu of 0").refusal(line)


@pytest.mark.parametrize("line", ["0: keep treasury", "0: keep", "0: bid thebes 3", "0: reveal thebes"])
def test_refusals_at_the_start(line: str) -> None:
    new_table("anniversary", 3).refusal(line)


@pytest.mark.parametrize("line", ["0: done", "0: pass", "2: done", "0: sell architect"])
def test_refusals_after_the_end(line: str) -> None:
    table = gold_scoring(10, 12, 11)
    assert table.game.is_over
    assert table.game.to_act == ()
    assert "over" in table.refusal(line)


def test_a_refused_bid_says_what_it_lacks() -> None:
    """What was asked, why it cannot be, what can."""
    sentence = auction("thebes edfu abu", gold={0: 7}, hands={0: "architect"}).refusal("0: bid thebes 10")
    assert "8" in sentence

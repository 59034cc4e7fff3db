"""Pharaoh: he goes where somebody is outbid; his tokens bring gifts."""

import pytest

from tests.rules.table import Table, auction, new_table, offering, offers, scoring, set_up


def pharaoh(table: Table) -> str | None:
    """Where he is, as everybody sees it."""
    places = {table.game.view(seat)["pharaoh"] for seat in (None, 0, 1)}
    assert len(places) == 1
    place: str | None = places.pop()
    return place


def tokens(table: Table) -> list[int]:
    """Everybody's tokens, as everybody sees them."""
    shown = table.game.view(None)["pharaoh_tokens"]
    assert all(table.game.view(seat)["pharaoh_tokens"] == shown for seat in range(len(shown)))
    return list(shown)


def gifts(table: Table) -> list[int]:
    return [int(seat["gifts"]) for seat in table.public["seats"]]


def bidding(hand: str = "") -> Table:
    """Three players before the auction of Abu, Mendes and Thebes; seat 0 may hold cards."""
    return auction("abu mendes thebes", modules="pharaoh", hands={0: hand})


@pytest.mark.parametrize("edition", ["classic", "meeple", "anniversary"])
def test_two_blessings_join_the_deck_and_he_is_not_on_the_board(edition: str) -> None:
    table = new_table(edition, 3, modules=["pharaoh"])
    assert table.game.position()["deck"]["pharaohs-blessing"] == 2
    assert (pharaoh(table), tokens(table)) == (None, [0, 0, 0])


def test_he_goes_where_somebody_is_outbid_and_nowhere_else() -> None:
    table = bidding().play("0: bid abu 0", "1: bid mendes 0")
    assert pharaoh(table) is None
    assert pharaoh(table.play("2: bid abu 1")) == "abu"
    assert pharaoh(table.play("0: bid mendes 1")) == "mendes"


def test_a_bid_on_a_free_province_does_not_call_him() -> None:
    table = bidding().play("0: bid abu 0", "1: bid mendes 0", "2: bid abu 1", "0: bid thebes 6")
    assert table.phase == "market"
    assert pharaoh(table) == "abu"


def test_raising_with_bribery_outbids_too() -> None:
    table = bidding("bribery").play("0: bid abu 0", "1: bid abu 1", "2: bid mendes 0")
    table.play("0: bid mendes 1", "1: pass", "2: bid abu 3")
    assert pharaoh(table) == "abu"
    assert pharaoh(table.play("0: pass", "1: bid mendes 3", "2: pass", "0: bribery, bid mendes 6")) == "mendes"


def test_at_the_end_of_the_auction_the_owner_of_his_province_gains_a_token() -> None:
    table = bidding().play("0: bid abu 0", "1: bid mendes 0", "2: bid abu 1")
    assert tokens(table) == [0, 0, 0]
    table.play("0: bid mendes 1", "1: bid thebes 0")
    assert table.owner("mendes") == 0
    assert tokens(table) == [1, 0, 0]


def test_nobody_is_outbid_nobody_gains() -> None:
    table = bidding().play("0: bid abu 0", "1: bid mendes 0", "2: bid thebes 0")
    assert (table.phase, pharaoh(table), tokens(table)) == ("market", None, [0, 0, 0])


def test_the_log_tells_of_the_token() -> None:
    table = bidding().play("0: bid abu 0", "1: bid mendes 0", "2: bid abu 1", "0: bid thebes 0")
    assert {"event": "token", "seat": 2, "province": "abu"} in table.game.log(None)


def test_he_leaves_each_round_but_the_tokens_stay() -> None:
    table = bidding().play("0: bid abu 0", "1: bid mendes 0", "2: bid abu 1", "0: bid thebes 0")
    table.on_until(lambda table: table.public["round"] == 2)
    assert (pharaoh(table), tokens(table)) == (None, [0, 0, 1])


def test_r23_no_token_for_a_province_that_nobody_keeps() -> None:
    for kept, gained in (("thebes", [0, 0]), ("abu", [0, 1])):
        lying = dict.fromkeys(["abu", "abydos", "mendes", "thebes"], "treasurer")
        table = auction("abu abydos mendes thebes", modules="officials pharaoh", more={"officials": lying})
        table.play("0: bid abu 0", "1: bid abu 1", "0: bid mendes 0", "1: bid thebes 0", "0: bid abydos 0")
        table.play("0: choose mendes", f"1: choose {kept}")
        assert (table.phase, pharaoh(table), tokens(table)) == ("market", "abu", gained)


# Gifts


@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_each_token_is_a_gift_more(edition: str) -> None:
    table = offers(offering(edition, modules="pharaoh", pharaoh_tokens=[2, 0, 1, 0]), 5, 4, 3, 2)
    assert gifts(table) == [3 + 2, 2, 1 + 1, 1]


def test_the_tokens_are_kept_when_the_gifts_are_taken() -> None:
    table = offers(offering(modules="pharaoh", pharaoh_tokens=[1, 0, 0, 0]), 5, 4, 3, 2)
    table.play("0: gift favours 4", "1: gift favours 2", "2: gift favours 1", "3: gift favours 1")
    assert (table.phase, tokens(table)) == ("harvest", [1, 0, 0, 0])


def test_r21_a_thief_gets_nothing_for_his_tokens() -> None:
    table = offers(offering(modules="pharaoh", pharaoh_tokens=[3, 0, 0, 0]), None, 4, 3, 2)
    assert (gifts(table), table.gold(0)) == ([0, 3, 2, 1], 43)


def test_r21_nor_does_greed_change_that() -> None:
    table = offering(modules="pharaoh promos", pharaoh_tokens=[2, 0, 0, 0], hands={0: "greed"})
    table.play("0: steal, with greed, done", "1: offer 3, done", "2: offer 2, done", "3: offer 1, done")
    assert gifts(table) == [1, 3, 2, 1]


def test_r22_bonuses_add_up_and_may_be_any_gift() -> None:
    lands = ("mendes of 0", "thebes of 1", "edfu of 2")
    more = {"pharaoh_tokens": [2, 0, 0], "statues": {"mendes": "set"}}
    table = set_up("offering", *lands, players=3, modules="pharaoh statues", more=more)
    offers(table, 9, 5, 1)
    assert gifts(table) == [3 + 2 + 1, 2, 1]
    table.play("0: gift farmer, farmer mendes, gift farmer, farmer mendes, gift stone, stone mendes, gift favours 3")
    assert (table.at("mendes"), table.hands()[0], table.to_act) == ("2 farmers, 1 stone", 3, [1])


# Ages and scoring


def test_at_the_end_of_the_old_kingdom_the_tokens_are_returned() -> None:
    table = scoring(in_round=3, players=3, modules="pharaoh", more={"pharaoh_tokens": [2, 1, 0]})
    assert tokens(table) == [2, 1, 0]
    table.play("0: done", "1: done", "2: done")
    assert (table.public["round"], pharaoh(table), tokens(table)) == (4, None, [0, 0, 0])


def test_tokens_of_the_new_kingdom_are_kept_to_the_end() -> None:
    table = scoring(in_round=6, players=3, modules="pharaoh", more={"pharaoh_tokens": [0, 3, 0]})
    table.play("0: done", "1: done", "2: done")
    assert (table.game.is_over, tokens(table)) == (True, [0, 3, 0])


@pytest.mark.parametrize(("held", "points"), [(2, 3), (3, 3)])
def test_pharaohs_blessing_scores_with_two_tokens(held: int, points: int) -> None:
    hand = {0: "pharaohs-blessing"}
    table = scoring("thebes of 0", hands=hand, modules="pharaoh", more={"pharaoh_tokens": [held, 0, 0, 0]})
    table.play("0: score pharaohs-blessing")
    assert (table.points("schemes"), table.cards(0)) == ([points, 0, 0, 0], [])


@pytest.mark.parametrize("held", [0, 1])
def test_pharaohs_blessing_does_not_score_with_fewer(held: int) -> None:
    hand = {0: "pharaohs-blessing"}
    table = scoring("thebes of 0", hands=hand, modules="pharaoh", more={"pharaoh_tokens": [held, 3, 3, 3]})
    table.refusal("0: score pharaohs-blessing")


def test_only_one_pharaohs_blessing_in_a_scoring() -> None:
    hand = {0: "pharaohs-blessing pharaohs-blessing"}
    table = scoring("thebes of 0", hands=hand, modules="pharaoh", more={"pharaoh_tokens": [2, 0, 0, 0]})
    table.refusal("0: score pharaohs-blessing, score pharaohs-blessing")
    assert table.cards(0) == ["pharaohs-blessing"]

"""Positions that once did not load, or loaded and could not be played."""

from __future__ import annotations

from typing import Any

import pytest

import amunre
from amunre.rules.chance import KeyedChance, seed_key
from amunre.rules.loading import load_position
from tests.rules.table import THREE, Table, auction, new_table, set_up

EXPERT = {"edition": "classic", "players": 3, "expert": True}
RESUMED = {"ruleset": {"edition": "classic", "players": 3}, "turn_order": [0, 1, 2], "to_act": 0}
SEALED: dict[str, Any] = {"sealed": {}}


def reloaded(table: Table) -> Table:
    return Table(amunre.load_position(table.game.position(), seed=1))


def refusal(**position: Any) -> str:
    with pytest.raises(amunre.PositionError) as caught:
        load_position({**RESUMED, **position}, KeyedChance(seed_key(1)))
    return str(caught.value)


def test_while_a_bid_is_being_paid() -> None:
    table = auction("thebes edfu abu", gold={0: 20, 1: 2}, hands={1: "architect treasury"})
    table.play("0: bid thebes 1", "1: bid edfu 3", "2: bid abu 0")
    assert (table.phase, table.owner("thebes")) == ("resolve", 0)
    again = reloaded(table).play("1: sell treasury")
    assert (again.owner("edfu"), again.owner("abu"), again.phase) == (1, 2, "market")


def test_with_secret_province_cards() -> None:
    table = new_table("classic", 3, expert=True)
    assert reloaded(table).game.position() == table.game.position()


def test_secret_province_cards_that_are_left_over_go_back() -> None:
    position = {"ruleset": EXPERT, "round": 3, "phase": "scoring", "secret_provinces": [["abu"], ["edfu"], ["thebes"]]}
    table = Table(amunre.load_position(position, seed=1)).on_until(lambda table: table.public["round"] == 4)
    assert [len(table.game.view(seat)["secret_provinces"]) for seat in range(3)] == [3, 3, 3]


def test_a_game_that_is_still_to_be_set_up() -> None:
    table = Table(amunre.load_position({"ruleset": EXPERT | {"start_cards": True}, "phase": "setup"}, seed=1))
    assert (len(table.cards(0)), len(table.choices(0, "keep "))) == (1, 2)
    assert "still to be set up" in refusal(phase="setup", deck={})


def test_who_is_skipped_does_not_skip_the_secret_offer() -> None:
    assert set_up("offering", *THREE, players=3, more={"to_act": 2}).to_act == [0, 1, 2]


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"phase": "market", "agenda": ["buy favours", "finish market"]}, "never owed together"),
        ({"phase": "market", "agenda": ["finish market", "farmer"]}, "agenda"),
        ({"phase": "market", "agenda": ["finish market", "buy stones", "farmer"]}, "more Farmers to place"),
        ({"phase": "market", "agenda": ["finish market", "stone"]}, "nowhere to put a Stone"),
        ({"phase": "market", "agenda": ["finish market"], "turn": 2}, "turn: it does not fit"),
        ({"phase": "market", "agenda": ["finish market"], "seats": [SEALED]}, "only there"),
        ({"phase": "market", "open": ["abu", "edfu", "thebes"]}, "3 provinces lie open in an auction"),
        ({"phase": "market", "round": 0, "agenda": ["finish market"]}, "the first round is 1"),
        ({"phase": "gifts", "agenda": ["gift"], "provinces": {"abu": {"owner": 0}}}, "while there are some to take"),
        ({"phase": "offering", "agenda": ["influence"]}, "there is none to announce"),
        ({"phase": "offering", "agenda": ["offer"]}, "missing in a secret decision"),
        ({"phase": "offering", "seats": [SEALED]}, "only there"),
        ({"phase": "auction", "agenda": ["bid"]}, "all provinces of the round lie open"),
        ({"phase": "auction", "agenda": ["reveal"], "seats": [SEALED] * 3}, "is not decided in the phase"),
        ({"phase": "resolve", "agenda": ["pay"]}, "still to pay"),
        ({"blocked": ["abu", "edfu", "thebes", "buto", "sawu", "mendes", "memphis"]}, "at most 6 provinces"),
        ({"blocked": ["abu"], "provinces": {"abu": {"owner": 0}}}, "abu has an owner"),
    ],
)
def test_what_cannot_go_on(position: dict[str, Any], words: str) -> None:
    assert words in refusal(**position)


@pytest.mark.parametrize(
    ("sealed", "words"),
    [
        ({"committed": True}, "an offering is gold or Theft"),
        ({"committed": True, "theft": True, "offer": 2}, "do not go together"),
    ],
)
def test_offers_that_nobody_can_have_made(sealed: dict[str, Any], words: str) -> None:
    assert words in refusal(phase="offering", agenda=["offer"], seats=[{"sealed": sealed}, SEALED, SEALED])


def test_when_all_have_committed_nothing_is_secret() -> None:
    made = {"sealed": {"theft": True, "committed": True}}
    assert "all have committed" in refusal(phase="offering", agenda=["offer"], seats=[made] * 3)


def test_a_revealed_province_must_be_held() -> None:
    seats = [{"sealed": {"picked": 4, "committed": True}}, SEALED, SEALED]
    cards = [["abu", "edfu", "buto"], ["sawu", "thebes", "mendes"], ["memphis", "amarna", "avaris"]]
    position = {"ruleset": EXPERT, "phase": "auction", "agenda": ["reveal"], "seats": seats, "secret_provinces": cards}
    assert "is not held" in refusal(**position)
    assert "still needs 3" in refusal(ruleset=EXPERT, secret_provinces=[["abu"], ["edfu"], ["thebes"]])


@pytest.mark.parametrize("gold", [512, 600, 9999])
def test_more_gold_than_can_be_offered(gold: int) -> None:
    table = set_up("offering", *THREE, players=3, gold={0: gold})
    again = reloaded(table)
    assert again.game.position() == table.game.position()
    assert again.gold(0) == gold
    assert again.amounts(0, "offer")[-1] == 511
    again.play("0: offer 511", "0: done")
    assert reloaded(again).game.position() == again.game.position()


def test_an_offer_ends_where_the_notation_does() -> None:
    assert "gold" in refusal(seats=[{"gold": 10_000}])
    assert "offered" in refusal(seats=[{"gold": 600, "offered": 512}])
    sealed = [{"gold": 600, "sealed": {"offer": 512}}, SEALED, SEALED]
    assert "sealed.offer" in refusal(phase="offering", seats=sealed, agenda=["offer"])

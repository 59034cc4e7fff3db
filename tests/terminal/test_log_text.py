import random

import pytest

import amunre
from amunre.rules.actions import all_actions, to_action, to_text
from amunre.rules.ruleset import MODULES, Ruleset, ruleset
from amunre.rules.story import Story, event_entry
from amunre.terminal.log_text import EVENTS, MOVES, in_words, said
from tests.rulesets import WITHOUT_OFFICIALS

NAMES = ["Ann", "Ben"]
TWO = ruleset("anniversary", players=2, modules=MODULES)
NUMBERS = [number for name, number in vars(Story).items() if name.isupper()]


def told(which: int, seat: int, one: int, two: int, reader: int = -1) -> str:
    return in_words([event_entry((which, seat, one, two), reader, TWO)], NAMES, TWO)[0]


def test_every_move_has_words() -> None:
    assert {to_action(number).verb for number in all_actions()} == set(MOVES)
    for number in all_actions():
        words = said(to_text(number))
        assert words[0].islower()
        assert not {"{", "-1", "None"} & set(words.split())


@pytest.mark.parametrize("which", NUMBERS)
def test_every_event_has_words(which: int) -> None:
    for reader in (-1, 0):
        assert "{" not in told(which, 0, 1, 1, reader)


def test_no_words_are_idle() -> None:
    forms = {"revealed", "gained by a tile", "drew unseen", "drew tile unseen"}
    names = {event_entry((which, 0, 0, 0), 0, TWO)["event"] for which in NUMBERS}
    assert set(EVENTS) == names | forms


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("bid thebes 0", "bids 0 for Thebes"),
        ("buy tombs 1", "buys 1 Tomb tile"),
        ("buy stones 0", "buys no Stones"),
        ("buy farmers 11", "buys 11 Farmers"),
        ("again favours 2", "buys 2 Favour cards more, with Ptah"),
        ("tomb farmer 2 1", "builds a Farmer tile at 2.1"),
        ("discard tile-gold", "discards a Gold tile"),
        ("discard pharaohs-blessing", "discards Pharaoh's Blessing"),
        ("keep", "has chosen a start Scheme"),
        ("keep east-or-west", "keeps East or West"),
    ],
)
def test_moves(move: str, words: str) -> None:
    assert said(move) == words


def test_events_of_the_expansions() -> None:
    assert told(Story.STATUE, -1, 1, 0) == "The statue of Bastet comes to Abu"
    assert told(Story.OFFICIAL, -1, 1, 0) == "An Official waits in Abu: Overseer of Fields"
    assert told(Story.TOKEN, 1, 0, 0) == "Ben gains a Pharaoh token for Abu"
    assert told(Story.DREW_TILE, 1, 2, 0, reader=1) == "Ben draws a Stone tile"
    assert told(Story.DREW_TILE, 1, 2, 0, reader=0) == "Ben draws a Tomb tile"


def test_gold_of_a_tile_is_no_theft() -> None:
    assert told(Story.GAINED, 0, 2, -1) == "Ann takes 2 gold for a Tomb tile"
    assert told(Story.STOLE, 0, 3, 0) == "Ann takes 3 gold with Theft"


@pytest.mark.parametrize(
    "rules",
    [TWO, ruleset("meeple", players=3, modules=MODULES), ruleset("classic", players=5, modules=WITHOUT_OFFICIALS)],
    ids=lambda rules: rules.id,
)
def test_whole_games_are_told_to_everybody(rules: Ruleset) -> None:
    game, dice = amunre.new_game(rules, seed=3), random.Random(3)
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, dice.choice(game.choices(seat)))
    names = [f"Seat {seat}" for seat in range(rules.players)]
    for reader in (None, *range(rules.players)):
        assert len(in_words(game.log(reader), names, rules)) == len(game.log(reader))

"""Whatever comes in, a person gets a sentence or a game that can be played to its end, and nothing else changes."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import amunre
from amunre.rules.board import parse_board
from amunre.rules.state import State
from amunre.verify import verify
from tests.hostile import broken, huge, junk, nested
from tests.rulesets import RULESETS
from tests.walks import choose, everything, stroll

MOST_DECISIONS = 5000
LONGEST = 400

many = settings(max_examples=250, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
seeds = st.integers(0, 2**48)


def refused(call: Callable[[], object]) -> str:
    """The sentence of a refusal; nothing if it was none. Any other exception fails the test."""
    try:
        call()
    except amunre.AmunreError as error:
        return a_clear_sentence(str(error))
    return ""


def a_clear_sentence(text: str) -> str:
    assert 0 < len(text) <= LONGEST, text
    assert text.endswith((".", "!")), text
    assert not re.search(r"Traceback|object at 0x|i64|\n", text), text
    return text


@cache
def materials() -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Positions and records from somewhere in games of all rulesets."""
    found = []
    for rules in RULESETS:
        game = amunre.new_game(rules, seed=9)
        rng = random.Random(f"hostile {rules.id}")
        found += [(game.position(), game.record()) for _ in stroll(game, rng) if rng.random() < 0.1]
        found.append((game.position(), game.record()))
    return found


def mutated(which: int, seed: int) -> Any:
    """A broken position (0) or record (1)."""
    rng = random.Random(seed)
    return broken(rng.choice(materials())[which], rng.choice(materials())[which], rng)


def play_to_the_end(state: State, rng: random.Random) -> None:
    for _ in range(MOST_DECISIONS):
        if state.over:
            return
        seat = rng.choice(state.to_act())
        state.act(seat, choose(state.legal_for(seat), rng))
    raise AssertionError("the game does not end")


def check_position(value: Any, seed: int) -> None:
    """It is refused in a sentence, or it can be looked at, saved, and played to its end."""
    games: list[amunre.Game] = []
    if not refused(lambda: games.append(amunre.load_position(value, seed=seed))):
        game = games[0]
        everything(game)
        again = amunre.load_position(game.position(), seed=seed)
        assert again.position() == game.position()
        play_to_the_end(game.state.clone(), random.Random(seed))


@given(junk)
@many
def test_junk_for_a_position_or_a_record(value: Any) -> None:
    check_position(value, 1)
    for key in ("ruleset", "seats", "provinces", "bids", "agenda", "turn_order", "deck", "secret_provinces"):
        check_position({key: value}, 1)
    record = materials()[0][1]
    for key in ("format", "ruleset", "turn_order", "position", "setup", "log", "scores", "winners", "seed"):
        refused(lambda key=key: verify({**record, key: value}))  # type: ignore[misc]


@given(seeds)
@many
def test_a_broken_position(seed: int) -> None:
    check_position(mutated(0, seed), seed)


@given(seeds)
@many
def test_a_position_with_much_left_out(seed: int) -> None:
    rng = random.Random(seed)
    value = mutated(0, seed)
    check_position({key: part for key, part in value.items() if rng.random() < 0.6}, seed)


@given(seeds)
@many
def test_a_broken_record(seed: int) -> None:
    value = mutated(1, seed)
    refused(lambda: verify(value))
    refused(lambda: amunre.load_record(value))
    refused(lambda: amunre.load_record(value, seed=seed))


@given(junk)
@many
def test_junk_moves_change_nothing(value: Any) -> None:
    position = random.Random(repr(value)).choice(materials())[0]
    check_refusals(amunre.load_position(position, seed=1), value)


@pytest.mark.parametrize(
    "value", [huge(5000), -huge(5000), nested(5000), "x" * 10**6], ids=["huge", "below", "deep", "long"]
)
def test_extreme_values(value: Any) -> None:
    check_refusals(amunre.new_game(RULESETS[0], seed=1), value)
    for key in (*materials()[0][0], "secret_provinces"):
        check_position({key: value}, 1)
    for key in materials()[-1][1]:
        assert refused(lambda key=key: verify({**materials()[-1][1], key: value}))  # type: ignore[misc]


def check_refusals(game: amunre.Game, value: Any) -> None:
    """The value as a seat, a move or an action is refused or means something, and nothing changes but by playing."""
    before = everything(game)
    mover = 0 if game.is_over else game.to_act[0]
    looks: list[Callable[[Any], object]] = [game.choices, game.view, game.log, game.score_preview, game.undo]
    for look in looks:
        refused(lambda look=look: look(value))  # type: ignore[misc]
    if value not in game.choices(mover):
        assert refused(lambda: game.play(mover, value))
    assert refused(lambda: game.play(value, "sell tribute"))
    if type(value) is not int or value not in game.legal():
        assert refused(lambda: game.apply(value))
    assert everything(game) == before


@given(junk)
@many
def test_junk_beside_a_record(value: Any) -> None:
    record = materials()[-1][1]
    refused(lambda: amunre.load_record(record, upto=value))
    refused(lambda: amunre.new_game(RULESETS[0], seed=1, turn_order=value))


@given(st.integers() | st.binary() | st.text() | st.booleans())
@many
def test_junk_seeds(seed: Any) -> None:
    refused(lambda: amunre.load_record(materials()[-1][1], upto=3, seed=seed))
    refused(lambda: amunre.load_position({}, seed=seed))
    refused(lambda: amunre.new_game(RULESETS[0], seed=seed))


@given(junk)
@many
def test_junk_rulesets(value: Any) -> None:
    for key in ("edition", "players", "modules", "expert", "board", "nonsense"):
        refused(lambda key=key: amunre.load_position({"ruleset": {key: value}}))  # type: ignore[misc]


BOARD_WORDS = ("[", "]", "provinces", ".", "thebes", "=", "fields", '"', "map", "land", "\n", "{", "}", "3", ",", "#")


@given(st.lists(st.sampled_from(BOARD_WORDS) | st.text(max_size=3), max_size=40))
@many
def test_junk_boards(words: list[str]) -> None:
    read_board("".join(words))


def read_board(text: str) -> None:
    """A board says all that is wrong with it, a sentence a line."""
    try:
        parse_board(text, "junk")
    except amunre.BoardError as error:
        lines = str(error).splitlines()
    else:
        lines = []
    assert all(0 < len(line) <= LONGEST for line in lines)


@pytest.mark.parametrize("depth", [100, 5000, 100_000])
def test_a_deeply_nested_board(depth: int) -> None:
    read_board("map = " + "[" * depth)

"""All expansions at one table: random games in which nobody is ever stuck and nobody can know what he may not."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import amunre
from amunre.rules.actions import PASS
from amunre.rules.chance import FastChance
from amunre.rules.determinize import determinize
from amunre.rules.modules.tomb import SLOTS, TILES, TombPart
from amunre.rules.playout import playout
from amunre.rules.ruleset import ruleset
from amunre.rules.state import State
from amunre.rules.turn import new_state
from amunre.rules.view import view

TABLES: list[tuple[str, int, str, dict[str, Any]]] = [
    ("anniversary", 2, "officials afterlife statues pharaoh promos", {}),
    ("anniversary", 3, "officials afterlife statues pharaoh promos", {}),
    ("anniversary", 4, "afterlife statues pharaoh promos", {}),
    ("meeple", 3, "afterlife statues promos", {"expert": True}),
    ("classic", 5, "afterlife statues", {}),
]
every_table = pytest.mark.parametrize(("edition", "players", "modules", "switches"), TABLES)


def start(edition: str, players: int, modules: str, switches: dict[str, Any], seed: int) -> State:
    return new_state(ruleset(edition, players=players, modules=modules.split(), **switches), FastChance(seed))


def walk(game: State, rng: random.Random) -> Iterator[State]:
    """The game at every decision of random play with few sales, sealed decisions made in any order."""
    while not game.over:
        yield game
        seat = rng.choice(game.to_act())
        legal = game.legal_for(seat)
        kept = [action for action in legal if action >= PASS]
        game.act(seat, rng.choice(kept if kept and rng.random() < 0.9 else legal))


@every_table
def test_there_is_always_a_choice_and_the_choices_are_in_order(
    edition: str, players: int, modules: str, switches: dict[str, Any]
) -> None:
    rng = random.Random(f"order {edition} {players}")
    for seed in range(3):
        for game in walk(start(edition, players, modules, switches, seed), rng):
            for seat in game.to_act():
                legal = game.legal_for(seat)
                assert legal
                assert legal == sorted(set(legal))


@every_table
def test_what_a_seat_imagines_looks_to_it_as_the_game_does(
    edition: str, players: int, modules: str, switches: dict[str, Any]
) -> None:
    rng = random.Random(f"imagine {edition} {players}")
    for step, game in enumerate(walk(start(edition, players, modules, switches, 7), rng)):
        for seat in range(players):
            made = determinize(game, seat, FastChance(step))
            assert view(made, seat) == view(game, seat)
            if seat in game.to_act():
                assert made.legal_for(seat) == game.legal_for(seat)
        if step % 10 == 0:
            playout(made, FastChance(step))
            assert made.over


def swap_tiles(game: State, seat: int, rng: random.Random) -> bool:
    """Exchanges tiles of the others with each other and with the stack, out of the seat's sight."""
    part = next(part for part in game.parts if isinstance(part, TombPart))
    others = [other for other in range(game.players) if other != seat]
    places = [(part.tiles, other * TILES + kind) for other in others for kind in range(TILES)]
    places += [(part.stack, kind) for kind in range(TILES)]
    changed = False
    for _ in range(20):
        one, two = rng.sample([place for place in places if place[0][place[1]] > 0], 2)
        if one[1] % TILES != two[1] % TILES:
            changed = True
            for tiles, index in (one, two):
                tiles[index] -= 1
            one[0][one[1] - one[1] % TILES + two[1] % TILES] += 1
            two[0][two[1] - two[1] % TILES + one[1] % TILES] += 1
    return changed


@every_table
def test_nothing_a_seat_sees_or_imagines_depends_on_the_tiles_of_the_others(
    edition: str, players: int, modules: str, switches: dict[str, Any]
) -> None:
    rng = random.Random(f"secret {edition} {players}")
    differing = 0
    for game in walk(start(edition, players, modules, switches, 9), rng):
        seat, stream = rng.randrange(players), rng.randrange(1000)
        twin = game.clone()
        differing += swap_tiles(twin, seat, rng)
        assert view(twin, seat) == view(game, seat)
        made, other = (tiles_of(determinize(state, seat, FastChance(stream))) for state in (game, twin))
        assert made == other
    assert differing > 100


def tiles_of(game: State) -> list[list[int]]:
    """Every tile, wherever it is."""
    part = next(part for part in game.parts if isinstance(part, TombPart))
    assert len(part.tombs) == game.players * SLOTS
    return [list(part.stack), list(part.discards), list(part.tiles), list(part.tombs)]


@every_table
def test_a_record_replays_to_the_same_position(
    edition: str, players: int, modules: str, switches: dict[str, Any]
) -> None:
    rng = random.Random(f"record {edition} {players}")
    rules = amunre.ruleset(edition, players=players, modules=modules.split(), **switches)
    game = amunre.new_game(rules, seed=3)
    for _ in range(300):
        if not game.is_over:
            seat = rng.choice(game.to_act)
            game.play(seat, rng.choice(game.choices(seat)))
    assert amunre.load_record(game.record()).position() == game.position()

"""Random play, in which sealed decisions are made in any order, piece by piece."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import amunre
from amunre.rules.actions import PASS, to_text
from amunre.rules.state import State

Move = tuple[int, str]


def choose(legal: list[int], rng: random.Random, sales: float = 0.1) -> int:
    """Any of the actions, but rarely a sale: full hands are the ones to guess at and to play from."""
    kept = [action for action in legal if action >= PASS]
    return rng.choice(kept if kept and rng.random() >= sales else legal)


def walk(game: State, rng: random.Random) -> Iterator[State]:
    """The game at every decision of random play, and at its end."""
    while not game.over:
        yield game
        seat = rng.choice(game.to_act())
        game.act(seat, choose(game.legal_for(seat), rng))
    yield game


def next_move(game: amunre.Game, rng: random.Random, seat: int | None = None) -> Move:
    """What a random seat that owes a decision, or this one, may do."""
    mover = rng.choice(game.to_act) if seat is None else seat
    return mover, to_text(choose(game.state.legal_for(mover), rng))


def stroll(game: amunre.Game, rng: random.Random, steps: int = 100_000) -> Iterator[Move]:
    """Plays at random, to the end or so many steps: each move before it is played."""
    for _ in range(steps):
        if game.is_over:
            return
        move = next_move(game, rng)
        yield move
        game.play(*move)


def random_record(rules: amunre.Ruleset, seed: int) -> dict[str, Any]:
    """The record of a whole random game."""
    game = amunre.new_game(rules, seed=seed)
    for _ in stroll(game, random.Random(seed)):
        pass
    return game.record()


def readers(game: amunre.Game) -> list[int | None]:
    """Everybody who may look at a game: each seat, and a spectator."""
    return [*range(game.ruleset.players), None]


def logs(game: amunre.Game) -> list[object]:
    return [game.log(reader) for reader in readers(game)]


def everything(game: amunre.Game) -> list[object]:
    """All that a game shows of itself, to compare."""
    views = [game.view(reader) for reader in readers(game)]
    return [game.position(), game.record(), views, logs(game), game.to_act]

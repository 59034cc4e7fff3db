"""Decisions that all seats make at once and in secret: they commit in any order, then all is revealed together."""

from __future__ import annotations

from mypy_extensions import i64

from .state import NOBODY, Sealed, State


def seal(game: State) -> None:
    """Everybody owes a secret decision."""
    for player in game.seats:
        player.sealed = Sealed()
    game.seat = game.turn_order[0]


def commit(game: State, seat: i64) -> bool:
    """The seat has decided; True when it was the last and the decision is settled."""
    sealed = game.seats[seat].sealed
    assert sealed is not None
    sealed.committed = True
    waiting = next_to_commit(game)
    if waiting != NOBODY:
        game.seat = waiting
        return False
    game.settle()
    return True


def next_to_commit(game: State) -> i64:
    """The first seat in turn order that has not committed."""
    for index in range(game.players):
        seat = game.turn_order[index]
        if not game.has_committed(seat):
            return seat
    return NOBODY


def open_sealed(game: State, seat: i64) -> Sealed:
    """Turns over what the seat has put face down; its sales become known (R9)."""
    player = game.seats[seat]
    sealed = player.sealed
    assert sealed is not None
    player.sealed = None
    for index in range(len(sealed.sold)):
        game.discard(sealed.sold[index])
    return sealed

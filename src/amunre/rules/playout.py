"""Random play to the end, compiled together with the rules: the yardstick of the benchmark and of the fuzz."""

from __future__ import annotations

from .chance import Chance
from .state import State


def playout(game: State, chance: Chance) -> int:
    """Plays uniformly random choices until the game is over; says how many."""
    decisions: int = 0
    while not game.over:
        legal = game.legal()
        game.apply(legal[chance.below(len(legal))])
        decisions += 1
    return decisions

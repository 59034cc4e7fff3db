"""A short look ahead over imagined worlds, in which each candidate is tried with the same luck.

A world is what the seat sees with everything it does not see drawn at random, so nothing secret can guide a choice.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from amunre.rules.chance import FastChance
from amunre.rules.determinize import determinize
from amunre.rules.market import PLACE_FARMER, PLACE_STONE
from amunre.rules.state import State

from .evaluation import PARTS, margin, parts, win_chance
from .policy import play_on, quick_move
from .values import HASTY

SEEDS: Final = 2**31 - 1


class Prospect:
    """What has come of one candidate so far."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.worlds: int = 0
        self.chance: float = 0.0  # sum of the chances to win
        self.lead: float = 0.0  # sum of the margins
        self.parts: list[float] = [0.0] * len(PARTS)

    def value(self) -> float:
        """The mean chance to win."""
        return self.chance / float(max(self.worlds, 1))

    def margin(self) -> float:
        """The mean lead in points."""
        return self.lead / float(max(self.worlds, 1))


class Thinker:
    """Thinks about one decision of one seat."""

    def __init__(self, world: State, seat: int, seed: int) -> None:
        self.base = world
        self.seat: i64 = seat
        self.stream = FastChance(seed)

    def look_ahead(self, actions: list[int], worlds: int) -> list[Prospect]:
        """One step only: what the position is worth right after each candidate, on average over some worlds."""
        prospects = [Prospect(action) for action in actions]
        for _ in range(worlds):
            world = determinize(self.base, self.seat, self.stream)
            luck = int(self.stream.below(SEEDS))
            for prospect in prospects:
                game = world.clone()
                game.act(self.seat, prospect.action)
                finish_errand(game, self.seat, FastChance(luck))
                prospect.worlds += 1
                prospect.chance += win_chance(game, self.seat, HASTY)
                prospect.lead += margin(game, self.seat, HASTY)
        return sorted(prospects, key=rank)

    def weigh(self, prospects: list[Prospect], worlds: int) -> None:
        """Adds the parts of the evaluation after each candidate: what it is good for."""
        for _ in range(worlds):
            world = determinize(self.base, self.seat, self.stream)
            luck = int(self.stream.below(SEEDS))
            for prospect in prospects:
                game = world.clone()
                game.act(self.seat, prospect.action)
                play_on(game, FastChance(luck), self.base.round)
                for index, worth in enumerate(parts(game, self.seat)):
                    prospect.parts[index] += worth / float(worlds)


def rank(prospect: Prospect) -> tuple[float, float]:
    """The most tried first, since a search tries the best most; among them the best."""
    return (-float(prospect.worlds), -prospect.value())


def finish_errand(game: State, seat: i64, luck: FastChance) -> None:
    """What was bought is placed, and a sealed decision is revealed, before the position is looked at."""
    while not game.over:
        decision = game.agenda[-1]
        if not (decision.sealed or decision is PLACE_FARMER or decision is PLACE_STONE):
            return
        if not decision.sealed and game.seat != seat:
            return
        game.apply(quick_move(game, luck))

"""Look-ahead over imagined worlds: each candidate is tried in the same worlds and played on by the policy.

A world is what the seat sees with everything it does not see drawn at random, so nothing secret can guide a choice.
The hopeless half of the candidates is dropped again and again (sequential halving), the time goes to the others.
"""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

from amunre.rules.chance import FastChance
from amunre.rules.determinize import determinize
from amunre.rules.market import PLACE_FARMER, PLACE_STONE
from amunre.rules.state import State

from .evaluation import PARTS, margin, parts, win_chance
from .policy import play_on, quick_choice

SEEDS: Final = 2**31 - 1
FEWEST_WORLDS: Final = 4  # before anything is dropped
MANY_WORLDS: Final = 100_000


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

    def __init__(self, world: State, seat: int, seed: int, rounds: int = 0) -> None:
        self.base = world
        self.seat: i64 = seat
        self.stream = FastChance(seed)
        self.last_round: i64 = world.round + rounds  # to whose end the policy plays on

    def search(self, actions: list[int], seconds: float, most_worlds: int = MANY_WORLDS) -> list[Prospect]:
        """All candidates, the best first, after so many seconds or worlds."""
        began = time.perf_counter()
        prospects = [Prospect(action) for action in actions]
        stages = max(len(actions).bit_length() - 1, 1)
        alive = prospects.copy()
        worlds: int = 0
        for stage in range(1, stages + 1):
            until = began + seconds * float(stage) / float(stages)
            goal = most_worlds * stage // stages
            while worlds < goal and (time.perf_counter() < until or worlds < FEWEST_WORLDS * stage):
                self.try_all(alive)
                worlds += 1
            alive = better_half(alive)
        return sorted(prospects, key=_rank)

    def try_all(self, prospects: list[Prospect]) -> None:
        """Each candidate once, in the same world and with the same luck."""
        world = determinize(self.base, self.seat, self.stream)
        luck = int(self.stream.below(SEEDS))
        for prospect in prospects:
            game = world.clone()
            game.act(self.seat, prospect.action)
            play_on(game, FastChance(luck), self.last_round)
            prospect.worlds += 1
            prospect.chance += win_chance(game, self.seat)
            prospect.lead += margin(game, self.seat)

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
                prospect.chance += win_chance(game, self.seat)
                prospect.lead += margin(game, self.seat)
        return sorted(prospects, key=_rank)

    def weigh(self, prospects: list[Prospect], worlds: int) -> None:
        """Adds the parts of the evaluation after each candidate: what it is good for."""
        for _ in range(worlds):
            world = determinize(self.base, self.seat, self.stream)
            luck = int(self.stream.below(SEEDS))
            for prospect in prospects:
                game = world.clone()
                game.act(self.seat, prospect.action)
                play_on(game, FastChance(luck), self.last_round)
                for index, worth in enumerate(parts(game, self.seat)):
                    prospect.parts[index] += worth / float(worlds)


def _rank(prospect: Prospect) -> tuple[float, float]:
    """Those that were tried longest first, since they survived; among them the best."""
    return (-float(prospect.worlds), -prospect.value())


def better_half(prospects: list[Prospect]) -> list[Prospect]:
    """Drops the worse half of those still in question."""
    ranked = sorted(prospects, key=_rank)
    return ranked[: max((len(ranked) + 1) // 2, 1)]


def finish_errand(game: State, seat: i64, luck: FastChance) -> None:
    """What was bought is placed, and a sealed decision is revealed, before the position is looked at."""
    while not game.over:
        decision = game.agenda[-1]
        if not (decision.sealed or decision is PLACE_FARMER or decision is PLACE_STONE):
            return
        if not decision.sealed and game.seat != seat:
            return
        game.apply(quick_choice(game, game.seat, game.legal(), luck))

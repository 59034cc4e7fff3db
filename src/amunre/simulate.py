"""Many random games at once, on several processes; the same seed gives the same games on any number of them."""

import hashlib
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import cache
from multiprocessing import get_context
from typing import Any

from amunre.rules.board import load_board
from amunre.rules.chance import FastChance
from amunre.rules.errors import AmunreError
from amunre.rules.playout import playout
from amunre.rules.ruleset import SOURCES, Ruleset, ruleset
from amunre.rules.scoring import winners
from amunre.rules.state import State
from amunre.rules.turn import new_state

MOST_GAMES = 100_000_000
MOST_JOBS = 256
BATCH = 250
"""Games in one errand to a process: long enough to be worth it, short enough for a lively progress bar."""


@dataclass(frozen=True)
class RulesetChoice:
    """A ruleset as it was asked for. Unlike a Ruleset it can be sent to another process."""

    edition: str = "anniversary"
    players: int = 4
    switches: tuple[tuple[str, bool], ...] = ()
    board: str | None = None
    modules: tuple[str, ...] = ()

    def build(self) -> Ruleset:
        """The ruleset itself; AmunreError if it cannot be."""
        board = None if self.board is None else load_board(self.board)
        switches: dict[str, Any] = dict(self.switches)
        return ruleset(self.edition, players=self.players, modules=self.modules, board=board, **switches)


@dataclass
class Tally:
    """What came of a number of games. Whole numbers only, so that the order of adding up does not matter."""

    players: int
    games: int = 0
    decisions: int = 0
    score: list[int] = field(default_factory=list)  # by place in the first turn order, as the next two
    wins: list[int] = field(default_factory=list)
    shared: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)  # by source, over all seats

    def __post_init__(self) -> None:
        for column in (self.score, self.wins, self.shared):
            column.extend([0] * (self.players - len(column)))
        self.points.extend([0] * (len(SOURCES) - len(self.points)))

    def add(self, other: "Tally") -> None:
        """Counts the games of another tally in."""
        self.games += other.games
        self.decisions += other.decisions
        for mine, theirs in zip(self._columns(), other._columns(), strict=True):
            mine[:] = [one + more for one, more in zip(mine, theirs, strict=True)]

    def _columns(self) -> tuple[list[int], ...]:
        return (self.score, self.wins, self.shared, self.points)


@dataclass(frozen=True)
class Simulation:
    """A finished simulation: its ruleset, what came of it, and how long it took."""

    ruleset: str
    seed: int
    jobs: int
    tally: Tally
    seconds: float

    def as_json(self) -> dict[str, Any]:
        """Everything as JSON; only `seconds`, `games_per_s` and `jobs` differ between two runs of the same games."""
        tally = self.tally
        return {
            "ruleset": self.ruleset,
            "seed": self.seed,
            "jobs": self.jobs,
            "games": tally.games,
            "decisions": tally.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(tally.games / self.seconds, 1),
            "seats": self._seats(),
            "points": {name: self._mean_points(points) for name, points in zip(SOURCES, tally.points, strict=True)},
        }

    def _seats(self) -> list[dict[str, Any]]:
        tally = self.tally
        rows = zip(tally.score, tally.wins, tally.shared, strict=True)
        return [
            {"place": place, "mean_score": round(score / tally.games, 3), "wins": wins, "shared_wins": shared}
            for place, (score, wins, shared) in enumerate(rows, start=1)
        ]

    def _mean_points(self, points: int) -> float:
        return round(points / (self.tally.games * self.tally.players), 3)


Watch = Callable[[int], None]
"""Is told how many games have been played since the last call."""


def simulate(choice: RulesetChoice, games: int, seed: int, jobs: int, watch: Watch = lambda played: None) -> Simulation:
    """Play `games` random games. AmunreError, a sentence, for a ruleset or a number that cannot be."""
    _check("games", games, MOST_GAMES)
    _check("jobs", jobs, MOST_JOBS)
    rules = choice.build()
    total = Tally(rules.players)
    began = time.perf_counter()
    for tally in _tallies(choice, games, seed, jobs):
        total.add(tally)
        watch(tally.games)
    return Simulation(rules.id, seed, jobs, total, max(time.perf_counter() - began, 1e-9))


def _check(what: str, number: int, most: int) -> None:
    if not 1 <= number <= most:
        raise AmunreError(f"The number of {what} is from 1 to {most}, not {number}.")


def _tallies(choice: RulesetChoice, games: int, seed: int, jobs: int) -> Iterator[Tally]:
    """The tallies of all batches, in the order in which they are ready."""
    starts = range(0, games, BATCH)
    if jobs == 1 or len(starts) == 1:
        for start in starts:
            yield play_batch(choice, seed, start, min(start + BATCH, games))
        return
    # A process with threads (a progress bar has one) must not be forked.
    with ProcessPoolExecutor(min(jobs, len(starts)), mp_context=get_context("spawn")) as pool:
        try:
            yield from _from_pool(pool, choice, games, seed, jobs)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _from_pool(pool: ProcessPoolExecutor, choice: RulesetChoice, games: int, seed: int, jobs: int) -> Iterator[Tally]:
    """As `_tallies`; hands out a few batches a process at a time, so that a million games need no list of errands."""
    block = BATCH * jobs * 4
    for first in range(0, games, block):
        errands: list[Future[Tally]] = [
            pool.submit(play_batch, choice, seed, start, min(start + BATCH, games))
            for start in range(first, min(first + block, games), BATCH)
        ]
        for errand in as_completed(errands):
            yield errand.result()


def play_batch(choice: RulesetChoice, seed: int, start: int, stop: int) -> Tally:
    """The games from number `start` up to `stop`."""
    rules = _ruleset(choice)
    tally = Tally(rules.players)
    for number in range(start, stop):
        play_one(rules, game_seed(seed, number), tally)
    return tally


@cache
def _ruleset(choice: RulesetChoice) -> Ruleset:
    return choice.build()


def game_seed(seed: int, number: int) -> int:
    """The seed of one game: it depends on nothing but the simulation's seed and the game's number."""
    digest = hashlib.sha256(b"amunre simulation %d %d" % (seed, number)).digest()
    return int.from_bytes(digest[:8], "big")


def play_one(rules: Ruleset, seed: int, tally: Tally) -> None:
    """One random game, counted into the tally."""
    chance = FastChance(seed)
    game = new_state(rules, chance)
    first_order = [int(seat) for seat in game.turn_order]
    tally.games += 1
    tally.decisions += playout(game, chance)
    victors = winners(game)
    wins = tally.wins if len(victors) == 1 else tally.shared
    for place, seat in enumerate(first_order):
        tally.score[place] += int(game.seats[seat].score)
        wins[place] += seat in victors
    add_points(game, tally)


def add_points(game: State, tally: Tally) -> None:
    """Adds the points on the score sheet up by source, over both ages and all seats."""
    for index, points in enumerate(game.sheet):
        tally.points[index % len(SOURCES)] += int(points)

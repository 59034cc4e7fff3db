"""Fair timing: every contestant plays a short slice in turn, round after round, in one process on one core.

A machine that slows down or is busy for a while then hurts all of them alike, and the median over the rounds forgets
it. A slice is timed by the processor time of this thread, so that a neighbour's work on the same core is not counted.
"""

import contextlib
import gc
import os
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

ROUNDS = 9

Clock = Callable[[], float]
Watch = Callable[[str, int, int], None]
"""Told before each slice: who is next, how many slices are done, how many there are."""


class Work(NamedTuple):
    """What one batch did. `units` are what is counted (decisions or calls); a mean game length makes them fractions."""

    units: float
    games: int = 0


@dataclass(frozen=True)
class Contestant:
    """Something to time: `batch` does a little work, long against one look at the clock, and says how much it was."""

    name: str
    batch: Callable[[], Work]
    share: float = 1.0  # of a full slice: a call of nanoseconds needs less time to be known well


class Slice(NamedTuple):
    """What a contestant did in one round."""

    units: float
    games: int
    seconds: float


@dataclass(frozen=True)
class Measured:
    """A contestant's slices, one a round, and what they say."""

    slices: tuple[Slice, ...]

    @property
    def per_second(self) -> float:
        """Units a second: the median of the rounds."""
        return statistics.median(self._rates())

    @property
    def games_per_second(self) -> float:
        """Games a second: the median of the rounds."""
        return statistics.median(piece.games / piece.seconds for piece in self.slices)

    @property
    def nanoseconds(self) -> float:
        """What one unit costs: the median of the rounds."""
        return 1e9 / self.per_second

    @property
    def spread(self) -> float:
        """How far the middle half of the rounds lies apart, as a fraction of the median."""
        if len(self.slices) < 2:
            return 0.0
        low, _, high = statistics.quantiles(self._rates(), n=4, method="inclusive")
        return (high - low) / self.per_second

    def _rates(self) -> list[float]:
        return [piece.units / piece.seconds for piece in self.slices]


def measure(
    contestants: Sequence[Contestant],
    seconds: float,
    *,
    rounds: int = ROUNDS,
    clock: Clock = time.thread_time,
    watch: Watch | None = None,
) -> dict[str, Measured]:
    """Give each contestant `seconds` in all (its share of them), cut into interleaved rounds; the answer is by name."""
    slices: dict[str, list[Slice]] = {contestant.name: [] for contestant in contestants}
    for contestant in contestants:
        contestant.batch()  # caches, lazy imports and the interpreter's own specialising are not what is asked
    with one_core(), quiet_collector():
        for done, contestant in enumerate(list(contestants) * rounds):
            if watch is not None:
                watch(contestant.name, done, rounds * len(contestants))
            slices[contestant.name].append(play_slice(contestant, seconds / rounds, clock))
    return {name: Measured(tuple(pieces)) for name, pieces in slices.items()}


def play_slice(contestant: Contestant, seconds: float, clock: Clock) -> Slice:
    """Run batches until the contestant's share of the time has passed; the last one is always finished and counted."""
    batch, limit = contestant.batch, seconds * contestant.share
    units, games, passed = 0.0, 0, 0.0
    start = clock()
    while not units or passed < limit:
        work = batch()
        units += work.units
        games += work.games
        passed = clock() - start
    return Slice(units, games, passed)


@contextlib.contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core, where the system can be told so: moving costs caches, and nobody may use a second one."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(allowed)})  # the first core is the one that most often serves interrupts
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


@contextlib.contextmanager
def quiet_collector() -> Iterator[None]:
    """Keep what already lives out of the garbage collector's rounds: no contestant pays for another's objects."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()

"""Slices, rounds and what is concluded from them, on a clock that the contestants themselves move."""

import os

import pytest

from amunre.bench.timing import Contestant, Measured, Slice, Work, measure, one_core, play_slice


class SteppingClock:
    """A clock that stands still but for the work that is done."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def contestant(self, name: str, costs: float, units: float = 1.0, share: float = 1.0) -> Contestant:
        def batch() -> Work:
            self.now += costs
            return Work(units, 2)

        return Contestant(name, batch, share)


def measured(*rates: float) -> Measured:
    return Measured(tuple(Slice(rate, 1, 1.0) for rate in rates))


def test_a_slice_counts_the_batch_that_overruns_it() -> None:
    clock = SteppingClock()
    assert play_slice(clock.contestant("slow", 2.0), 3.0, clock) == Slice(2.0, 4, 4.0)


def test_a_slice_always_holds_some_work() -> None:
    clock = SteppingClock()
    assert play_slice(clock.contestant("slow", 5.0), 0.0, clock).units == 1.0


def test_a_contestant_plays_its_share_of_a_slice() -> None:
    clock = SteppingClock()
    assert play_slice(clock.contestant("brief", 1.0, share=0.25), 8.0, clock).seconds == 2.0


def test_rates_are_known_from_work_and_time() -> None:
    clock = SteppingClock()
    fast, slow = clock.contestant("fast", 0.5, units=100), clock.contestant("slow", 2.0)
    figures = measure([fast, slow], 12.0, rounds=3, clock=clock)
    assert figures["fast"].per_second == 200.0
    assert figures["fast"].games_per_second == 4.0
    assert figures["fast"].nanoseconds == 5_000_000
    assert figures["slow"].per_second == 0.5


def test_contestants_take_turns() -> None:
    clock = SteppingClock()
    seen: list[tuple[str, int, int]] = []
    pair = [clock.contestant("a", 1.0), clock.contestant("b", 1.0)]
    measure(pair, 2.0, rounds=2, clock=clock, watch=lambda *slice_: seen.append(slice_))
    assert seen == [("a", 0, 4), ("b", 1, 4), ("a", 2, 4), ("b", 3, 4)]


def test_one_bad_round_moves_neither_median_nor_spread() -> None:
    assert measured(100, 100, 1, 100, 100).per_second == 100
    assert measured(100, 100, 1, 100, 100).spread == 0


def test_spread_is_the_middle_half_over_the_median() -> None:
    assert measured(80, 90, 100, 110, 120).spread == pytest.approx(0.2)


def test_a_single_round_has_no_spread() -> None:
    assert measured(100).spread == 0


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="this system does not let a process choose its core")
def test_one_core_is_used_and_given_back() -> None:
    before = os.sched_getaffinity(0)
    with one_core():
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before

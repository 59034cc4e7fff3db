"""Intervals against values from the literature."""

import random

import pytest

from amunre.arena.intervals import mean_interval, student, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (200, 200, 0.9812, 1.0),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("freedom", "point"), [(1, 12.706), (2, 4.303), (4, 2.776), (5, 2.571), (9, 2.262), (30, 2.042), (1000, 1.962)]
)
def test_student(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, abs=2e-3)


def test_the_interval_of_a_mean() -> None:
    assert mean_interval([1, 2, 3, 4, 5]) == pytest.approx((1.0368, 4.9632), abs=1e-3)
    assert mean_interval([3]) is None


def test_intervals_hold_the_truth_in_95_of_100_runs() -> None:
    dice = random.Random(1)
    held = sum(_holds(dice, 0.25, 120) for _ in range(2000))
    assert 0.93 < held / 2000 < 0.97


def _holds(dice: random.Random, rate: float, games: int) -> bool:
    low, high = wilson(sum(dice.random() < rate for _ in range(games)), games)
    return low <= rate <= high

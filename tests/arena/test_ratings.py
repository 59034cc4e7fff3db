"""Ratings find known strengths again."""

import random
from itertools import combinations

import pytest

from amunre.arena.ratings import Encounter, Rating, ratings

TRUTH = {"weak": -200.0, "fair": -50.0, "good": 50.0, "best": 200.0}


def encounter(dice: random.Random, bot: str, against: str, others: int, games: int) -> Encounter:
    """Games won by chance, as the strengths say."""
    one, other = (10 ** (TRUTH[name] / 400) for name in (bot, against))
    chance = one / (one + others * other)
    return Encounter(bot, against, others, games, sum(dice.random() < chance for _ in range(games)))


def tournament(seed: int, others: int, games: int) -> list[Rating]:
    dice = random.Random(seed)
    return ratings([encounter(dice, bot, against, others, games) for bot, against in combinations(TRUTH, 2)])


@pytest.mark.parametrize("others", [1, 2, 3, 4])
def test_known_strengths_are_recovered(others: int) -> None:
    found = tournament(1, others, 4000)
    assert [rating.bot for rating in found] == ["best", "good", "fair", "weak"]
    for rating in found:
        assert rating.elo == pytest.approx(TRUTH[rating.bot], abs=15)
    assert sum(rating.elo for rating in found) == pytest.approx(0, abs=1e-6)


def test_the_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    found = [rating for seed in range(100) for rating in tournament(seed, 3, 200)]
    held = sum(rating.ci95[0] <= TRUTH[rating.bot] <= rating.ci95[1] for rating in found)
    assert 0.92 < held / len(found) < 0.98


def test_two_seats_are_bradley_and_terry() -> None:
    best, _ = ratings([Encounter("a", "b", 1, 1100, 1000)])
    assert best.elo * 2 == pytest.approx(400, abs=2)  # ten to one


def test_chance_is_no_difference() -> None:
    assert [rating.elo for rating in ratings([Encounter("a", "b", 3, 400, 100)])] == pytest.approx([0, 0], abs=0.5)


def test_a_bot_that_won_everything_has_a_finite_rating_and_a_wide_interval() -> None:
    best, _ = ratings([Encounter("a", "b", 3, 200, 200)])
    assert 200 < best.elo < 2000
    assert best.ci95[1] - best.ci95[0] > 200


def test_a_bot_against_itself_says_nothing() -> None:
    (alone,) = ratings([Encounter("a", "a", 3, 200, 45)])
    assert (alone.elo, alone.ci95) == (0, (0, 0))

"""Elo-like ratings: the strengths under which the wins of all games are most likely.

Each seat has a strength, and wins with the probability of its share of the strengths at the table (Plackett and Luce;
with two seats Bradley and Terry). 400 points are ten times the strength, as in chess; the mean of all bots is 0. A
weak prior, one shared game against a bot of rating 0, keeps a bot that won everything finite.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from amunre.arena.intervals import Interval, Z

ELO = 400 / math.log(10)
ROUNDS = 500
STEP = 1e-10


@dataclass(frozen=True)
class Encounter:
    """What came of all games of one pair: `wins` of `games` for one of `bot` against `others` of `against`."""

    bot: str
    against: str
    others: int
    games: float
    wins: float


@dataclass(frozen=True)
class Rating:
    """A bot's rating, and where it lies with 95 % (normal approximation)."""

    bot: str
    elo: float
    ci95: Interval


def ratings(encounters: Sequence[Encounter]) -> list[Rating]:
    """The ratings of all bots, best first."""
    names = sorted({name for each in encounters for name in (each.bot, each.against)})
    duels = [each for each in encounters if each.bot != each.against and each.games > 0]
    logs = dict.fromkeys(names, 0.0)
    for _ in range(ROUNDS):
        slope, curve = _derivatives(names, duels, logs)
        steps = _solve(curve, slope)
        for name, step in zip(names, steps, strict=True):
            logs[name] += max(-1.0, min(1.0, step))  # far from the top a whole step of Newton's may overshoot
        if max(map(abs, steps)) < STEP:
            break
    _, curve = _derivatives(names, duels, logs)
    middle = sum(logs.values()) / len(logs)
    found = [_rating(name, logs[name] - middle, _variance(curve, index)) for index, name in enumerate(names)]
    return sorted(found, key=lambda rating: (-rating.elo, rating.bot))


def _rating(name: str, log: float, variance: float) -> Rating:
    elo, reach = ELO * log, ELO * Z * math.sqrt(max(variance, 0.0))
    return Rating(name, elo, (elo - reach, elo + reach))


def _derivatives(
    names: list[str], duels: Sequence[Encounter], logs: dict[str, float]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the log-likelihood in each bot's log-strength, and minus its second derivatives."""
    place = {name: index for index, name in enumerate(names)}
    slope = [0.0] * len(names)
    curve = [[0.0] * len(names) for _ in names]
    for name, index in place.items():  # the prior: half a win in one game against strength 1
        chance = 1 / (1 + math.exp(-logs[name]))
        slope[index] += 0.5 - chance
        curve[index][index] += chance * (1 - chance)
    for duel in duels:
        one, other = place[duel.bot], place[duel.against]
        chance = 1 / (1 + duel.others * math.exp(logs[duel.against] - logs[duel.bot]))
        slope[one] += duel.wins - duel.games * chance
        slope[other] -= duel.wins - duel.games * chance
        bend = duel.games * chance * (1 - chance)
        for row, column, sign in ((one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)):
            curve[row][column] += sign * bend
    return slope, curve


def _variance(curve: list[list[float]], index: int) -> float:
    """Of one rating against the mean of all, which is what is reported."""
    count = len(curve)
    contrast = [(1.0 if each == index else 0.0) - 1.0 / count for each in range(count)]
    return sum(a * b for a, b in zip(contrast, _solve(curve, contrast), strict=True))


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations by Gauss, for a matrix whose diagonal is never 0, as with a prior."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot in range(len(rows)):
        for row in range(pivot + 1, len(rows)):
            factor = rows[row][pivot] / rows[pivot][pivot]
            rows[row] = [a - factor * b for a, b in zip(rows[row], rows[pivot], strict=True)]
    found = [0.0] * len(rows)
    for index in reversed(range(len(rows))):
        known = sum(rows[index][column] * found[column] for column in range(index + 1, len(rows)))
        found[index] = (rows[index][-1] - known) / rows[index][index]
    return found

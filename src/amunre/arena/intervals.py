"""95 % confidence intervals: how far a figure of so many games may be from the truth."""

import math
from collections.abc import Sequence

Z = 1.959964
"""The normal distribution holds 95 % within so many standard deviations."""

FEW = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764, 5: 2.5706, 6: 2.4469}
"""The same of Student's distribution, for so few degrees of freedom that the series below is too coarse."""

Interval = tuple[float, float]


def wilson(wins: float, games: float) -> Interval:
    """Wilson's score interval of a rate; good also near 0 and 1, where the usual one fails. Shared wins are halves."""
    if games <= 0:
        return (0.0, 1.0)
    rate, weight = wins / games, Z * Z / games
    middle = (rate + weight / 2) / (1 + weight)
    reach = Z / (1 + weight) * math.sqrt(max(rate * (1 - rate), 0.0) / games + weight / (4 * games))
    return (max(0.0, middle - reach), min(1.0, middle + reach))


def student(freedom: int) -> float:
    """Student's 97.5 % point, by the series of Cornish and Fisher."""
    if freedom in FEW:
        return FEW[freedom]
    z, n = Z, float(freedom)
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    return z + first + second + third


def mean(values: Sequence[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def mean_interval(values: Sequence[float]) -> Interval | None:
    """Student's interval of a mean; None if fewer than two values leave it open.

    Games of one deal are alike, so give this the mean of each deal rather than its games.
    """
    if len(values) < 2:
        return None
    middle = mean(values)
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    reach = student(len(values) - 1) * math.sqrt(variance / len(values))
    return (middle - reach, middle + reach)

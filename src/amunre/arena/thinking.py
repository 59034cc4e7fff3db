"""How long bots think: counted in boxes, so that a percentile over a million decisions needs no list of them."""

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from amunre.bots import PLAYERS

SHORTEST = 1e-4  # quicker is all one
WIDTH = math.log(1.05)  # a box is 5 % wide, so a percentile is right to 5 %
GRACE_FACTOR, GRACE_SECONDS = 1.1, 0.05


def thinking_limit(bot: str) -> float | None:
    """The seconds a bot may think about a decision; None for one that answers as soon as it can."""
    kind, _, level = PLAYERS.get(bot, bot).partition(":")
    return float(level or "1") if kind == "search" else None


@dataclass
class Thinking:
    """The decisions of a bot in a game, or in many."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    late: int = 0  # beyond 1.1 times the limit and 50 ms
    boxes: Counter[int] = field(default_factory=Counter)

    def note(self, seconds: float, limit: float | None) -> None:
        """Counts one decision."""
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        self.late += limit is not None and seconds > GRACE_FACTOR * limit + GRACE_SECONDS
        self.boxes[round(math.log(max(seconds, SHORTEST) / SHORTEST) / WIDTH)] += 1

    def add(self, other: "Thinking") -> None:
        """Counts the decisions of another game in."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        self.late += other.late
        self.boxes.update(other.boxes)

    def percentile(self, share: float) -> float:
        """The seconds within which this share of the decisions was made, to 5 %."""
        left = math.ceil(share * self.decisions)
        for box in sorted(self.boxes):
            left -= self.boxes[box]
            if left <= 0:
                return min(SHORTEST * math.exp(box * WIDTH), self.slowest)
        return self.slowest

    def as_line(self) -> dict[str, Any]:
        """As it stands in a file of results."""
        return {
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "slowest": round(self.slowest, 6),
            "late": self.late,
            "boxes": {str(box): count for box, count in sorted(self.boxes.items())},
        }

    @classmethod
    def from_line(cls, line: dict[str, Any]) -> "Thinking":
        """The opposite of `as_line`."""
        boxes = Counter({int(box): int(count) for box, count in line["boxes"].items()})
        return cls(line["decisions"], line["seconds"], line["slowest"], line["late"], boxes)

    def as_json(self, bot: str) -> dict[str, Any]:
        """For the report on a bot."""
        limit, count = thinking_limit(bot), max(self.decisions, 1)
        return {
            "bot": bot,
            "decisions": self.decisions,
            "mean_s": round(self.seconds / count, 6),
            "p99_s": round(self.percentile(0.99), 6),
            "max_s": round(self.slowest, 6),
            "limit_s": limit,
            "within_limit": None if limit is None else round(1 - self.late / count, 6),
        }

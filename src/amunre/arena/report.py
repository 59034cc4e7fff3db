"""What came of an arena: who won against whom and by how much, ratings, thinking times, failures."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from amunre.arena.intervals import Interval, mean, mean_interval, wilson
from amunre.arena.plan import Plan
from amunre.arena.ratings import Encounter, Rating, ratings
from amunre.arena.table import Line
from amunre.arena.thinking import Thinking

MOST_REASONS = 10
METHODS = {
    "win_rate": "Wilson's score interval; a shared win counts by its share",
    "margin": "Student's interval over deals; points of the one less the mean of its opponents",
    "elo": "normal approximation; Plackett-Luce (with two seats Bradley-Terry) with a weak prior, mean 0",
}
"""Which interval is meant by `ci95`, and of what."""


def share_of(line: Line, seat: int) -> float:
    """A seat's part of the win."""
    return 1 / len(line["winners"]) if seat in line["winners"] else 0.0


@dataclass(frozen=True)
class Result:
    """One bot against as many of another as there are seats left."""

    bot: str
    against: str
    lines: list[Line]

    @property
    def wins(self) -> float:
        """Wins of the one, shared ones by share."""
        return sum(share_of(line, line["first"]) for line in self.lines)

    @property
    def margins(self) -> list[float]:
        """The lead of the one over the mean of its opponents; for each deal, the mean of its games."""
        deals: dict[int, list[float]] = defaultdict(list)
        for line in self.lines:
            if "scores" in line:
                own = line["scores"][line["first"]]
                others = [points for seat, points in enumerate(line["scores"]) if seat != line["first"]]
                deals[line["deal"]].append(own - mean(others))
        return [mean(games) for games in deals.values()]

    def encounter(self, players: int) -> Encounter:
        """As the ratings want it."""
        return Encounter(self.bot, self.against, players - 1, len(self.lines), self.wins)

    def as_json(self) -> dict[str, Any]:
        """One of `results`."""
        margins, games = self.margins, len(self.lines)
        return {
            "bot": self.bot,
            "against": self.against,
            "games": games,
            "wins": round(self.wins, 4),
            "win_rate": round(self.wins / games, 4),
            "ci95": _rounded(wilson(self.wins, games), 4),
            "margin": round(mean(margins), 3),
            "margin_ci95": _rounded(mean_interval(margins), 3),
            "failures": sum("failure" in line for line in self.lines),
        }


@dataclass(frozen=True)
class Report:
    """A finished arena."""

    plan: Plan
    lines: list[Line]
    played: int  # in this run; the rest was in the file
    seconds: float

    @property
    def results(self) -> list[Result]:
        """Pair by pair."""
        return [
            Result(bot, against, [line for line in self.lines if line["pairing"] == pairing])
            for pairing, (bot, against) in enumerate(self.plan.pairings)
        ]

    @property
    def ratings(self) -> list[Rating]:
        """Of all bots over all pairs, best first."""
        return ratings([result.encounter(self.plan.players) for result in self.results])

    @property
    def thinking(self) -> dict[str, Thinking]:
        """By bot."""
        found: dict[str, Thinking] = {name: Thinking() for name in self.plan.bots}
        for line in self.lines:
            for name, times in zip(line["bots"], line["thinking"], strict=True):
                found[name].add(Thinking.from_line(times))
        return found

    @property
    def points(self) -> dict[str, dict[str, float]]:
        """The mean points of each bot by source, over all its seats."""
        rows: dict[str, dict[str, list[int]]] = {name: defaultdict(list) for name in self.plan.bots}
        for line in self.lines:
            for source, (old, new) in line.get("sheet", {}).items():
                for seat, name in enumerate(line["bots"]):
                    rows[name][source].append(old[seat] + new[seat])
        return {name: {source: round(mean(each), 3) for source, each in row.items()} for name, row in rows.items()}

    @property
    def failures(self) -> list[dict[str, Any]]:
        """Every game that a bot lost by an exception or an illegal move."""
        return [
            {"game": line["game"], "against": line["bots"], "seed": line["seed"], **line["failure"]}
            for line in self.lines
            if "failure" in line
        ]

    def as_json(self) -> dict[str, Any]:
        """Everything; with bots that do not look at the clock only times differ between two runs of one plan."""
        failures = self.failures
        return {
            "ruleset": self.plan.choice.build().id,
            "players": self.plan.players,
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "games": len(self.lines),
            "results": [result.as_json() for result in self.results],
            "ratings": [
                {"bot": each.bot, "elo": round(each.elo, 1), "ci95": _rounded(each.ci95, 1)} for each in self.ratings
            ],
            "methods": METHODS,
            "thinking": [times.as_json(name) for name, times in self.thinking.items()],
            "points": self.points,
            "failures": {"count": len(failures), "examples": failures[:MOST_REASONS]},
            "played_now": self.played,
            "seconds": round(self.seconds, 3),
        }


def _rounded(interval: Interval | None, digits: int) -> list[float] | None:
    return None if interval is None else [round(bound, digits) for bound in interval]

"""What wins? Counted over the lines of many games, ruleset by ruleset."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from amunre.arena.chronicle import STEAL
from amunre.arena.intervals import mean, wilson
from amunre.arena.report import share_of
from amunre.arena.table import Line

AGES = ("old", "new")
ROUNDS_OF_AN_AGE = 3


@dataclass
class Owners:
    """Whoever took a province in an age: what was paid, and what became of him."""

    count: int = 0
    gold: int = 0
    wins: float = 0.0
    lead: float = 0.0  # over the mean of the whole table

    def note(self, gold: int, win: float, lead: float) -> None:
        """One owner more."""
        self.count += 1
        self.gold += gold
        self.wins += win
        self.lead += lead

    def as_json(self) -> dict[str, Any]:
        """Means."""
        low, high = wilson(self.wins, self.count)
        return {
            "owners": self.count,
            "price": round(self.gold / self.count, 3),
            "win_rate": round(self.wins / self.count, 4),
            "ci95": [round(low, 4), round(high, 4)],
            "lead": round(self.lead / self.count, 3),
        }


@dataclass
class Place:
    """A place in the first turn order."""

    games: int = 0
    wins: float = 0.0
    points: int = 0

    def note(self, win: float, points: int) -> None:
        """One game more."""
        self.games += 1
        self.wins += win
        self.points += points

    def as_json(self, place: int) -> dict[str, Any]:
        """Means."""
        low, high = wilson(self.wins, self.games)
        return {
            "place": place,
            "win_rate": round(self.wins / self.games, 4),
            "ci95": [round(low, 4), round(high, 4)],
            "points": round(self.points / self.games, 3),
        }


@dataclass
class Stats:
    """Of one ruleset."""

    ruleset: str
    players: int
    games: int = 0
    bots: Counter[str] = field(default_factory=Counter)  # seats
    points: Counter[int] = field(default_factory=Counter)  # how often a seat had so many
    winning: Counter[int] = field(default_factory=Counter)
    provinces: dict[tuple[str, str], Owners] = field(default_factory=lambda: defaultdict(Owners))  # province, age
    offers: Counter[int] = field(default_factory=Counter)
    offers_by_round: dict[int, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    temples: dict[int, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))  # space, by round
    sources: dict[str, dict[str, list[float]]] = field(default_factory=dict)  # source: all, winners: sum by age
    places: dict[int, Place] = field(default_factory=lambda: defaultdict(Place))

    def add(self, line: Line) -> None:
        """Counts a finished game in."""
        self.games += 1
        self.bots.update(line["bots"])
        self.points.update(line["scores"])
        self.winning[max(line["scores"])] += 1
        shares = [share_of(line, seat) for seat in range(self.players)]
        self._add_provinces(line, shares)
        self._add_sources(line, shares)
        for number, offers in enumerate(line["offers"], start=1):
            self.offers.update(offers)
            self.offers_by_round[number].update(offers)
        for number, space in enumerate(line["temples"], start=1):
            self.temples[number][space] += 1
        for number, seat in enumerate(line["order"], start=1):
            self.places[number].note(shares[seat], line["scores"][seat])

    def _add_provinces(self, line: Line, shares: list[float]) -> None:
        middle = mean(line["scores"])
        for number, seat, province, gold in line["prices"]:
            age = AGES[number > ROUNDS_OF_AN_AGE]
            self.provinces[province, age].note(gold, shares[seat], line["scores"][seat] - middle)

    def _add_sources(self, line: Line, shares: list[float]) -> None:
        for source, ages in line["sheet"].items():
            sums = self.sources.setdefault(source, {"all": [0.0, 0.0], "winners": [0.0, 0.0]})
            for age, by_seat in enumerate(ages):
                sums["all"][age] += sum(by_seat) / self.players
                sums["winners"][age] += sum(each * share for each, share in zip(by_seat, shares, strict=True))

    def as_json(self) -> dict[str, Any]:
        """Everything as means and counts."""
        return {
            "ruleset": self.ruleset,
            "games": self.games,
            "bots": dict(sorted(self.bots.items())),
            "points": {"mean": self._mean(self.points), "of_the_winner": self._mean(self.winning)},
            "provinces": self.province_rows(),
            "sources": self.source_rows(),
            "offerings": self.offering_rows(),
            "offers": {str(gold): count for gold, count in sorted(self.offers.items())},
            "places": [self.places[number].as_json(number) for number in sorted(self.places)],
        }

    @staticmethod
    def _mean(counts: Counter[int]) -> float:
        return round(sum(value * count for value, count in counts.items()) / max(counts.total(), 1), 3)

    def province_rows(self) -> list[dict[str, Any]]:
        """One for each province and age, the dearest first within an age."""
        rows = [
            {"province": name, "age": age, **owners.as_json()} for (name, age), owners in sorted(self.provinces.items())
        ]
        return sorted(rows, key=lambda row: (AGES.index(row["age"]), -row["price"]))

    def source_rows(self) -> list[dict[str, Any]]:
        """Mean points by source and age, of everybody and of winners."""
        found = []
        for source, sums in self.sources.items():
            row: dict[str, Any] = {"source": source}
            for who in ("all", "winners"):
                row[who] = {age: round(sums[who][at] / self.games, 3) for at, age in enumerate(AGES)}
                row[who]["both"] = round(sum(sums[who]) / self.games, 3)
            found.append(row)
        return found

    def offering_rows(self) -> list[dict[str, Any]]:
        """Round by round: the mean offer, how many steal, how often the temple stands where."""
        rows = []
        for number, offers in sorted(self.offers_by_round.items()):
            gold = Counter({each: count for each, count in offers.items() if each != STEAL})
            spaces = self.temples[number]
            rows.append(
                {
                    "round": number,
                    "mean_offer": self._mean(gold),
                    "thefts": round(offers[STEAL] / offers.total(), 4),
                    "temple": {str(space): round(spaces[space] / spaces.total(), 4) for space in sorted(spaces)},
                }
            )
        return rows


def count_stats(lines: Iterable[Line]) -> list[Stats]:
    """By ruleset, in the order of their ids; games that a bot lost by failing do not count."""
    found: dict[str, Stats] = {}
    for line in lines:
        if "scores" in line:
            key = line["ruleset"]
            if key not in found:
                found[key] = Stats(key, len(line["bots"]))
            found[key].add(line)
    return [found[key] for key in sorted(found)]

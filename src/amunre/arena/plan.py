"""Which games an arena plays: who sits where, and with which deal."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from amunre.bots import new_bot
from amunre.rules.errors import AmunreError
from amunre.simulate import RulesetChoice, game_seed

MOST_GAMES = 10_000_000
MOST_BOTS = 12


@dataclass(frozen=True)
class Fixture:
    """One game before it is played: one of the first bot against as many of the second as there are seats left."""

    pairing: int
    game: int  # within the pairing
    deal: int
    seed: int
    bots: tuple[str, ...]  # by seat
    first: int  # the seat of the first bot
    bot_seed: str
    processor_time: bool = False


@dataclass(frozen=True)
class Plan:
    """What was asked for. Every pair of bots plays `games` games, the first named of the two alone in its seat."""

    choice: RulesetChoice
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    processor_time: bool = False  # what else the machine does then takes nothing from a bot's time to think

    @property
    def players(self) -> int:
        """Seats at the table."""
        return self.choice.players

    @property
    def pairings(self) -> list[tuple[str, str]]:
        """Every pair of bots, in the order in which they were named."""
        return list(combinations(self.bots, 2))

    def fixture(self, pairing: int, game: int) -> Fixture:
        """A game by its number. Every pair gets the same deals, each until its first bot has sat in every seat."""
        bot, against = self.pairings[pairing]
        deal, first = divmod(game, self.players)
        seats = tuple(bot if seat == first else against for seat in range(self.players))
        bot_seed = f"{self.seed}/{pairing}/{game}"
        return Fixture(pairing, game, deal, game_seed(self.seed, deal), seats, first, bot_seed, self.processor_time)

    def fixtures(self) -> Iterator[Fixture]:
        """All games. The pairs take turns, so that a run that is stopped early has heard of each."""
        for game in range(self.games):
            for pairing in range(len(self.pairings)):
                yield self.fixture(pairing, game)

    @property
    def total(self) -> int:
        """How many games that is."""
        return self.games * len(self.pairings)

    def checked(self) -> "Plan":
        """The plan with tidy names; AmunreError, a sentence, if it cannot be played."""
        rules = self.choice.build()
        names = tuple(name.strip().lower() for name in self.bots)
        if not 2 <= len(names) <= MOST_BOTS:
            raise AmunreError(f"An arena needs 2 to {MOST_BOTS} bots, separated by commas, such as greedy,search:1.")
        for name in names:
            new_bot(name, rules, "")
        if len(names) > 2 and len(set(names)) < len(names):
            raise AmunreError("Name each bot once; only two may be the same, to play against itself.")
        if not 1 <= self.games <= MOST_GAMES:
            raise AmunreError(f"The number of games is from 1 to {MOST_GAMES}, not {self.games}.")
        return replace(self, bots=names)

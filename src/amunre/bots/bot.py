"""What a bot is, and the bots by name."""

from typing import Any, Protocol

from amunre.bots.greedy_bot import GreedyBot
from amunre.bots.random_bot import RandomBot
from amunre.bots.search_bot import SearchBot
from amunre.game import Game
from amunre.rules.errors import AmunreError
from amunre.rules.ruleset import Ruleset

SHORTEST, LONGEST = 0.01, 600.0


class Bot(Protocol):
    """Answers a decision with one of its choices."""

    def choose(self, view: dict[str, Any], choices: list[str], time: float | None = None) -> str:
        """One of `choices`, in at most `time` seconds; `view` is what `sight` gives: all that this seat may know."""
        ...


BOTS = ("random", "greedy", "search:SECONDS")
"""The kinds of bot there are."""

PLAYERS = {"apprentice": "greedy:2.5", "scribe": "greedy", "vizier": "search:0.2", "pharaoh": "search:2"}
"""Names for opponents, from the weakest to the strongest."""


def new_bot(name: str, rules: Ruleset, seed: str) -> Bot:
    """A bot by its name; the same seed makes the same one. AmunreError says which names there are."""
    kind, _, level = PLAYERS.get(name.lower(), name).partition(":")
    if kind == "random" and not level:
        return RandomBot(rules, seed)
    if kind == "greedy":
        return GreedyBot(rules, seed, _number(level or "0", 0.0, 100.0, name))
    if kind == "search":
        return SearchBot(rules, seed, _number(level or "1", SHORTEST, LONGEST, name))
    raise AmunreError(f"There is no bot {name[:40]!r}; there are {', '.join([*PLAYERS, *BOTS])}.")


def _number(text: str, low: float, high: float, name: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not low <= number <= high:
        raise AmunreError(f"The bot {name[:40]!r} needs a number from {low:g} to {high:g} after the colon.")
    return number


def sight(game: Game, seat: int) -> dict[str, Any]:
    """What a bot is shown: its seat's view, and the log its seat may read."""
    return {**game.view(seat), "log": game.log(seat)}

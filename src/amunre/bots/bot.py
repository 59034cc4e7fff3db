"""What a bot is, and the bots by name."""

from collections.abc import Callable
from typing import Any, Protocol

from amunre.bots.random_bot import RandomBot
from amunre.bots.simple_bot import SimpleBot
from amunre.rules.errors import AmunreError


class Bot(Protocol):
    """Answers a decision with one of its choices."""

    def choose(self, view: dict[str, Any], choices: list[str]) -> str:
        """One of `choices`; `view` is what this seat may know."""
        ...


BOTS: dict[str, Callable[[str], Bot]] = {"simple": SimpleBot, "random": RandomBot}
"""By name; each is made from a seed and then always plays the same."""


def new_bot(name: str, seed: str) -> Bot:
    """The bot of that name; AmunreError says which names there are."""
    if name not in BOTS:
        raise AmunreError(f"There is no bot {name[:40]!r}; there are {', '.join(BOTS)}.")
    return BOTS[name](seed)

"""The bot that does anything."""

import random
from typing import Any

from amunre.rules.ruleset import Ruleset


class RandomBot:
    """Every choice is equally likely."""

    def __init__(self, rules: Ruleset, seed: str) -> None:
        self._dice = random.Random(seed)

    def choose(self, view: dict[str, Any], choices: list[str], time: float | None = None) -> str:
        """See Bot; it does not look at the table."""
        return self._dice.choice(choices)

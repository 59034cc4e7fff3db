"""The bot that does anything."""

import random
from typing import Any


class RandomBot:
    """Every choice is equally likely."""

    def __init__(self, seed: str) -> None:
        self._dice = random.Random(seed)

    def choose(self, view: dict[str, Any], choices: list[str]) -> str:
        """See Bot; it does not look at the table."""
        return self._dice.choice(choices)

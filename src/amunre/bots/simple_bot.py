"""A bot that goes by the words of its choices alone: no plan, but nothing absurd either."""

import random
from collections.abc import Callable
from typing import Any

# The spaces of the ladder it likes; a bid beyond them is made only when nothing else is left.
BIDS = {0: 1.0, 1: 3.0, 3: 5.0, 6: 5.0, 10: 3.0, 15: 1.0, 21: 0.2}
SELDOM = 0.001


class SimpleBot:
    """Bids moderately, buys a little of everything, offers small sums, keeps its cards."""

    def __init__(self, seed: str) -> None:
        self._dice = random.Random(seed)

    def choose(self, view: dict[str, Any], choices: list[str]) -> str:
        """See Bot; a choice is drawn by weights that its words and the other choices give it."""
        most = most_of_each(choices)
        return self._dice.choices(choices, [weight(choice, most) for choice in choices])[0]


def weight(choice: str, most: dict[str, int]) -> float:
    """How much the bot likes a choice; never 0, so that a forced one is found too."""
    verb, amount = split(choice)
    first = verb.split()[0]
    if first == "bid":
        return BIDS.get(amount, SELDOM)
    if first in AMOUNTS:
        return max(AMOUNTS[first](amount, most[verb]), SELDOM)
    return PLAIN.get(first, 1.0)


def split(choice: str) -> tuple[str, int]:
    """A choice without its number, and the number (0 if it has none)."""
    verb, _, last = choice.rpartition(" ")
    return (verb, int(last)) if verb and last.isdecimal() else (choice, 0)


def most_of_each(choices: list[str]) -> dict[str, int]:
    """The largest number offered with each verb: what one can afford."""
    most: dict[str, int] = {}
    for choice in choices:
        verb, amount = split(choice)
        most[verb] = max(amount, most.get(verb, 0))
    return most


def _purchase(amount: int, most: int) -> float:
    """Something, but half of the gold stays for the offering: half of what can be paid costs a quarter of it."""
    return 0.3 if amount == 0 else 3.0 / (1 + abs(amount - (most + 1) // 2)) ** 2


def _offer(amount: int, most: int) -> float:
    """A few gold, at most a third of what there is."""
    return 1.0 / amount if amount <= max(most // 3, 1) else 0.0


def _gift(amount: int, most: int) -> float:
    return 0.5


AMOUNTS: dict[str, Callable[[int, int], float]] = {"buy": _purchase, "offer": _offer, "gift": _gift}
# Verbs that it plays gladly or hardly ever; all others weigh 1. `done` loses against a card worth playing.
PLAIN: dict[str, float] = {
    "sell": SELDOM,
    "score": 100.0,
    "architect": 20.0,
    "cultivation": 20.0,
    "treasury": 0.5,
    "abundance": 2.0,
    "done": 0.5,
    "pass": 5.0,
    "bribery": 0.2,
    "protection": 0.5,
    "steal": 0.05,
    "with": 0.3,
}

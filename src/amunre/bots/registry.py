"""The bots by name, and the door by which others' bots come in."""

import os
from collections.abc import Callable
from functools import cache
from importlib import import_module

from amunre.bots.bot import Bot
from amunre.bots.greedy_bot import GreedyBot
from amunre.bots.random_bot import RandomBot
from amunre.bots.search_bot import SearchBot
from amunre.rules.errors import AmunreError
from amunre.rules.ruleset import Ruleset

SHORTEST, LONGEST = 0.01, 600.0

BOTS = ("random", "greedy", "search:SECONDS")
"""Our own kinds of bot."""

PLAYERS = {"apprentice": "greedy:2.5", "scribe": "greedy", "vizier": "search:0.2", "pharaoh": "search:2"}
"""Names for opponents, from the weakest to the strongest."""

GUESTS = "AMUNRE_BOTS"
"""The environment variable that names modules, separated by commas, whose import registers bots of their own."""

Maker = Callable[[Ruleset, str, str], Bot]
"""Makes a bot from the ruleset, a seed and what stands after the colon of its name."""

_makers: dict[str, Maker] = {}


def register(kind: str, make: Maker) -> None:
    """A new kind of bot, known by its name wherever a bot is asked for."""
    _makers[kind.lower()] = make


def new_bot(name: str, rules: Ruleset, seed: str) -> Bot:
    """A bot by its name; the same seed makes the same one. AmunreError says which names there are."""
    _load_guests()
    kind, _, level = PLAYERS.get(name.lower(), name).partition(":")
    make = _makers.get(kind.lower())
    if make is None:
        guests = [kind for kind in _makers if kind not in OURS]
        raise AmunreError(f"There is no bot {name[:40]!r}; there are {', '.join([*PLAYERS, *BOTS, *guests])}.")
    return make(rules, seed, level)


@cache
def _load_guests() -> None:
    for module in os.environ.get(GUESTS, "").split(","):
        if module.strip():
            try:
                import_module(module.strip())
            except ImportError as error:
                raise AmunreError(f"{GUESTS} names {module.strip()!r}, which cannot be imported: {error}.") from error


def _random(rules: Ruleset, seed: str, level: str) -> Bot:
    if level:
        raise AmunreError(f"The bot 'random' takes nothing after its name, not {level[:40]!r}.")
    return RandomBot(rules, seed)


def _greedy(rules: Ruleset, seed: str, level: str) -> Bot:
    return GreedyBot(rules, seed, _number("greedy", level or "0", 0.0, 100.0))


def _search(rules: Ruleset, seed: str, level: str) -> Bot:
    return SearchBot(rules, seed, _number("search", level or "1", SHORTEST, LONGEST))


def _number(kind: str, text: str, low: float, high: float) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not low <= number <= high:
        raise AmunreError(
            f"The bot {kind!r} needs a number from {low:g} to {high:g} after the colon, not {text[:40]!r}."
        )
    return number


OURS: dict[str, Maker] = {"random": _random, "greedy": _greedy, "search": _search}
_makers.update(OURS)

"""A bot that thinks for a set time: it plays each choice on in many worlds that fit what it sees."""

import random
import time as times
from collections.abc import Callable
from typing import Any

from amunre.bots.world import world_of
from amunre.rules.actions import parse, to_text
from amunre.rules.ruleset import Ruleset
from amunre.search.candidates import candidates
from amunre.search.tree import MANY_WORLDS, TreeSearch


class SearchBot:
    """Information-set tree search; the playouts of a round are by a quick policy, their end is evaluated."""

    def __init__(self, rules: Ruleset, seed: str, seconds: float = 1.0, most_worlds: int = MANY_WORLDS) -> None:
        self._rules = rules
        self._dice = random.Random(seed)
        self._seconds = seconds
        self._most_worlds = most_worlds
        self.clock: Callable[[], float] = times.perf_counter

    def choose(self, view: dict[str, Any], choices: list[str], time: float | None = None) -> str:
        """See Bot."""
        legal = candidates(sorted(map(parse, choices)))
        if len(legal) == 1:
            return to_text(legal[0])
        tree = TreeSearch(world_of(view, self._rules), view["seat"], self._dice.getrandbits(31))
        seconds = self._seconds if time is None else min(time, self._seconds)
        return to_text(tree.search(legal, seconds, self._most_worlds, self.clock)[0].action)

"""A bot that looks one step ahead: it takes the choice after which the position is worth most to it."""

import random
from typing import Any

from amunre.bots.world import world_of
from amunre.rules.actions import parse, to_text
from amunre.rules.ruleset import Ruleset
from amunre.search.candidates import candidates
from amunre.search.thinker import Thinker

WORLDS = 6
WORLDS_OF_A_SECRET = 40
"""In how many imagined worlds a choice is tried; offerings depend on what the others offer, so they need more."""


class GreedyBot:
    """One-step look-ahead; `blur` makes it careless, by so many points."""

    def __init__(self, rules: Ruleset, seed: str, blur: float = 0.0) -> None:
        self._rules = rules
        self._dice = random.Random(seed)
        self._blur = blur

    def choose(self, view: dict[str, Any], choices: list[str], time: float | None = None) -> str:
        """See Bot; it is always quick."""
        legal = candidates(sorted(map(parse, choices)))
        if len(legal) == 1:
            return to_text(legal[0])
        thinker = Thinker(world_of(view, self._rules), view["seat"], self._dice.getrandbits(31))
        secret = view["agenda"][-1] in ("offer", "keep", "reveal")
        prospects = thinker.look_ahead(legal, WORLDS_OF_A_SECRET if secret else WORLDS)
        if self._blur:
            return to_text(max(prospects, key=lambda each: each.margin() + self._dice.gauss(0, self._blur)).action)
        return to_text(prospects[0].action)

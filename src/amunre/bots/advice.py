"""What a strong player would do, and why, in words: for hints and for looking back at a game."""

from dataclasses import dataclass
from typing import Any

from amunre.bots.world import world_of
from amunre.rules.actions import parse, to_text
from amunre.rules.ruleset import Ruleset
from amunre.search.candidates import candidates
from amunre.search.evaluation import PARTS
from amunre.search.thinker import Prospect, Thinker
from amunre.search.tree import TreeSearch

SHOWN = 3
WORLDS_TO_WEIGH = 200
NOTICEABLE = 0.15
"""Points by which a part of the evaluation must differ to be worth a word."""

BETTER = {
    "points": "it scores points at once",
    "gold": "it leaves more gold",
    "income": "it earns more in the Harvests to come",
    "cards": "it makes more of your Favour cards",
    "gifts": "it brings more gifts",
    "bids": "it is the better province for its price",
    "scoring": "it builds more for the next Province scoring",
}


@dataclass(frozen=True)
class Advice:
    """One choice: how far ahead of the best opponent it is expected to end, the chance to win, and a reason.

    `part` is the reason in a word: a part of the evaluation, `close` or `only`.
    """

    choice: str
    margin: float
    win_chance: float
    reason: str
    part: str


def advise(rules: Ruleset, view: dict[str, Any], choices: list[str], seconds: float, seed: int = 0) -> list[Advice]:
    """The best three of the choices, best first; `view` is what `sight` gives."""
    legal = candidates(sorted(map(parse, choices)))
    if len(legal) == 1:
        return [Advice(to_text(legal[0]), 0.0, 0.0, "it is the only sensible choice", "only")]
    world = world_of(view, rules)
    best = TreeSearch(world, view["seat"], seed).search(legal, seconds)[:SHOWN]
    Thinker(world, view["seat"], seed).weigh(best, WORLDS_TO_WEIGH)
    return [
        Advice(to_text(each.action), round(each.margin(), 1), round(each.value(), 3), *_reason(number, best))
        for number, each in enumerate(best)
    ]


def _reason(number: int, best: list[Prospect]) -> tuple[str, str]:
    """What speaks for a choice, compared with the best of the others shown."""
    mine, other = best[number].parts, best[1 if number == 0 else 0].parts
    gains = {name: own - theirs for name, own, theirs in zip(PARTS, mine, other, strict=True)}
    name, gain = max(gains.items(), key=lambda item: item[1])
    if gain < NOTICEABLE:
        return ("it is nearly as good as the others" if number == 0 else "it is nearly as good"), "close"
    return BETTER[name], name

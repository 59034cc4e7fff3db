"""The sequence of play, as the rulebook's table of contents gives it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .auction import AUCTION
from .chance import Chance
from .gifts import GIFTS
from .harvest import HARVEST
from .hooks import Phase
from .market import MARKET
from .offering import OFFERING
from .resolve import RESOLVE
from .ruleset import Ruleset, Tables
from .scoring import GOLD_SCORING, PROVINCE_SCORING
from .setup import NEW_KINGDOM, SETUP, draw_turn_order
from .state import State, blank_state
from .story import Story

ROUND: Final[list[Phase]] = [AUCTION, RESOLVE, MARKET, OFFERING, GIFTS, HARVEST]
AGE: Final[list[Phase]] = [*ROUND, *ROUND, *ROUND, PROVINCE_SCORING]
GAME: Final[list[Phase]] = [SETUP, *AGE, NEW_KINGDOM, *AGE, GOLD_SCORING]


def new_state(rules: Ruleset, chance: Chance, turn_order: list[int] | None = None, story: Story | None = None) -> State:
    """A game set up and ready for its first decision; the turn order is drawn unless it is given."""
    game = blank_state(tables(rules), chance, GAME)
    game.story = story
    if turn_order is None:
        draw_turn_order(game)
    else:
        game.turn_order = vec[i64](turn_order)
    game.enter(SETUP)
    game.advance()
    return game


_TABLES: Final[dict[str, Tables]] = {}
MOST_TABLES: Final = 64


def tables(rules: Ruleset) -> Tables:
    """The numbers of a ruleset, made once."""
    key = rules.hash
    made = _TABLES.get(key)
    if made is None:
        if len(_TABLES) >= MOST_TABLES:
            _TABLES.clear()  # a server that is fed ever new boards must not grow without bound
        made = Tables(rules)
        _TABLES[key] = made
    return made

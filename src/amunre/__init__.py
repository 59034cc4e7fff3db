"""Amun-Re: play it, study it, teach it to a computer. Start with `ruleset` and `new_game`."""

from amunre.game import Game, load_position, load_record, new_game
from amunre.rules import state as _state
from amunre.rules.board import Board, BoardError, load_board
from amunre.rules.chance import FastChance
from amunre.rules.errors import AmunreError, IllegalMove, PositionError, RecordError, RulesetError
from amunre.rules.officials_deck import OfficialsDeck, OfficialsError, load_officials
from amunre.rules.ruleset import Ruleset, ruleset

COMPILED = not (_state.__file__ or "").endswith(".py")
"""Whether the rules run compiled."""

__all__ = [
    "COMPILED",
    "AmunreError",
    "Board",
    "BoardError",
    "FastChance",
    "Game",
    "IllegalMove",
    "OfficialsDeck",
    "OfficialsError",
    "PositionError",
    "RecordError",
    "Ruleset",
    "RulesetError",
    "load_board",
    "load_officials",
    "load_position",
    "load_record",
    "new_game",
    "ruleset",
]

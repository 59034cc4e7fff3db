"""All pieces of a ruleset, one after the other, and the whole observation of a seat."""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64

from amunre.rules.ruleset import Ruleset
from amunre.rules.state import State
from amunre.rules.turn import tables

from .board import board_pieces
from .expansions import expansion_pieces
from .general import general_pieces
from .piece import Piece
from .players import player_pieces


class Layout:
    """The pieces of a ruleset's observations in their order. Seats are counted from the observer on, clockwise."""

    def __init__(self, rules: Ruleset, counted_gold: bool = False) -> None:
        made = tables(rules)
        self.players: i64 = rules.players
        self.pieces: list[Piece] = [
            *general_pieces(made),
            *board_pieces(made),
            *player_pieces(made, counted_gold),
            *expansion_pieces(made),
        ]
        self.size: int = sum([piece.size for piece in self.pieces])

    def offset(self, name: str) -> int:
        """Where a piece begins."""
        at: int = 0
        for piece in self.pieces:
            if piece.name == name:
                return at
            at += piece.size
        raise KeyError(name)

    def write(self, game: State, seat: int) -> bytes:
        """All that the seat may know now, as 16-bit whole numbers in little-endian order."""
        out = BytesWriter()
        for piece in self.pieces:
            piece.write(game, seat, out)
        return out.getvalue()

"""Tomb tiles and tombs: what the Afterlife keeps, and how a tomb is built."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..actions import TILE_NAMES
from ..hooks import Part

TILES: Final = 5  # kinds
COPIES: Final = 12  # of each
SLOTS: Final = 15
# The tomb's places row by row from the base; a place rests on the one given here and the next one.
SUPPORT: Final = vec[i64]([-1, -1, -1, -1, -1, 0, 1, 2, 3, 5, 6, 7, 9, 10, 12])
ROW_ENDS: Final = vec[i64]([5, 9, 12, 14, 15])


class Tile:
    """The kinds of Tomb tile, as numbers."""

    POINT: Final = 0
    FARMER: Final = 1
    STONE: Final = 2
    FAVOUR: Final = 3
    GOLD: Final = 4


class TombPart(Part):
    """The stack and the discards as counts; everybody's secret tiles and open tomb."""

    def __init__(self, stack: vec[i64], discards: vec[i64], tiles: vec[i64], tombs: vec[i64]) -> None:
        self.stack = stack
        self.discards = discards
        self.tiles = tiles  # by seat and kind
        self.tombs = tombs  # by seat and place: the kind, or -1

    def clone(self) -> Part:
        """An independent copy."""
        return TombPart(self.stack[:], self.discards[:], self.tiles[:], self.tombs[:])

    def drawable(self) -> i64:
        """How many tiles the stack and the discards hold (R15)."""
        return count(self.stack, 0) + count(self.discards, 0)

    def collected(self, seat: i64) -> i64:
        """How many tiles the seat has in its collection."""
        return count(self.tiles, seat * TILES)

    def is_free(self, seat: i64, slot: i64) -> bool:
        """Whether a tile can go there: anywhere in the base, above it on two tiles (R14)."""
        first = seat * SLOTS
        if self.tombs[first + slot] >= 0:
            return False
        support = SUPPORT[slot]
        return support < 0 or (self.tombs[first + support] >= 0 and self.tombs[first + support + 1] >= 0)

    def has_room(self, seat: i64) -> bool:
        """Whether the tomb is not full: whatever is built, a next place is always free."""
        for slot in range(SLOTS):
            if self.tombs[seat * SLOTS + slot] < 0:
                return True
        return False


def count(tiles: vec[i64], first: i64) -> i64:
    """How many tiles of all kinds stand in five places from the first."""
    total: i64 = 0
    for kind in range(TILES):
        total += tiles[first + kind]
    return total


def matching(part: TombPart, seat: i64, slot: i64) -> i64:
    """The tile itself and all like it that are reached downwards through tiles like it (R14)."""
    first = seat * SLOTS
    kind = part.tombs[first + slot]
    reached: i64 = 1 << slot
    total: i64 = 0
    place = slot
    while place >= 0:  # supports always stand earlier in the list, so one way down sees them all
        if reached & (1 << place) != 0:
            total += 1
            support = SUPPORT[place]
            if support >= 0:
                for below in range(support, support + 2):
                    if part.tombs[first + below] == kind:
                        reached |= 1 << below
        place -= 1
    return total


def named_tiles(tiles: vec[i64], first: i64) -> dict[str, object]:
    """How many of each kind, by name."""
    found: dict[str, object] = {}
    for kind in range(TILES):
        if tiles[first + kind] > 0:
            found[TILE_NAMES[kind]] = int(tiles[first + kind])
    return found


def named_tomb(tombs: vec[i64], seat: i64) -> list[object]:
    """The tiles of a tomb place by place, None where there is none."""
    found: list[object] = []
    for slot in range(SLOTS):
        kind = tombs[seat * SLOTS + slot]
        found.append(None if kind < 0 else TILE_NAMES[kind])
    return found

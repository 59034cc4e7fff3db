"""A piece of an observation: its name, its numbers and what they mean; and the small hand that writes them.

Everything is written as a whole number of 16 bits. A learner gets it divided by the piece's `unit`.
"""

from __future__ import annotations

from collections.abc import Callable

from librt.strings import BytesWriter, write_i16_le
from librt.vecs import vec
from mypy_extensions import i16, i64

from amunre.rules.state import State

Write = Callable[[State, int, BytesWriter], None]


class Piece:
    """So many numbers of one meaning, each from `low` to `high` before it is divided by `unit`."""

    def __init__(
        self, name: str, size: int, entries: str, low: int, high: int, unit: int, meaning: str, write: Write
    ) -> None:
        self.name = name
        self.size = size
        self.entries = entries  # what the numbers stand for, one after the other
        self.low = low
        self.high = high
        self.unit = unit
        self.meaning = meaning
        self.write = write


def put(out: BytesWriter, value: i64) -> None:
    """Writes a number that is known to be small."""
    write_i16_le(out, i16(value))


def put_up_to(out: BytesWriter, value: i64, most: i64) -> None:
    """Writes a number that has no bound in the rules; beyond `most` it makes no difference any more."""
    write_i16_le(out, i16(most if value > most else value))


def put_flag(out: BytesWriter, value: bool) -> None:
    """Writes 1 or 0."""
    write_i16_le(out, i16(1 if value else 0))


def put_one_of(out: BytesWriter, index: i64, size: i64) -> None:
    """Writes a 1 among zeros; only zeros if the index is none of the places."""
    for place in range(size):
        write_i16_le(out, i16(1 if place == index else 0))


def put_counts(out: BytesWriter, counts: vec[i64], first: i64, size: i64) -> None:
    """Writes some of the numbers of a vector."""
    for index in range(first, first + size):
        write_i16_le(out, i16(counts[index]))

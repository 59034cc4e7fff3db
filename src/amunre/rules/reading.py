"""Reads values out of JSON that anybody may have written: each wrong one is a sentence that says where it stands."""

from __future__ import annotations

from .board import PROVINCES
from .cards import CARD_NAMES
from .errors import PositionError


def shown(value: object) -> str:
    """A value for an error message, cut short."""
    if isinstance(value, (dict, list, tuple)):
        return "an object" if isinstance(value, dict) else "a list"
    text = repr(value) if not isinstance(value, int) or -(10**12) < value < 10**12 else "a huge number"
    return text if len(text) <= 40 else text[:37] + "..."


def read_object(value: object, where: str) -> dict[str, object]:
    """A JSON object."""
    if not isinstance(value, dict):
        raise PositionError(f"{where}: expected an object, found {shown(value)}.")
    for key in value:
        if not isinstance(key, str):
            raise PositionError(f"{where}: the keys are text, not {shown(key)}.")
    return value


def known_keys(given: dict[str, object], known: tuple[str, ...], where: str) -> None:
    """Refuses keys that mean nothing, since they are mistakes."""
    for key in given:
        if key not in known:
            raise PositionError(f"{where}: there is no {shown(key)}; there are {', '.join(known)}.")


def read_list(value: object, where: str, longest: int = 100) -> list[object]:
    """A JSON list."""
    if not isinstance(value, (list, tuple)):
        raise PositionError(f"{where}: expected a list, found {shown(value)}.")
    if len(value) > longest:
        raise PositionError(f"{where}: the list is too long ({len(value)} entries).")
    return list(value)


def read_int(value: object, low: int, high: int, where: str) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise PositionError(f"{where}: expected a whole number from {low} to {high}, found {shown(value)}.")
    return value


def read_bool(value: object, where: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise PositionError(f"{where}: expected true or false, found {shown(value)}.")
    return value


def province_number(name: object, where: str) -> int:
    """A province by its name."""
    if not isinstance(name, str) or name not in PROVINCES:
        raise PositionError(f"{where}: there is no province {shown(name)}.")
    return PROVINCES.index(name)


def card_number(name: object, where: str) -> int:
    """A kind of Favour card by its name."""
    if not isinstance(name, str) or name not in CARD_NAMES:
        raise PositionError(f"{where}: there is no Favour card {shown(name)}.")
    return CARD_NAMES.index(name)


def read_cards(value: object, where: str) -> list[int]:
    """Counts of cards by kind, from a list of names or an object of counts."""
    counts = [0] * len(CARD_NAMES)
    if isinstance(value, dict):
        for name, count in read_object(value, where).items():
            counts[card_number(name, where)] = read_int(count, 0, 99, f"{where}.{name}")
        return counts
    for entry in read_list(value, where):
        counts[card_number(entry, where)] += 1
    return counts


def read_lists(value: object, count: int, where: str) -> list[list[object]]:
    """One list a seat."""
    rows = read_list(value, where)
    if len(rows) != count:
        raise PositionError(f"{where}: expected {count} lists, one a seat.")
    return [read_list(row, where) for row in rows]


def word_number(word: object, known: tuple[str, ...], where: str) -> int:
    """The place of a word among those that can stand there."""
    if not isinstance(word, str) or word not in known:
        raise PositionError(f"{where}: expected one of {', '.join(known)}, found {shown(word)}.")
    return known.index(word)


def read_counts(value: object, known: tuple[str, ...], where: str) -> list[int]:
    """How many of each of some known things, from an object of counts."""
    counts = [0] * len(known)
    for name, count in read_object(value, where).items():
        counts[word_number(name, known, where)] = read_int(count, 0, 99, f"{where}.{name}")
    return counts


def read_tomb(tiles: list[object], known: tuple[str, ...], support: list[int]) -> list[int]:
    """The tiles of a tomb place by place, -1 for none; each above the base must rest on two."""
    if len(tiles) not in (0, len(support)):
        raise PositionError(f"tombs: a tomb has {len(support)} places.")
    kinds = [-1 if tile is None else word_number(tile, known, "tombs") for tile in tiles]
    for slot, kind in enumerate(kinds):
        below = support[slot]
        if kind >= 0 and below >= 0 and (kinds[below] < 0 or kinds[below + 1] < 0):
            raise PositionError("tombs: a tile above the base rests on two tiles.")
    return kinds

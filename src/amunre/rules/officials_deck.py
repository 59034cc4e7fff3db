"""The Officials deck: how many of each card there are and what each gives at once.

The cards stand in data/officials.toml and are this project's own; a user's file replaces the whole deck.
"""

import os
from functools import cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from amunre.rules.errors import AmunreError
from amunre.rules.table_file import check_fixed_tables, listing, packaged_tables, parse_toml, read_text, shown

GIVES: Final = ("favours", "farmers", "stones", "gold", "points")
"""What an Official can give, in the order it is taken."""

ENTRIES: Final = ("title", "text", "copies", *GIVES)
"""All that may be written of an Official."""

STANDARD_SOURCE: Final = "this project's own deck"

LONGEST_NAME: Final = 30
LONGEST_TEXT: Final = 200


class OfficialsError(AmunreError):
    """An Officials file that cannot be used: one sentence a line, one line for each wrong entry."""


class Official:
    """One kind of Official as its file gives it."""

    def __init__(self, name: str, title: str, text: str, copies: int, gives: list[int]) -> None:
        self.name = name
        self.title = title
        self.text = text
        self.copies = copies
        self.gives = gives


class OfficialsDeck:
    """The Officials: one column a feature, indexed by kind in the file's order. Never changed once made."""

    def __init__(self, officials: list[Official], source: str) -> None:
        self.source = source
        self.names: list[str] = [official.name for official in officials]
        self.titles: list[str] = [official.title for official in officials]
        self.texts: list[str] = [official.text for official in officials]
        self.copies: vec[i64] = vec[i64]([i64(official.copies) for official in officials])
        self.favours: vec[i64] = _given(officials, "favours")
        self.farmers: vec[i64] = _given(officials, "farmers")
        self.stones: vec[i64] = _given(officials, "stones")
        self.gold: vec[i64] = _given(officials, "gold")
        self.points: vec[i64] = _given(officials, "points")
        self.digest = _digest(officials)


def _given(officials: list[Official], what: str) -> vec[i64]:
    place = GIVES.index(what)
    return vec[i64]([i64(official.gives[place]) for official in officials])


def _digest(officials: list[Official]) -> str:
    """SHA-256 of what the cards do; titles and texts may be reworded or translated."""
    from hashlib import sha256

    cards = [" ".join([official.name, str(official.copies), *map(str, official.gives)]) for official in officials]
    lines = ["amunre officials 1", *cards]
    return sha256("\n".join(lines).encode()).hexdigest()


@cache
def standard_officials() -> OfficialsDeck:
    """The deck this project ships, read once."""
    return _deck(_standard_tables(), STANDARD_SOURCE)


def load_officials(path: str) -> OfficialsDeck:
    """The deck of a user's file; OfficialsError says all that is wrong with it."""
    try:
        text = read_text(path)
    except ValueError as error:
        raise OfficialsError(str(error)) from None
    return parse_officials(text, os.path.basename(path))


def parse_officials(text: str, source: str) -> OfficialsDeck:
    """The deck of a TOML text; OfficialsError says all that is wrong with it."""
    try:
        tables = parse_toml(text)
    except ValueError as error:
        raise OfficialsError(str(error)) from None
    return _deck(tables, source)


@cache
def _standard_tables() -> dict[str, Any]:
    return packaged_tables("officials.toml")


def _deck(tables: dict[str, object], source: str) -> OfficialsDeck:
    standard = _standard_tables()
    limits: dict[str, dict[str, int]] = standard["limits"]
    wrong = check_fixed_tables(tables, standard, ("officials",))
    officials = _read_officials(tables.get("officials"), limits, wrong)
    if not wrong:
        _check_size("kinds of Officials", len(officials), limits["kinds"], wrong)
        _check_size("cards in all", sum(official.copies for official in officials), limits["cards"], wrong)
    if wrong:
        raise OfficialsError(listing(wrong))
    return OfficialsDeck(officials, source)


def _check_size(what: str, found: int, limit: dict[str, int], wrong: list[str]) -> None:
    if not limit["at_least"] <= found <= limit["at_most"]:
        wrong.append(f"officials: found {found} {what}, but a deck has {_range(limit)}.")


def _range(limit: dict[str, int]) -> str:
    return f"{limit['at_least']} to {limit['at_most']}"


def _read_officials(found: object, limits: dict[str, dict[str, int]], wrong: list[str]) -> list[Official]:
    if not isinstance(found, dict):
        wrong.append(
            f"officials: found {shown(found)}, but a table for each kind is needed, such as [officials.scribe]."
        )
        return []
    officials: list[Official] = []
    for name, row in found.items():
        if not _is_name(name):
            wrong.append(f"{shown(name)}: a name is lower case words of a to z joined by hyphens, such as high-priest.")
        elif not isinstance(row, dict):
            wrong.append(f"{name}: found {shown(row)}, but a table with title, copies and text is needed.")
        else:
            officials.append(_read_official(name, row, limits, wrong))
    return officials


def _read_official(name: str, row: dict[str, object], limits: dict[str, dict[str, int]], wrong: list[str]) -> Official:
    unknown = [shown(entry) for entry in row if entry not in ENTRIES]
    wrong += [f"{name}, {entry}: there is no such entry; known are {', '.join(ENTRIES)}." for entry in unknown]
    copies = _number(name, "copies", row.get("copies"), limits["copies"], wrong)
    gives = [_number(name, what, row.get(what, 0), limits["gives"], wrong) for what in GIVES]
    return Official(name, _line(name, "title", row, wrong), _line(name, "text", row, wrong), copies, gives)


def _is_name(name: str) -> bool:
    words = name.split("-")
    return len(name) <= LONGEST_NAME and all(word.isascii() and word.isalpha() and word.islower() for word in words)


def _number(name: str, entry: str, found: object, limit: dict[str, int], wrong: list[str]) -> int:
    if isinstance(found, int) and not isinstance(found, bool) and limit["at_least"] <= found <= limit["at_most"]:
        return found
    wrong.append(f"{name}, {entry}: found {shown(found)}, but a whole number from {_range(limit)} is needed.")
    return limit["at_least"]


def _line(name: str, entry: str, row: dict[str, object], wrong: list[str]) -> str:
    found = row.get(entry)
    if isinstance(found, str) and 0 < len(found) <= LONGEST_TEXT and found.isprintable():
        return found
    wrong.append(f"{name}, {entry}: found {shown(found)}, but one line of 1 to {LONGEST_TEXT} characters is needed.")
    return ""

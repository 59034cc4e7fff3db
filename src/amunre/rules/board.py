"""The printed board: fifteen provinces, what each holds, and who touches whom.

All numbers stand in data/board.toml with the place each comes from; a person may lay a file of his own over them.
"""

import os
from functools import cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from amunre.rules.errors import AmunreError
from amunre.rules.table_file import check_fixed_tables, listing, packaged_tables, parse_toml, read_text, shown

PROVINCES: Final = (
    "abu",
    "abydos",
    "amarna",
    "avaris",
    "baharya",
    "berenike",
    "buto",
    "dakhla",
    "damanhur",
    "edfu",
    "kharga",
    "memphis",
    "mendes",
    "sawu",
    "thebes",
)
"""The notation names; a province's place in this tuple is its number everywhere."""

COLUMNS: Final = (
    "fields",
    "icons",
    "temples",
    "blessing_cards",
    "blessing_stones",
    "blessing_gold",
    "mine",
    "caravan",
    "printed_farmers",
    "side",
    "half",
    "nile",
)
"""The columns of the board's table, as its file names them."""

STANDARD_SOURCE: Final = "printed board (reconstruction)"


class BoardError(AmunreError):
    """A board file that cannot be used: one sentence a line, one line for each wrong cell."""


class Cell:
    """One cell of the board's table: its value, where that comes from, and what may stand there."""

    def __init__(self, value: int, provenance: str, low: int, high: int, words: list[str], rulebook: str) -> None:
        self.value = value
        self.provenance = provenance
        self.low = low
        self.high = high
        self.words = words
        self.rulebook = rulebook
        """What the rulebooks say of this cell ("exactly 4", "at least 1"); empty if nothing."""

    @property
    def text(self) -> str:
        """The value as a person writes it: a number or one of the column's words."""
        return self.words[self.value] if self.words else str(self.value)

    def read(self, found: object) -> int:
        """The value that `found` stands for, or -1 if it may not stand here."""
        value = -1
        if self.words:
            if isinstance(found, str) and found in self.words:
                value = self.words.index(found)
        elif isinstance(found, int) and not isinstance(found, bool):
            value = found
        return value if self.low <= value <= self.high else -1

    def corrected(self, value: int) -> "Cell":
        """This cell with a user's value; what a rulebook settles stays the rulebook's."""
        provenance = "R" if self.provenance == "R" else "U"
        return Cell(value, provenance, self.low, self.high, self.words, self.rulebook)

    def demand(self) -> str:
        """What must stand here, as the end of a sentence."""
        if self.low == self.high:
            return f"the rulebooks say {self.rulebook}"
        if self.words:
            return f"it must be {' or '.join(self.words)}"
        return f"it must be a whole number from {self.low} to {self.high} (the rulebooks say {self.rulebook})"


class Border:
    """Two neighbouring provinces; `river` when only the Nile lies between them."""

    def __init__(self, one: str, other: str, river: bool, provenance: str) -> None:
        self.one = min(one, other)
        self.other = max(one, other)
        self.river = river
        self.provenance = provenance


class Board:
    """The printed board: one column a feature, indexed by province number. Never changed once made."""

    def __init__(self, cells: dict[str, list[Cell]], borders: list[Border], source: str) -> None:
        self._cells = cells
        self.borders = borders
        self.source = source
        self.fields: vec[i64] = _values(cells["fields"])
        self.icons: vec[i64] = _values(cells["icons"])
        self.temples: vec[i64] = _values(cells["temples"])
        self.blessing_cards: vec[i64] = _values(cells["blessing_cards"])
        self.blessing_stones: vec[i64] = _values(cells["blessing_stones"])
        self.blessing_gold: vec[i64] = _values(cells["blessing_gold"])
        self.mine: vec[i64] = _values(cells["mine"])
        self.caravan: vec[i64] = _values(cells["caravan"])
        self.printed_farmers: vec[i64] = _values(cells["printed_farmers"])
        self.west: vec[i64] = _flags(cells["side"], "west")
        self.lower: vec[i64] = _flags(cells["half"], "lower")
        self.nile: vec[i64] = _flags(cells["nile"], "river")
        self.neighbours: list[vec[i64]] = [_neighbours(borders, province) for province in PROVINCES]
        self.digest = _digest(cells, borders)

    def cell(self, province: str, column: str) -> Cell:
        """The cell of a province in a column of `COLUMNS`, with its provenance."""
        return self._cells[column][PROVINCES.index(province)]


def _values(cells: list[Cell]) -> vec[i64]:
    return vec[i64]([i64(cell.value) for cell in cells])


def _flags(cells: list[Cell], word: str) -> vec[i64]:
    return vec[i64]([i64(1) if cell.text == word else i64(0) for cell in cells])


def _neighbours(borders: list[Border], province: str) -> vec[i64]:
    beyond = [border.other for border in borders if border.one == province]
    beyond += [border.one for border in borders if border.other == province]
    return vec[i64]([i64(PROVINCES.index(name)) for name in sorted(beyond)])


def _digest(cells: dict[str, list[Cell]], borders: list[Border]) -> str:
    """SHA-256 of every value and border in a fixed order, whatever file they came from."""
    from hashlib import sha256

    lines = ["amunre board 1"]
    for number, province in enumerate(PROVINCES):
        lines += [f"{province} {column} {cells[column][number].text}" for column in COLUMNS]
    lines += sorted(f"{'river' if border.river else 'land'} {border.one} {border.other}" for border in borders)
    return sha256("\n".join(lines).encode()).hexdigest()


# Reading a file.


@cache
def standard_board() -> Board:
    """The board this project ships, read once."""
    tables = _standard_tables()
    return Board(_standard_cells(tables), _standard_borders(tables), STANDARD_SOURCE)


def load_board(path: str) -> Board:
    """A user's board file laid over the standard board; BoardError says all that is wrong with it."""
    try:
        text = read_text(path)
    except ValueError as error:
        raise BoardError(str(error)) from None
    return parse_board(text, os.path.basename(path))


def parse_board(text: str, source: str) -> Board:
    """The board of a TOML text laid over the standard board; BoardError says all that is wrong with it."""
    try:
        overlay = parse_toml(text)
    except ValueError as error:
        raise BoardError(str(error)) from None
    return _lay_over(overlay, source)


def _lay_over(overlay: dict[str, object], source: str) -> Board:
    standard = _standard_tables()
    cells = _standard_cells(standard)
    wrong = check_fixed_tables(overlay, standard, ("provinces", "map"))
    _correct_provinces(cells, overlay.get("provinces", {}), wrong)
    _check_totals(cells, standard["totals"], wrong)
    borders = _read_map(overlay.get("map", {}), _standard_borders(standard), wrong)
    if wrong:
        raise BoardError(listing(wrong))
    return Board(cells, borders, source)


@cache
def _standard_tables() -> dict[str, Any]:
    return packaged_tables("board.toml")


def _standard_cells(tables: dict[str, Any]) -> dict[str, list[Cell]]:
    return {column: [_standard_cell(tables, province, column) for province in PROVINCES] for column in COLUMNS}


def _standard_cell(tables: dict[str, Any], province: str, column: str) -> Cell:
    kind: dict[str, Any] = tables["columns"][column]
    words: list[str] = kind.get("words", [])
    given = tables["provinces"][province].get(column, 0)
    value: int = words.index(given) if words else given
    provenance: str = tables["provenance"].get(province, {}).get(column, "R")
    if provenance == "R":
        return Cell(value, provenance, value, value, words, f"exactly {given}")
    bound: dict[str, int] = tables["bounds"].get(province, {}).get(column, {})
    high: int = bound.get("at_most", len(words) - 1 if words else kind["at_most"])
    return Cell(value, provenance, bound.get("at_least", 0), high, words, _rulebook(bound))


def _rulebook(bound: dict[str, int]) -> str:
    if "at_least" not in bound:
        return ""
    return f"{bound['at_least']} to {bound['at_most']}" if "at_most" in bound else f"at least {bound['at_least']}"


def _standard_borders(tables: dict[str, Any]) -> list[Border]:
    return [
        Border(one, other, kind == "river", tables["provenance"]["map"][kind])
        for kind in ("land", "river")
        for one, other in tables["map"][kind]
    ]


def _correct_provinces(cells: dict[str, list[Cell]], found: object, wrong: list[str]) -> None:
    if not isinstance(found, dict):
        wrong.append(f"provinces: found {shown(found)}, but a table of provinces is needed.")
        return
    for province, row in found.items():
        if province not in PROVINCES:
            wrong.append(f"{shown(province)}: there is no such province; known are {', '.join(PROVINCES)}.")
        elif not isinstance(row, dict):
            wrong.append(f"{province}: found {shown(row)}, but a table of columns is needed, such as {{fields = 2}}.")
        else:
            _correct_row(cells, province, row, wrong)


def _correct_row(cells: dict[str, list[Cell]], province: str, row: dict[str, object], wrong: list[str]) -> None:
    number = PROVINCES.index(province)
    for column, found in row.items():
        if column not in COLUMNS:
            wrong.append(f"{province}, {shown(column)}: there is no such column; known are {', '.join(COLUMNS)}.")
            continue
        cell = cells[column][number]
        value = cell.read(found)
        if value < 0:
            wrong.append(f"{province}, {column}: found {shown(found)}, but {cell.demand()}.")
        else:
            cells[column][number] = cell.corrected(value)


def _check_totals(cells: dict[str, list[Cell]], totals: dict[str, dict[str, int]], wrong: list[str]) -> None:
    for column, asked in totals.items():
        texts = [cell.text for cell in cells[column]]
        if any(texts.count(word) != count for word, count in asked.items()):
            counted = " and ".join(f"{texts.count(word)} {word}" for word in asked)
            needed = " and ".join(f"{count} {word}" for word, count in asked.items())
            wrong.append(f"{column}: found {counted} provinces, but the rulebooks say {needed}.")


def _read_map(found: object, standard: list[Border], wrong: list[str]) -> list[Border]:
    """The borders of a user's map; a list that it leaves out is the standard one."""
    if not isinstance(found, dict):
        wrong.append(f"map: found {shown(found)}, but a table with land and river is needed.")
        return standard
    unknown = [shown(kind) for kind in found if kind not in ("land", "river")]
    wrong += [f"map, {kind}: there is no such list; known are land and river." for kind in unknown]
    borders: list[Border] = []
    for kind in ("land", "river"):
        if kind in found:
            borders += _read_borders(kind, found[kind], wrong)
        else:
            borders += [border for border in standard if border.river == (kind == "river")]
    _check_once(borders, wrong)
    return borders


def _read_borders(kind: str, found: object, wrong: list[str]) -> list[Border]:
    if not isinstance(found, list):
        wrong.append(f'map, {kind}: found {shown(found)}, but a list of pairs is needed, such as [["abu", "edfu"]].')
        return []
    borders: list[Border] = []
    for place, pair in enumerate(found, start=1):
        problem = _pair_problem(pair)
        if problem:
            wrong.append(f"map, {kind}, border {place}: {problem}.")
        else:
            borders.append(Border(pair[0], pair[1], kind == "river", "U"))
    return borders


def _pair_problem(pair: object) -> str:
    """Why this is not a border, or nothing."""
    if not isinstance(pair, list) or len(pair) != 2:
        return f"found {shown(pair)}, but a pair of provinces is needed"
    for name in pair:
        if not isinstance(name, str) or name not in PROVINCES:
            return f"found {shown(name)}, but a province is needed"
    return f"{pair[0]} cannot border itself" if pair[0] == pair[1] else ""


def _check_once(borders: list[Border], wrong: list[str]) -> None:
    pairs = [f"{border.one} and {border.other}" for border in borders]
    wrong += [
        f"map: the border of {pair} is given more than once." for pair in sorted(set(pairs)) if pairs.count(pair) > 1
    ]

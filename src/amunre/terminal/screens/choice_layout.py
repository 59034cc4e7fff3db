"""Choices laid out as on a page: a heading a group, and beside it what can be chosen."""

from dataclasses import dataclass

from amunre.terminal.choices import heading_and_label, in_order

WIDEST_HEADING = 20
SHARE_OF_HEADING = 0.45


@dataclass(frozen=True)
class Chip:
    """One choice, in its place."""

    choice: str
    label: str
    group: int
    row: int
    start: int

    @property
    def end(self) -> int:
        """The first column behind it."""
        return self.start + len(self.label) + 2


@dataclass(frozen=True)
class Page:
    """All chips in the order of reading, and the headings by their rows."""

    chips: list[Chip]
    headings: dict[int, str]
    rows: int

    def at(self, x: int, y: int) -> int | None:
        """The number of the chip there."""
        return next((n for n, chip in enumerate(self.chips) if chip.row == y and chip.start <= x < chip.end), None)

    def beside(self, number: int, rows: int) -> int:
        """The nearest chip so many rows up or down; the same one at the edge."""
        here = self.chips[number]
        middle = (here.start + here.end) / 2
        there = [n for n, chip in enumerate(self.chips) if chip.row == here.row + rows]
        return min(there, key=lambda n: abs((self.chips[n].start + self.chips[n].end) / 2 - middle), default=number)

    def typed(self, digits: str, number: int) -> int:
        """The chip whose label begins with the digits: in the group of the cursor, else anywhere."""
        group = self.chips[number].group if self.chips else 0
        fits = [n for n, chip in enumerate(self.chips) if _number(chip.label).startswith(digits)]
        exact = [n for n in fits if _number(self.chips[n].label) == digits]
        ranked = sorted(exact or fits, key=lambda n: (self.chips[n].group != group, n))
        return ranked[0] if ranked else number


def _number(label: str) -> str:
    return label.split(maxsplit=1)[0]


def lay_out(choices: list[str], width: int) -> Page:
    """The page of so many columns."""
    chips: list[Chip] = []
    headings: dict[int, str] = {}
    indent = min(WIDEST_HEADING, int(width * SHARE_OF_HEADING))
    row, x, group, last = -1, 0, -1, ""
    for choice in in_order(choices):
        heading, label = heading_and_label(choice)
        label = label[: max(width - (indent if heading else 0) - 2, 4)]
        if heading == "" or heading != last:
            row, group = row + 1, group + 1
            x = indent if heading else 0
            if heading:
                headings[row] = heading[: indent - 1]
        elif x + len(label) + 2 > width:
            row, x = row + 1, indent
        chips.append(Chip(choice, label, group, row, x))
        x += len(label) + 2
        last = heading
    return Page(chips, headings, row + 1)

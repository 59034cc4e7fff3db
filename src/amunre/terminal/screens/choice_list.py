"""The choices, by arrow keys, digits or mouse."""

from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual.binding import Binding, BindingType
from textual.events import Click, Key, Resize
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from amunre.terminal.screens.choice_layout import Page, lay_out
from amunre.terminal.screens.palette import GOLD

CHOSEN = Style.parse(f"bold #1a1929 on {GOLD}")
CHIP = Style.parse(f"{GOLD}")
HEADING = Style.parse("#f1e7d0")


class ChoiceList(ScrollView, can_focus=True):
    """One chip a choice; the one under the cursor is explained, Enter takes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("up", "rows(-1)", show=False),
        Binding("down", "rows(1)", show=False),
        Binding("home", "first", show=False),
        Binding("end", "last", show=False),
        Binding("enter,space", "take", "Choose", show=False),
    ]

    class Pointed(Message):
        """The cursor is on a choice."""

        def __init__(self, choice: str) -> None:
            super().__init__()
            self.choice = choice

    class Taken(Pointed):
        """A choice is made."""

    def __init__(self) -> None:
        super().__init__(id="choices")
        self._choices: list[str] = []
        self._page = Page([], {}, 0)
        self._cursor = 0
        self._digits = ""

    def show(self, choices: list[str]) -> None:
        """Offers these choices; the cursor stays where it was only if they are the same."""
        if choices != self._choices:
            self._choices, self._cursor, self._digits = choices, 0, ""
            self.scroll_home(animate=False)
            self._lay_out()
            self._point()

    @property
    def chosen(self) -> str:
        """The choice under the cursor; "" if there is none."""
        return self._page.chips[self._cursor].choice if self._page.chips else ""

    def on_resize(self, _: Resize) -> None:
        """Lays the page out anew."""
        self._lay_out()

    def _lay_out(self) -> None:
        width = max(self.size.width, 20)
        self._page = lay_out(self._choices, width)
        self.virtual_size = Size(width, self._page.rows)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One row of the page."""
        row = y + self.scroll_offset.y
        segments: list[Segment] = []
        heading = self._page.headings.get(row, "")
        x = len(heading)
        if heading:
            segments.append(Segment(heading, HEADING))
        for number, chip in enumerate(self._page.chips):
            if chip.row == row:
                segments.append(Segment(" " * (chip.start - x)))
                segments.append(Segment(f" {chip.label} ", CHOSEN if number == self._cursor else CHIP))
                x = chip.end
        base = self.rich_style
        strip = Strip(segments).adjust_cell_length(self.size.width)
        return strip.apply_style(base)

    def _move(self, number: int) -> None:
        """Puts the cursor there and in sight."""
        if self._page.chips:
            self._cursor = max(0, min(number, len(self._page.chips) - 1))
            chip = self._page.chips[self._cursor]
            self.scroll_to_region(Region(chip.start, chip.row, len(chip.label) + 2, 1), animate=False)
            self.refresh()
            self._point()

    def _point(self) -> None:
        self.post_message(self.Pointed(self.chosen))

    def action_step(self, by: int) -> None:
        """To the next choice or the one before."""
        self._digits = ""
        self._move(self._cursor + by)

    def action_rows(self, by: int) -> None:
        """To the row above or below."""
        self._digits = ""
        if self._page.chips:
            self._move(self._page.beside(self._cursor, by))

    def action_first(self) -> None:
        """To the first choice."""
        self._move(0)

    def action_last(self) -> None:
        """To the last choice."""
        self._move(len(self._page.chips) - 1)

    def action_take(self) -> None:
        """Makes the choice under the cursor."""
        if self._page.chips:
            self.post_message(self.Taken(self.chosen))

    def on_key(self, event: Key) -> None:
        """Digits go to the choice that begins with them: 1, then 5, to a bid of 15."""
        if not (event.character or "").isdecimal() or not self._page.chips:
            return
        event.stop()
        digits = self._digits + str(event.character)
        found = self._page.typed(digits, self._cursor)
        if not self._page.chips[found].label.startswith(digits):
            digits = str(event.character)
            found = self._page.typed(digits, self._cursor)
        self._digits = digits
        self._move(found)

    def on_click(self, event: Click) -> None:
        """Makes the choice under the mouse."""
        number = self._page.at(event.x + self.scroll_offset.x, event.y + self.scroll_offset.y)
        if number is not None:
            self._move(number)
            self.action_take()

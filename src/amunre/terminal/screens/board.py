"""The map: four columns along the Nile, north at the top, as large as the screen allows."""

from rich.text import Text
from textual.events import Click, Resize
from textual.message import Message
from textual.widgets import Static

from amunre.terminal.board_map import ROWS
from amunre.terminal.screens.palette import DIM, GOLD, NILE, SANDS, SEATS
from amunre.terminal.screens.province_text import province_lines
from amunre.terminal.tables.table import Sight

RIVER = 4
LEAST_HEIGHT = 12
MOST_HEIGHT = 28
DESERT = ("open desert", "↑ Lower Egypt", "↓ Upper Egypt")


class BoardMap(Static):
    """Draws a sight; a click tells which province it hit."""

    class Picked(Message):
        """Somebody clicked on a province."""

        def __init__(self, province: str) -> None:
            super().__init__()
            self.province = province

    def __init__(self) -> None:
        super().__init__(id="board")
        self._sight: Sight | None = None
        self._able: set[str] = set()
        self._target = ""

    def show(self, sight: Sight, able: set[str]) -> None:
        """Draws the table; provinces that can be chosen are in gold."""
        self._sight, self._able = sight, able
        self._draw()

    def aim(self, province: str) -> None:
        """Marks the province that the choice under the cursor is about."""
        if province != self._target:
            self._target = province
            self._draw()

    def on_resize(self, _: Resize) -> None:
        """As large as the screen allows."""
        self._draw()

    @property
    def _cell(self) -> tuple[int, int]:
        """Width and height of a province."""
        return max((self.size.width - RIVER) // 4, 8), max(self.size.height // 4, 1)

    def _draw(self) -> None:
        if self._sight is not None and self.size.width:
            self.update(self._picture(self._sight))

    def _picture(self, sight: Sight) -> Text:
        """Line by line: two provinces, the river, two provinces."""
        width, height = self._cell
        lines: list[Text] = []
        for number, row in enumerate(ROWS):
            cells = [
                self._province(sight, name, width, height, (number + column) % 2) for column, name in enumerate(row)
            ]
            for line in range(height):
                river = Text("≈≈≈≈" if (line + number) % 2 else " ≈≈ ", style=NILE)
                lines.append(Text.assemble(cells[0][line], cells[1][line], river, cells[2][line], cells[3][line]))
        return Text("\n").join(lines)

    def _province(self, sight: Sight, name: str, width: int, height: int, tone: int) -> list[Text]:
        """One cell: a bar in the owner's colour, then what there is to say."""
        room = width - 2
        if not name:
            texts = [Text(line[:room], style=DIM) for line in DESERT]
            owner = None
        else:
            texts = province_lines(sight, name, room, height, name in self._able)
            owner = sight.view["provinces"][name]["owner"]
        texts += [Text()] * (height - len(texts))
        return [
            self._line(text, owner, name, room, tone, first=place == 0) for place, text in enumerate(texts[:height])
        ]

    def _line(self, text: Text, owner: int | None, name: str, room: int, tone: int, first: bool) -> Text:
        line = text.copy()
        line.truncate(room, pad=True)
        if first and name and name == self._target:
            line = Text(line.plain, style=f"bold reverse {GOLD}")
        bar = Text("▌" if owner is not None else " ", style="" if owner is None else SEATS[owner])
        whole = Text.assemble(bar, line, " ")
        if name:
            whole.stylize_before(f"on {SANDS[tone]}")
        return whole

    def on_click(self, event: Click) -> None:
        """Finds the province under the mouse."""
        width, height = self._cell
        x = event.x if event.x < 2 * width else event.x - RIVER
        row, column = event.y // height, x // width
        river = 2 * width <= event.x < 2 * width + RIVER
        if not river and row < len(ROWS) and 0 <= column < 4 and ROWS[row][column]:
            self.post_message(self.Picked(ROWS[row][column]))

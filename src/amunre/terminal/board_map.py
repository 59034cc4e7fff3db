"""The board as a map: four columns along the Nile, north at the top, in 80 characters."""

from textwrap import wrap
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from amunre.rules.board import Board
from amunre.rules.ruleset import Ruleset
from amunre.terminal.choices import title
from amunre.terminal.log_text import official_title

ROWS = (
    ("damanhur", "buto", "mendes", "avaris"),
    ("baharya", "memphis", "amarna", ""),
    ("dakhla", "abydos", "thebes", "sawu"),
    ("kharga", "edfu", "abu", "berenike"),
)
HALVES = {0: "Lower Egypt", 2: "Upper Egypt"}
COLOURS = ("#7fb2ee", "#ec8a6c", "#6fcf9d", "#c79be6", "#e8dcc0")
"""Of the seats: lapis, carnelian, malachite, amethyst, and ivory for ebony, which nobody could read by lamplight."""

CELL = 17
NILE = 4


def board_map(view: dict[str, Any], rules: Ruleset, names: list[str]) -> Table:
    """The map of what a seat sees."""
    table = Table(box=box.ROUNDED, padding=0, show_lines=True)
    for heading in ("outer west", "west bank", "", "east bank", "outer east"):
        width = CELL if heading else NILE
        table.add_column(heading, width=width, no_wrap=True, overflow="crop")
    for number, row in enumerate(ROWS):
        if number in HALVES:
            table.add_row(HALVES[number], "", _nile(1), style="dim")
        cells = [_cell(view, rules, names, province) for province in row]
        height = max(len(cell.plain.splitlines()) for cell in cells)
        table.add_row(*cells[:2], _nile(height), *cells[2:])
    return table


def _nile(height: int) -> Text:
    return Text("\n".join(["~~~~"] * height), style="blue")


def _cell(view: dict[str, Any], rules: Ruleset, names: list[str], province: str) -> Text:
    """One province: its name and owner, who and what is there, what is printed."""
    if not province:
        return Text("open desert", style="dim")
    place = view["provinces"][province]
    cell = _head(view, province, place["owner"], names)
    for line in guests(view, rules, province):
        cell.append("\n" + line, style="yellow")
    for line in built(place):
        cell.append("\n" + line)
    for line in printed(rules.board, province):
        cell.append("\n" + line, style="dim")
    return cell


def _head(view: dict[str, Any], province: str, owner: int | None, names: list[str]) -> Text:
    """The name on the left; on the right who has it, or that it is up for auction."""
    status, colour = "", "default"
    if owner is not None:
        status, colour = names[owner], COLOURS[owner]
    elif province in view["open"]:
        status, colour = "for sale", "bold yellow"
    elif province in view["blocked"]:
        status, colour = "blocked", "dim"
    room = CELL - len(province) - 1
    head = Text(province.capitalize(), style="bold")
    head.append(status[:room].rjust(room + 1), style=colour)
    return head


def guests(view: dict[str, Any], rules: Ruleset, province: str) -> list[str]:
    """Statue, Pharaoh and Official in a province, as far as they are played with."""
    lines = []
    if province in view.get("statues", {}):
        lines.append(f"statue of {title(view['statues'][province])}")
    if view.get("pharaoh") == province:
        lines.append("the Pharaoh")
    if province in view.get("officials", {}):
        lines += wrap(official_title(rules, view["officials"][province]), CELL)
    return lines


def built(place: dict[str, Any]) -> list[str]:
    """What stands in a province: nothing is not worth a line."""
    lines = []
    beside = place["extra_farmers"] + place["printed_farmers"]
    if place["fields"] or beside:
        lines.append(f"farmers {place['farmers']}/{place['fields']}" + (f" +{beside}" if beside else ""))
    if place["pyramids"]:
        lines.append(counted(place["pyramids"], "pyramid"))
    if place["stones"]:
        lines.append(counted(place["stones"], "stone"))
    return lines


def printed(board: Board, province: str) -> list[str]:
    """What is printed on the board: icons and temples, income, blessing."""
    number = {column: board.cell(province, column).value for column in VALUES}
    lines = [
        _listed([(number["icons"], "icon"), (number["temples"], "temple")], " "),
        _listed([(number["blessing_stones"], "stone"), (number["blessing_cards"], "card")], " ", "+"),
        f"+{number['blessing_gold']} gold" if number["blessing_gold"] else "",
        f"mine {number['mine']}" if number["mine"] else "",
        f"caravan {number['caravan']}" if number["caravan"] else "",
    ]
    return [line for line in lines if line]


VALUES = ("icons", "temples", "blessing_stones", "blessing_cards", "blessing_gold", "mine", "caravan")


def _listed(counts: list[tuple[int, str]], between: str, sign: str = "") -> str:
    return between.join(sign + counted(count, noun) for count, noun in counts if count)


def counted(count: int, noun: str) -> str:
    """A number with its noun."""
    return f"{count} {noun}{'' if count == 1 else 's'}"

"""One province in a few lines, as many and as wide as the screen has."""

from textwrap import wrap
from typing import Any

from rich.text import Text

from amunre.rules.board import Board
from amunre.terminal.board_map import VALUES, counted, guests
from amunre.terminal.choices import title
from amunre.terminal.screens.palette import DIM, GOLD, SEATS, shape
from amunre.terminal.tables.table import Sight

FEW_LINES = 3
BIDDING = ("auction", "resolve", "setup")
# Phrases for what is printed: long and short, with a blank for the number.
PRINTED = {
    "icons": ("{} icon", "{}i"),
    "temples": ("{} temple", "{}t"),
    "blessing_stones": ("+{} stone", "+{}s"),
    "blessing_cards": ("+{} card", "+{}c"),
    "blessing_gold": ("+{} gold", "+{}g"),
    "mine": ("mine {}", "mine {}"),
    "caravan": ("caravan {}", "carav {}"),
}
COUNTED = ("icons", "temples", "blessing_stones", "blessing_cards")


def province_lines(sight: Sight, province: str, width: int, height: int, able: bool) -> list[Text]:
    """The name and whose it is, who bids or what stands there, what is printed."""
    head = _head(sight, province, width, able)
    below = _brief(sight, province, width) if height <= FEW_LINES else _full(sight, province, width)
    return [head, *below][:height]


def _head(sight: Sight, province: str, width: int, able: bool) -> Text:
    status, style = _status(sight, province)
    room = max(width - len(province) - 1, 0)
    head = Text(title(province), style=f"bold {GOLD}" if able else "bold")
    head.append(status[:room].rjust(room + 1), style=style)
    return head


def _status(sight: Sight, province: str) -> tuple[str, str]:
    view = sight.view
    owner = view["provinces"][province]["owner"]
    if owner is not None:
        return f"{shape(owner)} {sight.names[owner]}", SEATS[owner]
    if province in view["open"]:
        return "for sale", f"bold {GOLD}"
    return ("blocked", DIM) if province in view["blocked"] else ("", "")


def _brief(sight: Sight, province: str, width: int) -> list[Text]:
    """Two lines, for 24 rows: letters for what stands there, guests in place of what is printed."""
    place = sight.view["provinces"][province]
    standing = bids(sight, province)
    built = "  ".join(_built(place, short=True))
    if not standing:
        standing = Text(built)
    elif len(standing) + len(built) < width:
        standing.append(built.rjust(width - len(standing)), style=DIM)
    present = guests(sight.view, sight.rules, province)
    if present:
        line = " ".join(word.removeprefix("statue of ").removeprefix("the ") for word in present)
        return [standing, Text(line[:width], style=GOLD)]
    return [standing, Text(_printed(sight.rules.board, province, width), style=DIM)]


def _full(sight: Sight, province: str, width: int) -> list[Text]:
    """As many lines as there is to say."""
    place = sight.view["provinces"][province]
    lines = [bids(sight, province)] if province in sight.view["bids"] else []
    lines += [Text(line) for line in _packed(_built(place, short=False), width)]
    lines += [
        Text(line, style=GOLD) for guest in guests(sight.view, sight.rules, province) for line in wrap(guest, width)
    ]
    return lines + [Text(line, style=DIM) for line in _packed(printed(sight.rules.board, province), width)]


def bids(sight: Sight, province: str) -> Text:
    """The Scribes on a province of the auction, the highest last; empty if it is not for sale."""
    view = sight.view
    line = Text()
    if view["provinces"][province]["owner"] is not None or view["phase"] not in BIDDING:
        return line
    standing = view["bids"].get(province, [])
    for place, (seat, amount) in enumerate(standing, start=1):
        highest = place == len(standing)
        line.append(f"{shape(seat)}{amount} ", style=f"bold {SEATS[seat]}" if highest else f"{DIM} strike")
    if not standing and province in view["open"]:
        line.append("no bid", style=DIM)
    return line


def _built(place: dict[str, Any], short: bool) -> list[str]:
    """What stands in a province: nothing is not worth a word."""
    beside = place["extra_farmers"] + place["printed_farmers"]
    more = f"+{beside}" if beside else ""
    found = []
    if place["fields"] or beside:
        found.append(f"F {place['farmers']}/{place['fields']}{more}" if short else _farmers(place, beside))
    if place["pyramids"]:
        found.append(f"P {place['pyramids']}" if short else counted(place["pyramids"], "pyramid"))
    if place["stones"]:
        found.append(f"S {place['stones']}" if short else counted(place["stones"], "stone"))
    return found


def _farmers(place: dict[str, Any], beside: int) -> str:
    return f"farmers {place['farmers']}/{place['fields']}" + (f" +{beside}" if beside else "")


def printed(board: Board, province: str, short: bool = False) -> list[str]:
    """What is printed on the board, a phrase each."""
    found = []
    for column in VALUES:
        value = board.cell(province, column).value
        if value:
            plural = "s" if column in COUNTED and value != 1 and not short else ""
            found.append(PRINTED[column][short].format(value) + plural)
    return found


def _printed(board: Board, province: str, width: int) -> str:
    line = " ".join(printed(board, province))
    return line if len(line) <= width else " ".join(printed(board, province, short=True))


def _packed(phrases: list[str], width: int) -> list[str]:
    """Phrases side by side, none of them broken."""
    lines: list[str] = []
    for phrase in phrases:
        if lines and len(lines[-1]) + 2 + len(phrase) <= width:
            lines[-1] += f"  {phrase}"
        else:
            lines.append(phrase)
    return lines


def province_words(sight: Sight, province: str) -> str:
    """All about a province in one line."""
    place = sight.view["provinces"][province]
    owner = place["owner"]
    whose = sight.names[owner] if owner is not None else _status(sight, province)[0] or "nobody's"
    parts = [whose, *_built(place, short=False), *guests(sight.view, sight.rules, province)]
    return f"{title(province)}: " + ", ".join([*parts, *printed(sight.rules.board, province)])

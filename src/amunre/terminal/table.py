"""The table around the board: round, temple, bids, players, hand and scores, from a view and nothing else."""

from typing import Any

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from amunre.rules.cards import CARDS
from amunre.rules.ruleset import SOURCES, Ruleset
from amunre.terminal.board_map import COLOURS, counted
from amunre.terminal.choices import title, tomb_place
from amunre.terminal.expansions import statue_texts
from amunre.terminal.log_text import official_title

AGES = {"old": "Old Kingdom", "new": "New Kingdom"}
CARD_OF = {card.name: card for card in CARDS}

LEGEND = (
    "farmers 1/3 +2: 1 on 3 fields and 2 beside them.  icons: Favour cards to buy there in a Market.\n"
    "+: the blessing, taken with the province.  mine: gold in each Harvest; caravan: only with the temple on 1 or 2."
)
TOMB_LEGEND = "Tombs, from the top to the base: 2.3 is a place where a tile can go, in row 2 the third."


def heading(view: dict[str, Any]) -> Text:
    """Where we are in the game."""
    where = f"round {view['round']} of 6: {view['phase']}" if view["round"] else "before the first round"
    return Text(f"{AGES[view['age']]}, {where}", style="bold underline")


def temple_line(view: dict[str, Any]) -> Text:
    """The temple track, with the temple on its space."""
    second, third, fourth = view["track"]
    ranges = ("..2", f"{second}-{third - 1}", f"{third}-{fourth - 1}", f"{fourth}..")
    line = Text("Temple  ")
    for space, offered in enumerate(ranges, start=1):
        here = space == view["temple"]
        text = f"({space})" if here else f" {space} "
        line.append(f"{text} for {offered}  ", style="bold" if here else "dim")
    if not view["temple"]:
        line.append("(not set yet)")
    return line


def bid_lines(view: dict[str, Any], rules: Ruleset, names: list[str]) -> list[Text]:
    """The provinces of the round and the Scribes on them, the highest last; behind them the Official."""
    lines = []
    for province in view["open"]:
        line = Text(f"  {province.capitalize():10}")
        bids = view["bids"].get(province, [])
        for place, (seat, amount) in enumerate(bids, start=1):
            highest = place == len(bids)
            line.append(f"{names[seat]} {amount}  ", style=COLOURS[seat] if highest else "dim strike")
        if not bids:
            line.append("no bid  ", style="dim")
        if official := view.get("officials", {}).get(province):
            line.append(f"({official_title(rules, official)})", style="yellow")
        lines.append(line)
    return lines


def player_table(view: dict[str, Any], names: list[str]) -> Table:
    """One line a player, in turn order."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0))
    table.add_column("turn order")
    more = {heading: view[key] for key, heading in MORE_COLUMNS.items() if key in view}
    for column in ("points", "gold", "cards", *more):
        table.add_column(column, justify="right")
    table.add_column("provinces")
    for seat in view["turn_order"]:
        player = view["seats"][seat]
        mark = "> " if seat in view["to_act"] else "  "
        numbers = [
            player["score"],
            player.get("gold", "?"),
            player["hand"],
            *(counts[seat] for counts in more.values()),
        ]
        table.add_row(Text(mark + names[seat], style=COLOURS[seat]), *map(str, numbers), _owned(view, seat))
    return table


MORE_COLUMNS = {"pharaoh_tokens": "tokens", "tomb_tiles": "tiles"}
"""What expansions add to a player's line, by its name in the view."""


def _owned(view: dict[str, Any], seat: int) -> str:
    statues = view.get("statues", {})
    owned = [
        name.capitalize() + (f" ({title(statues[name])})" if name in statues else "")
        for name, place in view["provinces"].items()
        if place["owner"] == seat
    ]
    in_force = [CARD_OF[name].title for name in view["seats"][seat]["in_force"]]
    return ", ".join(owned) + (f"  [{', '.join(in_force)} played]" if in_force else "")


def hand_lines(view: dict[str, Any], seat: int) -> list[Text | Table]:
    """The own gold and cards, each kind with its text."""
    player = view["seats"][seat]
    cards = counted(len(player["cards"]), "Favour card")
    lines: list[Text | Table] = [Text(f"You have {player['gold']} gold and {cards}.", style="bold")]
    if player["cards"]:
        lines.append(_hand(player["cards"]))
    if "own_tiles" in view:
        lines += own_tomb(view, seat)
    if secret := view.get("secret_provinces"):
        lines.append(Text(f"  Your province cards: {', '.join(map(str, secret))}"))
    return lines


def _hand(cards: list[str]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for name in dict.fromkeys(cards):
        count = cards.count(name)
        card = Text(f"  {f'{count} x ' if count > 1 else ''}{CARD_OF[name].title}", style="bold")
        table.add_row(card, f"{CARD_OF[name].phase.capitalize()}: {CARD_OF[name].text}")
    return table


def own_tomb(view: dict[str, Any], seat: int) -> list[Text | Table]:
    """The own collection, and the tomb as a picture once there is something to build or built."""
    tiles, tomb = view["own_tiles"], view["tombs"][seat]
    if not tiles and not any(tomb):
        return []
    held = ", ".join(f"{count} {kind}" for kind, count in tiles.items())
    picture = [Text("    " + line) for line in tomb_picture(tomb)]
    return [Text(f"  Your Tomb tiles: {held or 'none'}. Your tomb:"), *picture]


ROWS_OF_TOMB = (5, 4, 3, 2, 1)
TILE_WIDTH = 8


def tomb_picture(tomb: list[str | None]) -> list[str]:
    """A tomb from its top to its base: the tiles, and the number of each place that can be built on next."""
    pictures, first = [], 0
    below: list[str | None] = []
    for row, length in enumerate(ROWS_OF_TOMB, start=1):
        tiles = tomb[first : first + length]
        cells = [tile or (tomb_place(row, slot + 1) if _rests(below, slot) else ".") for slot, tile in enumerate(tiles)]
        if row == 1 or any(_rests(below, slot) for slot in range(length)):
            indent = " " * ((row - 1) * TILE_WIDTH // 2)
            pictures.append((indent + "".join(cell.center(TILE_WIDTH) for cell in cells)).rstrip())
        below, first = tiles, first + length
    return pictures[::-1]


def _rests(below: list[str | None], slot: int) -> bool:
    """Whether a tile could stand there: in the base, or on two tiles."""
    return not below or (below[slot] is not None and below[slot + 1] is not None)


def expansion_lines(view: dict[str, Any], rules: Ruleset, names: list[str]) -> list[Text | Table]:
    """What the expansions have brought to the board and what it does: drawn with the map."""
    lines: list[Text | Table] = []
    if view.get("statues"):
        lines.append(_explained("Statues", [_statue(view, names, *standing) for standing in view["statues"].items()]))
    if view.get("officials"):
        lines.append(_explained("Officials", _officials(view["officials"], rules)))
    for seat, tomb in enumerate(view.get("tombs", [])):
        if seat != view["seat"] and any(tomb):
            lines.append(Text(f"Tomb of {names[seat]}", style=COLOURS[seat]))
            lines += [Text("    " + line) for line in tomb_picture(tomb)]
    return lines


def _statue(view: dict[str, Any], names: list[str], province: str, god: str) -> tuple[str, str, str]:
    owner = view["provinces"][province]["owner"]
    return title(god), title(province) + (f" ({names[owner]})" if owner is not None else ""), statue_texts()[god]


def _officials(lying: dict[str, str], rules: Ruleset) -> list[tuple[str, str, str]]:
    """Each kind of Official once, with the provinces where he waits."""
    deck, rows = rules.officials, []
    for kind, official in enumerate(deck.names):
        places = [title(province) for province, name in lying.items() if name == official]
        if places:
            rows.append((deck.titles[kind], ", ".join(places), deck.texts[kind]))
    return rows


def _explained(heading: str, rows: list[tuple[str, str, str]]) -> Table:
    table = Table(title=heading, title_justify="left", box=None, show_header=False, padding=(0, 2, 0, 0))
    for row in rows:
        table.add_row("  " + row[0], *row[1:])
    return table


def status(view: dict[str, Any], rules: Ruleset, seat: int, names: list[str]) -> Group:
    """Everything but the map."""
    parts: list[Any] = [heading(view), temple_line(view)]
    if view["open"] and view["phase"] in ("auction", "resolve", "setup"):
        parts += bid_lines(view, rules, names)
    return Group(*parts, player_table(view, names), *hand_lines(view, seat))


def preview_table(view: dict[str, Any], names: list[str]) -> Table:
    """What the Province scoring would bring now, as far as one may know."""
    rows: list[dict[str, int]] = view["preview"]
    idle = [source for source in rows[0] if source not in SOURCES and not any(row[source] for row in rows)]
    rows = [{source: points for source, points in row.items() if source not in idle} for row in rows]
    return points_table("If the age ended now (of the others only what lies open)", rows, names)


def points_table(title: str, rows: list[dict[str, int]], names: list[str]) -> Table:
    """Points by source, one column a player."""
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0))
    table.add_column("")
    for seat, name in enumerate(names):
        table.add_column(name, justify="right", header_style=COLOURS[seat])
    for source in dict.fromkeys(source for row in rows for source in row):
        table.add_row(source, *[str(row[source]) if source in row else "?" for row in rows])
    table.add_row("sum", *[str(sum(row.values())) for row in rows], style="bold")
    return table

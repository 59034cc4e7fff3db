"""The table around the board: round, temple, bids, players, hand and scores, from a view and nothing else."""

from typing import Any

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from amunre.rules.cards import CARDS
from amunre.terminal.board_map import COLOURS, counted

AGES = {"old": "Old Kingdom", "new": "New Kingdom"}
CARD_OF = {card.name: card for card in CARDS}

LEGEND = (
    "farmers 1/3 +2: 1 on 3 fields and 2 beside them.  icons: Favour cards to buy there in a Market.\n"
    "+: the blessing, taken with the province.  mine: gold in each Harvest; caravan: only with the temple on 1 or 2."
)


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


def bid_lines(view: dict[str, Any], names: list[str]) -> list[Text]:
    """The provinces of the round and the Scribes on them, the highest last."""
    lines = []
    for province in view["open"]:
        line = Text(f"  {province.capitalize():10}")
        bids = view["bids"].get(province, [])
        for place, (seat, amount) in enumerate(bids, start=1):
            highest = place == len(bids)
            line.append(f"{names[seat]} {amount}  ", style=COLOURS[seat] if highest else "dim strike")
        lines.append(line if bids else line.append("no bid", style="dim"))
    return lines


def player_table(view: dict[str, Any], names: list[str]) -> Table:
    """One line a player, in turn order."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0))
    table.add_column("turn order")
    for column in ("points", "gold", "cards"):
        table.add_column(column, justify="right")
    table.add_column("provinces")
    for seat in view["turn_order"]:
        player = view["seats"][seat]
        mark = "> " if seat in view["to_act"] else "  "
        row = [Text(mark + names[seat], style=COLOURS[seat]), player["score"], player.get("gold", "?"), player["hand"]]
        table.add_row(*[cell if isinstance(cell, Text) else str(cell) for cell in row], _owned(view, seat))
    return table


def _owned(view: dict[str, Any], seat: int) -> str:
    owned = [name.capitalize() for name, place in view["provinces"].items() if place["owner"] == seat]
    in_force = [CARD_OF[name].title for name in view["seats"][seat]["in_force"]]
    return ", ".join(owned) + (f"  [{', '.join(in_force)} played]" if in_force else "")


def hand_lines(view: dict[str, Any], seat: int) -> list[Text | Table]:
    """The own gold and cards, each kind with its text."""
    player = view["seats"][seat]
    cards = counted(len(player["cards"]), "Favour card")
    lines: list[Text | Table] = [Text(f"You have {player['gold']} gold and {cards}.", style="bold")]
    if player["cards"]:
        lines.append(_hand(player["cards"]))
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


def status(view: dict[str, Any], seat: int, names: list[str]) -> Group:
    """Everything but the map."""
    parts: list[Any] = [heading(view), temple_line(view)]
    if view["open"] and view["phase"] in ("auction", "resolve", "setup"):
        parts += bid_lines(view, names)
    return Group(*parts, player_table(view, names), *hand_lines(view, seat))


def preview_table(view: dict[str, Any], names: list[str]) -> Table:
    """What the Province scoring would bring now, as far as one may know."""
    rows: list[dict[str, int]] = view["preview"]
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

"""What stands around the map, in words and columns that fit a narrow panel or a wide one."""

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from amunre.terminal.board_map import counted
from amunre.terminal.log_text import in_words
from amunre.terminal.screens.palette import DIM, GOLD, SEATS, shape
from amunre.terminal.table import AGES, CARD_OF, MORE_COLUMNS, expansion_lines, hand_lines, points_table, preview_table
from amunre.terminal.tables.table import Sight

WIDE = 60
LINES_OF_LOG = 150
SHORT = {"points": "pts", "gold": "gold", "cards": "cards"}
PHASES = {"setup": "set-up", "resolve": "auction"}


def headline(sight: Sight, width: int) -> Text:
    """Where we are, the temple, and how the person stands."""
    view = sight.view
    where = f"{AGES[view['age']]}, round {view['round']}" if view["round"] else "Before the first round"
    line = Text(f" {where}", style="bold")
    if view["round"]:
        phase = PHASES.get(view["phase"], view["phase"])
        line.append(f" · {phase}", style=GOLD)
    line.append(f" · temple {temple_words(view)}")
    if sight.seat is not None:
        me = view["seats"][sight.seat]
        line.append(f" · {me['gold']} gold · {counted(me['hand'], 'card')} · {counted(me['score'], 'point')}")
    line.truncate(width, overflow="ellipsis")
    return line


def temple_words(view: dict[str, Any]) -> str:
    """The temple's space, and for which offerings it goes where."""
    if not view["temple"]:
        return "not set"
    return f"on {view['temple']}"


def prompt(sight: Sight) -> Text:
    """Whose decision, and which one; behind it how the connection is."""
    line = _decision(sight)
    if sight.state:
        line.append(f"  · {sight.state}", style=DIM)
    return line


def _decision(sight: Sight) -> Text:
    if sight.bot_plays and not sight.view["over"]:
        return Text(" Your time was up, and a bot plays for you. o: play on yourself", style=f"bold {GOLD}")
    if sight.view["over"]:
        return Text(f" {winners_line(sight)}", style=f"bold {GOLD}")
    if sight.choices:
        clock = f"{sight.clocks[sight.seat]}  " if sight.clocks and sight.seat is not None else ""
        return Text(f" {clock}{sight.view['prompt']}", style=f"bold {GOLD}")
    waiting = sight.waiting_for
    if waiting:
        return Text(f" Waiting for {' and '.join(waiting)} ...", style=DIM)
    return Text(" ...", style=DIM)


def winners_line(sight: Sight) -> str:
    """Who won, with how many points."""
    points = ", ".join(f"{name} {sight.view['seats'][seat]['score']}" for seat, name in enumerate(sight.names))
    names = [sight.names[seat] for seat in sight.winners]
    result = f"{names[0]} won." if len(names) == 1 else f"{' and '.join(names)} share it."
    return f"{result} Points: {points}."


def players(sight: Sight, wide: bool) -> Table:
    """One line a player, in turn order."""
    view = sight.view
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=DIM)
    table.add_column("turn order", no_wrap=True)
    more = {heading: view[key] for key, heading in MORE_COLUMNS.items() if key in view}
    for column in ("points", "gold", "cards", *more):
        table.add_column(column if wide else SHORT.get(column, column[:3]), justify="right", no_wrap=True)
    if sight.clocks:
        table.add_column("clock", justify="right", no_wrap=True)
    if wide:
        table.add_column("provinces")
    for seat in view["turn_order"]:
        player = view["seats"][seat]
        mark = ">" if seat in view["to_act"] else " "
        name = Text(f"{mark}{shape(seat)} {sight.names[seat][:14]}", style=SEATS[seat])
        numbers = [player["score"], player.get("gold", "?"), player["hand"], *(each[seat] for each in more.values())]
        clock = [sight.clocks[seat]] if sight.clocks else []
        table.add_row(name, *map(str, numbers), *clock, *([_owned(view, seat)] if wide else []))
    return table


def _owned(view: dict[str, Any], seat: int) -> str:
    owned = [name.capitalize() for name, place in view["provinces"].items() if place["owner"] == seat]
    in_force = [CARD_OF[name].title for name in view["seats"][seat]["in_force"]]
    return ", ".join(owned) + (f" [{', '.join(in_force)} played]" if in_force else "")


def hand(sight: Sight) -> Group:
    """The own gold and cards with their texts; what lies face down."""
    if sight.seat is None:
        return Group(Text("Nobody's hand is shown.", style=DIM))
    parts: list[Text | Table] = list(hand_lines(sight.view, sight.seat))
    income = sight.view["seats"][sight.seat].get("expected_income")
    if income is not None:
        parts.insert(1, Text(f"Your next Harvest would bring {income} gold.", style=DIM))
    return Group(*parts)


def log(sight: Sight, read: int) -> Text:
    """What has happened; what is new since the last decision is bright."""
    first = max(len(sight.log) - LINES_OF_LOG, 0)
    entries = sight.log[first:]
    text = Text()
    for number, (entry, line) in enumerate(zip(entries, in_words(entries, sight.names, sight.rules), strict=True)):
        style = DIM if first + number < read else "default"
        if entry.get("event") == "round":
            text.append(f"── {line} ──\n", style=GOLD)
            continue
        if "seat" in entry:
            text.append(f"{shape(entry['seat'])} ", style=SEATS[entry["seat"]])
        text.append(f"{line}\n", style=style)
    for who, said in sight.chat:
        text.append(f"{who}: {said}\n", style="italic")
    text.rstrip()
    return text


def score(sight: Sight) -> Group:
    """The score sheet so far, and what the scoring would bring now."""
    parts: list[Any] = []
    for age, title in AGES.items():
        rows = sight.sheet.get(age, [])
        if any(any(row.values()) for row in rows):
            parts.append(points_table(title, rows, sight.names))
    if not sight.view["over"]:
        parts.insert(0, preview_table(sight.view, sight.names))
    return Group(*parts)


def around(sight: Sight) -> Group:
    """Statues, Officials and tombs with what they do; the temple's track."""
    second, third, fourth = sight.view["track"]
    steps = f"on 2 from {second} gold in all, on 3 from {third}, on 4 from {fourth}, otherwise on 1."
    track = f"After the offerings the temple stands {steps}"
    return Group(Text(track), *expansion_lines(sight.view, sight.rules, sight.names))

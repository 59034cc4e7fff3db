"""`amunre rules`: a ruleset in words, and the board with where each number comes from."""

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from amunre.rules.actions import ALL_RUNGS, LADDER_RUNGS, triangle
from amunre.rules.board import COLUMNS, PROVINCES, Board
from amunre.rules.cards import CARDS
from amunre.rules.officials_deck import STANDARD_SOURCE, OfficialsDeck
from amunre.rules.ruleset import (
    EDITION_TITLES,
    EDITIONS,
    MODULES,
    OTHER_SWITCHES,
    SWITCH_TEXTS,
    Ruleset,
    Tables,
    default_switch,
    favour_deck,
    start_schemes,
    temple_track,
)
from amunre.terminal.expansions import expansions

HEADINGS = {
    "fields": "fie-\nlds",
    "icons": "icons",
    "temples": "tem-\nples",
    "blessing_cards": "cards",
    "blessing_stones": "sto-\nnes",
    "blessing_gold": "gold",
    "mine": "mine",
    "caravan": "cara-\nvan",
    "printed_farmers": "far-\nmers",
    "side": "side",
    "half": "half",
    "nile": "Nile",
}
"""Short enough that all columns of the board stand side by side in 80 characters."""

SHORT_WORDS = {"river": "yes", "hinterland": "no", "upper": "up", "lower": "low"}

PROVENANCE = (
    "Unmarked: a rulebook says it or leaves no other value.  g: follows from geography and from the even splits "
    "that the rulebooks give.  ?: our reconstruction, within the bounds that the rulebooks give (below), not "
    "confirmed.  u: from your own board file. Cards, stones and gold are the province's blessing; farmers are those "
    "printed beside the fields."
)


def print_editions(console: Console) -> None:
    """The editions there are, one a line."""
    for edition in EDITIONS:
        console.print(f"{edition:12} {EDITION_TITLES[edition]}", highlight=False)
    console.print(
        "\n`amunre rules anniversary` shows one of them; --players, --module and the switches change it.",
        highlight=False,
    )


def print_ruleset(console: Console, rules: Ruleset) -> None:
    """The whole ruleset."""
    console.print(_title(rules))
    for line in summary(rules):
        console.print(line, highlight=False)
    console.print(_switch_table(rules))
    console.print(_deck_table(rules))
    console.print(_board_table(rules.board))
    console.print(PROVENANCE, highlight=False)
    for line in _bounds(rules.board):
        console.print(line, highlight=False)
    print_expansions(console, rules)


def print_expansions(console: Console, rules: Ruleset) -> None:
    """The expansions that are played; if none is, all there are."""
    console.print()
    if not rules.modules:
        console.print("Expansions: none is in this ruleset. --module NAME adds one.", highlight=False)
    for name in rules.modules or MODULES:
        console.print()
        for part in explained(name, rules):
            console.print(part, highlight=False)


def explained(name: str, rules: Ruleset) -> list[str | Text | Table]:
    """One expansion: what it adds, how it plays, its cards and pieces, the rulings that concern it."""
    expansion = expansions()[name]
    lines: list[str | Text | Table] = [Text(f"{expansion.title}  (--module {name})", style="bold")]
    lines.append(f"For {expansion.players}. It adds {'; '.join(expansion.adds)}.")
    lines.append(_listing("How it plays", [("-", rule) for rule in expansion.plays]))
    if cards := [(str(card.copies), card.title, card.phase, card.text) for card in CARDS if card.module == name]:
        lines.append(_listing("Its Favour cards", cards))
    if name == "officials":
        lines.append(_listing(f"The Officials: {rules.officials.source}", officials_rows(rules.officials)))
        lines.append(OFFICIALS_PROVENANCE if rules.officials.source == STANDARD_SOURCE else OWN_OFFICIALS)
    if expansion.pieces:
        lines.append(_listing(PIECES[name], [(piece.capitalize(), text) for piece, text in expansion.pieces.items()]))
    lines.append(_listing("Rulings", list(expansion.rulings.items())))
    return lines


PIECES = {"statues": "The statues", "afterlife": "What a tile pays"}
OFFICIALS_PROVENANCE = (
    "The rulebook says only what Officials can give; which card gives what is our own deck, not the publisher's. "
    "A file of your own replaces it: --officials FILE."
)
OWN_OFFICIALS = "This deck is from your own file."


def officials_rows(deck: OfficialsDeck) -> list[tuple[str, ...]]:
    """How many of each kind, who he is and what he gives."""
    return [(str(copies), *words) for copies, *words in zip(deck.copies, deck.titles, deck.texts, strict=True)]


def _listing(heading: str, rows: Sequence[tuple[str, ...]]) -> Table:
    """A table without headings, its last column as wide as there is room."""
    table = Table(title=heading, title_justify="left", box=None, show_header=False, padding=(0, 2, 0, 0))
    for _ in rows[0][:-1]:
        table.add_column(no_wrap=True)
    table.add_column()
    for row in rows:
        table.add_row("  " + row[0], *row[1:])
    return table


def _title(rules: Ruleset) -> Text:
    return Text(f"{rules.edition}: {EDITION_TITLES[rules.edition]}", style="bold")


def summary(rules: Ruleset) -> list[str]:
    """The ruleset's numbers, one fact a line."""
    return [
        f"Ruleset      {rules.id}",
        f"Hash         {rules.hash}",
        f"Players      {rules.players}",
        f"Expansions   {', '.join(rules.modules) or 'none'}",
        f"Provinces    {_provinces(rules)}; {_others(rules)}",
        f"Temple track {_track(rules)}",
        f"Bids         {_ladder(rules)}",
        f"Favour deck  {sum(favour_deck(rules))} cards, once every player has his Architect",
        f"Start Scheme {_start_schemes(rules)}",
        f"Board        {rules.board.source}",
    ]


def _provinces(rules: Ruleset) -> str:
    numbers = Tables(rules)
    taken = f"{rules.players} a round"
    if numbers.open_provinces > rules.players:
        taken = f"{numbers.open_provinces} lie open, {taken} are taken"
    return f"{numbers.used_provinces} of 15 are played, {taken}"


def _others(rules: Ruleset) -> str:
    left = 15 - Tables(rules).used_provinces
    if left == 0:
        return "none is left over"
    return f"the other {left} are {'blocked' if rules.switch('blocked_provinces') else 'put away unseen'}"


def _track(rules: Ruleset) -> str:
    second, third, fourth = temple_track(rules)
    return f"up to 2: 1   {second}-{third - 1}: 2   {third}-{fourth - 1}: 3   {fourth} and more: 4"


def _ladder(rules: Ruleset) -> str:
    spaces = ", ".join(str(triangle(rung)) for rung in range(LADDER_RUNGS))
    if not rules.switch("bids_beyond_36"):
        return f"{spaces}, and no more"
    return f"{spaces}, 45, 55, ... {triangle(ALL_RUNGS - 1)}"


def _start_schemes(rules: Ruleset) -> str:
    pile = sum(start_schemes(rules))
    return f"each keeps one of two, dealt from {pile}" if pile else "none"


def _switch_table(rules: Ruleset) -> Table:
    table = _table("Switches")
    for heading in ("switch", "is", "what it means when on"):
        table.add_column(heading)
    for name, text in SWITCH_TEXTS.items():
        on = rules.switch(name)
        changed = "" if on == default_switch(rules.edition, name) else " (changed)"
        option = f"--{name.replace('_', '-')}" + (" (option)" if name in OTHER_SWITCHES else "")
        table.add_row(option, ("on" if on else "off") + changed, text)
    return table


def _deck_table(rules: Ruleset) -> Table:
    table = _table("Favour cards (start: in the pile of start Schemes)")
    table.add_column("deck", justify="right")
    table.add_column("start", justify="right")
    for heading in ("card", "phase", "text"):
        table.add_column(heading)
    for card, count, start in zip(CARDS, favour_deck(rules), start_schemes(rules), strict=True):
        if count or start:
            table.add_row(str(count), str(start or ""), card.title, card.phase, card.text)
    return table


def _board_table(board: Board) -> Table:
    table = Table(title=f"Board: {board.source}", title_justify="left", box=box.SIMPLE_HEAD, padding=0)
    table.add_column("province", no_wrap=True)
    for column in COLUMNS:
        table.add_column(HEADINGS[column], no_wrap=True)
    for province in PROVINCES:
        table.add_row(province.capitalize(), *[_cell(board, province, column) for column in COLUMNS])
    return table


def _cell(board: Board, province: str, column: str) -> str:
    cell = board.cell(province, column)
    mark = "" if cell.provenance == "R" else cell.provenance.lower()
    text = SHORT_WORDS.get(cell.text, cell.text)
    return f"{'-' if text == '0' else text}{' ' if text.isalpha() and mark else ''}{mark}"


def _bounds(board: Board) -> list[str]:
    """What the rulebooks say of the cells that they leave open, one column a paragraph."""
    lines: list[str] = []
    for column in COLUMNS:
        cells = [(province, board.cell(province, column)) for province in PROVINCES]
        known = [f"{p.capitalize()} {c.rulebook}" for p, c in cells if c.rulebook and c.low != c.high]
        if known:
            lines.append(f"{column}, say the rulebooks: {', '.join(known)}.")
    return lines


def _table(title: str) -> Table:
    return Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0))

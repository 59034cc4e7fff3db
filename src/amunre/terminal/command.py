"""`amunre terminal`: the table in a full screen, or line by line where there is no screen to fill."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from amunre.rules.errors import AmunreError
from amunre.simulate import RulesetChoice
from amunre.terminal.setup import DEFAULT_NAME, checked_name

if TYPE_CHECKING:
    from amunre.terminal.screens.form import Wish
    from amunre.terminal.tables.table import Table


@dataclass(frozen=True)
class Wanted:
    """What the command line asked for; None and empty: nothing."""

    choice: RulesetChoice
    begin: bool
    """Whether to begin at once, without the menu."""
    people: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int | None
    link: str | None
    record: Path | None
    resume: bool


def can_fill_screen() -> bool:
    """Whether there is a screen: a pipe, a file or a terminal without cursor has none."""
    streams = (sys.stdin, sys.stdout, sys.stderr)  # Textual draws on stderr
    return all(stream.isatty() for stream in streams) and os.environ.get("TERM", "") != "dumb"


def check_plain(people: tuple[str, ...], link: str | None, resume: bool) -> None:
    """Line by line one person plays a new game; AmunreError for what needs a screen."""
    if link is not None or resume or len(people) > 1:
        raise AmunreError(
            "Line by line one person plays a new game against bots. Tables of servers, games to go on with and several "
            "people at one screen need a terminal that can be filled, without --plain."
        )


def fill_screen(wanted: Wanted, folder: Path) -> None:
    """Runs the table until the person leaves it; AmunreError, a sentence, for what cannot be."""
    # Textual takes a moment to import: those who play line by line need not wait for it.
    from amunre.terminal.screens.app import AmunReApp
    from amunre.terminal.screens.form import Wish

    people = tuple(checked_name(name) for name in wanted.people) or (DEFAULT_NAME,)
    wish = Wish(wanted.choice, people, wanted.bots, wanted.seed)
    app = AmunReApp(folder, wish, _first_table(wanted, wish, folder))
    app.run()
    for line in app.farewells:
        print(line)


def _first_table(wanted: Wanted, wish: "Wish", folder: Path) -> "Table | None":
    """Where to sit down at once; None: at the menu."""
    from amunre.terminal.files import read_record
    from amunre.terminal.tables.link import read_link
    from amunre.terminal.tables.local import LocalTable
    from amunre.terminal.tables.replay import ReplayTable
    from amunre.terminal.tables.saves import new_path, saved_games
    from amunre.terminal.tables.server import ServerTable

    if wanted.link is not None:
        return ServerTable(read_link(wanted.link), wish.people[0])
    if wanted.record is not None:
        rules = wanted.choice.build()
        return ReplayTable(read_record(wanted.record), board=rules.board, officials=rules.officials)
    if wanted.resume:
        waiting = saved_games(folder)
        if not waiting:
            raise AmunreError("No game waits to be played on.")
        return LocalTable.resume(waiting[0][0])
    return LocalTable(wish.deal(), new_path(folder)) if wanted.begin else None

"""The app: from the menu to a table and back."""

from pathlib import Path

from textual.app import App

from amunre.rules.errors import AmunreError
from amunre.terminal.files import read_record
from amunre.terminal.screens.form import NewGame, Wish
from amunre.terminal.screens.menu import Menu
from amunre.terminal.screens.palette import LAMPLIGHT
from amunre.terminal.screens.replay_screen import ReplayScreen
from amunre.terminal.screens.table_screen import TableScreen
from amunre.terminal.tables.link import read_link
from amunre.terminal.tables.local import LocalTable
from amunre.terminal.tables.replay import ReplayTable
from amunre.terminal.tables.saves import Saved, load, new_path
from amunre.terminal.tables.server import ServerTable
from amunre.terminal.tables.table import Table


class AmunReApp(App[str]):
    """The menu, and whatever was asked for on the command line on top of it."""

    CSS_PATH = "table.tcss"
    TITLE = "Amun-Re"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, folder: Path, wish: Wish, first: Table | None = None) -> None:
        super().__init__()
        self.folder = folder
        self._wish = wish
        self._first = first
        self.farewells: list[str] = []
        """What is worth to be read after the screen is gone."""
        self.register_theme(LAMPLIGHT)
        self.theme = "lamplight"

    def on_mount(self) -> None:
        """The menu is always below, so that leaving a table leads to it."""
        self.push_screen(Menu(self.folder))
        if self._first is not None:
            self.sit_down(self._first)

    def sit_down(self, table: Table) -> None:
        """Opens a table, of whatever kind."""
        screen = ReplayScreen(table) if isinstance(table, ReplayTable) else TableScreen(table)
        self.push_screen(screen, lambda following: self._left(table, following))

    def _left(self, table: Table, following: Table | None) -> None:
        if following is not None:
            self.sit_down(following)
        elif table.farewell:
            self.farewells.append(table.farewell)

    def open_form(self) -> None:
        """A new game."""
        self.push_screen(NewGame(self._wish), self.begin)

    def begin(self, saved: Saved | None) -> None:
        """Sits down at a game that was just dealt."""
        if saved is not None:
            self.sit_down(LocalTable(saved, new_path(self.folder)))

    def resume(self, path: Path) -> None:
        """Goes on with a saved game."""
        self._try(lambda: LocalTable.resume(path))

    def look_at(self, path: Path) -> None:
        """Looks at a saved game that is over."""
        self._try(lambda: replay_of_save(path))

    def open_file(self, name: str | None) -> None:
        """Looks at a record in a file."""
        if name:
            self._try(lambda: ReplayTable(read_record(Path(name).expanduser())))

    def join(self, link: str | None) -> None:
        """Sits down at a server's table."""
        if link:
            name = self._wish.people[0] if self._wish.people else "Guest"
            self._try(lambda: ServerTable(read_link(link), name))

    def _try(self, make: object) -> None:
        """What cannot be is a sentence, and the menu stays."""
        try:
            self.sit_down(make())  # type: ignore[operator]
        except AmunreError as error:
            self.notify(str(error), severity="error", timeout=10)


def replay_of_save(path: Path) -> ReplayTable:
    """A saved game to look at, with its names."""
    saved = load(path)
    rules = saved.choice.build()
    return ReplayTable(saved.record, saved.names, rules.board, rules.officials)

"""The first screen: a new game, one that waits, one that is over, or a table on a server."""

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Footer, Label, OptionList
from textual.widgets.option_list import Option

from amunre.terminal.screens.dialogs import Asking
from amunre.terminal.tables.saves import saved_games


class Menu(Screen[None]):
    """What to do. The app does it: see `AmunReApp`."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,escape", "app.quit", "Leave", key_display="q")]

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._games: list[Path] = []

    def compose(self) -> ComposeResult:
        """A title and the list."""
        with Vertical(id="menu"):
            yield Label("A M U N - R E", id="menu-title")
            yield Label("Provinces, pyramids and the favour of the gods", classes="faint")
            yield OptionList(id="menu-list")
            yield Label("Arrow keys and Enter, or the mouse.", classes="faint")
        yield Footer(compact=True, show_command_palette=False)

    def on_screen_resume(self) -> None:
        """Games may have been played since."""
        chosen = self.query_one(OptionList)
        chosen.clear_options()
        waiting = saved_games(self._folder)
        over = saved_games(self._folder, over=True)
        self._games = [path for path, _ in [*waiting, *over]]
        chosen.add_options([Option(f"Go on: {saved.title}", id=f"go-{n}") for n, (_, saved) in enumerate(waiting)])
        chosen.add_options([Option("New game", id="new"), Option("Join a table of a server by its link", id="join")])
        chosen.add_options([Option("Look at a recorded game in a file", id="file")])
        first = len(waiting)
        chosen.add_options(
            [Option(f"Look at: {saved.title}", id=f"at-{first + n}") for n, (_, saved) in enumerate(over)]
        )
        chosen.add_option(Option("Leave", id="quit"))
        chosen.highlighted = 0
        chosen.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Does it."""
        from amunre.terminal.screens.app import AmunReApp

        app = self.app
        assert isinstance(app, AmunReApp)
        match (event.option.id or "").split("-"):
            case ["new"]:
                app.open_form()
            case ["join"]:
                app.push_screen(Asking("The link to the table", "https://host/table/ID#SECRET"), app.join)
            case ["file"]:
                app.push_screen(Asking("The file of the record", "my-game.json"), app.open_file)
            case ["go", number]:
                app.resume(self._games[int(number)])
            case ["at", number]:
                app.look_at(self._games[int(number)])
            case _:
                app.exit()

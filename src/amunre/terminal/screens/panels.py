"""What stands beside the map: one panel at a time on a small screen, all together on a large one."""

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.events import Click
from textual.widgets import Static

from amunre.terminal.screens import texts
from amunre.terminal.screens.palette import DIM, GOLD
from amunre.terminal.tables.table import Sight

TITLES = {"log": "Log", "hand": "Cards", "players": "Players", "score": "Score"}


class Tabs(Static):
    """The names of the panels; the open one is bright. Only small screens show it."""

    def __init__(self) -> None:
        super().__init__(id="tabs")

    def show(self, active: str) -> None:
        """Marks the open panel."""
        line = Text()
        for name, title in TITLES.items():
            line.append(f" {title} ", style=f"bold reverse {GOLD}" if name == active else DIM)
            line.append(" ")
        self.update(line)

    def on_click(self, event: Click) -> None:
        """Opens the panel whose name was clicked."""
        x = 0
        for name, title in TITLES.items():
            x += len(title) + 3
            if event.x < x:
                panels = self.parent
                assert isinstance(panels, Panels)
                panels.open(name)
                return


class Panel(VerticalScroll, can_focus=False):
    """One of them: a text that can be scrolled."""

    def __init__(self, name: str) -> None:
        super().__init__(id=f"panel-{name}", classes="panel")
        self.border_title = TITLES[name]
        self._text = Static()

    def compose(self) -> ComposeResult:
        """Just the text."""
        yield self._text

    def show(self, text: RenderableType) -> None:
        """Replaces the text."""
        self._text.update(text)


class Panels(Vertical):
    """Log, cards, players and score."""

    def __init__(self) -> None:
        super().__init__(id="panels")
        self._panels = {name: Panel(name) for name in TITLES}
        self._tabs = Tabs()
        self.active = "log"

    def compose(self) -> ComposeResult:
        """The strip of names, then all panels; the screen's size decides which are seen."""
        yield self._tabs
        yield from (self._panels[name] for name in ("players", "hand", "score", "log"))

    def on_mount(self) -> None:
        """The log is open at first, and stays at its end unless somebody scrolls up."""
        self.open("log")
        self._panels["log"].anchor()

    def open(self, name: str) -> None:
        """Brings one to the front, where there is room for one."""
        self.active = name
        self._tabs.show(name)
        for other, panel in self._panels.items():
            panel.set_class(other == name, "open")

    def open_next(self) -> None:
        """To the next one, around."""
        names = list(TITLES)
        self.open(names[(names.index(self.active) + 1) % len(names)])

    def show(self, sight: Sight, read: int) -> None:
        """Fills all of them."""
        wide = self.size.width >= texts.WIDE
        self._panels["log"].show(texts.log(sight, read))
        self._panels["hand"].show(texts.hand(sight))
        self._panels["players"].show(texts.players(sight, wide))
        self._panels["score"].show(texts.score(sight))

"""The table: the map, the choices, and everything around them."""

from pathlib import Path
from typing import ClassVar

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.screen import Screen
from textual.widgets import Footer, Static

from amunre.rules.errors import AmunreError
from amunre.terminal.board_map import board_map
from amunre.terminal.files import write_record
from amunre.terminal.screens import texts
from amunre.terminal.screens.board import LEAST_HEIGHT, MOST_HEIGHT, BoardMap
from amunre.terminal.screens.choice_list import ChoiceList
from amunre.terminal.screens.dialogs import Asking, Curtain, Reading
from amunre.terminal.screens.explain import explain, province_of
from amunre.terminal.screens.help import help_text
from amunre.terminal.screens.panels import Panels
from amunre.terminal.screens.province_text import province_words
from amunre.terminal.tables.table import Sight, Table

ROWS_FOR_CHOICES = 12
"""Of a large screen; the map may have the rest."""
OTHER_ROWS = 4
WIDE_FROM = 120
TALL_FROM, HIGH_FROM = 32, 48


class TableScreen(Screen[Table]):
    """Draws what the table shows and sends what is chosen; which kind of table it is, it need not know."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", "Help", key_display="?"),
        Binding("u", "undo", "Undo"),
        Binding("h", "hint", "Hint"),
        Binding("slash", "type", "Type", key_display="/"),
        Binding("tab", "panel", "Panel", priority=True),
        Binding("l", "open('log')", "Log", show=False),
        Binding("c", "open('hand')", "Cards"),
        Binding("p", "open('players')", "Players", show=False),
        Binding("s", "open('score')", "Score"),
        Binding("i", "around", "Info"),
        Binding("b", "map", "Map", show=False),
        Binding("r", "record", "Record", show=False),
        Binding("t", "talk", "Talk"),
        Binding("o", "take_over", "Play on"),
        Binding("n", "again", "Once more"),
        Binding("escape", "all", "All", show=False),
        Binding("q", "leave", "Leave"),
    ]

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE_FROM, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-low"), (TALL_FROM, "-tall"), (HIGH_FROM, "-high")]
        self.table = table
        self._sight: Sight | None = None
        self._only = ""  # the province that was clicked
        self._read = 0  # lines of the log that were there at the last decision
        self._drawing = False
        self._busy = False
        self._ended = False
        self._covered = False  # a curtain is on its way or there
        self._gone = False  # there is nothing to see here, and never will be

    def compose(self) -> ComposeResult:
        """The order in which the eye should find it."""
        yield Static(id="headline")
        with Container(id="body"):
            yield BoardMap()
            yield Static(id="prompt")
            yield ChoiceList()
            yield Panels()
            yield Static(id="explain")
        yield Footer(compact=True, show_command_palette=False)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Where nobody listens there is nothing to say; what is for the end is offered at the end."""
        sight = self._sight
        offered = {
            "talk": self.table.can_chat,
            "take_over": sight is not None and sight.bot_plays,
            "again": sight is not None and sight.again,
        }
        return offered.get(action, True)

    def on_mount(self) -> None:
        """The table may begin."""
        self.query_one(ChoiceList).focus()
        self.table.changed = self.draw_soon
        self._fit()
        self.set_interval(1.0, self._tick)
        self.run_worker(self._begin(), exit_on_error=True)

    async def _begin(self) -> None:
        try:
            await self.table.start()
        except AmunreError as error:
            self.app.notify(str(error), severity="error", timeout=10)
            self.dismiss()
            return
        self.draw_soon()

    def on_resize(self) -> None:
        """The map grows with the screen."""
        self._fit()
        self.draw_soon()

    def _fit(self) -> None:
        room = self.size.height - OTHER_ROWS - ROWS_FOR_CHOICES
        height = max(LEAST_HEIGHT, min(room // 4 * 4, MOST_HEIGHT))
        self.query_one(BoardMap).styles.height = height
        explained = 2 if self.size.height >= TALL_FROM else 1
        self.query_one("#body").styles.grid_rows = f"{height} 1 1fr {explained}"

    def draw_soon(self) -> None:
        """Many changes at once are drawn once."""
        if not self._drawing:
            self._drawing = True
            self.call_after_refresh(self._draw)

    def _tick(self) -> None:
        """Clocks go on while nothing else happens."""
        if self._sight is not None and self._sight.clocks and not self._sight.view["over"]:
            self.draw_soon()

    def _draw(self) -> None:
        self._drawing = False
        if self._gone or not self.is_attached:
            return  # the table had one more word for a screen that was left
        sight = self.table.sight()
        if sight is None:
            self._show_nothing()
            return
        self._sight = sight
        self._show(sight)
        self.refresh_bindings()
        if sight.curtain and not self._covered:
            self._covered = True
            self.app.push_screen(Curtain(sight.curtain, sight.can_undo), self._after_curtain)
        if sight.view["over"] and not self._ended and not self.table.is_replay:
            self._ended = True
            self._show_end(sight)

    def _show_nothing(self) -> None:
        """Before there is anything to see: how the connection is; back to the menu if there will be none."""
        self.query_one("#headline", Static).update(Text(f" {self.table.state}"))
        if self.table.refused:
            self._gone = True
            self.app.notify(self.table.refused, severity="error", timeout=10)
            self.dismiss()

    def _show(self, sight: Sight) -> None:
        choices = self._offered(sight)
        self.query_one("#headline", Static).update(texts.headline(sight, self.size.width))
        prompt = texts.prompt(sight)
        if self._only:
            prompt.append(f"  (only {self._only.capitalize()}; Esc: all)")
        self.query_one("#prompt", Static).update(prompt)
        self.query_one(BoardMap).show(sight, {province_of(choice) for choice in sight.choices})
        self.query_one(ChoiceList).show(choices)
        self.query_one(Panels).show(sight, self._read)
        self._point(self.query_one(ChoiceList).chosen)

    def _offered(self, sight: Sight) -> list[str]:
        """All choices, or only those for the province that was clicked."""
        if not self._only:
            return sight.choices
        here = [choice for choice in sight.choices if province_of(choice) == self._only]
        if not here:
            self._only = ""
        return here or sight.choices

    def _show_end(self, sight: Sight) -> None:
        winner = Text(texts.winners_line(sight) + "\n", style="bold")
        more = [Text("n: the same once more\n")] if sight.again else []
        self.app.push_screen(Reading("The end", Group(winner, *more, texts.score(sight)), "n"), self._after_end)

    def _after_end(self, key: str | None) -> None:
        if key == "n":
            self.action_again()

    def _after_curtain(self, answer: str | None) -> None:
        self._covered = False
        if answer == "leave":
            self.action_leave()
        elif answer == "undo":
            self.action_undo()
        else:
            self.table.lift()

    def on_choice_list_pointed(self, message: ChoiceList.Pointed) -> None:
        """Explains the choice under the cursor."""
        self._point(message.choice)

    def _point(self, choice: str) -> None:
        if self._sight is not None:
            self.query_one(BoardMap).aim(province_of(choice))
            self.query_one("#explain", Static).update(Text(f" {explain(self._sight, choice)}", overflow="ellipsis"))

    def on_choice_list_taken(self, message: ChoiceList.Taken) -> None:
        """Plays it."""
        self._play(message.choice)

    def on_board_map_picked(self, message: BoardMap.Picked) -> None:
        """A province was clicked: its only choice is taken, several are shown, for none there is a reason."""
        sight = self._sight
        if sight is None:
            return
        here = [choice for choice in sight.choices if province_of(choice) == message.province]
        if len(here) == 1:
            self._play(here[0])
        elif here:
            self._only = message.province
            self._show(sight)
        else:
            self.app.notify(province_words(sight, message.province))
            self._say_why_not(sight, message.province)

    def _say_why_not(self, sight: Sight, province: str) -> None:
        """Tries what is done elsewhere on this province: the table refuses, and says by which rule."""
        like = next((choice for choice in sight.choices if province_of(choice)), "")
        if like:
            self._play(like.replace(province_of(like), province))

    def _play(self, move: str) -> None:
        """One move at a time: a second click while the first is under way does nothing."""
        if not self._busy:
            self._busy = True
            self.run_worker(self._send(move))

    async def _send(self, move: str) -> None:
        read = len(self._sight.log) if self._sight is not None else 0
        try:
            await self.table.play(move)
            self._read, self._only = read, ""
        except AmunreError as refusal:
            self.app.notify(str(refusal), title="Not possible", severity="warning", timeout=8)
        finally:
            self._busy = False
            self.draw_soon()

    def action_undo(self) -> None:
        """Takes the last move back."""
        self.run_worker(self._polite(self.table.undo()))

    def action_take_over(self) -> None:
        """Plays oneself where a bot has played."""
        self.run_worker(self._polite(self.table.take_over()))

    def action_again(self) -> None:
        """The same once more; once."""
        if not self._busy:
            self._busy = True
            self.run_worker(self._again())

    async def _again(self) -> None:
        try:
            following = await self.table.rematch()
        except AmunreError as refusal:
            self._busy = False
            self.app.notify(str(refusal), severity="warning")
            return
        await self.table.stop()
        self.dismiss(following)

    def action_hint(self) -> None:
        """Asks a strong bot."""
        self.app.notify("Thinking ...", timeout=1.5)
        self.run_worker(self._hint())

    async def _hint(self) -> None:
        try:
            lines = await self.table.hint()
        except AmunreError as refusal:
            self.app.notify(str(refusal), severity="warning")
            return
        self.app.push_screen(Reading("What a strong player would do", Text("\n".join(lines))))

    async def _polite(self, errand: object) -> None:
        try:
            await errand  # type: ignore[misc]
        except AmunreError as refusal:
            self.app.notify(str(refusal), severity="warning")
        self.draw_soon()

    def action_type(self) -> None:
        """A move in notation."""
        self.app.push_screen(
            Asking("Type a move", "bid thebes 10"), lambda move: self._play(move.lower()) if move else None
        )

    def action_talk(self) -> None:
        """A line for the others."""
        self.app.push_screen(Asking("Say to the table", "Good luck!"), self._talk)

    def _talk(self, text: str | None) -> None:
        if text:
            self.run_worker(self._polite(self.table.say(text)))

    def action_record(self) -> None:
        """Writes the record into a file."""
        self.app.push_screen(Asking("Write the record into the file", "my-game.json"), self._write)

    def _write(self, name: str | None) -> None:
        if name:
            self.run_worker(self._polite(self._write_record(Path(name).expanduser())))

    async def _write_record(self, path: Path) -> None:
        write_record(path, await self.table.record())
        self.app.notify(f"The record is in {path}.")

    def action_panel(self) -> None:
        """The next panel."""
        self.query_one(Panels).open_next()

    def action_open(self, name: str) -> None:
        """One of the panels."""
        self.query_one(Panels).open(name)

    def action_all(self) -> None:
        """All choices again."""
        self._only = ""
        self.draw_soon()

    def action_help(self) -> None:
        """Keys and map."""
        self.app.push_screen(Reading("Help", help_text(self._sight, self.table.is_replay)))

    def action_around(self) -> None:
        """What the expansions have brought."""
        if self._sight is not None:
            self.app.push_screen(Reading("On the board", texts.around(self._sight)))

    def action_map(self) -> None:
        """The map in full words."""
        if self._sight is not None:
            sight = self._sight
            self.app.push_screen(Reading("The map", board_map(sight.view, sight.rules, sight.names), wide=True))

    def action_leave(self) -> None:
        """Back to where one came from."""
        self.run_worker(self._leave())

    async def _leave(self) -> None:
        await self.table.stop()
        self.dismiss()

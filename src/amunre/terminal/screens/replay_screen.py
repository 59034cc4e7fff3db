"""A recorded game at the table, with keys to go through it."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from amunre.terminal.screens.table_screen import TableScreen
from amunre.terminal.tables.replay import ReplayTable


class ReplayScreen(TableScreen):
    """The table without choices."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", "Back", priority=True),
        Binding("right", "step(1)", "On", priority=True),
        Binding("pageup", "round(-1)", "Round back", priority=True),
        Binding("pagedown", "round(1)", "Round on", priority=True),
        Binding("home", "go(0)", "Start", show=False, priority=True),
        Binding("end", "go_to_end", "End", show=False, priority=True),
        Binding("v", "eyes", "Eyes"),
    ]

    def __init__(self, table: ReplayTable) -> None:
        super().__init__(table)
        self._replay = table

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """What can only be done in a running game is not offered."""
        return action not in ("undo", "hint", "type", "talk", "take_over", "again")

    def action_step(self, by: int) -> None:
        """A move on or back."""
        self._replay.go(self._replay.place + by)

    def action_round(self, by: int) -> None:
        """A round on or back."""
        self._replay.go_by_round(by)

    def action_go(self, place: int) -> None:
        """To a place."""
        self._replay.go(place)

    def action_go_to_end(self) -> None:
        """To the end."""
        self._replay.go(self._replay.last)

    def action_eyes(self) -> None:
        """Through whose eyes."""
        self._replay.look_through_next()

"""Small windows over the table: something to read, something to type, a curtain between two people."""

from typing import ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, Label, Static


class Reading(ModalScreen[str]):
    """Something to read; any of the usual keys closes it, and so does the one that is waited for, and is told."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,space", "dismiss_it", "Close")]

    def __init__(self, title: str, text: RenderableType, key: str = "", wide: bool = False) -> None:
        super().__init__(classes="wide" if wide else None)
        self._heading = title
        self._text = text
        self._key = key

    def compose(self) -> ComposeResult:
        """A title, the text, and a button for the mouse."""
        with Vertical(classes="window") as window:
            window.border_title = self._heading
            with VerticalScroll():
                yield Static(self._text, classes="page")
            yield Button("Close (Esc)", id="close", compact=True)

    def on_key(self, event: Key) -> None:
        """The one key that means something more."""
        if self._key and event.key == self._key:
            event.stop()  # the table below knows the same key
            self.dismiss(self._key)

    def on_button_pressed(self) -> None:
        """Closes it."""
        self.dismiss()

    def action_dismiss_it(self) -> None:
        """Closes it."""
        self.dismiss()


class Asking(ModalScreen[str]):
    """One line to type; "" if nothing was typed or Escape pressed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "give_up", "Never mind")]

    def __init__(self, title: str, example: str, value: str = "") -> None:
        super().__init__()
        self._heading = title
        self._example = example
        self._value = value

    def compose(self) -> ComposeResult:
        """The question and a line to answer on."""
        with Vertical(classes="window small") as window:
            window.border_title = self._heading
            yield Input(self._value, placeholder=self._example)
            yield Label("Enter: yes   Esc: never mind", classes="faint")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Gives what was typed."""
        self.dismiss(" ".join(event.value.split()))

    def action_give_up(self) -> None:
        """Gives nothing."""
        self.dismiss("")


class Curtain(Screen[str]):
    """Hides everything until the next person sits in front of the screen: "come", or "undo" of the one before."""

    AUTO_FOCUS = ""  # an Enter too many after the last choice must not lift it
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "come", "Show the hand"),
        Binding("u", "take_back", "Undo"),
        Binding("q", "leave", "Leave"),
    ]

    def __init__(self, name: str, can_undo: bool) -> None:
        super().__init__()
        self._who = name
        self._can_undo = can_undo

    def compose(self) -> ComposeResult:
        """The name, large enough to be found, and what to press."""
        with Vertical(id="curtain"):
            yield Label(f"It is {self._who}'s turn.", id="curtain-name")
            yield Label(f"Nobody else should look now. {self._who}, press s when you are in front of the screen.")
            yield Button(f"I am {self._who} (s)", id="come")
            if self._can_undo:
                yield Button("Take the last move back (u)", id="undo", compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Mouse."""
        self.dismiss(event.button.id or "come")

    def action_come(self) -> None:
        """The person is there."""
        self.dismiss("come")

    def action_take_back(self) -> None:
        """Whoever moved last takes it back."""
        if self._can_undo:
            self.dismiss("undo")

    def action_leave(self) -> None:
        """To the menu; the game waits in its file."""
        self.dismiss("leave")

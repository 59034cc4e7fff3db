"""The person at the keyboard: where lines come from and where pictures go."""

import sys

from rich.console import Console

NARROWEST = 80


def plain_console() -> Console:
    """Text and nothing else: no colour, no bold, for screen readers and files."""
    return Console(highlight=False, color_system=None)


class Leaves(Exception):
    """The person has closed the input or pressed Ctrl-C."""


class Person:
    """Reads lines from stdin, a terminal or a pipe, and prints to stdout."""

    def __init__(self, console: Console | None = None, interactive: bool | None = None) -> None:
        self.console = Console(highlight=False) if console is None else console
        # The map needs it: a narrow window folds the lines, but loses nothing.
        self.console.width = max(self.console.width, NARROWEST)
        self.interactive = sys.stdin.isatty() if interactive is None else interactive
        """Whether somebody is there to answer questions about the set-up; a pipe gives moves only."""

    def ask(self, prompt: str) -> str:
        """One line, without blanks at its ends; Leaves if there is none."""
        try:
            return self.console.input(f"[bold]{prompt}[/] ").strip()
        except (EOFError, KeyboardInterrupt):
            self.say("")
            raise Leaves from None
        except UnicodeDecodeError:
            self.say("That line is not text in this terminal's encoding.")
            return self.ask(prompt)

    def say(self, text: str, style: str | None = None) -> None:
        """Prints one line of plain text, whatever brackets it holds."""
        self.console.print(text, style=style, markup=False)

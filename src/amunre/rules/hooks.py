"""How the parts of the rules meet: decisions, phases, and the closed list of hooks for expansions.

A `Decision` is one small choice a seat owes. A `Phase` is a heading of the rulebook: it puts decisions on the agenda.
A `Module` is an expansion: the phases call its hooks at fixed moments and never ask which expansions are on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from .chance import Chance
    from .state import State


class Decision:
    """One kind of choice that a seat owes: which actions are legal, and what each does."""

    def __init__(self, name: str, sealed: bool = False) -> None:
        self.name = name
        self.sealed = sealed  # all seats owe it at once, in secret

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Appends the legal actions in ascending order (sales and the phase's free actions come from elsewhere)."""

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Carries a legal action out; takes this decision off the agenda when it is settled."""

    def sold(self, game: State, seat: i64) -> None:
        """Called after the seat sold a Favour card while owing this decision."""


class Phase:
    """One heading of the sequence of play."""

    def __init__(self, name: str) -> None:
        self.name = name

    def begin(self, game: State) -> None:
        """What happens before the first turn."""

    def over(self, game: State) -> bool:
        """Whether no turn is left; by default everybody has one."""
        return game.turn >= game.players

    def take_turn(self, game: State, seat: i64) -> None:
        """Puts on the agenda what the seat has to decide on its turn."""

    def end(self, game: State) -> None:
        """What happens after the last turn."""

    def anytime(self, game: State, seat: i64, out: list[int]) -> None:
        """Appends what the seat may do at any moment of its turn, whatever else it has to decide."""

    def play_anytime(self, game: State, seat: i64, action: i64) -> bool:
        """Carries such an action out; False if the action is none."""
        return False


class Part:
    """What a module keeps in a game."""

    def clone(self) -> Part:
        """An independent copy."""
        raise NotImplementedError


class Module:
    """An expansion or variant: everything it can change about the game is a method here."""

    def __init__(self, name: str) -> None:
        self.name = name

    def setup(self, game: State) -> None:
        """At the start of the game."""

    def reveal_provinces(self, game: State) -> bool:
        """Instead of drawing the provinces of the round; False if the module does not care."""
        return False

    def age_begins(self, game: State) -> None:
        """Before the first round of an age."""

    def imagine(self, game: State, seat: i64, stream: Chance) -> None:
        """Draws anew what the seat may not know of the module's part."""

    def add_to_view(self, game: State, me: i64, shown: dict[str, object]) -> None:
        """Adds what a seat (-1: a spectator) may know of the module's part."""

    def save(self, game: State, saved: dict[str, object]) -> None:
        """Adds the module's part to a position."""

    def load(self, game: State, saved: dict[str, object]) -> None:
        """Takes the module's part from a position; what is left out is as at the start of an age."""

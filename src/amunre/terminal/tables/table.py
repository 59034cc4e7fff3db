"""What every table can do, wherever its game is kept."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from amunre.rules.errors import AmunreError
from amunre.rules.ruleset import Ruleset


@dataclass(frozen=True)
class Sight:
    """All that is on the screen: what the person in front of it may know, and nothing else."""

    rules: Ruleset
    names: list[str]
    view: dict[str, Any]
    log: list[dict[str, Any]]
    choices: list[str] = field(default_factory=list)
    can_undo: bool = False
    curtain: str = ""
    """Who has to come to the screen before anything more is shown; "": nobody."""
    state: str = ""
    """The connection to a server, or the place in a replay, in a few words."""
    chat: tuple[tuple[str, str], ...] = ()
    """Who said what, oldest first."""
    sheet: dict[str, Any] = field(default_factory=dict)
    winners: tuple[int, ...] = ()
    clocks: tuple[str, ...] = ()
    """By seat, what is left; empty where nobody plays by the clock."""
    bot_plays: bool = False
    """Whether a bot has taken the place of whoever looks, whose time was up."""
    again: bool = False
    """Whether the same can be played once more."""

    @property
    def seat(self) -> int | None:
        """Whose eyes these are; None: a spectator's."""
        seat: int | None = self.view["seat"]
        return seat

    @property
    def waiting_for(self) -> list[str]:
        """The names of the others who owe a decision."""
        return [self.names[seat] for seat in self.view["to_act"] if seat != self.seat]


def nothing() -> None:
    """Nobody listens yet."""


class Table(ABC):
    """A game, as the screen needs it. Whatever is refused is an AmunreError, a sentence, and nothing has changed."""

    can_chat = False
    is_replay = False
    farewell = ""
    """What is worth to be read after the screen is gone."""

    def __init__(self) -> None:
        self.changed: Callable[[], None] = nothing
        """Called in the event loop whenever `sight` has something new."""
        self.refused = ""
        """Why there will never be anything more to see, in a sentence."""
        self.state = ""
        """How it stands with the connection, also before there is anything to see."""

    async def start(self) -> None:
        """Begins whatever goes on by itself: bots, a connection."""
        self.changed()

    async def stop(self) -> None:
        """Ends it, at any time; nobody listens any more."""
        self.changed = nothing

    @abstractmethod
    def sight(self) -> Sight | None:
        """The table now; None as long as there is nothing to see."""

    @abstractmethod
    async def play(self, move: str) -> None:
        """Answers the decision of whoever looks."""

    async def undo(self) -> None:
        """Takes the last move back."""
        raise AmunreError("Nothing can be taken back here.")

    async def hint(self) -> list[str]:
        """What a strong player would do, in words, best first."""
        raise AmunreError("There are no hints here.")

    async def say(self, text: str) -> None:
        """A line for the chat."""
        raise AmunreError("Nobody would hear it: this game has no chat.")

    async def take_over(self) -> None:
        """Plays oneself again where a bot has played."""
        raise AmunreError("No bot plays in your place.")

    async def rematch(self) -> "Table":
        """The same once more: another table, not begun yet."""
        raise AmunreError("There is nothing here to be played once more.")

    async def record(self) -> dict[str, Any]:
        """The record of the game so far."""
        raise AmunreError("There is no record yet.")

    def lift(self) -> None:
        """The person named by the curtain is there."""
        self.changed()

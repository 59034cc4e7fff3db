"""What a bot is."""

from typing import Any, Protocol

from amunre.game import Game


class Bot(Protocol):
    """Answers a decision with one of its choices."""

    def choose(self, view: dict[str, Any], choices: list[str], time: float | None = None) -> str:
        """One of `choices`, in at most `time` seconds; `view` is what `sight` gives: all that this seat may know."""
        ...


def sight(game: Game, seat: int) -> dict[str, Any]:
    """What a bot is shown: its seat's view, and the log its seat may read."""
    return {**game.view(seat), "log": game.log(seat)}

"""What one reader of a table is told: a stream of updates, each with a version that counts only what he may see.

A sealed move of another seat makes no message and no version: nothing shows that it was made.
"""

from collections import deque
from typing import Any, Protocol, cast

from amunre import Game
from amunre.rules.board import PROVINCES
from amunre.rules.harvest import income as seat_income
from amunre.rules.harvest import province_income
from amunre.rules.offering import STOLEN
from amunre.server.messages import Snapshot, Update, encode
from amunre.server.shapes import LogLine, View

KEPT = 16
"""So many updates are kept for those who come back."""
TEMPLE_SPACES = (1, 2, 3, 4)


class Connection(Protocol):
    """Somebody who listens."""

    def send(self, message: bytes) -> None:
        """Takes a message without waiting."""
        ...

    def dismiss(self) -> None:
        """The secret that opened it is no longer good."""
        ...


def observation(game: Game, reader: int | None) -> dict[str, Any]:
    """All that the reader may know, but for the log."""
    seen = game.view(reader)
    seen["choices"] = [] if reader is None else game.choices(reader)
    seen["undo"] = reader is not None and game.can_undo(reader)
    seen["score_sheet"] = game.score_sheet
    seen["outlook"] = outlook(game)
    if game.is_over:
        seen["winners"] = list(game.winners)
        seen["seed"] = game.record()["seed"]
    return seen


def outlook(game: Game) -> dict[str, Any]:
    """What the next Harvest would bring at each space of the temple: all of it is public."""
    state = game.state.clone()
    owned = [number for number, place in enumerate(state.provinces) if place.owner >= 0]
    income: list[list[int]] = [[] for _ in range(game.ruleset.players)]
    provinces: dict[str, list[int]] = {PROVINCES[number]: [] for number in owned}
    for space in TEMPLE_SPACES:
        state.temple = space
        for seat, row in enumerate(income):
            row.append(seat_income(state, seat))
        for number in owned:
            provinces[PROVINCES[number]].append(province_income(state, number))
    return {"income": income, "provinces": provinces, "theft": int(STOLEN)}


class Desk:
    """A reader's place: what he was told last, and the last few messages."""

    def __init__(self, game: Game, reader: int | None, version: int) -> None:
        self.reader = reader
        self.version = version
        self.listeners: set[Connection] = set()
        self._seen = observation(game, reader)
        self._lines = game.log_length
        self._kept: deque[tuple[int, bytes]] = deque(maxlen=KEPT)

    def tell(self, game: Game, version: int, key: str | None, sealed: bool) -> None:
        """Something has changed for this reader."""
        seen = observation(game, self.reader)
        first = min(self._lines, game.log_length)
        changes = difference(self._seen, seen)
        gone = [name for name in self._seen if name not in seen]
        message = encode(Update(version, changes, first, _lines(game, self.reader, first), gone, key, sealed))
        self.version, self._seen, self._lines = version, seen, game.log_length
        self._kept.append((version, message))
        self.send(message)

    def send(self, message: bytes) -> None:
        """To everybody who reads here."""
        for listener in self.listeners:
            listener.send(message)

    def missed(self, game: Game, version: int | None) -> list[bytes]:
        """What brings somebody up to date who has seen this version: the very messages he missed, or the whole."""
        if version is not None and version <= self.version:
            behind = self.version - version
            if behind <= len(self._kept):
                return [message for number, message in self._kept if number > version]
        return [encode(self.snapshot(game))]

    def snapshot(self, game: Game) -> Snapshot:
        """All of it."""
        return Snapshot(self.version, cast("View", self._seen), _lines(game, self.reader))


def _lines(game: Game, reader: int | None, start: int = 0) -> list[LogLine]:
    return cast("list[LogLine]", game.log(reader, start))


def difference(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The keys that changed; of the provinces only those that changed."""
    changes = {key: value for key, value in new.items() if key not in old or old[key] != value}
    if "provinces" in changes:
        before = old["provinces"]
        changes["provinces"] = {name: here for name, here in new["provinces"].items() if before[name] != here}
    return changes

"""A recorded game, move by move, forwards and backwards, through any seat's eyes."""

from typing import Any

import amunre
from amunre.rules.board import Board
from amunre.rules.errors import AmunreError
from amunre.rules.officials_deck import OfficialsDeck
from amunre.terminal.tables.table import Sight, Table


class ReplayTable(Table):
    """All moves of a record are checked at once; then one can go to any of them."""

    is_replay = True

    def __init__(
        self,
        record: dict[str, Any],
        names: list[str] | None = None,
        board: Board | None = None,
        officials: OfficialsDeck | None = None,
    ) -> None:
        super().__init__()
        self._record = record
        self._own = (board, officials)
        whole = amunre.load_record(record, board=board, officials=officials)
        self.names = names or [f"Seat {seat}" for seat in range(whole.ruleset.players)]
        self.last = len(record["log"])
        self.place = 0
        self._eyes: int | None = None
        self._rounds = self._where_rounds_begin()
        self._game = self._at(0)

    def _at(self, place: int) -> amunre.Game:
        board, officials = self._own
        return amunre.load_record(self._record, upto=place, board=board, officials=officials)

    def _where_rounds_begin(self) -> list[int]:
        """The first place of every round; found by halving, since rounds only grow."""
        found: list[int] = []
        for number in range(1, 7):
            low, high = 0, self.last + 1
            while low < high:
                middle = (low + high) // 2
                if self._at(middle).view(None)["round"] < number:
                    low = middle + 1
                else:
                    high = middle
            if low <= self.last:
                found.append(low)
        return found

    def go(self, place: int) -> None:
        """To the place after so many moves, or as near as there is."""
        self.place = max(0, min(place, self.last))
        self._game = self._at(self.place)
        self.changed()

    def go_by_round(self, direction: int) -> None:
        """To the beginning of the next or previous round."""
        if direction > 0:
            self.go(next((place for place in self._rounds if place > self.place), self.last))
        else:
            self.go(next((place for place in reversed(self._rounds) if place < self.place), 0))

    def look_through_next(self) -> None:
        """From the spectator's eyes to the first seat's, and so on around."""
        players = self._game.ruleset.players
        self._eyes = 0 if self._eyes is None else self._eyes + 1 if self._eyes + 1 < players else None
        self.changed()

    def sight(self) -> Sight:
        """See Table."""
        game, eyes = self._game, self._eyes
        whose = "a spectator's" if eyes is None else f"{self.names[eyes]}'s"
        return Sight(
            game.ruleset,
            self.names,
            game.view(eyes),
            game.log(eyes),
            state=f"move {self.place} of {self.last}, through {whose} eyes",
            sheet=game.score_sheet,
            winners=game.winners,
        )

    async def play(self, move: str) -> None:
        """See Table."""
        raise AmunreError("This game has been played: it can only be looked at.")

    async def record(self) -> dict[str, Any]:
        """See Table."""
        return self._record

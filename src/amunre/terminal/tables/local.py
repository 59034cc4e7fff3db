"""A game on this machine: people at one screen, bots, and a file to go on with."""

import asyncio
import secrets
from pathlib import Path
from typing import Any

import amunre
from amunre.bots import sight as sight_of_bot
from amunre.rules.chance import seed_key
from amunre.rules.errors import AmunreError, IllegalMove
from amunre.simulate import RulesetChoice
from amunre.terminal.tables.advice_text import advice_lines
from amunre.terminal.tables.hold import Hold
from amunre.terminal.tables.minds import Minds
from amunre.terminal.tables.saves import Saved, load, new_path, save
from amunre.terminal.tables.table import Sight, Table


def new_saved(choice: RulesetChoice, names: list[str], bots: list[str], seed: int | None = None) -> Saved:
    """A game that has just been dealt; AmunreError if it cannot be."""
    key = secrets.token_bytes(32) if seed is None else seed_key(seed)
    record = amunre.new_game(choice.build(), seed=key).record()
    return Saved(choice, names, bots, key.hex(), record)


class LocalTable(Table):
    """One game, from a save that was just made or was left some day."""

    def __init__(self, saved: Saved, path: Path | None, hold: Hold | None = None) -> None:
        super().__init__()
        self._hold = Hold(path) if hold is None and path is not None else hold
        self._saved = saved
        self._path = path
        self._game = saved.game()
        self._bots = {seat: bot for seat, bot in enumerate(saved.bots) if bot}
        self._people = [seat for seat, bot in enumerate(saved.bots) if not bot]
        self._minds = Minds(saved.choice, self._bots, saved.seed)
        self._eyes: int | None = self._people[0] if len(self._people) == 1 else None
        self._last: int | None = None  # the person who moved last
        self._task: asyncio.Task[None] | None = None
        self._save()

    @classmethod
    def resume(cls, path: Path) -> "LocalTable":
        """The game in a file, read when nobody else can write it any more; AmunreError if somebody plays it."""
        hold = Hold(path)
        try:
            return cls(load(path), path, hold)
        except AmunreError:
            hold.let_go()
            raise

    async def start(self) -> None:
        """See Table."""
        self._task = asyncio.create_task(self._let_bots_play())

    async def stop(self) -> None:
        """See Table."""
        await super().stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        await self._minds.stop()
        if self._hold is not None:
            self._hold.let_go()

    def sight(self) -> Sight:
        """See Table."""
        game, eyes = self._game, self._eyes
        person = self._wanted()
        curtain = "" if person is None or person == eyes else self._saved.names[person]
        undoer = self._undoer()
        return Sight(
            game.ruleset,
            self._saved.names,
            game.view(eyes),
            game.log(eyes),
            [] if eyes is None else game.choices(eyes),
            undoer is not None and game.can_undo(undoer),
            curtain,
            self.state,
            sheet=game.score_sheet,
            winners=game.winners,
            again=game.is_over,
        )

    def _wanted(self) -> int | None:
        """The person who is to decide next; whoever looks goes first, bots before all others."""
        waiting = self._game.to_act
        if not waiting or self._eyes in waiting:
            return self._eyes
        if any(seat in self._bots for seat in waiting):
            return None
        return waiting[0]

    def lift(self) -> None:
        """See Table."""
        self._eyes = self._wanted()
        self.changed()

    async def play(self, move: str) -> None:
        """See Table."""
        if self._eyes is None:
            raise IllegalMove("Nobody at this screen is to decide now.")
        self._game.play(self._eyes, move)
        self._last = self._eyes
        self._moved()

    async def undo(self) -> None:
        """See Table; also of whoever moved last and has left the screen to the next."""
        seat = self._undoer()
        if seat is None:
            raise IllegalMove("Nothing can be taken back yet.")
        self._game.undo(seat)
        self._eyes = seat
        self._moved()

    def _undoer(self) -> int | None:
        return self._last if self._eyes is None else self._eyes

    def _moved(self) -> None:
        """Whoever has nothing more to decide leaves the screen, so that nobody else reads the hand."""
        if len(self._people) > 1 and self._eyes not in self._game.to_act:
            self._eyes = None
        self._save()
        self.changed()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        while waiting := [seat for seat in self._game.to_act if seat in self._bots]:
            seat = waiting[0]
            state = self._game.state
            choices = self._game.choices(seat)
            choice = await self._minds.choose(seat, sight_of_bot(self._game, seat), choices)
            if self._game.state is not state or choice not in self._game.choices(seat):
                continue  # a person took a move back meanwhile: the bot thinks again
            self._game.play(seat, choice)
            self._save()
            self.changed()

    def _save(self) -> None:
        if self._path is None:
            return
        saved = self._saved
        try:
            save(self._path, Saved(saved.choice, saved.names, saved.bots, saved.seed, self._game.record()))
            self.state = ""
        except AmunreError as error:
            self.state = str(error)

    async def hint(self) -> list[str]:
        """See Table."""
        seat = self._eyes
        choices = [] if seat is None else self._game.choices(seat)
        if seat is None or not choices:
            raise IllegalMove("It is not your turn.")
        return advice_lines(await self._minds.advise(sight_of_bot(self._game, seat), choices))

    async def rematch(self) -> "LocalTable":
        """See Table."""
        if not self._game.is_over:
            raise AmunreError("Once more is for when the game is over.")
        saved = self._saved
        path = None if self._path is None else new_path(self._path.parent)
        return LocalTable(new_saved(saved.choice, saved.names, saved.bots), path)

    async def record(self) -> dict[str, Any]:
        """See Table."""
        return self._game.record()

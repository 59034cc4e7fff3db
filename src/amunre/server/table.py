"""One table: a game in memory that is a cache of its log, and those who sit and watch around it.

Everything that changes it goes through its lock, one at a time; nothing is told to anybody before it is committed.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from amunre import Game, IllegalMove
from amunre.server import limits
from amunre.server.clock import Clock
from amunre.server.desk import Connection, Desk
from amunre.server.gamekeeping import UNDO, carry_out, drawn, rebuild
from amunre.server.info import table_info
from amunre.server.messages import Answer, ChatLine, TableInfo, encode
from amunre.server.store import Appended, Saying, Seated, Store, Stored, TableRow, queries
from amunre.server.store.store import Taken
from amunre.server.store.writer import Work

WATCHER = -1
BOT_KINDS = ("bot", "away")
AT_ONCE = 0.0
"""The due time of a table whose bot is to move."""
STALE = "The table has changed since: look again."
Changed = Callable[["Table", bool], None]
"""Told of every change, and whether it was made in this process."""


class Table:
    """The keeper of one game."""

    def __init__(self, store: Store, stored: Stored, changed: Changed) -> None:
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self._store = store
        self._changed = changed
        self._desks: dict[int, Desk] = {}
        self._broken = False
        self._take(stored)
        changed(self, False)

    def _take(self, stored: Stored) -> None:
        """Everything anew from what is stored."""
        self.row: TableRow = stored.row
        self.seats: list[Seated] = stored.seats
        self.game: Game = rebuild(stored.row.start, stored.row.seed, stored.moves)
        self.clock = None if stored.row.clock is None else msgspec.json.decode(stored.row.clock, type=Clock)
        self.number = len(stored.moves)
        self.chat: list[Saying] = stored.chat
        self._public = 0
        self._private = [0] * len(self.seats)
        self._keys: dict[tuple[int, str], str] = {}
        for move in stored.moves:
            self._count(move)

    def _count(self, move: Appended) -> None:
        if move.public:
            self._public += 1
        else:
            self._private[move.seat] += 1
        if move.key is not None:
            self._keys[move.seat, move.key] = move.action

    # --- what can be known ---

    @property
    def id(self) -> str:
        """Its name in addresses."""
        return self.row.id

    def version(self, reader: int) -> int:
        """How many changes the reader has been able to see."""
        return self._public + (self._private[reader] if reader >= 0 else 0)

    def info(self, reader: int) -> TableInfo:
        """The table's card, as the reader may see it."""
        return table_info(self.row, self.seats, self.online(), self.clock, reader, time.time())

    def online(self) -> list[bool]:
        """Which seats somebody is looking from."""
        return [seat in self._desks and bool(self._desks[seat].listeners) for seat in range(len(self.seats))]

    @property
    def listeners(self) -> int:
        """How many sockets are open here."""
        return sum(len(desk.listeners) for desk in self._desks.values())

    def desk(self, reader: int) -> Desk:
        """The place of a reader, made when he first comes."""
        found = self._desks.get(reader)
        if found is None:
            seat = None if reader == WATCHER else reader
            found = self._desks[reader] = Desk(self.game, seat, self.version(reader))
        return found

    def due(self) -> float | None:
        """When a bot or the clock must act."""
        if self.row.status != "running":
            return None
        kinds = [self.seats[seat].kind for seat in self.game.to_act]
        if any(kind in BOT_KINDS for kind in kinds):
            return AT_ONCE
        times = [] if self.clock is None else [self.clock.deadline(seat) for seat in self.game.to_act]
        return min((time for time in times if time is not None), default=None)

    # --- playing ---

    async def answer(self, seat: int, action: str, version: int | None, key: str | None, by: str = "human") -> Answer:
        """Plays a move or an undo for a seat, if the seat has seen what stands now; committed when this returns."""
        async with self.lock:
            await self.mend()
            while True:
                done = self._known_answer(seat, action, version, key)
                if done is not None:
                    return done
                try:
                    public = carry_out(self.game, seat, action)
                except IllegalMove as refusal:
                    return Answer(key or "", "refused", self.version(seat), str(refusal))
                if await self._commit(seat, action, key, by, public):
                    return Answer(key or "", "done", self.version(seat))
                # Another process was faster. If that was a secret of another seat, nothing has changed for this one.

    def _known_answer(self, seat: int, action: str, version: int | None, key: str | None) -> Answer | None:
        """What can be said without playing."""
        word, now = key or "", self.version(seat)
        if key is not None and (seat, key) in self._keys:
            if self._keys[seat, key] == action:
                return Answer(word, "repeated", now)
            return Answer(word, "refused", now, "This key was used for another answer.")
        if self.row.status != "running":
            return Answer(word, "refused", now, _not_running(self.row.status))
        if version is not None and version != now:
            return Answer(word, "stale", now, STALE)
        return None

    async def _commit(self, seat: int, action: str, key: str | None, by: str, public: bool) -> bool:
        """The game has moved in memory: it counts once it is in the database. Whether it does."""
        now = time.time()
        chance = None if action == UNDO else drawn(self.game)
        move = Appended(self.id, self.number + 1, seat, action, chance, public, key, by, now)
        try:
            await self._store.append(move, self._side_effects(move, now))
        except Taken:
            await self._reload()
            return False
        except BaseException:
            self._broken = True  # it may or may not be committed: the database knows
            raise
        self._enter(move)
        return True

    def _side_effects(self, move: Appended, now: float) -> Work | None:
        """What else is written with a move: the end of the game, the clock, when the driver is needed."""
        if self.clock is not None:
            self.clock.after(move.seat, move.public, self.game.to_act, now)
        over = self.game.is_over
        if over:
            self.row = replace(self.row, status="over")
            if self.clock is not None:
                self.clock.stop()
        due = self.due()
        if self.clock is None and due == self.row.due and not over:
            return None
        clock = None if self.clock is None else msgspec.json.encode(self.clock).decode()
        self.row = replace(self.row, due=due, clock=clock)
        table_id = self.id
        if over:
            return lambda connection: queries.change_table(connection, table_id, status="over", due=None, clock=clock)
        return lambda connection: queries.set_due(connection, table_id, due, clock)

    def _enter(self, move: Appended, here: bool = True) -> None:
        """A committed move, already played in memory: everybody who may know is told."""
        self.number = move.number
        self._count(move)
        for reader, desk in self._desks.items():
            if move.public or reader == move.seat:
                key = move.key if reader == move.seat else None
                desk.tell(self.game, self.version(reader), key, not move.public)
        if self.clock is not None or self.game.is_over:
            self._tell_clocks(move)
        self._changed(self, here)

    def _tell_clocks(self, move: Appended) -> None:
        """A move made in secret stops a clock before the eyes of its owner only."""
        if move.public:
            self.tell_info()
        elif move.seat in self._desks:
            self._desks[move.seat].send(encode(self.info(move.seat)))

    # --- what other processes did ---

    async def mend(self) -> None:
        """After trouble with the database memory is not to be trusted."""
        self.used = time.monotonic()
        if self._broken:
            await self._reload()

    def break_trust(self) -> None:
        """Something may have been missed: the next to come reads everything anew."""
        self._broken = True

    async def _reload(self) -> None:
        """From the database. Whoever could see no change is told nothing: that would be news, too."""
        self._broken = True
        stored = await self._store.load(self.id)
        assert stored is not None
        revision, said = self.row.revision, len(self.chat)
        self._take(stored)
        self._broken = False
        for reader, desk in list(self._desks.items()):
            if desk.version != self.version(reader):
                fresh = self._desks[reader] = Desk(self.game, desk.reader, self.version(reader))
                fresh.listeners = desk.listeners
                fresh.send(encode(fresh.snapshot(self.game)))
        for saying in self.chat[said:]:
            self._tell_saying(saying)
        if revision != self.row.revision:
            self.tell_info()
        self._changed(self, False)

    async def catch_up(self) -> None:
        """Another process has written: its moves are played here, and told."""
        async with self.lock:
            await self.mend()
            last = self.chat[-1].number if self.chat else 0
            stored = await self._store.load(self.id, self.number, last)
            if stored is None:
                return
            before = self.row
            self.row, self.seats = stored.row, stored.seats
            self.clock = None if stored.row.clock is None else msgspec.json.decode(stored.row.clock, type=Clock)
            try:
                for move in stored.moves:
                    carry_out(self.game, move.seat, move.action)
                    self._enter(move, here=False)
            except IllegalMove:
                await self._reload()
            for saying in stored.chat:
                self._hear(saying)
            if before.revision != self.row.revision:
                self.tell_info()
            self._changed(self, False)

    # --- seats, chat ---

    async def change(self, work: Work) -> None:
        """Changes the card or a seat, and tells everybody. The caller holds the lock."""
        table_id = self.id

        def all_of_it(connection: Any) -> None:
            work(connection)
            queries.change_table(connection, table_id)

        await self._store.write(all_of_it, self.id)
        stored = await self._store.load(self.id, 1 << 30, 1 << 30)
        assert stored is not None
        self.row, self.seats = stored.row, stored.seats
        self.tell_info()
        self._changed(self, True)

    async def start_if_full(self) -> None:
        """The game begins once nobody is missing. The caller holds the lock."""
        if self.row.status != "waiting" or any(seat.kind == "open" for seat in self.seats):
            return
        if self.clock is not None:
            self.clock.begin(self.game.to_act, time.time())
        self.row = replace(self.row, status="running")
        await self.write_due()

    async def write_due(self) -> None:
        """Status, clock and due time as memory has them. The caller holds the lock."""
        clock = None if self.clock is None else msgspec.json.encode(self.clock).decode()
        table_id, status, due = self.id, self.row.status, self.due()
        await self.change(
            lambda connection: queries.change_table(connection, table_id, status=status, due=due, clock=clock)
        )

    async def say(self, seat: int, text: str) -> bool:
        """A line of chat; whether there was room for it."""
        async with self.lock:
            await self.mend()
            if len(self.chat) >= limits.CHAT_LINES:
                return False
            saying = Saying(self.chat[-1].number + 1 if self.chat else 1, seat, text, time.time())
            try:
                await self._store.say(self.id, saying)
            except Taken:
                await self._reload()
                saying = replace(saying, number=self.chat[-1].number + 1)
                await self._store.say(self.id, saying)
            self._hear(saying)
            return True

    def _hear(self, saying: Saying) -> None:
        self.chat.append(saying)
        self._tell_saying(saying)

    def _tell_saying(self, saying: Saying) -> None:
        self.tell_all(encode(ChatLine(saying.number, saying.seat, saying.text, saying.at)))

    # --- telling ---

    def tell_all(self, message: bytes) -> None:
        """To every socket of the table."""
        for desk in self._desks.values():
            desk.send(message)

    def tell_info(self) -> None:
        """The card anew, to everybody as he may see it."""
        for reader, desk in self._desks.items():
            if desk.listeners:
                desk.send(encode(self.info(reader)))

    def listen(self, reader: int, connection: Connection) -> Desk:
        """Somebody opens a socket."""
        desk = self.desk(reader)
        was = bool(desk.listeners)
        desk.listeners.add(connection)
        if not was and reader >= 0:
            self.tell_info()
        return desk

    def unlisten(self, reader: int, connection: Connection) -> None:
        """Somebody is gone."""
        desk = self._desks[reader]
        desk.listeners.discard(connection)
        if not desk.listeners and reader >= 0:
            self.tell_info()

    def sockets_of(self, reader: int) -> list[Connection]:
        """Who listens for a reader."""
        return list(self._desks[reader].listeners) if reader in self._desks else []


def _not_running(status: str) -> str:
    if status == "waiting":
        return "The game has not begun: somebody is still missing."
    return "The game is over."

"""One table of the load test: four sockets, and a move whenever it is time."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import msgspec

from amunre.server.loadtest.http import ask
from amunre.server.loadtest.wire import Wire

PATIENCE = 30.0


class Changes(msgspec.Struct):
    """What the load test looks at of a view."""

    choices: list[str] | None = None
    over: bool | None = None


class Heard(msgspec.Struct):
    """Any message of the server, as far as the load test looks at it."""

    type: str
    version: int = -1
    key: str | None = None
    sealed: bool = False
    result: str = ""
    changes: Changes | None = None
    view: Changes | None = None


decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Tally:
    """What came of it."""

    moves: int = 0
    errors: list[str] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)


@dataclass
class Seat:
    """A socket and what it has been told."""

    version: int = -1
    choices: list[str] = field(default_factory=list)
    wire: Wire | None = None


class TablePlayer:
    """Plays a table at random with all its seats."""

    def __init__(self, url: str, tally: Tally, players: int, dice: random.Random) -> None:
        self._url = url
        self._tally = tally
        self._players = players
        self._dice = dice
        self._over = False
        self._closing = False
        self._goal: list[int] = []
        self._sent = 0.0
        self._mover = -1
        self._done: asyncio.Future[None] | None = None
        self.acknowledged = 0

    async def open(self) -> None:
        """A new table, and a socket for each seat."""
        seats = [{"kind": "me"}] * self._players
        made = await ask(self._url, "POST", "/api/tables", {"players": self._players, "seats": seats})
        self.id, self._tokens = made["id"], made["seat_tokens"]
        await self._connect()

    async def _connect(self) -> None:
        self._over, self._closing = False, False
        self.seats = [Seat() for _ in range(self._players)]
        await asyncio.gather(*(self._connect_seat(number) for number in range(self._players)))

    async def _connect_seat(self, number: int) -> None:
        parts = urlsplit(self._url)
        loop = asyncio.get_running_loop()
        seat = self.seats[number]
        path = f"/api/tables/{self.id}/socket"
        _, wire = await loop.create_connection(
            lambda: Wire(parts.netloc, path, lambda data: self._hear(number, data), self._lost),
            parts.hostname or "",
            parts.port or 80,
        )
        await asyncio.wait_for(wire.open, PATIENCE)
        seat.wire = wire
        wire.send(msgspec.json.encode({"type": "hello", "token": self._tokens[number]}))
        until = time.monotonic() + PATIENCE
        while seat.version < 0:
            if time.monotonic() > until:
                raise OSError("The server said nothing after hello.")
            await asyncio.sleep(0.005)

    def _lost(self) -> None:
        if not self._closing:
            self._fail("A socket was lost.")

    def _fail(self, reason: str) -> None:
        self._tally.errors.append(reason)
        if self._done is not None and not self._done.done():
            self._done.set_exception(ConnectionError(reason))

    def _hear(self, number: int, data: bytes) -> None:
        heard = decode(data)
        seat = self.seats[number]
        if heard.type in ("answer", "problem"):
            self._fail(f"{heard.type}: {heard.result}")
        view = heard.changes if heard.type == "update" else heard.view if heard.type == "snapshot" else None
        if view is None:
            return
        if heard.type == "update" and heard.version != seat.version + 1:
            self._fail(f"version {heard.version} after {seat.version}")
        seat.version = heard.version
        if view.choices is not None:
            seat.choices = view.choices
        if view.over is not None:
            self._over = view.over
        if heard.key is not None:
            self._acknowledge(number, heard.sealed)
        self._look()

    def _acknowledge(self, number: int, sealed: bool) -> None:
        """The mover's own update says that the move is committed, and whether the others may know of it."""
        self.acknowledged += 1
        self._tally.moves += 1
        if sealed:
            self._goal = [self._goal[n] if n == number else 0 for n in range(self._players)]

    def _look(self) -> None:
        """Whether everybody has been told."""
        if self._done is None or self._done.done() or self._goal[self._mover] > self.seats[self._mover].version:
            return
        if all(seat.version >= goal for seat, goal in zip(self.seats, self._goal, strict=True)):
            self._tally.latencies.append(time.perf_counter() - self._sent)
            self._done.set_result(None)

    async def move(self) -> None:
        """One move of any seat that may, until all seats have seen it."""
        if self._over:
            await self._again()
        number = self._dice.choice([n for n, seat in enumerate(self.seats) if seat.choices])
        seat = self.seats[number]
        self._mover = number
        self._goal = [other.version + 1 for other in self.seats]
        self._done = asyncio.get_running_loop().create_future()
        key = f"{self._dice.getrandbits(64):x}"
        action = self._dice.choice(seat.choices)
        said: dict[str, Any] = {"type": "move", "key": key, "version": seat.version, "action": action}
        self._sent = time.perf_counter()
        assert seat.wire is not None
        seat.wire.send(msgspec.json.encode(said))
        try:
            await asyncio.wait_for(self._done, PATIENCE)
        except TimeoutError:
            self._fail("A move was not answered.")

    async def _again(self) -> None:
        self.close()
        made = await ask(self._url, "POST", f"/api/tables/{self.id}/rematch", token=self._tokens[0])
        self.id, self.acknowledged = made["id"], 0
        await self._connect()

    async def check(self) -> None:
        """Nothing that was acknowledged is missing."""
        state = await ask(self._url, "GET", f"/api/tables/{self.id}/state", token=self._tokens[0])
        if state["version"] != self.seats[0].version:
            self._fail(f"lost: the server has version {state['version']}, we saw {self.seats[0].version}")

    def close(self) -> None:
        """Hangs up."""
        self._closing = True
        for seat in self.seats:
            if seat.wire is not None:
                seat.wire.close()

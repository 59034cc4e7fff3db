"""A table that a server keeps: one socket, opened anew whenever it breaks."""

import asyncio
import json
import random
import secrets
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from amunre.rules.errors import AmunreError, IllegalMove
from amunre.rules.ruleset import Ruleset, ruleset_from_json
from amunre.terminal.choices import whole
from amunre.terminal.tables.clocks import Clocks
from amunre.terminal.tables.link import Link
from amunre.terminal.tables.reader import Message, Reader
from amunre.terminal.tables.table import Sight, Table

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
REFUSED = 4000
LARGEST_MESSAGE = 4 << 20
PATIENCE = 60.0
"""Seconds after which a move that nobody answers is given up; its key has been sent again after each reconnection."""


class ServerTable(Table):
    """A seat at a table, or a place to watch from."""

    can_chat = True

    def __init__(self, link: Link, name: str) -> None:
        super().__init__()
        self._link = link
        self._name = name
        self._reader = Reader()
        self._rules: Ruleset | None = None
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self.state = "connecting ..."
        self._asked: dict[str, Message] = {}  # what was sent and not yet answered, by its key
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._clocks = Clocks()

    async def start(self) -> None:
        """Sits down if there is a seat to take; AmunreError if the server refuses."""
        card = await self._link.ask("GET", "")
        self._rules = ruleset_from_json(card["ruleset"])
        if not self._link.token and card["status"] == "waiting":
            await self._find_seat(card)
        self._task = asyncio.create_task(self._stay_connected())

    async def _find_seat(self, card: Message) -> None:
        """At a public table the first open seat is ours, and the secret that comes with it."""
        for seat, held in enumerate(card["seats"]):
            if held["kind"] == "open":
                given = await self._link.ask("POST", f"/seats/{seat}/join", {"name": self._name})
                if given:
                    self._link = self._link.with_token(given["token"])
                    self._promise_farewell()
                return

    def _promise_farewell(self) -> None:
        """Whoever was given a seat here has its link nowhere else."""
        self.farewell = f"Your seat is at {self._link} (keep it to yourself)."

    async def stop(self) -> None:
        """See Table."""
        await super().stop()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _stay_connected(self) -> None:
        pause = FIRST_PAUSE
        while not self.refused:
            try:
                async with connect(self._link.socket, max_size=LARGEST_MESSAGE) as socket:
                    await self._talk(socket)
                    pause = FIRST_PAUSE
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == REFUSED:
                    self.refused = self.refused or "The server has closed the table to this link."
            except AmunreError as refusal:
                self.refused = str(refusal)
            except (OSError, WebSocketException, TimeoutError, ValueError):
                pass
            self._socket = None
            wait = pause * random.uniform(0.5, 1.0)
            pause = min(2 * pause, LONGEST_PAUSE)
            self._show(self.refused or f"connection lost, trying again in {wait:.0f} s")
            if not self.refused:
                await asyncio.sleep(wait)

    async def _talk(self, socket: ClientConnection) -> None:
        """From the hello to the end of the connection."""
        reader = self._reader
        hello = {"type": "hello", "token": self._link.token, "version": reader.version, "chat": reader.heard}
        await socket.send(json.dumps(hello))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "welcome":
                self._socket = socket
                self.state = "connected"
                await self._welcomed(socket, message)
            self._take(message)

    async def _welcomed(self, socket: ClientConnection, message: Message) -> None:
        """Takes the seat whose link this is, and repeats what was left unanswered: each key counts once."""
        seat = message["seat"]
        if seat is not None and message["table"]["status"] != "over":
            kind = message["table"]["seats"][seat]["kind"]
            if kind in ("open", "away"):
                way = f"/seats/{seat}/join" if kind == "open" else "/take-over"
                await self._link.ask("POST", way, {"name": self._name})
        for asked in self._asked.values():
            await socket.send(json.dumps(asked))

    def _take(self, message: Message) -> None:
        if message["type"] == "problem":
            self.refused = message["reason"] if message["code"] != "unavailable" else ""
            self.state = message["reason"]
        self._reader.take(message)
        if message["type"] in ("welcome", "table"):
            self._clocks.take(self._reader.card["clock"])
        answer = self._answers.get(message.get("key") or "")
        if answer is not None and not answer.done():
            answer.set_result(message)
        self.changed()

    def _show(self, state: str) -> None:
        self.state = state
        self.changed()

    def sight(self) -> Sight | None:
        """See Table."""
        reader = self._reader
        if self._rules is None or not reader.view:
            return None
        names = self._names()
        waits = reader.card["status"] == "waiting"
        return Sight(
            self._rules,
            names,
            reader.view,
            reader.log,
            [] if self._asked or waits else reader.view["choices"],
            reader.view["undo"],
            state=self._waiting_state() if waits and self._socket is not None else self.state,
            chat=tuple((names[line["seat"]], line["text"]) for line in reader.chat),
            sheet=reader.view["score_sheet"],
            winners=tuple(reader.view.get("winners", ())),
            clocks=() if waits else self._clocks.shown(),
            bot_plays=reader.seat is not None and reader.card["seats"][reader.seat]["kind"] == "away",
            again=reader.card["status"] == "over" and (reader.seat is not None or reader.card["rematch"] is not None),
        )

    def _names(self) -> list[str]:
        seats = self._reader.card["seats"]
        return [seat["name"] or f"Seat {number + 1}" for number, seat in enumerate(seats)]

    def _waiting_state(self) -> str:
        missing = sum(seat["kind"] == "open" for seat in self._reader.card["seats"])
        return f"waiting for {missing} more to sit down"

    async def play(self, move: str) -> None:
        """See Table."""
        await self._request({"type": "move", "version": self._reader.version, "action": move})

    async def undo(self) -> None:
        """See Table."""
        await self._request({"type": "undo", "version": self._reader.version})

    async def say(self, text: str) -> None:
        """See Table."""
        await self._request({"type": "chat", "text": text})

    async def _request(self, message: Message) -> None:
        """Sends it with a key of its own and waits for what became of it, over any number of reconnections."""
        key = secrets.token_hex(8)
        asked = {**message, "key": key}
        self._asked[key] = asked
        answer = self._answers[key] = asyncio.get_running_loop().create_future()
        try:
            await self._send(asked)
            came = await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError:
            raise AmunreError("The server does not answer; what you see may be old.") from None
        finally:
            self._asked.pop(key, None)
            self._answers.pop(key, None)
            self.changed()
        if came.get("result") in ("stale", "refused"):
            raise IllegalMove(came.get("reason") or "Something has changed meanwhile: look again.")

    async def _send(self, asked: Message) -> None:
        """Now if there is a connection; otherwise it goes out when there is one again."""
        if self.refused:
            raise AmunreError(self.refused)
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(json.dumps(asked))

    async def hint(self) -> list[str]:
        """See Table."""
        given = await self._link.ask("POST", "/hint")
        return [f"{given['bot'].capitalize()} would choose: {whole(given['action'])}."]

    async def take_over(self) -> None:
        """See Table."""
        await self._link.ask("POST", "/take-over", {"name": self._name})

    async def rematch(self) -> "ServerTable":
        """See Table; whoever asks first makes the table, the others find it."""
        again = self._reader.card.get("rematch") or (await self._link.ask("POST", "/rematch"))["id"]
        following = ServerTable(self._link.at(again), self._name)
        if self.farewell:
            following._promise_farewell()
        return following

    async def record(self) -> dict[str, Any]:
        """See Table."""
        record: dict[str, Any] = await self._link.ask("GET", "/record")
        return record

"""One socket: reads what a client says, and writes what it is told without ever making a table wait."""

import asyncio
import contextlib
import time
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from amunre.server import limits
from amunre.server.access import access
from amunre.server.gamekeeping import UNDO
from amunre.server.hall import Hall
from amunre.server.messages import (
    Answer,
    Chat,
    ChatLine,
    Hello,
    Move,
    Ping,
    Pong,
    Problem,
    Said,
    Undo,
    Welcome,
    decode_said,
    encode,
)
from amunre.server.problems import Refusal, no_table, too_fast, unavailable
from amunre.server.store.store import Unavailable
from amunre.server.table import WATCHER, Table

HELLO_WITHIN = 10.0
CLOSE_REFUSED, CLOSE_TOO_MUCH, CLOSE_SLOW, CLOSE_RESTART = 4000, 4008, 4013, 1012
PONG = encode(Pong())


class Socket:
    """A connection with a queue of what is to be sent; whoever does not read fast enough is let go."""

    def __init__(self, websocket: WebSocket, hall: Hall) -> None:
        self._websocket = websocket
        self._hall = hall
        self._queue: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._close: int | None = None
        self._bucket = limits.Bucket(hall.limits.message_rate, hall.limits.message_burst)

    def send(self, message: bytes) -> None:
        """Takes a message without waiting."""
        if len(self._queue) >= limits.QUEUED_MESSAGES:
            self._end(CLOSE_SLOW)
        else:
            self._queue.append(message)
            self._news.set()

    def dismiss(self) -> None:
        """The secret that opened it is no longer good."""
        self.send(encode(Problem("not-yours", "The link to this seat was replaced, or the seat was given up.")))
        self._end(CLOSE_REFUSED)

    def _end(self, code: int) -> None:
        if self._close is None:
            self._close = code
            self._news.set()

    async def run(self, table_id: str) -> None:
        """From the first word to the last."""
        await self._websocket.accept()
        writer = asyncio.create_task(self._write())
        self._hall.metrics.sockets += 1
        try:
            await self._talk(table_id)
        except WebSocketDisconnect:
            pass
        except Refusal as refusal:
            self.send(encode(Problem(refusal.code, refusal.reason)))
            self._end(CLOSE_TOO_MUCH if refusal.status == 429 else CLOSE_REFUSED)
        except Unavailable:
            self.send(encode(Problem("unavailable", unavailable().reason)))
            self._end(CLOSE_RESTART)
        finally:
            self._hall.metrics.sockets -= 1
            self._end(CLOSE_REFUSED)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(writer, 5)

    async def _talk(self, table_id: str) -> None:
        try:
            hello = await asyncio.wait_for(self._hear(), HELLO_WITHIN)
        except TimeoutError:
            raise Refusal(400, "no-hello", "The first message is a hello.") from None
        if not isinstance(hello, Hello):
            raise Refusal(400, "no-hello", "The first message is a hello.")
        table = await self._hall.tables.get(table_id)
        if table is None:
            raise no_table()
        reader = access(table, hello.token).reader
        await self._sit(table, reader, hello)
        try:
            while True:
                await self._obey(table, reader, await self._hear())
        finally:
            table.unlisten(reader, self)

    async def _sit(self, table: Table, reader: int, hello: Hello) -> None:
        """Between the first message and the last that was missed nothing else can come: the table is locked."""
        async with table.lock:
            await table.mend()
            crowd = len(table.sockets_of(reader))
            if table.listeners >= limits.SOCKETS_OF_A_TABLE or (
                reader != WATCHER and crowd >= limits.SOCKETS_OF_A_SEAT
            ):
                raise too_fast()
            seat = None if reader == WATCHER else reader
            desk = table.desk(reader)
            self.send(encode(Welcome(seat, table.info(reader))))
            for message in desk.missed(table.game, hello.version):
                self.send(message)
            said = [line for line in table.chat if line.number > hello.chat][-limits.QUEUED_MESSAGES // 2 :]
            for line in said:
                self.send(encode(ChatLine(line.number, line.seat, line.text, line.at)))
            table.listen(reader, self)

    async def _hear(self) -> Said:
        """The next message, if it is one."""
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        if not self._bucket.take():
            raise too_fast()
        text = message.get("text")
        if text is None or len(text) > limits.MESSAGE_BYTES:
            raise Refusal(400, "no-message", "A message is text, and a short one.")
        try:
            return decode_said(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal(400, "no-message", str(error)[:200]) from None

    async def _obey(self, table: Table, reader: int, said: Said) -> None:
        match said:
            case Move():
                await self._play(table, reader, said.action, said.version, said.key)
            case Undo():
                await self._play(table, reader, UNDO, said.version, said.key)
            case Chat():
                await self._chat(table, reader, said)
            case Ping():
                self.send(PONG)
            case Hello():
                raise Refusal(400, "no-hello", "Only the first message is a hello.")

    async def _play(self, table: Table, reader: int, action: str, version: int, key: str) -> None:
        if reader == WATCHER:
            self.send(encode(Answer(key, "refused", table.version(reader), "You are watching.")))
            return
        began = time.perf_counter()
        answer = await table.answer(reader, action, version, key)
        self._hall.metrics.moved(answer.result, time.perf_counter() - began)
        if answer.result != "done":  # the update itself says that it was done, by its key
            self.send(encode(answer))

    async def _chat(self, table: Table, reader: int, said: Chat) -> None:
        reason = ""
        if reader == WATCHER:
            reason = "You are watching."
        elif not self._hall.limits.chat.take(f"{table.id} {reader}"):
            reason = too_fast().reason
        elif not await table.say(reader, said.text):
            reason = "The chat of this table is full."
        result = Answer(said.key, "refused" if reason else "done", table.version(reader), reason)
        self.send(encode(result))

    async def _write(self) -> None:
        """Sends what is queued, then closes if it is to be closed."""
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                while self._queue:
                    text = self._queue.popleft().decode()
                    await self._websocket.send({"type": "websocket.send", "text": text})
                if self._close is not None:
                    await self._websocket.close(self._close)
                    return
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._queue.clear()  # nobody is there any more

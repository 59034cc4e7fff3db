"""A real server in a process of its own, and clients that talk to it over real sockets."""

from __future__ import annotations

import http.client
import itertools
import json
import os
import queue
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from amunre.server.ports import free_port

PATIENCE = 20.0
Message = dict[str, Any]


class Live:
    """`amunre serve`, started, killed and started again on the same database and port."""

    def __init__(self, database: str, *options: str, log: Path, **environment: str) -> None:
        self.database = database
        self.port = free_port("127.0.0.1")
        self.log = log
        self._options = options
        self._environment = environment
        self._process: subprocess.Popen[bytes] | None = None
        self.talkers: list[Talker] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Live:
        words = ["serve", "--port", str(self.port), "--database", self.database, *self._options]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "amunre.cli", *words],
                stdout=log,
                stderr=log,
                env=os.environ | self._environment,
            )
        self.wait_until_well()
        return self

    def wait_until_well(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self._process is not None
            assert self._process.poll() is None, self.log.read_text()[-3000:]
            try:
                if self.ask("GET", "/healthz")[0] == 200:
                    return
            except OSError:
                time.sleep(0.02)
        raise AssertionError(f"the server does not start: {self.log.read_text()[-3000:]}")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self.hang_up()

    def hang_up(self) -> None:
        while self.talkers:
            self.talkers.pop().close()

    def stop(self) -> int:
        assert self._process is not None
        self.hang_up()
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        return self._process.wait(PATIENCE)

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        token: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> tuple[int, Any]:
        """Status, and what was said: JSON or text."""
        status, _, text = self.raw(method, path, None if body is None else json.dumps(body).encode(), token, headers)
        try:
            return status, json.loads(text)
        except ValueError:
            return status, text.decode()

    def raw(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        token: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> tuple[int, dict[str, str], bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            secret = {} if token is None else {"Authorization": f"Bearer {token}"}
            connection.request(method, path, body, secret | (headers or {}))
            response = connection.getresponse()
            text = response.read()
            return response.status, {name.lower(): value for name, value in response.getheaders()}, text
        finally:
            connection.close()

    def done(self, method: str, path: str, body: object = None, token: str | None = None) -> Any:
        status, answer = self.ask(method, path, body, token)
        assert status in (200, 204), (status, answer)
        return answer

    def create(self, players: int = 3, mine: int | None = None, **wish: Any) -> Message:
        """A table whose first seats are ours."""
        seats = [{"kind": "me", "name": f"P{n}"} for n in range(players if mine is None else mine)]
        made: Message = self.done("POST", "/api/tables", {"players": players, "seats": seats, **wish})
        return made


class Talker:
    """A socket at a table, and everything it has heard."""

    keys = itertools.count()

    def __init__(self, live: Live, table: str, token: str = "", version: int | None = None, chat: int = 0) -> None:
        address = f"ws://127.0.0.1:{live.port}/api/tables/{table}/socket"
        self._socket: ClientConnection = connect(address, open_timeout=PATIENCE, compression=None).__enter__()
        live.talkers.append(self)
        self.heard: list[Message] = []
        self.table: Message = {}
        self.view: Message = {}
        self.log: list[Message] = []
        self.version = -1 if version is None else version
        self._inbox: queue.SimpleQueue[Message | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()
        self.say({"type": "hello", "token": token, "version": version, "chat": chat})

    def say(self, message: object) -> None:
        self._socket.send(json.dumps(message))

    def _listen(self) -> None:
        try:
            for message in self._socket:
                self._inbox.put(json.loads(message))
        except ConnectionClosed:
            pass
        self._inbox.put(None)

    def hear(self, wait: float = PATIENCE) -> Message:
        """The next message."""
        message = self._inbox.get(timeout=wait)
        if message is None:
            raise ConnectionError("closed")
        self._take(message)
        return message

    def _take(self, message: Message) -> None:
        self.heard.append(message)
        match message["type"]:
            case "snapshot":
                self.version, self.view, self.log = message["version"], message["view"], message["log"]
            case "update":
                assert message["version"] == self.version + 1
                self.version = message["version"]
                changes = dict(message["changes"])
                if "provinces" in changes:
                    changes["provinces"] = {**self.view.get("provinces", {}), **changes["provinces"]}
                self.view = {**self.view, **changes}
                for name in message.get("gone", []):
                    del self.view[name]
                self.log = self.log[: message["log_from"]] + message["log"]
            case "welcome":
                self.table = message["table"]
            case "table":
                self.table = message

    def until(self, *kinds: str, wait: float = PATIENCE) -> Message:
        """The next message of such a kind."""
        while True:
            message = self.hear(wait)
            if message["type"] in kinds:
                return message

    def quiet(self, wait: float = 0.3) -> list[Message]:
        """What comes within a while; usually nothing."""
        found = []
        try:
            while True:
                found.append(self.hear(wait))
        except (queue.Empty, ConnectionError):
            return found

    def ready(self) -> Talker:
        self.until("snapshot")
        return self

    @property
    def choices(self) -> list[str]:
        return list(self.view["choices"])

    def move(self, action: str, version: int | None = None, key: str | None = None) -> Message:
        """Plays, and waits for what comes of it."""
        word = key or f"k{next(self.keys)}"
        seen = self.version if version is None else version
        self.say({"type": "move", "key": word, "version": seen, "action": action})
        return self.answer_to(word)

    def undo(self) -> Message:
        word = f"k{next(self.keys)}"
        self.say({"type": "undo", "key": word, "version": self.version})
        return self.answer_to(word)

    def answer_to(self, key: str) -> Message:
        while True:
            message = self.hear()
            if message.get("key") == key:
                return message

    def close(self) -> None:
        self._socket.close()
        self._thread.join()


def sit(live: Live, made: Message) -> list[Talker]:
    """A socket for each of our seats, all up to date."""
    talkers = [Talker(live, made["id"], token).ready() for token in made["seat_tokens"] if token]
    for talker in talkers:
        settle(talker)
    return talkers


def settle(talker: Talker) -> None:
    """Whatever was sent before this moment has come: the server answers in order."""
    talker.say({"type": "ping"})
    talker.until("pong")


def play_on(talkers: list[Talker], rng: random.Random, moves: int) -> int:
    """Random moves by whoever may; how many were made before the end."""
    for count in range(moves):
        for talker in talkers:
            settle(talker)
        able = [talker for talker in talkers if talker.choices]
        if not able:
            return count
        mover = rng.choice(able)
        answer = mover.move(rng.choice(mover.choices))
        assert answer["type"] == "update" or answer["result"] == "stale", answer  # a bot was quicker
    for talker in talkers:
        settle(talker)
    return moves

"""A bot that plays on a server from wherever it runs, with nothing but the public API and the package `websockets`.

    python remote_bot.py http://127.0.0.1:8000                     makes a table with two Scribes and plays it
    python remote_bot.py 'http://127.0.0.1:8000/table/ID#SECRET'   sits down where this link leads

`choose` is the bot: change it. All the rest carries views and answers.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]


def choose(view: Json, choices: list[str]) -> str:
    """One of the choices, such as `bid thebes 10`; `view` is what our seat may know."""
    moves = [choice for choice in choices if not choice.startswith("sell ")]
    if view["phase"] == "offering":
        small = [f"offer {gold}" for gold in range(1, 7)]
        moves = [move for move in moves if move in small] or moves
    return random.choice(moves or choices)


class Seat:
    """One seat at one table: what it has seen, and what it has said that nobody has answered yet."""

    def __init__(self, server: str, table: str, token: str) -> None:
        self.server, self.table, self.token = server, table, token
        self.version = -1
        self.view: Json = {}
        self.said: Json | None = None

    def play(self) -> Json:
        """To the end of the game, over lost connections and restarts of the server; returns the last view."""
        pause = 0.5
        while not self.view.get("over"):
            try:
                with connect(f"ws{self.server[4:]}/api/tables/{self.table}/socket", max_size=4 << 20) as socket:
                    seen = {"version": self.version} if self.view else {}
                    self.send(socket, {"type": "hello", "token": self.token, **seen})
                    pause = 0.5
                    while not self.view.get("over"):
                        self.hear(socket, json.loads(socket.recv()))
            except (OSError, ConnectionClosed) as lost:
                if isinstance(lost, ConnectionClosed) and lost.rcvd and lost.rcvd.code == 4000:
                    raise SystemExit(f"The server refuses us: {lost.rcvd.reason}") from lost
                time.sleep(pause * random.uniform(0.5, 1))
                pause = min(2 * pause, 30)
        return self.view

    def hear(self, socket: ClientConnection, message: Json) -> None:
        """Takes in what the server tells, and answers if it is our turn."""
        if message["type"] == "welcome":
            self.sit_down(message["seat"], message["table"]["seats"])
            if self.said:
                self.send(socket, self.said)  # the same key again: it is played at most once
        elif message["type"] == "snapshot":
            self.view, self.version = message["view"], message["version"]
        elif message["type"] == "update":
            self.change(message)
        elif message["type"] == "problem":
            raise SystemExit(f"The server says: {message['reason']}")
        elif message.get("result") == "refused":
            raise SystemExit(f"This move cannot be: {message['reason']}")
        if self.said and message.get("key") == self.said["key"]:
            self.said = None  # done; or stale, since something has changed meanwhile
        up_to_date = message.get("version", 0) <= self.version
        if up_to_date and not self.said and self.view.get("choices"):
            move = choose(self.view, self.view["choices"])
            self.said = {"type": "move", "key": f"{random.getrandbits(64):x}", "version": self.version, "action": move}
            self.send(socket, self.said)

    def change(self, update: Json) -> None:
        """The rule of docs/api.md: changed keys replace, of the provinces only those named; `gone` keys go."""
        changes = update["changes"]
        provinces = {**self.view["provinces"], **changes.get("provinces", {})}
        self.view = {**self.view, **changes, "provinces": provinces}
        for key in update.get("gone", []):
            self.view.pop(key, None)
        self.version = update["version"]

    def sit_down(self, seat: int, seats: list[Json]) -> None:
        """A link to a free seat is an invitation."""
        if seats[seat]["kind"] == "open":
            ask(self.server, "POST", f"/api/tables/{self.table}/seats/{seat}/join", {"name": "Remote"}, self.token)

    def send(self, socket: ClientConnection, message: Json) -> None:
        """A message as text."""
        socket.send(json.dumps(message))


def ask(server: str, method: str, path: str, body: Json | None = None, token: str = "") -> Json:
    """One request; the server's own sentence if it cannot be."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(server + path, data, headers, method=method)) as answer:
            said: Json = json.loads(answer.read() or "{}")
            return said
    except urllib.error.HTTPError as refusal:
        raise SystemExit(f"The server says: {json.loads(refusal.read())['reason']}") from refusal


def seat_from(link: str) -> Seat:
    """The seat of a link; without a path a new table, without a secret a free seat of a public one."""
    parts = urlsplit(link)
    server, token = f"{parts.scheme}://{parts.netloc}", parts.fragment
    table = parts.path.removeprefix("/table/").strip("/")
    if not table:
        wanted = {"players": 3, "seats": [{"kind": "me", "name": "Remote"}, *[{"kind": "bot", "bot": "scribe"}] * 2]}
        made = ask(server, "POST", "/api/tables", wanted)
        print(f"our seat is at {server}/table/{made['id']}#{made['seat_tokens'][0]}", flush=True)
        table, token = made["id"], made["seat_tokens"][0]
    elif not token:
        seats = ask(server, "GET", f"/api/tables/{table}")["seats"]
        free = [number for number, seat in enumerate(seats) if seat["kind"] == "open"]
        if not free:
            raise SystemExit("No seat is free at this table.")
        token = ask(server, "POST", f"/api/tables/{table}/seats/{free[0]}/join", {"name": "Remote"})["token"]
    return Seat(server, table, token)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    end = seat_from(sys.argv[1]).play()
    points = [seat["score"] for seat in end["seats"]]
    print(f"points {points}, won by seat {end['winners']}; we are seat {end['seat']}")

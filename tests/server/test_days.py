"""Games over days: clocks that survive restarts, bots that stand in, and notices that reach real receivers."""

from __future__ import annotations

import asyncio
import http.server
import json
import threading
import time
from collections.abc import Iterator
from email.message import Message as Mail
from email.parser import BytesParser
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from amunre import new_game, ruleset
from amunre.server.bot_pool import BotFailed, BotPool
from amunre.server.ports import free_port
from amunre.server.webhook import Forbidden, call_webhook, checked_address, is_public, signature
from tests.server.live import Live, Message, Talker, settle, sit


def wait_for(what: Any, seconds: float = 15.0) -> Any:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found = what()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError("it did not happen")


def kinds(live: Live, made: Message) -> list[str]:
    return [seat["kind"] for seat in live.done("GET", f"/api/tables/{made['id']}")["seats"]]


def test_when_time_is_up_a_bot_plays_on_and_the_player_takes_the_seat_back(server: Live) -> None:
    made = server.create(edition="classic", clock={"kind": "turn", "seconds": 1})
    talkers = sit(server, made)
    first = next(talker for talker in talkers if talker.choices)
    seat = first.view["seat"]
    wait_for(lambda: kinds(server, made)[seat] == "away")
    wait_for(lambda: server.done("GET", f"/api/tables/{made['id']}/state", token=made["seat_tokens"][seat])["version"])
    server.done("POST", f"/api/tables/{made['id']}/take-over", {"name": "Back"}, made["seat_tokens"][seat])
    assert kinds(server, made)[seat] == "human"


def test_in_a_sealed_decision_the_clock_decides_without_telling_who_was_late(server: Live) -> None:
    made = server.create(edition="anniversary", clock={"kind": "turn", "seconds": 1.5})
    talkers = sit(server, made)
    talkers[0].move(talkers[0].choices[0])
    while talkers[0].view["phase"] == "setup":
        talkers[0].until("update")
    tables = [message for message in talkers[0].heard if message["type"] == "table"]
    before = [message for message in tables if len(message["clock"]["seats"]) and message["status"] == "running"]
    assert all(seat["kind"] == "human" for message in before[:4] for seat in message["seats"])


def test_clocks_survive_a_restart(tmp_path: Path) -> None:
    live = Live(str(tmp_path / "t.sqlite"), log=tmp_path / "log").start()
    made = live.create(edition="classic", clock={"kind": "bank", "seconds": 4, "increment": 1})
    live.kill()
    time.sleep(1)
    live.start()
    clock = live.done("GET", f"/api/tables/{made['id']}")["clock"]
    running = [since for _, since in clock["seats"] if since is not None]
    assert len(running) == 1
    assert clock["now"] - running[0] > 1, "it ran on while the server was away"
    wait_for(lambda: "away" in kinds(live, made))
    live.kill()
    live.start()
    assert "away" in kinds(live, made)
    live.stop()


class Receiver(http.server.BaseHTTPRequestHandler):
    calls: list[tuple[str, bytes]]
    failures: int = 0

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        type(self).calls.append((self.headers["Amunre-Signature"], body))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def receiver() -> Iterator[tuple[str, list[tuple[str, bytes]]]]:
    calls: list[tuple[str, bytes]] = []
    handler = type("Own", (Receiver,), {"calls": calls})
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as listening:
        thread = threading.Thread(target=listening.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{listening.server_address[1]}/hook?x=1", calls
        listening.shutdown()
        thread.join()


class Mailbox:
    def __init__(self) -> None:
        self.mails: list[Mail] = []

    async def handle_DATA(self, _: object, __: object, envelope: Any) -> str:  # noqa: N802  # aiosmtpd's name
        self.mails.append(BytesParser().parsebytes(envelope.content))
        return "250 OK"


@pytest.fixture
def mailbox() -> Iterator[tuple[int, Mailbox]]:
    box, port = Mailbox(), free_port("127.0.0.1")
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield port, box
    controller.stop()


SECRET = "a secret of the player"


def test_whoever_is_away_is_told_of_his_turn_once_and_whoever_looks_is_not(
    tmp_path: Path, receiver: tuple[str, list[tuple[str, bytes]]], mailbox: tuple[int, Mailbox]
) -> None:
    url, calls = receiver
    port, box = mailbox
    live = Live(
        str(tmp_path / "t.sqlite"),
        "--private-webhooks",
        "--notify-after",
        "1",
        log=tmp_path / "log",
        AMUNRE_SMTP_HOST="127.0.0.1",
        AMUNRE_SMTP_PORT=str(port),
        AMUNRE_SMTP_STARTTLS="0",
    ).start()
    made = live.create(edition="classic", name="Thebes\nBcc: x@y.z")
    talkers = sit(live, made)
    order = talkers[0].view["turn_order"]
    for seat in order[:2]:
        wish = {"webhook": url, "secret": SECRET, "email": f"seat{seat}@example.org"}
        live.done("PUT", f"/api/tables/{made['id']}/notify", wish, made["seat_tokens"][seat])
    for talker in talkers:
        if talker.view["seat"] == order[1]:
            talker.close()
    first = talkers[order[0]]
    first.move(next(choice for choice in first.choices if choice.startswith("bid")))
    wait_for(lambda: calls and box.mails)
    given, body = calls[0]
    at, mark = given.removeprefix("t=").split(",v1=")
    assert mark == signature(SECRET, int(at), body)
    assert json.loads(body)["seat"] == order[1]
    assert box.mails[0]["To"] == f"seat{order[1]}@example.org"
    assert box.mails[0]["Bcc"] is None
    time.sleep(2)
    assert (len(calls), len(box.mails)) == (1, 1), "once"
    second = Talker(live, made["id"], made["seat_tokens"][order[1]]).ready()
    third = talkers[order[2]]
    second.move(next(choice for choice in second.choices if choice.startswith("bid")))
    settle(third)
    third.move(next(choice for choice in third.choices if choice.startswith("bid")))
    time.sleep(2.5)
    assert (len(calls), len(box.mails)) == (1, 1), "all others are looking"
    assert "example.org" not in live.log.read_text()
    live.stop()


def test_a_webhook_never_leads_into_our_own_network() -> None:
    for address in (
        "127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "::1",
        "::ffff:127.0.0.1", "fe80::1", "fd00::1", "64:ff9b::7f00:1", "2002:7f00:1::", "224.0.0.1", "255.255.255.255",
    ):  # fmt: skip
        assert not is_public(address), address
    assert is_public("93.184.216.34")
    for host in ("localhost", "127.0.0.1", "0x7f.1", "2130706433"):
        with pytest.raises(Forbidden):
            checked_address(host, 80, allow_private=False)
    with pytest.raises(Forbidden):
        checked_address("93.184.216.34", 22, allow_private=False)
    assert not asyncio.run(call_webhook("http://127.0.0.1:80/", "x" * 16, {}))


def test_a_bot_that_crashes_or_sleeps_costs_a_worker_and_no_table(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text(
        "import sys, json, time, os\n"
        "for line in sys.stdin:\n"
        "    job = json.loads(line)\n"
        "    if job['bot'] == 'crash': os._exit(1)\n"
        "    if job['bot'] == 'sleep': time.sleep(60)\n"
        "    print(json.dumps({'result': 'nonsense' if job['bot'] == 'mad' else job['choices'][0]}), flush=True)\n"
    )

    async def story() -> None:
        import sys

        pool = BotPool(2, patience=0.3, command=[sys.executable, str(bad)])
        for bot in ("crash", "sleep", "mad", "crash", "sleep", "mad"):
            with pytest.raises(BotFailed):
                await pool.choose({"bot": bot, "choices": ["pass"]}, 0.2)
            good = [pool.choose({"bot": "good", "choices": ["pass"]}, 5) for _ in range(4)]
            assert await asyncio.gather(*good) == ["pass"] * 4
        assert pool.failures == 4
        await pool.close()

    asyncio.run(story())


def test_a_bot_of_ones_own_plays_on_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(
        "from amunre.bots import register\n"
        "class Last:\n"
        "    def choose(self, view, choices, time=None):\n"
        "        return choices[-1]\n"
        "register('last', lambda rules, seed, level: Last())\n"
    )
    monkeypatch.setenv("AMUNRE_BOTS", "my_bots")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    live = Live(str(tmp_path / "t.sqlite"), log=tmp_path / "log").start()
    seats = [{"kind": "bot", "bot": "last"}] * 3
    made = live.done("POST", "/api/tables", {"edition": "classic", "players": 3, "seats": seats, "seed": "5" * 64})
    game = new_game(ruleset("classic", players=3), seed="5" * 64)
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, game.choices(seat)[-1])
    until = time.monotonic() + 30
    while live.done("GET", f"/api/tables/{made['id']}")["status"] != "over" and time.monotonic() < until:
        time.sleep(0.1)
    record = live.done("GET", f"/api/tables/{made['id']}/record")
    live.stop()
    assert [entry["action"] for entry in record["log"]] == [entry["action"] for entry in game.record()["log"]]

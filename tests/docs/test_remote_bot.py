"""docs/examples/remote_bot.py plays whole games on a real server, by every way in, and survives a restart."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT
from tests.server.live import Live

SCRIPT = ROOT / "docs" / "examples" / "remote_bot.py"


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    server = Live(str(tmp_path / "tables.sqlite"), "--no-rate-limits", log=tmp_path / "server.log").start()
    yield server
    server.stop()


def play(link: str) -> str:
    done = subprocess.run([sys.executable, str(SCRIPT), link], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def table(live: Live, **more: object) -> dict[str, object]:
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    status, made = live.ask("POST", "/api/tables", {"players": 3, "seats": seats, **more})
    assert status in (200, 201), made
    return dict(made)


def finished(live: Live, made: dict[str, object]) -> bool:
    return bool(live.ask("GET", f"/api/tables/{made['id']}")[1]["status"] == "over")


def test_it_makes_a_table_and_plays_it(live: Live) -> None:
    printed = play(live.url)
    assert "our seat is at" in printed
    assert "won by seat" in printed


def test_it_sits_down_by_a_link_to_a_seat(live: Live) -> None:
    made = table(live)
    tokens = made["seat_tokens"]
    assert isinstance(tokens, list)
    assert "we are seat 0" in play(f"{live.url}/table/{made['id']}#{tokens[0]}")
    assert finished(live, made)


def test_it_takes_a_free_seat_of_a_public_table(live: Live) -> None:
    made = table(live, public=True)
    play(f"{live.url}/table/{made['id']}")
    assert finished(live, made)


def test_a_wrong_link_is_told_in_the_server_s_words(live: Live) -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), f"{live.url}/table/nothing"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("The server says: ")


def test_it_goes_on_after_the_server_was_killed(live: Live) -> None:
    made = table(live)
    tokens = made["seat_tokens"]
    assert isinstance(tokens, list)
    link = f"{live.url}/table/{made['id']}#{tokens[0]}"
    printed: list[str] = []
    player = threading.Thread(target=lambda: printed.append(play(link)))
    player.start()
    until = time.monotonic() + 20
    while time.monotonic() < until and live.ask("GET", f"/api/tables/{made['id']}")[1]["status"] == "waiting":
        time.sleep(0.01)
    live.kill()
    live.start()
    player.join(timeout=120)
    assert printed
    assert finished(live, made)

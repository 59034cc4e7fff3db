"""Under load the server is killed at random, again and again: nothing that was acknowledged is missing."""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import amunre
from amunre.server.gamekeeping import rebuild
from amunre.server.store.engine import make_engine
from amunre.server.store.queries import load
from tests.server.live import Live, Message

KILLS = int(os.environ.get("AMUNRE_KILLS", "5"))
TABLES = 6


class Stubborn(threading.Thread):
    """Plays a table over HTTP with one seat after the other, and repeats until it is answered."""

    def __init__(self, live: Live, made: Message, stop: threading.Event, seed: int) -> None:
        super().__init__(daemon=True)
        self.made = made
        self.acknowledged: list[tuple[int, str, str]] = []
        self.failure: Exception | None = None
        self._live = live
        self._stop_now = stop
        self._dice = random.Random(seed)

    def run(self) -> None:
        try:
            while not self._stop_now.is_set():
                for seat, token in enumerate(self.made["seat_tokens"]):
                    self._turn(seat, token)
        except Exception as failure:
            self.failure = failure

    def _turn(self, seat: int, token: str) -> None:
        state = self._ask("GET", "state", None, token)
        if state is None or not state["view"]["choices"]:
            return
        action = self._dice.choice(state["view"]["choices"])
        key = f"{self._dice.getrandbits(60):x}"
        wish = {"key": key, "version": state["version"], "action": action}
        while not self._stop_now.is_set():
            answer = self._ask("POST", "moves", wish, token)
            if answer is not None:
                # "stale" can follow a lost answer only if the move was never written: then it is none.
                assert answer["result"] in ("done", "repeated", "stale"), answer
                if answer["result"] != "stale":
                    self.acknowledged.append((seat, key, action))
                return

    def _ask(self, method: str, what: str, body: object, token: str) -> Message | None:
        try:
            status, answer = self._live.ask(method, f"/api/tables/{self.made['id']}/{what}", body, token)
        except (OSError, ValueError):
            time.sleep(0.02)
            return None
        except Exception:  # half an answer, from a server that died while it spoke
            return None
        assert status in (200, 503), (status, answer)
        return answer if status == 200 else None


def soak(live: Live, kills: int, seed: int, between: Callable[[], object] = lambda: None) -> list[Stubborn]:
    """Plays while the server is killed so many times; `between` is done with it running."""
    dice = random.Random(seed)
    stop = threading.Event()
    crowd = [Stubborn(live, live.create(players=3), stop, number) for number in range(TABLES)]
    for player in crowd:
        player.start()
    for _ in range(kills):
        time.sleep(0.3 + dice.random() * 0.7)
        live.kill()
        live.start()
        between()
    time.sleep(0.5)
    stop.set()
    for player in crowd:
        player.join(30)
        assert player.failure is None, player.failure
    return crowd


def check_nothing_lost(database: str, crowd: list[Stubborn]) -> int:
    """Every acknowledged move is in the log, once; every game can be played on."""
    engine = make_engine(database)
    total = 0
    for player in crowd:
        with engine.connect() as connection:
            stored = load(connection, player.made["id"], 0, 0)
        assert stored is not None
        rows = [(row.seat, row.key, row.action) for row in stored.moves]
        assert [row.number for row in stored.moves] == list(range(1, len(rows) + 1))
        assert len(set(rows)) == len(rows)
        assert set(player.acknowledged) <= set(rows)
        game: amunre.Game = rebuild(stored.row.start, stored.row.seed, stored.moves)
        assert game.is_over or game.to_act
        total += len(player.acknowledged)
    engine.dispose()
    return total


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    live = Live(str(tmp_path / "t.sqlite"), "--no-rate-limits", "--log-level", "warning", log=tmp_path / "log").start()
    crowd = soak(live, KILLS, seed=KILLS)
    for player in crowd:
        assert live.ask("GET", f"/api/tables/{player.made['id']}/state", token=player.made["seat_tokens"][0])[0] == 200
    live.stop()
    total = check_nothing_lost(live.database, crowd)
    print(f"{KILLS} kills, {total} acknowledged moves, none missing")
    assert total > KILLS * 10

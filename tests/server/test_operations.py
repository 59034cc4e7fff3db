from __future__ import annotations

import gzip
import json
import random
import subprocess
import sys
import time
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from sqlalchemy import insert

from amunre.server.store import open_store, queries
from amunre.server.store.schema import moves
from tests.server.live import Live, Talker, play_on, sit
from tests.server.test_store import chairs, move, row


def amunre(*words: str, fails: bool = False) -> str:
    done = subprocess.run([sys.executable, "-m", "amunre.cli", *words], capture_output=True, text=True, check=False)
    assert (done.returncode != 0) == fails, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if not fails else done.stderr


def test_health_and_figures(server: Live) -> None:
    made = server.create(edition="classic")
    talkers = sit(server, made)
    play_on(talkers, random.Random(1), 3)
    assert server.ask("GET", "/healthz") == (200, "ok\n")
    figures = dict(line.rsplit(" ", 1) for line in server.done("GET", "/metrics").splitlines())
    assert int(figures['amunre_answers_total{result="done"}']) >= 3
    assert int(figures["amunre_sockets"]) >= 3
    assert int(figures["process_resident_memory_bytes"]) > 1e7


def test_the_log_is_a_json_object_a_line(server: Live) -> None:
    server.ask("GET", "/api/tables")
    lines = server.log.read_text().splitlines()[1:]
    assert lines
    assert {"at", "level", "from", "what"} <= set(json.loads(lines[-1]))


def test_a_server_that_stops_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    live = Live(str(tmp_path / "t.sqlite"), log=tmp_path / "log").start()
    made = live.create(edition="classic")
    talkers = sit(live, made)
    play_on(talkers, random.Random(1), 8)
    keep = (talkers[0].version, talkers[0].view, talkers[0].log)
    open_sockets, live.talkers = live.talkers, []
    live.stop()
    assert "closing" in [message["type"] for message in talkers[0].quiet(2)]
    for talker in open_sockets:
        talker.close()
    live.start()
    again = Talker(live, made["id"], made["seat_tokens"][0]).ready()
    assert (again.version, again.view, again.log) == keep
    live.stop()


def test_two_servers_do_not_share_a_file(server: Live) -> None:
    said = amunre("serve", "--port", "0", "--database", server.database, fails=True)
    assert "PostgreSQL" in said


def test_backup_and_restore_while_the_server_runs(server: Live, tmp_path: Path) -> None:
    made = server.create(edition="classic")
    talkers = sit(server, made)
    play_on(talkers, random.Random(1), 10)
    saved = tmp_path / "saved.gz"
    amunre("backup", str(saved), "--database", server.database)
    amunre("backup", str(saved), "--database", server.database, fails=True)
    play_on(talkers, random.Random(1), 2)
    fresh = str(tmp_path / "fresh.sqlite")
    amunre("restore", str(saved), "--database", fresh)
    assert "empty" in amunre("restore", str(saved), "--database", fresh, fails=True)
    live = Live(fresh, log=tmp_path / "log").start()
    again = Talker(live, made["id"], made["seat_tokens"][0]).ready()
    assert again.log == talkers[0].log[: len(again.log)]
    assert again.version == talkers[0].version - 2
    live.stop()
    whole = gzip.decompress(saved.read_bytes()).splitlines(keepends=True)
    cut = tmp_path / "cut.gz"
    cut.write_bytes(gzip.compress(b"".join(whole[:-1])))
    assert "cut off" in amunre("restore", str(cut), "--database", str(tmp_path / "other.sqlite"), fails=True)


def test_the_operator_looks_at_tables(server: Live, tmp_path: Path) -> None:
    made = server.create(edition="classic", name="Tafel")
    play_on(sit(server, made), random.Random(1), 4)
    listed = [json.loads(line) for line in amunre("table", "list", "--database", server.database).splitlines()]
    assert made["id"] in [table["id"] for table in listed]
    shown = json.loads(amunre("table", "show", made["id"], "--database", server.database))
    assert (shown["name"], shown["rows"]) == ("Tafel", 4)
    record = tmp_path / "record.json"
    record.write_text(amunre("table", "export", made["id"], "--database", server.database))
    assert "seed" not in json.loads(record.read_text())
    amunre("verify", str(record))
    assert "table list" in amunre("table", "show", "nowhere", "--database", server.database, fails=True)


@pytest.mark.slow
def test_a_cold_start_with_ten_thousand_games_is_quick(tmp_path: Path) -> None:
    """The log of each is short here; what counts is that nothing is read before somebody comes."""
    database = str(tmp_path / "many.sqlite")
    store = open_store(database)
    template = row("t")

    with store.engine.begin() as connection:
        for number in range(10_000):
            queries.create(connection, replace(template, id=f"t{number}"), chairs())
        rows = [asdict(move(f"t{number}", 1)) for number in range(10_000)]
        connection.execute(insert(moves), rows)
    store.close()
    began = time.monotonic()
    live = Live(database, log=tmp_path / "log").start()
    took = time.monotonic() - began
    assert len(live.done("GET", "/api/tables")["tables"]) == 200
    live.stop()
    print(f"cold start with 10,000 games: {took:.2f} s")
    assert took < 3 * 3, "three times the figure: tests share their machine"


@pytest.mark.slow
def test_the_load_test_measures_and_finds_no_fault(server: Live) -> None:
    said = amunre("loadtest", "--url", server.url, "--tables", "10", "--seconds", "3", "--json")
    figures = json.loads(said)
    assert set(figures) == {"moves", "errors", "moves_per_s", "p50_ms", "p99_ms", "server_rss_mb"}
    assert figures["errors"] == 0
    assert figures["moves"] > 100
    assert "machine" in amunre("loadtest", "--url", "http://192.0.2.1:80", fails=True)


def test_a_cold_start_is_measured() -> None:
    words = [sys.executable, "-m", "amunre.server.loadtest.cold", "6"]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    figures = json.loads(done.stdout)
    assert figures["games"] == 6
    assert figures["moves"] > 600
    assert min(figures["start_s"], figures["open_p50_ms"], figures["database_mb"]) > 0

"""A broken run goes on where it stopped."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from amunre.arena.errands import in_processes
from amunre.arena.plan import Plan
from amunre.arena.report import Report
from amunre.arena.results_file import read_results
from amunre.arena.run import run_arena
from amunre.rules.errors import AmunreError
from amunre.simulate import RulesetChoice

TIMES = ("thinking", "seconds", "played_now")


def plan(games: int = 20, seed: int = 1, players: int = 3, bots: tuple[str, ...] = ("random", "random")) -> Plan:
    return Plan(RulesetChoice("classic", players), bots, games, seed).checked()


def run(path: Path | None, what: Plan | None = None) -> Report:
    return run_arena(what or plan(), in_processes(1), path)


def figures(report: Report) -> dict[str, Any]:
    return {key: value for key, value in report.as_json().items() if key not in TIMES}


def test_a_finished_run_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    first, second = run(path), run(path)
    assert (first.played, second.played) == (20, 0)
    assert figures(first) == figures(second) == figures(run(None))


def test_a_run_is_made_longer(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    run(path, plan(games=6))
    assert run(path).played == 14
    assert figures(run(path)) == figures(run(None))
    assert len(run(path, plan(games=6)).lines) == 6  # and shorter again


@pytest.mark.parametrize("cut", [1, 40, 700])
def test_half_a_line_is_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "run.jsonl"
    run(path)
    path.write_bytes(path.read_bytes()[:-cut])
    assert len(read_results(path)) == 19
    again = run(path)
    assert again.played == 1
    assert figures(again) == figures(run(None))
    assert len(path.read_bytes().splitlines()) == 21


def test_a_file_with_half_a_header_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_bytes(b'{"format": "amun')
    assert run(path).played == 20
    assert len(read_results(path)) == 20


def test_a_game_that_stands_there_twice_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    run(path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines, *lines[1:4]]))
    assert figures(run(path)) == figures(run(None))


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (plan(seed=2), "there seed is 1, here 2"),
        (plan(players=4), "there ruleset is 'classic-3', here 'classic-4'"),
        (plan(bots=("greedy", "random")), "there bots is"),
    ],
)
def test_another_run_is_not_mixed_in(tmp_path: Path, other: Plan, words: str) -> None:
    path = tmp_path / "run.jsonl"
    run(path, plan(games=2))
    before = path.read_bytes()
    with pytest.raises(AmunreError, match=words):
        run(path, other)
    assert path.read_bytes() == before


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    for text in ('{"my": "notes"}\n', "notes\n", "[]\n"):
        path.write_text(text)
        with pytest.raises(AmunreError, match=r"run\.jsonl"):
            run(path)
        with pytest.raises(AmunreError, match=r"run\.jsonl"):
            read_results(path)
        assert path.read_text() == text


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_killed_run_goes_on(tmp_path: Path, jobs: int) -> None:
    path = tmp_path / "run.jsonl"
    what = plan(games=400, bots=("apprentice", "random"))
    words = ["--bots", "apprentice,random", "--edition", "classic", "--players", "3", "--games", "400", "--out"]
    with subprocess.Popen(
        [sys.executable, "-m", "amunre.cli", "arena", *words, str(path), "--jobs", str(jobs)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        _wait_for_lines(path, 12)
        os.killpg(process.pid, signal.SIGKILL)
    kept = len(read_results(path))
    assert 10 <= kept < 400
    short = plan(games=kept // 2, bots=what.bots)
    assert figures(run(path, short)) == figures(run(None, short))
    longer = plan(games=kept + 10, bots=what.bots)
    assert 0 < run(path, longer).played < kept + 10
    assert len(read_results(path)) >= kept + 10


def _wait_for_lines(path: Path, count: int) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if path.exists() and path.read_bytes().count(b"\n") > count:
            return
        time.sleep(0.02)
    raise AssertionError("the arena did not write its games")

"""The wheels, installed where there is no source tree: every way to play, and what the extras bring."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packaging.distributions import VERSION, Built, Venv
from tests.server.live import PATIENCE, Live, Message


@pytest.fixture(scope="session")
def furnished(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Venv:
    """An environment with the wheel and the extras that the tests have anyway."""
    made = Venv(tmp_path_factory.mktemp("furnished"))
    made.install(built.compiled or built.pure, "bots", "research")
    return made


@pytest.fixture(params=["play", "serve"])
def live(request: pytest.FixtureRequest, venv: Venv, tmp_path: Path) -> Iterator[Live]:
    """`amunre play` or `amunre serve`, with a database in a folder that is not there yet."""
    options = ("--no-browser",) if request.param == "play" else ()
    database = str(tmp_path / "data" / "tables.sqlite")
    server = Live(database, *options, log=tmp_path / "log", PYTHONPATH="", AMUNRE_DATA=str(tmp_path))
    server.command = (venv.bin / "amunre", request.param)
    server.folder = venv.elsewhere
    # What lies where a program is started must not be taken for a part of it.
    (venv.elsewhere / "random.py").write_text("raise SystemExit('not this one')")
    yield server.start()
    server.stop()


def test_both_ways_to_call_it(venv: Venv, wheel: Path) -> None:
    kind = "pure Python" if "-none-any" in wheel.name else "compiled"
    assert venv.run("amunre", "--version") == f"amunre {VERSION} ({kind})\n"
    assert venv.run("python", "-m", "amunre", "--version") == f"amunre {VERSION} ({kind})\n"


def test_nothing_is_missing_that_it_asks_for(venv: Venv) -> None:
    assert "No broken requirements" in venv.pip("check")


def test_a_game_over_http(live: Live) -> None:
    status, _, page = live.raw("GET", "/")
    assert status == 200
    script = page.decode().split('src="')[1].split('"')[0]
    assert live.raw("GET", script)[0] == 200
    made = live.create(3, seats=[{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "scribe"}] * 2])
    path, token = f"/api/tables/{made['id']}", made["seat_tokens"][0]
    for number in range(3):
        now = my_turn(live, path, token)
        move = {"key": f"k{number}", "version": now["version"], "action": now["view"]["choices"][0]}
        assert live.done("POST", f"{path}/moves", move, token)["result"] == "done"


def my_turn(live: Live, path: str, token: str) -> Message:
    """What one sees when the bots have answered."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        now: Message = live.done("GET", f"{path}/state", token=token)
        if now["view"]["choices"]:
            return now
        time.sleep(0.05)
    raise AssertionError("the bots do not move")


def test_rules_and_arena(venv: Venv) -> None:
    assert "Pharaoh" in venv.run("amunre", "rules", "classic", "--module", "pharaoh")
    assert "greedy" in venv.run("amunre", "arena", "--bots", "greedy,random", "--games", "4", "--players", "3")


def test_a_whole_game_in_plain_lines(venv: Venv) -> None:
    said = venv.run("amunre", "terminal", "--plain", "--edition", "classic", "--players", "3", typed="1\n" * 1000)
    assert "Points: You " in said
    assert "\x1b" not in said


def test_without_the_extras_it_says_which_one_is_missing(venv: Venv) -> None:
    said = venv.run("amunre", "arena", "--bots", "random,random", "--picture", "a.svg", status=2)
    assert "pip install 'amunre[bots]'" in said


def test_the_extra_bots_draws(furnished: Venv) -> None:
    furnished.run("amunre", "arena", "--bots", "random,random", "--games", "4", "--players", "3", "--picture", "a.svg")
    assert "<svg" in (furnished.elsewhere / "a.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("library", ["pettingzoo", "gymnasium", "openspiel"])
def test_the_extra_research_brings_the_environments(furnished: Venv, library: str) -> None:
    furnished.run("python", "-c", f"import amunre.envs.{library}")

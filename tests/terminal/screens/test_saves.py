"""Save, kill, resume; and games that are over, to look at."""

from __future__ import annotations

import asyncio
import json
import os
import pty
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from amunre.rules.errors import AmunreError
from amunre.terminal.screens.dialogs import Reading
from amunre.terminal.screens.menu import Menu
from amunre.terminal.screens.table_screen import TableScreen
from amunre.terminal.tables.local import LocalTable
from amunre.terminal.tables.replay import ReplayTable
from amunre.terminal.tables.saves import load, save, saved_games
from tests.terminal.screens.sitting import Sitting, at_table, local, wish


def killed_in_the_middle(home: Path) -> Path:
    """The real command in a real terminal, killed after some moves."""
    ours, theirs = pty.openpty()
    words = ["terminal", "--edition", "classic", "--players", "3", "--seed", "7", "--bot", "random"]
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    process = subprocess.Popen(
        [sys.executable, "-m", "amunre.cli", *words], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    )
    os.set_blocking(ours, False)
    try:
        until = time.monotonic() + 20
        while time.monotonic() < until:
            os.write(ours, b"\r")
            time.sleep(0.05)
            _drain(ours)
            saves = saved_games(home / "amunre" / "games")
            if saves and sum(step["seat"] == 0 for step in saves[0][1].record["log"]) >= 3:
                return saves[0][0]
        raise AssertionError("it saves nothing")
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
        os.close(theirs)
        os.close(ours)


def _drain(terminal: int) -> None:
    try:
        while os.read(terminal, 65536):
            pass
    except BlockingIOError:
        pass


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo terminal")
def test_a_killed_game_is_offered_and_goes_on(tmp_path: Path) -> None:
    path = killed_in_the_middle(tmp_path)
    before = load(path).record["log"]

    async def act(person: Sitting) -> None:
        await person.until(lambda: "Go on: classic, You, " in person.text, "the offer")
        await person.press("enter")
        await person.drawn()
        assert len(person.sight.view["turn_order"]) == 3
        for _ in range(3):
            await person.decide()

    at_table(None, act, path.parent)
    after = load(path).record["log"]
    assert len(after) > len(before)
    assert after[: len(before)] == before
    assert path.stat().st_mode & 0o077 == 0, "it holds every secret"


def test_a_resumed_game_goes_on_as_if_it_had_never_been_left(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    async def act(person: Sitting) -> None:
        for _ in range(4):
            await person.decide()

    at_table(local(path), act, tmp_path)
    saved = load(path)
    resumed = LocalTable(saved, path)
    assert resumed.sight().log == saved.game().log(0)

    at_table(resumed, act, tmp_path)
    before, after = saved.record["log"], load(path).record["log"]
    assert len(after) > len(before)
    assert after[: len(before)] == before


def test_a_game_that_is_over_is_offered_to_be_looked_at(tmp_path: Path) -> None:
    saved = wish().deal()
    game = saved.game()
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, game.choices(seat)[0])
    save(tmp_path / "game.json", replace(saved, record=game.record()))

    async def act(person: Sitting) -> None:
        await person.until(lambda: "Look at: classic, Ann" in person.text, "the offer")
        assert "Go on" not in person.text
        await person.press("down", "down", "down", "enter")
        await person.until(lambda: "move 0 of " in person.text, "the replay")

    at_table(None, act, tmp_path)


def in_another_process(code: str) -> str:
    """What a Python of its own prints."""
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such locks")
def test_a_game_that_is_open_elsewhere_is_not_resumed(tmp_path: Path) -> None:
    """Neither from the menu nor from another process; and afterwards it is."""
    path = tmp_path / "game.json"
    resume = f"""
import pathlib
from amunre.rules.errors import AmunreError
from amunre.terminal.tables.hold import Hold
try:
    Hold(pathlib.Path({str(path)!r}))
except AmunreError as error:
    print(error)
"""

    async def act(person: Sitting) -> None:
        await person.decide()
        before = path.read_bytes()
        assert "open on another screen" in in_another_process(resume)
        person.app.resume(path)
        await person.until(lambda: "open on another screen" in person.text, "the refusal")
        assert path.read_bytes() == before
        assert sum(isinstance(screen, TableScreen) for screen in person.app.screen_stack) == 1

    at_table(local(path), act, tmp_path)
    assert in_another_process(resume) == ""
    asyncio.run(LocalTable.resume(path).stop())


def test_a_damaged_game_is_let_go_again(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("{}")
    for _ in range(2):
        with pytest.raises(AmunreError, match="no saved game"):
            LocalTable.resume(path)


def test_the_same_once_more(tmp_path: Path) -> None:
    async def act(person: Sitting) -> None:
        await person.play_to_the_end()
        await person.until(lambda: "n: the same once more" in person.text, "the offer")
        first = person.table
        await person.press("n")
        await person.until(lambda: not isinstance(person.app.screen, Reading), "the new table")
        await person.until(lambda: isinstance(person.app.screen, TableScreen) and person.table is not first, "it")
        await person.drawn()
        assert person.sight.names[0] == "Ann"
        await person.decide()

    at_table(local(tmp_path / "game.json"), act, tmp_path)
    assert len(saved_games(tmp_path)) == 1
    assert len(saved_games(tmp_path, over=True)) == 1


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 2}', '{"format": 1, "choice": 3}', "\x00", "nonsense"])
def test_files_that_are_no_saved_games_are_passed_over(text: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text)
    with pytest.raises(AmunreError):
        load(path)
    assert saved_games(tmp_path) == []


def test_a_save_that_somebody_changed_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save(path, wish().deal())
    value = json.loads(path.read_text())
    value["record"]["log"] = [{"seat": 0, "action": "bid thebes 999"}]
    path.write_text(json.dumps(value))

    async def act(person: Sitting) -> None:
        await person.until(lambda: "Go on: " in person.text, "the offer")
        await person.press("enter")
        await person.until(lambda: "log[0]" in person.text, "the sentence")
        assert isinstance(person.app.screen, Menu)

    at_table(None, act, tmp_path)


def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    async def act(person: Sitting) -> None:
        await person.decide()
        assert "cannot be saved" in person.sight.state

    at_table(local(tmp_path / "file" / "game.json"), act, tmp_path)


def test_a_record_is_gone_through_by_keys(tmp_path: Path) -> None:
    game = wish().deal().game()
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, game.choices(seat)[0])
    table = ReplayTable(game.record(), ["Ann", "Ben", "Cat"])

    async def act(person: Sitting) -> None:
        async def at(*keys: str) -> int:
            await person.press(*keys)
            return table.place

        assert f"move 0 of {table.last}" in person.text
        assert await at("right", "right", "left") == 1
        assert await at("end") == table.last
        await person.until(lambda: " won" in person.text or "share it" in person.text, "the end")
        assert await at("home", "pagedown") > 1
        assert person.sight.view["round"] == 2
        assert await at("pageup") == 0
        await person.press("v", "c")
        await person.until(lambda: "Ann's eyes" in person.text and "You have 20 gold" in person.text, "the eyes")
        await person.press("v", "v", "v")
        await person.until(lambda: "a spectator's eyes" in person.text, "the eyes")

    at_table(table, act, tmp_path)

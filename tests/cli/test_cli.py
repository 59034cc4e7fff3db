import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import amunre
from amunre.bots import BOTS, PLAYERS
from amunre.cli import app

OWN_DECK = '[officials.banker]\ntitle = "Banker"\ncopies = 12\ngold = 4\ntext = "Take 4 gold."\n'


def refused(*arguments: str) -> str:
    """The sentence with which a command line is refused."""
    result = CliRunner().invoke(app, list(arguments))
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr


def command(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, as somebody would run it."""
    return subprocess.run(
        [sys.executable, "-m", "amunre.cli", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished game."""
    game = amunre.new_game(amunre.ruleset("classic", players=3), seed=3)
    while not game.is_over:
        seat = game.to_act[0]
        choices = game.choices(seat)
        game.play(seat, choices[len(choices) // 2])
    path = tmp_path / "record.json"
    path.write_text(json.dumps(game.record()))
    return path


def test_help_names_every_command() -> None:
    out = command("--help").stdout
    for name in ("play", "terminal", "rules", "simulate", "arena", "stats", "bench", "replay", "verify"):
        assert f"  {name} " in out


def test_a_game_is_played_through_a_pipe() -> None:
    played = command(
        "terminal", "--edition", "classic", "--players", "3", "--seed", "1", "--name", "Ann", typed="1\n" * 1000
    )
    assert played.returncode == 0, played.stderr
    assert played.stderr == ""
    assert "won." in played.stdout or "share it." in played.stdout


@pytest.mark.parametrize("options", [("--plain",), ()])
def test_the_terminal_is_plain_where_no_screen_can_be_filled(options: tuple[str, ...]) -> None:
    line = ("terminal", *options, "--edition", "classic", "--players", "3", "--seed", "1", "--name", "Ann")
    played = command(*line, typed="1\n" * 1000)
    assert played.returncode == 0, played.stderr
    assert "won." in played.stdout or "share it." in played.stdout
    assert "\x1b" not in played.stdout


@pytest.mark.parametrize("options", [("--resume",), ("http://host/table/x",), ("--name", "A", "--name", "B")])
def test_what_needs_a_screen_is_refused_in_a_pipe(options: tuple[str, ...]) -> None:
    assert "need a terminal" in refused("terminal", *options)


def test_a_finished_game_is_saved_and_verified(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    line = ("terminal", "--edition", "classic", "--players", "3", "--seed", "1", "--save", str(path))
    played = command(*line, typed="1\n" * 1000)
    assert played.returncode == 0, played.stderr
    assert "The record is in" in played.stdout
    assert "are those of the seed committed to." in command("verify", str(path)).stdout
    assert "exists already" in command(*line).stderr  # before the game, and nothing is overwritten
    assert "winners" in json.loads(path.read_text())


def test_a_game_that_was_left_is_saved_too(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert "not finished" in command("terminal", "--save", str(path), typed="1\nquit\n").stdout
    found = json.loads(path.read_text())
    assert len(found["log"]) > 0
    assert "seed" not in found


def test_a_game_on_a_board_of_ones_own_is_replayed_with_it(tmp_path: Path) -> None:
    board, path = tmp_path / "board.toml", tmp_path / "game.json"
    board.write_text("[provinces]\nabu = {fields = 4}\n")
    command("terminal", "--board", str(board), "--save", str(path), typed="1\n")
    assert "another board" in refused("replay", str(path))
    for name in ("replay", "verify"):
        assert command(name, str(path), "--board", str(board)).returncode == 0


def test_a_game_with_officials_of_ones_own_is_replayed_with_them(tmp_path: Path) -> None:
    deck, path = tmp_path / "deck.toml", tmp_path / "game.json"
    deck.write_text(OWN_DECK)
    command("terminal", "--module", "officials", "--officials", str(deck), "--save", str(path), typed="1\n" * 9)
    assert refused("replay", str(path)).strip()
    assert "Banker" in command("replay", str(path), "--officials", str(deck)).stdout
    assert command("verify", str(path), "--officials", str(deck)).returncode == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_with_all_expansions_is_played_through_a_pipe(players: int, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    modules = "statues,pharaoh,afterlife" + (",officials" if players <= 3 else "")
    line = ("terminal", "--players", str(players), "--module", modules, "--module", "promos", "--seed", "4")
    played = command(*line, "--bot", "random", "--save", str(path), typed="1\n" * 3000)
    assert played.returncode == 0, played.stderr
    assert played.stderr == ""
    assert "won." in played.stdout or "share it." in played.stdout
    assert "are those of the seed committed to." in command("verify", str(path)).stdout


@pytest.mark.parametrize(
    "arguments", [["--module", "promos,statues"], ["--module", "Statues", "--module", "promos"], ["--module", "none"]]
)
def test_modules_are_named_with_commas_or_one_by_one(arguments: list[str]) -> None:
    out = CliRunner().invoke(app, ["simulate", "--games", "2", "--json", *arguments]).stdout
    expected = "anniversary-4" if "none" in arguments else "anniversary-4+statues+promos"
    assert json.loads(out)["ruleset"] == expected


def test_officials_are_for_two_unless_somebody_says_otherwise() -> None:
    out = CliRunner().invoke(app, ["simulate", "--games", "2", "--json", "--module", "officials"]).stdout
    assert json.loads(out)["ruleset"] == "anniversary-2+officials"


def test_every_bot_is_named() -> None:
    out = " ".join(CliRunner().invoke(app, ["terminal", "--help"], terminal_width=200).stdout.split())
    for name in (*PLAYERS, *BOTS):
        assert name in out


def test_the_version() -> None:
    assert CliRunner().invoke(app, ["--version"]).stdout.startswith("amunre ")


def test_the_same_seed_and_lines_give_the_same_game() -> None:
    line = ("terminal", "--seed", "5", "--bot", "random")
    assert command(*line, typed="1\n" * 20).stdout == command(*line, typed="1\n" * 20).stdout


def test_the_end_of_the_input_ends_the_game_politely() -> None:
    played = command("terminal", typed="1\n?\n")
    assert played.returncode == 0
    assert "Goodbye" in played.stdout
    assert played.stderr == ""


def test_a_terminal_without_unicode_is_no_reason_to_fail() -> None:
    played = subprocess.run(
        [sys.executable, "-c", "from amunre.cli import main; main()", "rules", "classic"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert played.returncode == 0, played.stderr


def test_a_closed_pipe_is_not_worth_a_word() -> None:
    played = command("rules", "classic")
    assert played.returncode == 0
    reader, writer = os.pipe()
    os.close(reader)
    try:
        closed = subprocess.run(
            [sys.executable, "-m", "amunre.cli", "rules", "classic"], stdout=writer, stderr=subprocess.PIPE, check=False
        )
    finally:
        os.close(writer)
    assert b"Traceback" not in closed.stderr


def test_simulate_prints_json_alone_on_stdout() -> None:
    played = command("simulate", "--edition", "anniversary", "--players", "4", "--games", "20", "--seed", "1", "--json")
    found = json.loads(played.stdout)
    assert (found["ruleset"], found["games"], found["seed"]) == ("anniversary-4", 20, 1)


def test_simulate_prints_tables() -> None:
    out = CliRunner().invoke(app, ["simulate", "--games", "5", "--edition", "classic"]).stdout
    assert "classic-4, seed 1: 5 games" in out
    assert "pyramids" in out


def test_bench_passes_its_options_on(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[object, ...]] = []
    monkeypatch.setattr("amunre.bench.command.bench", lambda *given: calls.append(given))
    CliRunner().invoke(app, ["bench", "--json", "--seconds", "0.5", "--ruleset", "classic-4", "--no-peers"])
    CliRunner().invoke(app, ["bench"])
    assert calls == [(["classic-4"], 0.5, False, True), (None, 1.0, True, False)]


WRONG = {
    "an unknown edition": (["rules", "roman"], "There is no edition"),
    "six players": (["simulate", "--players", "6"], "2 to 5 players"),
    "two players": (["simulate", "--players", "2"], "Officials"),
    "one player": (["terminal", "--players", "1"], "2 to 5 players"),
    "no players": (["terminal", "--players", "0"], "2 to 5 players"),
    "no games": (["simulate", "--games", "0"], "The number of games"),
    "no process": (["simulate", "--jobs", "0"], "The number of jobs"),
    "a negative seed": (["simulate", "--seed", "-1"], "--seed"),
    "words for numbers": (["simulate", "--games", "many"], "--games"),
    "a seed beyond 256 bits": (["terminal", "--seed", str(2**256)], "seed"),
    "a folder that is not there": (["terminal", "--save", "nowhere/game.json"], "cannot be written"),
    "rules for nine": (["rules", "--players", "9"], "2 to 5 players"),
    "an unknown bot": (["terminal", "--bot", "deep"], "There is no bot"),
    "a name too long": (["terminal", "--name", "x" * 50], "A name has"),
    "an unknown option": (["simulate", "--fast"], "--fast"),
    "an unknown command": (["fly"], "fly"),
    "an unknown module": (["rules", "--module", "sphinx"], "There is no module"),
    "officials for four": (["simulate", "--module", "officials", "--players", "4"], "2 or 3 players"),
    "officials and experts": (["terminal", "--module", "officials", "--expert"], "do not go together"),
    "an idle deck": (["rules", "--officials", "deck.toml"], "the module 'officials'"),
    "no deck": (["rules", "--module", "officials", "--officials", "missing.toml"], "missing.toml"),
    "no deck to replay with": (["replay", "missing.json", "--officials", "missing.toml"], "missing"),
    "an unknown ruleset": (["bench", "--ruleset", "roman-4", "--no-peers"], "There is no edition"),
    "no time": (["bench", "--seconds", "0", "--no-peers"], "seconds"),
    "no board file": (["rules", "classic", "--board", "missing.toml"], "missing.toml"),
    "a directory as board": (["simulate", "--board", "."], "."),
    "no record": (["replay", "missing.json"], "cannot be read"),
    "a directory as record": (["verify", "."], "cannot be read"),
}


@pytest.mark.parametrize(("arguments", "words"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_said_in_a_sentence(arguments: list[str], words: str) -> None:
    assert words in refused(*arguments)


BROKEN = {
    "empty object": "{}",
    "a list": "[]",
    "not JSON": "{",
    "an unknown version": '{"version": 999}',
    "wrong types": '{"version": 1, "ruleset": 7, "log": "x"}',
    "a huge number": '{"version": 1, "ruleset": {"players": 1e400}, "log": []}',
    "too deep": '{"log": ' + "[" * 100_000,
}


@pytest.mark.parametrize("name", ["replay", "verify"])
@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN)
def test_a_broken_record_is_refused_with_a_sentence(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / "record.json"
    path.write_text(text)
    assert refused(name, str(path)).strip()


def test_a_wrong_board_file_names_each_wrong_cell(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text("[provinces]\nabu = {fields = 0}\nthebes = {icons = 9}\n")
    said = refused("rules", "classic", "--board", str(path))
    assert "abu" in said
    assert "thebes" in said


def test_a_board_file_is_played_with(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text("[provinces]\nabu = {fields = 4}\n")
    out = CliRunner().invoke(app, ["simulate", "--board", str(path), "--games", "2", "--json"]).stdout
    assert "+board-" in json.loads(out)["ruleset"]
    assert "4u" in CliRunner().invoke(app, ["rules", "classic", "--board", str(path)]).stdout


def test_replay_prints_the_log(record: Path) -> None:
    result = CliRunner().invoke(app, ["replay", str(record)])
    assert result.exit_code == 0, result.stderr
    assert len(result.stdout.splitlines()) > 50
    assert "Points: " in result.stdout


def test_replay_stops_where_it_is_told_to(record: Path) -> None:
    whole, part = (CliRunner().invoke(app, ["replay", str(record), *to]).stdout for to in ([], ["--to", "10"]))
    assert whole.splitlines()[:3] == part.splitlines()[:3]
    assert len(part) < len(whole)
    assert "The game is not over." in part
    assert "it cannot be replayed to move 100000" in refused("replay", str(record), "--to", "100000")


def test_verify_says_that_a_record_is_true(record: Path) -> None:
    result = CliRunner().invoke(app, ["verify", str(record)])
    assert result.exit_code == 0, result.stderr
    assert result.stdout.strip()


@pytest.mark.parametrize("name", ["terminal", "simulate", "rules", "arena"])
def test_every_switch_is_an_option(name: str) -> None:
    out = CliRunner().invoke(app, [name, "--help"], terminal_width=200).stdout
    for option in ("expert", "open-gold", "blocked-provinces", "start-cards", "turn-order-track", "federation"):
        assert f"--{option}" in out
        assert f"--no-{option}" in out
    for option in ("--module", "--board", "--officials"):
        assert option in out

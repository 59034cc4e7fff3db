"""`amunre arena` as somebody would run it."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from amunre.arena.report import METHODS, Result
from amunre.cli import app

TIMES = ("thinking", "seconds", "played_now")


def arena(*words: str) -> dict[str, Any]:
    result = CliRunner().invoke(app, ["arena", *words, "--json"])
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def refused(*words: str) -> str:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    return result.stderr


def test_the_json_has_what_was_promised() -> None:
    found = arena("--bots", "greedy,random", "--games", "8", "--edition", "classic", "--players", "4")
    (result,) = found["results"]
    assert (result["bot"], result["against"], result["games"]) == ("greedy", "random", 8)
    assert result["win_rate"] == pytest.approx(result["wins"] / 8, abs=1e-4)
    assert 0 <= result["ci95"][0] <= result["win_rate"] <= result["ci95"][1] <= 1
    assert result["margin_ci95"][0] <= result["margin"] <= result["margin_ci95"][1]
    assert result["margin"] > 5
    assert [rating["bot"] for rating in found["ratings"]] == ["greedy", "random"]
    assert found["failures"] == {"count": 0, "examples": []}
    assert (found["ruleset"], found["seed"], found["methods"]) == ("classic-4", 1, METHODS)
    times = {each["bot"]: each for each in found["thinking"]}
    assert times["greedy"]["decisions"] > 100
    assert 0 < times["greedy"]["mean_s"] <= times["greedy"]["max_s"]
    assert set(found["points"]["greedy"]) == {"pyramids", "sets", "sides", "temples", "schemes", "gold"}


def test_a_shared_win_counts_by_share() -> None:
    lines = [
        {"first": 0, "winners": [0], "scores": [30, 10, 20], "deal": 0},
        {"first": 1, "winners": [1, 2], "scores": [10, 20, 20], "deal": 0},
        {"first": 2, "winners": [0], "scores": [20, 10, 10], "deal": 0},
        {"first": 0, "winners": [1], "scores": [9, 15, 15], "deal": 1},
    ]
    found = Result("greedy", "random", lines).as_json()
    assert (found["wins"], found["win_rate"]) == (1.5, 0.375)
    assert found["margin"] == pytest.approx((mean_of_first_deal() - 6) / 2, abs=1e-3)


def mean_of_first_deal() -> float:
    return (15 + 5 - 5) / 3


def test_the_same_games_on_any_number_of_processes() -> None:
    words = ("--bots", "random,apprentice", "--games", "20", "--edition", "classic", "--players", "3")
    one, two = arena(*words), arena(*words, "--jobs", "2")
    for key in TIMES:
        del one[key], two[key]
    assert one == two


def test_a_round_robin_with_an_expansion() -> None:
    words = ("--players", "3", "--module", "statues", "--module", "promos", "--expert")
    found = arena("--bots", "random,greedy,apprentice", "--games", "3", *words)
    assert found["ruleset"] == "anniversary-3+expert+statues+promos"
    assert [(each["bot"], each["against"]) for each in found["results"]] == [
        ("random", "greedy"),
        ("random", "apprentice"),
        ("greedy", "apprentice"),
    ]
    assert found["games"] == 9
    assert len(found["ratings"]) == 3


def test_a_search_bot_is_timed() -> None:
    found = arena("--bots", "search:0.01,random", "--games", "1", "--edition", "classic", "--players", "3")
    times = {each["bot"]: each for each in found["thinking"]}["search:0.01"]
    assert times["limit_s"] == 0.01
    assert times["within_limit"] > 0.9


def test_tables_for_people(tmp_path: Path) -> None:
    out = str(tmp_path / "run.jsonl")
    words = ["arena", "--bots", "greedy,random", "--games", "4", "--players", "4", "--out", out]
    first, second = (CliRunner().invoke(app, words).stdout for _ in range(2))
    for text in ("anniversary-4, seed 1: 4 games played", "greedy - random", "Wilson", "pyramids"):
        assert text in first
    assert "0 games played" in second
    assert "4 were in the file" in second


WRONG = {
    "one bot": (["--bots", "greedy"], "2 to 12 bots"),
    "an unknown bot": (["--bots", "greedy,deep"], "There is no bot"),
    "no games": (["--bots", "greedy,random", "--games", "0"], "number of games"),
    "no process": (["--bots", "greedy,random", "--jobs", "0"], "number of jobs"),
    "an unknown module": (["--bots", "greedy,random", "--module", "sphinx"], "There is no module"),
    "two without officials": (["--bots", "greedy,random", "--players", "2"], "Officials"),
    "no folder": (["--bots", "greedy,random", "--out", "nowhere/run.jsonl"], "nowhere"),
    "a text as picture": (["--bots", "greedy,random", "--picture", "ratings.txt"], ".svg or a .png"),
    "no folder for it": (["--bots", "greedy,random", "--picture", "nowhere/ratings.svg"], "no folder"),
}


@pytest.mark.parametrize(("words", "text"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_said_in_a_sentence(words: list[str], text: str) -> None:
    assert text in refused("arena", *words)


def test_without_matplotlib_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(__import__("sys").modules, "matplotlib", None)
    said = refused("arena", "--bots", "greedy,random", "--picture", str(tmp_path / "ratings.svg"))
    assert "pip install 'amunre[bots]'" in said


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    assert "pip install 'amunre[cluster]'" in refused("arena", "--bots", "random,random", "--ray", "local")

"""What wins: counted from lines by hand, and from real games."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from amunre.arena.stats import count_stats
from amunre.arena.what_wins import GAMES, main
from amunre.cli import app


def line(**changes: Any) -> dict[str, Any]:
    """A game for three that seat 0 has won."""
    zero = [[0, 0, 0], [0, 0, 0]]
    return {
        "ruleset": "classic-3",
        "bots": ["greedy"] * 3,
        "winners": [0],
        "scores": [30, 20, 10],
        "order": [2, 0, 1],
        "prices": [[1, 0, "abu", 3], [3, 1, "buto", 0], [4, 2, "abu", 10]],
        "offers": [[2, 4, -3]],
        "temples": [2],
        "sheet": {"pyramids": [[10, 5, 0], [20, 15, 10]], "gold": zero},
        **changes,
    }


def test_provinces_by_age() -> None:
    (found,) = count_stats([line(), line(prices=[[2, 1, "abu", 6]], winners=[0, 1])])
    rows = {(row["province"], row["age"]): row for row in found.province_rows()}
    abu = rows["abu", "old"]
    assert (abu["owners"], abu["price"], abu["win_rate"], abu["lead"]) == (2, 4.5, 0.75, 5)
    assert rows["abu", "new"]["lead"] == -10
    assert [row["province"] for row in found.province_rows()] == ["abu", "buto", "abu"]  # the dearest first, by age


def test_sources_of_everybody_and_of_winners() -> None:
    (found,) = count_stats([line()])
    pyramids, gold = found.source_rows()
    assert pyramids["all"] == {"old": 5, "new": 15, "both": 20}
    assert pyramids["winners"] == {"old": 10, "new": 20, "both": 30}
    assert gold["all"]["both"] == 0


def test_offerings_and_places() -> None:
    (found,) = count_stats([line()])
    (row,) = found.offering_rows()
    assert row == {"round": 1, "mean_offer": 3, "thefts": 0.3333, "temple": {"2": 1}}
    assert found.as_json()["offers"] == {"-3": 1, "2": 1, "4": 1}
    assert [place["win_rate"] for place in found.as_json()["places"]] == [0, 1, 0]
    assert [place["points"] for place in found.as_json()["places"]] == [10, 30, 20]


def test_rulesets_are_counted_apart_and_failures_not_at_all() -> None:
    failed = {key: value for key, value in line().items() if key not in ("scores", "sheet")}
    found = count_stats([line(), failed, line(ruleset="anniversary-3")])
    assert [(each.ruleset, each.games) for each in found] == [("anniversary-3", 1), ("classic-3", 1)]


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Two small arenas."""
    folder = tmp_path_factory.mktemp("results")
    files = []
    for players in ("3", "4"):
        file = folder / f"{players}.jsonl"
        words = f"arena --bots random,random --games 12 --edition classic --players {players} --out".split()
        assert CliRunner().invoke(app, [*words, str(file)]).exit_code == 0
        files.append(file)
    return files


def test_tables_of_a_real_run(results: list[Path]) -> None:
    out = CliRunner().invoke(app, ["stats", *map(str, results)]).stdout
    for text in (
        "classic-3: 12 games of random",
        "classic-4: 12 games",
        "Old Kingdom",
        "thebes",
        "thefts %",
        "schemes",
    ):
        assert text in out


def test_json_of_a_real_run(results: list[Path]) -> None:
    found = json.loads(CliRunner().invoke(app, ["stats", str(results[1]), "--json"]).stdout)
    (only,) = found["rulesets"]
    assert (only["ruleset"], only["games"]) == ("classic-4", 12)
    assert sum(row["owners"] for row in only["provinces"]) == 12 * 24
    assert sum(only["offers"].values()) == 12 * 24
    total = sum(row["all"]["both"] for row in only["sources"])
    assert total == pytest.approx(only["points"]["mean"], abs=0.01)
    assert sum(place["win_rate"] for place in only["places"]) == pytest.approx(1, abs=0.001)


def test_pictures_of_a_real_run(results: list[Path], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    for name in ("one.svg", "again.svg"):
        assert CliRunner().invoke(app, ["stats", str(results[0]), "--picture", str(tmp_path / name)]).exit_code == 0
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "again.svg").read_bytes()
    assert "provinces, Old Kingdom" in (tmp_path / "one.svg").read_text()
    CliRunner().invoke(app, ["stats", *map(str, results), "--picture", str(tmp_path / "both.png")])
    assert {path.name for path in tmp_path.glob("*.png")} == {"both-classic-3.png", "both-classic-4.png"}


def test_a_picture_of_an_arena(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    path = tmp_path / "ratings.svg"
    words = ["arena", "--bots", "random,apprentice", "--games", "3", "--players", "3", "--picture", str(path)]
    assert CliRunner().invoke(app, words).exit_code == 0
    text = path.read_text()
    for words_in_it in ("rating, with 95 %", "points by source", "provinces, New Kingdom", "apprentice"):
        assert words_in_it in text


@pytest.mark.parametrize("text", ["", "{}\n", "notes\n", '{"format": "amunre arena 1"}\n{"game": 1}\n'])
def test_what_is_no_file_of_results_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.jsonl"
    path.write_text(text)
    result = CliRunner().invoke(app, ["stats", str(path)])
    assert result.exit_code == 2
    assert "notes.jsonl" in result.stderr


def test_no_file_and_no_game_are_said_in_a_sentence(tmp_path: Path) -> None:
    assert "cannot be read" in CliRunner().invoke(app, ["stats", str(tmp_path / "none.jsonl")]).stderr
    path = tmp_path / "empty.jsonl"
    path.write_text('{"format": "amunre arena 1"}\n')
    assert "no finished game" in CliRunner().invoke(app, ["stats", str(path)]).stderr


@pytest.mark.slow
def test_the_page_is_written_from_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("matplotlib")
    monkeypatch.setattr("amunre.arena.what_wins.BOT", "random")
    main([str(tmp_path / "docs"), "--data", str(tmp_path / "data"), "--jobs", "1", "--share", "0.005"])
    page = (tmp_path / "docs" / "what-wins.md").read_text(encoding="utf-8")
    assert "50 games of the bot `random`" in page
    for name in ("anniversary-4", "classic-4"):
        assert f"(pictures/what-wins-{name}.svg)" in page
        assert (tmp_path / "docs" / "pictures" / f"what-wins-{name}.svg").exists()
    assert sum(GAMES.values()) >= 10_000

"""The README tells the truth: its Python runs, its commands and files exist."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import amunre
from amunre.cli import app

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def block_with(words: str) -> str:
    """The one block in which these words stand."""
    (found,) = [text for _, text in BLOCKS if words in text]
    return str(found)


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """One after the other, as a reader would type them."""
    names: dict[str, object] = {}
    code = [text for language, text in BLOCKS if language == "python"]
    assert len(code) >= 2
    for text in code:
        exec(text, names)  # noqa: S102
    game = names["game"]
    assert isinstance(game, amunre.Game)
    assert game.is_over
    assert "The game is over" in capsys.readouterr().out


@pytest.mark.parametrize("line", block_with("amunre play").splitlines())
def test_every_command_exists(line: str) -> None:
    command, *options = re.split(r"\s{2,}", line)[0].split()[1:]
    result = CliRunner().invoke(app, [command, "--help"], terminal_width=200)
    assert result.exit_code == 0
    for option in options:
        if option.startswith("--"):
            assert option in result.stdout


@pytest.mark.parametrize("line", block_with("./run play").splitlines())
def test_every_task_exists(line: str) -> None:
    assert f'"{line.split()[1]}": ' in (ROOT / "run").read_text(encoding="utf-8")


def test_the_tour_names_what_is_there() -> None:
    tour = block_with("src/amunre/")
    for name in re.findall(r"^  (\S+)", tour, re.MULTILINE):
        assert (ROOT / "src" / "amunre" / name).exists(), name
    for name in re.findall(r"^(\S+)", tour, re.MULTILINE):
        assert (ROOT / name).exists(), name


def test_the_tour_leaves_no_room_out() -> None:
    rooms = (path for path in (ROOT / "src" / "amunre").iterdir() if not path.name.startswith(("_", ".", "py.typed")))
    for path in rooms:
        assert re.search(rf"\b{re.escape(path.name)}\b", block_with("src/amunre/")), path.name


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`(?:game|amunre)\.(\w+)", README))))
def test_every_name_of_the_api_exists(name: str) -> None:
    assert hasattr(amunre, name) or hasattr(amunre.Game, name)


@pytest.mark.parametrize("target", re.findall(r"\]\(([^)#:]+)\)", README))
def test_every_link_leads_somewhere(target: str) -> None:
    assert (ROOT / target).exists()

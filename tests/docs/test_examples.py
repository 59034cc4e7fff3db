"""Every example of README.md, CONTRIBUTING.md and docs/ runs, or says why not; blocks.py tells how they are marked."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent
from typing import Any

import pytest
from typer.main import get_command

from amunre.cli import app
from tests.docs.blocks import PAGES, ROOT, Block, all_blocks, blocks_of
from tests.docs.reader import Reader, matches

LANGUAGES = {"python", "sh", "json", "text", "nginx", "toml", "ini", "yaml", "bibtex"}
REASONED = ("exists", "shown")
MODES = {"", "run", "file", "from", "output", *REASONED}
RUN = (ROOT / "run").read_text(encoding="utf-8")


def with_examples() -> list[Path]:
    return [page for page in PAGES if any(block.mode == "run" for block in blocks_of(page))]


def marked(mode: str) -> list[Block]:
    return [block for block in all_blocks() if block.mode == mode]


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Reader]:
    somebody = Reader(tmp_path)
    yield somebody
    somebody.leave()


@pytest.mark.parametrize("page", with_examples(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_reader_can_follow_the_page(page: Path, reader: Reader) -> None:
    reader.follow(blocks_of(page))


@pytest.mark.parametrize("block", all_blocks(), ids=lambda block: block.place)
def test_every_block_says_what_it_is(block: Block) -> None:
    assert block.language in LANGUAGES, f"{block.place}: a block needs a language, one of {sorted(LANGUAGES)}"
    assert block.mode in MODES, f"{block.place}: {block.mode!r} is none of {sorted(MODES)}"
    if block.mode in REASONED:
        assert len(block.note.split()) >= 3, f"{block.place}: say why it is not run"


@pytest.mark.parametrize("block", marked("exists"), ids=lambda block: block.place)
def test_every_command_that_is_not_run_exists(block: Block) -> None:
    commands = [words for line in block.text.splitlines() for words in [our_command(line)] if words]
    assert commands, f"{block.place} has no command of ours: mark it `shown`"
    for words in commands:
        assert not unknown(words), f"{block.place}: `{' '.join(words)}` is unknown: {unknown(words)}"


@pytest.mark.parametrize("block", marked("from"), ids=lambda block: block.place)
def test_every_excerpt_is_in_its_file(block: Block) -> None:
    file = block.page.parent / block.note
    depths = [indent(block.text, " " * depth) for depth in (0, 4, 8)]
    assert any(text in file.read_text(encoding="utf-8") for text in depths), f"{block.place} is not in {file.name}"


def our_command(line: str) -> list[str]:
    """The words from `amunre` or `./run` on; none if the line calls something else."""
    words = shlex.split(line, comments=True)
    for place, word in enumerate(words):
        if word in ("amunre", "./run", ".venv/bin/amunre"):
            return words[place:]
    return []


def unknown(words: list[str]) -> str:
    """The first word that no command or option has; nothing if all is well."""
    door, *rest = words
    if door == "./run" and rest[:1] != ["amunre"]:
        return "" if rest and f'"{rest[0]}": ' in RUN else " ".join(words)
    if door == "./run":
        rest = rest[1:]
    command: Any = get_command(app)
    while hasattr(command, "commands"):
        if not rest or rest[0] not in command.commands:
            return " ".join(words)
        command, rest = command.commands[rest[0]], rest[1:]
    known = {option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)}
    wrong = [word for word in rest if re.match(r"--?[a-z]", word) and word.split("=")[0] not in known]
    return wrong[0] if wrong else ""


def test_the_tests_of_examples_can_fail(tmp_path: Path, reader: Reader) -> None:
    """A page with a wrong output, a failing line or an exception is not accepted."""
    assert matches("1 ... 3\n", "1 2 3")
    assert not matches("1 ... 3\n", "1 2 4")
    assert unknown(["amunre", "simulate", "--gams", "3"]) == "--gams"
    assert unknown(["amunre", "table", "burn"])
    assert unknown(["./run", "nothing"])
    page = ROOT / "page.md"
    right = Block(page, 1, "python", "run", "", "print(1)\n")
    wrong = Block(page, 2, "text", "output", "", "2\n")
    with pytest.raises(AssertionError, match="but it prints\n1"):
        reader.follow([right, wrong])
    with pytest.raises(AssertionError, match=r"page\.md:3 fails"):
        reader.follow([Block(page, 3, "sh", "run", "", "false\ntrue\n")])
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        reader.follow([Block(page, 4, "python", "run", "", "1 / 0\n")])

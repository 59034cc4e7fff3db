"""The examples of README.md, CONTRIBUTING.md and docs/: fenced blocks, and what a comment above one says of it.

Without a comment a block of `python` or `sh` is run. Otherwise `<!-- example: MODE, WHY -->` stands above it:

    exists, WHY      it is not run; but each `amunre` and `./run` in it names a command and options that exist
    shown, WHY       it is not run
    file NAME        it is saved under this name, for the blocks below it
    from FILE        it is a part of this file beside the page, which has a test of its own
    output           it is what the block above printed; `...` stands for anything
"""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(
    r"(?:^<!-- example: (?P<mark>[^\n]*) -->\n+)?^(?P<ticks>```+)(?P<language>\S*)[^\n]*\n(?P<text>.*?)^(?P=ticks)$",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Block:
    """One fenced block."""

    page: Path
    line: int
    language: str
    mode: str
    note: str
    text: str

    @property
    def place(self) -> str:
        """Where it stands, as an editor finds it."""
        return f"{self.page.relative_to(ROOT).as_posix()}:{self.line}"


def blocks_of(page: Path) -> list[Block]:
    """All blocks of a page, from top to bottom."""
    text = page.read_text(encoding="utf-8")
    return [_block(page, text, found) for found in FENCE.finditer(text)]


def _block(page: Path, text: str, found: re.Match[str]) -> Block:
    mark = found["mark"] or ("run" if found["language"] in ("python", "sh") else "")
    mode, note = re.match(r"(\w*)[,\s]*(.*)", mark).groups()  # type: ignore[union-attr]
    line = text.count("\n", 0, found.start("ticks")) + 1
    return Block(page, line, found["language"], mode, note, found["text"])


def all_blocks() -> list[Block]:
    """Those of all pages."""
    return [block for page in PAGES for block in blocks_of(page)]

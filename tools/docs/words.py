"""The client's English: what everything is called, and its rule in a sentence."""

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CATALOGUE = ROOT / "web" / "src" / "text" / "en"
ENTRY = re.compile(r"^  '([^']+)': '(.*)',$")


@cache
def words() -> dict[str, str]:
    """Every text of the cards and of the rules by its key, such as `card.theft.rule`."""
    found: dict[str, str] = {}
    for file in ("cards.ts", "rules.ts"):
        for line in (CATALOGUE / file).read_text(encoding="utf-8").splitlines():
            if line.startswith("  '"):
                entry = ENTRY.match(line)
                if entry is None or "\\" in line:
                    raise ValueError(f"{file}: one text a line, without escapes: {line.strip()}")
                found[entry[1]] = entry[2]
    return found


def name(term: str) -> str:
    """What something is called: `card.theft`, `statue.isis`, `tile.gold`."""
    return words()[f"{term}.name"]


def rule(term: str) -> str:
    """Its rule."""
    return words()[f"{term}.rule"]


def terms(kind: str) -> list[str]:
    """All of a kind that have a name, in the order of the catalogue."""
    return [key.removesuffix(".name") for key in words() if key.startswith(f"{kind}.") and key.endswith(".name")]


def table(headings: list[str], rows: list[list[str]]) -> list[str]:
    """A table of Markdown."""
    return [
        f"| {' | '.join(headings)} |",
        "|" + " --- |" * len(headings),
        *(f"| {' | '.join(row)} |" for row in rows),
    ]

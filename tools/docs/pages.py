"""Writes the pages and drawings that come from the code: `./run docs --write`. A test fails when one is behind."""

from collections.abc import Callable

from amunre.envs import tables
from tools.docs import board, cards, decisions, drawings, editions, egypt, expansions, house, rulings
from tools.docs.site import ROOT

NOTE = "<!-- Written by `./run docs --write`: change what it is written from ({source}), not this file. -->"

Writer = Callable[[], str]

PAGES: dict[str, tuple[Writer, str]] = {
    "play/editions.md": (editions.page, "src/amunre/rules/ruleset.py and tools/docs/editions.py"),
    "play/cards.md": (cards.page, "src/amunre/rules/cards.py and web/src/text/en/cards.ts"),
    "play/expansions.md": (expansions.page, "src/amunre/terminal/expansions.toml and web/src/text/en/cards.ts"),
    "play/board.md": (board.page, "src/amunre/rules/data/board.toml and tools/docs/board.py"),
    "play/rulings.md": (rulings.page, "tools/docs/rulings.toml"),
    "decisions/index.md": (decisions.page, "the decisions and tools/docs/decisions.py"),
}
OTHERS: dict[str, Writer] = {
    "pictures/game.svg": drawings.game,
    "pictures/prices.svg": drawings.prices,
    "pictures/temple.svg": drawings.temple,
    "pictures/house.svg": house.picture,
    "pictures/map.svg": egypt.picture,
    "envs/actions.md": tables.actions,
    "envs/observations.md": tables.observations,
}


def written() -> dict[str, str]:
    """All of them by their path below docs/."""
    pages = {path: _with_note(page(), source) for path, (page, source) in PAGES.items()}
    return pages | {path: write() for path, write in OTHERS.items()}


def _with_note(text: str, source: str) -> str:
    heading, rest = text.split("\n", 1)
    return f"{heading}\n\n{NOTE.format(source=source)}\n{rest}"


def main() -> None:
    """Writes what differs, and says what it was."""
    for path, text in written().items():
        file = ROOT / "docs" / path
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            print(f"docs/{path} is written anew")


if __name__ == "__main__":
    main()

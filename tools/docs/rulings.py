"""docs/play/rulings.md: every ruling with its question, its answer, and the tests that hold the game to it."""

import re
import tomllib
from pathlib import Path

from tools.docs.words import table

ROOT = Path(__file__).resolve().parents[2]

INTRO = """# Rulings

Rulebooks contradict each other here and there, and leave some questions open. These are all of them that we met, each
with our decision in short. Refusals and the code name them by number, and every one has a test (the last column; these
are files of `tests/rules`).

Do you know better, from the designer or a publisher? Then tell us: a ruling is one place in the code.
"""


def page() -> str:
    """The whole page. A ruling that no test names is an error."""
    tests = {file: file.read_text(encoding="utf-8") for file in sorted((ROOT / "tests" / "rules").rglob("test_*.py"))}
    rows = []
    for number, (question, answer) in rulings().items():
        found = [file for file, text in tests.items() if re.search(rf"\b{number}\b|_{number.lower()}_", text)]
        if not found:
            raise ValueError(f"No test of the rules names {number}.")
        names = ", ".join(f"`{file.stem.removeprefix('test_')}`" for file in found)
        rows.append([f'<a id="{number.lower()}"></a>**{number}**', question, answer, names])
    return "\n".join([INTRO, *table(["", "the question", "our decision", "tested in"], rows), ""])


def rulings() -> dict[str, list[str]]:
    """Question and answer by number."""
    text = (Path(__file__).parent / "rulings.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)

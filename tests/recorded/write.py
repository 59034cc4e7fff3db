"""Records one game of each ruleset anew, for changes of the rules that are meant: python -m tests.recorded.write.

Call it with the Python of .venv after ./run build, and read the difference before it is committed.
"""

from __future__ import annotations

import json
import random

import amunre
from amunre.rules.ruleset import Ruleset
from tests.recorded.replay import FOLDER, replayed
from tests.rulesets import RULESETS
from tests.walks import stroll


def recorded(rules: Ruleset) -> dict[str, object]:
    """A random game and the sum of the choices in it."""
    game = amunre.new_game(rules, seed=1)
    for _ in stroll(game, random.Random(f"recorded {rules.id}")):
        pass
    record = game.record()
    return {"choices": replayed(record)[1], "record": record}


def main() -> None:
    """Replaces all files of the folder."""
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for rules in RULESETS:
        text = json.dumps(recorded(rules), separators=(",", ":"))
        text = text.replace('{"seat"', '\n{"seat"')  # a line a move, for the sake of diffs
        (FOLDER / f"{rules.id}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""A bot of one's own, as docs/bots.md shows it, plays by its name."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"


def arena(folder: Path, modules: str) -> subprocess.CompletedProcess[str]:
    """A short tournament on two processes, both of which have to know the guest."""
    words = ["arena", "--bots", "cautious,random", "--games", "4", "--jobs", "2", "--json"]
    environment = {**os.environ, "AMUNRE_BOTS": modules, "PYTHONPATH": str(folder)}
    return subprocess.run(
        [sys.executable, "-m", "amunre.cli", *words], env=environment, capture_output=True, text=True, check=False
    )


def test_the_bot_of_the_guide_plays_in_the_arena(tmp_path: Path) -> None:
    code = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert code is not None
    (tmp_path / "my_bots.py").write_text(code[1], encoding="utf-8")
    result = json.loads(arena(tmp_path, "my_bots").stdout)["results"][0]
    assert (result["bot"], result["against"], result["games"]) == ("cautious", "random", 4)


def test_bots_that_cannot_be_imported_are_named(tmp_path: Path) -> None:
    ran = arena(tmp_path, "no_such_bots")
    assert ran.returncode != 0
    assert "AMUNRE_BOTS names 'no_such_bots', which cannot be imported" in ran.stderr

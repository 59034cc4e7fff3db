"""Compiled or not, the same seeds give the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import amunre
from tests.fuzz.digest import digest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(not amunre.COMPILED, reason="the package under test is not compiled")
def test_the_source_plays_the_same_games() -> None:
    source = subprocess.run(
        [sys.executable, "-m", "tests.fuzz.digest"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert source.stdout.split() == ["pure", digest()]

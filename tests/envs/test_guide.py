"""The guide tells the truth: its Python runs, and the tables it names are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
GUIDE = (DOCS / "envs.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", re.findall(r"^```python\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL))
def test_the_python_of_the_guide_runs(code: str) -> None:
    exec(code, {})  # noqa: S102


@pytest.mark.parametrize("page", re.findall(r"\]\(([^)]+)\)", GUIDE))
def test_every_page_it_names_exists(page: str) -> None:
    assert (DOCS / page).exists()

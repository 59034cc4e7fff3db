"""The generated pages are up to date, and actions are numbers and texts one to one."""

from __future__ import annotations

from pathlib import Path

from amunre.envs import tables
from amunre.rules.actions import ACTIONS, all_actions, parse, to_action, to_number, to_text

PAGES = Path(__file__).parents[2] / "docs" / "envs"
HINT = "call `./run docs --write`"


def test_the_table_of_observations_is_up_to_date() -> None:
    assert (PAGES / "observations.md").read_text() == tables.observations(), HINT


def test_the_table_of_actions_is_up_to_date() -> None:
    assert (PAGES / "actions.md").read_text() == tables.actions(), HINT


def test_main_writes_both_pages(tmp_path: Path) -> None:
    tables.main(tmp_path / "envs")
    assert sorted(page.name for page in (tmp_path / "envs").iterdir()) == ["actions.md", "observations.md"]


def test_actions_are_a_bijection() -> None:
    numbers = all_actions()
    assert [parse(to_text(number)) for number in numbers] == numbers
    assert [to_number(to_action(number)) for number in numbers] == numbers
    assert (
        len({to_text(number) for number in numbers}) == len({to_action(number) for number in numbers}) == len(numbers)
    )
    assert 0 <= min(numbers) <= max(numbers) < ACTIONS

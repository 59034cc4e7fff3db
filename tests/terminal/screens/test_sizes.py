"""What must be in sight on a small screen and on a large one."""

from pathlib import Path

import pytest

from amunre.rules.board import PROVINCES
from amunre.rules.ruleset import MODULES
from tests.terminal.screens.sitting import LARGE, SMALL, Sitting, at_table, local


def test_80_by_24_shows_the_essentials(tmp_path: Path) -> None:
    async def act(person: Sitting) -> None:
        await person.decide()  # the start Scheme
        text = await person.still()
        lines = text.splitlines()
        assert len(lines) == 24
        assert max(map(len, lines)) <= 80
        for province in PROVINCES:
            assert province.capitalize() in text
        assert "Old Kingdom, round 1 · auction · temple not set · 20 gold" in lines[0]
        assert "for sale" in text
        assert "blocked" in text
        assert "≈≈" in text
        assert "Bid for a province" in text or "outbid" in text
        assert "Bid on " in text
        assert "leaves 20 of your 20 gold" in text
        assert "── Round 1 ──" in text
        assert "? Help" in lines[-1]

    at_table(local(edition="anniversary", players=4), act, tmp_path, SMALL)


@pytest.mark.parametrize(
    ("key", "words"),
    [("c", "You have 20 gold"), ("p", "turn order"), ("s", "If the age ended now"), ("l", "comes up for auction")],
)
def test_80_by_24_shows_one_panel_at_a_time(key: str, words: str, tmp_path: Path) -> None:
    async def act(person: Sitting) -> None:
        await person.press(key)
        await person.pilot.pause()
        assert words in person.text
        await person.press("tab")
        await person.pilot.pause()
        assert words not in person.text

    at_table(local(), act, tmp_path, SMALL)


def test_200_by_60_shows_everything_at_once(tmp_path: Path) -> None:
    async def act(person: Sitting) -> None:
        await person.decide()
        text = await person.still()
        for words in ("Log", "Cards", "Players", "Score", "turn order", "provinces", "If the age ended now"):
            assert words in text
        for words in ("You have ", "comes up for auction", "farmers 0/", "statue of ", "2 icons", "+2 cards"):
            assert words in text
        assert len(text.splitlines()) == 60

    at_table(local(edition="anniversary", players=3, modules=MODULES), act, tmp_path, LARGE)


def test_the_layout_follows_the_window(tmp_path: Path) -> None:
    async def act(person: Sitting) -> None:
        assert "If the age ended now" not in person.text
        await person.pilot.resize_terminal(*LARGE)
        await person.until(lambda: "If the age ended now" in person.text, "the large layout")
        await person.pilot.resize_terminal(*SMALL)
        await person.until(lambda: "If the age ended now" not in person.text, "the small layout")
        assert "Bid on " in person.text

    at_table(local(), act, tmp_path)


@pytest.mark.parametrize("size", [(40, 10), (80, 12), (60, 40), (120, 24), (300, 100)])
def test_no_size_breaks_it(size: tuple[int, int], tmp_path: Path) -> None:
    async def act(person: Sitting) -> None:
        for _ in range(3):
            await person.decide()

    at_table(local(), act, tmp_path, size)


@pytest.mark.parametrize(
    ("key", "words"), [("question_mark", "take back"), ("i", "the temple stands"), ("b", "west bank")]
)
def test_windows_to_read(key: str, words: str, tmp_path: Path) -> None:
    async def act(person: Sitting) -> None:
        await person.press(key)
        await person.pilot.pause()
        assert words in person.text
        await person.press("escape")
        await person.pilot.pause()
        assert words not in person.text

    at_table(local(), act, tmp_path)

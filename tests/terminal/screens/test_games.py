"""Whole games at the full screen, by keys and by mouse."""

from pathlib import Path
from typing import Any

import pytest

from amunre.rules.ruleset import MODULES
from amunre.terminal.tables.saves import load
from amunre.verify import verify
from tests.terminal.screens.sitting import LARGE, SMALL, Sitting, at_table, local


@pytest.mark.parametrize(
    ("wanted", "size"),
    [
        ({"edition": "classic", "players": 3}, SMALL),
        ({"edition": "meeple", "players": 3, "switches": (("expert", True), ("open_gold", True))}, LARGE),
        ({"edition": "anniversary", "players": 5}, SMALL),
        ({"edition": "anniversary", "players": 2, "modules": MODULES}, SMALL),
    ],
    ids=["classic", "meeple", "anniversary", "all modules"],
)
def test_a_whole_game_by_keys(wanted: dict[str, Any], size: tuple[int, int], tmp_path: Path) -> None:
    async def act(person: Sitting) -> None:
        await person.play_to_the_end()
        await person.until(lambda: "won." in person.text or "share it." in person.text, "the winner")
        assert person.sight.view["over"]

    path = tmp_path / "game.json"
    at_table(local(path, **wanted), act, tmp_path, size)
    saved = load(path)
    assert saved.is_over
    assert "are those of the seed committed to." in verify(saved.record)


def test_a_round_by_mouse(tmp_path: Path) -> None:
    async def act(person: Sitting) -> None:
        await person.decide()  # the start Scheme
        decisions = 0
        while person.sight.view["round"] == 1:
            chips = person.choices._page.chips
            height = person.choices.size.height
            in_sight = [chip.choice for chip in chips if chip.row < height and not chip.choice.startswith("sell")]
            await person.click_choice(person.dice.choice(in_sight or [chips[0].choice]))
            decisions += 1
        assert decisions > 5

    at_table(local(edition="anniversary", players=3), act, tmp_path)


def test_a_click_on_a_province_shows_what_can_be_done_there(tmp_path: Path) -> None:
    async def act(person: Sitting) -> None:
        everything = person.sight.choices
        province = person.sight.view["open"][0]
        await person.click_province(*_place(province))
        shown = [chip.choice for chip in person.choices._page.chips]
        assert shown
        assert set(shown) == {choice for choice in everything if f" {province} " in choice}
        assert "Esc: all" in person.text
        await person.press("escape")
        await person.pilot.pause()
        assert len(person.choices._page.chips) == len(everything)

    at_table(local(), act, tmp_path)


def test_a_click_on_another_province_says_why_not(tmp_path: Path) -> None:
    async def act(person: Sitting) -> None:
        view = person.sight.view
        closed = next(name for name in view["provinces"] if name not in view["open"])
        before = person.sight.log
        await person.click_province(*_place(closed))
        await person.until(lambda: "Not possible" in person.text, "the reason")
        assert closed.capitalize() in person.text
        assert person.sight.log == before

    at_table(local(), act, tmp_path)


def _place(province: str) -> tuple[int, int]:
    from amunre.terminal.board_map import ROWS

    return next((row, names.index(province)) for row, names in enumerate(ROWS) if province in names)


def test_digits_go_to_the_number_that_is_meant(tmp_path: Path) -> None:
    async def act(person: Sitting) -> None:
        first = person.choices.chosen.split()[1]
        await person.press("1", "5")
        assert person.choices.chosen == f"bid {first} 15"
        await person.press("down", "6")
        assert person.choices.chosen.split()[1] != first
        assert person.choices.chosen.endswith(" 6")

    at_table(local(), act, tmp_path)


def test_a_move_may_be_typed_and_a_refused_one_says_why(tmp_path: Path) -> None:
    async def act(person: Sitting) -> None:
        province = person.sight.view["open"][0]
        before = person.sight.log
        await person.press("slash")
        await person.type(f"bid {province} 999")
        await person.until(lambda: "Not possible" in person.text, "the reason")
        assert person.sight.log == before
        await person.press("slash")
        await person.type(f"BID {province} 3")
        await person.until(lambda: person.sight.log != before, "the bid")

    at_table(local(), act, tmp_path)


def test_a_sale_can_be_taken_back(tmp_path: Path) -> None:
    async def act(person: Sitting) -> None:
        before = person.sight
        assert not before.can_undo
        await person.press("slash")
        await person.type("sell architect")
        await person.until(lambda: person.sight.log != before.log, "the sale")
        await person.press("u")
        await person.until(lambda: person.sight.view == before.view, "the undo")
        await person.press("u")
        await person.until(lambda: "Nothing can be taken back" in person.text, "the refusal")

    at_table(local(), act, tmp_path)


def test_a_hint_is_given_in_words(tmp_path: Path) -> None:
    async def act(person: Sitting) -> None:
        await person.press("h")
        await person.until(lambda: "to win" in person.text, "the hint")
        await person.press("escape")
        await person.until(lambda: "to win" not in person.text, "the table")

    at_table(local(), act, tmp_path)


def test_a_bot_that_searches_plays_beside_the_screen(tmp_path: Path) -> None:
    async def act(person: Sitting) -> None:
        for _ in range(3):
            await person.decide()
        assert any(entry.get("seat") == 1 for entry in person.sight.log)

    at_table(local(bots=("search:0.02",)), act, tmp_path)

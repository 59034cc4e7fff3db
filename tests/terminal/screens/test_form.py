"""A new game from the menu."""

from pathlib import Path

import pytest
from textual.widgets import Input, Select, SelectionList

from amunre.rules.errors import AmunreError
from amunre.terminal.screens.form import NewGame
from amunre.terminal.tables.saves import saved_games
from tests.terminal.screens.sitting import Sitting, at_table, wish


async def open_form(person: Sitting) -> NewGame:
    await person.until(lambda: "New game" in person.text, "the menu")
    await person.press("enter")
    await person.until(lambda: "A new game" in person.text, "the form")
    form = person.app.screen
    assert isinstance(form, NewGame)
    return form


def test_any_ruleset_can_be_put_together(tmp_path: Path) -> None:
    async def act(person: Sitting) -> None:
        form = await open_form(person)
        form.query_one("#edition", Select).value = "meeple"
        form.query_one("#people", Input).value = "Ann, Marie"
        form.query_one("#bots", Input).value = "random"
        await person.pilot.pause()
        form.query_one("#modules", SelectionList).select("pharaoh")
        form.query_one("#switches", SelectionList).select("open_gold")
        await person.press("f5")
        await person.until(lambda: "turn." in person.text, "the curtain")
        assert person.sight.rules.id == "meeple-3+open-gold+pharaoh"
        assert person.sight.names[:2] == ["Ann", "Marie"]

    at_table(None, act, tmp_path)
    assert len(saved_games(tmp_path)) == 1


def test_what_does_not_go_together_is_told(tmp_path: Path) -> None:
    async def act(person: Sitting) -> None:
        form = await open_form(person)
        form.query_one("#players", Select).value = 2
        await person.pilot.pause()
        await person.press("f5")
        await person.until(lambda: "fficials" in person.text, "the reason")
        assert person.app.screen is form
        await person.press("escape")
        await person.until(lambda: "Join a table" in person.text, "the menu")

    at_table(None, act, tmp_path)
    assert saved_games(tmp_path) == []


@pytest.mark.parametrize(
    "wanted",
    [{"people": ("A", "a")}, {"people": ("A", "B", "C", "D")}, {"bots": ("deep",)}, {"people": ("x" * 40,)}],
)
def test_a_wish_that_cannot_be_is_a_sentence(wanted: dict[str, tuple[str, ...]]) -> None:
    with pytest.raises(AmunreError):
        wish(people=wanted.get("people", ("Ann",)), bots=wanted.get("bots", ("random",))).deal()

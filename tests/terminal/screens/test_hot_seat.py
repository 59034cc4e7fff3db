"""Several people at one screen, and what none of them may see of the others."""

import random
from pathlib import Path

import pytest

from amunre.rules.ruleset import MODULES
from amunre.terminal.choices import title
from amunre.terminal.screens.dialogs import Curtain
from amunre.terminal.tables.local import LocalTable
from tests.secrets_twin import shuffle_secrets
from tests.terminal.screens.sitting import LARGE, Sitting, at_table, local


def test_two_people_play_with_a_curtain_between_them(tmp_path: Path) -> None:
    seen: set[str] = set()

    async def act(person: Sitting) -> None:
        assert isinstance(person.app.screen, Curtain)
        for _ in range(30):
            if isinstance(person.app.screen, Curtain):
                await person.until(lambda: "Nobody else should look" in person.text, "the curtain")
                check_curtain(person)
                seen.add(person.sight.curtain)
                await person.lift()
                assert person.sight.names[person.sight.seat or 0] in seen
            else:
                await person.decide()

    at_table(local(people=("Ann", "Marie"), bots=("random",)), act, tmp_path)
    assert seen == {"Ann", "Marie"}


def check_curtain(person: Sitting) -> None:
    """Nothing but a name and what to press; and the table behind it shows nobody's hand."""
    assert f"It is {person.sight.curtain}'s turn." in person.text
    assert person.sight.seat is None
    assert person.sight.choices == []
    assert "cards" not in str(person.sight.view["seats"])
    assert "gold" not in person.text
    assert title("architect") not in person.text


def test_who_moved_last_can_take_it_back_before_the_next_looks(tmp_path: Path) -> None:
    async def act(person: Sitting) -> None:
        await person.lift()
        first, before = person.sight.seat, person.sight.view
        bid = next(choice for choice in person.sight.choices if choice.startswith("bid"))
        await person.press("slash")
        await person.type(bid)
        await person.until(lambda: isinstance(person.app.screen, Curtain), "the curtain")
        assert "Take the last move back" in person.text
        await person.press("u")
        await person.until(lambda: person.sight.seat == first, "the undo")
        assert person.sight.view == before

    at_table(local(people=("Ann", "Marie", "Zoe")), act, tmp_path)


@pytest.mark.parametrize(
    ("edition", "players", "modules"), [("anniversary", 4, ()), ("anniversary", 3, MODULES), ("classic", 3, ())]
)
def test_the_screen_is_the_same_whatever_the_others_hide(
    edition: str, players: int, modules: tuple[str, ...], tmp_path: Path
) -> None:
    compared = 0

    async def act(person: Sitting) -> None:
        nonlocal compared
        table = person.table
        assert isinstance(table, LocalTable)
        dice = random.Random(3)
        for _ in range(10):
            if isinstance(person.app.screen, Curtain):
                await person.lift()
            seen, sight = await person.still(), person.sight
            game = table._game
            twin = game.clone()
            shuffle_secrets(twin.state, -1 if sight.seat is None else sight.seat, dice)
            table._game = twin
            person.screen.draw_soon()
            assert await person.still() == seen
            compared += 1
            table._game = game
            await person.decide()

    table = local(edition=edition, players=players, modules=modules, people=("Ann",))
    at_table(table, act, tmp_path, LARGE)
    assert compared == 10

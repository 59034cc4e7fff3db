"""Whole games by mouse and by finger, against bots, from the link to the score sheet and the replay."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.live import Live
from tests.web.clicking import Pointer, address, new_table
from tests.web.conftest import NewPage

ALL_MODULES = ["statues", "pharaoh", "afterlife", "promos"]
GAMES: dict[str, dict[str, Any]] = {
    "classic": {"edition": "classic", "players": 3},
    "meeple, expert rule": {"edition": "meeple", "players": 4, "switches": {"expert": True}},
    "anniversary": {"edition": "anniversary", "players": 5},
    "two players, all modules": {"players": 2, "modules": ["officials", *ALL_MODULES]},
}


@pytest.mark.slow
@pytest.mark.parametrize("wish", GAMES.values(), ids=GAMES)
def test_a_whole_game_by_mouse(live: Live, new_page: NewPage, wish: dict[str, Any]) -> None:
    made = new_table(live, bot="random", **wish)
    page = new_page()
    page.goto(address(live, made))
    ann = Pointer(page)
    assert ann.play() > 20
    assert ann.covered == [], "what is offered can be reached"
    assert {"province", "rung", "stepper", "slider", "primary"} <= set(ann.used), "also on the map and the ladders"
    record = live.done("GET", f"/api/tables/{made['id']}/record")
    assert page.get_by_role("heading", level=1).inner_text().endswith(("win", "wins"))
    assert page.get_by_text("They fit: nothing was chosen afterwards.").is_visible()
    page.get_by_role("link", name="Replay").click()
    page.get_by_text(f"0 / {len(record['log'])}").wait_for()
    page.get_by_role("button", name="To the end").click()
    page.get_by_text(f"{len(record['log'])} / {len(record['log'])}").wait_for()


@pytest.mark.slow
def test_a_whole_game_by_finger_on_a_phone(live: Live, new_page: NewPage) -> None:
    made = new_table(live, bot="random", players=4, modules=ALL_MODULES)
    page = new_page(360, 740, has_touch=True, is_mobile=True)
    page.goto(address(live, made))
    ann = Pointer(page, 3, touch=True)
    while not ann.over:
        ann.go_on(10)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert ann.steps > 20

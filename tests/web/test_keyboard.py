"""Without a mouse: a whole game by Tab, arrows, Enter and the space bar, and the focus is never lost."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.server.live import Live
from tests.web.clicking import address, new_table
from tests.web.conftest import NewPage
from tests.web.keys import Keys
from tests.web.walking import Walk


@pytest.mark.slow
def test_a_whole_game_by_keyboard(live: Live, new_page: NewPage) -> None:
    made = new_table(live, bot="random", edition="classic")
    page = new_page()
    page.goto(address(live, made))
    expect(page.locator("[data-tour=turn]")).to_be_visible()
    ann = Keys(page)
    assert ann.walk_to_turn() == 1, "the first stop of the page leads past the map"
    assert ann.play() > 20
    assert ann.lost == []
    assert ann.unseen == [], "one sees where the focus is"
    ann.tab_to("A Replay")
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider", name="Moves")).to_have_value("0")
    ann.tab_to("INPUT Moves")
    page.keyboard.press("End")
    record = live.done("GET", f"/api/tables/{made['id']}/record")
    expect(page.get_by_role("slider", name="Moves")).to_have_value(str(len(record["log"])))


def test_a_province_is_chosen_on_the_map_by_keyboard(live: Live, new_page: NewPage) -> None:
    walk = Walk(live, {"edition": "classic", "players": 3}, seed=1)
    page = new_page()
    page.goto(walk.address)
    walk.until("stone")
    target = page.locator("[data-tour=board] .target").first
    province = target.get_attribute("data-province")
    target.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".target")).to_have_count(0)
    until = time.monotonic() + 20
    while {"seat": 0, "action": f"stone {province}"} not in walk.log()[-3:]:
        assert time.monotonic() < until


def test_a_stepper_keeps_the_focus_at_its_end(live: Live, new_page: NewPage) -> None:
    walk = Walk(live, {"edition": "classic", "players": 3}, seed=1)
    page = new_page()
    page.goto(walk.address)
    walk.until("buy stones")
    more = page.get_by_role("button", name="One more: Stones")
    more.focus()
    for _ in range(9):
        page.keyboard.press("Space")
    expect(more).to_have_attribute("aria-disabled", "true")
    expect(more).to_be_focused()

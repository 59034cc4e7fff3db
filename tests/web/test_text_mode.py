"""The table as text: a whole game by headings, one form a decision, and a live region that tells the news."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.live import Live
from tests.web.clicking import address, new_table
from tests.web.conftest import NewPage
from tests.web.reading import Reader


@pytest.mark.slow
def test_a_whole_game_as_text(live: Live, new_page: NewPage) -> None:
    made = new_table(live, bot="random", edition="classic")
    page = new_page()
    page.goto(live.url)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Table as text").check()
    page.get_by_role("button", name="Close").click()
    page.goto(address(live, made))
    expect(page.get_by_role("heading", level=1)).to_have_text("Old Kingdom, round 1: Auction")
    ann = Reader(page, 2)
    ann.go_on(3)
    expect(page.get_by_role("log")).not_to_be_empty()
    for heading in ("Your hand", "Players", "The board", "Score sheet", "What happened"):
        expect(page.get_by_role("heading", name=heading, level=2)).to_be_visible()
    assert page.locator("svg[role=group], [data-tour=ladder]").count() == 0, "no map"
    ann.play()
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(page.get_by_role("table").first).to_contain_text("Ann")
    page.get_by_role("button", name="The board").click()
    expect(page.get_by_role("heading", name="The board", level=2)).to_be_visible()
    page.get_by_role("button", name="The result").click()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()


def test_the_focus_follows_the_form(live: Live, new_page: NewPage) -> None:
    page = new_page()
    page.goto(address(live, new_table(live, bot="random", edition="classic")))
    page.get_by_role("button", name="Table as text").click()
    button = page.get_by_role("form").get_by_role("button")
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("document.activeElement.matches('[data-tour=turn] h2, [data-tour=turn] button')")

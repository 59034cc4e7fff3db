"""The tutorial from its first word to its last, at a real table."""

from __future__ import annotations

import contextlib

import pytest
from playwright.sync_api import Error, expect

from tests.server.live import Live
from tests.web.clicking import Pointer
from tests.web.conftest import NewPage

LAST = "The New Kingdom"
ALWAYS = {"Welcome to Egypt", "The map", "What is to be done", "Your secret Scheme", "The Auction",
          "One round is over", "How points are made", "Your cards", "On your own", LAST}  # fmt: skip
"""What everybody is told; the rest depends on what one meets, and on how fast one plays."""
LESSON = """() => ['h2', 'button.primary'].map((part) => document.querySelector(`.coach ${part}`)?.textContent ?? '')"""
"""What the guide speaks of now, and its button, at one moment."""


@pytest.mark.slow
@pytest.mark.parametrize("width", [1440, 360])
def test_the_guide_leads_through_the_first_age(live: Live, new_page: NewPage, width: int) -> None:
    page = new_page(width, 800)
    page.goto(live.url)
    page.get_by_role("link", name="Learn it in ten minutes").click()
    page.get_by_role("button", name="Begin").click()
    guide = page.get_by_role("complementary", name="Guide")
    expect(guide).to_be_visible()
    ann = Pointer(page, 3)
    lessons: list[str] = []
    while LAST not in lessons or guide.count():
        title, button = page.evaluate(LESSON)
        if title not in ("", *lessons):
            lessons.append(title)
        if button:
            with contextlib.suppress(Error):  # its moment has passed meanwhile
                guide.get_by_role("button", name=button).click(timeout=1000)
        else:
            ann.step()
            page.wait_for_timeout(20)
    assert set(lessons) >= ALWAYS
    assert len(lessons) > 12, lessons
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.goto(f"{live.url}/learn")
    page.get_by_role("button", name="Go on where you were").click()
    expect(page.locator("[data-tour=turn]")).to_be_visible()
    expect(guide).to_have_count(0)

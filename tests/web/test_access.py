"""For everyone: axe finds nothing serious on any screen, by day and by lamplight, on the desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

from tests.server.live import Live
from tests.web.clicking import address, new_table
from tests.web.conftest import NewPage
from tests.web.walking import WALKS, Walk, finished_table

ALL = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]}
COLOURS = {"type": "rule", "values": ["color-contrast"]}
PAGE = "body"
DESK, PHONE = (1440, 900), (360, 740)
EVERYWHERE = ("bid", "offer", "harvest", "tomb")
"""Decisions at which the whole page is looked at, in every light and size; elsewhere the panel alone is another."""


def serious(page: Page, rules: Mapping[str, object] = ALL, within: str = PAGE) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(RUN, [within, rules])
    return found


RUN = """async ([within, rules]) => {
  // A change of light fades in; what counts is the colour it ends in.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  for (const fading of document.getAnimations()) if (fading instanceof CSSTransition) fading.finish();
  const { violations } = await axe.run(within, { runOnly: rules, resultTypes: ['violations'] });
  return violations
    .filter(({ impact }) => ['serious', 'critical'].includes(impact))
    .flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html, target }) => `${id}: ${target} ${html.slice(0, 160)}`));
}"""


def look(page: Page, screen: str) -> Iterator[str]:
    """Everything serious on the screen; by lamplight only the colours are others."""
    for width, height in (DESK, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        for scheme, rules in (("light", ALL), ("dark", COLOURS)):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            yield from (f"{screen}, {width} px, {scheme}: {each}" for each in serious(page, rules))
        if page.evaluate("document.documentElement.scrollWidth") > width:
            yield f"{screen}, {width} px: scrolls sideways"
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.emulate_media(color_scheme="light")


@pytest.mark.slow
def test_the_pages_around_the_table(live: Live, new_page: NewPage) -> None:
    page = new_page()
    waiting = live.create(players=3, mine=1)
    found: list[str] = []
    for path, ready in (
        ("/", "Play now"),
        ("/new", "Set the table"),
        ("/rules", ""),
        ("/learn", "Begin"),
        ("/table/aaaaaaaaaaaaaaaa", "No such table"),
        (address(live, waiting).removeprefix(live.url), "still free"),
    ):
        page.goto(live.url + path)
        expect(page.get_by_text(ready).first if ready else page.get_by_role("heading").first).to_be_visible()
        found += look(page, path.partition("#")[0])
    page.goto(live.url)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found += look(page, "settings")
    assert found == []


@pytest.mark.slow
def test_the_end_of_a_game(live: Live, new_page: NewPage) -> None:
    made = finished_table(live, modules=["statues", "pharaoh"], edition="anniversary")
    page = new_page()
    page.goto(address(live, made))
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_role("img", name="Lines of the chances")).to_be_visible(timeout=60_000)
    found = list(look(page, "the result"))
    page.get_by_role("button", name="The board").click()
    found += look(page, "the board afterwards")
    page.goto(f"{live.url}/replay/{made['id']}")
    expect(page.get_by_role("slider", name="Moves")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    found += look(page, "replay")
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("name", WALKS)
def test_every_kind_of_decision(live: Live, new_page: NewPage, name: str) -> None:
    """Each walk leads past its share of the kinds; together they are all that have a panel (test_walking.py)."""
    wish, seed, kinds = WALKS[name]
    walk = Walk(live, wish, seed)
    page = new_page()
    page.goto(walk.address)
    found: list[str] = []
    for kind in walk.moments(kinds):
        expect(page.locator("[data-decision]")).to_have_attribute("data-decision", kind)
        found += look(page, kind) if kind in EVERYWHERE else serious(page, ALL, "[data-tour=turn]")
    assert found == []


@pytest.mark.slow
def test_the_table_as_text_and_the_tutorial(live: Live, new_page: NewPage) -> None:
    page = new_page()
    page.goto(address(live, new_table(live, bot="random", modules=["afterlife", "statues"])))
    page.get_by_role("button", name="Table as text").click()
    expect(page.get_by_role("form")).to_be_visible()
    found = list(look(page, "text mode"))
    page.get_by_role("button", name="Table as a map").click()
    for part in ("Chat", "Notes", "Seats"):
        page.get_by_role("tab", name=part).click()
        found += [f"{part}: {each}" for each in serious(page)]
    page.get_by_role("button", name="My link").click()
    page.get_by_role("button", name="QR code").click()
    expect(page.get_by_role("img", name="Link to your own seat")).to_be_visible()
    page.get_by_role("button", name="Leave the table").click()
    found += [f"leaving: {each}" for each in serious(page)]
    page.goto(f"{live.url}/learn")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("complementary", name="Guide")).to_be_visible()
    found += look(page, "tutorial")
    assert found == []

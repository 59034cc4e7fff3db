"""For everyone: axe finds nothing serious on any screen, in light and dark, on the desk and on a phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.server.live import Live
from tests.web.clicking import address, new_table
from tests.web.conftest import NewPage

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]}
SIZES = [(1440, 900, "light"), (1440, 900, "dark"), (360, 740, "light")]


def serious(page: Page) -> list[str]:
    found = Axe().run(page, options=RULES).response["violations"]
    return [
        f"{each['id']}: {node['target']} {node['html'][:160]}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize(("width", "height", "scheme"), SIZES)
def test_every_screen_is_accessible(live: Live, new_page: NewPage, width: int, height: int, scheme: str) -> None:
    page = new_page(width, height, color_scheme=scheme)
    made = new_table(live, modules=["statues", "pharaoh", "afterlife", "promos"])
    found: dict[str, list[str]] = {}
    for path, ready in (
        ("/", "Play now"),
        ("/new", "Set the table"),
        ("/rules", ""),
        ("/learn", ""),
        ("/table/aaaaaaaaaaaaaaaa", "No such table"),
        (address(live, made).removeprefix(live.url), "Undo"),
    ):
        page.goto(live.url + path)
        expect(page.get_by_text(ready).first if ready else page.get_by_role("heading").first).to_be_visible()
        page.wait_for_timeout(200)
        found[path.partition("#")[0]] = serious(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
    assert {path: each for path, each in found.items() if each} == {}

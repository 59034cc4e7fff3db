"""How much a person waits for: the first load is small, and quick on a slow machine."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.live import Live
from tests.web.conftest import NewPage
from tests.web.measuring import listen, spent

MOST = 150_000
MOST_MILLISECONDS = 1500
SLOWED = 4


def test_the_first_load_is_small(live: Live, new_page: NewPage) -> None:
    """Script and style, packed with gzip, of the page that most people open first; languages are counted apart."""
    loaded: list[str] = []
    page = new_page()
    page.on("response", lambda response: loaded.append(response.url))
    page.goto(live.url)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    files = {url.removeprefix(live.url) for url in loaded if re.search(r"\.(js|css)$", url)}
    own = {file for file in files if not re.search(r"/(en|de|fr|zh-Hant)-[\w-]+\.js$", file)}
    sizes = {file: len(live.raw("GET", file, headers={"Accept-Encoding": "gzip"})[2]) for file in own}
    assert 0 < sum(sizes.values()) < MOST, sizes


def test_the_first_page_is_soon_usable_on_a_slow_machine(live: Live, new_page: NewPage) -> None:
    """The main thread's own time until "Play now" can be pressed; web/dev/figures.py prints more, and the clock's."""
    page = new_page()
    ear = listen(page, SLOWED)
    page.goto(live.url, wait_until="commit")
    page.get_by_role("button", name="Play now").click(trial=True)
    assert 0 < spent(ear)["all"] < MOST_MILLISECONDS

"""Measures the built client in Chromium: how soon a page can be used on a slow machine, what a new view costs to draw.

    ./run build && .venv/bin/python web/dev/figures.py

Times of the main thread are its own processor time, so other work on the machine does not count; the clock's are
printed beside them. frames.py looks closer at the board alone.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.server.live import Live  # noqa: E402
from tests.web.conftest import CHROMIUM, FLAGS  # noqa: E402
from tests.web.measuring import listen, spent  # noqa: E402
from tests.web.walking import ALL_MODULES, Walk  # noqa: E402

SLOWED = 4
RUNS = 5
MOVES = 60
FULL = {"edition": "anniversary", "players": 5, "modules": ALL_MODULES}


def until_usable(browser: Browser, address: str, ready: str) -> tuple[float, float]:
    """The main thread's time and the clock's until this can be pressed, with a cold cache on a slowed processor."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    ear = listen(page, SLOWED)
    begun = time.monotonic()
    page.goto(address, wait_until="commit")
    page.locator(ready).first.click(trial=True)
    found = spent(ear)["all"], 1000 * (time.monotonic() - begun)
    page.close()
    return found


def each_update(browser: Browser, walk: Walk, **options: Any) -> dict[str, float]:
    """What a new view costs the main thread, by kind of work, on the average over the moves of late rounds."""
    page = browser.new_page(viewport={"width": 1440, "height": 900}, **options)
    ear = listen(page)
    page.goto(walk.address)
    page.locator("[data-tour=turn]").wait_for()
    page.wait_for_timeout(500)
    before, version = spent(ear), walk.people[0].version
    for _ in range(MOVES):
        walk.step()
        page.wait_for_timeout(700 if not options else 60)  # until the pieces have come to rest
    after = spent(ear)
    page.close()
    return {kind: (after[kind] - before[kind]) / (walk.people[0].version - version) for kind in after}


def measure(live: Live, browser: Browser) -> None:
    walk = Walk(live, FULL, 3)
    while walk.people[0].view["round"] < 5:
        walk.step()
    pages = {
        "start page": (live.url, "form.now button"),
        "table": (walk.address, "[data-tour=turn] button[data-choice]"),
    }
    walk.until("bid")
    for name, (address, ready) in pages.items():
        thread, clock = zip(*(until_usable(browser, address, ready) for _ in range(RUNS)), strict=True)
        figures = (
            f"{statistics.median(thread):.0f} ms of the main thread, {statistics.median(clock):.0f} ms by the clock"
        )
        print(f"{name} usable, processor slowed {SLOWED} times: {figures}")
    for name, options in (("pieces move", {}), ("nothing moves", {"reduced_motion": "reduce"})):
        found = each_update(browser, walk, **options)
        print(f"new view, full board, {name}: " + ", ".join(f"{kind} {ms:.1f} ms" for kind, ms in found.items()))


def main() -> None:
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(Path(sys.executable).with_name("node"))
    with tempfile.TemporaryDirectory(prefix="amunre-") as folder, sync_playwright() as playwright:
        live = Live(f"{folder}/tables.sqlite", "--no-rate-limits", log=Path(folder, "log")).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            measure(live, browser)
        finally:
            browser.close()
            live.stop()


if __name__ == "__main__":
    main()

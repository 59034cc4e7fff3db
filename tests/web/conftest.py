"""A real server, a real Chromium: the client is tested as people meet it."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.server.live import Live

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run",
)  # fmt: skip
CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), ""
)
NewPage = Callable[..., Page]
PATIENCE = 20_000
"""Milliseconds: a busy machine may take its time."""
SERVER_GONE = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_RESET", "WebSocket connection to")
"""What Chromium says when the server or the network was taken away on purpose."""


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder: Path = tmp_path_factory.mktemp("web")
    live = Live(str(folder / "tables.sqlite"), "--no-rate-limits", log=folder / "log").start()
    status, page = live.ask("GET", "/")
    assert status == 200, f"the client is not built (./run build): {page}"
    yield live
    live.stop()
    assert '"level": "error"' not in live.log.read_text()


@pytest.fixture
def live(served: Live) -> Live:
    """The server; started again if a test that failed has left it dead."""
    try:
        served.ask("GET", "/healthz")
    except OSError:
        served.start()
    return served


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        if os.environ.get("CI"):
            pytest.fail("Chromium is missing.")
        pytest.skip("Chromium is missing. On Debian or Ubuntu: apt install chromium")
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(Path(sys.executable).with_name("node"))
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Pages of people who do not share a browser. No page may complain in its console; a test that provokes a failing
    request names the complaint it expects: `new_page(forgive=["status of 404"])`."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def make(width: int = 1440, height: int = 900, forgive: Sequence[str] = (), **options: Any) -> Page:
        wish = {"reduced_motion": "reduce", "locale": "en-GB", **options}
        context = browser.new_context(viewport={"width": width, "height": height}, **wish)
        contexts.append(context)
        page = context.new_page()

        def hear(said: ConsoleMessage) -> None:
            if said.type in ("error", "warning") and not any(words in said.text for words in forgive):
                complaints.append(f"{page.url}: {said.text}")

        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
        page.set_default_timeout(PATIENCE)
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == []

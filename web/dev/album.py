"""What the scenes work with: the same screen in three looks, and somebody who plays a seat over the API."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from amunre.bots import new_bot
from amunre.rules.ruleset import ruleset_from_json
from tests.server.live import Live

LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light"},
    "phone": {
        "viewport": {"width": 360, "height": 740},
        "color_scheme": "light",
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
    "dark": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"},
}
PATIENCE = 20.0
SETTLES = 350
"""Milliseconds until a screen has drawn what it was told."""
NAMES = ("Nefru", "Hapu", "Merit", "Senbi", "Tuya")


class Album:
    """One page a look; whatever is done is done on all of them."""

    def __init__(self, browser: Browser, live: Live, folder: Path, locale: str = "en-GB") -> None:
        self.live = live
        self.taken = 0
        self._folder = folder
        self._contexts: list[BrowserContext] = []
        self.pages: dict[str, Page] = {}
        self._browser = browser
        self.open_pages(locale)

    def open_pages(self, locale: str, *looks: str) -> None:
        """Fresh pages, of people who have never been here."""
        self.close()
        for look in looks or LOOKS:
            context = self._browser.new_context(reduced_motion="reduce", locale=locale, **LOOKS[look])
            self._contexts.append(context)
            page = context.new_page()
            page.set_default_timeout(60_000)
            page.on("pageerror", lambda error: print(f"   the page complains: {error}"))
            self.pages[look] = page

    def close(self) -> None:
        """All pages, and what they remembered."""
        while self._contexts:
            self._contexts.pop().close()
        self.pages.clear()

    def go(self, path: str) -> None:
        """To an address of the server."""
        self.each(lambda page: page.goto(self.live.url + path))

    def each(self, do: Callable[[Page], object], *looks: str) -> None:
        """The same on every page, or on those of some looks only."""
        for look, page in self.pages.items():
            if not looks or look in looks:
                do(page)

    def press(self, name: str, role: Any = "button", *looks: str) -> None:
        """A button by its name, or whatever else by its role."""
        self.each(lambda page: page.get_by_role(role, name=name, exact=True).first.click(), *looks)

    def shoot(self, name: str, *looks: str, full: bool = False, settles: int = SETTLES) -> None:
        """A picture of the screen in each look."""
        for look, page in self.pages.items():
            if looks and look not in looks:
                continue
            page.wait_for_timeout(settles)
            page.screenshot(path=self._folder / f"{name}.{look}.png", full_page=full)
            self.taken += 1

    def part(self, label: str) -> None:
        """A sheet of the phone, a tab of the wide screen."""
        for page in self.pages.values():
            tab = page.get_by_role("tab", name=label)
            dock = page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name=label)
            (tab if tab.count() else dock).first.click()


class Player:
    """Seat 0 of a table against bots: plays as `greedy` would, and now and then something else."""

    def __init__(self, live: Live, seed: int, bot: str = "greedy", whims: float = 0.0, **wish: Any) -> None:
        self.live = live
        self._seed = seed
        self._whims = whims
        players = wish.get("players", 3)
        bots = [{"kind": "bot", "bot": bot, "name": name} for name in NAMES[1:players]]
        seats = [{"kind": "me", "name": NAMES[0]}, *bots]
        wished = {"players": players, "seats": seats, "seed": f"{seed:064x}", "name": "The Two Lands", **wish}
        self.made: dict[str, Any] = live.done("POST", "/api/tables", wished)
        self.id: str = self.made["id"]
        self.token: str = self.made["seat_tokens"][0]
        rules = live.done("GET", f"/api/tables/{self.id}")["ruleset"]
        self._rules = ruleset_from_json(rules)
        self.snapshot: dict[str, Any] = {}
        self.wait()

    @property
    def path(self) -> str:
        """The secret link of the seat."""
        return f"/table/{self.id}#{self.token}"

    @property
    def view(self) -> dict[str, Any]:
        """The game as the seat sees it."""
        view: dict[str, Any] = self.snapshot["view"]
        return view

    @property
    def decision(self) -> str:
        """What the seat has to decide."""
        return str(self.view["agenda"][-1])

    def wait(self) -> None:
        """Until the seat has to decide, or the game is over."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            self.snapshot = self.live.done("GET", f"/api/tables/{self.id}/state", token=self.token)
            if self.view["choices"] or self.view["over"]:
                return
            time.sleep(0.02)
        raise AssertionError(f"the bots of table {self.id} do not play")

    def play(self, action: str = "") -> None:
        """One decision, and whatever the bots do then."""
        version = self.snapshot["version"]
        move = {"key": f"k{version}", "version": version, "action": action or self._choice()}
        self.live.done("POST", f"/api/tables/{self.id}/moves", move, self.token)
        self.wait()

    def _choice(self) -> str:
        """The same in the same position, whatever the pages that look on may have placed by themselves."""
        choices: list[str] = self.view["choices"]
        log = self.snapshot["log"]  # from which a bot counts the others' gold
        dice = random.Random(f"{self._seed} {len(log)}")
        if dice.random() < self._whims:
            return dice.choice(choices)
        return new_bot("greedy", self._rules, f"{len(log):064x}").choose(self.view | {"log": log}, choices, 0.0)

    def decisions(self) -> Iterator[str]:
        """Plays on; stops at every decision of the seat."""
        while not self.view["over"]:
            yield self.decision
            self.play()

    def until(self, *decisions: str, age: str = "", turn: int = 0) -> bool:
        """Plays on to such a decision, from this round on; False if none came any more."""
        for decision in self.decisions():
            if decision in decisions and self.view["round"] >= turn and age in ("", self.view["age"]):
                return True
        return False

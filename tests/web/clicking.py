"""Somebody who plays by clicking whatever he is offered."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Error, Page

from tests.server.live import Live

PATIENCE = 20.0
ASIDE = ("Undo", "Reset", "Hint")
"""Buttons of the turn that decide nothing."""


def new_table(live: Live, mine: int = 1, bot: str = "greedy", **wish: Any) -> dict[str, Any]:
    """A table with so many people and bots besides."""
    players = wish.get("players", 3)
    people = [{"kind": "me", "name": name} for name in ("Ann", "Bea", "Cleo")[:mine]]
    bots = [{"kind": "bot", "bot": bot}] * (players - mine)
    made: dict[str, Any] = live.done("POST", "/api/tables", {"players": players, "seats": [*people, *bots], **wish})
    return made


def address(live: Live, made: dict[str, Any], seat: int = 0) -> str:
    """The secret link of a seat."""
    return f"{live.url}/table/{made['id']}#{made['seat_tokens'][seat]}"


class Clicker:
    """Presses buttons of the turn panel, by script: neither the map nor the pointer is tried by it."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.clicks = 0
        self._dice = random.Random(seed)

    @property
    def over(self) -> bool:
        return self.page.get_by_role("heading", name="Score sheet").count() > 0

    def play(self, most: int = 2000) -> int:
        """Until the game is over; how many clicks it took."""
        until = time.monotonic() + PATIENCE
        while not self.over:
            if self.click():
                until = time.monotonic() + PATIENCE
            else:
                self.page.wait_for_timeout(40)
            assert time.monotonic() < until, f"stuck: {self.page.locator('[data-tour=turn]').inner_text()[:800]}"
            assert self.clicks < most, "this takes too long"
        return self.clicks

    def click(self) -> bool:
        """One click, if there is something to click."""
        offered = self._offered()
        if not offered:
            return False
        solid = [text for text, is_primary in offered if is_primary]
        text = self._dice.choice(solid) if solid and self._dice.random() < 0.6 else self._dice.choice(offered)[0]
        try:
            self.page.evaluate(PRESS, text)
        except Error:  # it was drawn anew in the meantime
            return False
        self.clicks += 1
        return True

    def _offered(self) -> list[tuple[str, bool]]:
        """What the buttons of the turn say; selling cards only if nothing else is there."""
        found: list[list[Any]] = self.page.evaluate(LOOK)
        chosen = [(text, solid) for text, solid in found if not text.startswith(ASIDE)]
        return [each for each in chosen if "Sell" not in each[0]] or chosen


LOOK = """() => [...document.querySelectorAll('[data-tour=turn] button:not([disabled])')]
  .filter((each) => each.checkVisibility())
  .map((each) => [each.innerText.trim() || each.ariaLabel, each.classList.contains('primary')])"""
PRESS = """(text) => {
  const same = (each) => (each.innerText.trim() || each.ariaLabel) === text && each.checkVisibility() && !each.disabled;
  const button = [...document.querySelectorAll('[data-tour=turn] button')].find(same);
  if (!button) throw new Error('gone');
  const box = button.getBoundingClientRect();
  button.scrollIntoView({ block: 'center' });
  button.click();
  return [box.width, box.height];
}"""

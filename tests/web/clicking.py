"""Tables to play at, and somebody who plays by pointing: on the map, the ladders, the cards and the panel."""

from __future__ import annotations

import random
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from tests.server.live import Live

PATIENCE = 20.0
WEIGHTS = {
    "province": 6,
    "slip": 6,
    "rung": 6,
    "tile": 4,
    "card": 4,
    "slider": 2,
    "stepper": 3,
    "toggle": 1,
    "button": 2,
    "primary": 3,
}
"""What a pointer likes to use: rather the board than the list beside it."""


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


class Player(ABC):
    """Somebody at a page who goes on until the game is over, in his own way; no word of a language is needed for it."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.steps = 0
        self.dice = random.Random(seed)

    @property
    def over(self) -> bool:
        """Whether the result is shown: it leads to the replay."""
        return self.page.locator("a[href^='/replay/']").count() > 0

    def play(self, most: int = 2000) -> int:
        """Until the game is over; how many steps it took."""
        return self.go_on(most, until_over=True)

    def go_on(self, steps: int, until_over: bool = False) -> int:
        """So many steps, waiting for the others in between."""
        until = time.monotonic() + PATIENCE
        first = self.steps
        while not self.over and self.steps - first < steps:
            if self.step():
                self.steps += 1
                until = time.monotonic() + PATIENCE
            else:
                self.page.wait_for_timeout(20)
            assert time.monotonic() < until, f"stuck: {self.page.locator('main').first.inner_text()[:800]}"
        assert self.over or not until_over, "this takes too long"
        return self.steps - first

    @abstractmethod
    def step(self) -> bool:
        """Does one thing, if there is something to do."""


class Pointer(Player):
    """Uses the mouse, or a finger, where a person would: whatever is offered must be in sight and on top."""

    def __init__(self, page: Page, seed: int = 1, touch: bool = False) -> None:
        super().__init__(page, seed)
        self.used: Counter[str] = Counter()
        self.covered: list[str] = []
        self._touch = touch

    def step(self) -> bool:
        offered: list[str] = self.page.evaluate(LOOK)
        kinds = sorted(set(offered))
        if not kinds:
            return False
        kind = self.dice.choices(kinds, [WEIGHTS[each] for each in kinds])[0]
        index = self.dice.choice([place for place, each in enumerate(offered) if each == kind])
        share = self.dice.random()
        point = self.page.evaluate(AIM, [index, share])
        if isinstance(point, str):  # it may be on its way to its place
            self.page.wait_for_timeout(400)
            point = self.page.evaluate(AIM, [index, share])
        if point is None:  # it was drawn anew in the meantime
            return False
        if isinstance(point, str):
            self.covered.append(f"{kind} {point}")
            return False
        self._press(*point)
        self.used[kind] += 1
        return True

    def _press(self, x: float, y: float) -> None:
        if self._touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)


def together(people: Sequence[Player], steps: int) -> None:
    """Whoever can does the next step."""
    while sum(person.steps for person in people) < steps:
        for person in people:
            if person.step():
                person.steps += 1
            else:
                person.page.wait_for_timeout(20)


LOOK = """() => {
  const places = [
    ['[data-tour=board] .target', 'province'],
    ['[data-tour=board] .menu .list button', 'slip'],
    ['[data-tour=board] button.rung', 'rung'],
    ['[data-tour=board] .tombs button', 'tile'],
    ['[data-tour=hand] button', 'card'],
    ['[data-tour=turn] input[type=range]', 'slider'],
    ['[data-tour=turn] .stepper button', 'stepper'],
    ['[data-tour=turn] :is(input[type=checkbox], input[type=radio])', 'toggle'],
    ['nav .calling', 'primary'],
    ['[data-tour=turn] > :not(footer, details) button.primary, [data-tour=turn] > button.primary', 'primary'],
    ['[data-tour=turn] > :not(footer, details) button, [data-tour=turn] > button', 'button'],
  ];
  const found = new Map();
  for (const [selector, kind] of places)
    for (const each of document.querySelectorAll(selector))
      if (!each.disabled && each.getAttribute('aria-disabled') !== 'true' && each.checkVisibility() && !found.has(each))
        found.set(each, kind);
  window.offered = [...found.keys()];
  return [...found.values()];
}"""
"""Everything that can be pointed at now, by kind; undo, hints and sales are left aside."""

AIM = """([index, share]) => {
  const target = window.offered[index];
  if (!target?.isConnected || target.disabled) return null;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = target.getBoundingClientRect();
  const hits = ([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return target.contains(top) || top?.closest('label')?.contains(target);
  };
  const at = (across, down) => [box.left + box.width * across, box.top + box.height * down];
  const spots = target.matches('[type=range]') ? [at(0.05 + 0.9 * share, 0.5)] : [at(0.5, 0.5)];
  if (target.matches('.target'))
    for (let i = 0; i < 80; i++) spots.push(at(((i * 0.618 + share) % 1), (i + 0.5) / 80));
  const spot = spots.find(hits);
  const top = document.elementFromPoint(...spots[0]);
  return spot ?? `${target.outerHTML.slice(0, 120)} under ${top?.outerHTML.slice(0, 120)}`;
}"""
"""Where to press for it: a point that is really its own, or what lies over it."""

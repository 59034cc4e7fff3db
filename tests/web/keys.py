"""Somebody without a mouse: Tab, arrows, Enter and the space bar."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.web.clicking import Player

FARTHEST = 150
"""Tab stops of a page; nobody walks farther."""


class Keys(Player):
    """Walks to the panel of the turn once, and expects to be left there: `lost` tells when it was not so."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.lost: list[str] = []
        self.unseen: list[str] = []
        self._did = "coming"
        self._strayed = False

    def walk_to_turn(self) -> int:
        """By the first stop of the page, which leads there; how many times Tab was pressed."""
        for presses in range(1, FARTHEST):
            self.page.keyboard.press("Tab")
            if self._focus()["name"] == "BUTTON Turn":
                self.page.keyboard.press("Enter")
            if self._focus()["inside"]:
                return presses
        raise AssertionError("the panel cannot be reached by Tab")

    def tab_to(self, name: str) -> None:
        """Tab until this, by tag and name."""
        for _ in range(FARTHEST):
            self.page.keyboard.press("Tab")
            if self._focus()["name"] == name:
                return
        raise AssertionError(f"{name} cannot be reached by Tab")

    def step(self) -> bool:
        """Some way along the controls of the panel, and the use of one; nothing while the panel waits."""
        here = self._focus()
        if not here["asked"]:
            return False
        if not here["inside"]:
            if not self._strayed:
                self.lost.append(f"after {self._did}: on {here['name']}")
            self.walk_to_turn()
        self._strayed = False
        back = self.dice.random() < 0.2
        for _ in range(FARTHEST):
            if here["kind"] and self.dice.random() < 0.4:
                self._use(here["kind"])
                self._did = f"{here['kind']} {here['name']}"
                return True
            self.page.keyboard.press("Shift+Tab" if back else "Tab")
            here = self._focus()
            if not here["asked"]:  # the panel changed under a finger that was on its way
                self._strayed = True
                return False
            if not here["shown"]:
                self.unseen.append(here["name"])
            back = back != (not here["inside"])  # past an end: turn round
        raise AssertionError("nothing of the panel can be used")

    def _use(self, kind: str) -> None:
        match kind:
            case "button":
                self.page.keyboard.press(self.dice.choice(("Enter", "Space")))
            case "toggle":
                self.page.keyboard.press("Space")
            case "radio":
                self.page.keyboard.press("ArrowDown")
            case "number":
                self.page.keyboard.press(self.dice.choice(("ArrowUp", "ArrowUp", "ArrowDown")))

    def _focus(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(FOCUS)
        return found


FOCUS = """() => {
  const here = document.activeElement;
  const kinds = [
    ['footer *, details *', ''],
    ['button', 'button'],
    ['input[type=checkbox]', 'toggle'],
    ['input[type=radio]', 'radio'],
    ['input[type=range], input[type=number]', 'number'],
  ];
  const panel = here?.closest('[data-tour=turn]');
  const { outlineStyle, boxShadow } = getComputedStyle(here ?? document.body);
  const name = here?.labels?.[0]?.textContent ?? here?.ariaLabel ?? here?.textContent;
  const asked = document.querySelector('[data-tour=turn] button[data-choice]:not(:disabled)');
  return {
    asked: Boolean(asked),
    inside: Boolean(panel),
    kind: panel && !here.disabled ? (kinds.find(([selector]) => here.matches(selector))?.[1] ?? '') : '',
    shown: !panel || here.matches('h2') || outlineStyle !== 'none' || boxShadow !== 'none',
    name: `${here?.tagName} ${name}`.trim().slice(0, 60),
  };
}"""
"""Where the focus is, what can be done with it there, and whether it can be seen."""

"""Somebody who plays the table as text, by roles and names only, as a screen reader offers them."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.web.clicking import Player


class Reader(Player):
    """Fills in the one form of each decision: a radio button, perhaps a list, and the button that says what it does."""

    def step(self) -> bool:
        form = self.page.get_by_role("form")
        if form.get_by_role("button", disabled=False).count() == 0:
            return False
        ways, lists = form.get_by_role("radio"), form.get_by_role("combobox")
        if lists.count() > 0 and self.dice.random() < 0.5:
            self._pick(lists.nth(self.dice.randrange(lists.count())))
        else:
            ways.nth(self._seldom_the_last(ways.count())).check()
        form.get_by_role("button").click()
        return True

    def _pick(self, choices: Locator) -> None:
        choices.select_option(index=self.dice.randrange(choices.get_by_role("option").count()))

    def _seldom_the_last(self, count: int) -> int:
        """Sales stand last."""
        return self.dice.randrange(count - 1) if count > 1 and self.dice.random() < 0.9 else count - 1

"""A person at the full screen: presses keys, clicks, and reads what stands there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from textual.events import Key
from textual.pilot import Pilot

from amunre.simulate import RulesetChoice
from amunre.terminal.screens.app import AmunReApp
from amunre.terminal.screens.board import BoardMap
from amunre.terminal.screens.choice_list import ChoiceList
from amunre.terminal.screens.dialogs import Curtain, Reading
from amunre.terminal.screens.form import Wish
from amunre.terminal.screens.table_screen import TableScreen
from amunre.terminal.tables.local import LocalTable
from amunre.terminal.tables.table import Sight, Table

SMALL, LARGE = (80, 24), (200, 60)
PATIENCE = 90.0
ARROWS = ("right", "down", "left", "up", "end")


def wish(
    edition: str = "classic",
    players: int = 3,
    people: tuple[str, ...] = ("Ann",),
    bots: tuple[str, ...] = ("random",),
    seed: int = 7,
    **more: Any,
) -> Wish:
    return Wish(RulesetChoice(edition, players, **more), people, bots, seed)


def local(path: Path | None = None, **wanted: Any) -> LocalTable:
    return LocalTable(wish(**wanted).deal(), path)


class Sitting:
    """The screen, its table, and somebody in front of it."""

    def __init__(self, app: AmunReApp, pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot
        self.dice = random.Random(1)

    @property
    def text(self) -> str:
        """The whole screen, line by line."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text for strip in strips)

    @property
    def screen(self) -> TableScreen:
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def table(self) -> Table:
        return self.screen.table

    @property
    def sight(self) -> Sight:
        sight = self.table.sight()
        assert sight is not None
        return sight

    @property
    def choices(self) -> ChoiceList:
        return self.screen.query_one(ChoiceList)

    @property
    def board(self) -> BoardMap:
        return self.screen.query_one(BoardMap)

    async def until(self, come: Callable[[], bool], what: str = "it") -> None:
        """Waits for something to happen on the screen."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while not come():
            assert asyncio.get_running_loop().time() < end, f"waited in vain for {what}:\n{self.text}"
            await asyncio.sleep(0.002)

    async def drawn(self) -> None:
        """Whatever is owed by bots is done, and drawn."""
        await self.until(lambda: self.app.screen is not self.screen or self._settled(), "the bots")

    def _settled(self) -> bool:
        sight = self.table.sight()
        if sight is None or self.screen._busy or self.screen._drawing or self.screen._sight is None:
            return False
        on_screen = self.screen._sight.log == sight.log
        return on_screen and bool(sight.choices or sight.view["over"] or self.table.is_replay)

    async def still(self) -> str:
        """The screen's text once it has stopped to change."""
        before, now = "", self.text
        while before != now:
            await self.pilot.pause(0.03)
            before, now = now, self.text
        return now

    async def decide(self) -> None:
        """One decision by the keyboard, after some wandering about."""
        before = self.sight.log
        self.send(*self.dice.choices(ARROWS, k=self.dice.randrange(3)), "enter")
        await self.until(lambda: self.sight.log != before, "the decision")
        await self.drawn()

    def send(self, *keys: str) -> None:
        """Keys as the terminal sends them, without Textual's long pause after each."""
        driver = self.app._driver
        assert driver is not None
        for key in keys:
            driver.send_message(Key(key, None))

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def type(self, text: str) -> None:
        """Letter by letter into the line that is open."""
        await self.press(*("space" if letter == " " else letter for letter in text), "enter")
        await self.pilot.pause()

    async def click_choice(self, choice: str) -> None:
        """Clicks the chip; it must be in sight."""
        chips = self.choices._page.chips
        chip = next(chip for chip in chips if chip.choice == choice)
        offset = (chip.start + 1, chip.row - self.choices.scroll_offset.y)
        assert await self.pilot.click(ChoiceList, offset=offset)
        await self.drawn()

    async def click_province(self, row: int, column: int) -> None:
        width, height = self.board._cell
        await self.pilot.click(BoardMap, offset=(column * width + 3 + (4 if column > 1 else 0), row * height))
        await self.pilot.pause()

    async def play_to_the_end(self, most: int = 1000) -> None:
        """By keys, through curtains, until the score sheet is shown."""
        for _ in range(most):
            if isinstance(self.app.screen, Reading):
                return
            if isinstance(self.app.screen, Curtain):
                await self.lift()
            else:
                await self.decide()
        raise AssertionError("the game does not end")

    async def lift(self) -> None:
        """The person of the curtain sits down."""
        await self.until(lambda: "Nobody else should look" in self.text, "the curtain")
        self.send("enter", "s")  # the Enter of an impatient person lifts nothing
        await self.until(lambda: not isinstance(self.app.screen, Curtain), "the hand")
        await self.drawn()


def at_table(
    table: Table | None,
    act: Callable[[Sitting], Awaitable[None]],
    folder: Path,
    size: tuple[int, int] = SMALL,
    wanted: Wish | None = None,
) -> AmunReApp:
    """Sits down at the table (None: at the menu) and acts."""

    async def run() -> AmunReApp:
        app = AmunReApp(folder, wanted or wish(), table)
        async with app.run_test(size=size, notifications=True) as pilot:
            sitting = Sitting(app, pilot)
            await pilot.pause()
            if table is not None:
                await sitting.drawn()
            await act(sitting)
            for screen in app.screen_stack:
                if isinstance(screen, TableScreen):
                    await screen.table.stop()
        return app

    return asyncio.run(run())

"""Clocks: none, so long a turn, or a bank with an increment. Pure arithmetic; the time comes from outside.

What a seat spends on a sealed decision is set aside until the reveal, so that no clock tells who has decided already.
"""

from collections.abc import Collection
from typing import Literal

import msgspec


class ClockRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`turn`: so many seconds for each turn; `bank`: so many for the whole game, and an increment after each turn."""

    kind: Literal["turn", "bank"]
    seconds: float = msgspec.field(default=86400.0)
    increment: float = 0.0


class Clock(msgspec.Struct):
    """How the clocks of all seats stand."""

    rules: ClockRules
    left: list[float]
    since: list[float | None]  # when it began to run
    aside: list[float | None]  # what is left after a sealed decision that is not revealed yet

    def after(self, seat: int, public: bool, to_act: Collection[int], now: float) -> None:
        """Somebody has moved."""
        if public:
            self._settle(to_act, now)
            self._start(to_act, now)
        elif seat in to_act:
            self.aside[seat] = None  # taken back
        elif self.since[seat] is not None:
            self.aside[seat] = self._spent(seat, now)

    def begin(self, to_act: Collection[int], now: float) -> None:
        """The game begins, or goes on after a pause."""
        self._start(to_act, now)

    def give_time(self, seat: int, now: float) -> None:
        """Somebody sits down again whose time was up: he gets a turn's time, or an increment and a minute."""
        most = self.rules.seconds
        fair = most if self.rules.kind == "turn" else min(most, self.rules.increment + 60.0)
        if self.since[seat] is not None:
            self.since[seat] = now
        self.left[seat] = max(self.left[seat], fair) if self.rules.kind == "turn" else fair

    def stop(self) -> None:
        """The game is over."""
        self.since = [None] * len(self.since)
        self.aside = [None] * len(self.aside)

    def deadline(self, seat: int) -> float | None:
        """When the seat's time is up; None while its clock stands."""
        since = self.since[seat]
        return None if since is None or self.aside[seat] is not None else since + self.left[seat]

    def shown(self, reader: int) -> list[tuple[float, float | None]]:
        """Seconds left, and since when they run, as the reader may know it."""
        faces = list(zip(self.left, self.since, strict=True))
        if reader >= 0 and (own := self.aside[reader]) is not None:
            faces[reader] = (own, None)
        return faces

    def _settle(self, to_act: Collection[int], now: float) -> None:
        for seat, aside in enumerate(self.aside):
            if aside is not None:
                self.left[seat], self.since[seat], self.aside[seat] = aside, None, None
            elif self.since[seat] is not None and seat not in to_act:
                self.left[seat], self.since[seat] = self._spent(seat, now), None

    def _start(self, to_act: Collection[int], now: float) -> None:
        for seat in to_act:
            if self.since[seat] is None:
                self.since[seat] = now
                if self.rules.kind == "turn":
                    self.left[seat] = self.rules.seconds

    def _spent(self, seat: int, now: float) -> float:
        since = self.since[seat]
        assert since is not None
        gained = self.rules.increment if self.rules.kind == "bank" else 0.0
        return max(self.left[seat] - (now - since), 0.0) + gained


def new_clock(rules: ClockRules, players: int) -> Clock:
    """All clocks full, none running."""
    return Clock(rules, [rules.seconds] * players, [None] * players, [None] * players)

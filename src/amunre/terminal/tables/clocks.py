"""The clocks of a server's table, read between two messages."""

import time
from typing import Any

MINUTE, HOUR, DAY = 60, 3600, 86400


class Clocks:
    """What the last card of the table said, and how long ago that was."""

    def __init__(self) -> None:
        self._seats: list[tuple[float, bool]] = []
        self._heard = 0.0

    def take(self, clock: dict[str, Any] | None) -> None:
        """The clock of a card: of each seat the seconds left, and since when they run, by the server's own time."""
        now = 0.0 if clock is None else clock["now"]
        seats = [] if clock is None else clock["seats"]
        self._seats = [(left if since is None else left - (now - since), since is not None) for left, since in seats]
        self._heard = time.monotonic()

    def shown(self) -> tuple[str, ...]:
        """By seat what is left now; nothing where nobody plays by the clock."""
        passed = time.monotonic() - self._heard
        return tuple(in_words(left - (passed if runs else 0)) for left, runs in self._seats)


def in_words(seconds: float) -> str:
    """4:05 minutes, 1:04:05 hours, or 2 d 3 h."""
    left = max(0, int(seconds))
    if left >= DAY:
        return f"{left // DAY} d {left % DAY // HOUR} h"
    minutes = f"{left % HOUR // MINUTE}:{left % MINUTE:02}"
    return minutes if left < HOUR else f"{left // HOUR}:{minutes.zfill(5)}"

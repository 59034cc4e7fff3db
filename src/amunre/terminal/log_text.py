"""The log with the players' names in it."""

import re
from collections.abc import Sequence


def in_words(log: Sequence[str], names: list[str]) -> list[str]:
    """The lines of a log; `Seat 1` and `seat 1` become the name of whoever sits there."""

    def named(found: re.Match[str]) -> str:
        seat = int(found[1])
        return names[seat] if seat < len(names) else found[0]

    return [re.sub(r"\b[Ss]eat (\d)\b", named, line) for line in log]

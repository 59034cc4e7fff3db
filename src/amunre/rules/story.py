"""What happened, for the log: events that follow from an action, told as numbers and put into words elsewhere."""

from __future__ import annotations

from typing import Final


class Story:
    """Collects the events of a game; `State.story` is None where nobody reads them (search, simulation)."""

    SOLD: Final = 0  # card, gold
    DREW: Final = 1  # card: only its owner may read which
    PAID: Final = 2  # gold, for province
    TOOK: Final = 3  # province
    GAINED: Final = 4  # gold, from a blessing or Theft
    BUILT: Final = 5  # province: a Pyramid
    OFFERED: Final = 6  # gold; 0 is Theft
    TEMPLE: Final = 7  # collective offering, space
    EARNED: Final = 8  # gold, in the Harvest
    SCORED: Final = 9  # source, points
    OPENED: Final = 10  # province, 1 if revealed by the seat
    BLOCKED: Final = 11  # province
    ROUND: Final = 12  # round
    INFLUENCE: Final = 13  # played with the offering
    LAID: Final = 14  # stone in province, by a blessing
    ORDER: Final = 15  # seat at place
    KEPT: Final = 16  # a start Scheme: only its owner may read which
    WON: Final = 17

    def __init__(self) -> None:
        self.events: list[tuple[int, int, int, int]] = []

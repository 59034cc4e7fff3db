"""What happens without anybody deciding it: events that follow from an action, as numbers and as JSON for the log."""

from __future__ import annotations

from typing import Final

from .board import PROVINCES
from .cards import CARD_NAMES

Event = tuple[int, int, int, int]  # which, seat (-1: none), and two numbers that depend on which


class Story:
    """Collects the events of a game; `State.story` is None where nobody reads them (search, simulation)."""

    ROUND: Final = 0  # round
    OPENED: Final = 1  # province; the seat that revealed it
    BLOCKED: Final = 2  # province
    PAID: Final = 3  # gold, for province
    TOOK: Final = 4  # province
    GAINED: Final = 5  # gold, from the blessing of a province, or -1 for Theft
    LAID: Final = 6  # Stone in province, by its blessing
    BUILT: Final = 7  # Pyramid in province
    DREW: Final = 8  # card: only its owner may read which
    TEMPLE: Final = 9  # space, collective offering
    ORDER: Final = 10  # the new turn order, a digit a seat
    EARNED: Final = 11  # gold, in the Harvest
    SOLD: Final = 12  # card, at the end of the game
    SCORED: Final = 13  # points, source
    WON: Final = 14  # points

    def __init__(self) -> None:
        self.events: list[Event] = []


_NAMES: Final = (
    "round", "opened", "blocked", "paid", "took", "gained", "laid", "built", "drew", "temple", "order", "earned",
    "sold", "scored", "won",
)  # fmt: skip
# What the two numbers of each event are called in the log.
_FIELDS: Final = (
    ("round", ""), ("province", ""), ("province", ""), ("gold", "province"), ("province", ""), ("gold", "province"),
    ("province", ""), ("province", ""), ("card", ""), ("space", "collective"), ("order", ""), ("gold", ""),
    ("card", ""), ("points", "source"), ("points", ""),
)  # fmt: skip


def event_entry(event: Event, reader: int, sources: tuple[str, ...], players: int) -> dict[str, object]:
    """An event for the log of a reader (-1: a spectator); which card somebody drew is his secret."""
    which, seat, one, two = event
    entry: dict[str, object] = {"event": _NAMES[which]}
    if seat >= 0:
        entry["seat"] = seat
    if which == Story.DREW and seat != reader:
        return entry
    for name, value in zip(_FIELDS[which], (one, two), strict=True):
        if name == "province":
            entry[name] = None if value < 0 else PROVINCES[value]
        elif name == "card":
            entry[name] = CARD_NAMES[value]
        elif name == "source":
            entry[name] = sources[value]
        elif name == "order":
            entry[name] = [int(digit) for digit in str(value).zfill(players)]
        elif name:
            entry[name] = value
    return entry

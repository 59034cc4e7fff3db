"""What happens without anybody deciding it: events that follow from an action, as numbers and as JSON for the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .actions import STATUES, TILE_NAMES
from .board import PROVINCES
from .cards import CARD_NAMES

if TYPE_CHECKING:
    from .ruleset import Ruleset

Event = tuple[int, int, int, int]  # which, seat (-1: none), and two numbers that depend on which


class Story:
    """Collects the events of a game; `State.story` is None where nobody reads them (search, simulation)."""

    ROUND: Final = 0  # round
    OPENED: Final = 1  # province; the seat that revealed it
    BLOCKED: Final = 2  # province
    PAID: Final = 3  # gold, for province
    TOOK: Final = 4  # province
    GAINED: Final = 5  # gold, from something in a province, or -1 for a Tomb tile
    LAID: Final = 6  # Stone in province, by its blessing
    BUILT: Final = 7  # Pyramid in province
    DREW: Final = 8  # card: only its owner may read which
    TEMPLE: Final = 9  # space, collective offering
    ORDER: Final = 10  # the new turn order, a digit a seat
    EARNED: Final = 11  # gold, in the Harvest
    SOLD: Final = 12  # card, at the end of the game
    SCORED: Final = 13  # points, source
    WON: Final = 14  # points
    STOLE: Final = 15  # gold, with Theft
    STATUE: Final = 16  # statue, province
    OFFICIAL: Final = 17  # Official, province
    TOKEN: Final = 18  # of the Pharaoh in province
    DREW_TILE: Final = 19  # kind: only its owner may read which

    def __init__(self) -> None:
        self.events: list[Event] = []


# The name of each event in the log, and what its two numbers are called there.
_EVENTS: Final = (
    ("round", "round", ""),
    ("opened", "province", ""),
    ("blocked", "province", ""),
    ("paid", "gold", "province"),
    ("took", "province", ""),
    ("gained", "gold", "province"),
    ("laid", "province", ""),
    ("built", "province", ""),
    ("drew", "card", ""),
    ("temple", "space", "collective"),
    ("order", "order", ""),
    ("earned", "gold", ""),
    ("sold", "card", ""),
    ("scored", "points", "source"),
    ("won", "points", ""),
    ("stole", "gold", ""),
    ("statue", "statue", "province"),
    ("official", "official", "province"),
    ("token", "province", ""),
    ("drew tile", "tile", ""),
)


def event_entry(event: Event, reader: int, rules: Ruleset) -> dict[str, object]:
    """An event for the log of a reader (-1: a spectator); what somebody drew is his secret."""
    which, seat, one, two = event
    name, first, second = _EVENTS[which]
    entry: dict[str, object] = {"event": name}
    if seat >= 0:
        entry["seat"] = seat
    if (which == Story.DREW or which == Story.DREW_TILE) and seat != reader:
        return entry
    entry[first] = _said(first, one, rules)
    if second:
        entry[second] = _said(second, two, rules)
    return entry


def _said(field: str, value: int, rules: Ruleset) -> object:
    """A number of an event as the log has it."""
    if field == "order":
        return [int(digit) for digit in str(value).zfill(rules.players)]
    names = _names(field, rules)
    if len(names) == 0:
        return value
    return None if value < 0 else names[value]


def _names(field: str, rules: Ruleset) -> tuple[str, ...]:
    if field == "province":
        return PROVINCES
    if field == "card":
        return CARD_NAMES
    if field == "tile":
        return TILE_NAMES
    if field == "source":
        return rules.sources
    if field == "statue":
        return STATUES
    if field == "official":
        return tuple(rules.officials.names)
    return ()

"""The action space: a number for search, a typed value for code, a line of text for people, each into each other.

The numbers lie in global ranges, one a verb; those of the commonest decisions come first because CPython keeps the
integers up to 256 ready-made.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .board import PROVINCES
from .cards import CARD_NAMES, KINDS
from .errors import IllegalMove

LADDER_RUNGS: Final = 9  # 0, 1, 3, ... 36: the spaces printed on a province card
ALL_RUNGS: Final = 32  # bids past 36 go on to 496
MOST_GOLD: Final = 511  # the highest offer; more than the base game can bring together: docs/decisions/0006
MOST_BOUGHT: Final = 31  # 31 of a kind cost 496
MOST_GIFTS: Final = 12

SELL: Final = 0
PASS: Final = 21
DONE: Final = 22
BRIBERY: Final = 23
PROTECTION: Final = 24
STEAL: Final = 25
WITH_INFLUENCE: Final = 26
WITH_GREED: Final = 27
INFLUENCE_UP: Final = 28
INFLUENCE_DOWN: Final = 29
DELEGATION: Final = 30
EXTRA: Final = 31
AFTERLIFE_DRAW: Final = 32
AFTERLIFE_PLACE: Final = 33
GIFT_FARMER: Final = 34
GIFT_STONE: Final = 35
GIFT_TOMB: Final = 36
GIFT_FAVOURS: Final = 36  # + 1 .. 12
BID: Final = 50  # + province * 9 + rung
FARMER: Final = 185  # + province
STONE: Final = 200
BUY_STONES: Final = 215  # + 0 .. 31, as the other purchases
BUY_FARMERS: Final = 247
BUY_FAVOURS: Final = 279
BUY_TOMBS: Final = 311
ARCHITECT: Final = 343  # + province; after the purchases, as Market.anytime comes last
CULTIVATION: Final = 358
TREASURY: Final = 400  # + province
ABUNDANCE: Final = 415
POPULARITY: Final = 430
EXPORT: Final = 445
LIFT: Final = 460
CHOOSE: Final = 475
HORUS: Final = 490
REVEAL: Final = 505
KEEP: Final = 520  # + card, as the next two
SCORE: Final = 541
DISCARD: Final = 562
DISCARD_TILE: Final = 583  # + tile kind
TOMB: Final = 588  # + tile kind * 15 + slot
GLORY: Final = 663  # + 1 .. 3, so the first is 664
AGAIN: Final = 667  # + kind * 32 + 0 .. 31
HIGH_BID: Final = 795  # + province * 23 + rung - 9
OFFER: Final = 1139  # + 1 .. 511
ACTIONS: Final = 1651

TILE_NAMES: Final = ("point", "farmer", "stone", "favour", "gold")
STATUES: Final = ("horus", "bastet", "osiris", "set", "isis", "sobek", "thoth", "ptah")
WARES: Final = ("tombs", "favours", "farmers", "stones")


class Action(NamedTuple):
    """An action as a typed value: what is done, to what, how much."""

    verb: str
    target: str = ""
    amount: int = -1


def triangle(count: int) -> int:
    """The price of `count` things of one kind, and the bid on rung `count`: 0, 1, 3, 6, 10, ..."""
    return count * (count + 1) // 2


def _tomb_places() -> list[str]:
    return [f"{row} {slot}" for row in range(1, 6) for slot in range(1, 7 - row)]


def _spaced(verb: str, first: int, names: tuple[str, ...]) -> list[tuple[int, Action]]:
    return [(first + index, Action(verb, name)) for index, name in enumerate(names)]


def _counted(verb: str, first: int, lowest: int, highest: int) -> list[tuple[int, Action]]:
    return [(first + count, Action(verb, "", count)) for count in range(lowest, highest + 1)]


def _bids() -> list[tuple[int, Action]]:
    low = [
        (BID + p * LADDER_RUNGS + rung, Action("bid", name, triangle(rung)))
        for p, name in enumerate(PROVINCES)
        for rung in range(LADDER_RUNGS)
    ]
    past = ALL_RUNGS - LADDER_RUNGS
    high = [
        (HIGH_BID + p * past + rung - LADDER_RUNGS, Action("bid", name, triangle(rung)))
        for p, name in enumerate(PROVINCES)
        for rung in range(LADDER_RUNGS, ALL_RUNGS)
    ]
    return low + high


_PLAIN: Final = (
    (PASS, "pass"),
    (DONE, "done"),
    (BRIBERY, "bribery"),
    (PROTECTION, "protection"),
    (STEAL, "steal"),
    (WITH_INFLUENCE, "with influence"),
    (WITH_GREED, "with greed"),
    (INFLUENCE_UP, "influence +3"),
    (INFLUENCE_DOWN, "influence -3"),
    (DELEGATION, "delegation"),
    (EXTRA, "extra"),
    (AFTERLIFE_DRAW, "afterlife draw"),
    (AFTERLIFE_PLACE, "afterlife place"),
    (GIFT_FARMER, "gift farmer"),
    (GIFT_STONE, "gift stone"),
    (GIFT_TOMB, "gift tomb"),
)
_ON_PROVINCES: Final = (
    ("farmer", FARMER),
    ("stone", STONE),
    ("architect", ARCHITECT),
    ("cultivation", CULTIVATION),
    ("treasury", TREASURY),
    ("abundance", ABUNDANCE),
    ("popularity", POPULARITY),
    ("export", EXPORT),
    ("lift", LIFT),
    ("choose", CHOOSE),
    ("horus", HORUS),
    ("reveal", REVEAL),
)
_ON_CARDS: Final = (("sell", SELL), ("keep", KEEP), ("score", SCORE), ("discard", DISCARD))
_COUNTS: Final = (
    ("gift favours", GIFT_FAVOURS, 1, MOST_GIFTS),
    ("buy tombs", BUY_TOMBS, 0, MOST_BOUGHT),
    ("buy favours", BUY_FAVOURS, 0, MOST_BOUGHT),
    ("buy farmers", BUY_FARMERS, 0, MOST_BOUGHT),
    ("buy stones", BUY_STONES, 0, MOST_BOUGHT),
    ("glory", GLORY, 1, 3),
    ("offer", OFFER, 1, MOST_GOLD),
)


def _table() -> dict[int, Action]:
    """Every action of every ruleset by its number."""
    rows: list[tuple[int, Action]] = [(number, Action(verb)) for number, verb in _PLAIN]
    for verb, first in _ON_PROVINCES:
        rows += _spaced(verb, first, PROVINCES)
    for verb, first in _ON_CARDS:
        rows += _spaced(verb, first, CARD_NAMES)
    rows += _spaced("discard", DISCARD_TILE, tuple([f"tile-{kind}" for kind in TILE_NAMES]))
    rows += _spaced("tomb", TOMB, tuple([f"{kind} {place}" for kind in TILE_NAMES for place in _tomb_places()]))
    for verb, first, lowest, highest in _COUNTS:
        rows += _counted(verb, first, lowest, highest)
    for index, ware in enumerate(WARES):
        rows += _counted(f"again {ware}", AGAIN + index * 32, 1, MOST_BOUGHT)
    return dict(sorted(rows + _bids()))


def _text(action: Action) -> str:
    words = [action.verb]
    if action.target:
        words.append(action.target)
    if action.amount >= 0:
        words.append(str(action.amount))
    return " ".join(words)


_ACTIONS: Final[dict[int, Action]] = _table()
_TEXTS: Final[dict[int, str]] = {number: _text(action) for number, action in _ACTIONS.items()}
_NUMBERS: Final[dict[str, int]] = {text: number for number, text in _TEXTS.items()}


def all_actions() -> list[int]:
    """Every action number there is, ascending."""
    return list(_ACTIONS)


def to_action(number: int) -> Action:
    """The typed value of an action number."""
    return _ACTIONS[number]


def to_text(number: int) -> str:
    """The notation of an action number."""
    return _TEXTS[number]


def to_number(action: Action) -> int:
    """The number of a typed action."""
    return parse(_text(action))


def parse(text: object) -> int:
    """The number of an action written in notation; a sentence says which word is wrong."""
    if not isinstance(text, str):
        raise IllegalMove("A move is a line of text such as 'bid thebes 10'.")
    number = _NUMBERS.get(text)
    if number is None:
        raise IllegalMove(_misread(text))
    return number


def _misread(text: str) -> str:
    """What is wrong with a line that is no action."""
    if text == "sell theft":
        return "Theft is no Favour card: it stays with its player and is never sold."
    shown = repr(text[:60])
    if len(text) > 60 or len(shown) > 62:
        shown = shown[:62] + "..."
    matching = [verb for verb in sorted({action.verb for action in _ACTIONS.values()}) if _begins(text, verb)]
    if not matching:
        return f"There is no move {shown}. Moves look like 'bid thebes 10', 'buy stones 2', 'offer 5' or 'done'."
    verb = max(matching, key=len)
    return f"The move {shown} cannot be read: after '{verb}' comes {_expected(verb)}."


def _begins(text: str, verb: str) -> bool:
    return text == verb or text.startswith(verb + " ")


def _expected(verb: str) -> str:
    """What may stand after a verb, in words."""
    if verb == "bid":
        return "a province and one of the bid spaces 0, 1, 3, 6, 10, 15, 21, 28, 36 (and 45, 55, ... where bids go on)"
    actions = [action for action in _ACTIONS.values() if action.verb == verb]
    targets = sorted({action.target for action in actions if action.target})
    amounts = [action.amount for action in actions if action.amount >= 0]
    if targets:
        return "one of: " + ", ".join(targets[:21]) + (", ..." if len(targets) > 21 else "")
    if amounts:
        return f"a whole number from {min(amounts)} to {max(amounts)}"
    return "nothing"


assert len(CARD_NAMES) == KINDS

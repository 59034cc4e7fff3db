"""What a view and the lines of a log hold, as types: for the OpenAPI document, and through it for clients.

`amunre.rules.view` makes these dictionaries; tests/server/test_shapes.py holds them against whole games.
"""

from typing import Any, Literal, NotRequired, TypedDict

Phase = Literal["setup", "auction", "resolve", "market", "offering", "gifts", "harvest", "scoring", "finished"]


class ProvinceView(TypedDict):
    """One province, all of it public; `farmers` stand on fields, `extra_farmers` beside them."""

    owner: int | None
    farmers: int
    extra_farmers: int
    printed_farmers: int
    fields: int
    stones: int
    pyramids: int
    harvest_card: str | None


class SealedView(TypedDict):
    """What a seat has put face down so far; only its own view holds it."""

    offer: int
    theft: bool
    influence: bool
    greed: bool
    sold: list[str]
    committed: bool


class SeatView(TypedDict):
    """One player; gold and cards only of oneself (gold of all where it is open, and at the end)."""

    score: int
    hand: int
    in_force: list[str]
    offered: int
    theft: bool
    greed: bool
    influence: bool
    gifts: int
    favours_taken: bool
    gold: NotRequired[int]
    cards: NotRequired[list[str]]
    expected_income: NotRequired[int]
    dealt: NotRequired[list[str]]
    rejected: NotRequired[str]
    sealed: NotRequired[SealedView]


class ScoreSheet(TypedDict):
    """Points by source, a row for each seat; `total` is what the seats have."""

    old: list[dict[str, int]]
    new: list[dict[str, int]]
    total: list[int]


class PtahView(TypedDict):
    """The Market turn of Ptah's owner: what was bought first, and how far it is."""

    first: int
    placed: int
    repeated: bool


class Outlook(TypedDict):
    """What a Harvest would bring with the temple on space 1, 2, 3, 4: by seat, and by province that has an owner."""

    income: list[list[int]]
    provinces: dict[str, list[int]]
    theft: int  # what a thief takes


class View(TypedDict):
    """The game as a reader may know it; what modules add may be missing."""

    ruleset: str
    seat: int | None
    round: int
    age: Literal["old", "new"]
    phase: Phase
    over: bool
    to_act: list[int]
    prompt: str
    temple: int
    track: list[int]
    collective_offering: int
    turn_order: list[int]
    open: list[str]
    bids: dict[str, list[tuple[int, int]]]
    blocked: list[str]
    province_deck: list[str]
    agenda: list[str]
    order: list[int]
    turn: int
    moving: str | None
    provinces: dict[str, ProvinceView]
    seats: list[SeatView]
    deck: int
    discards: dict[str, int]
    preview: list[dict[str, int]]
    choices: list[str]
    undo: bool
    score_sheet: ScoreSheet
    outlook: Outlook
    winners: NotRequired[list[int]]
    seed: NotRequired[str]
    secret_provinces: NotRequired[list[str]]
    officials: NotRequired[dict[str, str]]
    officials_deck: NotRequired[dict[str, int]]
    officials_discards: NotRequired[dict[str, int]]
    statues: NotRequired[dict[str, str]]
    ptah: NotRequired[PtahView]
    pharaoh: NotRequired[str | None]
    pharaoh_tokens: NotRequired[list[int]]
    own_tiles: NotRequired[dict[str, int]]
    tombs: NotRequired[list[list[str | None]]]
    tomb_stack: NotRequired[int]
    tomb_tiles: NotRequired[list[int]]
    tomb_discards: NotRequired[dict[str, int]]


class LogLine(TypedDict):
    """A line of the log: an action of a seat, or an event; which keys it has depends on the event."""

    seat: NotRequired[int]
    action: NotRequired[str]
    event: NotRequired[str]
    province: NotRequired[str | None]
    gold: NotRequired[int]
    card: NotRequired[str]
    tile: NotRequired[str]
    official: NotRequired[str]
    statue: NotRequired[str]
    source: NotRequired[str]
    points: NotRequired[int]
    round: NotRequired[int]
    order: NotRequired[list[int]]
    space: NotRequired[int]
    collective: NotRequired[int]


Changes = dict[str, Any]
"""Keys of a view that changed, with their new values; of `provinces` only those that changed."""

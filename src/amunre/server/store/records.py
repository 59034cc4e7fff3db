"""Rows of the database as values."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Appended:
    """One row of the log: a move, or an undo, and all that it takes to play it again."""

    table_id: str
    number: int
    seat: int
    action: str
    chance: str | None
    public: bool
    key: str | None
    by: str
    at: float


@dataclass(frozen=True, slots=True)
class Saying:
    """A line of the chat."""

    number: int
    seat: int
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Seated:
    """A chair and who holds it."""

    seat: int
    kind: str
    name: str
    bot: str
    token_hash: str
    notify: str | None


@dataclass(frozen=True, slots=True)
class TableRow:
    """What is written on a table's card."""

    id: str
    created: float
    name: str
    public: bool
    hints: bool
    status: str
    start: str
    seed: str
    host_hash: str
    watch_hash: str
    clock: str | None
    due: float | None
    rematch: str | None
    revision: int


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is kept; moves and chat from some number on."""

    row: TableRow
    seats: list[Seated] = field(default_factory=list)
    moves: list[Appended] = field(default_factory=list)
    chat: list[Saying] = field(default_factory=list)

"""Everything that is said between server and client, as types; docs/api.md shows examples."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from amunre.server import limits
from amunre.server.clock import ClockRules
from amunre.server.shapes import Changes, LogLine, View

Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME_LENGTH, pattern=r"\S")]
Key = Annotated[str, Meta(min_length=1, max_length=limits.KEY_LENGTH)]
Token = Annotated[str, Meta(max_length=64)]
Action = Annotated[str, Meta(min_length=1, max_length=80)]
ChatText = Annotated[str, Meta(min_length=1, max_length=limits.CHAT_LENGTH, pattern=r"\S")]
NotesText = Annotated[str, Meta(max_length=limits.NOTES_LENGTH)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
Version = Annotated[int, Meta(ge=0)]


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: `me` (the creator holds it), `open` (by link), `bot`."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: BotName = "scribe"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create; seats that are not listed are open."""

    edition: str = "anniversary"
    players: Annotated[int, Meta(ge=2, le=5)] = 4
    switches: dict[str, bool] = {}
    modules: Annotated[list[str], Meta(max_length=8)] = []
    name: Name = "A table"
    public: bool = False
    hints: bool = False
    seed: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")] | None = None
    clock: ClockRules | None = None
    seats: Annotated[list[SeatWish], Meta(max_length=5)] = []


class Created(Struct, frozen=True):
    """The secrets of a new table: they are shown once, to whom they belong."""

    id: str
    host_token: str
    watch_token: str
    seat_tokens: list[str | None]  # None for a bot
    commitment: str


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Sitting down."""

    name: Name


class SeatToken(Struct, frozen=True):
    """A seat's secret."""

    seat: int
    token: str


class BotWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot by its name."""

    bot: BotName = "scribe"


class NotifyWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to say that it is the seat's turn; nothing: nowhere."""

    email: Annotated[str, Meta(max_length=200, pattern=r"^[^@\s,;<>]+@[^@\s,;<>]+$")] | None = None
    webhook: Annotated[str, Meta(max_length=500, pattern=r"^https?://\S+$")] | None = None
    secret: Annotated[str, Meta(min_length=16, max_length=100)] | None = None


class Notes(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's own notes."""

    text: NotesText


class Chatting(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say."""

    text: ChatText


class MoveWish(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a decision; the version is the one it was given for, the key names this answer."""

    key: Key
    version: Version
    action: Action


class UndoWish(Struct, frozen=True, forbid_unknown_fields=True):
    """To take the last move back."""

    key: Key
    version: Version


class SeatInfo(Struct, frozen=True):
    """A chair as everybody sees it; `away`: a bot plays for a person who may come back."""

    name: str
    kind: Literal["open", "human", "bot", "away"]
    bot: str
    online: bool


class ClockInfo(Struct, frozen=True):
    """The clocks as the reader may know them: seconds left, and since when they run."""

    rules: ClockRules
    seats: list[tuple[float, float | None]]
    now: float


class TableInfo(Struct, frozen=True, tag="table"):
    """A table's card."""

    id: str
    name: str
    status: Literal["waiting", "running", "over"]
    public: bool
    hints: bool
    ruleset: dict[str, Any]
    ruleset_id: str
    commitment: str
    created: float
    seats: list[SeatInfo]
    clock: ClockInfo | None
    rematch: str | None


class Lobby(Struct, frozen=True):
    """The public tables."""

    tables: list[TableInfo]


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """All that a reader may know of the game."""

    version: int
    view: View
    log: list[LogLine]


class Update(Struct, frozen=True, tag="update", omit_defaults=True):
    """What has changed for a reader: keys of the view, and the log from line `log_from` on.

    Of `provinces` only those that changed; keys in `gone` are no longer there. `key` is that of the reader's own answer
    that led to it; `sealed`: nobody else has been told that it was made.
    """

    version: int
    changes: Changes
    log_from: int
    log: list[LogLine]
    gone: list[str] = []
    key: str | None = None
    sealed: bool = False


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message: which seat this socket reads for (null: a spectator)."""

    seat: int | None
    table: TableInfo


class ChatLine(Struct, frozen=True, tag="chat"):
    """Something that was said; text is text, never markup."""

    number: int
    seat: int
    text: str
    at: float


class ChatLines(Struct, frozen=True):
    """What was said."""

    lines: list[ChatLine]


class Answer(Struct, frozen=True, tag="answer"):
    """What became of a move, an undo or a line of chat; `repeated`: it was done before, `stale`: look again."""

    key: str
    result: Literal["done", "repeated", "stale", "refused"]
    version: int
    reason: str = ""


class Problem(Struct, frozen=True, tag="problem"):
    """Why something cannot be, in a sentence."""

    code: str
    reason: str


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping."""


class Closing(Struct, frozen=True, tag="closing"):
    """The server restarts: connect again in a moment."""


class Recap(Struct, frozen=True):
    """What happened since the seat's own last move."""

    log_from: int
    log: list[LogLine]


class ReplayTable(Struct, frozen=True):
    """What a record says of its table."""

    ruleset: dict[str, Any]
    ruleset_id: str
    commitment: str | None
    seed: str | None
    names: list[str]


class Advice(Struct, frozen=True):
    """A good choice: points ahead of the best opponent, chance to win, and the reason in words and in a word."""

    choice: str
    margin: float
    win_chance: float
    reason: str
    part: Literal["points", "gold", "income", "cards", "gifts", "bids", "scoring", "close", "only"]


class Hint(Struct, frozen=True):
    """What a bot would do, and the best choices as it sees them, best first."""

    bot: str
    version: int
    action: str
    advice: list[Advice]


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """A move of a finished game and what it changed, as in an update."""

    seat: int
    action: str
    changes: Changes
    log_from: int
    log: list[LogLine]
    gone: list[str] = []


class Replay(Struct, frozen=True):
    """A part of a finished game: how it stood after `first` moves, with all hands open, and the moves that followed."""

    table: ReplayTable
    first: int
    total: int
    view: View
    log: list[LogLine]
    steps: list[ReplayStep]


class Past(Struct, frozen=True):
    """How the table once looked to the caller, and the log as it was then; nothing can be chosen there."""

    view: View
    log: list[LogLine]


class Analysis(Struct, frozen=True):
    """After each move of a finished game, every seat's chance to win; the first row is the start."""

    moves: list[dict[str, Any]]
    chances: list[list[float]]


class RecordId(Struct, frozen=True):
    """Where an uploaded record is kept."""

    id: str


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message of a client: its secret, and what it has seen already."""

    token: Token = ""
    version: Version | None = None
    chat: Version = 0


class Move(MoveWish, frozen=True, tag="move", forbid_unknown_fields=True):
    """See MoveWish."""


class Undo(UndoWish, frozen=True, tag="undo", forbid_unknown_fields=True):
    """See UndoWish."""


class Chat(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Something to say."""

    key: Key
    text: ChatText


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Said = Hello | Move | Undo | Chat | Ping
"""What a client may say on a socket."""

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Hello | Move | Undo | Chat | Ping] = msgspec.json.Decoder(Said)


def decode_said(text: str) -> Said:
    """A message of a client; msgspec.DecodeError if it is none."""
    return _decoder.decode(text)

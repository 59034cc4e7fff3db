"""Where everything is: method, address, what comes in, what goes out."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from amunre.server import endpoints as do
from amunre.server import limits
from amunre.server import messages as say


@dataclass(frozen=True)
class Route:
    """One thing that can be asked."""

    method: str
    path: str
    handler: Callable[[do.Call], Awaitable[Any]]
    body: Any = None
    result: Any = None
    secret: str = ""  # whose token it takes: seat, host, reader (any of a table); nothing: none is needed
    most: int = limits.BODY_BYTES

    @property
    def summary(self) -> str:
        """In a sentence."""
        return (self.handler.__doc__ or "").splitlines()[0]


AnyObject = dict[str, Any]
T = "/api/tables/{id}"

ROUTES = (
    Route("GET", "/api/rules", do.rules, result=AnyObject),
    Route("GET", "/api/tables", do.lobby, result=say.Lobby),
    Route("POST", "/api/tables", do.create, say.NewTable, say.Created),
    Route("GET", T, do.show, result=say.TableInfo),
    Route("GET", f"{T}/state", do.state, result=say.Snapshot, secret="reader"),
    Route("POST", f"{T}/moves", do.move, say.MoveWish, say.Answer, "seat"),
    Route("POST", f"{T}/undo", do.undo, say.UndoWish, say.Answer, "seat"),
    Route("POST", f"{T}/seats/{{seat}}/join", do.join, say.Joining, say.SeatToken | None),
    Route("POST", f"{T}/seats/{{seat}}/bot", do.seat_bot, say.BotWish, None, "host"),
    Route("POST", f"{T}/seats/{{seat}}/link", do.fresh_link, None, say.SeatToken, "host"),
    Route("POST", f"{T}/leave", do.leave, secret="seat"),
    Route("POST", f"{T}/take-over", do.take_over, say.Joining, None, "seat"),
    Route("POST", f"{T}/rematch", do.rematch, None, say.RecordId, "seat"),
    Route("GET", f"{T}/chat", do.chat, result=say.ChatLines, secret="reader"),
    Route("POST", f"{T}/chat", do.say, say.Chatting, None, "seat"),
    Route("GET", f"{T}/notes", do.notes, result=say.Notes, secret="seat"),
    Route("PUT", f"{T}/notes", do.write_notes, say.Notes, None, "seat"),
    Route("PUT", f"{T}/notify", do.notify, say.NotifyWish, None, "seat"),
    Route("GET", f"{T}/recap", do.recap, result=say.Recap, secret="seat"),
    Route("POST", f"{T}/hint", do.hint, None, say.Hint, "seat"),
    Route("GET", f"{T}/record", do.record, result=AnyObject),
    Route("GET", f"{T}/analysis", do.analysis, result=say.Analysis),
    Route("GET", f"{T}/replay/{{step}}", do.replay, result=say.Replay),
    Route("GET", f"{T}/past/{{step}}", do.look_back, result=say.Past, secret="reader"),
    Route("POST", "/api/records", do.upload, AnyObject, say.RecordId, most=limits.RECORD_BYTES),
    Route("GET", "/api/records/{id}", do.uploaded, result=AnyObject),
    Route("GET", "/api/records/{id}/analysis", do.uploaded_analysis, result=say.Analysis),
    Route("GET", "/api/records/{id}/replay/{step}", do.uploaded_replay, result=say.Replay),
)

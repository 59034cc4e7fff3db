"""A finished game move by move, with all hands open; and for those who still play, what they once saw."""

from itertools import islice
from typing import Any, cast

from amunre import Game
from amunre import record as records
from amunre.game import retrace
from amunre.server.desk import difference, observation
from amunre.server.messages import Past, Replay, ReplayStep, ReplayTable
from amunre.server.shapes import LogLine, View

PAGE = 250
"""So many moves in one answer."""


def replay_from(value: dict[str, Any], names: list[str], first: int) -> Replay:
    """A page of the game, from the position after `first` moves on."""
    record, moves = records.read(value), value["log"]
    moments = islice(retrace(record), first, first + PAGE + 1)
    game = next(moments)
    table = ReplayTable(value["ruleset"], game.ruleset.id, record.commitment, value.get("seed"), names)
    start = seen = open_view(game)
    log, lines = _lines(game, 0), game.log_length
    steps: list[ReplayStep] = []
    for move, _ in zip(moves[first:], moments, strict=False):
        now = open_view(game)
        gone = [name for name in seen if name not in now]
        steps.append(ReplayStep(move["seat"], move["action"], difference(seen, now), lines, _lines(game, lines), gone))
        seen, lines = now, game.log_length
    return Replay(table, first, len(moves), cast("View", start), log, steps)


def past(value: dict[str, Any], reader: int | None, line: int) -> Past:
    """The table as the reader saw it when the log first held this line: nothing that he has only learned since."""
    for game in retrace(records.read(value)):
        if game.log_length > line:
            break
    seen = observation(game, reader) | {"choices": [], "undo": False}
    return Past(cast("View", seen), cast("list[LogLine]", game.log(reader)))


def open_view(game: Game) -> dict[str, Any]:
    """What a spectator sees, and every seat's own hand."""
    seen = observation(game, None)
    seen["seats"] = [game.view(seat)["seats"][seat] for seat in range(game.ruleset.players)]
    seen["to_act"] = list(game.to_act)
    return seen


def _lines(game: Game, start: int) -> list[LogLine]:
    return cast("list[LogLine]", game.log(None, start))

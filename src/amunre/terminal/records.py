"""`amunre replay`: the log of a recorded game, move by move."""

from typing import Any

import amunre
from amunre.rules.errors import RecordError


def print_replay(record: dict[str, Any], to: int | None) -> None:
    """Print what a spectator could read, up to that many actions; RecordError if the record does not replay."""
    game = amunre.load_record(record if to is None else cut(record, to))
    for line in game.log(None):
        print(line)
    print(f"Points: {', '.join(map(str, game.scores))}." + ("" if game.is_over else " The game is not over."))


def cut(record: dict[str, Any], to: int) -> dict[str, Any]:
    """The record with its first `to` actions only."""
    log = record.get("log")
    if not isinstance(log, list):
        raise RecordError("The record has no list of moves under 'log'.")
    if to > len(log):
        raise RecordError(f"The record has only {len(log)} actions.")
    return {**record, "log": log[:to]}

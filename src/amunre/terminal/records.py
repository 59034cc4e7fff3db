"""`amunre replay`: the log of a recorded game, move by move."""

from typing import Any

import amunre
from amunre.rules.board import Board
from amunre.rules.officials_deck import OfficialsDeck
from amunre.terminal.log_text import in_words


def print_replay(
    record: dict[str, Any], to: int | None, board: Board | None = None, officials: OfficialsDeck | None = None
) -> None:
    """Print what a spectator could read, up to that many actions; RecordError if the record does not replay."""
    game = amunre.load_record(record, upto=to, board=board, officials=officials)
    seats = [f"Seat {seat}" for seat in range(game.ruleset.players)]
    for line in in_words(game.log(None), seats, game.ruleset):
        print(line)
    print(f"Points: {', '.join(map(str, game.scores))}." + ("" if game.is_over else " The game is not over."))

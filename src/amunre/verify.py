"""Checks a record: every move by the rules, and every draw against the seed that the host was bound to."""

from amunre import record as records
from amunre.game import replay
from amunre.rules.board import Board
from amunre.rules.chance import KeyedChance, commitment
from amunre.rules.errors import RecordError
from amunre.rules.officials_deck import OfficialsDeck


def verify(value: object, board: Board | None = None, officials: OfficialsDeck | None = None) -> str:
    """What was checked, in a sentence; RecordError says what is wrong."""
    record = records.read(value, board, officials)
    game = replay(record)
    moves = f"All {len(record.steps)} moves follow the rules"
    if record.commitment is None:
        return f"{moves}; the record has no commitment, so its {len(record.outcomes())} draws cannot be checked."
    if record.key is None:
        return f"{moves}; the draws can be checked when the game is over and its seed is revealed."
    if commitment(record.key) != record.commitment:
        raise RecordError("The seed is not the one that the host committed to at the start.")
    replay(record, KeyedChance(record.key, record.drawn))
    ending = "" if game.is_over else " The game is not over."
    return f"{moves}, and all {len(record.outcomes())} draws are those of the seed committed to.{ending}"

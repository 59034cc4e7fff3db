"""A whole game as JSON: the ruleset, how it began, and each move with the draws it led to.

A record holds every secret of the game, so a host keeps it to himself until the game is over; only then is the seed
in it, and `amunre verify` can check each draw against the commitment that was published at the start.
"""

from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from amunre.rules.actions import STATUES, TILE_NAMES, parse, to_text
from amunre.rules.board import PROVINCES, Board
from amunre.rules.cards import CARD_NAMES
from amunre.rules.chance import Draw, seed_key
from amunre.rules.errors import AmunreError, RecordError
from amunre.rules.officials_deck import OfficialsDeck
from amunre.rules.reading import known_keys, read_int, read_list, read_object, shown
from amunre.rules.ruleset import Ruleset, ruleset_from_json

FORMAT = 1
KEYS = (
    "format", "ruleset", "ruleset_hash", "commitment", "seed", "turn_order", "position", "drawn", "setup", "log",
    "scores", "winners",
)  # fmt: skip
MOST_STEPS = 20_000
MOST_DRAWS = 1_000
HEX_DIGITS = 64
MOST_OFFICIALS = 12  # kinds in a deck; a record names them by number, since decks may be anybody's

Outcome = tuple[int, int]  # what was drawn, and which of it


class Step(NamedTuple):
    """Who did what, and which draws that led to."""

    seat: int
    action: int
    outcomes: tuple[Outcome, ...] = ()


@dataclass(frozen=True)
class Record:
    """A record, read and checked in form; whether its moves are legal shows only when it is replayed."""

    ruleset: Ruleset
    commitment: str | None = None
    key: bytes | None = None
    turn_order: tuple[int, ...] | None = None  # given, not drawn
    position: dict[str, Any] | None = None  # where the game began, if not at the set-up
    drawn: int = 0  # draws of the seed's stream before that position
    setup: tuple[Outcome, ...] = ()
    steps: tuple[Step, ...] = ()
    scores: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = field(default=None)

    def up_to(self, count: int) -> "Record":
        """The record of the first so many moves."""
        if type(count) is not int or not 0 <= count <= len(self.steps):
            raise RecordError(f"The record has {len(self.steps)} moves; it cannot be replayed to move {shown(count)}.")
        if count == len(self.steps):
            return self
        return replace(self, key=None, steps=self.steps[:count], scores=None, winners=None)

    def outcomes(self) -> list[Outcome]:
        """All draws in their order."""
        return [*self.setup, *(outcome for step in self.steps for outcome in step.outcomes)]

    def as_json(self) -> dict[str, Any]:
        """What `read` takes; entries that say nothing are left out."""
        parts: dict[str, Any] = {
            "format": FORMAT,
            "ruleset": self.ruleset.as_json(),
            "ruleset_hash": self.ruleset.hash,
            "commitment": self.commitment,
            "seed": None if self.key is None else self.key.hex(),
            "turn_order": None if self.turn_order is None else list(self.turn_order),
            "position": self.position,
            "drawn": self.drawn or None,
            "setup": [outcome_name(outcome) for outcome in self.setup],
            "log": [_step_json(step) for step in self.steps],
            "scores": None if self.scores is None else list(self.scores),
            "winners": None if self.winners is None else list(self.winners),
        }
        return {name: part for name, part in parts.items() if part is not None}


def _step_json(step: Step) -> dict[str, Any]:
    entry: dict[str, Any] = {"seat": step.seat, "action": to_text(step.action)}
    if step.outcomes:
        entry["chance"] = [outcome_name(outcome) for outcome in step.outcomes]
    return entry


def read(value: object, board: Board | None = None, officials: OfficialsDeck | None = None) -> Record:
    """Reads a record that anybody may have written; RecordError says in a sentence what is wrong and where."""
    try:
        return _read(value, board, officials)
    except RecordError:
        raise
    except AmunreError as error:
        raise RecordError(str(error)) from None


def _read(value: object, board: Board | None, officials: OfficialsDeck | None) -> Record:
    given = read_object(value, "record")
    if given.get("format") != FORMAT:
        raise RecordError(f"record: format {shown(given.get('format'))} is unknown; this is format {FORMAT}.")
    known_keys(given, KEYS, "record")
    rules = ruleset_from_json(given.get("ruleset"), board, officials)
    if given.get("ruleset_hash", rules.hash) != rules.hash:
        raise RecordError("ruleset_hash: the game was played by other rules or on another board than these.")
    position = given.get("position")
    return Record(
        rules,
        _read_hex(given.get("commitment"), "commitment"),
        _read_key(given.get("seed")),
        _read_seats(given.get("turn_order"), rules.players, "turn_order"),
        None if position is None else read_object(position, "position"),
        read_int(given.get("drawn", 0), 0, MOST_DRAWS, "drawn"),
        _read_outcomes(given.get("setup", []), "setup"),
        tuple(_read_step(entry, index, rules) for index, entry in enumerate(_read_log(given))),
        _read_numbers(given.get("scores"), "scores"),
        _read_seats(given.get("winners"), rules.players, "winners"),
    )


def _read_log(given: dict[str, object]) -> list[object]:
    return read_list(given.get("log"), "log", MOST_STEPS)


def _read_step(value: object, index: int, rules: Ruleset) -> Step:
    where = f"log[{index}]"
    entry = read_object(value, where)
    known_keys(entry, ("seat", "action", "chance"), where)
    seat = read_int(entry.get("seat"), 0, rules.players - 1, f"{where}.seat")
    action = entry.get("action")
    if not isinstance(action, str):
        raise RecordError(f"{where}.action: expected a move in notation, found {shown(action)}.")
    try:
        number = parse(action)
    except AmunreError as error:
        raise RecordError(f"{where}.action: {error}") from None
    return Step(seat, number, _read_outcomes(entry.get("chance", []), f"{where}.chance"))


def _read_hex(value: object, where: str) -> str | None:
    if value is None:
        return None
    if not isinstance(value, str) or len(value) != HEX_DIGITS or set(value) - set("0123456789abcdef"):
        raise RecordError(f"{where}: expected {HEX_DIGITS} hexadecimal digits, found {shown(value)}.")
    return value


def _read_key(value: object) -> bytes | None:
    digits = _read_hex(value, "seed")
    return None if digits is None else seed_key(digits)


def _read_seats(value: object, players: int, where: str) -> tuple[int, ...] | None:
    if value is None:
        return None
    return tuple(read_int(seat, 0, players - 1, where) for seat in read_list(value, where))


def _read_numbers(value: object, where: str) -> tuple[int, ...] | None:
    if value is None:
        return None
    return tuple(read_int(number, -9999, 9999, where) for number in read_list(value, where))


def _read_outcomes(value: object, where: str) -> tuple[Outcome, ...]:
    return tuple(_read_outcome(name, where) for name in read_list(value, where, MOST_DRAWS))


def _read_outcome(name: object, where: str) -> Outcome:
    found = _OUTCOMES.get(name) if isinstance(name, str) else None
    if found is None:
        raise RecordError(f"{where}: {shown(name)} is nothing that can be drawn.")
    return found


def outcome_name(outcome: Outcome) -> str:
    """A draw as the record writes it: a province, a card, a seat, a tile, a statue, an Official."""
    return _OUTCOME_NAMES[outcome]


_OUTCOME_NAMES: dict[Outcome, str] = {
    **{(Draw.SEAT, seat): f"seat-{seat}" for seat in range(5)},
    **{(Draw.PROVINCE, index): name for index, name in enumerate(PROVINCES)},
    **{(Draw.CARD, index): name for index, name in enumerate(CARD_NAMES)},
    **{(Draw.TILE, index): f"tile-{name}" for index, name in enumerate(TILE_NAMES)},
    **{(Draw.STATUE, index): f"statue-{name}" for index, name in enumerate(STATUES)},
    **{(Draw.OFFICIAL, index): f"official-{index}" for index in range(MOST_OFFICIALS)},
}
_OUTCOMES = {name: outcome for outcome, name in _OUTCOME_NAMES.items()}

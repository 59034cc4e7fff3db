"""Pieces for all: where the game is, whose turn it is, the temple and the decks."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from amunre.rules.cards import KINDS
from amunre.rules.ruleset import Tables
from amunre.rules.state import State

from .piece import Piece, put, put_counts, put_flag, put_one_of, put_up_to

PHASES: Final = (
    "setup",
    "auction",
    "resolve",
    "market",
    "offering",
    "gifts",
    "harvest",
    "scoring",
    "finished",
)
DECISIONS: Final = (
    "keep",
    "reveal",
    "bid",
    "lift",
    "choose",
    "buy tombs",
    "buy favours",
    "buy farmers",
    "buy stones",
    "again tombs",
    "again favours",
    "again farmers",
    "again stones",
    "thoth",
    "farmer",
    "stone",
    "tomb",
    "extra",
    "finish market",
    "offer",
    "influence",
    "gift",
    "finish gifts",
    "harvest",
    "score",
)
REPEATED: Final = ("farmer", "stone", "tomb", "extra")
MOST_WAITING: Final = 40
MOST_TURNS: Final = 60
LOWEST_SUM: Final = -30
HIGHEST_SUM: Final = 2600
_PHASE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(PHASES)}
_DECISION_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(DECISIONS)}


def general_pieces(rules: Tables) -> list[Piece]:
    """Where the game is."""
    players: int = rules.players
    square = players * players
    return [
        Piece("round", 7, "rounds 0 to 6", 0, 1, 1, "the round, 0 before the first", write_round),
        Piece("phase", len(PHASES), ", ".join(PHASES), 0, 1, 1, "the phase", write_phase),
        Piece("decision", len(DECISIONS), ", ".join(DECISIONS), 0, 1, 1, "what is to be decided now", write_decision),
        Piece(
            "waiting", len(REPEATED), ", ".join(REPEATED), 0, MOST_WAITING, 4,
            "how many decisions of these kinds are owed, the present one among them", write_waiting,
        ),
        Piece(
            "to_act", players, "seats", 0, 1, 1,
            "who owes a decision; of a sealed one each seat sees only whether it has decided itself", write_to_act,
        ),
        Piece("turn_order", square, "seats x places", 0, 1, 1, "each seat's place in turn order", write_turn_order),
        Piece("phase_order", square, "seats x places", 0, 1, 1, "each seat's place in this phase", write_order),
        Piece("turns", 1, "", 0, MOST_TURNS, players, "turns begun in this phase", write_turns),
        Piece("temple", 5, "spaces 0 to 4", 0, 1, 1, "the space of the temple, 0 beside the track", write_temple),
        Piece(
            "collective", 1, "", LOWEST_SUM, HIGHEST_SUM, 20, "the last collective offering", write_collective,
        ),
        Piece("deck", 1, "", 0, 100, 20, "Favour cards in the deck", write_deck),
        Piece("discards", KINDS, "cards", 0, 20, 3, "discarded Favour cards", write_discards),
    ]  # fmt: skip


def write_round(game: State, seat: int, out: BytesWriter) -> None:
    """The round."""
    put_one_of(out, game.round, 7)


def write_phase(game: State, seat: int, out: BytesWriter) -> None:
    """The phase."""
    put_one_of(out, _PHASE_NUMBERS.get(game.phase.name, -1), len(PHASES))


def write_decision(game: State, seat: int, out: BytesWriter) -> None:
    """The decision on top of the agenda."""
    number = -1 if game.over else _DECISION_NUMBERS.get(game.agenda[-1].name, -1)
    put_one_of(out, number, len(DECISIONS))


def write_waiting(game: State, seat: int, out: BytesWriter) -> None:
    """The decisions that may be owed several times."""
    for name in REPEATED:
        count: i64 = 0
        for decision in game.agenda:
            if decision.name == name:
                count += 1
        put_up_to(out, count, MOST_WAITING)


def write_to_act(game: State, seat: int, out: BytesWriter) -> None:
    """As `view.visible_to_act` has it, the observer first."""
    sealed = not game.over and game.agenda[-1].sealed
    for step in range(game.players):
        other = (seat + step) % game.players
        if game.over:
            put(out, 0)
        elif sealed:
            put_flag(out, step > 0 or not game.has_committed(other))
        else:
            put_flag(out, game.seat == other)


def write_turn_order(game: State, seat: int, out: BytesWriter) -> None:
    """One row a seat."""
    for step in range(game.players):
        other = (seat + step) % game.players
        for place in range(game.players):
            put_flag(out, game.turn_order[place] == other)


def write_order(game: State, seat: int, out: BytesWriter) -> None:
    """One row a seat."""
    for step in range(game.players):
        other = (seat + step) % game.players
        for place in range(game.players):
            put_flag(out, game.order[place] == other)


def write_turns(game: State, seat: int, out: BytesWriter) -> None:
    """How far the phase has come."""
    put_up_to(out, game.turn, MOST_TURNS)


def write_temple(game: State, seat: int, out: BytesWriter) -> None:
    """The temple."""
    put_one_of(out, game.temple, 5)


def write_collective(game: State, seat: int, out: BytesWriter) -> None:
    """The sum of the last offerings."""
    put_up_to(out, game.collective, HIGHEST_SUM)


def write_deck(game: State, seat: int, out: BytesWriter) -> None:
    """How many cards are left."""
    put(out, game.deck_size)


def write_discards(game: State, seat: int, out: BytesWriter) -> None:
    """By kind."""
    put_counts(out, game.discards, 0, KINDS)

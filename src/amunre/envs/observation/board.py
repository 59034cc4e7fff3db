"""Pieces of the board and of the auction; all of it lies open."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from amunre.rules.cards import Card
from amunre.rules.ruleset import Tables
from amunre.rules.state import NOWHERE, PROVINCE_COUNT, State

from .piece import Piece, put, put_flag, put_one_of, put_up_to

HARVEST_CARDS: Final = (Card.TREASURY, Card.ABUNDANCE, Card.POPULARITY, Card.EXPORT)
MOST_PYRAMIDS: Final = 60
MOST_EXTRA: Final = 20


def board_pieces(rules: Tables) -> list[Piece]:
    """What stands in the provinces, and the Scribes."""
    players: int = rules.players
    count = PROVINCE_COUNT
    scribes: int = rules.scribes
    pieces = [
        Piece("owner", count * players, "provinces x seats", 0, 1, 1, "who controls the province", write_owner),
        Piece("farmers", count, "provinces", 0, 10, 3, "Farmers on fields", write_farmers),
        Piece("extra_farmers", count, "provinces", 0, MOST_EXTRA, 3, "Farmers beside the fields", write_extra),
        Piece("stones", count, "provinces", 0, 2, 2, "Stones", write_stones),
        Piece("pyramids", count, "provinces", 0, MOST_PYRAMIDS, 4, "Pyramids", write_pyramids),
        Piece("open", count, "provinces", 0, 1, 1, "provinces up for auction", write_open),
        Piece(
            "harvest_card", count * len(HARVEST_CARDS), "provinces x (treasury, abundance, popularity, export)",
            0, 1, 1, "the card played on the province in this Harvest", write_harvest_cards,
        ),
        Piece(
            "scribes", players * scribes * count, f"seats x {scribes} Scribes x provinces" if scribes > 1
            else "seats x provinces", 0, 1, 1, "where each Scribe stands", write_scribes,
        ),
        Piece(
            "bids", players * scribes, f"seats x {scribes} Scribes" if scribes > 1 else "seats", 0, 32, 8,
            "the rung of each Scribe's bid counted from 1 (a bid of 0 is 1, of 36 is 9), 0 if it has none", write_rungs,
        ),
        Piece("moving", count, "provinces", 0, 1, 1, "the province that the Scribe to be placed leaves", write_moving),
    ]  # fmt: skip
    if rules.blocked > 0:
        pieces.append(Piece("blocked", count, "provinces", 0, 1, 1, "provinces that are not played", write_blocked))
    return pieces


def write_owner(game: State, seat: int, out: BytesWriter) -> None:
    """One row a province, the observer first."""
    for place in game.provinces:
        owner = place.owner
        put_one_of(out, -1 if owner < 0 else (owner - seat + game.players) % game.players, game.players)


def write_farmers(game: State, seat: int, out: BytesWriter) -> None:
    """On fields."""
    for place in game.provinces:
        put(out, place.farmers)


def write_extra(game: State, seat: int, out: BytesWriter) -> None:
    """By Cultivation."""
    for place in game.provinces:
        put_up_to(out, place.extra, MOST_EXTRA)


def write_stones(game: State, seat: int, out: BytesWriter) -> None:
    """0 to 2."""
    for place in game.provinces:
        put(out, place.stones)


def write_pyramids(game: State, seat: int, out: BytesWriter) -> None:
    """Any number."""
    for place in game.provinces:
        put_up_to(out, place.pyramids, MOST_PYRAMIDS)


def write_open(game: State, seat: int, out: BytesWriter) -> None:
    """The provinces of the round."""
    mask: i64 = 0
    for index in range(len(game.open)):
        mask |= 1 << game.open[index]
    for province in range(PROVINCE_COUNT):
        put_flag(out, mask & (1 << province) != 0)


def write_blocked(game: State, seat: int, out: BytesWriter) -> None:
    """The provinces out of play."""
    for place in game.provinces:
        put_flag(out, place.blocked)


def write_harvest_cards(game: State, seat: int, out: BytesWriter) -> None:
    """One row a province."""
    for place in game.provinces:
        card = place.harvest_card
        put_flag(out, card == Card.TREASURY)
        put_flag(out, card == Card.ABUNDANCE)
        put_flag(out, card == Card.POPULARITY)
        put_flag(out, card == Card.EXPORT)


def write_scribes(game: State, seat: int, out: BytesWriter) -> None:
    """A seat's second Scribe stands right behind its first."""
    for step in range(game.players):
        scribe = (seat + step) % game.players
        while scribe < len(game.scribe_at):
            put_one_of(out, game.scribe_at[scribe], PROVINCE_COUNT)
            scribe += game.players


def write_rungs(game: State, seat: int, out: BytesWriter) -> None:
    """In the order of the Scribes."""
    for step in range(game.players):
        scribe = (seat + step) % game.players
        while scribe < len(game.scribe_at):
            put(out, 0 if game.scribe_at[scribe] == NOWHERE else game.scribe_rung[scribe] + 1)
            scribe += game.players


def write_moving(game: State, seat: int, out: BytesWriter) -> None:
    """None for a Scribe that is not placed yet."""
    place: i64 = -1
    if game.moving >= 0:
        place = game.scribe_at[game.moving]
    put_one_of(out, place, PROVINCE_COUNT)

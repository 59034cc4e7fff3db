"""Pieces of the players: what is open of everybody, and what only the observer knows of himself."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from amunre.rules.actions import MOST_GOLD
from amunre.rules.cards import FIRST_SCHEME, KINDS, LAST_SCHEME
from amunre.rules.harvest import income
from amunre.rules.ruleset import Tables
from amunre.rules.schemes import scheme_holds
from amunre.rules.scoring import SET_POINTS, SIDE_POINTS, complete_sets, pyramids, sides_won, temples
from amunre.rules.state import State

from .piece import Piece, put, put_counts, put_flag, put_one_of, put_up_to

SCHEMES: Final = LAST_SCHEME - FIRST_SCHEME + 1
MOST_CARDS: Final = 60
MOST_POINTS: Final = 400
PREVIEWED: Final = ("pyramids", "sets", "sides", "temples")


def player_pieces(rules: Tables, counted_gold: bool) -> list[Piece]:
    """What is open of all players, and what the observer has. With `counted_gold` also the others' gold."""
    players: int = rules.players
    pieces = [
        Piece("score", players, "seats", 0, MOST_POINTS, 20, "points", write_score),
        Piece("cards", players, "seats", 0, MOST_CARDS, 5, "Favour cards in hand, as far as one sees", write_cards),
        Piece("played", players * KINDS, "seats x cards", 0, 1, 1, "cards played in this phase", write_played),
        Piece("offered", players, "seats", 0, MOST_GOLD, 10, "gold in the last Offering", write_offered),
        Piece("theft", players, "seats", 0, 1, 1, "Theft in the last Offering", write_theft),
        Piece("influence", players, "seats", 0, 1, 1, "an Influence is to be announced", write_influence),
        Piece("greed", players, "seats", 0, 1, 1, "Greed lies beside the Theft", write_greed),
        Piece("gifts", players, "seats", 0, 12, 3, "gifts still to take", write_gifts),
        Piece("favours_taken", players, "seats", 0, 1, 1, "the cards among the gifts are taken", write_favours_taken),
        Piece("income", players, "seats", 0, 1000, 10, "what a Harvest would pay now", write_income),
        Piece(
            "preview", players * len(PREVIEWED), f"seats x ({', '.join(PREVIEWED)})", 0, MOST_POINTS, 10,
            "open points if the age ended now", write_preview,
        ),
        Piece("gold", 1, "", 0, MOST_GOLD, 10, "own gold", write_gold),
        Piece("hand", KINDS, "cards", 0, 20, 2, "own Favour cards", write_hand),
        Piece("schemes_ready", SCHEMES, "Schemes", 0, 1, 1, "own Schemes that would score now", write_schemes_ready),
        Piece("sealed_offer", 1, "", 0, MOST_GOLD, 10, "gold one has put face down", write_sealed_offer),
        Piece(
            "sealed", 4, "theft, influence, greed, committed", 0, 1, 1,
            "what else one has put face down; whether one has finished", write_sealed,
        ),
        Piece("sealed_sold", KINDS, "cards", 0, 20, 1, "what one has sold in the present sealed decision", write_sold),
    ]  # fmt: skip
    if rules.ruleset.switch("start_cards"):
        pieces += [
            Piece("dealt", SCHEMES, "Schemes", 0, 2, 1, "the two start Schemes to choose from", write_dealt),
            Piece("rejected", SCHEMES, "Schemes", 0, 1, 1, "the start Scheme one gave back", write_rejected),
        ]
    if rules.open_gold or counted_gold:
        pieces.append(
            Piece(
                "others_gold", players - 1, "the other seats", 0, MOST_GOLD, 10,
                "the others' gold: open, or as whoever keeps count knows it", write_others_gold,
            )
        )  # fmt: skip
    return pieces


def write_score(game: State, seat: int, out: BytesWriter) -> None:
    """The observer first, as in all that follows."""
    for step in range(game.players):
        put_up_to(out, game.seats[(seat + step) % game.players].score, MOST_POINTS)


def write_cards(game: State, seat: int, out: BytesWriter) -> None:
    """Of the others also the cards that have left the hand in secret."""
    for step in range(game.players):
        player = game.seats[(seat + step) % game.players]
        cards = player.cards
        sealed = player.sealed
        if step > 0 and sealed is not None:
            cards += sealed.hidden_cards()
        put_up_to(out, cards, MOST_CARDS)


def write_played(game: State, seat: int, out: BytesWriter) -> None:
    """One row a seat."""
    for step in range(game.players):
        played = game.seats[(seat + step) % game.players].played
        for kind in range(KINDS):
            put(out, (played >> kind) & 1)


def write_offered(game: State, seat: int, out: BytesWriter) -> None:
    """Known since the reveal."""
    for step in range(game.players):
        put(out, game.seats[(seat + step) % game.players].offered)


def write_theft(game: State, seat: int, out: BytesWriter) -> None:
    """Known since the reveal."""
    for step in range(game.players):
        put_flag(out, game.seats[(seat + step) % game.players].theft)


def write_influence(game: State, seat: int, out: BytesWriter) -> None:
    """Between the reveal and the announcement."""
    for step in range(game.players):
        put_flag(out, game.seats[(seat + step) % game.players].influence)


def write_greed(game: State, seat: int, out: BytesWriter) -> None:
    """Between the reveal and the end of the gifts."""
    for step in range(game.players):
        put_flag(out, game.seats[(seat + step) % game.players].greed)


def write_gifts(game: State, seat: int, out: BytesWriter) -> None:
    """Still to take."""
    for step in range(game.players):
        put(out, game.seats[(seat + step) % game.players].gifts)


def write_favours_taken(game: State, seat: int, out: BytesWriter) -> None:
    """Once a gift turn."""
    for step in range(game.players):
        put_flag(out, game.seats[(seat + step) % game.players].favours_taken)


def write_income(game: State, seat: int, out: BytesWriter) -> None:
    """With the temple where it stands."""
    for step in range(game.players):
        put_up_to(out, income(game, (seat + step) % game.players), 1000)


def write_preview(game: State, seat: int, out: BytesWriter) -> None:
    """As `view.preview` has it."""
    for step in range(game.players):
        other = (seat + step) % game.players
        put_up_to(out, pyramids(game, other), MOST_POINTS)
        put_up_to(out, SET_POINTS * complete_sets(game, other), MOST_POINTS)
        put(out, SIDE_POINTS * sides_won(game, other))
        put(out, temples(game, other) * game.temple)


def write_gold(game: State, seat: int, out: BytesWriter) -> None:
    """What one has, with the gold for cards sold in secret."""
    put_up_to(out, game.seats[seat].gold, MOST_GOLD)


def write_others_gold(game: State, seat: int, out: BytesWriter) -> None:
    """Without the gold for cards that they have sold in secret."""
    for step in range(1, game.players):
        player = game.seats[(seat + step) % game.players]
        gold = player.gold
        sealed = player.sealed
        if sealed is not None:
            gold -= len(sealed.sold)
        put_up_to(out, gold, MOST_GOLD)


def write_hand(game: State, seat: int, out: BytesWriter) -> None:
    """By kind."""
    put_counts(out, game.seats[seat].hand, 0, KINDS)


def write_schemes_ready(game: State, seat: int, out: BytesWriter) -> None:
    """In hand and fulfilled."""
    hand = game.seats[seat].hand
    for kind in range(FIRST_SCHEME, LAST_SCHEME + 1):
        ready = False
        if hand[kind] > 0:
            ready = scheme_holds(game, seat, kind)
        put_flag(out, ready)


def write_sealed_offer(game: State, seat: int, out: BytesWriter) -> None:
    """0 while nothing is decided in secret."""
    sealed = game.seats[seat].sealed
    put(out, 0 if sealed is None else sealed.offer)


def write_sealed(game: State, seat: int, out: BytesWriter) -> None:
    """Zeros while nothing is decided in secret."""
    sealed = game.seats[seat].sealed
    if sealed is None:
        put_one_of(out, -1, 4)
        return
    put_flag(out, sealed.theft)
    put_flag(out, sealed.influence)
    put_flag(out, sealed.greed)
    put_flag(out, sealed.committed)


def write_sold(game: State, seat: int, out: BytesWriter) -> None:
    """By kind."""
    sealed = game.seats[seat].sealed
    for kind in range(KINDS):
        count: i64 = 0
        if sealed is not None:
            for index in range(len(sealed.sold)):
                if sealed.sold[index] == kind:
                    count += 1
        put(out, count)


def write_dealt(game: State, seat: int, out: BytesWriter) -> None:
    """Zeros once one is kept."""
    player = game.seats[seat]
    for kind in range(FIRST_SCHEME, LAST_SCHEME + 1):
        put(out, (1 if player.first_scheme == kind else 0) + (1 if player.second_scheme == kind else 0))


def write_rejected(game: State, seat: int, out: BytesWriter) -> None:
    """It has left the game."""
    put_one_of(out, game.seats[seat].rejected - FIRST_SCHEME, SCHEMES)

"""The end of the auction: in turn order everybody pays, takes his province and then its blessing."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .auction import BRIBED, PROTECTED
from .cards import Card
from .hooks import Decision, Phase
from .state import NOBODY, NOWHERE, State
from .story import Story
from .supply import add_stone, draw_cards


class Resolve(Phase):
    """Payment, province and blessing in one go; only a shortage of gold asks for a decision."""

    def __init__(self) -> None:
        super().__init__("resolve")

    def take_turn(self, game: State, seat: i64) -> None:
        """Pays, or sells Favour cards until the bid can be paid."""
        if game.seats[seat].gold < due(game, seat):
            game.push(RAISE_GOLD)
        else:
            pay_and_take(game, seat)

    def end(self, game: State) -> None:
        """Bribery and Protection reach the discards only now."""
        for player in game.seats:
            if player.played & BRIBED != 0:
                game.discard(Card.BRIBERY)
            if player.played & PROTECTED != 0:
                game.discard(Card.PROTECTION)
            player.played = 0
        game.shields = 0
        game.occupied = 0
        for module in game.rules.modules:
            module.auction_ended(game)


def due(game: State, seat: i64) -> i64:
    """What the seat has to pay for the bids of all its Scribes."""
    total: i64 = 0
    scribe = seat
    while scribe < len(game.scribe_at):
        total += game.rules.ladder[game.scribe_rung[scribe]]
        scribe += game.players
    return total


class RaiseGold(Decision):
    """Which Favour cards to sell while the gold does not cover the bid."""

    def __init__(self) -> None:
        super().__init__("pay", ("resolve",), strict=True)

    def sold(self, game: State, seat: i64) -> None:
        """Pays as soon as it suffices."""
        if game.seats[seat].gold >= due(game, seat):
            game.settle()
            pay_and_take(game, seat)


def pay_and_take(game: State, seat: i64) -> None:
    """The bid goes to the bank, the province to the player."""
    scribe = seat
    while scribe < len(game.scribe_at):
        price = game.rules.ladder[game.scribe_rung[scribe]]
        game.seats[seat].gold -= price
        game.tell(Story.PAID, seat, price, game.scribe_at[scribe])
        scribe += game.players
    for module in game.rules.modules:
        if module.bids_paid(game, seat):
            return
    province = game.scribe_at[seat]
    take_scribes_back(game, seat)
    take_province(game, seat, province)


def take_scribes_back(game: State, seat: i64) -> None:
    """The seat's Scribes leave the province cards."""
    scribe = seat
    while scribe < len(game.scribe_at):
        place = game.provinces[game.scribe_at[scribe]]
        place.top = -1
        place.leader = NOBODY
        place.scribes = 0
        game.scribe_at[scribe] = NOWHERE
        game.scribe_rung[scribe] = -1
        scribe += game.players


def take_province(game: State, seat: i64, province: i64) -> None:
    """The seat controls the province; then comes the blessing (Dakhla's gold is too late to pay the bid)."""
    game.give_province(province, seat)
    close_province(game, province)
    game.tell(Story.TOOK, seat, province, 0)
    bless(game, seat, province)


def close_province(game: State, province: i64) -> None:
    """Its card is discarded; those that nobody takes stay open."""
    left = vec[i64]()
    for index in range(len(game.open)):
        if game.open[index] != province:
            left = append(left, game.open[index])
    game.open = left


def bless(game: State, seat: i64, province: i64) -> None:
    """Gold, Stones and Favour cards shown in the province's blessing box; in both ages."""
    board = game.rules.board
    gold = board.blessing_gold[province]
    if gold > 0:
        game.seats[seat].gold += gold
        game.tell(Story.GAINED, seat, gold, province)
    for _ in range(board.blessing_stones[province]):
        game.tell(Story.LAID, seat, province, 0)
        add_stone(game, province)
    draw_cards(game, seat, board.blessing_cards[province])


RESOLVE: Final = Resolve()
RAISE_GOLD: Final = RaiseGold()

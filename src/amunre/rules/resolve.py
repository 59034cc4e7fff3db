"""The end of the auction: in turn order everybody pays, takes his province and then its blessing."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
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
        """Clears the province cards; Bribery and Protection reach the discards only now."""
        for player in game.seats:
            if player.played & BRIBED != 0:
                game.discard(Card.BRIBERY)
            if player.played & PROTECTED != 0:
                game.discard(Card.PROTECTION)
            player.played = 0
        game.shields = 0
        game.occupied = 0
        game.open = vec[i64]()


def due(game: State, seat: i64) -> i64:
    """The bid to pay."""
    return game.rules.ladder[game.scribe_rung[seat]]


class RaiseGold(Decision):
    """Which Favour cards to sell while the gold does not cover the bid."""

    def __init__(self) -> None:
        super().__init__("pay")

    def sold(self, game: State, seat: i64) -> None:
        """Pays as soon as it suffices."""
        if game.seats[seat].gold >= due(game, seat):
            game.settle()
            pay_and_take(game, seat)


def pay_and_take(game: State, seat: i64) -> None:
    """The bid goes to the bank, the province to the player; then its blessing (Dakhla's gold comes too late to pay)."""
    price = due(game, seat)
    province = game.scribe_at[seat]
    game.seats[seat].gold -= price
    game.tell(Story.PAID, seat, price, province)
    place = game.provinces[province]
    place.owner = seat
    place.top = -1
    place.leader = NOBODY
    place.scribes = 0
    game.scribe_at[seat] = NOWHERE
    game.scribe_rung[seat] = -1
    game.tell(Story.TOOK, seat, province, 0)
    bless(game, seat, province)


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

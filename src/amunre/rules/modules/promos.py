"""The promotional Favour cards: Glory, Greed, Popularity, Export (rules, section 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ..actions import EXPORT, GLORY, POPULARITY, WITH_GREED
from ..cards import Card
from ..harvest import CARAVAN_SPACES, TAKE_INCOME, card_targets, lay_card
from ..hooks import Module
from ..market import FINISH_MARKET, affordable, price
from ..offering import MAKE_OFFER
from ..supply import can_play, draw_cards, play_card

if TYPE_CHECKING:
    from ..state import State

MOST_GLORY: Final = 3
POPULAR: Final = 3
EXPORTED: Final = 10


class Promos(Module):
    """Four cards, each in its own phase."""

    def __init__(self) -> None:
        super().__init__("promos", sources=("glory",))
        self.phases = ("market", "offering", "harvest")
        self.actions = [WITH_GREED, *range(GLORY + 1, GLORY + 1 + MOST_GLORY), *range(POPULARITY, EXPORT + 15)]

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Glory when all purchases are done, Greed with Theft, Popularity and Export in the Harvest."""
        decision = game.agenda[-1]
        if decision is FINISH_MARKET:
            if can_play(game, seat, Card.GLORY):
                for points in range(1, affordable(game.seats[seat].gold, MOST_GLORY) + 1):
                    out.append(GLORY + points)
        elif decision is MAKE_OFFER:
            self.offer_greed(game, seat, out)
        elif decision is TAKE_INCOME:
            if can_play(game, seat, Card.POPULARITY):
                card_targets(game, seat, POPULARITY, out)
            if can_play(game, seat, Card.EXPORT):
                card_targets(game, seat, EXPORT, out)

    def offer_greed(self, game: State, seat: i64, out: list[int]) -> None:
        """It goes in with Theft only."""
        sealed = game.seats[seat].sealed
        assert sealed is not None
        if sealed.theft and not sealed.greed and game.seats[seat].hand[Card.GREED] > 0:
            out.append(WITH_GREED)

    def play(self, game: State, seat: i64, action: i64) -> None:
        """One card each."""
        if action == WITH_GREED:
            self.play_greed(game, seat)
        elif action > GLORY:
            self.play_glory(game, seat, action - GLORY)
        elif action < EXPORT:
            self.play_popularity(game, seat, action - POPULARITY)
        else:
            lay_card(game, seat, Card.EXPORT, action - EXPORT)

    def play_glory(self, game: State, seat: i64, points: i64) -> None:
        """Points at the usual price."""
        play_card(game, seat, Card.GLORY)
        game.discard(Card.GLORY)
        game.seats[seat].gold -= price(points)
        game.add_points(seat, self.column, points)

    def play_popularity(self, game: State, seat: i64, province: i64) -> None:
        """Three cards at once (R36); it is discarded after them, so that it is not among them."""
        play_card(game, seat, Card.POPULARITY)
        game.provinces[province].harvest_card = Card.POPULARITY
        draw_cards(game, seat, POPULAR)
        game.discard(Card.POPULARITY)

    def play_greed(self, game: State, seat: i64) -> None:
        """Face down, with the Theft card."""
        player = game.seats[seat]
        sealed = player.sealed
        assert sealed is not None
        sealed.greed = True
        player.hand[Card.GREED] -= 1
        player.cards -= 1

    def extra_gifts(self, game: State, seat: i64) -> i64:
        """Greed: a gift for a thief (R21)."""
        return 1 if game.seats[seat].greed else 0

    def gifts_ended(self, game: State) -> None:
        """Greed is discarded once its gift is taken."""
        for player in game.seats:
            if player.greed:
                player.greed = False
                game.discard(Card.GREED)

    def card_income(self, game: State, province: i64, card: i64) -> i64:
        """Popularity has already paid in cards; Export is a caravan, which stays at home in fat years (R29)."""
        if card == Card.POPULARITY:
            return 0
        if card == Card.EXPORT:
            return EXPORTED if game.temple <= CARAVAN_SPACES else 0
        return -1

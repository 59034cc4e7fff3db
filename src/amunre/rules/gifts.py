"""Gifts of Amun-Re: Favour cards, Farmers and Stones for those who offered gold (rules, section 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .actions import GIFT_FARMER, GIFT_FAVOURS, GIFT_STONE, MOST_GIFTS
from .hooks import Decision, Phase
from .market import PLACE_FARMER, PLACE_STONE, FinishTurn
from .offering import gift_order, pass_the_start
from .state import State
from .supply import draw_cards, drawable, empty_fields, owns_any


class Gifts(Phase):
    """First and second choose before the others; Architect and Cultivation cannot be played here."""

    def __init__(self) -> None:
        super().__init__("gifts")

    def begin(self, game: State) -> None:
        """Sets the order of choosing."""
        game.order = gift_order(game)

    def take_turn(self, game: State, seat: i64) -> None:
        """One decision a gift; with the Favour cards announced once."""
        if game.seats[seat].gifts > 0:
            if owns_any(game, seat):
                for module in game.rules.modules:
                    if module.gift_turn(game, seat):
                        game.push(FINISH_GIFTS)
                        break
                game.push(CHOOSE_GIFT)
            else:
                game.seats[seat].gifts = 0  # only in positions set up by hand: nowhere to put anything

    def end(self, game: State) -> None:
        """The new starting player already begins the Harvest (R5)."""
        for module in game.rules.modules:
            module.gifts_ended(game)
        pass_the_start(game)


class ChooseGift(Decision):
    """What the next gift is."""

    def __init__(self) -> None:
        super().__init__("gift", ("gifts",))

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """A Farmer needs an empty field; Favour cards are announced once, with no province limit."""
        player = game.seats[seat]
        if empty_fields(game, seat) > 0:
            out.append(GIFT_FARMER)
        out.append(GIFT_STONE)
        if not player.favours_taken:
            for count in range(1, min(min(player.gifts, drawable(game)), MOST_GIFTS) + 1):
                out.append(GIFT_FAVOURS + count)

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Takes the gift; the last one ends the turn."""
        if action == GIFT_FARMER:
            use_gifts(game, seat, 1)
            game.push(PLACE_FARMER)
        elif action == GIFT_STONE:
            use_gifts(game, seat, 1)
            game.push(PLACE_STONE)
        else:
            use_gifts(game, seat, action - GIFT_FAVOURS)
            game.seats[seat].favours_taken = True
            draw_cards(game, seat, action - GIFT_FAVOURS)


def use_gifts(game: State, seat: i64, count: i64) -> None:
    """So many gifts are taken; the last one settles the decision."""
    player = game.seats[seat]
    player.gifts -= count
    if player.gifts == 0:
        game.settle()


GIFTS: Final = Gifts()
CHOOSE_GIFT: Final = ChooseGift()
FINISH_GIFTS: Final = FinishTurn("finish gifts", "gifts")

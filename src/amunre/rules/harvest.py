"""Harvest: every province pays its owner (rules, section 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .actions import ABUNDANCE, DONE, TREASURY
from .cards import Card
from .hooks import Decision, Phase
from .state import State
from .story import Story
from .supply import can_play, forget_played, play_card

TREASURE: Final = 8
CARAVAN_SPACES: Final = 2  # caravans travel while the temple stands on space 1 or 2


class Harvest(Phase):
    """In turn order everybody may play harvest cards and then takes his income."""

    def __init__(self) -> None:
        super().__init__("harvest")

    def begin(self, game: State) -> None:
        """No card lies on any province yet."""
        forget_played(game)
        clear_cards(game)

    def take_turn(self, game: State, seat: i64) -> None:
        """Cards, then income."""
        game.push(TAKE_INCOME)

    def end(self, game: State) -> None:
        """The cards were for this Harvest only."""
        clear_cards(game)


def clear_cards(game: State) -> None:
    """No harvest card lies on any province."""
    for place in game.provinces:
        place.harvest_card = -1


class TakeIncome(Decision):
    """Treasury and Abundance, at most one card a province (R7); done takes the income."""

    def __init__(self) -> None:
        super().__init__("harvest", ("harvest",))

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Each card on each own province without one."""
        out.append(DONE)
        if game.seats[seat].cards > 0:
            if can_play(game, seat, Card.TREASURY):
                card_targets(game, seat, TREASURY, out)
            if can_play(game, seat, Card.ABUNDANCE):
                card_targets(game, seat, ABUNDANCE, out)

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Lays a card on a province, or takes the income."""
        if action == DONE:
            game.settle()
            earned = income(game, seat)
            game.seats[seat].gold += earned
            game.tell(Story.EARNED, seat, earned, 0)
        elif action < ABUNDANCE:
            lay_card(game, seat, Card.TREASURY, action - TREASURY)
        else:
            lay_card(game, seat, Card.ABUNDANCE, action - ABUNDANCE)


def card_targets(game: State, seat: i64, first: i64, out: list[int]) -> None:
    """The seat's provinces on which no harvest card lies."""
    lands = game.seats[seat].lands
    for index in range(len(lands)):
        if game.provinces[lands[index]].harvest_card < 0:
            out.append(first + lands[index])


def lay_card(game: State, seat: i64, kind: i64, province: i64) -> None:
    """Plays a harvest card on a province."""
    play_card(game, seat, kind)
    game.discard(kind)
    game.provinces[province].harvest_card = kind


def income(game: State, seat: i64) -> i64:
    """What all provinces of a seat pay, and what modules add."""
    lands = game.seats[seat].lands
    gold: i64 = 0
    for index in range(len(lands)):
        gold += province_income(game, lands[index])
    for module in game.rules.modules:
        gold += module.extra_income(game, seat)
    return gold


def province_income(game: State, province: i64) -> i64:
    """Farmers times the temple's space, a mine always, a caravan only in lean years; Treasury instead of it all."""
    card = game.provinces[province].harvest_card
    if card == Card.TREASURY:
        return TREASURE
    if card > Card.ABUNDANCE:
        return module_card_income(game, province, card)
    board = game.rules.board
    farmers = farmers_in(game, province)
    gold = farmers * game.temple + board.mine[province]
    if game.temple <= CARAVAN_SPACES:
        gold += board.caravan[province]
    if card == Card.ABUNDANCE:
        gold += farmers
    return gold


def module_card_income(game: State, province: i64, card: i64) -> i64:
    """What a province pays under a harvest card that a module has brought."""
    for module in game.rules.modules:
        gold = module.card_income(game, province, card)
        if gold >= 0:
            return gold
    return 0


def farmers_in(game: State, province: i64) -> i64:
    """All Farmers of a province: on fields, beside them, and printed on the board."""
    place = game.provinces[province]
    return place.farmers + place.extra + game.rules.board.printed_farmers[province]


HARVEST: Final = Harvest()
TAKE_INCOME: Final = TakeIncome()

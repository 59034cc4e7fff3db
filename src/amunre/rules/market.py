"""Market: Favour cards, then Farmers, then Stones, each kind at 1 + 2 + 3 + ... gold (rules, section 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .actions import (
    ARCHITECT,
    BUY_FARMERS,
    BUY_FAVOURS,
    BUY_STONES,
    CULTIVATION,
    DONE,
    FARMER,
    MOST_BOUGHT,
    STONE,
)
from .cards import Card
from .hooks import Decision, Phase
from .state import PROVINCE_COUNT, State
from .supply import (
    add_stone,
    build_pyramid,
    can_play,
    draw_cards,
    drawable,
    empty_fields,
    forget_played,
    owns_any,
    play_card,
)


class Market(Phase):
    """Everybody has one turn; Architect and Cultivation may be played at any time of it (R8)."""

    def __init__(self) -> None:
        super().__init__("market")

    def begin(self, game: State) -> None:
        """A new phase for the cards."""
        forget_played(game)

    def take_turn(self, game: State, seat: i64) -> None:
        """The order of the purchases; the last entry comes first."""
        game.push(FINISH_MARKET)
        game.push(BUY_STONES_NOW)
        game.push(BUY_FARMERS_NOW)
        game.push(BUY_FAVOURS_NOW)

    def anytime(self, game: State, seat: i64, out: list[int]) -> None:
        """Architect where exactly 2 Stones lie; Cultivation anywhere."""
        player = game.seats[seat]
        if player.cards == 0:
            return
        if can_play(game, seat, Card.ARCHITECT):
            for province in range(PROVINCE_COUNT):
                place = game.provinces[province]
                if place.owner == seat and place.stones == 2:
                    out.append(ARCHITECT + province)
        if can_play(game, seat, Card.CULTIVATION):
            for province in range(PROVINCE_COUNT):
                if game.provinces[province].owner == seat:
                    out.append(CULTIVATION + province)

    def play_anytime(self, game: State, seat: i64, action: i64) -> bool:
        """Builds, or lets a free Farmer settle beside the fields."""
        if action < ARCHITECT or action >= CULTIVATION + PROVINCE_COUNT:
            return False
        if action < CULTIVATION:
            play_card(game, seat, Card.ARCHITECT)
            game.discard(Card.ARCHITECT)
            build_pyramid(game, action - ARCHITECT)
        else:
            play_card(game, seat, Card.CULTIVATION)
            game.discard(Card.CULTIVATION)
            game.provinces[action - CULTIVATION].extra += 1
        return True


def price(count: i64) -> i64:
    """1, 3, 6, 10, ... gold."""
    return count * (count + 1) // 2


def affordable(gold: i64, limit: i64) -> i64:
    """How many of a kind this gold buys, at most the limit."""
    count: i64 = 0
    while count < limit and price(count + 1) <= gold:
        count += 1
    return count


def purchases(first: i64, most: i64, out: list[int]) -> None:
    """The choices 0 to most."""
    for count in range(most + 1):
        out.append(first + count)


def favour_limit(game: State, seat: i64) -> i64:
    """The Favour icons of the one province that shows most, and no more than there are cards."""
    icons = game.rules.board.icons
    most: i64 = 0
    for province in range(PROVINCE_COUNT):
        if game.provinces[province].owner == seat and icons[province] > most:
            most = icons[province]
    return min(most, drawable(game))


class BuyFavours(Decision):
    """How many Favour cards to buy."""

    def __init__(self) -> None:
        super().__init__("buy favours")

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Up to the icon limit."""
        purchases(BUY_FAVOURS, affordable(game.seats[seat].gold, favour_limit(game, seat)), out)

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Pays, then draws."""
        count = action - BUY_FAVOURS
        game.settle()
        game.seats[seat].gold -= price(count)
        draw_cards(game, seat, count)


class BuyFarmers(Decision):
    """How many Farmers to buy."""

    def __init__(self) -> None:
        super().__init__("buy farmers")

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Only as many as find an empty field."""
        limit = min(empty_fields(game, seat), MOST_BOUGHT)
        purchases(BUY_FARMERS, affordable(game.seats[seat].gold, limit), out)

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Pays; each Farmer is placed on its own."""
        count = action - BUY_FARMERS
        game.settle()
        game.seats[seat].gold -= price(count)
        for _ in range(count):
            game.push(PLACE_FARMER)


class BuyStones(Decision):
    """How many Stones to buy."""

    def __init__(self) -> None:
        super().__init__("buy stones")

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Any number that can be paid."""
        limit: i64 = MOST_BOUGHT if owns_any(game, seat) else 0
        purchases(BUY_STONES, affordable(game.seats[seat].gold, limit), out)

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Pays; each Stone is placed on its own."""
        count = action - BUY_STONES
        game.settle()
        game.seats[seat].gold -= price(count)
        for _ in range(count):
            game.push(PLACE_STONE)


class PlaceFarmer(Decision):
    """Where a Farmer goes: onto an empty field."""

    def __init__(self) -> None:
        super().__init__("farmer")

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Own provinces with an empty field."""
        fields = game.rules.board.fields
        for province in range(PROVINCE_COUNT):
            place = game.provinces[province]
            if place.owner == seat and place.farmers < fields[province]:
                out.append(FARMER + province)

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Settles the Farmer."""
        game.settle()
        game.provinces[action - FARMER].farmers += 1


class PlaceStone(Decision):
    """Where a Stone goes."""

    def __init__(self) -> None:
        super().__init__("stone")

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Any own province."""
        for province in range(PROVINCE_COUNT):
            if game.provinces[province].owner == seat:
                out.append(STONE + province)

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Lays it; the third builds."""
        game.settle()
        add_stone(game, action - STONE)


class FinishMarket(Decision):
    """The end of the turn; cards may still be played before it."""

    def __init__(self) -> None:
        super().__init__("finish market")

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Done."""
        out.append(DONE)

    def play(self, game: State, seat: i64, action: i64) -> None:
        """The turn is over."""
        game.settle()


MARKET: Final = Market()
BUY_FAVOURS_NOW: Final = BuyFavours()
BUY_FARMERS_NOW: Final = BuyFarmers()
BUY_STONES_NOW: Final = BuyStones()
FINISH_MARKET: Final = FinishMarket()
PLACE_FARMER: Final = PlaceFarmer()
PLACE_STONE: Final = PlaceStone()

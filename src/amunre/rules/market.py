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


class Ware:
    """What is sold in the Market, in the order of the purchases."""

    TOMBS: Final = 0
    FAVOURS: Final = 1
    FARMERS: Final = 2
    STONES: Final = 3


class Market(Phase):
    """Everybody has one turn; Architect and Cultivation may be played at any time of it (R8)."""

    def __init__(self) -> None:
        super().__init__("market")

    def begin(self, game: State) -> None:
        """A new phase for the cards."""
        forget_played(game)
        for module in game.rules.modules:
            module.market_begins(game)

    def take_turn(self, game: State, seat: i64) -> None:
        """The order of the purchases; the last entry comes first."""
        game.push(FINISH_MARKET)
        game.push(STONES)
        game.push(FARMERS)
        game.push(FAVOURS)
        for module in game.rules.modules:
            module.market_turn(game, seat)

    def anytime(self, game: State, seat: i64, out: list[int]) -> None:
        """Architect where exactly 2 Stones lie; Cultivation anywhere."""
        player = game.seats[seat]
        if player.cards == 0:
            return
        if can_play(game, seat, Card.ARCHITECT):
            for index in range(len(player.lands)):
                if game.provinces[player.lands[index]].stones == 2:
                    out.append(ARCHITECT + player.lands[index])
        if can_play(game, seat, Card.CULTIVATION):
            for index in range(len(player.lands)):
                out.append(CULTIVATION + player.lands[index])

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


class Purchase(Decision):
    """How many of one kind of ware to buy, once a turn."""

    def __init__(self, name: str, ware: i64, first: i64) -> None:
        super().__init__(name, ("market",))
        self.ware = ware
        self.first = first  # the action that buys none

    def limit(self, game: State, seat: i64, already: i64) -> i64:
        """How many the seat could use, whatever they cost, if it has bought so many this turn already."""
        raise NotImplementedError

    def deliver(self, game: State, seat: i64, count: i64) -> None:
        """Hands over what was paid for."""
        raise NotImplementedError

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """None, or up to the limit as far as the gold goes."""
        for count in range(affordable(game.seats[seat].gold, self.limit(game, seat, 0)) + 1):
            out.append(self.first + count)

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Pays and receives."""
        game.settle()
        if action > self.first:
            buy(game, seat, self, action - self.first)


def buy(game: State, seat: i64, purchase: Purchase, count: i64) -> None:
    """The price goes to the bank; then the wares come."""
    game.seats[seat].gold -= price(count)
    for module in game.rules.modules:
        module.bought(game, seat, purchase.ware, count)
    purchase.deliver(game, seat, count)


class BuyFavours(Purchase):
    """Favour cards: announced, paid, drawn."""

    def __init__(self) -> None:
        super().__init__("buy favours", Ware.FAVOURS, BUY_FAVOURS)

    def limit(self, game: State, seat: i64, already: i64) -> i64:
        """The Favour icons of the one province that shows most, and no more than there are cards."""
        icons = game.rules.board.icons
        lands = game.seats[seat].lands
        most: i64 = 0
        for index in range(len(lands)):
            most = max(most, icons[lands[index]])
        return min(most - already, drawable(game))

    def deliver(self, game: State, seat: i64, count: i64) -> None:
        """From the deck."""
        draw_cards(game, seat, count)


class BuyFarmers(Purchase):
    """Farmers: each is placed on its own."""

    def __init__(self) -> None:
        super().__init__("buy farmers", Ware.FARMERS, BUY_FARMERS)

    def limit(self, game: State, seat: i64, already: i64) -> i64:
        """Only as many as find an empty field."""
        return min(empty_fields(game, seat), MOST_BOUGHT)

    def deliver(self, game: State, seat: i64, count: i64) -> None:
        """To be placed."""
        for _ in range(count):
            game.push(PLACE_FARMER)


class BuyStones(Purchase):
    """Stones: each is laid on its own."""

    def __init__(self) -> None:
        super().__init__("buy stones", Ware.STONES, BUY_STONES)

    def limit(self, game: State, seat: i64, already: i64) -> i64:
        """Any number that can be paid."""
        return MOST_BOUGHT if owns_any(game, seat) else 0

    def deliver(self, game: State, seat: i64, count: i64) -> None:
        """To be laid."""
        for _ in range(count):
            game.push(PLACE_STONE)


class PlaceFarmer(Decision):
    """Where a Farmer goes: onto an empty field."""

    def __init__(self) -> None:
        super().__init__("farmer", ("resolve", "market", "gifts"))

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Own provinces with an empty field."""
        fields = game.rules.board.fields
        lands = game.seats[seat].lands
        for index in range(len(lands)):
            if game.provinces[lands[index]].farmers < fields[lands[index]]:
                out.append(FARMER + lands[index])

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Settles the Farmer."""
        game.settle()
        game.provinces[action - FARMER].farmers += 1


class PlaceStone(Decision):
    """Where a Stone goes."""

    def __init__(self) -> None:
        super().__init__("stone", ("resolve", "market", "gifts"))

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Any own province."""
        lands = game.seats[seat].lands
        for index in range(len(lands)):
            out.append(STONE + lands[index])

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Lays it; the third builds."""
        game.settle()
        add_stone(game, action - STONE)


class FinishTurn(Decision):
    """The end of a turn in which more can be done than what had to be decided."""

    def __init__(self, name: str, phase: str) -> None:
        super().__init__(name, (phase,))

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Done."""
        out.append(DONE)

    def play(self, game: State, seat: i64, action: i64) -> None:
        """The turn is over."""
        game.settle()


MARKET: Final = Market()
FAVOURS: Final = BuyFavours()
FARMERS: Final = BuyFarmers()
STONES: Final = BuyStones()
FINISH_MARKET: Final = FinishTurn("finish market", "market")
PLACE_FARMER: Final = PlaceFarmer()
PLACE_STONE: Final = PlaceStone()

"""Auction: provinces come up and the players bid for them (rules, section 4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .actions import ALL_RUNGS, BID, BRIBERY, HIGH_BID, LADDER_RUNGS, LIFT, PASS, PROTECTION
from .cards import Card
from .chance import Draw
from .hooks import Decision, Phase
from .state import NOBODY, NOWHERE, State, inserted
from .story import Story
from .supply import can_play, forget_played, play_card

BRIBED: Final = 1 << Card.BRIBERY
PROTECTED: Final = 1 << Card.PROTECTION
NONE: Final = -1  # no Scribe has to be placed
EITHER: Final = -2  # two are outbid and the seat has yet to say which one moves


class Auction(Phase):
    """In turn order, round and round, until every province card carries exactly one Scribe."""

    def __init__(self) -> None:
        super().__init__("auction")

    def begin(self, game: State) -> None:
        """Turns the provinces of the round up."""
        game.round += 1
        game.tell(Story.ROUND, -1, game.round, 0)
        forget_played(game)
        for module in game.rules.modules:
            module.auction_begins(game)
        for module in game.rules.modules:
            if module.reveal_provinces(game):
                return
        draw_provinces(game)

    def over(self, game: State) -> bool:
        """As many Scribes as provinces: all occupied means one on each."""
        return game.occupied == len(game.open)

    def take_turn(self, game: State, seat: i64) -> None:
        """Bid, or pass while not outbid."""
        game.moving = scribe_to_place(game, seat)
        game.push(BID_OR_PASS)
        if game.moving == EITHER:
            game.push(LIFT_SCRIBE)

    def end(self, game: State) -> None:
        """No Scribe moves any more."""
        game.moving = NONE


def draw_provinces(game: State) -> None:
    """Draws province cards until enough lie open."""
    while len(game.open) < game.rules.open_provinces:
        province = game.chance.draw(Draw.PROVINCE, game.pool, game.pool_size)
        game.pool[province] = 0
        game.pool_size -= 1
        open_province(game, province, NOBODY)
    provinces_revealed(game)


def provinces_revealed(game: State) -> None:
    """Lets the modules prepare the provinces that lie open."""
    for module in game.rules.modules:
        module.provinces_revealed(game)


def open_province(game: State, province: i64, seat: i64) -> None:
    """A province card comes up, drawn or revealed by a seat."""
    game.open = inserted(game.open, province)
    game.tell(Story.OPENED, seat, province, 0)
    for module in game.rules.modules:
        module.province_opened(game, province)


def scribe_to_place(game: State, seat: i64) -> i64:
    """The seat's Scribe that is not placed, else the one that is outbid; or EITHER, or NONE if it must pass."""
    moving: i64 = NONE
    scribe = seat
    while scribe < len(game.scribe_at):
        if game.scribe_at[scribe] == NOWHERE:
            return scribe
        if is_outbid(game, scribe):
            moving = scribe if moving == NONE else EITHER
        scribe += game.players
    return moving


def is_outbid(game: State, scribe: i64) -> bool:
    """Whether a higher Scribe stands on the same province card."""
    return game.provinces[game.scribe_at[scribe]].top > game.scribe_rung[scribe]


def any_outbid(game: State, seat: i64) -> bool:
    """Whether a Scribe of the seat is outbid."""
    scribe = seat
    while scribe < len(game.scribe_at):
        if game.scribe_at[scribe] != NOWHERE and is_outbid(game, scribe):
            return True
        scribe += game.players
    return False


def budget(game: State, seat: i64) -> i64:
    """What the seat can pay at most: its gold and 1 for each Favour card."""
    return game.seats[seat].gold + game.seats[seat].cards


def standing_bids(game: State, seat: i64) -> i64:
    """What the seat's Scribes that are not outbid will have to pay."""
    total: i64 = 0
    scribe = seat
    while scribe < len(game.scribe_at):
        if game.scribe_at[scribe] != NOWHERE and not is_outbid(game, scribe):
            total += game.rules.ladder[game.scribe_rung[scribe]]
        scribe += game.players
    return total


def is_shielded(game: State, seat: i64, province: i64, rung: i64) -> bool:
    """Whether a Protection of somebody else blocks this bid space; it covers all his Scribes (R38)."""
    for scribe in range(len(game.scribe_at)):
        owner = scribe % game.players
        if owner != seat and game.seats[owner].played & PROTECTED != 0:
            if game.scribe_at[scribe] == province and game.scribe_rung[scribe] + 1 == rung:
                return True
    return False


class BidOrPass(Decision):
    """A bid higher than every Scribe on the province, or a pass for those who are not outbid."""

    def __init__(self) -> None:
        super().__init__("bid", ("auction",))

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Bids that can be paid; Bribery and Protection if the standing bids can be paid without the card."""
        if game.moving < 0:
            out.append(PASS)
        spare = budget(game, seat) - standing_bids(game, seat)
        if spare > 0 and game.seats[seat].cards > 0:
            if can_play(game, seat, Card.BRIBERY) and any_outbid(game, seat):
                out.append(BRIBERY)
            if can_play(game, seat, Card.PROTECTION):
                out.append(PROTECTION)
        if game.moving >= 0:
            low_bids(game, seat, spare, out)
            if spare > 36 and game.rules.rungs > LADDER_RUNGS:
                high_bids(game, seat, spare, out)

    def play(self, game: State, seat: i64, action: i64) -> None:
        """A card stays in force to the end of the auction; a bid or a pass ends the turn."""
        if action == BRIBERY:
            play_card(game, seat, Card.BRIBERY)
        elif action == PROTECTION:
            play_card(game, seat, Card.PROTECTION)
            game.shields += 1
        else:
            game.settle()
            if action >= HIGH_BID:
                past: i64 = ALL_RUNGS - LADDER_RUNGS
                place_scribe(game, (action - HIGH_BID) // past, (action - HIGH_BID) % past + LADDER_RUNGS)
            elif action != PASS:
                place_scribe(game, (action - BID) // LADDER_RUNGS, (action - BID) % LADDER_RUNGS)


def low_bids(game: State, seat: i64, budget: i64, out: list[int]) -> None:
    """The bids on the spaces printed on the cards."""
    ladder = game.rules.ladder
    for index in range(len(game.open)):
        province = game.open[index]
        if may_bid_on(game, seat, province):
            rung = game.provinces[province].top + 1
            while rung < LADDER_RUNGS and ladder[rung] <= budget:
                if game.shields == 0 or not is_shielded(game, seat, province, rung):
                    out.append(BID + province * LADDER_RUNGS + rung)
                rung += 1


def high_bids(game: State, seat: i64, budget: i64, out: list[int]) -> None:
    """The bids past 36: 45, 55, ... (A4)."""
    ladder = game.rules.ladder
    past: i64 = ALL_RUNGS - LADDER_RUNGS
    for index in range(len(game.open)):
        province = game.open[index]
        if may_bid_on(game, seat, province):
            rung = max(game.provinces[province].top + 1, LADDER_RUNGS)
            while rung < ALL_RUNGS and ladder[rung] <= budget:
                if game.shields == 0 or not is_shielded(game, seat, province, rung):
                    out.append(HIGH_BID + province * past + rung - LADDER_RUNGS)
                rung += 1


def may_bid_on(game: State, seat: i64, province: i64) -> bool:
    """Any province without a Scribe of the seat; with Bribery also the one that the moving Scribe leaves."""
    scribe = seat
    while scribe < len(game.scribe_at):
        if game.scribe_at[scribe] == province and (scribe != game.moving or game.seats[seat].played & BRIBED == 0):
            return False
        scribe += game.players
    return True


def place_scribe(game: State, province: i64, rung: i64) -> None:
    """The moving Scribe leaves its old province card and becomes the highest on the new one."""
    scribe = game.moving
    left = game.scribe_at[scribe]
    if left != NOWHERE:
        game.provinces[left].scribes -= 1
    place = game.provinces[province]
    if place.scribes == 0:
        game.occupied += 1
    else:
        for module in game.rules.modules:
            module.outbid(game, province)
    place.scribes += 1
    place.top = rung
    place.leader = scribe % game.players
    game.scribe_at[scribe] = province
    game.scribe_rung[scribe] = rung


class LiftScribe(Decision):
    """Which of two outbid Scribes moves."""

    def __init__(self) -> None:
        super().__init__("lift", ("auction",))

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """The provinces where they stand."""
        first = game.scribe_at[seat]
        second = game.scribe_at[seat + game.players]
        out.append(LIFT + min(first, second))
        out.append(LIFT + max(first, second))

    def play(self, game: State, seat: i64, action: i64) -> None:
        """That one has to bid."""
        game.settle()
        scribe = seat
        while game.scribe_at[scribe] != action - LIFT:
            scribe += game.players
        game.moving = scribe


AUCTION: Final = Auction()
BID_OR_PASS: Final = BidOrPass()
LIFT_SCRIBE: Final = LiftScribe()

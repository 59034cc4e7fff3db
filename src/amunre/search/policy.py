"""A quick and sensible way to play any decision: it drives the playouts of the search and needs no look ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from amunre.rules.actions import (
    ABUNDANCE,
    ARCHITECT,
    BID,
    BUY_FARMERS,
    BUY_FAVOURS,
    BUY_STONES,
    CULTIVATION,
    DONE,
    GIFT_FARMER,
    GIFT_FAVOURS,
    GIFT_STONE,
    HIGH_BID,
    INFLUENCE_UP,
    LADDER_RUNGS,
    OFFER,
    PASS,
    SCORE,
    STEAL,
    STONE,
    TREASURY,
)
from amunre.rules.auction import BID_OR_PASS
from amunre.rules.chance import Chance
from amunre.rules.gifts import CHOOSE_GIFT
from amunre.rules.harvest import TAKE_INCOME, province_income
from amunre.rules.hooks import Decision
from amunre.rules.market import FARMERS, FAVOURS, FINISH_MARKET, PLACE_STONE, STONES
from amunre.rules.offering import ANNOUNCE_INFLUENCE, MAKE_OFFER
from amunre.rules.scoring import SCORE_SCHEMES
from amunre.rules.state import PROVINCE_COUNT, State

from .values import QUIET
from .worth import gold_worth, harvests_left, province_worth

NOISE: Final = 160  # hundredths of a point by which two bids of equal worth may differ
THEFT_PERCENT: Final = 8


def play_on(game: State, chance: Chance, last_round: i64) -> None:
    """Plays by the policy until a round is over, or the game."""
    while not game.over and game.round <= last_round:
        game.apply(quick_move(game, chance))


def quick_move(game: State, chance: Chance) -> int:
    """What the seat to move does by the policy."""
    return quick_choice(game, game.seat, worth_a_thought(game, game.seat), chance)


def worth_a_thought(game: State, seat: i64) -> list[int]:
    """The legal actions without sales, which are for those who can do nothing else; that halves the lists."""
    if game.rules.expanded:
        return game.legal_for(seat)
    out: list[int] = []
    game.agenda[-1].choices(game, seat, out)
    game.phase.anytime(game, seat, out)
    return out if len(out) > 0 else game.legal_for(seat)


def quick_choice(game: State, seat: i64, legal: list[int], chance: Chance) -> int:
    """One of the legal actions."""
    if len(legal) == 1:
        return legal[0]
    decision = game.agenda[-1]
    if decision is BID_OR_PASS:
        return choose_bid(game, seat, legal, chance)
    if decision is PLACE_STONE:
        return choose_stone(game, seat, legal, chance)
    if decision is FAVOURS or decision is FARMERS or decision is STONES or decision is FINISH_MARKET:
        return choose_purchase(game, seat, decision, legal, chance)
    if decision is MAKE_OFFER:
        return choose_offer(game, seat, legal, chance)
    if decision is CHOOSE_GIFT:
        return choose_gift(game, seat, legal, chance)
    if decision is TAKE_INCOME:
        return choose_harvest_card(game, seat, legal)
    if decision is SCORE_SCHEMES:
        return legal[len(legal) - 1] if legal[len(legal) - 1] >= SCORE else DONE
    if decision is ANNOUNCE_INFLUENCE:
        return INFLUENCE_UP if gains_from_plenty(game, seat) else INFLUENCE_UP + 1
    return anything_but_a_sale(legal, chance)


def anything_but_a_sale(legal: list[int], chance: Chance) -> int:
    """At random; cards are sold only when nothing else is possible."""
    first: i64 = 0
    while first < len(legal) and legal[first] < PASS:
        first += 1
    if first == len(legal):
        return legal[chance.below(len(legal))]
    return legal[first + chance.below(len(legal) - first)]


def choose_bid(game: State, seat: i64, legal: list[int], chance: Chance) -> int:
    """The lowest bid on the province with the best surplus, with a little noise; sometimes a rung higher."""
    gold = gold_worth(game, seat, QUIET)
    best = -1000.0
    chosen: int = PASS
    seen: i64 = -1
    for action in legal:
        if BID <= action < BID + PROVINCE_COUNT * LADDER_RUNGS:
            province: i64 = (action - BID) // LADDER_RUNGS
            rung: i64 = (action - BID) % LADDER_RUNGS
            if province != seen:
                seen = province
                surplus = province_worth(game, seat, province, QUIET) - gold * float(game.rules.ladder[rung])
                surplus += float(chance.below(NOISE)) / 100.0
                if surplus > best:
                    best = surplus
                    chosen = action
    if best == -1000.0:
        return first_bid_or_pass(legal)
    if chance.below(4) == 0 and best > 2.0 and chosen + 1 in legal:
        return chosen + 1
    return chosen


def first_bid_or_pass(legal: list[int]) -> int:
    """Where only a pass or a bid beyond the printed spaces is left."""
    for action in legal:
        if action == PASS or action >= HIGH_BID:
            return action
    return legal[0]


def choose_purchase(game: State, seat: i64, decision: Decision, legal: list[int], chance: Chance) -> int:
    """Free Farmers and Pyramids first; then as many wares as seem to pay."""
    last = legal[len(legal) - 1]
    if last >= CULTIVATION and last < CULTIVATION + PROVINCE_COUNT:
        return last
    if ARCHITECT <= last < CULTIVATION:
        return last
    gold = game.seats[seat].gold
    if decision is FAVOURS:
        wanted: i64 = 1 + chance.below(2) if gold >= 8 else chance.below(2)
        return most_of(legal, BUY_FAVOURS, wanted)
    if decision is FARMERS:
        return most_of(legal, BUY_FARMERS, farmers_that_pay(game, seat, gold))
    if decision is STONES:
        return most_of(legal, BUY_STONES, stones_that_pay(game, seat, gold, chance))
    return DONE if DONE in legal else anything_but_a_sale(legal, chance)


def farmers_that_pay(game: State, seat: i64, gold: i64) -> i64:
    """While the next one costs less than it will earn, and some gold is left."""
    earned = 2 * harvests_left(game, seat)
    count: i64 = 0
    while count + 1 < earned and (count + 1) * (count + 2) // 2 <= gold - 4:
        count += 1
    return count


def stones_that_pay(game: State, seat: i64, gold: i64, chance: Chance) -> i64:
    """More gold goes into Stones towards the end of an age, all of it at the end of the game."""
    kept: i64 = 9 if game.round % 3 != 0 else 5
    if game.round == 6:
        kept = 3
    kept += chance.below(4) - 1
    count: i64 = 0
    while (count + 1) * (count + 2) // 2 <= gold - kept:
        count += 1
    return count


def most_of(legal: list[int], first: i64, wanted: i64) -> int:
    """The largest purchase on offer that is not above what is wanted."""
    chosen: int = first
    for action in legal:
        if first <= action <= first + wanted:
            chosen = action
    return chosen


def choose_stone(game: State, seat: i64, legal: list[int], chance: Chance) -> int:
    """Where it completes a Pyramid; else where fewest Pyramids are, for the sets."""
    chosen: int = -1
    best: i64 = -1000
    for action in legal:
        if STONE <= action < STONE + PROVINCE_COUNT:
            place = game.provinces[action - STONE]
            merit = place.stones * 4 - place.pyramids * 3 + chance.below(4)
            if merit > best:
                best = merit
                chosen = action
    return chosen if chosen >= 0 else anything_but_a_sale(legal, chance)


def choose_offer(game: State, seat: i64, legal: list[int], chance: Chance) -> int:
    """Usually a small part of the gold, seldom a large one, now and then Theft."""
    if DONE in legal:
        return DONE
    gold = game.seats[seat].gold
    if gold == 0 or chance.below(100) < THEFT_PERCENT:
        return STEAL
    share: i64 = 1 + chance.below(1 + gold // 3)
    if chance.below(5) == 0:
        share += chance.below(1 + gold // 3)
    if game.round == 6:
        share = 1 + share // 2
    return OFFER + min(share, gold)


def choose_gift(game: State, seat: i64, legal: list[int], chance: Chance) -> int:
    """Stones and cards, Farmers while they still earn."""
    draw = chance.below(10)
    harvests = harvests_left(game, seat)
    if harvests >= 2 and draw < 4 and GIFT_FARMER in legal:
        return GIFT_FARMER
    if draw < 7 or game.round == 6:
        return GIFT_STONE
    return GIFT_FAVOURS + 1 if GIFT_FAVOURS + 1 in legal else GIFT_STONE


def choose_harvest_card(game: State, seat: i64, legal: list[int]) -> int:
    """Treasury where the income is lowest, Abundance where most Farmers are, if they gain at least 3 gold."""
    best: i64 = 2
    chosen: int = DONE
    for action in legal:
        gain: i64 = 0
        if TREASURY <= action < TREASURY + PROVINCE_COUNT:
            gain = 8 - province_income(game, action - TREASURY)
        elif ABUNDANCE <= action < ABUNDANCE + PROVINCE_COUNT:
            place = game.provinces[action - ABUNDANCE]
            gain = place.farmers + place.extra
        if gain > best:
            best = gain
            chosen = action
    return chosen


def gains_from_plenty(game: State, seat: i64) -> bool:
    """Whether Farmers and temples outweigh caravans."""
    board = game.rules.board
    balance: i64 = 0
    for province in range(PROVINCE_COUNT):
        place = game.provinces[province]
        if place.owner == seat:
            balance += place.farmers + place.extra + board.printed_farmers[province] + 2 * board.temples[province]
            balance -= board.caravan[province] // 3
    return balance > 0

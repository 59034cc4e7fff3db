"""What a position is worth to a seat: its expected points at the end of the game."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from amunre.rules.auction import AUCTION, is_outbid
from amunre.rules.cards import FIRST_SCHEME, KINDS, LAST_SCHEME, Card
from amunre.rules.resolve import RESOLVE
from amunre.rules.schemes import owned_mask, scheme_holds, scheme_worth
from amunre.rules.state import NOWHERE, PROVINCE_COUNT, State

from .values import QUIET, Values
from .worth import (
    GIFT,
    GIFTS_STEP,
    HARVEST_STEP,
    OFFERING_STEP,
    age_is_open,
    card_worth,
    gold_worth,
    harvests_left,
    has_had,
    next_income,
    province_worth,
    step_of,
    usual_income,
)

LATER_SCHEME: Final = 0.35  # the chance that a Scheme which fails in this age is fulfilled in the next
OFFICIAL: Final = 1.2
NOT_WON: Final = 0.75  # what is left of a province's surplus while others may still take it


PARTS: Final = ("points", "gold", "income", "cards", "gifts", "bids", "scoring")
"""What an evaluation is made of."""


def evaluate(game: State, seat: i64, values: Values = QUIET) -> float:
    """Points the seat has, and what its gold, cards and provinces will still bring."""
    total = float(game.seats[seat].score)
    if game.over:
        return total
    total += gold_in_hand(game, seat, values) + income_to_come(game, seat, values) + cards_in_hand(game, seat, values)
    total += float(game.seats[seat].gifts) * GIFT + bids(game, seat, values) + next_scoring(game, seat, values)
    return total


def parts(game: State, seat: i64, values: Values = QUIET) -> list[float]:
    """The same, one number for each of PARTS."""
    if game.over:
        return [float(game.seats[seat].score), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    return [
        float(game.seats[seat].score),
        gold_in_hand(game, seat, values),
        income_to_come(game, seat, values),
        cards_in_hand(game, seat, values),
        float(game.seats[seat].gifts) * GIFT,
        bids(game, seat, values),
        next_scoring(game, seat, values),
    ]


def margin(game: State, seat: i64, values: Values = QUIET) -> float:
    """By how many points the seat is expected to lead, or to lag behind, the best of the others."""
    best = -1000.0
    for other in range(game.players):
        if other != seat:
            best = max(best, evaluate(game, other, values))
    return evaluate(game, seat, values) - best


def win_chance(game: State, seat: i64, values: Values = QUIET) -> float:
    """How likely the seat is to win, by what everybody is expected to have in the end."""
    spread = win_spread(game)
    mine = evaluate(game, seat, values)
    others = 0.0
    for other in range(game.players):
        if other != seat:
            others += math.exp(min((evaluate(game, other, values) - mine) / spread, 30.0))
    return 1.0 / (1.0 + others)


def win_spread(game: State) -> float:
    """By how many points an expectation may be wrong: much at the start, little at the end."""
    return 1.5 + 1.4 * float(max(6 - game.round, 0)) + (0.0 if game.over else 1.0)


def gold_in_hand(game: State, seat: i64, values: Values) -> float:
    """What gold will buy, and at the end its rank."""
    points = float(game.seats[seat].gold) * gold_worth(game, seat, values)
    if game.round == 6 and step_of(game) >= GIFTS_STEP:
        points += gold_rank(game, seat)
    return points


def is_scored(game: State) -> bool:
    """Whether the Province scoring of this age is already on the score sheet."""
    return game.phase.name == "scoring"


def income_to_come(game: State, seat: i64, values: Values) -> float:
    """The Harvests of this age, in points."""
    harvests = harvests_left(game, seat)
    if harvests == 0:
        return 0.0
    known = step_of(game) > OFFERING_STEP and not has_had(game, seat, HARVEST_STEP)
    gold = 0.0
    for province in range(PROVINCE_COUNT):
        if game.provinces[province].owner == seat:
            if known:
                gold += next_income(game, province) + usual_income(game, province, values) * float(harvests - 1)
            else:
                gold += usual_income(game, province, values) * float(harvests)
    return gold * gold_worth(game, seat, values) * 0.95


def cards_in_hand(game: State, seat: i64, values: Values) -> float:
    """Favour cards, and the chances of the Schemes among them."""
    hand = game.seats[seat].hand
    harvests = harvests_left(game, seat)
    worth = 0.0
    for kind in range(KINDS):
        if hand[kind] > 0:
            worth += float(hand[kind]) * card_worth(game, seat, kind, harvests, values)
            if FIRST_SCHEME <= kind <= LAST_SCHEME and not is_scored(game):
                worth += scheme_chance(game, seat, kind) * float(scheme_worth(game, seat))
    return worth


def scheme_chance(game: State, seat: i64, kind: i64) -> float:
    """How likely a Scheme is to score, by how it stands now."""
    owned = count_bits(owned_mask(game, seat))
    later = LATER_SCHEME if game.round <= 3 else 0.0
    if owned == 0:
        return 0.4
    holds = scheme_holds(game, seat, kind)
    if owned >= 3:
        if holds:
            return 1.0
        growing = kind == Card.MASTER_OF_FARMERS and age_is_open(game, seat)
        return max(later, 0.3 if growing else 0.0)
    if Card.MASTER_OF_FAVOURS <= kind <= Card.MASTER_OF_FARMERS:
        return 0.9 if holds else 0.4
    now = 0.6 if owned == 2 else 0.45
    return max(now if holds else 0.0, later)


def count_bits(mask: i64) -> i64:
    """How many provinces a mask names."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def next_scoring(game: State, seat: i64, values: Values) -> float:
    """What the seat's provinces will bring in the next Province scoring, and its tomb in the end."""
    points = 0.0
    for module in game.rules.modules:
        points += float(module.final_points(game, seat))
    if is_scored(game):
        return points
    temple = values.temple
    if game.round % 3 == 0 and step_of(game) > OFFERING_STEP:
        temple = float(game.temple)
    building = age_is_open(game, seat)
    fewest = 100.0
    owned: i64 = 0
    for province in range(PROVINCE_COUNT):
        place = game.provinces[province]
        if place.owner == seat:
            owned += 1
            built = float(place.pyramids)
            if building:
                built += 0.28 * float(place.stones)
            points += built + temple * float(game.rules.board.temples[province])
            fewest = min(fewest, built)
    if owned >= 3:
        points += 3.0 * fewest * (0.9 if building else 1.0)
    elif owned > 0:
        points += 3.0 * fewest * (0.35 if owned == 1 else 0.6)
    for module in game.rules.modules:
        points += float(module.age_points(game, seat))
    return points + side_chances(game, seat, building, values)


def side_chances(game: State, seat: i64, building: bool, values: Values) -> float:
    """5 points for each bank of the Nile, by how far the seat's best province leads or lags there."""
    rounds_left = 2 - (max(game.round, 1) - 1) % 3
    spread = 0.8 + (1.2 if building else 0.0) + 2.2 * float(rounds_left)
    return side_chance(game, seat, 0, spread, building, values) + side_chance(game, seat, 1, spread, building, values)


def side_chance(game: State, seat: i64, west: i64, spread: float, building: bool, values: Values) -> float:
    """The expected points of one bank."""
    mine: i64 = -1
    others: i64 = 0
    for province in range(PROVINCE_COUNT):
        if game.rules.board.west[province] == west:
            place = game.provinces[province]
            strength = 3 * place.pyramids + place.stones
            if place.owner == seat:
                mine = max(mine, strength)
            else:
                others = max(others, strength)
    if mine < 0:
        return 0.0
    if not building:
        return 5.0 if mine >= 3 and mine >= others else 0.0
    return values.side / (1.0 + math.exp((float(others - mine) + values.lag) / spread))


def gold_rank(game: State, seat: i64) -> float:
    """6, 4 or 2 points for gold, while the amounts may still change a little."""
    mine = wealth(game, seat)
    spread = 1.0 if has_had(game, seat, HARVEST_STEP) else 4.0
    richer = 0.0
    for other in range(game.players):
        if other != seat:
            richer += 1.0 / (1.0 + math.exp(min((mine - wealth(game, other)) / spread, 30.0)))
    return max(6.0 - 2.0 * richer, 0.0)


def wealth(game: State, seat: i64) -> float:
    """Gold at the end: what there is, what the cards fetch, and the last Harvest."""
    gold = float(game.seats[seat].gold + game.seats[seat].cards)
    if not has_had(game, seat, HARVEST_STEP):
        for province in range(PROVINCE_COUNT):
            if game.provinces[province].owner == seat:
                gold += next_income(game, province)
    return gold


def bids(game: State, seat: i64, values: Values) -> float:
    """The surplus of the province that the seat leads in, or of the best it can still hope for.

    With two Scribes only the better province is kept; from the other comes an Official.
    """
    if game.phase is not AUCTION and game.phase is not RESOLVE:
        return 0.0
    gold = gold_worth(game, seat, values)
    best = 0.0
    total = 0.0
    scribe = seat
    while scribe < len(game.scribe_at):
        at = game.scribe_at[scribe]
        surplus = 0.0
        if at != NOWHERE and not is_outbid(game, scribe):
            total -= gold * float(game.rules.ladder[game.scribe_rung[scribe]])
            surplus = province_worth(game, seat, at, values)
        elif game.phase is AUCTION:
            surplus = hope(game, seat, gold, values) * NOT_WON
        if min(best, surplus) > 0.0:
            total += OFFICIAL
        best = max(best, surplus)
        scribe += game.players
    return total + best


def hope(game: State, seat: i64, gold: float, values: Values) -> float:
    """The best surplus that the seat could bid for now."""
    best = 0.0
    purse = game.seats[seat].gold
    for index in range(len(game.open)):
        province = game.open[index]
        place = game.provinces[province]
        if place.leader != seat:
            rung = place.top + 1
            if rung < game.rules.rungs and game.rules.ladder[rung] <= purse:
                surplus = province_worth(game, seat, province, values) - gold * float(game.rules.ladder[rung])
                best = max(best, surplus)
    return best

"""What things are worth, in points at the end of the game: the knowledge that evaluation, policy and search share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from amunre.rules.cards import FIRST_SCHEME, LAST_SCHEME, Card
from amunre.rules.gifts import GIFTS
from amunre.rules.harvest import HARVEST
from amunre.rules.market import MARKET
from amunre.rules.offering import OFFERING
from amunre.rules.scoring import PROVINCE_SCORING
from amunre.rules.state import State

from .values import Values

GIFT: Final = 0.95
BLESSING_STONE: Final = 0.7


def markets_left(game: State, seat: i64) -> i64:
    """How many Markets the seat has still to spend gold in."""
    if game.round == 0:
        return 6
    left: i64 = 6 - game.round
    if not has_had(game, seat, MARKET_STEP):
        left += 1
    return max(left, 0)


# The steps of a round in their order.
AUCTION_STEP: Final = 0
MARKET_STEP: Final = 1
OFFERING_STEP: Final = 2
GIFTS_STEP: Final = 3
HARVEST_STEP: Final = 4
SCORING_STEP: Final = 5


def step_of(game: State) -> i64:
    """Where in the round the game stands."""
    phase = game.phase
    if phase is MARKET:
        return MARKET_STEP
    if phase is OFFERING:
        return OFFERING_STEP
    if phase is GIFTS:
        return GIFTS_STEP
    if phase is HARVEST:
        return HARVEST_STEP
    if phase is PROVINCE_SCORING or game.over:
        return SCORING_STEP
    return AUCTION_STEP


def has_had(game: State, seat: i64, step: i64) -> bool:
    """Whether the seat has behind it what a step of the round brings it."""
    now = step_of(game)
    if now != step:
        return now > step
    if game.over:
        return True
    for index in range(game.players):
        if game.order[index] == seat:
            return index < game.turn - 1
    return False


def harvests_left(game: State, seat: i64) -> i64:
    """How many Harvests of this age the seat's present provinces will still pay in."""
    if game.round == 0:
        return 3
    left: i64 = 2 - (game.round - 1) % 3
    return left if has_had(game, seat, HARVEST_STEP) else left + 1


def age_is_open(game: State, seat: i64) -> bool:
    """Whether the seat can still build before the next Province scoring."""
    return game.round % 3 != 0 or not has_had(game, seat, GIFTS_STEP)


def gold_worth(game: State, seat: i64, values: Values) -> float:
    """What one more gold piece is worth to the seat."""
    return values.gold(markets_left(game, seat))


def usual_income(game: State, province: i64, values: Values) -> float:
    """What a province pays in an ordinary Harvest."""
    board = game.rules.board
    place = game.provinces[province]
    farmers = place.farmers + place.extra + board.printed_farmers[province]
    caravans = values.caravans * float(board.caravan[province])
    return float(farmers) * values.temple + float(board.mine[province]) + caravans


def next_income(game: State, province: i64) -> float:
    """What a province pays in a Harvest whose temple is known."""
    board = game.rules.board
    place = game.provinces[province]
    farmers = place.farmers + place.extra + board.printed_farmers[province]
    gold = float(farmers * game.temple + board.mine[province])
    if game.temple <= 2:
        gold += float(board.caravan[province])
    return gold


def card_worth(game: State, seat: i64, kind: i64, harvests: i64, values: Values) -> float:
    """What a Favour card in hand is worth; Schemes are looked at elsewhere."""
    sold = gold_worth(game, seat, values)
    if FIRST_SCHEME <= kind <= LAST_SCHEME:
        return sold
    if game.round == 6 and has_had(game, seat, HARVEST_STEP):
        return sold
    if kind == Card.CULTIVATION:
        return max(sold, sold * 2.2 * float(harvests))
    if kind == Card.TREASURY:
        return max(sold, sold * 5.0)
    if kind == Card.ARCHITECT:
        return max(sold, values.architect)
    if kind == Card.ABUNDANCE:
        return max(sold, sold * 3.0)
    return max(sold, 0.5)


def province_worth(game: State, seat: i64, province: i64, values: Values) -> float:
    """What winning a province is worth to the seat, before its price."""
    board = game.rules.board
    place = game.provinces[province]
    harvests = float(harvests_left(game, seat))
    gold = gold_worth(game, seat, values)
    empty = board.fields[province] - place.farmers
    settled = float(min(empty, 3)) * max(values.temple * harvests - 2.0, 0.0) * values.settling
    worth = gold * (usual_income(game, province, values) * harvests + settled + float(board.blessing_gold[province]))
    worth += values.favour_card * float(board.blessing_cards[province]) + BLESSING_STONE * float(
        board.blessing_stones[province]
    )
    worth += values.icon * float(board.icons[province]) * harvests
    worth += values.temple_site * float(board.temples[province])
    worth += values.pyramid * float(place.pyramids) + values.stone * float(place.stones)
    return worth

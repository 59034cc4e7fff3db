"""What the refusals share, and what can be wrong with a sale, a bid or a card of the Auction."""

from __future__ import annotations

from .actions import to_action
from .auction import any_outbid, budget, is_shielded, may_bid_on, standing_bids
from .board import PROVINCES
from .cards import CARD_NAMES, CARDS, Card
from .state import NOWHERE, State


def province_title(province: int) -> str:
    """The name as a sentence has it."""
    return PROVINCES[province].capitalize()


def several(count: int, thing: str) -> str:
    """`1 Stone`, `2 Stones`."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def province_of(action: int) -> int:
    """The province an action names."""
    return PROVINCES.index(to_action(action).target)


def held(game: State, seat: int, kind: int) -> bool:
    """Whether the seat has such a card."""
    return game.seats[seat].hand[kind] > 0


def not_held(kind: int) -> str:
    """The refusal of a card that is not there."""
    return f"You have no {CARDS[kind].title} in your hand."


def unplayable(game: State, seat: int, kind: int) -> str:
    """Why a card cannot be played whatever its target; nothing if it can."""
    if not held(game, seat, kind):
        return not_held(kind)
    if game.seats[seat].played & (1 << kind) != 0:
        return f"You have already played {CARDS[kind].title}: each kind of card can be played once a phase."
    return ""


def refused_sale(game: State, seat: int, action: int) -> str:
    """Only what is in hand and not needed at once can be sold."""
    kind = CARD_NAMES.index(to_action(action).target)
    if held(game, seat, kind):
        return "You cannot sell this card: you need it for what you have to discard."
    return f"{not_held(kind)[:-1]}, so you cannot sell it."


def refused_bid(game: State, seat: int, action: int) -> str:
    """The place first, then the height, then the purse."""
    if game.moving < 0:
        return f"You are not outbid in {standing_places(game, seat)}, so you must pass."
    province = province_of(action)
    closed = _closed(game, province)
    if closed:
        return closed
    if not may_bid_on(game, seat, province):
        name = province_title(province)
        if game.scribe_at[game.moving] != province:
            return f"You already have a Scribe in {name}: your Scribes never stand in the same province."
        return f"You were outbid in {name}: bid for another province; only with Bribery may you bid in {name} again."
    return _bid_too_low(game, seat, action) or _bid_too_high(game, seat, action)


def standing_places(game: State, seat: int) -> str:
    """The provinces where the seat's Scribes stand, as a sentence has them."""
    names: list[str] = []
    for scribe in range(seat, len(game.scribe_at), int(game.players)):
        if game.scribe_at[scribe] != NOWHERE:
            names.append(province_title(game.scribe_at[scribe]))
    return _listed(sorted(names))


def _closed(game: State, province: int) -> str:
    if game.provinces[province].blocked:
        return f"{province_title(province)} is blocked: nobody can win it in this game."
    names: list[str] = []
    for index in range(len(game.open)):
        if game.open[index] == province:
            return ""
        names.append(province_title(game.open[index]))
    return f"{province_title(province)} is not up for auction in this round; up for auction are {_listed(names)}."


def _listed(names: list[str]) -> str:
    return ", ".join(names[:-1]) + " and " + names[-1] if len(names) > 1 else "".join(names)


def _bid_too_low(game: State, seat: int, action: int) -> str:
    province = province_of(action)
    amount = to_action(action).amount
    top = game.provinces[province].top
    if top >= 0 and amount <= game.rules.ladder[top]:
        return f"A bid for {province_title(province)} must be higher than {game.rules.ladder[top]}, the highest there."
    for rung in range(len(game.rules.ladder)):
        if game.rules.ladder[rung] == amount and is_shielded(game, seat, province, rung):
            return f"A Protection keeps you from bidding {amount} for {province_title(province)}."
    return ""


def _bid_too_high(game: State, seat: int, action: int) -> str:
    amount = to_action(action).amount
    if amount > game.rules.ladder[game.rules.rungs - 1]:
        return f"You cannot bid {amount}: in this game bids end at 36."
    standing = standing_bids(game, seat)
    most = budget(game, seat) - standing
    if amount <= most:
        return ""
    gold = game.seats[seat].gold
    cards = game.seats[seat].cards
    purse = f"{gold} gold and {several(cards, 'Favour card')} to sell" if cards > 0 else f"{gold} gold"
    if standing > 0:
        purse += f", less {standing} for your other bid"
    return f"You cannot bid {amount} for {province_title(province_of(action))}: you can pay at most {most} ({purse})."


def refused_pass(game: State, seat: int, action: int) -> str:
    """A Scribe that is outbid or not placed must bid."""
    where = NOWHERE if game.moving < 0 else game.scribe_at[game.moving]
    if where == NOWHERE:
        return "You may not pass: your Scribe is not placed yet, so you must bid."
    return f"You may not pass: you were outbid in {province_title(where)}, so you must bid again."


def refused_bribery(game: State, seat: int, action: int) -> str:
    """It is for those who are outbid."""
    if not any_outbid(game, seat):
        return "Bribery can be played only when your Scribe is outbid."
    return unplayable(game, seat, Card.BRIBERY) or _needed_to_pay(game, seat, "Bribery")


def refused_protection(game: State, seat: int, action: int) -> str:
    """It may not be needed to pay the standing bid."""
    return unplayable(game, seat, Card.PROTECTION) or _needed_to_pay(game, seat, "Protection")


def _needed_to_pay(game: State, seat: int, title: str) -> str:
    bid = standing_bids(game, seat)
    if budget(game, seat) > bid:
        return ""
    return f"You need this {title} to pay your bid of {bid}: without it you could pay {bid - 1}."

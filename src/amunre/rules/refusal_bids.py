"""What the refusals share, and what can be wrong with a sale, a bid or a card of the Auction."""

from __future__ import annotations

from .actions import to_action
from .auction import BRIBED, budget, is_shielded, standing_bids
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
    """Only what is in hand can be sold."""
    kind = CARD_NAMES.index(to_action(action).target)
    return "" if held(game, seat, kind) else f"{not_held(kind)[:-1]}, so you cannot sell it."


def refused_bid(game: State, seat: int, action: int) -> str:
    """The place first, then the height, then the purse."""
    province = province_of(action)
    if game.moving < 0:
        return f"You are not outbid in {province_title(game.scribe_at[seat])}, so you must pass."
    closed = _closed(game, province)
    if closed:
        return closed
    if game.scribe_at[seat] == province and game.seats[seat].played & BRIBED == 0:
        name = province_title(province)
        return f"You were outbid in {name}: bid for another province; only with Bribery may you bid in {name} again."
    return _bid_too_low(game, seat, action) or _bid_too_high(game, seat, action)


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
    most = budget(game, seat)
    if amount <= most:
        return ""
    gold = game.seats[seat].gold
    cards = game.seats[seat].cards
    purse = f"{gold} gold and {several(cards, 'Favour card')} to sell" if cards > 0 else f"{gold} gold"
    return f"You cannot bid {amount} for {province_title(province_of(action))}: you can pay at most {most} ({purse})."


def refused_pass(game: State, seat: int, action: int) -> str:
    """A Scribe that is outbid or not placed must bid."""
    where = game.scribe_at[seat]
    if where == NOWHERE:
        return "You may not pass: your Scribe is not placed yet, so you must bid."
    return f"You may not pass: you were outbid in {province_title(where)}, so you must bid again."


def refused_bribery(game: State, seat: int, action: int) -> str:
    """It is for those who are outbid."""
    if game.moving < 0 or game.scribe_at[seat] == NOWHERE:
        return "Bribery can be played only when your Scribe is outbid."
    return unplayable(game, seat, Card.BRIBERY)


def refused_protection(game: State, seat: int, action: int) -> str:
    """It may not be needed to pay the standing bid."""
    refused = unplayable(game, seat, Card.PROTECTION)
    bid = standing_bids(game, seat)
    if not refused and budget(game, seat) <= bid:
        return f"You need this Protection to pay your bid of {bid}: without it you could pay {bid - 1}."
    return refused

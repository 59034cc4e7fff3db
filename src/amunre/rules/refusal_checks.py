"""Why a move that fits the present decision is refused all the same: one check a verb, each naming its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .actions import to_action
from .cards import CARD_NAMES, CARDS, FIRST_SCHEME, LAST_SCHEME, Card
from .market import FAVOURS, price
from .refusal_bids import (
    held,
    not_held,
    province_of,
    province_title,
    refused_bid,
    refused_bribery,
    refused_pass,
    refused_protection,
    refused_sale,
    several,
    unplayable,
)
from .refusal_modules import check_module
from .schemes import owned_mask, scheme_holds
from .state import PROVINCE_COUNT, State
from .supply import drawable, empty_fields, owns_any

NO_PROVINCE: Final = "You control no province, so you cannot buy anything."


def _hint_to_sell(game: State, seat: int) -> str:
    return " Selling a Favour card gives 1 more." if game.seats[seat].cards > 0 else ""


def _buy_favours(game: State, seat: int, action: int) -> str:
    """The icons, then the deck, then the price."""
    count = to_action(action).amount
    if not owns_any(game, seat):
        return NO_PROVINCE
    icons: int = 0
    for province in range(PROVINCE_COUNT):
        if game.provinces[province].owner == seat:
            icons = max(icons, game.rules.board.icons[province])
    if icons == 0:
        return "You cannot buy Favour cards: your provinces show no Favour icon."
    if count > icons:
        shown = several(icons, "Favour icon")
        return f"You can buy at most {several(icons, 'Favour card')}: your best province shows {shown}."
    if count > FAVOURS.limit(game, seat, 0):
        return f"You cannot buy {count} Favour cards: deck and discards hold only {drawable(game)}."
    return _too_dear(game, seat, count, "Favour card")


def _too_dear(game: State, seat: int, count: int, thing: str) -> str:
    gold = game.seats[seat].gold
    if price(count) <= gold:
        return ""
    cost = f"it costs {price(count)} gold" if count == 1 else f"they cost {price(count)} gold"
    return f"You cannot buy {several(count, thing)}: {cost} and you have {gold}.{_hint_to_sell(game, seat)}"


def _buy_farmers(game: State, seat: int, action: int) -> str:
    count = to_action(action).amount
    if not owns_any(game, seat):
        return NO_PROVINCE
    empty = empty_fields(game, seat)
    if empty == 0:
        return "You cannot buy Farmers: your provinces have no empty field."
    if count > empty:
        return f"You can buy at most {several(empty, 'Farmer')}: your provinces have {several(empty, 'empty field')}."
    return _too_dear(game, seat, count, "Farmer")


def _buy_stones(game: State, seat: int, action: int) -> str:
    if not owns_any(game, seat):
        return NO_PROVINCE
    return _too_dear(game, seat, to_action(action).amount, "Stone")


def _not_own(game: State, seat: int, province: int, rule: str) -> str:
    if game.provinces[province].owner == seat:
        return ""
    return f"{rule} one of your own provinces, and {province_title(province)} is not yours."


def _place_farmer(game: State, seat: int, action: int) -> str:
    province = province_of(action)
    foreign = _not_own(game, seat, province, "A Farmer goes to")
    if foreign or game.provinces[province].farmers < game.rules.board.fields[province]:
        return foreign
    return f"{province_title(province)} has no empty field for a Farmer."


def _place_stone(game: State, seat: int, action: int) -> str:
    return _not_own(game, seat, province_of(action), "A Stone goes to")


def _market_card(game: State, seat: int, action: int) -> str:
    """Architect and Cultivation, which fit any decision of the Market."""
    verb = to_action(action).verb
    kind = CARD_NAMES.index(verb)
    province = province_of(action)
    refused = unplayable(game, seat, kind) or _not_own(game, seat, province, f"{CARDS[kind].title} is for")
    if refused or kind != Card.ARCHITECT:
        return refused
    stones = several(game.provinces[province].stones, "Stone")
    return f"Architect needs exactly 2 Stones in the province; {province_title(province)} has {stones}."


def _offer(game: State, seat: int, action: int) -> str:
    if _lies_face_down(game, seat):
        return "Your offering already lies face down and cannot be changed."
    gold = game.seats[seat].gold
    if gold == 0:
        return f"You have no gold to offer.{_hint_to_sell(game, seat)} You can always steal."
    return f"You can offer at most {gold} gold.{_hint_to_sell(game, seat)}"


def _lies_face_down(game: State, seat: int) -> bool:
    sealed = game.seats[seat].sealed
    return sealed is not None and (sealed.offer > 0 or sealed.theft)


def _with_influence(game: State, seat: int, action: int) -> str:
    sealed = game.seats[seat].sealed
    if sealed is not None and sealed.influence:
        return "You have already added an Influence: one is allowed in each Offering."
    if not held(game, seat, Card.INFLUENCE):
        return not_held(Card.INFLUENCE)
    return "Influence is added after your gold or your Theft: offer first."


def _offer_unfinished(game: State, seat: int, action: int) -> str:
    return "You must offer at least 1 gold or play your Theft before you are done."


def _gift_farmer(game: State, seat: int, action: int) -> str:
    return "You cannot take a Farmer as a gift: your provinces have no empty field."


def _gift_favours(game: State, seat: int, action: int) -> str:
    count = to_action(action).amount
    player = game.seats[seat]
    if player.favours_taken:
        return "You have already taken Favour cards: their number is announced once for all your gifts."
    if count > player.gifts:
        return f"You cannot take {count} Favour cards: you have {several(player.gifts, 'gift')} to take."
    return f"You cannot take {several(count, 'Favour card')}: deck and discards hold only {drawable(game)}."


def _gift_cards_not_here(game: State, seat: int, action: int) -> str:
    return "Architect and Cultivation cannot be played while gifts are taken, only in the Market."


def _gifts_unfinished(game: State, seat: int, action: int) -> str:
    return f"Gifts must be taken: you have {several(game.seats[seat].gifts, 'gift')} left."


def _harvest_card(game: State, seat: int, action: int) -> str:
    kind = CARD_NAMES.index(to_action(action).verb)
    province = province_of(action)
    refused = unplayable(game, seat, kind) or _not_own(game, seat, province, f"{CARDS[kind].title} is for")
    lying = game.provinces[province].harvest_card
    if refused or lying < 0:
        return refused
    return f"{CARDS[lying].title} already lies on {province_title(province)}: one harvest card a province (R7)."


def _score(game: State, seat: int, action: int) -> str:
    kind = CARD_NAMES.index(to_action(action).target)
    card = CARDS[kind]
    if not FIRST_SCHEME <= kind <= LAST_SCHEME:
        return f"Only Schemes can be scored, and {card.title} is none."
    refused = not_held(kind) if not held(game, seat, kind) else ""
    if not refused and game.seats[seat].played & (1 << kind) != 0:
        return f"You have already scored {card.title}: the same Scheme scores once in a Province scoring."
    if refused or scheme_holds(game, seat, kind):
        return refused
    if owned_mask(game, seat) == 0:
        return f"You control no province, so {card.title} cannot be scored."
    return f"{card.title} is not fulfilled: it scores {card.text}"


def _keep(game: State, seat: int, action: int) -> str:
    return f"You were not dealt {CARDS[CARD_NAMES.index(to_action(action).target)].title}."


def _reveal(game: State, seat: int, action: int) -> str:
    return f"{province_title(province_of(action))} is not among your province cards."


# The name of the decision and the verb, then what can be wrong.
_CHECKS: Final[dict[str, Callable[[State, int, int], str]]] = {
    "bid/bid": refused_bid,
    "bid/pass": refused_pass,
    "bid/bribery": refused_bribery,
    "bid/protection": refused_protection,
    "buy favours/buy favours": _buy_favours,
    "buy farmers/buy farmers": _buy_farmers,
    "buy stones/buy stones": _buy_stones,
    "farmer/farmer": _place_farmer,
    "stone/stone": _place_stone,
    "offer/offer": _offer,
    "offer/steal": _offer,
    "offer/with influence": _with_influence,
    "offer/done": _offer_unfinished,
    "gift/gift farmer": _gift_farmer,
    "gift/gift favours": _gift_favours,
    "gift/done": _gifts_unfinished,
    "harvest/treasury": _harvest_card,
    "harvest/abundance": _harvest_card,
    "harvest/popularity": _harvest_card,
    "harvest/export": _harvest_card,
    "score/score": _score,
    "keep/keep": _keep,
    "reveal/reveal": _reveal,
}


def check(game: State, seat: int, action: int) -> str:
    """What the rules have against this move of a seat that owes a decision; nothing if the verb does not fit it."""
    verb = to_action(action).verb
    if verb == "sell":
        return refused_sale(game, seat, action)
    if verb == "architect" or verb == "cultivation":
        if game.phase.name == "gifts":
            return _gift_cards_not_here(game, seat, action)
        return _market_card(game, seat, action) if game.phase.name == "market" else ""
    found = _CHECKS.get(f"{game.agenda[-1].name}/{verb}")
    return check_module(game, seat, action, verb) if found is None else found(game, seat, action)

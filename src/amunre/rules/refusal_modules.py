"""Why a move of an expansion is refused: one check a verb, each naming its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .actions import DISCARD_TILE, TILE_NAMES, TOMB, to_action
from .cards import CARD_NAMES, Card
from .market import Purchase, price
from .modules.afterlife import Afterlife
from .modules.statues import BuyAgain, God, Statues
from .modules.tomb import SLOTS, TILES
from .refusal_bids import held, not_held, province_of, province_title, several, standing_places, unplayable
from .state import State


def _afterlife(game: State) -> Afterlife:
    return next(module for module in game.rules.modules if isinstance(module, Afterlife))


def _statues(game: State) -> Statues:
    return next(module for module in game.rules.modules if isinstance(module, Statues))


def _lift(game: State, seat: int, action: int) -> str:
    name = province_title(province_of(action))
    return f"You have no outbid Scribe in {name}: yours are in {standing_places(game, seat)}."


def _choose(game: State, seat: int, action: int) -> str:
    return f"You have not won {province_title(province_of(action))}: choose between {standing_places(game, seat)}."


def _delegation(game: State, seat: int, action: int) -> str:
    return unplayable(game, seat, Card.DELEGATION)


def _with_greed(game: State, seat: int, action: int) -> str:
    sealed = game.seats[seat].sealed
    if sealed is not None and sealed.greed:
        return "You have already added Greed: one is allowed in each Offering."
    if not held(game, seat, Card.GREED):
        return not_held(Card.GREED)
    return "Greed goes with Theft only, and is added after it."


def _glory(game: State, seat: int, action: int) -> str:
    refused = unplayable(game, seat, Card.GLORY)
    if refused or game.agenda[-1].name != "finish market":
        return refused or "Glory comes after all your purchases."
    points = to_action(action).amount
    return f"{several(points, 'point')} cost {price(points)} gold and you have {game.seats[seat].gold}."


def _buy_tombs(game: State, seat: int, action: int) -> str:
    return _too_many(game, seat, to_action(action).amount, _afterlife(game).tombs, 0)


def _too_many(game: State, seat: int, count: int, purchase: Purchase, already: int) -> str:
    limit = purchase.limit(game, seat, already)
    if count > limit:
        return f"You can have at most {limit} more of these now."
    return f"You cannot buy so many: {count} cost {price(count)} gold and you have {game.seats[seat].gold}."


def _again(game: State, seat: int, action: int) -> str:
    """Ptah repeats the purchase that was just made."""
    decision = game.agenda[-1]
    if not isinstance(decision, BuyAgain) or decision.name != to_action(action).verb:
        return "Ptah repeats a purchase once a Market, right after it was made, for whoever controls his province."
    already: int = decision.module.part(game).first
    return _too_many(game, seat, to_action(action).amount, decision.purchase, already)


def _horus(game: State, seat: int, action: int) -> str:
    statues = _statues(game)
    home = statues.part(game).at[God.HORUS]
    if home < 0 or game.provinces[home].owner != seat:
        return "Horus builds only for whoever controls his province, and that is not you."
    province = province_of(action)
    name = province_title(province)
    if game.provinces[province].owner != seat:
        return f"Horus builds in your own provinces, and {name} is not yours."
    if province != home and province not in game.rules.board.neighbours[home]:
        return f"Horus builds in his province and those that touch it; {name} does not touch {province_title(home)}."
    if game.provinces[province].stones != 2:
        return f"Horus needs exactly 2 Stones; {name} has {game.provinces[province].stones}."
    return "Horus needs 1 gold for a Pyramid, and you have none."


def _afterlife_card(game: State, seat: int, action: int) -> str:
    refused = unplayable(game, seat, Card.AFTERLIFE)
    if refused or to_action(action).verb == "afterlife place":
        return refused or _no_building(game, seat)
    return "No Tomb tile is left to draw."


def _no_building(game: State, seat: int) -> str:
    if _afterlife(game).part(game).collected(seat) == 0:
        return "You have no Tomb tile in your collection to build."
    return "Your tomb is complete: no place is left for a tile."


def _gift_tomb(game: State, seat: int, action: int) -> str:
    if game.agenda[-1].name != "gift":
        return "All your gifts are taken; `extra` builds one more tile for two discards."
    return _no_building(game, seat)


def _extra(game: State, seat: int, action: int) -> str:
    if not _afterlife(game).can_build(game, seat):
        return _no_building(game, seat)
    return "An extra tile needs two discards, Favour cards or other tiles, and you have too few."


def _tomb(game: State, seat: int, action: int) -> str:
    part = _afterlife(game).part(game)
    kind = (action - TOMB) // SLOTS
    if part.tiles[seat * TILES + kind] == 0:
        return f"You have no {TILE_NAMES[kind]} tile in your collection."
    if part.tombs[seat * SLOTS + (action - TOMB) % SLOTS] >= 0:
        return "A tile is already built in that place of your tomb."
    return "A tile above the base must rest on two tiles."


def _discard(game: State, seat: int, action: int) -> str:
    if action >= DISCARD_TILE:
        if game.agenda[-1].name == "thoth":
            return "Thoth takes a Favour card, not a tile."
        part = _afterlife(game).part(game)
        if part.tiles[seat * TILES + action - DISCARD_TILE] == 0:
            return f"You have no {TILE_NAMES[action - DISCARD_TILE]} tile in your collection."
        return "You need your last tile: it is the one to be built."
    return not_held(CARD_NAMES.index(to_action(action).target))


# The verb, the phases in which it is at home, and what can be wrong.
_CHECKS: Final[dict[str, tuple[tuple[str, ...], Callable[[State, int, int], str]]]] = {
    "with greed": (("offer",), _with_greed),
    "lift": (("lift",), _lift),
    "choose": (("choose",), _choose),
    "delegation": (("choose",), _delegation),
    "buy tombs": (("buy tombs",), _buy_tombs),
    "tomb": (("tomb",), _tomb),
    "discard": (("thoth", "extra"), _discard),
    "gift tomb": (("gift", "finish gifts"), _gift_tomb),
    "extra": (("gift", "finish gifts"), _extra),
    "horus": (("market", "gifts"), _horus),
    "afterlife draw": (("market",), _afterlife_card),
    "afterlife place": (("market",), _afterlife_card),
    "glory": (("market",), _glory),
    "again tombs": (("market",), _again),
    "again favours": (("market",), _again),
    "again farmers": (("market",), _again),
    "again stones": (("market",), _again),
}


def check_module(game: State, seat: int, action: int, verb: str) -> str:
    """What the rules have against a move of an expansion; nothing if the decision or phase is not its own."""
    found = _CHECKS.get(verb)
    if found is None:
        return ""
    homes, rule = found
    if game.agenda[-1].name not in homes and (game.agenda[-1].strict or game.phase.name not in homes):
        return ""
    return rule(game, seat, action)

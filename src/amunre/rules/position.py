"""A position as JSON: everything that is on the table, in the hands and still to be decided."""

from __future__ import annotations

from typing import Final

from .board import PROVINCES
from .cards import CARD_NAMES
from .state import Sealed, State
from .view import bids, counted, hand_names, in_force, scribe_moving

FORMAT: Final = 1


def save_position(game: State) -> dict[str, object]:
    """The whole truth about a game, secrets included; `load_position` makes the same game of it."""
    saved: dict[str, object] = {
        "format": FORMAT,
        "ruleset": game.rules.ruleset.as_json(),
        "round": int(game.round),
        "phase": game.phase.name,
        "temple": int(game.temple),
        "collective_offering": int(game.collective),
        "turn_order": [int(seat) for seat in game.turn_order],
        "provinces": {name: _province(game, p) for p, name in enumerate(PROVINCES)},
        "seats": [_seat(game, seat) for seat in range(game.players)],
        "open": [PROVINCES[province] for province in game.open],
        "bids": bids(game),
        "blocked": [name for p, name in enumerate(PROVINCES) if game.provinces[p].blocked],
        "province_deck": [name for p, name in enumerate(PROVINCES) if game.pool[p] > 0],
        "deck": counted(game.deck),
        "discards": counted(game.discards),
        "score_sheet": [int(points) for points in game.sheet],
        "agenda": [decision.name for decision in game.agenda],
        "order": [int(seat) for seat in game.order],
        "turn": int(game.turn),
        "to_act": int(game.seat),
        "moving": scribe_moving(game),
    }
    for module in game.rules.modules:
        module.save(game, saved)
    return saved


def _province(game: State, province: int) -> dict[str, object]:
    place = game.provinces[province]
    owner: int = place.owner
    saved: dict[str, object] = {
        "owner": None if owner < 0 else owner,
        "farmers": int(place.farmers),
        "extra_farmers": int(place.extra),
        "stones": int(place.stones),
        "pyramids": int(place.pyramids),
    }
    if place.harvest_card >= 0:
        saved["harvest_card"] = CARD_NAMES[place.harvest_card]
    return saved


def _seat(game: State, seat: int) -> dict[str, object]:
    player = game.seats[seat]
    saved: dict[str, object] = {
        "gold": int(player.gold),
        "cards": hand_names(player),
        "score": int(player.score),
        "played": in_force(game, seat),
        "offered": int(player.offered),
        "theft": player.theft,
        "influence": player.influence,
        "greed": player.greed,
        "gifts": int(player.gifts),
        "favours_taken": player.favours_taken,
    }
    if player.first_scheme >= 0:
        saved["dealt"] = [CARD_NAMES[player.first_scheme], CARD_NAMES[player.second_scheme]]
    if player.rejected >= 0:
        saved["rejected"] = CARD_NAMES[player.rejected]
    if player.sealed is not None:
        saved["sealed"] = _sealed(player.sealed)
    return saved


def _sealed(sealed: Sealed) -> dict[str, object]:
    return {
        "offer": int(sealed.offer),
        "theft": sealed.theft,
        "influence": sealed.influence,
        "greed": sealed.greed,
        "picked": int(sealed.picked),
        "sold": [CARD_NAMES[kind] for kind in sealed.sold],
        "committed": sealed.committed,
    }

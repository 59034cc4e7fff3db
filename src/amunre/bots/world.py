"""A world that fits what a seat sees: the view, made whole again by anything that could be behind it.

The hidden parts are filled in any way that adds up; `determinize` then draws them at random, as often as one likes.
"""

from typing import Any

from amunre.bots.ledger import START_GOLD, counted_gold
from amunre.rules.actions import TILE_NAMES
from amunre.rules.chance import FastChance
from amunre.rules.loading import load_position
from amunre.rules.ruleset import Ruleset
from amunre.rules.state import State

ANY_CARD = "bribery"
ANY_SCHEMES = ["east-or-west", "upper-or-lower"]
AS_SEEN = (
    "round", "phase", "temple", "collective_offering", "turn_order", "open", "bids", "blocked", "discards", "agenda",
    "order", "turn", "moving",
)  # fmt: skip
SEAT_AS_SEEN = ("score", "offered", "theft", "influence", "greed", "gifts", "favours_taken")
PROVINCE_AS_SEEN = ("owner", "farmers", "extra_farmers", "stones", "pyramids")
MODULES_AS_SEEN = ("officials", "officials_deck", "officials_discards", "statues", "ptah", "pharaoh", "pharaoh_tokens")
COPIES_OF_A_TILE = 12


def world_of(view: dict[str, Any], rules: Ruleset) -> State:
    """A game in which the seat sees exactly this view. With a `log` in the view the others' gold is counted."""
    me = view["seat"]
    position = {key: view[key] for key in AS_SEEN}
    position |= {key: view[key] for key in MODULES_AS_SEEN if key in view}
    position["ruleset"] = rules.as_json()
    position["provinces"] = {name: _province(place) for name, place in view["provinces"].items()}
    gold = _gold(view)
    position["seats"] = [_seat(view, seat, gold[seat]) for seat in range(rules.players)]
    position["deck"] = {ANY_CARD: view["deck"]}
    position["province_deck"] = view["province_deck"]
    position["to_act"] = me if me in view["to_act"] else view["to_act"][0]
    if "secret_provinces" in view:
        _deal_provinces(position, view, rules.players)
    if "tomb_stack" in view:
        _deal_tiles(position, view)
    return load_position(position, FastChance(0), rules.board, rules.officials)


def _province(place: dict[str, Any]) -> dict[str, Any]:
    seen = {key: place[key] for key in PROVINCE_AS_SEEN}
    if place["harvest_card"] is not None:
        seen["harvest_card"] = place["harvest_card"]
    return seen


def _gold(view: dict[str, Any]) -> list[int]:
    """As shown, else as counted, else as at the start, or as much as one has oneself."""
    seats = view["seats"]
    counted = counted_gold(view["log"], len(seats)) if "log" in view else None
    usual = START_GOLD if view["round"] == 0 else seats[view["seat"]]["gold"]
    guess = counted or [usual] * len(seats)
    return [seat.get("gold", guess[number]) for number, seat in enumerate(seats)]


def _seat(view: dict[str, Any], number: int, gold: int) -> dict[str, Any]:
    shown = view["seats"][number]
    seat = {key: shown[key] for key in SEAT_AS_SEEN}
    seat["gold"] = gold
    seat["played"] = shown["in_force"]
    seat["cards"] = shown.get("cards", [ANY_CARD] * shown["hand"])
    mine = view["seats"][view["seat"]]
    if "dealt" in mine:
        seat["dealt"] = shown.get("dealt", ANY_SCHEMES)
    if "rejected" in shown:
        seat["rejected"] = shown["rejected"]
    if "sealed" in mine:
        seat["sealed"] = shown.get("sealed", {})
    return seat


def _deal_provinces(position: dict[str, Any], view: dict[str, Any], players: int) -> None:
    """As many secret province cards for the others as for oneself, the rest back to the deck."""
    mine = view["secret_provinces"]
    unseen = list(view["province_deck"])
    hands = [mine if seat == view["seat"] else [] for seat in range(players)]
    for seat in range(players):
        if seat != view["seat"]:
            hands[seat] = [unseen.pop() for _ in mine]
    position["secret_provinces"] = hands
    position["province_deck"] = sorted(unseen + [name for hand in hands for name in hand])


def _deal_tiles(position: dict[str, Any], view: dict[str, Any]) -> None:
    """The tiles that are nowhere to be seen, dealt out to the others' collections and the stack."""
    unseen = [kind for kind in TILE_NAMES for _ in range(COPIES_OF_A_TILE - _seen(view, kind))]
    position["tombs"] = view["tombs"]
    position["tomb_discards"] = view["tomb_discards"]
    collections = []
    for seat, count in enumerate(view["tomb_tiles"]):
        if seat == view["seat"]:
            collections.append(view["own_tiles"])
        else:
            collections.append(_counted([unseen.pop() for _ in range(count)]))
    position["tomb_tiles"] = collections
    position["tomb_stack"] = _counted(unseen)


def _seen(view: dict[str, Any], kind: str) -> int:
    built = sum(tomb.count(kind) for tomb in view["tombs"])
    return int(built + view["tomb_discards"].get(kind, 0) + view["own_tiles"].get(kind, 0))


def _counted(kinds: list[str]) -> dict[str, int]:
    return {kind: kinds.count(kind) for kind in TILE_NAMES if kind in kinds}

"""Why a move is refused, and what is to be decided instead: one friendly sentence that names the rule.

Only what the asking seat may know is said: its own gold and cards, never those of the others.
"""

from __future__ import annotations

from .actions import SCORE, to_action
from .auction import BRIBED
from .cards import CARDS, Card
from .market import Purchase, affordable
from .refusal_bids import province_title, several, standing_places
from .refusal_checks import check
from .refusal_texts import (
    COMMITTED,
    DOING,
    EXPANSIONS,
    HOME,
    PHASE_TITLES,
    PROMPTS,
    SOMETHING_ELSE,
    WARE_TITLES,
)
from .resolve import due
from .state import NOWHERE, State


def reason(game: State, seat: int, action: int) -> str:
    """Why this action is not legal for the seat now, in words for the person who tried it."""
    if game.over:
        return "The game is over."
    if not _owes(game, seat):
        return _not_your_turn(game, seat)
    if game.agenda[-1].name == "pay" and to_action(action).verb != "sell":
        return prompt(game, seat)
    foreign = _not_in_this_game(game, to_action(action).verb)
    if foreign:
        return f"{foreign} {prompt(game, seat)}"
    return check(game, seat, action) or _misplaced(game, seat, action)


def _owes(game: State, seat: int) -> bool:
    if game.over:
        return False
    if game.agenda[-1].sealed:
        return not game.has_committed(seat)
    return game.seat == seat


def _not_your_turn(game: State, seat: int) -> str:
    decision = game.agenda[-1]
    if decision.sealed:
        return COMMITTED.get(decision.name, "You have already decided.")
    doing = DOING.get(decision.name, "has to decide")
    return f"It is not your turn: seat {game.seat} {doing}."


def _misplaced(game: State, seat: int, action: int) -> str:
    """The verb does not fit the decision: where it belongs, and what is to be done."""
    return f"{_where_it_belongs(game, action)} {prompt(game, seat)}"


def _where_it_belongs(game: State, action: int) -> str:
    phase = game.phase.name
    verb = to_action(action).verb
    if verb == "done":
        return "You cannot be done yet."
    if verb == "farmer" or verb == "stone":
        return f"A {verb.capitalize()} is placed right after it was bought or chosen as a gift."
    if verb == "tomb":
        return "A tile is built right after it was chosen as a gift, as an extra, or with the Afterlife card."
    if verb == "discard":
        return "Cards are discarded only for Thoth or for an extra Tomb tile; sold, a card is worth 1 gold."
    if phase == "market" and verb.startswith("buy "):
        first = "Tomb tiles, " if "afterlife" in game.rules.ruleset.modules else ""
        return f"Purchases come in this order, each once: {first}Favour cards, Farmers, Stones."
    if verb not in HOME or HOME[verb][0] == phase:
        return SOMETHING_ELSE
    rule = HOME[verb][1].replace("CARD", CARDS[action - SCORE].title) if verb == "score" else HOME[verb][1]
    return f"{rule}; now it is {PHASE_TITLES.get(phase, phase)}."


def _not_in_this_game(game: State, verb: str) -> str:
    rules = game.rules.ruleset
    if verb == "keep" and not rules.switch("start_cards"):
        return "This game is played without start Schemes."
    if verb == "reveal" and not rules.switch("expert"):
        return "Secret province cards are only for the expert rule, which this game does not use."
    module = EXPANSIONS.get(verb, "")
    if module and module not in rules.modules:
        return f"That belongs to the expansion {module.capitalize()}, which is not in this game."
    return ""


def prompt(game: State, seat: int) -> str:
    """What the seat has to decide now; empty if it owes nothing."""
    if not _owes(game, seat):
        return ""
    name = game.agenda[-1].name
    if name in PROMPTS:
        return PROMPTS[name]
    if name.startswith("buy "):
        return _prompt_to_buy(game, seat, name)
    return _prompt_by_state(game, seat, name)


def _prompt_by_state(game: State, seat: int, name: str) -> str:
    if name == "bid":
        return _prompt_to_bid(game, seat)
    if name == "pay":
        gold = game.seats[seat].gold
        return f"Sell Favour cards for 1 gold each: you have to pay {due(game, seat)} gold and you have {gold}."
    if name == "offer":
        return _prompt_to_offer(game, seat)
    if name == "gift":
        return f"Choose a gift: you have {several(game.seats[seat].gifts, 'gift')} to take."
    if name == "keep":
        return _prompt_to_keep(game, seat)
    return "It is your turn."


def _prompt_to_bid(game: State, seat: int) -> str:
    if game.moving < 0:
        return f"You are not outbid in {standing_places(game, seat)}: pass."
    where = game.scribe_at[game.moving]
    if where == NOWHERE:
        return "Bid for a province."
    name = province_title(where)
    if game.seats[seat].played & BRIBED != 0:
        return f"You are outbid in {name}: bid there again or for another province."
    return f"You are outbid in {name}: bid for another province."


def _prompt_to_buy(game: State, seat: int, name: str) -> str:
    decision = game.agenda[-1]
    assert isinstance(decision, Purchase)
    return _purchase(affordable(game.seats[seat].gold, decision.limit(game, seat, 0)), WARE_TITLES[decision.ware])


def _purchase(most: int, thing: str) -> str:
    if most == 0:
        return f"You can buy no {thing} now: go on with none."
    if most == 1:
        return f"Buy 1 {thing}, or none."
    return f"Buy up to {several(most, thing)}, or none."


def _prompt_to_offer(game: State, seat: int) -> str:
    sealed = game.seats[seat].sealed
    if sealed is None or (sealed.offer == 0 and not sealed.theft):
        return "Offer at least 1 gold, or steal."
    if game.seats[seat].hand[Card.INFLUENCE] > 0 and not sealed.influence:
        return "Finish your offering, or add an Influence first."
    return "Finish your offering."


def _prompt_to_keep(game: State, seat: int) -> str:
    player = game.seats[seat]
    first = CARDS[player.first_scheme].title
    second = CARDS[player.second_scheme].title
    if first == second:
        return f"Keep your start Scheme: both are {first}."
    return f"Keep one of your two start Schemes, “{first}” or “{second}”."

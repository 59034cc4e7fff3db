"""The only door out: what a seat, or a spectator, may know of a game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from .board import PROVINCES
from .cards import CARD_NAMES, FIRST_SCHEME, KINDS, LAST_SCHEME
from .harvest import income
from .refusal import prompt
from .schemes import scheme_holds, scheme_worth
from .scoring import SET_POINTS, SIDE_POINTS, complete_sets, gold_awards, pyramids, sides_won, temples
from .state import NOWHERE, Seat, State

SPECTATOR = -1


def view(game: State, seat: int | None) -> dict[str, object]:
    """The game as the seat may see it (None: a spectator), ready for JSON."""
    me = SPECTATOR if seat is None else seat
    return {
        "ruleset": game.rules.ruleset.id,
        "seat": seat,
        "round": int(game.round),
        "age": "old" if game.round <= 3 else "new",
        "phase": game.phase.name,
        "over": game.over,
        "to_act": visible_to_act(game, me),
        "prompt": "" if seat is None else prompt(game, seat),
        "temple": int(game.temple),
        "track": [int(step) for step in game.rules.track],
        "collective_offering": int(game.collective),
        "turn_order": [int(other) for other in game.turn_order],
        "open": [PROVINCES[province] for province in game.open],
        "bids": bids(game),
        "blocked": [name for p, name in enumerate(PROVINCES) if game.provinces[p].blocked],
        "province_deck": [name for p, name in enumerate(PROVINCES) if game.pool[p] > 0],
        "agenda": [decision.name for decision in game.agenda],
        "order": [int(other) for other in game.order],
        "turn": int(game.turn),
        "moving": scribe_moving(game),
        "provinces": {name: province_view(game, p) for p, name in enumerate(PROVINCES)},
        "seats": [seat_view(game, other, me) for other in range(game.players)],
        "deck": int(game.deck_size),
        "discards": counted(game.discards),
        "preview": preview(game, me),
        **module_views(game, me),
    }


def module_views(game: State, me: int) -> dict[str, object]:
    """What the modules add."""
    added: dict[str, object] = {}
    for module in game.rules.modules:
        module.add_to_view(game, me, added)
    return added


def visible_to_act(game: State, me: int) -> list[int]:
    """Who owes a decision; of a sealed one a seat sees only whether it has decided itself."""
    if game.over or not game.agenda[-1].sealed:
        return game.to_act()
    return [int(seat) for seat in game.turn_order if seat != me or not game.has_committed(seat)]


def scribe_moving(game: State) -> str | None:
    """The province that the Scribe to be placed leaves; of two outbid ones that is a choice already made."""
    if game.moving < 0 or game.scribe_at[game.moving] == NOWHERE:
        return None
    return PROVINCES[game.scribe_at[game.moving]]


def bids(game: State) -> dict[str, list[list[int]]]:
    """The Scribes on each province card, lowest first, as seat and amount."""
    found: dict[str, list[list[int]]] = {}
    for province in game.open:
        scribes: list[list[int]] = []
        for scribe in range(len(game.scribe_at)):
            if game.scribe_at[scribe] == province:
                scribes.append([int(scribe % game.players), int(game.rules.ladder[game.scribe_rung[scribe]])])
        scribes.sort(key=lambda bid: bid[1])
        if scribes:
            found[PROVINCES[province]] = scribes
    return found


def province_view(game: State, province: int) -> dict[str, object]:
    """One province, all of it public."""
    place = game.provinces[province]
    owner: int = place.owner
    return {
        "owner": None if owner < 0 else owner,
        "farmers": int(place.farmers),
        "extra_farmers": int(place.extra),
        "printed_farmers": int(game.rules.board.printed_farmers[province]),
        "fields": int(game.rules.board.fields[province]),
        "stones": int(place.stones),
        "pyramids": int(place.pyramids),
        "harvest_card": None if place.harvest_card < 0 else CARD_NAMES[place.harvest_card],
    }


def counted(cards: vec[i64]) -> dict[str, int]:
    """How many cards of each kind, by name."""
    found: dict[str, int] = {}
    for kind in range(KINDS):
        if cards[kind] > 0:
            found[CARD_NAMES[kind]] = cards[kind]
    return found


def hand_names(player: Seat) -> list[str]:
    """The cards of a hand by name, in the order of the card table."""
    names: list[str] = []
    for kind in range(KINDS):
        names += [CARD_NAMES[kind]] * int(player.hand[kind])
    return names


def seat_view(game: State, seat: int, me: int) -> dict[str, object]:
    """One player: gold and cards only for himself; gold for all where the table plays it open (R6)."""
    player = game.seats[seat]
    sealed = player.sealed
    hidden: i64 = 0 if sealed is None else sealed.hidden_cards()
    shown: dict[str, object] = {
        "score": int(player.score),
        "hand": int(player.cards + (0 if seat == me else hidden)),
        "in_force": in_force(game, seat),
        "offered": int(player.offered),
        "theft": player.theft,
        "greed": player.greed,
        "influence": player.influence,
        "gifts": int(player.gifts),
        "favours_taken": player.favours_taken,
    }
    if seat == me:
        shown["gold"] = known_gold(game, seat, me)
        shown["cards"] = hand_names(player)
        shown.update(private_view(game, seat))
    elif game.rules.open_gold or game.over:
        shown["gold"] = known_gold(game, seat, me)
    return shown


def known_gold(game: State, seat: int, me: int) -> int:
    """A seat's gold as `me` knows it: what others sell in a secret decision shows only at the reveal (R9)."""
    player = game.seats[seat]
    sealed = player.sealed
    if sealed is None or seat == me:
        return int(player.gold)
    return int(player.gold) - len(sealed.sold)


def in_force(game: State, seat: int) -> list[str]:
    """Cards the seat has played in this phase, openly."""
    return [CARD_NAMES[kind] for kind in range(KINDS) if game.seats[seat].played & (1 << kind) != 0]


def private_view(game: State, seat: int) -> dict[str, object]:
    """What only the seat itself knows: its start Schemes and what it has put face down."""
    player = game.seats[seat]
    shown: dict[str, object] = {"expected_income": int(income(game, seat))}
    if player.first_scheme >= 0:
        shown["dealt"] = [CARD_NAMES[player.first_scheme], CARD_NAMES[player.second_scheme]]
    if player.rejected >= 0:
        shown["rejected"] = CARD_NAMES[player.rejected]
    sealed = player.sealed
    if sealed is not None:
        shown["sealed"] = {
            "offer": int(sealed.offer),
            "theft": sealed.theft,
            "influence": sealed.influence,
            "greed": sealed.greed,
            "sold": [CARD_NAMES[kind] for kind in sealed.sold],
            "committed": sealed.committed,
        }
    return shown


def preview(game: State, me: int) -> list[dict[str, int]]:
    """What every seat would score if the age ended now, as far as `me` can know it."""
    rows = [seat_preview(game, seat, me) for seat in range(game.players)]
    if game.rules.open_gold and game.round > 3 and not game.over:
        awards = gold_awards(vec[i64]([known_gold(game, seat, me) for seat in range(game.players)]))
        for seat, row in enumerate(rows):
            row["gold"] = awards[seat]
    return rows


def seat_preview(game: State, seat: int, me: int) -> dict[str, int]:
    """Open points of a seat; its Schemes only if it is the reader's own."""
    row: dict[str, int] = {
        "pyramids": pyramids(game, seat),
        "sets": SET_POINTS * complete_sets(game, seat),
        "sides": SIDE_POINTS * sides_won(game, seat),
        "temples": temples(game, seat) * game.temple,
    }
    for module in game.rules.modules:
        if module.sources:
            points = module.age_points(game, seat) + (module.final_points(game, seat) if game.round > 3 else 0)
            row[module.sources[0]] = points
    if seat == me:
        row["schemes"] = scheme_worth(game, seat) * schemes_ready(game, seat)
    return row


def schemes_ready(game: State, seat: int) -> int:
    """How many different Schemes in hand are fulfilled."""
    count = 0
    for kind in range(FIRST_SCHEME, LAST_SCHEME + 1):
        if game.seats[seat].hand[kind] > 0 and scheme_holds(game, seat, kind):
            count += 1
    return count


def score_sheet(game: State) -> dict[str, object]:
    """Points by source, per age and player; all of it is public."""
    return {
        "old": [sheet_row(game, seat, 0) for seat in range(game.players)],
        "new": [sheet_row(game, seat, 1) for seat in range(game.players)],
        "total": [int(player.score) for player in game.seats],
    }


def sheet_row(game: State, seat: int, age: int) -> dict[str, int]:
    """One player's points of one age."""
    width = game.rules.sheet_width
    start = seat * width + age * (width // 2)
    row: dict[str, int] = {}
    for source, name in enumerate(game.rules.sources):
        row[name] = game.sheet[start + source]
    return row

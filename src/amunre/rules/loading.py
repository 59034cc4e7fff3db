"""Sets a game up from a position, whole or partial: what is left out is as at the start of the phase."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .actions import MOST_GOLD, triangle
from .auction import AUCTION, BID_OR_PASS, LIFT_SCRIBE, provinces_revealed
from .board import PROVINCES, Board
from .cards import KINDS, Card
from .chance import Chance
from .errors import PositionError, RulesetError
from .gifts import CHOOSE_GIFT, FINISH_GIFTS, GIFTS
from .harvest import HARVEST, TAKE_INCOME
from .hooks import Decision, Phase
from .loading_checks import check_agenda, check_bids, check_nothing_sealed, check_supply
from .loading_seats import load_seats
from .market import FARMERS, FAVOURS, FINISH_MARKET, MARKET, PLACE_FARMER, PLACE_STONE, STONES
from .offering import ANNOUNCE_INFLUENCE, MAKE_OFFER, OFFERING
from .officials_deck import OfficialsDeck
from .position import FORMAT
from .reading import (
    card_number,
    known_keys,
    province_number,
    read_cards,
    read_int,
    read_list,
    read_object,
    shown,
)
from .resolve import RAISE_GOLD, RESOLVE
from .ruleset import ruleset_from_json
from .scoring import GOLD_SCORING, PROVINCE_SCORING, SCORE_SCHEMES
from .setup import KEEP_SCHEME, SETUP, set_clockwise
from .state import NOWHERE, PROVINCE_COUNT, State, blank_state
from .turn import GAME, tables

KEYS: Final[tuple[str, ...]] = (
    "format", "ruleset", "round", "phase", "temple", "collective_offering", "turn_order", "provinces", "seats", "open",
    "bids", "blocked", "province_deck", "deck", "discards", "score_sheet", "agenda", "order", "turn", "to_act",
    "moving",
)  # fmt: skip
PROVINCE_KEYS: Final = ("owner", "farmers", "extra_farmers", "stones", "pyramids", "harvest_card")
PHASES: Final[dict[str, Phase]] = {
    phase.name: phase
    for phase in (SETUP, AUCTION, RESOLVE, MARKET, OFFERING, GIFTS, HARVEST, PROVINCE_SCORING, GOLD_SCORING)
}
DECISIONS: Final[tuple[Decision, ...]] = (
    KEEP_SCHEME, BID_OR_PASS, LIFT_SCRIBE, RAISE_GOLD, FAVOURS, FARMERS, STONES, FINISH_MARKET, PLACE_FARMER,
    PLACE_STONE, MAKE_OFFER, ANNOUNCE_INFLUENCE, CHOOSE_GIFT, FINISH_GIFTS, TAKE_INCOME, SCORE_SCHEMES,
)  # fmt: skip
MOST_PYRAMIDS: Final = 99
MOST_AGENDA: Final = 64


def load_position(
    value: object, chance: Chance, board: Board | None = None, officials: OfficialsDeck | None = None
) -> State:
    """The game of a position; PositionError says in a sentence what is wrong and where."""
    saved = read_object(value, "position")
    if saved.get("format", FORMAT) != FORMAT:
        raise PositionError(f"position: format {shown(saved['format'])} is unknown; this is format {FORMAT}.")
    try:
        rules = ruleset_from_json(saved.get("ruleset", {}), board, officials)
    except RulesetError as error:
        raise PositionError(f"ruleset: {error}") from None
    game = blank_state(tables(rules), chance, GAME)
    known = KEYS
    for module in game.rules.modules:
        known += module.keys
    known_keys(saved, known, "position")
    phase = _phase(saved)
    _load_table(game, saved)
    _load_board(game, saved)
    load_seats(game, saved)
    _load_decks(game, saved)
    _load_bids(game, saved)
    if phase == "setup" and "agenda" not in saved:
        return _set_up(game, saved)
    for module in game.rules.modules:
        module.load(game, saved)
    check_supply(game, phase)
    if "agenda" in saved:
        _resume(game, saved, phase)
    else:
        _begin_phase(game, saved, phase)
    _check_alive(game)
    return game


def _phase(saved: dict[str, object]) -> str:
    phase = saved.get("phase", "auction")
    if not isinstance(phase, str) or phase not in PHASES:
        raise PositionError(f"phase: there is no phase {shown(phase)}; there are {', '.join(PHASES)}.")
    return phase


def _load_table(game: State, saved: dict[str, object]) -> None:
    """Round, temple and turn order."""
    game.round = read_int(saved.get("round", 1), 0, 6, "round")
    game.temple = read_int(saved.get("temple", 0), 0, 4, "temple")
    game.collective = read_int(saved.get("collective_offering", 0), -100, 5 * MOST_GOLD, "collective_offering")
    if "turn_order" in saved:
        game.turn_order = _seats_in_order(saved["turn_order"], game.players, "turn_order")
        if game.rules.clockwise:
            first = game.turn_order[0]
            given = game.turn_order
            set_clockwise(game, first)
            if given != game.turn_order:
                raise PositionError("turn_order: without the turn order track play goes clockwise from the first seat.")
    width = len(game.sheet)
    if "score_sheet" in saved:
        points = read_list(saved["score_sheet"], "score_sheet", 1000)
        if len(points) != width:
            raise PositionError(f"score_sheet: expected {width} numbers.")
        game.sheet = vec[i64]([read_int(number, -999, 999, "score_sheet") for number in points])


def _seats_in_order(value: object, players: int, where: str) -> vec[i64]:
    seats = [read_int(seat, 0, players - 1, where) for seat in read_list(value, where)]
    if sorted(seats) != list(range(players)):
        raise PositionError(f"{where}: expected every seat from 0 to {players - 1} once.")
    return vec[i64](seats)


def _load_board(game: State, saved: dict[str, object]) -> None:
    """Provinces, which are blocked or open, and the province deck."""
    for name, given in read_object(saved.get("provinces", {}), "provinces").items():
        _load_province(game, province_number(name, "provinces"), read_object(given, f"provinces.{name}"), name)
    for blocked in read_list(saved.get("blocked", []), "blocked"):
        place = game.provinces[province_number(blocked, "blocked")]
        if place.owner >= 0:
            raise PositionError(f"blocked: {blocked} has an owner.")
        place.blocked = True
    for opened in read_list(saved.get("open", []), "open"):
        _open(game, province_number(opened, "open"))
    _load_pool(game, saved)


def _load_province(game: State, number: int, given: dict[str, object], name: str) -> None:
    where = f"provinces.{name}"
    known_keys(given, PROVINCE_KEYS, where)
    place = game.provinces[number]
    owner = given.get("owner")
    if owner is not None:
        game.give_province(number, read_int(owner, 0, game.players - 1, f"{where}.owner"))
    fields: int = game.rules.board.fields[number]
    place.farmers = read_int(given.get("farmers", 0), 0, fields, f"{where}.farmers")
    place.extra = read_int(given.get("extra_farmers", 0), 0, 99, f"{where}.extra_farmers")
    place.stones = read_int(given.get("stones", 0), 0, 2, f"{where}.stones")
    place.pyramids = read_int(given.get("pyramids", 0), 0, MOST_PYRAMIDS, f"{where}.pyramids")
    if "harvest_card" in given:
        place.harvest_card = card_number(given["harvest_card"], f"{where}.harvest_card")


def _open(game: State, province: int) -> None:
    if game.provinces[province].blocked or game.provinces[province].owner >= 0:
        raise PositionError(f"open: {PROVINCES[province]} is blocked or has an owner.")
    provinces = sorted([*[int(p) for p in game.open], province])
    if len(set(provinces)) != len(provinces):
        raise PositionError(f"open: {PROVINCES[province]} stands there twice.")
    game.open = vec[i64](provinces)


def _load_pool(game: State, saved: dict[str, object]) -> None:
    """The province cards still to come: as given, or all that are not out."""
    listed: list[int] | None = None
    if "province_deck" in saved:
        listed = [province_number(name, "province_deck") for name in read_list(saved["province_deck"], "province_deck")]
    game.pool_size = 0
    for province in range(PROVINCE_COUNT):
        place = game.provinces[province]
        out = place.blocked or place.owner >= 0 or province in game.open
        if listed is None:
            game.pool[province] = 0 if out else 1
        else:
            game.pool[province] = 1 if province in listed else 0
            if province in listed and out:
                raise PositionError(f"province_deck: {PROVINCES[province]} is already out.")
        game.pool_size += game.pool[province]


def _load_decks(game: State, saved: dict[str, object]) -> None:
    """The Favour deck as given, or all cards that are nowhere else."""
    discards = read_cards(saved.get("discards", {}), "discards")
    game.discards = vec[i64](discards)
    game.discards_size = sum(discards)
    if "deck" in saved:
        deck = read_cards(saved["deck"], "deck")
    else:
        deck = _unseen_cards(game)
    game.deck = vec[i64](deck)
    game.deck_size = sum(deck)


def _unseen_cards(game: State) -> list[int]:
    deck: list[int] = []
    for kind in range(KINDS):
        count: int = game.rules.deck[kind] - game.discards[kind]
        if kind == Card.ARCHITECT:
            count += int(game.players)
        for player in game.seats:
            count -= int(player.hand[kind])
        deck.append(max(count, 0))
    return deck


def _load_bids(game: State, saved: dict[str, object]) -> None:
    """Scribes on the province cards."""
    for name, scribes in read_object(saved.get("bids", {}), "bids").items():
        province = province_number(name, "bids")
        if province not in game.open or game.provinces[province].owner >= 0:
            raise PositionError(f"bids.{name}: the province is not open.")
        for entry in read_list(scribes, f"bids.{name}"):
            pair = read_list(entry, f"bids.{name}")
            if len(pair) != 2:
                raise PositionError(f"bids.{name}: a bid is a pair of seat and amount.")
            seat = read_int(pair[0], 0, game.players - 1, f"bids.{name}")
            _load_bid(game, seat, province, _rung(game, pair[1], f"bids.{name}"))
    for player in game.seats:
        if player.played & (1 << Card.PROTECTION) != 0:
            game.shields += 1


def _rung(game: State, amount: object, where: str) -> int:
    for rung in range(game.rules.rungs):
        if amount == triangle(rung) and not isinstance(amount, bool):
            return rung
    raise PositionError(f"{where}: {shown(amount)} is not a bid space.")


def _load_bid(game: State, seat: int, province: int, rung: int) -> None:
    place = game.provinces[province]
    name = PROVINCES[province]
    scribe = seat
    while scribe < len(game.scribe_at) and game.scribe_at[scribe] != NOWHERE:
        if game.scribe_at[scribe] == province:
            raise PositionError(f"bids.{name}: seat {seat} has two Scribes in one province.")
        scribe += int(game.players)
    if scribe >= len(game.scribe_at):
        raise PositionError(f"bids.{name}: seat {seat} has more Scribes out than there are.")
    if rung <= place.top:
        raise PositionError(f"bids.{name}: list the Scribes from the lowest to the highest.")
    game.scribe_at[scribe] = province
    game.scribe_rung[scribe] = rung
    if place.scribes == 0:
        game.occupied += 1
    place.scribes += 1
    place.top = rung
    place.leader = seat


def _place_in_script(game: State, phase: Phase) -> int:
    """Where the phase of the present round stands in the sequence of play."""
    if (game.round == 0) != (phase is SETUP):
        raise PositionError("round: the first round is 1, and only the set-up comes before it, in round 0.")
    rounds = 0
    for index, step in enumerate(GAME):
        if step is AUCTION:
            rounds += 1
        if step is phase and rounds == game.round:
            return index
    raise PositionError(f"phase: there is no {phase.name} in round {game.round}.")


def _resume(game: State, saved: dict[str, object], phase: str) -> None:
    """Goes on in the middle of a phase."""
    step = PHASES[phase]
    game.at = _place_in_script(game, step)
    game.phase = step
    game.order = _seats_in_order(saved.get("order", [int(s) for s in game.turn_order]), game.players, "order")
    game.seat = read_int(saved.get("to_act", int(game.order[0])), 0, game.players - 1, "to_act")
    game.turn = read_int(saved.get("turn", _place_of(game, game.seat) + 1), 0, 10_000, "turn")
    game.over = step is GOLD_SCORING
    names = {decision.name: decision for decision in _decisions(game) if phase in decision.phases}
    for name in read_list(saved["agenda"], "agenda", MOST_AGENDA):
        if not isinstance(name, str) or name not in names:
            raise PositionError(f"agenda: {shown(name)} is not decided in the phase {phase}.")
        game.agenda.append(names[name])
    left = saved.get("moving")
    check_agenda(game, step, NOWHERE if left is None else province_number(left, "moving"))


def _decisions(game: State) -> list[Decision]:
    """Every decision of the ruleset."""
    found = list(DECISIONS)
    for module in game.rules.modules:
        found += module.decisions
    return found


def _set_up(game: State, saved: dict[str, object]) -> State:
    """A game from its very beginning; nothing has been dealt yet."""
    for key in saved:
        if key not in ("format", "ruleset", "phase", "round", "turn_order"):
            raise PositionError(f"{key}: a game that is still to be set up has a ruleset and a turn order only.")
    game.round = 0
    game.enter(SETUP)
    game.advance()
    return game


def _begin_phase(game: State, saved: dict[str, object], phase: str) -> None:
    """Starts the phase from its beginning."""
    step = PHASES[phase]
    check_nothing_sealed(game)
    if step is GOLD_SCORING:
        raise PositionError("phase: a finished game has nothing to set up; load its record instead.")
    game.at = _place_in_script(game, step)
    if step in (HARVEST, PROVINCE_SCORING) and game.temple == 0:
        game.temple = 1
    if step is AUCTION and len(game.open) == game.rules.open_provinces:
        game.phase = step
        game.order = game.turn_order
        provinces_revealed(game)
    else:
        if step is AUCTION:
            game.round -= 1
        game.enter(step)
    if "to_act" in saved and not game.agenda:
        _first_to_act(game, saved["to_act"])
    check_bids(game)
    for module in game.rules.modules:
        module.check_agenda(game, [decision.name for decision in game.agenda])
    game.advance()


def _first_to_act(game: State, value: object) -> None:
    """Lets a seat other than the first in turn order begin."""
    given = value[0] if isinstance(value, list) and len(value) == 1 else value
    game.turn = _place_of(game, read_int(given, 0, game.players - 1, "to_act"))


def _place_of(game: State, seat: int) -> int:
    """Which turn of the phase is the seat's."""
    return [int(other) for other in game.order].index(seat)


def _check_alive(game: State) -> None:
    """Nobody may be left without a choice."""
    for seat in game.to_act():
        if not game.legal_for(seat):  # pragma: no cover - the checks above leave none
            raise PositionError(f"position: seat {seat} would have nothing it can do.")

"""What must hold of a position before its game goes on: whatever loads can be played to its end."""

from __future__ import annotations

import re
from typing import Final

from .auction import scribe_to_place
from .board import PROVINCES
from .errors import PositionError
from .hooks import Phase
from .modules.expert import held_by
from .resolve import due
from .sealing import next_to_commit
from .state import NOBODY, NOWHERE, PROVINCE_COUNT, State
from .supply import empty_fields, owns_any

# What can be owed at once in each phase, from the bottom of the agenda to its top.
AGENDAS: Final[dict[str, str]] = {
    "setup": "keep",
    "auction": "reveal|bid",
    "resolve": "pay",
    "market": "finish market(,stone)*|finish market,buy stones(,farmer)*|finish market,buy stones,buy farmers"
    "(,buy favours)?",
    "offering": "offer|influence",
    "gifts": "gift(,farmer|,stone)?|farmer|stone",
    "harvest": "harvest",
    "scoring": "score",
    "finished": "",
}
ROUNDS_OF_AN_AGE: Final = 3


def check_supply(game: State, phase: str) -> None:
    """Enough province cards to the end of the game, and open ones only where they are auctioned."""
    if len(game.open) not in (0, game.rules.open_provinces):
        raise PositionError(f"open: {game.rules.open_provinces} provinces come up in a round, not {len(game.open)}.")
    if len(game.open) > 0 and phase not in ("auction", "resolve"):
        raise PositionError(f"open: no provinces lie open in the phase {phase}.")
    blocked: int = 0
    for place in game.provinces:
        if place.blocked:
            blocked += 1
    most: int = PROVINCE_COUNT - ROUNDS_OF_AN_AGE * int(game.rules.open_provinces)
    if blocked > most:
        raise PositionError(f"blocked: at most {most} provinces are blocked, not {blocked}.")
    if game.rules.ruleset.switch("expert"):
        _check_hands(game, phase)
    else:
        _check_pool(game, phase)
    _check_bids(game)


def rounds_to_open(game: State, phase: str) -> int:
    """In how many rounds of the age provinces are still to come up."""
    if phase in ("finished", "scoring"):
        return 0
    left: int = ROUNDS_OF_AN_AGE - ((max(int(game.round), 1) - 1) % ROUNDS_OF_AN_AGE + 1)
    return left + 1 if phase == "setup" or (phase == "auction" and len(game.open) == 0) else left


def _check_pool(game: State, phase: str) -> None:
    needed = rounds_to_open(game, phase) * int(game.rules.open_provinces)
    if game.pool_size < needed:
        raise PositionError(f"province_deck: {needed} more province cards are needed in this age.")


def _check_hands(game: State, phase: str) -> None:
    needed = rounds_to_open(game, phase)
    for seat in range(game.players):
        if len(held_by(game, seat)) < needed:
            raise PositionError(f"secret_provinces: seat {seat} still needs {needed} province cards in this age.")


def _check_bids(game: State) -> None:
    """No bid that could not be paid."""
    for seat in range(game.players):
        rung = game.scribe_rung[seat]
        player = game.seats[seat]
        if rung >= 0 and game.provinces[game.scribe_at[seat]].leader == seat:
            if game.rules.ladder[rung] > player.gold + player.cards:
                raise PositionError(f"bids: seat {seat} cannot pay its bid of {game.rules.ladder[rung]}.")


def check_payers(game: State, turns_taken: int) -> None:
    """At the end of the auction each open province is paid for or carries one Scribe, of a seat still to pay."""
    for place in range(game.players):
        seat = game.order[place]
        waits = game.scribe_at[seat] != NOWHERE
        if waits != (place >= turns_taken) or (waits and game.provinces[game.scribe_at[seat]].scribes != 1):
            raise PositionError("bids: at the end of the auction each seat that is still to pay has its own province.")
    for province in game.open:
        if game.provinces[province].scribes == 0 and game.provinces[province].owner < 0:
            raise PositionError(f"bids: at the end of the auction {PROVINCES[province]} lacks a Scribe.")


def check_agenda(game: State, phase: Phase) -> None:
    """Only what can be owed at once; each decision with all that it needs."""
    if not re.fullmatch(AGENDAS[phase.name], ",".join([decision.name for decision in game.agenda])):
        raise PositionError(f"agenda: these decisions are never owed together in the phase {phase.name}.")
    if len(game.agenda) > 0 and game.agenda[-1].sealed:
        _check_sealed(game)
        return
    check_nothing_sealed(game)
    if len(game.agenda) > 0:
        _check_turn(game)


def check_nothing_sealed(game: State) -> None:
    """Nothing lies face down outside secret decisions."""
    for seat, player in enumerate(game.seats):
        if player.sealed is not None:
            raise PositionError(f"seats[{seat}].sealed: it belongs to secret decisions and only there.")


def _check_sealed(game: State) -> None:
    name = game.agenda[-1].name
    if name == "reveal" and (not game.rules.ruleset.switch("expert") or len(game.open) > 0):
        raise PositionError("agenda: provinces are revealed by the expert rule only, before any lies open.")
    for seat in range(game.players):
        _check_sealed_seat(game, seat, name)
    game.turn = 0
    game.seat = next_to_commit(game)
    if game.seat == NOBODY:
        raise PositionError("seats: all have committed, so nothing is left to decide in secret.")


def _check_sealed_seat(game: State, seat: int, name: str) -> None:
    player = game.seats[seat]
    sealed = player.sealed
    if sealed is None:
        raise PositionError(f"seats[{seat}].sealed: it is missing in a secret decision.")
    if name == "keep" and player.first_scheme < 0:
        raise PositionError(f"seats[{seat}].dealt: the two start Schemes are missing.")
    if not sealed.committed:
        return
    picked = sealed.picked
    if name == "offer" and sealed.offer == 0 and not sealed.theft:
        raise PositionError(f"seats[{seat}].sealed: an offering is gold or Theft.")
    if name == "keep" and picked != player.first_scheme and picked != player.second_scheme:
        raise PositionError(f"seats[{seat}].sealed.picked: this Scheme was not dealt.")
    if name == "reveal" and not _holds(game, seat, picked):
        raise PositionError(f"seats[{seat}].sealed.picked: this province card is not held.")


def _holds(game: State, seat: int, province: int) -> bool:
    return 0 <= province < PROVINCE_COUNT and PROVINCES[province] in held_by(game, seat)


def _check_turn(game: State) -> None:
    """The seat whose turn it is can do what it owes."""
    if game.turn < 1 or game.order[(game.turn - 1) % game.players] != game.seat:
        raise PositionError("turn: it does not fit the order and the seat that is to act.")
    names = [decision.name for decision in game.agenda]
    player = game.seats[game.seat]
    if names.count("farmer") > empty_fields(game, game.seat):
        raise PositionError("agenda: there are more Farmers to place than empty fields.")
    if ("stone" in names or "gift" in names) and not owns_any(game, game.seat):
        raise PositionError("agenda: a seat without provinces has nowhere to put a Stone.")
    if "gift" in names and player.gifts == 0:
        raise PositionError(f"seats[{game.seat}].gifts: there is none to take.")
    if "influence" in names and not player.influence:
        raise PositionError(f"seats[{game.seat}].influence: there is none to announce.")
    if "pay" in names:
        _check_payment(game)
    if "bid" in names:
        if len(game.open) == 0:
            raise PositionError("open: there is nothing to bid for.")
        game.moving = scribe_to_place(game, game.seat)


def _check_payment(game: State) -> None:
    check_payers(game, game.turn - 1)
    if game.seats[game.seat].gold >= due(game, game.seat):
        raise PositionError(f"agenda: seat {game.seat} has gold enough to pay, so it has nothing to decide.")

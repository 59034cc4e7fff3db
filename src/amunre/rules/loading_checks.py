"""What must hold of a position before its game goes on: whatever loads can be played to its end."""

from __future__ import annotations

import re
from typing import Final

from .auction import AUCTION, EITHER, budget, scribe_to_place, standing_bids
from .board import PROVINCES
from .errors import PositionError
from .hooks import Phase
from .resolve import RESOLVE, due
from .sealing import next_to_commit
from .state import NOBODY, NOWHERE, PROVINCE_COUNT, State
from .supply import empty_fields, owns_any

# What can be owed at once in each phase, from the bottom of the agenda to its top.
PLACING: Final = "(,farmer|,stone|,tomb)*"
AGENDAS: Final[dict[str, str]] = {
    "setup": "keep",
    "auction": "reveal|bid(,lift)?",
    "resolve": "pay|choose|(,stone)*(,farmer)*",
    "market": "finish market(,buy stones(,buy farmers(,buy favours(,buy tombs)?)?)?)?"
    f"(,again (stones|farmers|favours|tombs))?(,thoth)?{PLACING}",
    "offering": "offer|influence",
    "gifts": f"(finish gifts|)(,gift|)(,tomb,extra(,extra)?|{PLACING})",
    "harvest": "harvest",
    "scoring": "score",
    "finished": "",
}
ROUNDS_OF_AN_AGE: Final = 3


def check_supply(game: State, phase: str) -> None:
    """As many open provinces as the phase has, and enough province cards to the end of the game."""
    full: int = game.rules.open_provinces
    staying = full - int(game.players)  # open after a round
    lying = len(game.open)
    possible = lying == 0 or lying == staying or (lying == full and phase == "auction")
    if phase == "resolve":
        possible = staying <= lying <= full
    if not possible:
        raise PositionError(f"open: {full} provinces lie open in an auction, not {lying} in the phase {phase}.")
    if game.occupied > 0 and phase != "resolve" and lying != full:
        raise PositionError("bids: Scribes stand on province cards only in an auction.")
    _check_blocked(game)
    needed = _provinces_needed(game, phase)
    if not game.rules.ruleset.switch("expert") and game.pool_size < needed:
        raise PositionError(f"province_deck: {needed} more province cards are needed in this age.")


def _check_blocked(game: State) -> None:
    blocked: int = 0
    for place in game.provinces:
        if place.blocked:
            blocked += 1
    most: int = PROVINCE_COUNT - int(game.rules.used_provinces)
    if blocked > most:
        raise PositionError(f"blocked: at most {most} provinces are blocked, not {blocked}.")


def _provinces_needed(game: State, phase: str) -> int:
    """How many province cards are still to come in this age."""
    if phase in ("finished", "scoring"):
        return 0
    rounds_left = ROUNDS_OF_AN_AGE - 1 - (max(int(game.round), 1) - 1) % ROUNDS_OF_AN_AGE
    later = rounds_left * int(game.players)
    if phase == "resolve":
        return later
    full: int = game.rules.open_provinces
    if phase == "auction" or phase == "setup":
        return later + full - len(game.open)
    return later + full - int(game.players) - len(game.open) if rounds_left > 0 else 0


def check_bids(game: State) -> None:
    """Nobody has bid more than he can pay, and at the end of an auction each has won what he has to pay for."""
    paid = [decision.name for decision in game.agenda] == ["choose"]
    for seat in range(game.players):
        owed: int = standing_bids(game, seat)
        if owed > budget(game, seat) and not (paid and seat == game.seat):
            raise PositionError(f"bids: seat {seat} cannot pay its bids of {owed}.")
    if game.phase is RESOLVE:
        _check_won(game)
    elif game.phase is not AUCTION and game.occupied > 0:
        raise PositionError("bids: Scribes stand on province cards only in an auction.")


def _check_won(game: State) -> None:
    """Whoever has not yet taken a province has all his Scribes out, each alone on its card; the others have none."""
    begun: int = game.turn
    if len(game.agenda) > 0 and game.agenda[-1].name in ("pay", "choose"):
        begun -= 1
    placed: int = 0
    for place in range(game.players):
        seat: int = game.order[place]
        for scribe in range(seat, len(game.scribe_at), int(game.players)):
            if (game.scribe_at[scribe] != NOWHERE) != (place >= begun):
                raise PositionError(f"bids: seat {seat} has a Scribe on each province it is still to pay for.")
            if place >= begun:
                placed += 1
    if placed != game.occupied:
        raise PositionError("bids: at the end of the auction no province carries more than one Scribe.")


def check_agenda(game: State, phase: Phase, left: int) -> None:
    """Only what can be owed at once; each decision with all that it needs."""
    names = [decision.name for decision in game.agenda]
    if not re.fullmatch(AGENDAS[phase.name], ",".join(names)) and not re.fullmatch(
        AGENDAS[phase.name], "," + ",".join(names)
    ):
        raise PositionError(f"agenda: these decisions are never owed together in the phase {phase.name}.")
    if len(names) == 0 and phase.name != "finished":
        raise PositionError("agenda: somebody must have something to decide.")
    if len(names) > 0 and game.agenda[-1].sealed:
        _check_sealed(game)
    else:
        check_nothing_sealed(game)
        if len(names) > 0:
            _check_turn(game, names, left)
    check_bids(game)
    for module in game.rules.modules:
        module.check_agenda(game, names)


def check_nothing_sealed(game: State) -> None:
    """Nothing lies face down outside secret decisions."""
    for seat, player in enumerate(game.seats):
        if player.sealed is not None:
            raise PositionError(f"seats[{seat}].sealed: it belongs to secret decisions and only there.")


def _check_sealed(game: State) -> None:
    name = game.agenda[-1].name
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


def _check_turn(game: State, names: list[str], left: int) -> None:
    """The seat whose turn it is can do what it owes."""
    if game.turn < 1 or game.order[(game.turn - 1) % game.players] != game.seat:
        raise PositionError("turn: it does not fit the order and the seat that is to act.")
    player = game.seats[game.seat]
    if names.count("farmer") > empty_fields(game, game.seat):
        raise PositionError("agenda: there are more Farmers to place than empty fields.")
    if ("stone" in names or "gift" in names) and not owns_any(game, game.seat):
        raise PositionError("agenda: a seat without provinces has nowhere to put a Stone.")
    if ("gift" in names) != (game.phase.name == "gifts" and player.gifts > 0):
        raise PositionError(f"seats[{game.seat}].gifts: gifts are owed while there are some to take.")
    if "influence" in names and not player.influence:
        raise PositionError(f"seats[{game.seat}].influence: there is none to announce.")
    if "pay" in names and player.gold >= due(game, game.seat):
        raise PositionError(f"agenda: seat {game.seat} has gold enough to pay, so it has nothing to decide.")
    if "bid" in names:
        _check_bidder(game, names, left)


def _check_bidder(game: State, names: list[str], left: int) -> None:
    """Which Scribe must be placed follows from the bids, but for a choice between two that was already made."""
    if len(game.open) != game.rules.open_provinces:
        raise PositionError("open: in the middle of an auction all provinces of the round lie open.")
    game.moving = scribe_to_place(game, game.seat)
    if game.moving == EITHER and left != NOWHERE:
        game.moving = _scribe_in(game, left)
    if (game.moving == EITHER) != ("lift" in names):
        raise PositionError("agenda: a Scribe is lifted first if and only if two are outbid.")


def _scribe_in(game: State, province: int) -> int:
    """The Scribe of the seat to act in a province."""
    for scribe in range(int(game.seat), len(game.scribe_at), int(game.players)):
        if game.scribe_at[scribe] == province:
            return scribe
    raise PositionError(f"moving: seat {game.seat} has no Scribe in {PROVINCES[province]}.")

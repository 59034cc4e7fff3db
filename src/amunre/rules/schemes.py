"""The conditions of the Schemes (rules, section 8.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .cards import Card
from .harvest import farmers_in
from .state import PROVINCE_COUNT, State

SCHEME_POINTS: Final = 3
FAVOURS_NEEDED: Final = 7
FARMERS_NEEDED: Final = 9


def scheme_holds(game: State, seat: i64, kind: i64) -> bool:
    """Whether the seat's provinces fulfil a Scheme; without provinces none is fulfilled."""
    board = game.rules.board
    if owned_mask(game, seat) == 0:
        return False
    if kind == Card.EAST_OR_WEST:
        return all_alike(game, seat, board.west)
    if kind == Card.UPPER_OR_LOWER:
        return all_alike(game, seat, board.lower)
    if kind == Card.RIVER_OR_HINTERLAND:
        return all_alike(game, seat, board.nile)
    if kind == Card.MASTER_OF_FAVOURS:
        return favour_icons(game, seat) >= FAVOURS_NEEDED
    if kind == Card.MASTER_OF_FARMERS:
        return farmers(game, seat) >= FARMERS_NEEDED
    if kind == Card.MASTER_OF_FEDERATION:
        return hang_together(game, seat)
    for module in game.rules.modules:
        if module.scheme_holds(game, seat, kind):
            return True
    return False


def scheme_worth(game: State, seat: i64) -> i64:
    """What each Scheme scores."""
    points: i64 = SCHEME_POINTS
    for module in game.rules.modules:
        points += module.scheme_points(game, seat)
    return points


def owned_mask(game: State, seat: i64) -> i64:
    """The seat's provinces as bits."""
    lands = game.seats[seat].lands
    mask: i64 = 0
    for index in range(len(lands)):
        mask |= 1 << lands[index]
    return mask


def all_alike(game: State, seat: i64, column: vec[i64]) -> bool:
    """Whether a yes-or-no column of the board is the same for all provinces of the seat."""
    lands = game.seats[seat].lands
    seen: i64 = 0
    for index in range(len(lands)):
        seen |= 1 << column[lands[index]]
    return seen != 3


def favour_icons(game: State, seat: i64) -> i64:
    """Favour icons and Favour cards among the blessings of the seat's provinces."""
    board = game.rules.board
    lands = game.seats[seat].lands
    count: i64 = 0
    for index in range(len(lands)):
        count += board.icons[lands[index]] + board.blessing_cards[lands[index]]
    return count


def farmers(game: State, seat: i64) -> i64:
    """All Farmers in the seat's provinces, Baharya's printed two included."""
    lands = game.seats[seat].lands
    count: i64 = 0
    for index in range(len(lands)):
        count += farmers_in(game, lands[index])
    return count


def hang_together(game: State, seat: i64) -> bool:
    """Whether the provinces form one region; opposite banks of the Nile touch."""
    owned = owned_mask(game, seat)
    reached = owned & -owned
    grown = True
    while grown:
        grown = False
        for province in range(PROVINCE_COUNT):
            if reached & (1 << province) != 0:
                for neighbour in game.rules.board.neighbours[province]:
                    bit: i64 = 1 << neighbour
                    if owned & bit != 0 and reached & bit == 0:
                        reached |= bit
                        grown = True
    return reached == owned

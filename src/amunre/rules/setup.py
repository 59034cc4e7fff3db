"""Setup: turn order, blocked provinces, the start hand (rules, section 2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .actions import KEEP
from .cards import KINDS, Card
from .chance import Draw
from .hooks import Decision, Phase
from .sealing import commit, open_sealed, seal
from .state import PROVINCE_COUNT, State
from .story import Story

START_GOLD: Final = 20


class Setup(Phase):
    """Deals everything out; the only decision is which start Scheme to keep."""

    def __init__(self) -> None:
        super().__init__("setup")

    def begin(self, game: State) -> None:
        """Gold, an Architect and the Theft card for everybody; blocked provinces; start Schemes."""
        for player in game.seats:
            player.gold = START_GOLD
            player.hand[Card.ARCHITECT] = 1
            player.cards = 1
        block_provinces(game)
        deal_start_schemes(game)
        begin_age(game)

    def over(self, game: State) -> bool:
        """There are no turns."""
        return True


def begin_age(game: State) -> None:
    """Lets the modules prepare an age."""
    for module in game.rules.modules:
        module.age_begins(game)


def draw_turn_order(game: State) -> None:
    """Draws the whole order (track), or only who starts (clockwise from there)."""
    players = game.players
    pool = vec[i64]([1] * int(players))
    if game.rules.clockwise:
        set_clockwise(game, game.chance.draw(Draw.SEAT, pool, players))
        return
    order = vec[i64]([0] * int(players))
    for place in range(players):
        seat = game.chance.draw(Draw.SEAT, pool, players - place)
        pool[seat] = 0
        order[place] = seat
    game.turn_order = order


def set_clockwise(game: State, first: i64) -> None:
    """Play goes clockwise from the starting player."""
    game.turn_order = vec[i64]([(first + step) % game.players for step in range(game.players)])


def block_provinces(game: State) -> None:
    """Reveals and blocks the provinces that are not played."""
    for _ in range(game.rules.blocked):
        province = game.chance.draw(Draw.PROVINCE, game.pool, game.pool_size)
        game.pool[province] = 0
        game.pool_size -= 1
        game.provinces[province].blocked = True
        game.tell(Story.BLOCKED, -1, province, 0)


def deal_start_schemes(game: State) -> None:
    """Two start Schemes for everybody, of which one is kept."""
    pile = game.rules.start_schemes[:]
    left: i64 = 0
    for kind in range(KINDS):
        left += pile[kind]
    if left == 0:
        return
    for index in range(game.players):
        player = game.seats[game.turn_order[index]]
        one = _deal(game, pile, left)
        two = _deal(game, pile, left - 1)
        player.first_scheme = min(one, two)
        player.second_scheme = max(one, two)
        left -= 2
    seal(game)
    game.push(KEEP_SCHEME)


def _deal(game: State, pile: vec[i64], left: i64) -> i64:
    kind = game.chance.draw(Draw.CARD, pile, left)
    pile[kind] -= 1
    return kind


class KeepScheme(Decision):
    """Which of the two start Schemes to keep; the other leaves the game."""

    def __init__(self) -> None:
        super().__init__("keep", ("setup",), sealed=True)

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """The two that were dealt, which may be of one kind."""
        player = game.seats[seat]
        out.append(KEEP + player.first_scheme)
        if player.second_scheme != player.first_scheme:
            out.append(KEEP + player.second_scheme)

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Takes it into the hand when all have chosen."""
        sealed = game.seats[seat].sealed
        assert sealed is not None
        sealed.picked = action - KEEP
        if not commit(game, seat):
            return
        for index in range(game.players):
            keep_scheme(game, game.turn_order[index])


def keep_scheme(game: State, seat: i64) -> None:
    """The chosen start Scheme goes to the hand; only its owner knows which."""
    player = game.seats[seat]
    kept = open_sealed(game, seat).picked
    player.rejected = player.second_scheme if kept == player.first_scheme else player.first_scheme
    player.first_scheme = -1
    player.second_scheme = -1
    player.hand[kept] += 1
    player.cards += 1


class NewKingdom(Phase):
    """Between the ages: Scribes and Farmers leave the board, the used province cards are shuffled (section 9)."""

    def __init__(self) -> None:
        super().__init__("new kingdom")

    def begin(self, game: State) -> None:
        """Clears the board but for Stones and Pyramids."""
        gather_provinces(game)
        for player in game.seats:
            player.lands = vec[i64]()
        for place in game.provinces:
            place.owner = -1
            place.farmers = 0
            place.extra = 0
        begin_age(game)

    def over(self, game: State) -> bool:
        """There are no turns."""
        return True


def gather_provinces(game: State) -> None:
    """The cards of all provinces that were won or still lie open make the new province deck."""
    for index in range(PROVINCE_COUNT):
        game.pool[index] = 1 if game.provinces[index].owner >= 0 else 0
    for index in range(len(game.open)):
        game.pool[game.open[index]] = 1
    game.open = vec[i64]()
    count_pool(game)
    if game.pool_size < game.rules.used_provinces:
        # A position set up by hand may show fewer: then all that are not blocked come up.
        for index in range(PROVINCE_COUNT):
            game.pool[index] = 0 if game.provinces[index].blocked else 1
        count_pool(game)


def count_pool(game: State) -> None:
    """Brings the number of province cards up to date."""
    game.pool_size = 0
    for index in range(PROVINCE_COUNT):
        game.pool_size += game.pool[index]


SETUP: Final = Setup()
NEW_KINGDOM: Final = NewKingdom()
KEEP_SCHEME: Final = KeepScheme()

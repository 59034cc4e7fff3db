"""Province scoring after each age, Gold scoring and the winner at the end (rules, sections 8 and 10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .actions import DONE, SCORE
from .cards import FIRST_SCHEME, KINDS, LAST_SCHEME
from .hooks import Decision, Phase
from .ruleset import Source
from .schemes import scheme_holds, scheme_worth
from .state import PROVINCE_COUNT, State
from .story import Story
from .supply import can_play, forget_played, play_card

SET_POINTS: Final = 3
SIDE_POINTS: Final = 5
PROVINCES_OF_A_SEAT: Final = 3


class ProvinceScoring(Phase):
    """Pyramids, sets, sides and temples for all; then Schemes in turn order."""

    def __init__(self) -> None:
        super().__init__("scoring")

    def begin(self, game: State) -> None:
        """Points that need no decision."""
        forget_played(game)
        for index in range(game.players):
            seat = game.turn_order[index]
            game.add_points(seat, Source.PYRAMIDS, pyramids(game, seat))
            game.add_points(seat, Source.SETS, SET_POINTS * complete_sets(game, seat))
            game.add_points(seat, Source.SIDES, SIDE_POINTS * sides_won(game, seat))
            game.add_points(seat, Source.TEMPLES, temples(game, seat) * game.temple)
            for module in game.rules.modules:
                game.add_points(seat, module.column, module.age_points(game, seat))

    def take_turn(self, game: State, seat: i64) -> None:
        """Any number of different Schemes."""
        game.push(SCORE_SCHEMES)


def pyramids(game: State, seat: i64) -> i64:
    """Pyramids in the seat's provinces."""
    lands = game.seats[seat].lands
    count: i64 = 0
    for index in range(len(lands)):
        count += game.provinces[lands[index]].pyramids
    return count


def stones(game: State, seat: i64) -> i64:
    """Stones in the seat's provinces."""
    lands = game.seats[seat].lands
    count: i64 = 0
    for index in range(len(lands)):
        count += game.provinces[lands[index]].stones
    return count


def complete_sets(game: State, seat: i64) -> i64:
    """The smallest number of Pyramids over the seat's three provinces."""
    lands = game.seats[seat].lands
    if len(lands) < PROVINCES_OF_A_SEAT:
        return 0
    fewest = game.provinces[lands[0]].pyramids
    for index in range(1, len(lands)):
        fewest = min(fewest, game.provinces[lands[index]].pyramids)
    return fewest


def sides_won(game: State, seat: i64) -> i64:
    """On how many sides of the Nile the seat controls a province with the most Pyramids."""
    return (1 if wins_side(game, seat, 0) else 0) + (1 if wins_side(game, seat, 1) else 0)


def wins_side(game: State, seat: i64, west: i64) -> bool:
    """Most Pyramids, ties by Stones; provinces nobody controls are compared too (R2), none without a Pyramid (R1)."""
    best: i64 = 0
    mine: i64 = 0
    for province in range(PROVINCE_COUNT):
        place = game.provinces[province]
        if game.rules.board.west[province] == west and place.pyramids > 0:
            strength = place.pyramids * 3 + place.stones  # a province never holds more than 2 Stones
            best = max(best, strength)
            if place.owner == seat:
                mine = max(mine, strength)
    return mine > 0 and mine == best


def temples(game: State, seat: i64) -> i64:
    """Temples in the seat's provinces."""
    lands = game.seats[seat].lands
    count: i64 = 0
    for index in range(len(lands)):
        count += game.rules.board.temples[lands[index]]
    return count


class ScoreSchemes(Decision):
    """Which Schemes to show; unused ones may be kept."""

    def __init__(self) -> None:
        super().__init__("score", ("scoring",))

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Those whose condition holds, each kind once."""
        out.append(DONE)
        for kind in range(FIRST_SCHEME, LAST_SCHEME + 1):
            if can_play(game, seat, kind) and scheme_holds(game, seat, kind):
                out.append(SCORE + kind)

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Scores one, or ends the turn."""
        if action == DONE:
            game.settle()
            return
        kind = action - SCORE
        play_card(game, seat, kind)
        game.discard(kind)
        game.add_points(seat, Source.SCHEMES, scheme_worth(game, seat))


class GoldScoring(Phase):
    """The last cards are sold, gold is compared, and the game is over."""

    def __init__(self) -> None:
        super().__init__("finished")

    def begin(self, game: State) -> None:
        """Sale (R27), awards, end."""
        for index in range(game.players):
            sell_hand(game, game.turn_order[index])
        awards = gold_awards(vec[i64]([player.gold for player in game.seats]))
        for seat in range(game.players):
            game.add_points(seat, Source.GOLD, awards[seat])
            for module in game.rules.modules:
                game.add_points(seat, module.column, module.final_points(game, seat))
        game.over = True
        for winner in winners(game):
            game.tell(Story.WON, winner, game.seats[winner].score, 0)


def sell_hand(game: State, seat: i64) -> None:
    """Every Favour card left is worth 1 gold."""
    for kind in range(KINDS):
        while game.seats[seat].hand[kind] > 0:
            game.sell(seat, kind)
            game.tell(Story.SOLD, seat, kind, 0)


def gold_awards(gold: vec[i64]) -> vec[i64]:
    """6, 4 and 2 points by gold; tied players share a rank and the following awards are skipped (R28).

    Of two players the second gets 4 only with at least half of the first's gold.
    """
    awards = vec[i64]([0] * len(gold))
    for seat in range(len(gold)):
        richer: i64 = 0
        for other in range(len(gold)):
            if gold[other] > gold[seat]:
                richer += 1
        awards[seat] = max(6 - 2 * richer, 0)
        if len(gold) == 2 and richer == 1 and 2 * gold[seat] < gold[1 - seat]:
            awards[seat] = 2
    return awards


def winners(game: State) -> list[int]:
    """Most points; ties by Pyramids, then by Stones in own provinces; then the victory is shared."""
    best: tuple[int, int, int] = (-1, -1, -1)
    found: list[int] = []
    for seat in range(game.players):
        standing = (int(game.seats[seat].score), int(pyramids(game, seat)), int(stones(game, seat)))
        if standing > best:
            best = standing
            found = [seat]
        elif standing == best:
            found.append(seat)
    return found


PROVINCE_SCORING: Final = ProvinceScoring()
GOLD_SCORING: Final = GoldScoring()
SCORE_SCHEMES: Final = ScoreSchemes()

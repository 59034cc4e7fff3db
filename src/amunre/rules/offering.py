"""Offering: secret gifts to Amun-Re set the temple, the turn order and who is rewarded (rules, section 6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .actions import DONE, INFLUENCE_DOWN, INFLUENCE_UP, MOST_GOLD, OFFER, STEAL, WITH_INFLUENCE
from .cards import Card
from .hooks import Decision, Phase
from .sealing import commit, open_sealed, seal
from .setup import set_clockwise
from .state import State
from .story import Story
from .supply import forget_played

STOLEN: Final = 3
INFLUENCED: Final = 3


class Offering(Phase):
    """All offer in secret; then every Influence is announced in turn order; then the temple moves."""

    def __init__(self) -> None:
        super().__init__("offering")

    def begin(self, game: State) -> None:
        """Everybody owes an offer."""
        forget_played(game)
        seal(game)
        game.push(MAKE_OFFER)

    def take_turn(self, game: State, seat: i64) -> None:
        """Whoever added an Influence must raise or lower the collective offering."""
        if game.seats[seat].influence:
            game.push(ANNOUNCE_INFLUENCE)

    def end(self, game: State) -> None:
        """Temple, ranking, gifts owed; thieves take their gold."""
        move_temple(game)
        ranking = rank_offers(game)
        reward(game, ranking)
        if not game.rules.clockwise:
            game.turn_order = ranking
            tell_order(game)


class MakeOffer(Decision):
    """At least 1 gold, or Theft; Influence may go with either."""

    def __init__(self) -> None:
        super().__init__("offer", ("offering",), sealed=True)

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """First the offer, then what accompanies it."""
        player = game.seats[seat]
        sealed = player.sealed
        assert sealed is not None
        if sealed.offer > 0 or sealed.theft:
            out.append(DONE)
            if player.hand[Card.INFLUENCE] > 0 and not sealed.influence:
                out.append(WITH_INFLUENCE)
            return
        out.append(STEAL)
        for gold in range(1, min(player.gold, MOST_GOLD) + 1):
            out.append(OFFER + gold)

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Lays it face down; when all have, everything turns over."""
        player = game.seats[seat]
        sealed = player.sealed
        assert sealed is not None
        if action == STEAL:
            sealed.theft = True
        elif action == WITH_INFLUENCE:
            sealed.influence = True
            player.hand[Card.INFLUENCE] -= 1
            player.cards -= 1
        elif action != DONE:
            sealed.offer = action - OFFER
        elif commit(game, seat):
            reveal_offers(game)


def reveal_offers(game: State) -> None:
    """All offers turn over at once: gold goes to the bank, each Theft takes 3 from the sum."""
    game.collective = 0
    for index in range(game.players):
        seat = game.turn_order[index]
        player = game.seats[seat]
        sealed = open_sealed(game, seat)
        player.offered = sealed.offer
        player.theft = sealed.theft
        player.influence = sealed.influence
        player.greed = sealed.greed
        player.gold -= sealed.offer
        game.collective += -STOLEN if sealed.theft else sealed.offer


class AnnounceInfluence(Decision):
    """Up or down by 3; one of them it must be."""

    def __init__(self) -> None:
        super().__init__("influence", ("offering",))

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Both directions."""
        out.append(INFLUENCE_UP)
        out.append(INFLUENCE_DOWN)

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Moves the sum; the seat's own offer stays what it was."""
        game.settle()
        game.seats[seat].influence = False
        game.discard(Card.INFLUENCE)
        game.collective += INFLUENCED if action == INFLUENCE_UP else -INFLUENCED


def move_temple(game: State) -> None:
    """The space of the track that the collective offering reaches; nothing or less is space 1."""
    space: i64 = 1
    for step in range(3):
        if game.collective >= game.rules.track[step]:
            space = step + 2
    game.temple = space
    game.tell(Story.TEMPLE, -1, space, game.collective)


def rank_offers(game: State) -> vec[i64]:
    """Seats by their own gold, thieves last; ties keep the present turn order."""
    ranking = vec[i64]()
    taken: i64 = 0
    for _ in range(game.players):
        best: i64 = -1
        for index in range(game.players):
            seat = game.turn_order[index]
            if taken & (1 << seat) == 0 and (best < 0 or game.seats[seat].offered > game.seats[best].offered):
                best = seat
        taken |= 1 << best
        ranking = append(ranking, best)
    return ranking


def reward(game: State, ranking: vec[i64]) -> None:
    """A thief takes 3 gold, the others have gifts to choose; modules may add gifts to either (R21, R22)."""
    for place in range(game.players):
        seat = ranking[place]
        player = game.seats[seat]
        player.favours_taken = False
        player.gifts = 0 if player.theft else gifts_for(game, ranking, place)
        if player.theft:
            player.gold += STOLEN
            game.tell(Story.STOLE, seat, STOLEN, 0)
        for module in game.rules.modules:
            player.gifts += module.extra_gifts(game, seat)


def gifts_for(game: State, ranking: vec[i64], place: i64) -> i64:
    """3 for the first, 2 for the second, 1 for the others; of two players the second needs half of the first's gold."""
    if game.players == 2 and place == 1 and 2 * game.seats[ranking[1]].offered < game.seats[ranking[0]].offered:
        return 1
    return max(3 - place, 1)


def gift_order(game: State) -> vec[i64]:
    """First and second by rank; the others in turn order, which without the track is still the old one (R5)."""
    ranking = rank_offers(game)
    order = vec[i64]()
    leading: i64 = 0
    for place in range(2):
        if not game.seats[ranking[place]].theft:
            order = append(order, ranking[place])
            leading |= 1 << ranking[place]
    for index in range(game.players):
        seat = game.turn_order[index]
        if leading & (1 << seat) == 0:
            order = append(order, seat)
    return order


def pass_the_start(game: State) -> None:
    """Without the turn order track the highest offer takes over as starting player once the gifts are taken."""
    if game.rules.clockwise:
        set_clockwise(game, rank_offers(game)[0])
        tell_order(game)


def tell_order(game: State) -> None:
    """Notes the new turn order for the log."""
    digits: i64 = 0
    for index in range(game.players):
        digits = digits * 10 + game.turn_order[index]
    game.tell(Story.ORDER, -1, digits, 0)


OFFERING: Final = Offering()
MAKE_OFFER: Final = MakeOffer()
ANNOUNCE_INFLUENCE: Final = AnnounceInfluence()

"""The same game to the eyes of a seat: everything that it may not know is otherwise."""

from __future__ import annotations

import random

from librt.vecs import vec
from mypy_extensions import i64

from amunre.rules.cards import FIRST_SCHEME, KINDS, LAST_SCHEME, Card
from amunre.rules.chance import FastChance
from amunre.rules.hooks import Part
from amunre.rules.modules.expert import SecretProvinces
from amunre.rules.modules.officials import OfficialsPart
from amunre.rules.modules.pharaoh import PharaohPart
from amunre.rules.modules.statues import StatuePart
from amunre.rules.modules.tomb import TILES, TombPart
from amunre.rules.state import Sealed, Seat, State

OPEN_PARTS = (OfficialsPart, PharaohPart, StatuePart, Part)
"""What expansions keep in the open: of their decks everybody knows what is left, and draws come from the stream."""


def shuffled_truth(game: State, seat: int, rng: random.Random) -> State:
    """A copy in which all is permuted that the seat (-1: a spectator) may not know."""
    twin = game.clone()
    shuffle_secrets(twin, seat, rng)
    return twin


def shuffle_secrets(twin: State, seat: int, rng: random.Random) -> None:
    """The others' cards and the deck permuted, what they have put face down changed, the stream another one."""
    others = [player for index, player in enumerate(twin.seats) if index != seat]
    deal_schemes_again(twin, seat, rng)
    for player in others:
        if player.sealed is not None:
            other_secret(player, player.sealed, rng)
    deal_again(twin, others, rng)
    for part in twin.parts:
        if isinstance(part, SecretProvinces):
            swap_provinces(twin, part, seat, rng)
        elif isinstance(part, TombPart):
            swap_tiles(part, seat, rng)
        else:
            assert type(part) in OPEN_PARTS, "say what of it is secret"
    twin.chance = FastChance(rng.randrange(1000))


def deal_schemes_again(game: State, seat: int, rng: random.Random) -> None:
    """Other start Schemes for the others, out of those the seat was not dealt; others given back."""
    pile = [kind for kind in range(KINDS) for _ in range(game.rules.start_schemes[kind])]
    if seat >= 0 and game.seats[seat].first_scheme >= 0:
        pile.remove(game.seats[seat].first_scheme)
        pile.remove(game.seats[seat].second_scheme)
    rng.shuffle(pile)
    for index, player in enumerate(game.seats):
        if index != seat and player.first_scheme >= 0:
            player.first_scheme, player.second_scheme = sorted((pile.pop(), pile.pop()))
        if index != seat and player.rejected >= 0:
            player.rejected = rng.randint(FIRST_SCHEME, LAST_SCHEME)


def other_secret(player: Seat, sealed: Sealed, rng: random.Random) -> None:
    """The player has put something else face down, or nothing yet; a sale or an Influence more or less."""
    sealed.committed = rng.random() < 0.5
    sealed.offer = rng.randrange(30)
    sealed.theft = rng.random() < 0.5
    sealed.picked = rng.randrange(7, 12)
    if sealed.greed:
        sealed.greed = False
        player.hand[Card.GREED] += 1
        player.cards += 1
    held = [kind for kind in range(KINDS) if player.hand[kind] > 0]
    if held and rng.random() < 0.5:
        sell_secretly(player, sealed, rng.choice(held))
    if sealed.influence or player.hand[Card.INFLUENCE] > 0:
        turn = -1 if sealed.influence else 1
        sealed.influence = not sealed.influence
        player.hand[Card.INFLUENCE] -= turn
        player.cards -= turn


def sell_secretly(player: Seat, sealed: Sealed, kind: int) -> None:
    player.hand[kind] -= 1
    player.cards -= 1
    player.gold += 1
    sealed.sold = vec[i64]([*sealed.sold, kind])


def deal_again(game: State, others: list[Seat], rng: random.Random) -> None:
    """Swaps cards between the others' hands and the deck, one by one."""
    for _ in range(20):
        hands = [player.hand for player in others] + [game.deck]
        one, two = rng.sample(hands, 2)
        mine = [kind for kind in range(KINDS) if one[kind] > 0]
        yours = [kind for kind in range(KINDS) if two[kind] > 0]
        if mine and yours:
            give, get = rng.choice(mine), rng.choice(yours)
            one[give] -= 1
            two[give] += 1
            two[get] -= 1
            one[get] += 1


def swap_tiles(part: TombPart, seat: int, rng: random.Random) -> None:
    """The others' tiles and the stack, mixed."""
    stack = [kind for kind in range(TILES) for _ in range(part.stack[kind])]
    spots = [first for first in range(0, len(part.tiles), TILES) if first != seat * TILES]
    for first in spots:
        stack += [kind for kind in range(TILES) for _ in range(part.tiles[first + kind])]
    rng.shuffle(stack)
    for first in spots:
        dealt = [stack.pop() for _ in range(sum(part.tiles[first + kind] for kind in range(TILES)))]
        for kind in range(TILES):
            part.tiles[first + kind] = dealt.count(kind)
    for kind in range(TILES):
        part.stack[kind] = stack.count(kind)


def swap_provinces(game: State, part: SecretProvinces, seat: int, rng: random.Random) -> None:
    spots = [15 * other for other in range(game.players) if other != seat]
    holders = {first: [p for p in range(15) if part.held[first + p] > 0] for first in spots}
    cards = [province for held in holders.values() for province in held] + [p for p in range(15) if game.pool[p] > 0]
    rng.shuffle(cards)
    for province in range(15):
        game.pool[province] = 0
        for first in spots:
            part.held[first + province] = 0
    for first, held in holders.items():
        for _ in held:
            part.held[first + cards.pop()] = 1
    for province in cards:
        game.pool[province] = 1

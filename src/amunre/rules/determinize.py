"""What a seat can imagine: a copy of the game in which all that it may not know is drawn anew.

Only what the seat knows goes in, so permuting the hidden cards changes nothing. The state has no memory: that somebody
must still hold his first Architect, or was seen to draw many cards and play none, is for a player to infer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .auction import BRIBED, PROTECTED
from .cards import KINDS, Card
from .chance import Chance, Draw, FastChance
from .sealing import next_to_commit
from .state import NOBODY, Sealed, Seat, State

SEEDS: Final = 2**31 - 1


def determinize(game: State, seat: i64, stream: Chance) -> State:
    """A copy in which the others' cards, the deck and all that is still face down are drawn anew from the stream."""
    other = game.clone()
    take_back_all(other, seat)
    redeal_start_schemes(other, seat, stream)
    redeal_favours(other, seat, stream)
    for module in other.rules.modules:
        module.imagine(other, seat, stream)
    other.chance = FastChance(int(stream.below(SEEDS)))
    return other


def take_back_all(game: State, seat: i64) -> None:
    """What the others have put face down in the present decision is undone: they owe it again."""
    for index in range(game.players):
        if index != seat:
            take_back(game.seats[index])
    if len(game.agenda) > 0 and game.agenda[-1].sealed:
        waiting = next_to_commit(game)
        if waiting != NOBODY:
            game.seat = waiting


def take_back(player: Seat) -> None:
    """The cards that only this player knows to be gone return to the hand, and the gold for them to the bank."""
    sealed = player.sealed
    if sealed is None:
        return
    player.gold -= len(sealed.sold)
    player.cards += sealed.hidden_cards()
    add_sealed(player.hand, sealed, 1)
    player.sealed = Sealed()


def add_sealed(cards: vec[i64], sealed: Sealed, sign: i64) -> None:
    """Counts the cards that lie face down, or with -1 discounts them."""
    for index in range(len(sealed.sold)):
        cards[sealed.sold[index]] += sign
    if sealed.influence:
        cards[Card.INFLUENCE] += sign
    if sealed.greed:
        cards[Card.GREED] += sign


def redeal_start_schemes(game: State, seat: i64, stream: Chance) -> None:
    """While start Schemes are being chosen the others have two each out of the pile that is left of the own ones."""
    if not is_choosing(game, seat):
        return
    pile = game.rules.start_schemes[:]
    take_one(pile, game.seats[seat].first_scheme)
    take_one(pile, game.seats[seat].second_scheme)
    if total(pile) < 2 * (game.players - 1):
        return
    for index in range(game.players):
        if index != seat:
            one = draw_from(pile, stream)
            two = draw_from(pile, stream)
            game.seats[index].first_scheme = min(one, two)
            game.seats[index].second_scheme = max(one, two)


def is_choosing(game: State, seat: i64) -> bool:
    """Whether the seat has its two start Schemes before it: then nobody has taken one into the hand."""
    return game.seats[seat].first_scheme >= 0


def redeal_favours(game: State, seat: i64, stream: Chance) -> None:
    """New hands for the others, and the rest of the unseen cards as the deck."""
    unseen = unseen_cards(game, seat)
    pile = unseen_pile(game, seat, unseen)
    gone = gone_unseen(game, seat)
    if adds_up(game, seat, unseen, gone, total(pile)):
        left = leave_game(unseen, pile, gone, stream)
        missing = clear_hands(game, seat)
        redeal_rejected(game, seat, left, stream)
    else:
        unseen = pooled_cards(game, seat)
        missing = clear_hands(game, seat)
        redeal_rejected(game, seat, vec[i64]([0] * KINDS), stream)
    fill_hands(game, unseen, missing, stream)
    game.deck = unseen


def unseen_cards(game: State, seat: i64) -> vec[i64]:
    """All Favour cards of the game without those the seat sees or knows to be gone."""
    player = game.seats[seat]
    cards = game.rules.deck[:]
    cards[Card.ARCHITECT] += game.players
    for kind in range(KINDS):
        cards[kind] -= player.hand[kind] + game.discards[kind]
        if not is_choosing(game, seat):
            cards[kind] += game.rules.start_schemes[kind]
    if player.rejected >= 0:
        cards[player.rejected] -= 1
    sealed = player.sealed
    if sealed is not None:
        add_sealed(cards, sealed, -1)
    for other in game.seats:
        leave_on_table(cards, other)
    return cards


def leave_on_table(cards: vec[i64], player: Seat) -> None:
    """Cards that everybody sees and that are not among the discards yet."""
    if player.played & BRIBED != 0:
        cards[Card.BRIBERY] -= 1
    if player.played & PROTECTED != 0:
        cards[Card.PROTECTION] -= 1
    if player.influence:
        cards[Card.INFLUENCE] -= 1
    if player.greed:
        cards[Card.GREED] -= 1


def unseen_pile(game: State, seat: i64, unseen: vec[i64]) -> vec[i64]:
    """The start Schemes that may be among the unseen cards: none while they are being chosen."""
    if is_choosing(game, seat):
        return vec[i64]([0] * KINDS)
    pile = game.rules.start_schemes[:]
    if game.seats[seat].rejected >= 0:
        take_one(pile, game.seats[seat].rejected)
    for kind in range(KINDS):
        pile[kind] = max(0, min(pile[kind], unseen[kind]))
    return pile


def gone_unseen(game: State, seat: i64) -> i64:
    """How many start Schemes have left the game without the seat having seen them."""
    if is_choosing(game, seat):
        return 0
    seen = game.players + (1 if game.seats[seat].rejected >= 0 else 0)
    return max(0, total(game.rules.start_schemes) - seen)


def adds_up(game: State, seat: i64, unseen: vec[i64], gone: i64, pile_size: i64) -> bool:
    """Whether the cards are those of a game that was played; a position set up by hand may have others."""
    for kind in range(KINDS):
        if unseen[kind] < 0:
            return False
    wanted = game.deck_size + gone
    for index in range(game.players):
        if index != seat:
            wanted += game.seats[index].cards
    return total(unseen) == wanted and gone <= pile_size


def pooled_cards(game: State, seat: i64) -> vec[i64]:
    """The deck and the others' hands together, as they are."""
    cards = game.deck[:]
    for index in range(game.players):
        if index != seat:
            for kind in range(KINDS):
                cards[kind] += game.seats[index].hand[kind]
    return cards


def leave_game(unseen: vec[i64], pile: vec[i64], count: i64, stream: Chance) -> vec[i64]:
    """Takes the start Schemes that left the game out of the unseen cards and out of the pile."""
    left = vec[i64]([0] * KINDS)
    for _ in range(count):
        kind = draw_from(pile, stream)
        unseen[kind] -= 1
        left[kind] += 1
    return left


def clear_hands(game: State, seat: i64) -> vec[i64]:
    """Empties the others' hands; says how many cards each seat is to get."""
    missing = vec[i64]([0] * int(game.players))
    for index in range(game.players):
        if index != seat:
            missing[index] = game.seats[index].cards
            game.seats[index].hand = vec[i64]([0] * KINDS)
    return missing


def redeal_rejected(game: State, seat: i64, left: vec[i64], stream: Chance) -> None:
    """The others gave back one each of the start Schemes that left the game, if the seat gave one back."""
    rejecting = game.seats[seat].rejected >= 0
    for index in range(game.players):
        if index != seat:
            game.seats[index].rejected = -1
            if rejecting and total(left) > 0:
                game.seats[index].rejected = draw_from(left, stream)


def fill_hands(game: State, unseen: vec[i64], missing: vec[i64], stream: Chance) -> None:
    """Deals what the hands still lack; the unseen cards become the deck."""
    left = total(unseen)
    for index in range(game.players):
        hand = game.seats[index].hand
        for _ in range(min(missing[index], left)):
            kind = stream.draw(Draw.CARD, unseen, left)
            left -= 1
            unseen[kind] -= 1
            hand[kind] += 1


def total(cards: vec[i64]) -> i64:
    """How many there are of all kinds together."""
    count: i64 = 0
    for kind in range(len(cards)):
        count += cards[kind]
    return count


def take_one(cards: vec[i64], kind: i64) -> None:
    """Takes one of a kind out, if there is one."""
    if kind >= 0 and cards[kind] > 0:
        cards[kind] -= 1


def draw_from(cards: vec[i64], stream: Chance) -> i64:
    """Draws one and takes it out."""
    kind = stream.draw(Draw.CARD, cards, total(cards))
    cards[kind] -= 1
    return kind

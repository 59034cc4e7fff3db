"""Gold, Favour cards, Stones and Pyramids: what every phase does with them (rules, section 3)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from .cards import KINDS
from .chance import Draw
from .state import State
from .story import Story


def draw_cards(game: State, seat: i64, count: i64) -> None:
    """Draws Favour cards; an empty deck is first made anew from the discards, what is not there is lost."""
    player = game.seats[seat]
    for _ in range(count):
        if game.deck_size == 0:
            if game.discards_size == 0:
                return
            shuffle_discards(game)
        kind = game.chance.draw(Draw.CARD, game.deck, game.deck_size)
        game.deck[kind] -= 1
        game.deck_size -= 1
        player.hand[kind] += 1
        player.cards += 1
        game.tell(Story.DREW, seat, kind, 0)


def shuffle_discards(game: State) -> None:
    """The discard pile becomes the new deck."""
    game.deck = game.discards
    game.deck_size = game.discards_size
    game.discards = vec[i64]([0] * KINDS)
    game.discards_size = 0


def drawable(game: State) -> i64:
    """How many cards deck and discards hold: nobody may buy or choose more."""
    return game.deck_size + game.discards_size


def play_card(game: State, seat: i64, kind: i64) -> None:
    """A Favour card leaves the hand and counts as played in this phase."""
    player = game.seats[seat]
    player.hand[kind] -= 1
    player.cards -= 1
    player.played |= 1 << kind


def can_play(game: State, seat: i64, kind: i64) -> bool:
    """Whether the seat holds the card and has not played its like in this phase."""
    player = game.seats[seat]
    return player.hand[kind] > 0 and player.played & (1 << kind) == 0


def forget_played(game: State) -> None:
    """A new phase begins: every kind of card may be played again."""
    for player in game.seats:
        player.played = 0


def add_stone(game: State, province: i64) -> None:
    """Lays a Stone; the third one at once becomes a Pyramid."""
    place = game.provinces[province]
    place.stones += 1
    if place.stones >= 3:
        build_pyramid(game, province)


def build_pyramid(game: State, province: i64) -> None:
    """The Stones of the province go back and a Pyramid takes their place."""
    place = game.provinces[province]
    place.stones = 0
    place.pyramids += 1
    game.tell(Story.BUILT, place.owner, province, 0)


def empty_fields(game: State, seat: i64) -> i64:
    """How many fields of the seat's provinces have no Farmer."""
    fields = game.rules.board.fields
    lands = game.seats[seat].lands
    count: i64 = 0
    for index in range(len(lands)):
        count += fields[lands[index]] - game.provinces[lands[index]].farmers
    return count


def owns_any(game: State, seat: i64) -> bool:
    """Whether the seat controls a province at all."""
    return len(game.seats[seat].lands) > 0

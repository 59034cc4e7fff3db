"""What can never change in a game, whatever is played."""

from __future__ import annotations

from amunre.rules.cards import KINDS, Card
from amunre.rules.hooks import Module, Part
from amunre.rules.loading_seats import MOST_HELD
from amunre.rules.modules.expert import SecretProvinces
from amunre.rules.modules.officials import Officials, OfficialsPart
from amunre.rules.modules.pharaoh import TOKENS, PharaohPart
from amunre.rules.modules.statues import StatuePart
from amunre.rules.modules.tomb import COPIES, TILES, TombPart
from amunre.rules.state import PROVINCE_COUNT, Seat, State


def cards_in_sight(game: State) -> list[int]:
    """How many of each kind are in hands, in the deck, discarded, on the table or known to have left the game."""
    count = [game.deck[kind] + game.discards[kind] for kind in range(KINDS)]
    for player in game.seats:
        for kind in cards_out(player):
            count[kind] += 1
        for kind in range(KINDS):
            count[kind] += player.hand[kind]
    return count


def cards_out(player: Seat) -> list[int]:
    """The player's cards that are neither in the hand nor discarded: face down, on the table, start Schemes."""
    out = [kind for kind in (Card.BRIBERY, Card.PROTECTION) if player.played & (1 << kind)]
    out += [Card.INFLUENCE] * player.influence + [Card.GREED] * player.greed
    out += [kind for kind in (player.first_scheme, player.second_scheme, player.rejected) if kind >= 0]
    if player.sealed is not None:
        out += list(player.sealed.sold) + [Card.INFLUENCE] * player.sealed.influence
        out += [Card.GREED] * player.sealed.greed
    return out


def universe(game: State) -> list[int]:
    """Every Favour card in the box, by kind."""
    cards = [a + b for a, b in zip(game.rules.deck, game.rules.start_schemes, strict=True)]
    cards[Card.ARCHITECT] += game.players
    return cards


def check_table(game: State, cards: list[int]) -> None:
    """Everything is where it can be; `cards` are those in sight since the deal."""
    assert cards_in_sight(game) == cards
    assert (game.deck_size, game.discards_size, game.pool_size) == (sum(game.deck), sum(game.discards), sum(game.pool))
    for seat in range(game.players):
        check_seat(game, seat)
    for number, place in enumerate(game.provinces):
        assert 0 <= place.stones <= 2
        assert 0 <= place.farmers <= game.rules.board.fields[number]
    check_province_cards(game)
    for module, part in zip(game.rules.modules, game.parts, strict=True):
        check_part(module, part)


def check_part(module: Module, part: Part) -> None:
    """What an expansion keeps: all tiles, Officials and statues are somewhere, once."""
    if isinstance(part, TombPart):
        assert min(part.tiles) >= 0
        for kind in range(TILES):
            held = sum(list(part.tiles)[kind::TILES])
            assert part.stack[kind] + part.discards[kind] + held + list(part.tombs).count(kind) == COPIES
    if isinstance(part, OfficialsPart) and isinstance(module, Officials):
        for kind, copies in enumerate(module.cards.copies):
            assert part.deck[kind] + part.discards[kind] + list(part.at).count(kind) == copies
    if isinstance(part, StatuePart):
        assert sum(part.deck) == part.deck_size
        assert all((at < 0) == (left == 1) for at, left in zip(part.at, part.deck, strict=True))
    if isinstance(part, PharaohPart):
        assert sum(part.tokens) <= TOKENS


def check_seat(game: State, seat: int) -> None:
    """Gold, hand, score and provinces of one player."""
    player = game.seats[seat]
    assert 0 <= player.gold <= MOST_HELD
    assert min(player.hand) >= 0
    assert sum(player.hand) == player.cards
    width = game.rules.sheet_width
    assert sum(list(game.sheet)[seat * width : (seat + 1) * width]) == player.score
    owned = sum(place.owner == seat for place in game.provinces)
    assert owned <= (max(game.round, 1) - 1) % 3 + 1


def check_province_cards(game: State) -> None:
    """Each province card is in one place; those the Old Kingdom did not use stay out of the New one."""
    places = [
        [game.pool[province] for province in range(PROVINCE_COUNT)],
        [province in game.open and game.provinces[province].owner < 0 for province in range(PROVINCE_COUNT)],
        [place.owner >= 0 for place in game.provinces],
        [place.blocked for place in game.provinces],
        *secret_hands(game),
    ]
    found = [sum(column) for column in zip(*places, strict=True)]
    assert max(found) <= 1
    blocked = sum(place.blocked for place in game.provinces)
    assert sum(found) == (PROVINCE_COUNT if game.round <= 3 else blocked + game.rules.used_provinces)


def secret_hands(game: State) -> list[list[int]]:
    """The expert rule's province cards, a list a seat."""
    held = [list(part.held) for part in game.parts if isinstance(part, SecretProvinces)]
    return [row[15 * seat : 15 * seat + 15] for row in held for seat in range(game.players)]

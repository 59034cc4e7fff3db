"""Determinization: what a seat can imagine fits all it knows and does not depend on anything it does not know."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from amunre.rules.cards import KINDS, Card
from amunre.rules.chance import FastChance
from amunre.rules.determinize import determinize
from amunre.rules.modules.expert import SecretProvinces
from amunre.rules.playout import playout
from amunre.rules.ruleset import ruleset
from amunre.rules.state import Province, Sealed, Seat, State
from amunre.rules.turn import new_state
from tests.conservation import cards_in_sight, universe
from tests.secrets_twin import shuffled_truth
from tests.walks import walk

RULESETS: list[tuple[str, int, dict[str, bool]]] = [
    ("classic", 3, {}),
    ("classic", 4, {"expert": True}),
    ("meeple", 3, {"expert": True, "start_cards": True}),
    ("meeple", 5, {}),
    ("anniversary", 3, {}),
    ("anniversary", 4, {"expert": True, "blocked_provinces": False}),
    ("anniversary", 4, {"federation": False, "turn_order_track": False}),
    ("anniversary", 5, {"expert": True}),
]
GAMES = 2

every_ruleset = pytest.mark.parametrize(("edition", "players", "switches"), RULESETS)


def start(edition: str, players: int, switches: dict[str, Any], seed: int) -> State:
    return new_state(ruleset(edition, players=players, **switches), FastChance(seed))


def reached(game: State, seed: int, there: Callable[[State], bool]) -> State:
    """The game, played on until it is where it should be."""
    return next(state for state in walk(game, random.Random(seed)) if there(state))


def fields(thing: Any) -> Any:
    """Everything in a state, as values to compare."""
    if thing is None or isinstance(thing, (bool, int, str)):
        return thing
    if isinstance(thing, State):
        names = [name for name in dir(thing) if is_data(thing, name)]
        skipped = ("rules", "script", "phase", "agenda", "story")
        return {name: fields(getattr(thing, name)) for name in names if name not in skipped} | {
            "phase": thing.phase.name,
            "agenda": [decision.name for decision in thing.agenda],
        }
    if isinstance(thing, FastChance):
        return [thing.word, thing.carry]
    if isinstance(thing, SecretProvinces):
        return list(thing.held)
    if isinstance(thing, (Province, Sealed, Seat)):
        return {name: fields(getattr(thing, name)) for name in dir(thing) if is_data(thing, name)}
    return [fields(item) for item in thing]


def is_data(thing: object, name: str) -> bool:
    """Whether the attribute is a value; so that a field added later is compared too, compiled or not."""
    return not name.startswith("_") and not callable(getattr(thing, name))


HIDDEN_IN_SEAT = ("hand", "first_scheme", "second_scheme", "rejected", "sealed", "gold", "cards")
HIDDEN_IN_GAME = ("deck", "chance", "seats", "parts", "pool", "seat")


def public(game: State) -> dict[str, Any]:
    """What everybody knows, as it was before anything of the present decision was put face down."""
    out = {name: value for name, value in fields(game).items() if name not in HIDDEN_IN_GAME}
    for index, player in enumerate(game.seats):
        out[f"seat {index}"] = {name: v for name, v in fields(player).items() if name not in HIDDEN_IN_SEAT}
        sealed = player.sealed
        out[f"cards {index}"] = player.cards + (sealed.hidden_cards() if sealed is not None else 0)
        out[f"gold {index}"] = player.gold - (len(sealed.sold) if sealed is not None else 0)
        out[f"sealed {index}"] = sealed is not None
    for part in game.parts:
        assert isinstance(part, SecretProvinces)
        held = list(part.held)
        out["held"] = [sum(held[15 * seat : 15 * seat + 15]) for seat in range(game.players)]
    out["pool"] = sum(game.pool) if game.parts else list(game.pool)
    return out


def check_fits(game: State, seat: int, stream_seed: int) -> State:
    before = fields(game)
    made = determinize(game, seat, FastChance(stream_seed))
    assert fields(game) == before
    assert public(made) == public(game)
    assert fields(made.seats[seat]) == fields(game.seats[seat])
    for player in made.seats:
        assert sum(player.hand) == player.cards
        assert min(player.hand) >= 0
    assert sum(made.deck) == made.deck_size == game.deck_size
    assert min(made.deck) >= 0
    assert sum(cards_in_sight(made)) == sum(cards_in_sight(game))
    assert all(have <= most for have, most in zip(cards_in_sight(made), universe(game), strict=True))
    check_provinces(game, made, seat)
    return made


def check_provinces(game: State, made: State, seat: int) -> None:
    for old, new in zip(game.parts, made.parts, strict=True):
        assert isinstance(old, SecretProvinces)
        assert isinstance(new, SecretProvinces)
        assert list(old.held)[15 * seat : 15 * seat + 15] == list(new.held)[15 * seat : 15 * seat + 15]
        assert places(old, game) == places(new, made)
        assert max(places(new, made)) <= 1


def places(part: SecretProvinces, game: State) -> list[int]:
    """How many of each province card are unseen by somebody."""
    seats = range(game.players)
    return [game.pool[province] + sum(part.held[15 * seat + province] for seat in seats) for province in range(15)]


@every_ruleset
def test_fits_all_that_the_seat_knows(edition: str, players: int, switches: dict[str, bool]) -> None:
    rng = random.Random(f"{edition} {players} {switches}")
    for seed in range(GAMES):
        for step, game in enumerate(walk(start(edition, players, switches, seed), rng)):
            for seat in range(players):
                made = check_fits(game, seat, rng.randrange(1000))
                if seat in game.to_act():
                    assert seat in made.to_act()
                    assert made.legal_for(seat) == game.legal_for(seat)
                if step % 10 == 0:
                    playout(made, FastChance(step))
                    assert made.over


@every_ruleset
def test_does_not_depend_on_the_truth(edition: str, players: int, switches: dict[str, bool]) -> None:
    rng = random.Random(f"truth {edition} {players} {switches}")
    differing = 0
    for seed in range(GAMES):
        for game in walk(start(edition, players, switches, seed + 100), rng):
            seat, stream = rng.randrange(players), rng.randrange(1000)
            twin = shuffled_truth(game, seat, rng)
            differing += fields(twin) != fields(game)
            if not game.over:
                twin.seat = game.seat if not game.agenda[-1].sealed else rng.randrange(players)
            made = fields(determinize(game, seat, FastChance(stream)))
            assert fields(determinize(twin, seat, FastChance(stream))) == made
    assert differing > 100


def test_other_streams_imagine_other_things() -> None:
    game = reached(start("anniversary", 4, {}, 5), 1, lambda game: game.round >= 3 and game.seats[1].cards >= 2)
    made = [determinize(game, 0, FastChance(seed)) for seed in range(50)]
    assert len({str(fields(state.seats[1])) for state in made}) > 20
    assert len({str(fields(state.chance)) for state in made}) == 50


def test_every_hidden_card_is_as_likely_as_it_should_be() -> None:
    """Without start cards, after round 1: each unseen kind turns up in a hand in proportion to its unseen copies."""
    game = reached(start("classic", 3, {}, 8), 4, lambda game: game.round == 2 and game.seats[1].cards >= 3)
    game = reached(game, 4, lambda game: not game.agenda[-1].sealed)
    seen: Counter[int] = Counter()
    draws = 3000
    for seed in range(draws):
        hand = determinize(game, 0, FastChance(seed)).seats[1].hand
        seen.update({kind: int(hand[kind]) for kind in range(KINDS)})
    unseen = [game.deck[kind] + game.seats[1].hand[kind] + game.seats[2].hand[kind] for kind in range(KINDS)]
    for kind in range(KINDS):
        expected = draws * int(game.seats[1].cards) * int(unseen[kind]) / int(sum(unseen))
        assert abs(seen[kind] - expected) <= 5 * expected**0.5


def test_a_position_that_does_not_add_up_pools_what_is_there() -> None:
    game = reached(start("anniversary", 4, {}, 6), 2, lambda game: game.round == 2)
    for player in game.seats[:2]:
        player.hand[Card.TREASURY] += 9
        player.cards += 9
    for seat in range(4):
        made = determinize(game, seat, FastChance(seat))
        assert public(made) == public(game)
        assert list(made.seats[seat].hand) == list(game.seats[seat].hand)
        assert sum(cards_in_sight(made)) == sum(cards_in_sight(game)) - 3  # the Schemes the others gave back
        assert all(sum(player.hand) == player.cards for player in made.seats)
        playout(made, FastChance(seat))
    game.deck = type(game.deck)([0] * KINDS)
    game.deck_size = 0
    assert determinize(game, 3, FastChance(1)).deck_size == 0

"""An observation holds what its seat may know, all of it within its range, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from amunre.envs.encoder import Encoder, mask_of
from amunre.rules.actions import ACTIONS
from amunre.rules.board import PROVINCES
from amunre.rules.cards import CARD_NAMES
from amunre.rules.chance import FastChance
from amunre.rules.determinize import determinize
from amunre.rules.hooks import Part
from amunre.rules.ruleset import Ruleset, ruleset
from amunre.rules.state import State
from amunre.rules.turn import new_state
from amunre.rules.view import view
from tests.rulesets import every_ruleset
from tests.secrets_twin import shuffled_truth
from tests.walks import walk

EVERY = 5
"""Positions between two that are looked at."""


def positions(rules: Ruleset, seed: int = 1) -> list[tuple[State, int]]:
    """Positions of a random game, each with a seat that looks at it; the one to act as often as not."""
    rng = random.Random(seed)
    game = new_state(rules, FastChance(seed))
    found = []
    for number, state in enumerate(walk(game, rng)):
        if number % EVERY == 0 or state.over:
            seats = [*state.to_act(), rng.randrange(rules.players)]
            found.append((state.clone(), rng.choice(seats)))
    return found


@every_ruleset
def test_what_a_seat_may_not_know_changes_nothing(rules: Ruleset) -> None:
    rng = random.Random(2)
    encoders = [Encoder(rules), Encoder(rules, counted_gold=True)]
    for game, seat in positions(rules):
        twin = shuffled_truth(game, seat, rng)
        for encoder in encoders:
            assert np.array_equal(encoder.observe(game, seat), encoder.observe(twin, seat))
        if seat in game.to_act():
            assert np.array_equal(mask_of(game.legal_for(seat)), mask_of(twin.legal_for(seat)))


@every_ruleset
def test_every_number_stays_within_its_range(rules: Ruleset) -> None:
    encoder = Encoder(rules, counted_gold=True)
    for game, seat in positions(rules, seed=3):
        seen = encoder.observe(game, seat)
        assert seen.dtype == np.float32
        assert seen.shape == (encoder.size,)
        assert (seen >= encoder.low).all()
        assert (seen <= encoder.high).all()


@every_ruleset
def test_an_imagined_world_looks_the_same_to_its_dreamer(rules: Ruleset) -> None:
    encoder = Encoder(rules)
    for game, seat in positions(rules, seed=4):
        world = determinize(game, seat, FastChance(5))
        assert np.array_equal(encoder.observe(game, seat), encoder.observe(world, seat))


@every_ruleset
def test_pieces_say_what_the_view_says(rules: Ruleset) -> None:
    encoder = Encoder(rules)
    players = rules.players
    for game, seat in positions(rules, seed=6):
        pieces = {name: numbers.tolist() for name, numbers in encoder.named(encoder.whole(game, seat)).items()}
        seen: dict[str, Any] = view(game, seat)
        around = [seen["seats"][(seat + step) % players] for step in range(players)]
        assert pieces["gold"] == [around[0]["gold"]]
        assert pieces["hand"] == [around[0]["cards"].count(name) for name in CARD_NAMES]
        for piece, key in (("score", "score"), ("cards", "hand"), ("offered", "offered"), ("gifts", "gifts")):
            assert pieces[piece] == [player[key] for player in around]
        assert pieces["to_act"] == [int((seat + step) % players in seen["to_act"]) for step in range(players)]
        assert pieces["province_deck"] == [int(name in seen["province_deck"]) for name in PROVINCES]
        owners = [seen["provinces"][name]["owner"] for name in PROVINCES]
        assert pieces["owner"] == [int(owner == (seat + step) % players) for owner in owners for step in range(players)]
        assert pieces.get("secret_provinces", []) == [
            int(name in seen["secret_provinces"]) for name in PROVINCES if "secret_provinces" in seen
        ]


def test_every_secret_part_has_its_pieces() -> None:
    """A module that keeps something and shows nothing of it to learners has been forgotten."""
    everything = [
        ruleset("anniversary", players=3, modules=["officials", "statues", "pharaoh", "afterlife", "promos"]),
        ruleset("anniversary", players=3, expert=True),
    ]
    plain = len(Encoder(ruleset("anniversary", players=3)).layout.pieces)
    for rules in everything:
        game = new_state(rules, FastChance(1))
        keeping = sum(type(part) is not Part for part in game.parts)
        assert len(Encoder(rules).layout.pieces) >= plain + keeping


def test_the_others_gold_is_shown_only_if_asked_for_or_open() -> None:
    hidden, open_ = ruleset("classic"), ruleset("classic", open_gold=True)
    names = [
        "others_gold" in [piece.name for piece in encoder.layout.pieces]
        for encoder in (Encoder(hidden), Encoder(hidden, counted_gold=True), Encoder(open_))
    ]
    assert names == [False, True, True]


def test_counted_gold_is_what_the_others_have() -> None:
    rules = ruleset("anniversary", players=3)
    encoder = Encoder(rules, counted_gold=True)
    for game, seat in positions(rules):
        if game.over or not game.agenda[-1].sealed:
            gold = encoder.named(encoder.whole(game, seat))["others_gold"].tolist()
            assert gold == [game.seats[(seat + step) % 3].gold for step in (1, 2)]


def test_offsets_follow_the_sizes() -> None:
    layout = Encoder(ruleset("anniversary")).layout
    at = 0
    for piece in layout.pieces:
        assert layout.offset(piece.name) == at
        at += piece.size
    assert at == layout.size
    with pytest.raises(KeyError):
        layout.offset("weather")


def test_a_mask_has_a_one_for_each_legal_action() -> None:
    mask = mask_of([3, 22, ACTIONS - 1])
    assert mask.dtype == np.int8
    assert np.flatnonzero(mask).tolist() == [3, 22, ACTIONS - 1]

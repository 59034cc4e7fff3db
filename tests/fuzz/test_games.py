"""Random games of every ruleset, as many as AMUNRE_FUZZ_GAMES says: they end, and nothing is lost or made up."""

from __future__ import annotations

import os
import random

import pytest

from amunre.rules.actions import all_actions, to_text
from amunre.rules.chance import FastChance
from amunre.rules.ruleset import Ruleset
from amunre.rules.turn import new_state
from tests.conservation import cards_in_sight, check_table, universe
from tests.rulesets import RULESETS, every_ruleset
from tests.walks import choose

GAMES = int(os.environ.get("AMUNRE_FUZZ_GAMES", "2000"))
EACH = -(-GAMES // len(RULESETS))
CHECK_EVERY = 20
MOST_DECISIONS = 1500
NOTATION = {number for number in all_actions() if to_text(number)}
STYLES = (0.02, 0.1, 0.5)
"""How likely a move is to be any legal one, sales included."""


@pytest.mark.fuzz
@every_ruleset
def test_random_games(rules: Ruleset) -> None:
    for seed in range(EACH):
        play_one(rules, seed)


def play_one(rules: Ruleset, seed: int) -> None:
    rng = random.Random(f"{rules.id} {seed}")
    game = new_state(rules, FastChance(seed))
    cards = cards_in_sight(game)
    assert all(have <= most for have, most in zip(cards, universe(game), strict=True))
    for decision in range(MOST_DECISIONS):
        if decision % CHECK_EVERY == 0 or game.over:
            check_table(game, cards)
        if game.over:
            return
        seat = rng.choice(game.to_act())
        legal = game.legal_for(seat)
        check_choices(legal)
        game.act(seat, choose(legal, rng, STYLES[seed % len(STYLES)]))
    raise AssertionError(f"{rules.id} {seed} does not end")


def check_choices(legal: list[int]) -> None:
    """There is something to do, in ascending order, without repetition, all of it in notation."""
    assert legal
    assert legal == sorted(set(legal))
    assert NOTATION.issuperset(legal)

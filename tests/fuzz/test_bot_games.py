"""Games of bots of every ruleset, a twentieth of AMUNRE_FUZZ_GAMES: no bot fails, or answers with what is illegal."""

from __future__ import annotations

import os
import random

import pytest

import amunre
from amunre.bots import Bot, new_bot, sight
from amunre.bots.search_bot import SearchBot
from amunre.rules.ruleset import Ruleset
from tests.rulesets import PAIRS, RULESETS

GAMES = int(os.environ.get("AMUNRE_FUZZ_GAMES", "2000")) // 20
EACH = max(1, -(-GAMES // len(RULESETS + PAIRS)))
FEW_WORLDS = 4


@pytest.mark.fuzz
@pytest.mark.parametrize("rules", RULESETS + PAIRS, ids=lambda rules: rules.id)
def test_games_of_bots(rules: Ruleset) -> None:
    for seed in range(EACH):
        game = amunre.new_game(rules, seed=seed)
        bots = seated(rules, seed)
        while not game.is_over:
            seat = game.to_act[0]
            game.play(seat, bots[seat].choose(sight(game, seat), game.choices(seat)))


def seated(rules: Ruleset, seed: int) -> list[Bot]:
    """One of each kind, in any order."""
    bots: list[Bot] = [SearchBot(rules, f"{seed}", most_worlds=FEW_WORLDS)]
    bots += [new_bot(name, rules, f"{name} {seed}") for name in ("greedy", "apprentice", "random", "scribe")]
    bots = bots[: rules.players]
    random.Random(f"{rules.id} {seed}").shuffle(bots)
    return bots

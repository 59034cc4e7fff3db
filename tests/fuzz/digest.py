"""One number for everything that happens in random games of every ruleset: run as a program it prints that number."""

from __future__ import annotations

import hashlib
import random

import amunre
from amunre.rules.chance import FastChance
from amunre.rules.turn import new_state
from tests.rulesets import RULESETS
from tests.walks import choose

GAMES = 4


def digest() -> str:
    """SHA-256 of every choice list, action and score."""
    total = hashlib.sha256()
    for rules in RULESETS:
        for seed in range(GAMES):
            rng = random.Random(f"digest {rules.id} {seed}")
            game = new_state(rules, FastChance(seed))
            while not game.over:
                seat = rng.choice(game.to_act())
                legal = game.legal_for(seat)
                action = choose(legal, rng)
                game.act(seat, action)
                scores = [int(player.score) for player in game.seats]
                total.update(f"{seat} {legal} {action} {scores}\n".encode())
    return total.hexdigest()


if __name__ == "__main__":
    print("compiled" if amunre.COMPILED else "pure", digest())

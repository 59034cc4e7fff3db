"""The world a bot makes of its view is the game as far as its seat can know it."""

from __future__ import annotations

import random

import amunre
from amunre.bots import sight
from amunre.bots.ledger import counted_gold
from amunre.bots.world import world_of
from amunre.rules.actions import to_text
from amunre.rules.chance import FastChance
from amunre.rules.determinize import determinize
from amunre.rules.position import save_position
from amunre.rules.ruleset import Ruleset
from amunre.rules.state import State
from tests.rulesets import every_ruleset
from tests.walks import stroll


def imagined(state: State, seat: int, seed: int) -> dict[str, object]:
    """What the seat imagines, without the score sheet, of which a world keeps only the sums."""
    position = save_position(determinize(state, seat, FastChance(seed)))
    del position["score_sheet"]
    return position


@every_ruleset
def test_a_world_has_the_same_choices_and_dreams(rules: Ruleset) -> None:
    rng = random.Random(f"worlds {rules.id}")
    game = amunre.new_game(rules, seed=3)
    for seat, _ in stroll(game, rng):
        if rng.random() < 0.3:
            world = world_of(sight(game, seat), rules)
            assert sorted(map(to_text, world.legal_for(seat))) == game.choices(seat)
            assert imagined(world, seat, 7) == imagined(game.state, seat, 7)


@every_ruleset
def test_gold_can_be_counted(rules: Ruleset) -> None:
    rng = random.Random(f"gold {rules.id}")
    game = amunre.new_game(rules, seed=4)
    for _ in stroll(game, rng):
        if rng.random() < 0.1 and not game.state.agenda[-1].sealed:
            assert counted_gold(game.log(None), rules.players) == [player.gold for player in game.state.seats]
    assert counted_gold(game.log(None), rules.players) == [player.gold for player in game.state.seats]


def test_gold_cannot_be_counted_in_the_middle() -> None:
    position = {"phase": "market", "provinces": {"abu": {"owner": 0}, "edfu": {"owner": 1}, "buto": {"owner": 2}}}
    game = amunre.load_position({**position, "ruleset": {"edition": "classic", "players": 3}})
    assert counted_gold(game.log(None), 3) is None
    assert world_of(sight(game, 0), game.ruleset).seats[1].gold == 20

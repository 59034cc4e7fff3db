"""Bots answer with legal moves, by what their seat may know and nothing else."""

from __future__ import annotations

import itertools
import random
import time

import pytest

import amunre
from amunre.bots import PLAYERS, Bot, new_bot, sight
from amunre.bots.advice import BETTER, advise
from amunre.bots.search_bot import SearchBot
from amunre.bots.world import world_of
from amunre.rules.ruleset import Ruleset, ruleset
from amunre.search.evaluation import win_chance
from amunre.search.tree import TreeSearch
from tests.rulesets import RULESETS, every_ruleset
from tests.secrets_twin import shuffle_secrets
from tests.walks import stroll

CLASSIC = ruleset("classic", players=4)


def play(game: amunre.Game, bots: list[Bot]) -> amunre.Game:
    """To the end; `play` refuses what is not legal."""
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, bots[seat].choose(sight(game, seat), game.choices(seat)))
    return game


@pytest.mark.parametrize("rules", RULESETS[::5], ids=lambda rules: rules.id)
def test_what_is_secret_guides_no_choice(rules: Ruleset) -> None:
    rng = random.Random(f"bots {rules.id}")
    game = amunre.new_game(rules, seed=5)
    for seat, _ in stroll(game, rng):
        if rng.random() < 0.1:
            twin = game.clone()
            shuffle_secrets(twin.state, seat, rng)
            assert answers(game, seat) == answers(twin, seat)


def answers(game: amunre.Game, seat: int) -> list[str]:
    """What bots with the same seeds would do there."""
    bots: list[Bot] = [new_bot("greedy", game.ruleset, "7"), SearchBot(game.ruleset, "7", most_worlds=3)]
    return [bot.choose(sight(game, seat), game.choices(seat)) for bot in bots]


def test_greedy_beats_random() -> None:
    won = 0
    for number in range(8):
        bots = [new_bot("greedy" if seat == number % 4 else "random", CLASSIC, str(seat)) for seat in range(4)]
        won += play(amunre.new_game(CLASSIC, seed=number), bots).winners == (number % 4,)
    assert won >= 7


def test_search_keeps_its_time() -> None:
    game = amunre.new_game(CLASSIC, seed=1)
    seat = game.to_act[0]
    began = time.perf_counter()
    new_bot("search:30", CLASSIC, "1").choose(sight(game, seat), game.choices(seat), time=0.05)
    assert time.perf_counter() - began < 10  # not the 30 s of its name; the arena measures the rest


def test_search_stops_once_nothing_can_overtake_its_best() -> None:
    most, stopped = 400, 0
    game = amunre.new_game(CLASSIC, seed=1)
    for seat, _ in stroll(game, random.Random(1), steps=30):
        legal = game.state.legal_for(seat)
        if len(legal) > 1:
            found = TreeSearch(world_of(sight(game, seat), CLASSIC), seat, 1).search(legal, 1000.0, most)
            left = most - sum(each.worlds for each in found)
            assert left == 0 or found[0].worlds - found[1].worlds > left
            stopped += left > 0
    assert stopped > 3


def test_search_can_think_by_another_clock() -> None:
    ticks = itertools.count()
    game = amunre.new_game(CLASSIC, seed=1)
    seat = game.to_act[0]
    bot = SearchBot(CLASSIC, "1", seconds=5.0)
    bot.clock = lambda: float(next(ticks))
    bot.choose(sight(game, seat), game.choices(seat))
    assert next(ticks) <= 7


def test_a_forced_choice_needs_no_view() -> None:
    for name in ("random", "greedy", "search:5", *PLAYERS):
        assert new_bot(name, CLASSIC, "1").choose({}, ["done"]) == "done"


@pytest.mark.parametrize("name", ["deep thought", "search:x", "search:nan", "search:1e9", "random:2", ""])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(amunre.AmunreError, match="bot"):
        new_bot(name, CLASSIC, "1")


def test_advice_names_three_choices_and_reasons() -> None:
    game = amunre.new_game(CLASSIC, seed=1)
    seat = game.to_act[0]
    advice = advise(CLASSIC, sight(game, seat), game.choices(seat), 0.05)
    assert len(advice) == 3
    assert {each.choice for each in advice} <= set(game.choices(seat))
    for each in advice:
        assert each.reason in BETTER.values() or "nearly as good" in each.reason
        assert 0 < each.win_chance < 1


def test_advice_on_a_forced_choice() -> None:
    assert advise(CLASSIC, {}, ["done"], 1.0)[0].choice == "done"


@every_ruleset
def test_chances_can_be_told_from_the_very_start(rules: Ruleset) -> None:
    game = amunre.new_game(rules, seed=1)
    assert all(0 < win_chance(game.state, seat) < 1 for seat in range(rules.players))

"""PettingZoo's own tests, and what they do not ask: rewards, illegal actions, masks."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo import make
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils import aec_to_parallel
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from amunre.envs import pettingzoo
from amunre.envs.rewards import REWARDS
from amunre.rules.actions import PASS
from amunre.rules.errors import AmunreError, IllegalMove
from amunre.rules.ruleset import Ruleset
from amunre.rules.scoring import winners
from tests.rulesets import every_ruleset

KINDS: list[dict[str, Any]] = [
    {"edition": "classic", "players": 3},
    {"players": 5, "expert": True, "modules": ["statues", "pharaoh", "afterlife", "promos"]},
    {"players": 2, "modules": ["officials"], "open_gold": True},
]
kinds = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: "-".join(map(str, kind)))


def play(env: Any, rng: random.Random) -> dict[str, float]:
    """A random game through PettingZoo's loop; the sum of what each agent got."""
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        total[agent] += reward
        if termination or truncation:
            env.step(None)
        else:
            assert np.array_equal(observation["action_mask"], info["action_mask"])
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return total


@kinds
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_api(kind: dict[str, Any]) -> None:
    api_test(pettingzoo.env(**kind), num_cycles=300)


@kinds
def test_seeds(kind: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(**kind), num_cycles=200)


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(pettingzoo.env)
    assert "temple" in capsys.readouterr().out


class Obedient(pettingzoo.AmunReAEC):
    """Takes the first legal action but sales, whatever it is told, in a game whose turn order is that of the seats."""

    metadata = {**pettingzoo.AmunReAEC.metadata, "is_parallelizable": True}  # noqa: RUF012

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(0)
        while list(self.game.turn_order) != [0, 1, 2, 3]:
            super().reset()

    def step(self, action: int | None) -> None:
        legal = [] if action is None else [each for each in self.game.legal() if each >= PASS]
        super().step(legal[0] if legal else action)


def test_max_cycles() -> None:
    """PettingZoo asks it in cycles of one action an agent: the first four decisions of an expert game are such."""

    def env(**options: Any) -> Any:
        return OrderEnforcingWrapper(Obedient(expert=True, **options))

    def parallel_env(**options: Any) -> Any:
        return aec_to_parallel(env(**options))

    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


def test_nobody_decides_more_often_than_max_cycles() -> None:
    env = pettingzoo.env(max_cycles=7)
    env.reset(seed=1)
    assert set(play(env, random.Random(1)).values()) == {0.0}
    assert max(env.unwrapped._decided) == 7


@every_ruleset
def test_whole_games_of_every_ruleset(rules: Ruleset) -> None:
    env = pettingzoo.env(rules=rules)
    env.reset(seed=1)
    agent = env.agent_selection
    assert env.observation_space(agent).contains(env.observe(agent))
    assert sum(play(env, random.Random(1)).values()) == pytest.approx(0)
    assert env.unwrapped.game.over
    assert env.agents == []


@pytest.mark.parametrize("rewards", REWARDS)
def test_rewards_add_up_to_nothing_and_the_winner_has_most(rewards: str) -> None:
    env = pettingzoo.env(rewards=rewards, players=3)
    for seed in range(5):
        env.reset(seed=seed)
        total = play(env, random.Random(seed))
        assert sum(total.values()) == pytest.approx(0)
        if rewards != "margin":
            best = {f"player_{seat}" for seat in winners(env.unwrapped.game)}
            assert {agent for agent in total if total[agent] == max(total.values())} == best


def test_only_the_agent_that_is_asked_has_a_mask() -> None:
    env = pettingzoo.env()
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
        assert env.infos[agent]["action_mask"].any() == (agent == env.agent_selection)


def test_an_illegal_action_loses() -> None:
    env = pettingzoo.env()
    env.reset(seed=1)
    guilty = env.agent_selection
    env.step(int(np.argmin(env.observe(guilty)["action_mask"])))
    assert all(env.terminations.values())
    total = play(env, random.Random(1))
    assert total == {agent: -1.0 if agent == guilty else 0.0 for agent in env.possible_agents}


@pytest.mark.parametrize("action", [0, 49, -1, 10_000])
def test_an_illegal_action_is_an_error_where_one_wants_it(action: int) -> None:
    env = pettingzoo.env(illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="action mask is 0"):
        env.step(action)


def test_games_go_on_from_one_seed_without_repeating() -> None:
    def turn_orders() -> list[list[int]]:
        env = pettingzoo.AmunReAEC(players=5)
        env.reset(seed=7)
        found = [list(env.game.turn_order)]
        for _ in range(4):
            env.reset()
            found.append(list(env.game.turn_order))
        return found

    assert turn_orders() == turn_orders()
    assert len({tuple(order) for order in turn_orders()}) > 1


@pytest.mark.parametrize("wrong", [{"rewards": "fame"}, {"illegal": "ignore"}, {"players": 7}, {"edition": "first"}])
def test_wrong_options_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(AmunreError):
        pettingzoo.env(**wrong)


def test_it_has_a_versioned_name() -> None:
    assert pettingzoo.env().metadata["name"] == "amunre_v0"
    made = make("aec", "amunre/AmunRe-v0", edition="classic", players=3)
    assert made.unwrapped.rules.id == "classic-3"

"""Gymnasium's own checks, and a learner among bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from amunre.envs.gymnasium import NAME, AmunReEnv
from amunre.rules.errors import AmunreError, IllegalMove


def play(env: Any, seed: int) -> tuple[float, int]:
    """A random game; the reward and how often the learner was asked."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    asked = 0
    while True:
        _, reward, terminated, truncated, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        asked += 1
        if terminated or truncated:
            return reward, asked


def test_gymnasium_finds_nothing_wrong() -> None:
    check_env(gymnasium.make(NAME).unwrapped)


@pytest.mark.parametrize("opponents", ["random", "greedy", ["random", "apprentice", "scribe"]])
def test_a_game_against_bots(opponents: str | list[str]) -> None:
    env = gymnasium.make(NAME, opponents=opponents)
    reward, asked = play(env, 1)
    assert reward in (1.0, pytest.approx(-1 / 3))
    assert asked > 20
    assert play(env, 1) == (reward, asked)


def test_games_of_other_rulesets() -> None:
    env = gymnasium.make(NAME, edition="classic", players=3, modules=["afterlife"], expert=True, seat=2)
    play(env, 1)
    inside = env.unwrapped
    assert isinstance(inside, AmunReEnv)
    assert inside.seat == 2
    assert inside.rules.id == "classic-3+expert+afterlife"


def test_masks_for_maskable_ppo() -> None:
    env = AmunReEnv()
    _, info = env.reset(seed=3)
    masks = env.action_masks()
    assert masks.dtype == np.bool_
    assert np.array_equal(masks, info["action_mask"].astype(bool))
    assert np.flatnonzero(masks).tolist() == env.game.legal()


@pytest.mark.parametrize("mode", ["sync", "async"])
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_many_at_once(mode: str) -> None:
    envs = gymnasium.make_vec(NAME, num_envs=2, vectorization_mode=mode, players=3)
    seen, infos = envs.reset(seed=1)
    assert seen.shape[0] == 2
    actions = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
    seen, rewards, _, _, infos = envs.step(actions)
    assert rewards.tolist() == [0.0, 0.0]
    assert infos["action_mask"].shape[0] == 2
    envs.close()


def test_an_illegal_action_loses_or_is_an_error() -> None:
    env = AmunReEnv()
    env.reset(seed=1)
    wrong = np.int64(np.argmin(env.action_masks()))
    assert env.step(wrong)[1:4] == (-1.0, True, False)
    env = AmunReEnv(illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="action mask is 0"):
        env.step(wrong)
    with pytest.raises(IllegalMove, match="no such action"):
        env.step(49)


def test_the_board_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    env = AmunReEnv(render_mode="ansi")
    env.reset(seed=1)
    assert "to act: " in str(env.render())
    env = AmunReEnv(render_mode="human")
    env.reset(seed=1)
    env.step(np.int64(env.game.legal()[0]))
    assert "to act: " in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [{"opponents": ["random"]}, {"opponents": "sphinx"}, {"seat": 4}, {"rewards": "x"}])
def test_wrong_options_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(AmunreError):
        AmunReEnv(**wrong)

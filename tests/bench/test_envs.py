"""Every environment that is measured plays here, and what is counted are decisions."""

from __future__ import annotations

from typing import Any

import pytest

from amunre.bench.envs import ENVS, Env, open_envs
from amunre.bench.run import env_figures
from amunre.bench.timing import Measured, Slice, Work

OURS = [env for env in ENVS if env.is_ours]


@pytest.mark.parametrize("env", OURS, ids=lambda env: env.name)
def test_our_adapters_play_whole_games(env: Env) -> None:
    work = env.enter()()
    assert work.games == 1
    assert work.units > 30


@pytest.mark.parametrize("game", ["python_tic_tac_toe", "hearts (C++)"])
def test_their_games_count_decisions_only(game: str) -> None:
    env = next(env for env in ENVS if env.game == game)
    work = env.enter()()
    assert (5 <= work.units <= 9) if game == "python_tic_tac_toe" else work.units in (52, 64)


def test_a_missing_library_is_left_out_with_a_sentence() -> None:
    def missing() -> Any:
        raise ModuleNotFoundError("No module named 'zoo'")

    envs, entries, notices = open_envs([Env("zoo", "lions", missing), Env("zoo", "amunre", lambda: lambda: Work(1))])
    assert [env.game for env in envs] == ["amunre"]
    assert [entry.name for entry in entries] == ["zoo amunre"]
    assert notices == ["zoo lions is left out: No module named 'zoo'. The `bench` extra installs what it needs."]


def test_the_ratio_is_our_adapters_over_the_row() -> None:
    def still() -> Any:
        return lambda: Work(1)

    envs = [Env("zoo", "amunre", still), Env("zoo", "lions", still), Env("park", "trees", still)]
    measured = {env.name: Measured((Slice(units, 1, 1.0),)) for env, units in zip(envs, (60, 20, 5), strict=True)}
    assert [env_figures(env, envs, measured).ratio for env in envs] == [1, 3, 1]

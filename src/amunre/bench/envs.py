"""The environments of the research libraries, each beside other games of its library, driven by the same loop.

The libraries are optional (the `bench` extra) and untyped, so what comes from them is `Any`, and stays in this file.
"""

import random
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from amunre.bench.peers import play_out
from amunre.bench.rulesets import REFERENCE, named
from amunre.bench.timing import Contestant, Work


class Env(NamedTuple):
    """A row of the report: the library, the game in it, and how it gets ready; ImportError if it cannot."""

    library: str
    game: str
    enter: Callable[[], Callable[[], Work]]

    @property
    def name(self) -> str:
        """The contestant."""
        return f"{self.library} {self.game}"

    @property
    def is_ours(self) -> bool:
        """Whether it is one of our adapters."""
        return self.game.startswith("amunre")


class PettingZooGames:
    """Whole games through `agent_iter` and `last`, so with every observation and mask; actions as the space samples."""

    def __init__(self, env: Any, games: int) -> None:
        self._env = env
        self._games = games
        self._seed = 0

    def batch(self) -> Work:
        """Some games; a step is a decision, the agents' leaving at the end is not counted."""
        steps = 0
        for _ in range(self._games):
            self._seed += 1
            self._env.reset(seed=self._seed)
            steps += self._play()
        return Work(steps, self._games)

    def _play(self) -> int:
        env, steps = self._env, 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                steps += 1
        return steps


class GymnasiumGames:
    """Whole games of a learner that acts at random against random bots; a step is a decision of the learner."""

    def __init__(self, env: Any) -> None:
        self._env = env
        self._seed = 0

    def batch(self) -> Work:
        """One game."""
        self._seed += 1
        env, steps, over = self._env, 0, False
        _, info = env.reset(seed=self._seed)
        while not over:
            _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
            steps += 1
        return Work(steps, 1)


class OpenSpielGames:
    """Whole games, every step asked for from Python; chance is drawn, but only decisions are counted."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self._rng = random.Random(1)

    def batch(self) -> Work:
        """One game."""
        return Work(play_out(self._game.new_initial_state(), self._rng), 1)


def _ours_in_pettingzoo() -> Callable[[], Work]:
    from amunre.envs import pettingzoo

    return PettingZooGames(pettingzoo.env(rules=named(REFERENCE)), 1).batch


def _texas_holdem() -> Callable[[], Work]:
    import pettingzoo

    for needed in ("rlcard", "pygame"):
        import_module(needed)  # PettingZoo would hide that it is missing behind an error of its own
    return PettingZooGames(pettingzoo.make("aec", "classic/texas_holdem-v4"), 50).batch


def _ours_in_gymnasium() -> Callable[[], Work]:
    from amunre.envs.gymnasium import AmunReEnv

    return GymnasiumGames(AmunReEnv(rules=named(REFERENCE))).batch


def _ours_in_openspiel(chance: str) -> Callable[[], Work]:
    from amunre.envs.openspiel import AmunReGame

    return OpenSpielGames(AmunReGame({"edition": "classic", "players": 4, "chance": chance})).batch


def _openspiel(name: str) -> Callable[[], Work]:
    import pyspiel
    from open_spiel.python import games  # registers those that are written in Python

    assert games
    return OpenSpielGames(pyspiel.load_game(name)).batch


ENVS = (
    Env("pettingzoo", "amunre", _ours_in_pettingzoo),
    Env("pettingzoo", "texas_holdem_v4", _texas_holdem),
    Env("gymnasium", "amunre", _ours_in_gymnasium),
    Env("openspiel", "amunre", lambda: _ours_in_openspiel("explicit")),
    Env("openspiel", "amunre, sampled chance", lambda: _ours_in_openspiel("sampled")),
    Env("openspiel", "python_tic_tac_toe", lambda: _openspiel("python_tic_tac_toe")),
    Env("openspiel", "python_liars_poker", lambda: _openspiel("python_liars_poker")),
    Env("openspiel", "python_block_dominoes", lambda: _openspiel("python_block_dominoes")),
    Env("openspiel", "python_kuhn_poker", lambda: _openspiel("python_kuhn_poker")),
    Env("openspiel", "hearts (C++)", lambda: _openspiel("hearts")),
)


def open_envs(envs: Sequence[Env] = ENVS) -> tuple[list[Env], list[Contestant], list[str]]:
    """The environments that can play here, as contestants too, and a sentence for each that cannot."""
    ready: list[Env] = []
    entries: list[Contestant] = []
    notices: list[str] = []
    for env in envs:
        try:
            entries.append(Contestant(env.name, env.enter()))
            ready.append(env)
        except ImportError as missing:
            notices.append(f"{env.name} is left out: {missing}. The `bench` extra installs what it needs.")
    return ready, entries, notices

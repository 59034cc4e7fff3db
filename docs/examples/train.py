"""A policy that learns to beat random bots in some seconds: REINFORCE with masks, in numpy alone.

    python train.py [GAMES]

A row of weights for each action; only the legal ones are looked at and changed, so the mask costs nothing. Replace
`Policy` by a network and the loop stays as it is; sb3-contrib's MaskablePPO takes the same environment.
"""

import sys

import gymnasium
import numpy as np
from numpy.typing import NDArray

import amunre.envs.gymnasium  # noqa: F401  (registers the environment)

Vector = NDArray[np.float32]
Step = tuple[Vector, NDArray[np.intp], Vector, int]


class Policy:
    """Chances for the legal actions: the softmax of a linear function of the observation."""

    def __init__(self, actions: int, size: int, seed: int) -> None:
        self.weights = np.zeros((actions, size), dtype=np.float32)
        self.dice = np.random.default_rng(seed)

    def choose(self, observation: Vector, mask: NDArray[np.int8]) -> tuple[int, Step]:
        """An action, and what is needed to learn from it."""
        legal = np.flatnonzero(mask)
        values = self.weights[legal] @ observation
        chances = np.exp(values - values.max())
        chances /= chances.sum()
        taken = int(np.searchsorted(np.cumsum(chances), self.dice.random()).clip(0, len(legal) - 1))
        return int(legal[taken]), (observation, legal, chances, taken)

    def learn(self, steps: list[Step], advantage: float, rate: float) -> None:
        """What was done becomes more likely after a good game and less after a bad one."""
        for observation, legal, chances, taken in steps:
            push = -chances
            push[taken] += 1
            self.weights[legal] += rate * advantage * np.outer(push, observation)


def train(games: int, seed: int = 7, rate: float = 0.003) -> list[float]:
    """Plays and learns; the reward of every game, the margin in hundreds of points."""
    env = gymnasium.make("amunre/AmunRe-v0", edition="classic", players=3, opponents="random", rewards="margin")
    observation, info = env.reset(seed=seed)
    policy = Policy(int(env.action_space.n), len(observation), seed)  # type: ignore[attr-defined]
    rewards: list[float] = []
    for _ in range(games):
        steps, over, reward = [], False, 0.0
        while not over:
            action, step = policy.choose(observation, info["action_mask"])
            steps.append(step)
            observation, gained, over, _, info = env.step(action)
            reward = float(gained)
        mean = float(np.mean(rewards[-200:])) if rewards else 0.0
        policy.learn(steps, 10 * (reward - mean), rate)
        rewards.append(reward)
        observation, info = env.reset()
    return rewards


def main(games: int) -> None:
    """Trains, and says how it went."""
    rewards = train(games)
    tenth = max(1, games // 10)
    for start in range(0, games, tenth):
        part = rewards[start : start + tenth]
        print(
            f"games {start:5} to {start + len(part):5}: {100 * float(np.mean(part)):+5.1f} points ahead of the others"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)

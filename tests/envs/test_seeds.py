"""The same seed gives the same game, bit by bit, in every process; and who only plays imports no research library."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

DIGEST = """
import hashlib, random
import numpy as np
import pyspiel
import amunre.envs.openspiel
from amunre.envs import pettingzoo
from amunre.envs.gymnasium import AmunReEnv

total = hashlib.sha256()
env = pettingzoo.env(players=3, expert=True, modules=["statues", "afterlife", "promos"])
env.reset(seed=11)
rng = random.Random(1)
for agent in env.agent_iter():
    seen, reward, terminated, truncated, _ = env.last()
    total.update(seen["observation"].tobytes() + seen["action_mask"].tobytes() + repr(reward).encode())
    env.step(None if terminated else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))

learner = AmunReEnv(["random", "greedy"], players=3)
seen, info = learner.reset(seed=12)
over = False
while not over:
    total.update(seen.tobytes())
    seen, reward, over, _, info = learner.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
total.update(repr(reward).encode())

state = pyspiel.load_game("python_amunre(chance=sampled,seed=13)").new_initial_state()
while not state.is_terminal():
    state.apply_action(0 if state.is_chance_node() else rng.choice(state.legal_actions()))
total.update(state.information_state_string(1).encode())
print(total.hexdigest())
"""


def run(program: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True, env=os.environ | environment
    )
    return done.stdout


def test_seeds_are_bit_exact_across_processes() -> None:
    assert run(DIGEST, PYTHONHASHSEED="1") == run(DIGEST, PYTHONHASHSEED="2")


def test_seeds_are_bit_exact_compiled_or_not() -> None:
    source = Path(__file__).parents[2] / "src"
    assert run(DIGEST) == run(DIGEST, PYTHONPATH=str(source))


def test_importing_the_game_imports_no_research_library() -> None:
    program = "import sys, amunre, amunre.envs, amunre.cli; print([n for n in sys.modules if n in %r])"
    names = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel")
    assert run(program % (names,)).strip() == "[]"

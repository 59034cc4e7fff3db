"""Amun-Re for PettingZoo: `env()` makes an AEC environment of any ruleset. The guide is docs/envs.md.

Importing this registers `amunre/AmunRe-v0` with `pettingzoo.make`.
"""

import random
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv, aec_registry, register
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from amunre.envs.board_text import board_text
from amunre.envs.encoder import NOTHING_LEGAL, Encoder, Mask
from amunre.envs.options import check_illegal, chosen_rules
from amunre.envs.rewards import ILLEGAL, check_rewards, rewards_of
from amunre.rules.actions import ACTIONS, to_text
from amunre.rules.chance import FastChance
from amunre.rules.errors import IllegalMove
from amunre.rules.ruleset import Ruleset
from amunre.rules.state import State
from amunre.rules.turn import new_state

NAME = "amunre_v0"
ID = "amunre/AmunRe-v0"
"""Its name for `pettingzoo.make("aec", ID, ...)`."""

UNLIMITED = 2**62


def env(**options: Any) -> Any:
    """The environment as PettingZoo's conventions have it: `AmunReAEC` and a check that calls come in order."""
    return OrderEnforcingWrapper(AmunReAEC(**options))


class AmunReAEC(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """One game after the other; the agents are the seats `player_0`, `player_1`, ...

    Sealed decisions are made one agent after the other, in turn order; nobody sees the others' before the reveal.
    """

    metadata = {"render_modes": ["human", "ansi"], "name": NAME, "is_parallelizable": False, "render_fps": 4}  # noqa: RUF012 (PettingZoo declares it so)

    def __init__(  # noqa: PLR0913 (options, given by name)
        self,
        rules: Ruleset | None = None,
        *,
        edition: str = "anniversary",
        players: int = 4,
        modules: Sequence[str] = (),
        rewards: str = "win",
        illegal: str = "lose",
        counted_gold: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **switches: bool,
    ) -> None:
        super().__init__()
        check_rewards(rewards)
        check_illegal(illegal)
        self.rules = chosen_rules(rules, edition, players, modules, switches)
        self.encoder = Encoder(self.rules, counted_gold)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._kind = rewards
        self._forgiving = illegal == "lose"
        self._most = UNLIMITED if max_cycles is None else max_cycles
        self._dice: random.Random | None = None
        self._make_spaces()

    def _make_spaces(self) -> None:
        space = gymnasium.spaces
        seen = space.Box(self.encoder.low, self.encoder.high, dtype=np.float32)
        self.observation_spaces = {
            agent: space.Dict({"observation": seen, "action_mask": space.Box(0, 1, (ACTIONS,), np.int8)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: space.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The same object at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All actions of all rulesets: docs/envs/actions.md."""
        return self.action_spaces[agent]

    @property
    def game(self) -> State:
        """The game underneath, with all secrets: for search and tests, not for learners."""
        return self._game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed begins the same sequence of games; without one it goes on."""
        if seed is not None or self._dice is None:
            self._dice = random.Random(seed)
        self._game = new_state(self.rules, FastChance(self._dice.getrandbits(62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": NOTHING_LEGAL} for agent in self.agents}
        self._decided = [0] * len(self.agents)
        self._ask()

    def _ask(self) -> None:
        """The next agent and what it may do."""
        game = self._game
        seat: int = game.seat
        agent = self.possible_agents[seat]
        mask = bytearray(ACTIONS)
        for action in game.legal():
            mask[action] = 1
        self._legal = mask
        self._mask: Mask = np.frombuffer(mask, np.int8)
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": self._mask}

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know now; its mask is empty while it owes nothing."""
        asked = agent == self.agent_selection and not self.terminations[agent] and not self.truncations[agent]
        return {
            "observation": self.encoder.observe(self._game, self._seats[agent]),
            "action_mask": self._mask if asked else NOTHING_LEGAL,
        }

    def step(self, action: int | None) -> None:
        """Carries out an action of the agent that was asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not (0 <= action < ACTIONS and self._legal[action]):
            self._refuse(agent, action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": NOTHING_LEGAL}
        self._decided[self._seats[agent]] += 1
        game = self._game
        game.apply(int(action))
        if game.over:
            self._finish(rewards_of(game, self._kind))
        else:
            self._ask()
            if self._decided[game.seat] >= self._most:
                self._cut_off()
        if self.render_mode == "human":
            self.render()

    def _refuse(self, agent: str, action: int | None) -> None:
        """An illegal action loses the game, or is an error."""
        if not self._forgiving:
            raise IllegalMove(f"{agent} may not do {action} ({_said(action)}) now: the action mask is 0 there.")
        losses = [ILLEGAL if agent == other else 0.0 for other in self.possible_agents]
        self._cumulative_rewards[agent] = 0.0
        self._finish(losses)

    def _finish(self, rewards: list[float]) -> None:
        self._end()
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()

    def _cut_off(self) -> None:
        """The agent that is asked has made as many decisions as one may."""
        self._end()
        self.truncations = dict.fromkeys(self.agents, True)

    def _end(self) -> None:
        """Nobody is asked for anything but to leave, one after the other."""
        self.infos = {agent: {"action_mask": NOTHING_LEGAL} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as everybody sees it: as text, or printed."""
        text = board_text(self._game)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""


def _said(action: int | None) -> str:
    try:
        return "nothing" if action is None else to_text(int(action))
    except KeyError:
        return "there is no such action"


if ID not in aec_registry:
    register("aec", ID, entry_point="amunre.envs.pettingzoo:env")

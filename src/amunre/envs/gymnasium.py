"""Amun-Re for Gymnasium: one learner at a table of bots. Importing this registers `amunre/AmunRe-v0`."""

import random
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from amunre.bots import Bot, new_bot, sight
from amunre.envs.board_text import board_text
from amunre.envs.encoder import Encoder, Observation, mask_of
from amunre.envs.options import check_illegal, chosen_rules
from amunre.envs.rewards import ILLEGAL, check_rewards, rewards_of
from amunre.game import Game, new_game
from amunre.rules.actions import ACTIONS, to_text
from amunre.rules.chance import FastChance
from amunre.rules.errors import AmunreError, IllegalMove
from amunre.rules.ruleset import Ruleset
from amunre.rules.state import State
from amunre.rules.turn import new_state

NAME = "amunre/AmunRe-v0"


class AmunReEnv(gymnasium.Env[Observation, np.int64]):
    """The learner decides for one seat; `opponents`, bots by name, for the others, clockwise from it."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 4}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(  # noqa: PLR0913 (options, given by name)
        self,
        opponents: str | Sequence[str] = "random",
        *,
        rules: Ruleset | None = None,
        edition: str = "anniversary",
        players: int = 4,
        modules: Sequence[str] = (),
        seat: int | None = None,
        rewards: str = "win",
        illegal: str = "lose",
        counted_gold: bool = False,
        render_mode: str | None = None,
        **switches: bool,
    ) -> None:
        check_rewards(rewards)
        check_illegal(illegal)
        self.rules = chosen_rules(rules, edition, players, modules, switches)
        self.encoder = Encoder(self.rules, counted_gold)
        self.render_mode = render_mode
        self.observation_space = gymnasium.spaces.Box(self.encoder.low, self.encoder.high, dtype=np.float32)
        self.action_space = gymnasium.spaces.Discrete(ACTIONS)
        self._names = self._checked_opponents(opponents)
        self._wanted_seat = self._checked_seat(seat)
        self._kind = rewards
        self._forgiving = illegal == "lose"

    def _checked_opponents(self, opponents: str | Sequence[str]) -> list[str]:
        others = self.rules.players - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise AmunreError(f"There are {others} opponents in this ruleset, not {len(names)}.")
        for name in names:
            new_bot(name, self.rules, "")  # says which names there are
        return names

    def _checked_seat(self, seat: int | None) -> int | None:
        if seat is not None and not 0 <= seat < self.rules.players:
            raise AmunreError(f"There is no seat {seat}; there are the seats 0 to {self.rules.players - 1}.")
        return seat

    @property
    def game(self) -> State:
        """The game underneath, with all secrets: for tests, not for learners."""
        return self._state

    @property
    def seat(self) -> int:
        """The learner's seat in this game."""
        return self._seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played up to the learner's first decision."""
        super().reset(seed=seed)
        players = self.rules.players
        self._seat = int(self.np_random.integers(players)) if self._wanted_seat is None else self._wanted_seat
        dealt = int(self.np_random.integers(2**62))
        self._dice = random.Random(int(self.np_random.integers(2**62)))
        self._bots: dict[int, Bot] = {}
        for step, name in enumerate(self._names, start=1):
            if name != "random":  # those need no view, which makes them a hundred times faster
                self._bots[(self._seat + step) % players] = new_bot(name, self.rules, str(self._dice.getrandbits(62)))
        self._table: Game | None = None
        if self._bots:
            self._table = new_game(self.rules, dealt)
            self._state = self._table.state
        else:
            self._state = new_state(self.rules, FastChance(dealt))
        self._play_on()
        return self._observe(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carries out the learner's action and all decisions of the others up to the learner's next one."""
        chosen = int(action)
        if chosen not in self._state.legal():
            if not self._forgiving or self._state.over:
                raise IllegalMove(f"The learner may not do {chosen} ({_said(chosen)}) now: the action mask is 0 there.")
            return self._observe(), ILLEGAL, True, False, self._info()
        self._apply(chosen)
        self._play_on()
        over = self._state.over
        reward = rewards_of(self._state, self._kind)[self._seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What the learner may do now, as sb3-contrib's MaskablePPO asks for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> str | None:
        """The table as everybody sees it: as text, or printed."""
        text = board_text(self._state)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _play_on(self) -> None:
        """The bots decide until the learner has to, or the game is over."""
        state, table = self._state, self._table
        while not state.over and state.seat != self._seat:
            bot = self._bots.get(state.seat)
            if bot is None or table is None:
                legal = state.legal()
                self._apply(legal[int(self._dice.random() * len(legal))])
            else:
                seat = int(state.seat)
                table.play(seat, bot.choose(sight(table, seat), table.choices(seat)))

    def _apply(self, action: int) -> None:
        if self._table is None:
            self._state.apply(action)
        else:
            self._table.apply(action)

    def _mask(self) -> npt.NDArray[np.int8]:
        return mask_of(self._state.legal())

    def _observe(self) -> Observation:
        return self.encoder.observe(self._state, self._seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self._seat}


def _said(action: int) -> str:
    try:
        return to_text(action)
    except KeyError:
        return "there is no such action"


if NAME not in gymnasium.registry:
    gymnasium.register(NAME, "amunre.envs.gymnasium:AmunReEnv")

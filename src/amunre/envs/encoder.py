"""Observations and action masks as arrays, for all three libraries."""

from typing import Any

import numpy as np
import numpy.typing as npt

from amunre.envs.observation.layout import Layout
from amunre.rules.actions import ACTIONS
from amunre.rules.ruleset import Ruleset
from amunre.rules.state import State

Observation = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

NOTHING_LEGAL: Mask = np.zeros(ACTIONS, np.int8)
NOTHING_LEGAL.flags.writeable = False


class Encoder:
    """Turns a game into what one seat may know of it. `docs/envs/observations.md` lists the pieces."""

    def __init__(self, rules: Ruleset, counted_gold: bool = False) -> None:
        self.layout = Layout(rules, counted_gold)
        pieces = self.layout.pieces
        self.size = int(self.layout.size)
        self._factors = np.concatenate([np.full(piece.size, 1 / piece.unit, np.float32) for piece in pieces])
        self.low = np.concatenate([np.full(piece.size, piece.low, np.float32) for piece in pieces]) * self._factors
        self.high = np.concatenate([np.full(piece.size, piece.high, np.float32) for piece in pieces]) * self._factors

    def whole(self, game: State, seat: int) -> npt.NDArray[np.int16]:
        """The whole numbers behind an observation."""
        return np.frombuffer(self.layout.write(game, seat), "<i2")

    def observe(self, game: State, seat: int) -> Observation:
        """What the seat may know now, in a new array."""
        seen: Observation = self.whole(game, seat) * self._factors
        return seen

    def named(self, observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """The pieces of an observation by name: views into the same array."""
        found = {}
        at = 0
        for piece in self.layout.pieces:
            found[piece.name] = observation[at : at + piece.size]
            at += piece.size
        return found


def mask_of(legal: list[int]) -> Mask:
    """1 at each legal action, in a new array."""
    mask = bytearray(ACTIONS)
    for action in legal:
        mask[action] = 1
    return np.frombuffer(mask, np.int8)

"""Amun-Re for OpenSpiel: importing this registers `python_amunre`. The guide is docs/envs.md."""

import json
from typing import Any

import numpy as np
import pyspiel

from amunre.envs.encoder import Encoder
from amunre.envs.rewards import MOST_MARGIN, check_rewards, rewards_of
from amunre.envs.spiel_core import Core, Source
from amunre.rules.actions import ACTIONS, to_text
from amunre.rules.errors import AmunreError
from amunre.rules.ruleset import SWITCH_TEXTS, Ruleset, ruleset

NAME = "python_amunre"
LONGEST = 20_000
"""Decisions in a game, at most: nobody gets near it, but OpenSpiel wants a number."""

PARAMETERS: dict[str, Any] = {
    "edition": "anniversary",
    "players": 4,
    "modules": "",  # names with "+" between them
    **dict.fromkeys(SWITCH_TEXTS, ""),  # "on", "off", or as the edition has it
    "chance": "explicit",  # or "sampled"
    "seed": -1,  # of the sampled draws; -1 for another one each time
    "rewards": "win",
}
SWITCHED = {"": None, "on": True, "off": False}
PRIVATE = ("gold", "hand", "sealed_offer", "sealed", "dealt", "rejected", "secret_provinces", "own_tiles")
"""The pieces of an observation that hold what the log does not tell."""

CHANCE_PLAYER = int(pyspiel.PlayerId.CHANCE)
NOBODY = int(pyspiel.PlayerId.TERMINAL)

_MODES = pyspiel.GameType.ChanceMode
CHANCE = {"explicit": _MODES.EXPLICIT_STOCHASTIC, "sampled": _MODES.SAMPLED_STOCHASTIC}


def _game_type(mode: Any) -> Any:
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Python Amun-Re",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=mode,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def rules_of(parameters: dict[str, Any]) -> Ruleset:
    """The ruleset that the parameters of the game describe."""
    switches: dict[str, Any] = {}
    for name in SWITCH_TEXTS:
        word = parameters.get(name, "")
        if word not in SWITCHED:
            raise AmunreError(f"The switch {name} is 'on' or 'off', or '' as the edition has it; not {word!r}.")
        switches[name] = SWITCHED[word]
    modules = [name for name in str(parameters["modules"]).split("+") if name]
    return ruleset(parameters["edition"], players=parameters["players"], modules=modules, **switches)


class AmunReGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A ruleset, as OpenSpiel sees it."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        chosen = PARAMETERS | (parameters or {})
        self.rules = rules_of(chosen)
        self.rewards_kind: str = chosen["rewards"]
        check_rewards(self.rewards_kind)
        if chosen["chance"] not in CHANCE:
            raise AmunreError(f"Chance is {' or '.join(CHANCE)}, not {chosen['chance']!r}.")
        seed = int(chosen["seed"])
        self.source = Source(self.rules, chosen["chance"] == "explicit", None if seed < 0 else seed)
        super().__init__(_game_type(CHANCE[chosen["chance"]]), self._info(), parameters or {})

    def _info(self) -> Any:
        most = MOST_MARGIN if self.rewards_kind == "margin" else 1.0
        least = -1 / (self.rules.players - 1) if self.rewards_kind == "win" else -most
        return pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=len(self.source.table.texts) if self.source.explicit else 1,
            num_players=self.rules.players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )

    def new_initial_state(self) -> "AmunReState":
        """The box is opened; in explicit games chance has the first move."""
        return AmunReState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Draws in a game, at most."""
        return LONGEST

    def make_py_observer(self, kind: Any = None, parameters: dict[str, Any] | None = None) -> "AmunReObserver":
        """What a player sees; with perfect recall, what he remembers too."""
        if parameters:
            raise AmunreError("Observers of Amun-Re take no parameters.")
        return AmunReObserver(self.rules, kind is not None and kind.perfect_recall)


class AmunReState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A game in progress. Sealed decisions are made in turn order, and nobody sees another's before the reveal."""

    def __init__(self, game: AmunReGame) -> None:
        super().__init__(game)
        self._core = Core(game.source)  # the only attribute: OpenSpiel copies and pickles each one

    @property
    def core(self) -> Core:
        """The game underneath, with all secrets."""
        return self._core

    def current_player(self) -> int:
        """The seat to move, chance or nobody."""
        core = self._core
        if core.asked is not None:
            return CHANCE_PLAYER
        state = core.state
        assert state is not None
        return NOBODY if state.over else int(state.seat)

    def is_terminal(self) -> bool:
        """Whether the last scoring is done."""
        core = self._core
        state = core.state
        return core.asked is None and state is not None and state.over

    def is_chance_node(self) -> bool:
        """Whether something is to be drawn."""
        return self._core.asked is not None

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What the player (the one to move, if not said) may do; what can be drawn, if it is chance's turn."""
        core = self._core
        if core.asked is not None:
            return [outcome for outcome, _ in core.chance_outcomes()]
        state = core.state
        assert state is not None
        return state.legal() if player is None or player == state.seat else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn, with its probability."""
        return self._core.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        core = self._core
        if core.asked is not None:
            core.draw(action)
        else:
            core.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE_PLAYER:
            source = self._core.source
            return source.table.texts[action] if source.explicit else "draw"
        return to_text(action)

    def returns(self) -> list[float]:
        """The rewards; nothing before the end."""
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.rules.players
        state = self._core.state
        assert state is not None
        return rewards_of(state, game.rewards_kind)

    def resample_from_infostate(self, player: int, sampler: Any) -> "AmunReState":
        """Another game that the player cannot tell from this one; without a history, which would tell."""
        other: AmunReState = self.get_game().new_initial_state()
        other._core = self._core.imagined(player, int(sampler() * 2**31))
        return other

    def __str__(self) -> str:
        """The whole position, with all secrets."""
        saved = self._core.saved()
        return json.dumps([saved["position"], saved["pending"], saved["outcomes"]], separators=(",", ":"))


class AmunReObserver:
    """Writes what a player sees into one tensor. Recall adds the others' gold, which whoever keeps count knows."""

    def __init__(self, rules: Ruleset, recall: bool) -> None:
        self._encoder = Encoder(rules, counted_gold=recall)
        self._recall = recall
        self.tensor = np.zeros(self._encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: AmunReState, player: int) -> None:
        """Fills the tensor; with zeros during the set-up."""
        game = state.core.state
        if game is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._encoder.observe(game, player)

    def string_from(self, state: AmunReState, player: int) -> str:
        """All that is not 0 of the observation; with recall the whole log and what it does not tell."""
        game = state.core.state
        if game is None:
            return "set-up"
        pieces = self._encoder.named(self._encoder.whole(game, player))
        if not self._recall:
            return _shown(pieces)
        return state.core.told(player) + _shown({name: pieces[name] for name in PRIVATE if name in pieces})


def _shown(pieces: dict[str, Any]) -> str:
    """The numbers that are not 0, by their piece and place."""
    found = []
    for name, numbers in pieces.items():
        places = np.flatnonzero(numbers).tolist()
        if places:
            held = numbers[places].tolist()
            found.append(f"{name} " + " ".join(f"{at}:{number}" for at, number in zip(places, held, strict=True)))
    return "; ".join(found)


pyspiel.register_game(_game_type(_MODES.EXPLICIT_STOCHASTIC), AmunReGame)

"""The peers: well-known engines of other games, playing at random, each driven by the fastest door it offers.

They are optional (the `bench` extra) and untyped, so what comes from them is `Any`, and stays in this file.
"""

import random
import statistics
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from amunre.bench.timing import Contestant, Work

DEALS = 48  # positions an OpenSpiel rollout starts from; enough that hands and passing directions average out
GAMES_PER_DEAL = 40  # random games that tell a deal's mean length; 48 x 40 of them know it within half a percent
ROLLOUTS = 50  # in one call: about a millisecond in C++, so that the call from Python does not count


class Peer(NamedTuple):
    """A peer's name in the report, and how it gets ready to play. It may say that it cannot, by ImportError."""

    name: str
    enter: Callable[[], Callable[[], Work]]


class CatanatronGames:
    """Catanatron's four-player game by its own loop with its own random players; a decision is an action played."""

    def __init__(self) -> None:
        # In here, and so for all peers, because they may be missing.
        from catanatron.game import Game
        from catanatron.models.player import Color, RandomPlayer

        self._game: Any = Game
        self._players: list[Any] = [RandomPlayer(color) for color in Color]
        self._seed = 0

    def batch(self) -> Work:
        """One whole game."""
        self._seed += 1  # never 0: Catanatron takes that for "no seed"
        game = self._game(self._players, seed=self._seed)
        game.play()
        return Work(len(game.state.actions), 1)


class OpenSpielRollouts:
    """An OpenSpiel game rolled out in C++ from a dealt position; dealing (a chance node a card) costs it nothing.

    Python is not given `RandomRolloutEvaluator.Evaluate`, but a tree search of one simulation is exactly one call of
    it at the root, and a search may not start at a chance node. So the search is asked for one simulation of many
    rollouts, and the decisions are the rollouts times the deal's mean length, known from random games played before.
    """

    def __init__(self, name: str) -> None:
        import pyspiel

        game: Any = pyspiel.load_game(name)
        rng = random.Random(1)
        self._deals: list[Any] = [dealt(game, rng) for _ in range(DEALS)]
        self._lengths = [mean_length(deal, rng) for deal in self._deals]
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
        limits = {"uct_c": 1.0, "max_simulations": 1, "max_memory_mb": 16}
        self._search: Any = pyspiel.MCTSBot(game, evaluator, **limits, solve=False, seed=1, verbose=False)
        self._next = 0

    def batch(self) -> Work:
        """Many games from one deal, the next deal at the next call."""
        deal = self._next
        self._next = (deal + 1) % DEALS
        self._search.mcts_search(self._deals[deal])
        return Work(ROLLOUTS * self._lengths[deal], ROLLOUTS)


class OpenSpielWholeGames:
    """An OpenSpiel game from the shuffle to the end in C++, its own random bots deciding: dealing is paid for."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self._game: Any = pyspiel.load_game(name)
        seats = range(self._game.num_players())
        self._bots: list[Any] = [pyspiel.make_uniform_random_bot(seat, seat) for seat in seats]
        self._play: Any = pyspiel.evaluate_bots
        self._draws = draws_before_play(self._game)
        self._seed = 0

    def batch(self) -> Work:
        """One whole game."""
        self._seed += 1
        state = self._game.new_initial_state()
        self._play(state, self._bots, self._seed)
        return Work(state.move_number() - self._draws, 1)


class OpenSpielPythonLoop:
    """An OpenSpiel game from the shuffle to the end, every step asked for from Python, as a notebook would."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self._game: Any = pyspiel.load_game(name)
        self._rng = random.Random(1)

    def batch(self) -> Work:
        """One whole game."""
        return Work(play_out(dealt(self._game, self._rng), self._rng), 1)


PEERS = (
    Peer("catanatron", lambda: CatanatronGames().batch),
    Peer("openspiel-hearts", lambda: OpenSpielRollouts("hearts").batch),
    Peer("openspiel-dou_dizhu", lambda: OpenSpielRollouts("dou_dizhu").batch),
    Peer("openspiel-hearts-with-deal", lambda: OpenSpielWholeGames("hearts").batch),
    Peer("openspiel-hearts-python-loop", lambda: OpenSpielPythonLoop("hearts").batch),
)


def open_peers(peers: Sequence[Peer] = PEERS) -> tuple[list[Contestant], list[str]]:
    """The peers that can play here, and a sentence for each that cannot."""
    ready: list[Contestant] = []
    notices: list[str] = []
    for peer in peers:
        try:
            ready.append(Contestant(peer.name, peer.enter()))
        except ImportError as missing:
            notices.append(f"{peer.name} is left out: {missing}. The `bench` extra installs the peers.")
    return ready, notices


def dealt(game: Any, rng: random.Random) -> Any:
    """A position with all cards dealt, the first decision owed."""
    state = game.new_initial_state()
    while state.is_chance_node():
        draw(state, rng)
    return state


def draw(state: Any, rng: random.Random) -> None:
    """Let chance move. In these card games every card left is equally likely, so the weights need no look."""
    state.apply_action(rng.choice(state.chance_outcomes())[0])


def play_out(state: Any, rng: random.Random) -> int:
    """Random play to the end; returns the decisions made, chance not among them."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            draw(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def mean_length(deal: Any, rng: random.Random) -> float:
    """Decisions in a random game from this deal, on average."""
    return statistics.fmean(play_out(deal.clone(), rng) for _ in range(GAMES_PER_DEAL))


def draws_before_play(game: Any) -> int:
    """How many moves of a game are chance: all of them come before the first decision."""
    moves: int = dealt(game, random.Random(1)).move_number()
    return moves

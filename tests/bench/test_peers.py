"""How peers are opened and what is counted of them, on stand-ins of a known size: the real ones are optional."""

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from amunre.bench.peers import (
    PEERS,
    ROLLOUTS,
    CatanatronGames,
    OpenSpielPythonLoop,
    OpenSpielRollouts,
    OpenSpielWholeGames,
    Peer,
    open_peers,
)
from amunre.bench.timing import Work


class CardState:
    """A game of 5 cards to deal and then 7 decisions."""

    def __init__(self, moves: int = 0) -> None:
        self.moves = moves

    def move_number(self) -> int:
        return self.moves

    def is_chance_node(self) -> bool:
        return self.moves < 5

    def is_terminal(self) -> bool:
        return self.moves == 12

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5)]

    def legal_actions(self) -> list[int]:
        return [3, 4]

    def apply_action(self, action: int) -> None:
        assert action in ((0, 1) if self.is_chance_node() else (3, 4))
        self.moves += 1

    def clone(self) -> "CardState":
        return CardState(self.moves)


class Search:
    """Stands for OpenSpiel's tree search: it must be asked for one simulation, and never at a chance node."""

    def __init__(self, _game: object, evaluator: int, max_simulations: int, **_other: object) -> None:
        assert (evaluator, max_simulations) == (ROLLOUTS, 1)

    def mcts_search(self, state: CardState) -> None:
        assert not state.is_chance_node()


def finish(state: CardState, bots: list[object], _seed: int) -> None:
    assert len(bots) == 4
    state.moves = 12


@pytest.fixture
def _pyspiel(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in: Any = ModuleType("pyspiel")
    stand_in.load_game = lambda _name: SimpleNamespace(new_initial_state=CardState, num_players=lambda: 4)
    stand_in.RandomRolloutEvaluator = lambda n_rollouts, seed: n_rollouts
    stand_in.MCTSBot = Search
    stand_in.make_uniform_random_bot = lambda seat, _seed: seat
    stand_in.evaluate_bots = finish
    monkeypatch.setitem(sys.modules, "pyspiel", stand_in)


@pytest.mark.usefixtures("_pyspiel")
def test_rollouts_count_decisions_and_not_the_deal() -> None:
    assert OpenSpielRollouts("hearts").batch() == Work(7 * ROLLOUTS, ROLLOUTS)


@pytest.mark.usefixtures("_pyspiel")
def test_whole_games_count_decisions_and_not_the_deal() -> None:
    assert OpenSpielWholeGames("hearts").batch() == Work(7, 1)


@pytest.mark.usefixtures("_pyspiel")
def test_the_python_loop_counts_decisions_and_not_the_deal() -> None:
    assert OpenSpielPythonLoop("hearts").batch() == Work(7, 1)


def test_catanatron_counts_the_actions_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Game:
        def __init__(self, players: list[str], seed: int) -> None:
            assert len(players) == 4
            assert seed > 0
            self.state = SimpleNamespace(actions=[])

        def play(self) -> None:
            self.state.actions += range(9)

    game: Any = ModuleType("catanatron.game")
    game.Game = Game
    player: Any = ModuleType("catanatron.models.player")
    player.Color, player.RandomPlayer = ("red", "blue", "orange", "white"), str
    for name, module in {"catanatron": ModuleType("catanatron"), "catanatron.models": ModuleType("models")}.items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setitem(sys.modules, "catanatron.game", game)
    monkeypatch.setitem(sys.modules, "catanatron.models.player", player)
    assert CatanatronGames().batch() == Work(9, 1)


def test_a_missing_peer_is_left_out_with_a_sentence() -> None:
    def missing() -> Any:
        raise ModuleNotFoundError("No module named 'chess'")

    ready, notices = open_peers([Peer("chess", missing), Peer("go", lambda: lambda: Work(1))])
    assert [peer.name for peer in ready] == ["go"]
    assert notices == ["chess is left out: No module named 'chess'. The `bench` extra installs the peers."]


def test_without_the_extra_every_peer_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("pyspiel", "catanatron", "catanatron.game"):
        monkeypatch.setitem(sys.modules, package, None)
    ready, notices = open_peers()
    assert ready == []
    assert len(notices) == len(PEERS)

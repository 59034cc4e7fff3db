"""OpenSpiel's own tests and bots; chance as a player; what a player can tell apart."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import amunre.envs.openspiel  # registers the game
from amunre.rules.errors import AmunreError

GAMES = (
    "python_amunre(edition=classic,players=3)",
    "python_amunre(rewards=margin)",
    "python_amunre(players=5,expert=on,rewards=rank)",
    "python_amunre(edition=meeple,players=2,modules=officials)",
    "python_amunre(players=3,modules=officials+statues+pharaoh+afterlife+promos)",
    "python_amunre(edition=classic,players=4,expert=on,open_gold=on,modules=statues+pharaoh+afterlife+promos)",
)
SAMPLED = "python_amunre(edition=classic,chance=sampled,seed=5)"


def draw(state: Any, rng: random.Random) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, weights)[0])


def stroll(state: Any, rng: random.Random, steps: int = 100_000) -> Any:
    """Random play, so many steps or to the end."""
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            draw(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    while state.is_chance_node():
        draw(state, rng)
    return state


def middle(name: str, seed: int = 1, steps: int = 200) -> Any:
    return stroll(pyspiel.load_game(name).new_initial_state(), random.Random(seed), steps)


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_openspiel_finds_nothing_wrong_with_sampled_chance() -> None:
    """Not serialised with the game: OpenSpiel asks such a game for its random state, which it cannot ask of Python."""
    pyspiel.random_sim_test(pyspiel.load_game(SAMPLED), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", [*GAMES, SAMPLED])
def test_a_state_is_restored_from_its_text(name: str) -> None:
    for steps in (0, 3, 120):
        state = middle(name, steps=steps)
        other = state.get_game().deserialize_state(state.serialize())
        assert str(other) == str(state)
        assert other.history() == state.history()
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(0) == state.information_state_string(0)


def test_a_pending_draw_is_restored_too() -> None:
    state = middle(GAMES[0])
    rng = random.Random(2)
    while not state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    other = state.get_game().deserialize_state(state.serialize())
    assert other.chance_outcomes() == state.chance_outcomes()


@pytest.mark.parametrize("name", GAMES)
def test_chance_is_a_player_whose_moves_decide_the_game(name: str) -> None:
    state = stroll(pyspiel.load_game(name).new_initial_state(), random.Random(3))
    again = state.get_game().new_initial_state()
    for action in state.history():
        if again.is_chance_node():
            assert sum(share for _, share in again.chance_outcomes()) == pytest.approx(1)
        assert action in again.legal_actions()
        assert again.action_to_string(again.current_player(), action)
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    assert sum(state.returns()) == pytest.approx(0)


def test_sampled_chance_has_one_outcome_and_its_seed_decides() -> None:
    ends = [str(stroll(pyspiel.load_game(SAMPLED).new_initial_state(), random.Random(1))) for _ in range(2)]
    assert ends[0] == ends[1]
    state = pyspiel.load_game(SAMPLED).new_initial_state()
    assert state.chance_outcomes() == [(0, 1.0)]
    assert state.action_to_string(0) == "draw"
    assert len({str(state.child(0)) for _ in range(5)}) > 1


def test_illegal_moves_and_draws_are_refused() -> None:
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    with pytest.raises(ValueError, match="cannot be drawn"):
        state.apply_action(20)
    stroll(state, random.Random(1), 40)
    with pytest.raises(ValueError, match="not legal"):
        state.apply_action(1650)


@pytest.mark.parametrize("name", GAMES)
def test_a_sealed_decision_is_hidden_until_the_reveal(name: str) -> None:
    state = middle(name, steps=0)
    rng = random.Random(1)
    while "offer 1" not in [state.action_to_string(action) for action in state.legal_actions()]:
        stroll(state, rng, 1)
    first = state.current_player()
    others = [seat for seat in range(state.num_players()) if seat != first]
    tried = []
    for action in state.legal_actions()[-3:]:
        child = state.child(action)
        while child.current_player() == first:
            child.apply_action(22)  # done
        sight = [(child.information_state_string(seat), child.observation_string(seat)) for seat in others]
        tried.append((sight, [child.observation_tensor(seat) for seat in others]))
        assert child.information_state_string(first) != state.information_state_string(first)
    assert all(each == tried[0] for each in tried)


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_is_another_that_the_player_cannot_tell_from_this(name: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    different = 0
    for steps in range(0, 240, 30):
        state = middle(name, steps=steps)
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        different += str(other) != str(state)
        stroll(other, random.Random(1))
        assert other.is_terminal()
    assert different > 0


def test_a_resampled_state_says_nothing_of_what_others_drew() -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = middle("python_amunre(players=3)", steps=250)
    player = state.current_player()
    for seat in range(3):
        told = state.core.told(seat)
        imagined = state.resample_from_infostate(player, sampler).core.told(seat)
        assert (told == imagined) == (seat == player)


def test_the_log_is_remembered() -> None:
    """Perfect recall: whoever has been told more cannot have been told something else before."""
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    rng = random.Random(1)
    before = ["", "", ""]
    for _ in range(150):
        stroll(state, rng, 1)
        after = [state.core.told(seat) for seat in range(3)]
        if not state.core.state.agenda[-1].sealed:
            assert all(new.startswith(old) for old, new in zip(before, after, strict=True))
            before = after


def mcts_bot(game: Any, seed: int) -> Any:
    rng = np.random.RandomState(seed)
    return mcts.MCTSBot(game, 1.4, 2, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)


def ismcts_bot(game: Any, seed: int) -> Any:
    rng = np.random.RandomState(seed)
    return ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 2, random_state=rng)


@pytest.mark.parametrize("make", [mcts_bot, ismcts_bot])
@pytest.mark.parametrize("name", ["python_amunre(players=3)", SAMPLED])
def test_openspiels_own_bots_play_a_whole_game(make: Any, name: str) -> None:
    game = pyspiel.load_game(name)
    bots = [make(game, seat) for seat in range(game.num_players())]
    rng = random.Random(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            draw(state, rng)
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(0)


def test_tensors_have_the_shape_that_the_game_names() -> None:
    state = middle(GAMES[1])
    game = state.get_game()
    assert len(state.observation_tensor(0)) == game.observation_tensor_shape()[0]
    assert len(state.information_state_tensor(0)) == game.information_state_tensor_shape()[0]
    assert len(state.information_state_tensor(0)) == len(state.observation_tensor(0)) + 3  # the others' gold
    assert state.legal_actions(state.current_player()) == state.legal_actions()
    assert state.legal_actions((state.current_player() + 1) % 4) == []


@pytest.mark.parametrize("wrong", [{"expert": "yes"}, {"chance": "none"}, {"rewards": "fame"}, {"players": 9}])
def test_wrong_parameters_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(AmunreError):
        amunre.envs.openspiel.AmunReGame(wrong)
    with pytest.raises(AmunreError, match="no parameters"):
        amunre.envs.openspiel.AmunReGame().make_py_observer(None, {"what": 1})

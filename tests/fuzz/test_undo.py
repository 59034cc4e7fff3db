"""Taking back: everything is as it was, or a sentence says that it is too late."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import amunre
from amunre.rules.ruleset import Ruleset
from tests.rulesets import RULESETS, every_ruleset
from tests.walks import everything, next_move, stroll

walks = given(st.sampled_from(RULESETS), st.integers(0, 2**32))
some = settings(max_examples=25, deadline=None, derandomize=True)


def secret(game: amunre.Game) -> str:
    """The name of the secret decision that all owe now; nothing if it is no secret one."""
    sealed = not game.is_over and game.state.agenda[-1].sealed
    return game.state.agenda[-1].name if sealed else ""


def refused(game: amunre.Game, seat: int) -> None:
    """The seat cannot take anything back, and nothing changes."""
    before = everything(game)
    with pytest.raises(amunre.IllegalMove, match="Nothing can be taken back"):
        game.undo(seat)
    assert everything(game) == before


@walks
@some
def test_a_move_and_its_undo_leave_no_trace(rules: Ruleset, seed: int) -> None:
    rng = random.Random(seed)
    game = amunre.new_game(rules, seed=seed)
    while not game.is_over:
        if rng.random() < 0.2:
            check_move(game, rng)
        else:
            game.play(*next_move(game, rng))


def check_move(game: amunre.Game, rng: random.Random) -> None:
    """Plays a move; on a copy it is taken back, unless it has had consequences."""
    before, decision = everything(game), secret(game)
    seat, move = next_move(game, rng)
    game.play(seat, move)
    twin = game.clone()
    if game.last_draws or game.is_over or secret(game) != decision:
        refused(twin, seat)
        return
    twin.undo(seat)
    assert everything(twin) == before
    if not decision:
        refused(game, (seat + rng.randrange(1, game.ruleset.players)) % game.ruleset.players)


@every_ruleset
def test_all_of_a_turn_can_be_taken_back_until_a_card_is_drawn(rules: Ruleset) -> None:
    rng = random.Random(f"turn {rules.id}")
    game = amunre.new_game(rules, seed=1)
    stack: list[list[object]] = []
    longest, mover, decision = 0, -1, ""
    for seat, _ in stroll(game, rng):
        if seat != mover or game.last_draws or decision or secret(game):
            stack = []
        elif len(stack) == 4:
            check_back_to_the_start(game.clone(), seat, stack)
        stack.append(everything(game))
        mover, decision, longest = seat, secret(game), max(longest, len(stack))
    assert longest >= 4


def check_back_to_the_start(game: amunre.Game, seat: int, stack: list[list[object]]) -> None:
    for before in reversed(stack):
        game.undo(seat)
        assert everything(game) == before


@every_ruleset
def test_in_secret_everyone_takes_back_his_own(rules: Ruleset) -> None:
    rng = random.Random(f"secret {rules.id}")
    game = amunre.new_game(rules, seed=2)
    checked = 0
    for _ in stroll(game, rng):
        if secret(game) and len(game.to_act) == rules.players and rng.random() < 0.5:
            check_sealed_undo(game.clone(), rng)
            checked += 1
    assert checked >= 3


def check_sealed_undo(game: amunre.Game, rng: random.Random) -> None:
    """A seat moves, the others commit as they like, the seat takes back: its own part is undone, and nothing else."""
    seat = rng.randrange(game.ruleset.players)
    others = [other for other in range(game.ruleset.players) if other != seat]
    without = game.clone()
    game.play(*next_move(game, rng, seat))
    for other in rng.sample(others, rng.randint(0, len(others))):
        decide(other, game, without, rng)
    views = [game.view(other) for other in others]
    game.undo(seat)
    assert [game.view(other) for other in others] == views
    assert game.position() == without.position()
    assert game.log(seat) == without.log(seat)


def decide(seat: int, game: amunre.Game, without: amunre.Game, rng: random.Random) -> None:
    """The seat makes its whole secret decision, in both games; but never so that all is revealed."""
    while seat in without.to_act and len(game.to_act) > 1:
        move = next_move(without, rng, seat)
        game.play(*move)
        without.play(*move)


@walks
@some
def test_refusals_change_nothing(rules: Ruleset, seed: int) -> None:
    rng = random.Random(seed)
    game = amunre.new_game(rules, seed=seed)
    for _ in stroll(game, rng, rng.randrange(300)):
        pass
    before = everything(game)
    for seat in range(rules.players):
        for move in ("pass", "done", "bid thebes 0", "buy stones 31", "offer 511", "sell tribute", "keep greed", "x"):
            if move not in game.choices(seat):
                with pytest.raises(amunre.IllegalMove):
                    game.play(seat, move)
    assert everything(game) == before

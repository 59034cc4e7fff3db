"""Copies of a game, by clone, by position and by record, are that game."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import amunre
from amunre.rules.chance import FastChance, commitment, seed_key
from amunre.rules.loading import load_position
from amunre.rules.position import save_position
from amunre.rules.ruleset import Ruleset
from amunre.rules.state import State
from amunre.rules.turn import new_state
from amunre.verify import verify
from tests.rulesets import every_ruleset
from tests.walks import choose, everything, logs, stroll, walk

Json = dict[str, Any]


def through_json(value: object) -> Any:
    return json.loads(json.dumps(value))


@every_ruleset
def test_a_clone_goes_its_own_way(rules: Ruleset) -> None:
    rng = random.Random(f"clone {rules.id}")
    game = amunre.new_game(rules, seed=1)
    for step, _ in enumerate(stroll(game, rng)):
        if step % 20 == 0:
            check_clone(game, rng)


def check_clone(game: amunre.Game, rng: random.Random) -> None:
    """What is played on the clone leaves the game alone; the same moves in the game lead to the same."""
    before = everything(game)
    one, two = game.clone(), game.clone()
    for seat, move in stroll(one, rng, steps=15):
        two.play(seat, move)
    assert everything(game) == before
    assert everything(one) == everything(two)


@every_ruleset
def test_a_position_is_the_game(rules: Ruleset) -> None:
    rng = random.Random(f"position {rules.id}")
    for step, game in enumerate(walk(new_state(rules, FastChance(2)), rng)):
        loaded = load_position(through_json(save_position(game)), game.chance.clone())
        check_same(game, loaded)
        check_goes_on_equally(game.clone(), loaded, rng, 10_000 if step % 50 == 0 else 3)


def check_same(one: State, two: State) -> None:
    assert save_position(one) == save_position(two)
    assert one.to_act() == two.to_act()
    assert [one.legal_for(seat) for seat in one.to_act()] == [two.legal_for(seat) for seat in two.to_act()]


def check_goes_on_equally(one: State, two: State, rng: random.Random, steps: int) -> None:
    for _ in range(steps):
        if one.over:
            break
        seat = rng.choice(one.to_act())
        action = choose(one.legal_for(seat), rng)
        one.act(seat, action)
        two.act(seat, action)
    check_same(one, two)


@every_ruleset
def test_a_record_is_the_game_at_every_step(rules: Ruleset) -> None:
    game = amunre.new_game(rules, seed=3)
    stops = {0: (game.position(), logs(game))}
    for step, _ in enumerate(stroll(game, random.Random(f"record {rules.id}"))):
        if step % 25 == 0:
            stops[step] = (game.position(), logs(game))
    record = through_json(game.record())
    stops[len(record["log"])] = (game.position(), logs(game))
    for step, (position, lines) in stops.items():
        again = amunre.load_record(record, upto=step)
        assert (again.position(), logs(again)) == (position, lines)
    assert amunre.load_record(record).record() == record


@every_ruleset
def test_a_record_with_its_seed_can_be_played_on(rules: Ruleset) -> None:
    record = finished(rules, 4)
    for upto in (0, 30, len(record["log"]) // 2, len(record["log"]) - 1):
        game = amunre.load_record(record, upto=upto, seed=record["seed"])
        for entry in record["log"][upto:]:
            game.play(entry["seat"], entry["action"])
        assert game.record() == record


@every_ruleset
def test_a_finished_game_is_verified(rules: Ruleset) -> None:
    assert "all" in verify(finished(rules, 5))


@every_ruleset
def test_a_game_from_a_position_on_is_recorded_and_verified(rules: Ruleset) -> None:
    rng = random.Random(f"middle {rules.id}")
    game = amunre.new_game(rules, seed=7)
    for _ in stroll(game, rng):
        if rng.random() < 0.03:
            check_played_from(game.position(), rng)
    check_played_from({"ruleset": rules.as_json()}, rng)
    check_played_from({"ruleset": rules.as_json(), "phase": "setup"}, rng)


def check_played_from(position: Json, rng: random.Random) -> None:
    record = played(amunre.load_position(through_json(position), seed=8), rng)
    assert "all" in verify(record)
    assert amunre.load_record(record).record() == record


@every_ruleset
def test_an_imagined_game_is_recorded_too(rules: Ruleset) -> None:
    rng = random.Random(f"imagined {rules.id}")
    game = amunre.new_game(rules, seed=9)
    for _ in stroll(game, rng):
        if rng.random() < 0.02:
            record = played(game.determinize(rng.randrange(rules.players), FastChance(1)), rng)
            assert amunre.load_record(record).record() == record


def test_a_given_turn_order_is_recorded() -> None:
    game = amunre.new_game(amunre.ruleset("anniversary", players=4), seed=1, turn_order=[2, 0, 3, 1])
    record = played(game, random.Random(1))
    assert record["turn_order"] == amunre.load_record(record, upto=0).view(None)["turn_order"] == [2, 0, 3, 1]
    verify(record)


def finished(rules: Ruleset, seed: int) -> Json:
    """The record of a random game, as it comes out of a file."""
    return played(amunre.new_game(rules, seed=seed), random.Random(f"{seed} {rules.id}"))


def played(game: amunre.Game, rng: random.Random) -> Json:
    """The record of the game, played to its end at random."""
    for _ in stroll(game, rng):
        pass
    return Json(through_json(game.record()))


def another_draw(record: Json) -> None:
    drawn = next(entry["chance"] for entry in record["log"] if "chance" in entry)
    drawn[0] = "thebes" if drawn[0] != "thebes" else "edfu"


def another_card(record: Json) -> None:
    drawn = next(entry["chance"] for entry in reversed(record["log"]) if "chance" in entry)
    drawn[0] = "treasury" if drawn[0] != "treasury" else "abundance"


def another_setup(record: Json) -> None:
    record["setup"][:2] = reversed(record["setup"][:2])


def a_draw_less(record: Json) -> None:
    next(entry["chance"] for entry in record["log"] if "chance" in entry).pop()


def a_draw_more(record: Json) -> None:
    record["log"][-1]["chance"] = ["treasury"]


def another_move(record: Json) -> None:
    record["log"][40]["action"] = "sell tribute"


def another_seat(record: Json) -> None:
    record["log"][-1]["seat"] = (record["log"][-1]["seat"] + 1) % 3


def a_move_less(record: Json) -> None:
    record["log"].pop()


def a_move_more(record: Json) -> None:
    record["log"].append({"seat": 0, "action": "done"})


def another_seed(record: Json) -> None:
    record["seed"] = seed_key(77).hex()


def another_commitment(record: Json) -> None:
    record["commitment"] = commitment(seed_key(77))


def another_seed_and_its_commitment(record: Json) -> None:
    another_seed(record)
    another_commitment(record)


def another_score(record: Json) -> None:
    record["scores"][0] += 1


def another_winner(record: Json) -> None:
    record["winners"] = [seat for seat in range(3) if seat not in record["winners"]]


TAMPERINGS: list[Callable[[Json], None]] = [
    another_draw, another_card, another_setup, a_draw_less, a_draw_more, another_move, another_seat, a_move_less,
    a_move_more, another_seed, another_commitment, another_seed_and_its_commitment, another_score, another_winner,
]  # fmt: skip


@pytest.mark.parametrize("edition", ["classic", "anniversary"])
@pytest.mark.parametrize("tamper", TAMPERINGS)
def test_a_changed_record_is_not_verified(tamper: Callable[[Json], None], edition: str) -> None:
    record = finished(amunre.ruleset(edition, players=3), 6)
    verify(record)
    tamper(record)
    with pytest.raises(amunre.RecordError):
        verify(record)

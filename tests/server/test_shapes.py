"""What the server sends is what its schemas say, and the client's types are made from them."""

import hashlib
import json
import random
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from amunre import new_game
from amunre import record as records
from amunre.game import retrace
from amunre.rules.ruleset import Ruleset
from amunre.server.desk import observation
from amunre.server.openapi import document
from amunre.server.replay import PAGE, replay_from
from amunre.server.shapes import LogLine, View
from tests.rulesets import RULESETS

TYPES = Path(__file__).parent.parent.parent / "web" / "src" / "api" / "types.ts"
SHAPES = RULESETS[::4]


def walked(rules: Ruleset, seed: int) -> dict[str, Any]:
    """The record of a random game."""
    dice, game = random.Random(seed), new_game(rules, seed=seed)
    while not game.is_over:
        seat = dice.choice(game.to_act)
        game.play(seat, dice.choice(game.choices(seat)))
    return game.record()


def fits(value: Any, shape: Any) -> None:
    """It has this shape, and nothing beside it."""
    assert msgspec.to_builtins(msgspec.convert(value, shape, strict=True)) == json.loads(json.dumps(value))


@pytest.mark.parametrize("rules", SHAPES, ids=lambda rules: rules.id)
def test_views_and_logs_have_the_shape_that_the_schemas_say(rules: Ruleset) -> None:
    moments = list(enumerate(retrace(records.read(walked(rules, 3)))))
    for number, game in moments:
        if number % 11 == 0 or game.is_over:
            for reader in (None, 0, rules.players - 1):
                fits(observation(game, reader), View)
    fits(game.log(0), list[LogLine])


def test_a_replay_is_the_game_move_by_move() -> None:
    record = walked(RULESETS[-1], 5)
    total = len(record["log"])
    first = replay_from(record, ["A"] * 5, 0)
    assert (first.total, len(first.steps)) == (total, min(PAGE, total))
    view, log = dict(first.view), list(first.log)
    for step in first.steps:
        provinces: dict[str, Any] = {**cast("dict[str, Any]", view["provinces"]), **step.changes.get("provinces", {})}
        view = {name: value for name, value in (view | step.changes).items() if name not in step.gone}
        view["provinces"], log = provinces, log[: step.log_from] + step.log
    there = replay_from(record, ["A"] * 5, len(first.steps))
    assert (view, log) == (dict(there.view), there.log)
    assert replay_from(record, ["A"] * 5, total).view["winners"] == record["winners"]
    assert all("cards" in seat for seat in there.view["seats"])


def as_javascript_has_it(number: str) -> float | int:
    """0.0 is 0."""
    return int(float(number)) if float(number).is_integer() else float(number)


def test_the_types_of_the_client_are_made_from_these_schemas() -> None:
    schemas = json.loads(json.dumps(document()["components"]["schemas"]), parse_float=as_javascript_has_it)
    text = json.dumps(schemas, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    digest = hashlib.sha256(text.encode()).hexdigest()
    assert digest in TYPES.read_text(encoding="utf-8").splitlines()[0], "run ./run types"

"""Whole games of every ruleset, recorded once: they go on as they went then. `write.py` says how to record anew."""

from __future__ import annotations

import json

import amunre
from amunre.rules.ruleset import Ruleset
from amunre.verify import verify
from tests.recorded.replay import FOLDER, replayed
from tests.rulesets import RULESETS, every_ruleset


@every_ruleset
def test_goes_as_it_went(rules: Ruleset) -> None:
    saved = json.loads((FOLDER / f"{rules.id}.json").read_text(encoding="utf-8"))
    game, choices = replayed(saved["record"])
    assert game.ruleset == rules
    assert list(game.scores) == saved["record"]["scores"]
    assert choices == saved["choices"]
    assert game.record() == saved["record"] == amunre.load_record(saved["record"]).record()
    verify(saved["record"])


def test_there_is_one_game_of_each_ruleset() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(rules.id for rules in RULESETS)

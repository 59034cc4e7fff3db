"""docs/examples/train.py learns, and the same seed learns the same."""

from __future__ import annotations

import importlib.util

import numpy as np

from tests.docs.blocks import ROOT

spec = importlib.util.spec_from_file_location("train", ROOT / "docs" / "examples" / "train.py")
assert spec
assert spec.loader
train = importlib.util.module_from_spec(spec)
spec.loader.exec_module(train)


def test_it_gets_better() -> None:
    rewards = train.train(600)
    assert np.mean(rewards[-150:]) > np.mean(rewards[:150]) + 0.02


def test_the_same_seed_learns_the_same() -> None:
    assert train.train(20, seed=3) == train.train(20, seed=3) != train.train(20, seed=4)

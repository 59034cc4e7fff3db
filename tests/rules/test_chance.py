"""The streams of draws: known, fair, the same on every machine, and each draw can be checked alone."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from amunre.rules.chance import (
    Chance,
    Draw,
    FastChance,
    KeyedChance,
    LoggedChance,
    RecordingChance,
    commitment,
    seed_key,
)
from amunre.rules.errors import AmunreError, RecordError
from tests.rules.table import a_sentence

KEY = bytes(range(32))
CHI_SQUARE_14 = 36.1
"""With 14 degrees of freedom a fair stream exceeds this once in a thousand."""


def draws(chance: Chance, bound: int, count: int) -> list[int]:
    return [int(chance.below(bound)) for _ in range(count)]


def test_the_keyed_stream_is_known() -> None:
    assert draws(KeyedChance(KEY), 1000, 8) == [146, 362, 550, 340, 452, 786, 610, 819]


def test_the_fast_stream_is_known() -> None:
    assert draws(FastChance(7), 1000, 8) == [399, 104, 736, 668, 894, 562, 272, 623]


def by_hand(key: bytes, counter: int, bound: int) -> int:
    """One draw from the seed alone, as anybody can check it."""
    attempt = 0
    while True:
        text = key + counter.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        value = int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
        if value < 2**64 // bound * bound:
            return value % bound
        attempt += 1


@pytest.mark.parametrize("bound", [1, 2, 15, 52, 3 * 2**61])
def test_each_keyed_draw_can_be_checked_alone(bound: int) -> None:
    assert draws(KeyedChance(KEY), bound, 50) == [by_hand(KEY, counter, bound) for counter in range(50)]


def test_a_keyed_stream_can_begin_anywhere() -> None:
    assert draws(KeyedChance(KEY, 20), 99, 10) == draws(KeyedChance(KEY), 99, 30)[20:]


@pytest.mark.parametrize("chance", [FastChance(3), KeyedChance(KEY), RecordingChance(FastChance(3))])
def test_a_clone_goes_on_as_its_original(chance: Chance) -> None:
    draws(chance, 10, 5)
    assert draws(chance.clone(), 1000, 20) == draws(chance, 1000, 20)


@pytest.mark.parametrize("chance", [FastChance(11), KeyedChance(KEY)])
def test_all_numbers_are_equally_likely(chance: Chance) -> None:
    each = 2000
    found = draws(chance, 15, 15 * each)
    assert sum((found.count(number) - each) ** 2 / each for number in range(15)) < CHI_SQUARE_14


def test_a_draw_takes_a_kind_as_often_as_it_is_there() -> None:
    chance = FastChance(5)
    pool = vec[i64]([0, 1, 0, 3, 6])
    found = [int(chance.draw(Draw.CARD, pool, 10)) for _ in range(10_000)]
    assert [round(found.count(kind) / 1000) for kind in range(5)] == [0, 1, 0, 3, 6]


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    streams = [tuple(draws(FastChance(seed), 1000, 5)) for seed in range(500)]
    assert len(set(streams)) == 500
    assert len({stream[0] for stream in streams}) > 350


def test_what_is_recorded_is_drawn_again() -> None:
    recording = RecordingChance(FastChance(1))
    pools = [vec[i64]([2, 0, 5]), vec[i64]([1] * 15), vec[i64]([0, 4])]
    drawn = [int(recording.draw(Draw.CARD, pool, sum(pool))) for pool in pools]
    logged = LoggedChance(recording.outcomes)
    assert [int(logged.draw(Draw.CARD, pool, 0)) for pool in pools] == drawn
    with pytest.raises(RecordError, match="lacks"):
        logged.draw(Draw.CARD, pools[0], 7)


@pytest.mark.parametrize("outcome", [(Draw.PROVINCE, 0), (Draw.CARD, 1), (Draw.CARD, 3), (Draw.CARD, -1)])
def test_a_logged_draw_must_have_been_possible(outcome: tuple[int, int]) -> None:
    with pytest.raises(RecordError, match="could not have happened"):
        LoggedChance([outcome]).draw(Draw.CARD, vec[i64]([2, 0, 5]), 7)


def test_a_commitment_binds_to_the_seed() -> None:
    assert commitment(KEY) == hashlib.sha256(b"amunre seed commitment" + KEY).hexdigest()
    assert commitment(KEY) != commitment(KEY[::-1])


@pytest.mark.parametrize("seed", [KEY, KEY.hex(), KEY.hex().upper(), int.from_bytes(KEY, "big")])
def test_the_same_seed_in_other_clothes(seed: Any) -> None:
    assert seed_key(seed) == KEY


@pytest.mark.parametrize("seed", [-1, 2**256, True, b"", KEY[:31], KEY + b"x", "", "7", KEY.hex()[1:], "x" * 64])
def test_what_is_no_seed(seed: Any) -> None:
    with pytest.raises(AmunreError) as caught:
        seed_key(seed)
    assert "seed" in a_sentence(str(caught.value).replace("**", " to the power of "))


def test_a_key_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="has 31"):
        KeyedChance(KEY[:31])

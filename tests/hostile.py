"""Input that nobody should send: junk, and real things with something wrong in them."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, 2, 3, -1, 7, 14, 99, 100, 10**6, 2**63, -(2**63) - 1, 0.0, 1.0, 1.5,
    float("nan"), float("inf"), "", "0", "thebes", "edfu", "architect", "done", "seat-0", "x" * 500, "\ud800", "\0",
    "bid", "offer", "reveal", "keep", "pay", "gift", "market", "auction", "scoring", "finished",
)  # fmt: skip
"""Single values that fit somewhere, and nowhere else."""


def nested(depth: int) -> list[Any]:
    """A list in a list in a list ..."""
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


def huge(digits: int) -> int:
    """A number that Python refuses to write out."""
    return int(10**digits)


scalars = st.sampled_from(JUNK) | st.integers() | st.floats() | st.text(max_size=20)
junk = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(scalars, inner, max_size=4), max_leaves=12
)


def broken(value: Any, donor: Any, rng: random.Random) -> Any:
    """A copy of a JSON value with one to three things wrong in it; some of them come out of another such value."""
    value = copy.deepcopy(value)
    for _ in range(rng.randint(1, 3)):
        rng.choice(BREAKS)(value, donor, rng)
    return value


def some_place(value: Any, rng: random.Random) -> tuple[Any, Any]:
    """A container somewhere in the value, and one of its keys."""
    while True:
        key = rng.choice(list(value) if isinstance(value, dict) else range(len(value)))
        if not isinstance(value[key], (dict, list)) or not value[key] or rng.random() < 0.25:
            return value, key
        value = value[key]


def put_junk(value: Any, donor: Any, rng: random.Random) -> None:
    spot, key = some_place(value, rng)
    spot[key] = rng.choice([*JUNK, huge(5000), [], {}, [0], ["thebes"], {1: 2}, nested(200)])


def nudge(value: Any, donor: Any, rng: random.Random) -> None:
    spot, key = some_place(value, rng)
    if isinstance(spot[key], bool):
        spot[key] = not spot[key]
    elif isinstance(spot[key], int):
        spot[key] += rng.choice([-2, -1, 1, 2, 5])


def leave_out(value: Any, donor: Any, rng: random.Random) -> None:
    spot, key = some_place(value, rng)
    if len(spot) > 1:
        del spot[key]


def double(value: Any, donor: Any, rng: random.Random) -> None:
    spot, key = some_place(value, rng)
    if isinstance(spot, list):
        spot.insert(key, copy.deepcopy(spot[key]))


def exchange(value: Any, donor: Any, rng: random.Random) -> None:
    """Swaps two neighbours."""
    spot, key = some_place(value, rng)
    other = rng.choice(list(spot) if isinstance(spot, dict) else range(len(spot)))
    spot[key], spot[other] = spot[other], spot[key]


def graft(value: Any, donor: Any, rng: random.Random) -> None:
    """What stands at the same place in another game."""
    key = rng.choice(sorted(value))
    if key in donor:
        value[key] = copy.deepcopy(donor[key])


BREAKS: list[Callable[[Any, Any, random.Random], None]] = [put_junk, nudge, nudge, leave_out, double, exchange, graft]

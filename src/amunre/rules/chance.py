"""The only source of randomness: every draw from a deck goes through one `Chance`.

Decks are kept as counts and drawn lazily, so one kind of event is enough: take one thing out of a pool of counted
kinds. Live games draw; a replay reads the outcomes from its log and needs no random numbers at all.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .errors import AmunreError, RecordError


class Draw:
    """What is drawn; a record names its outcomes accordingly."""

    SEAT: Final = 0
    PROVINCE: Final = 1
    CARD: Final = 2
    OFFICIAL: Final = 3
    TILE: Final = 4
    STATUE: Final = 5


class Chance:
    """A stream of draws."""

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, all equally likely."""
        raise NotImplementedError

    def draw(self, what: i64, pool: vec[i64], total: i64) -> i64:
        """The index of one thing out of a pool that holds pool[i] things of kind i, total in all."""
        pick = self.below(total)
        kind: i64 = 0
        while pick >= pool[kind]:
            pick -= pool[kind]
            kind += 1
        return kind

    def clone(self) -> Chance:
        """A stream that goes on as this one would."""
        raise NotImplementedError


# Marsaglia's multiply-with-carry with 32-bit words. The multiplier is below 2**31 and MULTIPLIER * 2**32 - 1 a safe
# prime, so the state never leaves 63 bits and compiled and interpreted games agree.
MULTIPLIER: Final = 2131995753
WORD: Final = 0xFFFFFFFF


class FastChance(Chance):
    """The stream for search and simulation: quick, reproducible, and not meant to keep secrets."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(b"amunre fast stream %d" % seed).digest()
        self.word: i64 = int.from_bytes(digest[:4], "big")
        self.carry: i64 = int.from_bytes(digest[4:8], "big") % (MULTIPLIER - 1) + 1

    def below(self, bound: i64) -> i64:
        """See Chance: 32 random bits scaled to the bound (the bias is below one in a hundred million)."""
        mixed = MULTIPLIER * self.word + self.carry
        self.word = mixed & WORD
        self.carry = mixed >> 32
        return (self.word * bound) >> 32

    def clone(self) -> Chance:
        """See Chance."""
        other = FastChance(0)
        other.word = self.word
        other.carry = self.carry
        return other


KEY_BYTES: Final = 32


class KeyedChance(Chance):
    """The stream for a table: SHA-256 of a secret 256-bit key and a counter.

    No number of seen draws tells anything of the next ones, and whoever is given the key afterwards can check each.
    """

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"A seed has {KEY_BYTES} bytes; this one has {len(key)}.")
        self.key = key
        self.drawn = drawn

    def below(self, bound: i64) -> i64:
        """See Chance: exact, by rejection; every draw has its own counter, so draws can be checked one by one."""
        limit: int = 2**64 // int(bound) * int(bound)
        attempt: int = 0
        value: int = limit
        while value >= limit:
            text = self.key + self.drawn.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            value = int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
            attempt += 1
        self.drawn += 1
        return value % int(bound)

    def clone(self) -> Chance:
        """See Chance."""
        return KeyedChance(self.key, self.drawn)


def seed_key(seed: int | bytes | str) -> bytes:
    """The 256-bit key of a seed: 32 bytes as they are, 64 hex digits, or a number from 0 to 2**256 - 1."""
    if isinstance(seed, bytes) and len(seed) == KEY_BYTES:
        return seed
    if isinstance(seed, str):
        return _key_of_hex(seed)
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 2**256:
        return seed.to_bytes(KEY_BYTES, "big")
    raise AmunreError("A seed is a whole number from 0 to 2**256 - 1, 32 bytes, or 64 hexadecimal digits.")


def _key_of_hex(text: str) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise AmunreError("A seed written as text has exactly 64 hexadecimal digits.")
    return key


def commitment(key: bytes) -> str:
    """What can be published at the start: it binds the host to the seed without telling anything of it."""
    return hashlib.sha256(b"amunre seed commitment" + key).hexdigest()


class RecordingChance(Chance):
    """Passes the draws of another stream on and remembers them for the record."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.outcomes: list[tuple[int, int]] = []

    def below(self, bound: i64) -> i64:
        """See Chance."""
        return self.source.below(bound)

    def draw(self, what: i64, pool: vec[i64], total: i64) -> i64:
        """See Chance."""
        index = self.source.draw(what, pool, total)
        self.outcomes.append((what, index))
        return index

    def clone(self) -> Chance:
        """See Chance; what was remembered stays behind."""
        return RecordingChance(self.source.clone())


class LoggedChance(Chance):
    """Reads the outcomes from a log instead of drawing."""

    def __init__(self, outcomes: list[tuple[int, int]]) -> None:
        self.outcomes = outcomes
        self.at: int = 0

    def draw(self, what: i64, pool: vec[i64], total: i64) -> i64:
        """See Chance: the next logged outcome, which must be one that could have happened."""
        if self.at >= len(self.outcomes):
            raise RecordError("The record lacks the outcome of a draw.")
        kind, index = self.outcomes[self.at]
        self.at += 1
        if kind != what or not 0 <= index < len(pool) or pool[index] <= 0:
            raise RecordError("The record names a draw that could not have happened there.")
        return index

    def clone(self) -> Chance:
        """See Chance."""
        other = LoggedChance(self.outcomes)
        other.at = self.at
        return other


class OutcomeUnknown(Exception):
    """A draw has come up whose outcome nobody has given yet; the game it happened in is of no use any more."""


class AskingChance(Chance):
    """Chance as a player: takes the outcomes it was given and stops the game at the first draw beyond them.

    Whoever caught OutcomeUnknown finds in `what` and `pool` what is drawn from, decides, and plays the move again on
    another copy of the game.
    """

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = outcomes
        self.at: int = 0
        self.what: int = -1
        self.pool: list[int] = []

    def draw(self, what: i64, pool: vec[i64], total: i64) -> i64:
        """See Chance."""
        if self.at >= len(self.outcomes):
            self.what = what
            self.pool = [int(count) for count in pool]
            raise OutcomeUnknown
        self.at += 1
        return self.outcomes[self.at - 1]

    def clone(self) -> Chance:
        """See Chance."""
        other = AskingChance(self.outcomes)
        other.at = self.at
        return other

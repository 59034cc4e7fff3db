"""Which of the legal actions are worth thinking about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from amunre.rules.actions import ACTIONS, BID, HIGH_BID, LADDER_RUNGS, OFFER, PASS
from amunre.rules.state import PROVINCE_COUNT

RAISES: Final = 3  # the lowest bid on a province and the next ones
SMALL_OFFERS: Final = 8  # up to here each amount is tried, then fewer and fewer
MOST_OFFER: Final = 40


def candidates(legal: list[int]) -> list[int]:
    """Without sales (unless there is nothing else), wild bids and offers that differ too little."""
    out: list[int] = []
    province: i64 = -1
    tried: i64 = 0
    for action in legal:
        if action < PASS:
            continue
        if is_bid(action):
            if province_of(action) != province:
                province = province_of(action)
                tried = 0
            tried += 1
            if tried > RAISES:
                continue
        elif OFFER < action < ACTIONS and not is_likely_offer(action - OFFER):
            continue
        out.append(action)
    return out if len(out) > 0 else legal


def is_bid(action: i64) -> bool:
    """Whether it is a bid on a printed space or beyond."""
    return BID <= action < BID + PROVINCE_COUNT * LADDER_RUNGS or HIGH_BID <= action < OFFER


def province_of(action: i64) -> i64:
    """The province of a bid; those beyond the printed spaces count apart."""
    if action < HIGH_BID:
        return (action - BID) // LADDER_RUNGS
    return 100 + (action - HIGH_BID) // 23


def is_likely_offer(gold: i64) -> bool:
    """Every small amount, then every third, and none that is absurd."""
    return gold <= SMALL_OFFERS or (gold % 3 == 0 and gold <= MOST_OFFER)

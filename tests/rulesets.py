"""Every kind of game that the random tests play. A new kind of ruleset is one more line in RULESETS."""

from __future__ import annotations

from typing import Any

import pytest

from amunre.rules.ruleset import EDITION_SWITCHES, EDITIONS, Ruleset, default_switch, ruleset

PLAYERS = (3, 4, 5)


def flipped(edition: str, switch: str) -> Ruleset:
    """The edition with one rule of another one."""
    switches: dict[str, Any] = {switch: not default_switch(edition, switch)}
    return ruleset(edition, players=3, **switches)


RULESETS: list[Ruleset] = [
    *(ruleset(edition, players=players) for edition in EDITIONS for players in PLAYERS),
    *(ruleset(edition, players=players, expert=True) for edition, players in zip(EDITIONS, PLAYERS, strict=True)),
    *(flipped(edition, switch) for edition in ("classic", "anniversary") for switch in EDITION_SWITCHES),
    *(ruleset(edition, players=4, open_gold=True) for edition in ("classic", "anniversary")),
]

every_ruleset = pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)

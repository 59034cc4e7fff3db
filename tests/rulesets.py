"""Every kind of game that the random tests play. A new kind of ruleset is one more line in RULESETS."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from amunre.rules.ruleset import EDITION_SWITCHES, EDITIONS, MODULES, Ruleset, default_switch, ruleset

PLAYERS = (3, 4, 5)


def flipped(edition: str, switch: str) -> Ruleset:
    """The edition with one rule of another one."""
    switches: dict[str, Any] = {switch: not default_switch(edition, switch)}
    return ruleset(edition, players=3, **switches)


def legal_players(modules: tuple[str, ...]) -> tuple[int, ...]:
    """How many can play with these expansions."""
    return (2, 3) if "officials" in modules else PLAYERS


def with_modules(modules: tuple[str, ...], expert: bool = False) -> list[Ruleset]:
    """Expansions in every edition, for every number of players."""
    return [
        ruleset(edition, players=players, modules=modules, expert=expert)
        for edition in EDITIONS
        for players in legal_players(modules)
    ]


WITHOUT_OFFICIALS = tuple(name for name in MODULES if name != "officials")
PAIRS: list[Ruleset] = [rules for pair in combinations(MODULES, 2) for rules in with_modules(pair)]

RULESETS: list[Ruleset] = [
    *(ruleset(edition, players=players) for edition in EDITIONS for players in PLAYERS),
    *(ruleset(edition, players=players, expert=True) for edition, players in zip(EDITIONS, PLAYERS, strict=True)),
    *(flipped(edition, switch) for edition in ("classic", "anniversary") for switch in EDITION_SWITCHES),
    *(ruleset(edition, players=4, open_gold=True) for edition in ("classic", "anniversary")),
    *with_modules(MODULES),
    *with_modules(WITHOUT_OFFICIALS, expert=True),
]

every_ruleset = pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
every_pair = pytest.mark.parametrize("rules", PAIRS, ids=lambda rules: rules.id)

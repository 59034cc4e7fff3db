"""What the environments are told: the ruleset, and what becomes of an illegal action."""

from collections.abc import Sequence
from typing import Any

from amunre.rules.errors import AmunreError
from amunre.rules.ruleset import Ruleset, ruleset

ILLEGAL_WAYS = ("lose", "raise")


def chosen_rules(
    rules: Ruleset | None, edition: str, players: int, modules: Sequence[str], switches: dict[str, Any]
) -> Ruleset:
    """The ruleset as given, or the one that is described."""
    if rules is not None:
        return rules
    return ruleset(edition, players=players, modules=list(modules), **switches)


def check_illegal(way: str) -> None:
    """AmunreError if there is no such way."""
    if way not in ILLEGAL_WAYS:
        raise AmunreError(f"An illegal action may {' or '.join(ILLEGAL_WAYS)}, not {way!r}.")

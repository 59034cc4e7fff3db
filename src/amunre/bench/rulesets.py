"""The rulesets that are measured, by the ids that the command line and the report use."""

from typing import Any

from amunre.rules.errors import RulesetError
from amunre.rules.ruleset import SWITCH_TEXTS, Ruleset, ruleset

REFERENCE = "classic-4"
"""The ruleset that is compared with the peers."""

DEFAULT = (
    "classic-3",
    "classic-4",
    "classic-5",
    "meeple-4",
    "anniversary-3",
    "anniversary-4",
    "anniversary-5",
    "anniversary-4+expert",
    "anniversary-4+statues+pharaoh+afterlife+promos",
)


def named(ruleset_id: str) -> Ruleset:
    """The ruleset of an id, as `Ruleset.id` writes it; RulesetError says what an id looks like."""
    first, *words = ruleset_id.split("+")
    edition, _, players = first.partition("-")
    if players not in ("2", "3", "4", "5", "6", "7", "8", "9") or "" in words:
        raise RulesetError(
            f"{ruleset_id!r} names no ruleset: an id is an edition, the players and what differs from the edition, "
            "such as classic-4, anniversary-3+expert, anniversary-4+no-start-cards or anniversary-2+officials."
        )
    switches: dict[str, Any] = dict(map(switch_of, filter(is_switch, words)))
    modules = [word for word in words if not is_switch(word)]
    return ruleset(edition, players=int(players), modules=modules, **switches)


def base_of(ruleset_id: str) -> str:
    """The id of the same game without its expansions."""
    first, *words = ruleset_id.split("+")
    return "+".join([first, *filter(is_switch, words)])


def is_switch(word: str) -> bool:
    """Whether a word of an id turns a switch on or off; any other word is the name of a module."""
    return switch_of(word)[0] in SWITCH_TEXTS


def switch_of(word: str) -> tuple[str, bool]:
    """The switch that a word names, and whether it is then on."""
    return word.removeprefix("no-").replace("-", "_"), not word.startswith("no-")

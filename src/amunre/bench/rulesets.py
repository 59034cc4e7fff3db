"""The rulesets that are measured, by the ids that the command line and the report use."""

from amunre.rules.errors import RulesetError
from amunre.rules.ruleset import Ruleset, ruleset

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
    "anniversary-4-expert",
)


def named(ruleset_id: str) -> Ruleset:
    """The ruleset of an id: edition, players, and `expert` if it is played. RulesetError says what an id looks like."""
    edition, _, rest = ruleset_id.partition("-")
    players, _, expert = rest.partition("-")
    if players not in ("3", "4", "5") or expert not in ("", "expert"):
        raise RulesetError(f"{ruleset_id!r} names no ruleset; an id looks like {', '.join(DEFAULT[-3:])}.")
    return ruleset(edition, players=int(players), expert=bool(expert))

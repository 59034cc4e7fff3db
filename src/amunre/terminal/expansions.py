"""The expansions in words: the texts of expansions.toml as values."""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from amunre.rules.ruleset import MODULES


@dataclass(frozen=True)
class Expansion:
    """What there is to say about one module."""

    title: str
    short: str
    players: str
    adds: list[str]
    plays: list[str]
    rulings: dict[str, str]
    pieces: dict[str, str] = field(default_factory=dict)


@cache
def expansions() -> dict[str, Expansion]:
    """All of them by the name of the module, in the order of `MODULES`."""
    tables = tomllib.loads(files("amunre.terminal").joinpath("expansions.toml").read_text(encoding="utf-8"))
    return {name: Expansion(**tables[name]) for name in MODULES}


def statue_texts() -> dict[str, str]:
    """The ability of each god."""
    return expansions()["statues"].pieces

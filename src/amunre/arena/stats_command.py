"""`amunre stats`: what wins, as tables, JSON and pictures."""

import json
from itertools import chain
from pathlib import Path

from rich.console import Console, Group
from rich.table import Table

from amunre.arena.command import table
from amunre.arena.results_file import read_results
from amunre.arena.stats import AGES, Stats, count_stats
from amunre.rules.errors import AmunreError


def stats(files: list[Path], picture: Path | None = None, as_json: bool = False) -> None:
    """Count and print. AmunreError, a sentence, for files that are no results."""
    if picture is not None:
        from amunre.arena.pictures import check_picture

        check_picture(picture)
    found = count_stats(chain.from_iterable(map(read_results, files)))
    if not found:
        raise AmunreError("There is no finished game in what was given.")
    if picture is not None:
        _draw(found, picture)
    if as_json:
        print(json.dumps({"rulesets": [each.as_json() for each in found]}, indent=2))
    else:
        for each in found:
            Console().print(as_tables(each), highlight=False)


def _draw(found: list[Stats], picture: Path) -> None:
    """One picture a ruleset; its id goes into the name if there are several."""
    from amunre.arena.pictures import draw_stats

    for each in found:
        one = len(found) == 1
        draw_stats(each, picture if one else picture.with_stem(f"{picture.stem}-{each.ruleset}"))


def as_tables(found: Stats) -> Group:
    """One ruleset for people."""
    bots = ", ".join(sorted(found.bots))
    text = f"{found.ruleset}: {found.games:,} games of {bots}"
    tables = [_provinces(found, age) for age in AGES]
    return Group(text, *tables, _sources(found), _offerings(found), _places(found))


def _provinces(found: Stats, age: str) -> Table:
    rows = [
        (
            row["province"],
            f"{row['price']:.1f}",
            f"{100 * row['win_rate']:.1f}",
            "{:.1f} .. {:.1f}".format(*(100 * bound for bound in row["ci95"])),
            f"{row['lead']:+.2f}",
        )
        for row in found.province_rows()
        if row["age"] == age
    ]
    title = f"{age.title()} Kingdom (lead: owner over the table)"
    return table(title, ("", "price", "wins %", "95 %", "lead"), rows)


def _sources(found: Stats) -> Table:
    rows = [
        (row["source"], *(f"{row[who][age]:.2f}" for who in ("all", "winners") for age in ("old", "new", "both")))
        for row in found.source_rows()
    ]
    return table("Points by source", ("", "old", "new", "both", "winner: old", "new", "both"), rows)


def _offerings(found: Stats) -> Table:
    rows = [
        (
            str(row["round"]),
            f"{row['mean_offer']:.2f}",
            f"{100 * row['thefts']:.1f}",
            *(f"{100 * row['temple'].get(str(space), 0):.1f}" for space in range(1, 5)),
        )
        for row in found.offering_rows()
    ]
    return table("Offerings", ("round", "mean gold", "thefts %", "temple 1 %", "2 %", "3 %", "4 %"), rows)


def _places(found: Stats) -> Table:
    rows = []
    for number in sorted(found.places):
        row = found.places[number].as_json(number)
        bounds = "{:.1f} .. {:.1f}".format(*(100 * bound for bound in row["ci95"]))
        rows.append((str(number), f"{100 * row['win_rate']:.1f}", bounds, f"{row['points']:.2f}"))
    return table("By place in the first turn order", ("place", "wins %", "95 %", "points"), rows)

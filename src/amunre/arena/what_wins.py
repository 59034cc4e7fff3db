"""Writes docs/what-wins.md: `./run what-wins` plays its games, goes on where it was stopped, and draws the pictures."""

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from amunre.arena.command import with_progress
from amunre.arena.errands import in_processes
from amunre.arena.pictures import check_picture, draw_stats
from amunre.arena.plan import Plan
from amunre.arena.stats import AGES, Stats, count_stats
from amunre.arena.table import Line
from amunre.simulate import RulesetChoice

BOT = "greedy"
GAMES = {
    ("anniversary", 4): 3800,
    ("classic", 4): 3800,
    ("anniversary", 3): 600,
    ("anniversary", 5): 600,
    ("classic", 3): 600,
    ("classic", 5): 600,
}
"""How many games of which edition for how many players: 10,000 in all."""

PICTURED = ("anniversary-4", "classic-4")

HEAD = """# What wins Amun-Re?

{games:,} games of the bot `{bot}` against itself, counted by `amunre stats`. They show what wins at a table of such
players: look-ahead of one step, no bluff, no memory of how the others play. Where stronger bots play otherwise, the
figures will be others. `./run what-wins` plays the games anew and writes this page; do not edit it by hand.

In every deal the seats are played in turn, so games of one deal are alike, and intervals (95 %, Wilson) a little wider
than they look. What provinces cost, and all else here, is what these players paid and did, not advice.
"""


PROVINCES = """Mean price in gold, how often its owner won, and his lead in points over the mean of the table. A dear
province whose owner falls behind is overpaid; a cheap one whose owner leads is a bargain.
"""

SOURCES = """The winner's points, and how many more than the mean of the table. In {ruleset} it is {most} that set a
winner apart most, and {least} that do so least.
"""


def main(words: list[str] | None = None) -> None:
    """`python -m amunre.arena.what_wins FOLDER`."""
    parser = argparse.ArgumentParser(description="Play the games of what-wins.md and write it.")
    parser.add_argument("folder", type=Path, help="where what-wins.md and its pictures go")
    parser.add_argument("--data", type=Path, default=Path("build/what-wins"), help="where the games are kept")
    parser.add_argument("--jobs", type=int, default=2, help="on how many processes")
    parser.add_argument("--share", type=float, default=1.0, help="only this share of the games")
    given = parser.parse_args(words)
    (given.folder / "pictures").mkdir(parents=True, exist_ok=True)
    check_picture(given.folder / "pictures" / "any.svg")
    write_page(given.folder, count_stats(play(given.data, given.jobs, given.share)))


def play(data: Path, jobs: int, share: float) -> Iterator[Line]:
    """All games, those that are not yet in the folder played now."""
    data.mkdir(parents=True, exist_ok=True)
    for (edition, players), games in GAMES.items():
        file = data / f"{edition}-{players}.jsonl"
        plan = Plan(RulesetChoice(edition, players), (BOT, BOT), max(round(games * share), 1)).checked()
        yield from with_progress(plan, in_processes(jobs), file).lines


def write_page(folder: Path, found: list[Stats]) -> None:
    """The page and its pictures."""
    for each in found:
        if each.ruleset in PICTURED:
            draw_stats(each, folder / "pictures" / f"what-wins-{each.ruleset}.svg")
    games = sum(each.games for each in found)
    parts = [HEAD.format(games=games, bot=BOT), *_overview(found), *_sources(found), *_provinces(found)]
    parts += [*_offerings(found), *_places(found), *_pictures(found)]
    (folder / "what-wins.md").write_text("\n".join(parts), encoding="utf-8")


def _table(headings: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    names = list(headings)
    lines = [names, ["---", *["---:"] * (len(names) - 1)], *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines) + "\n"


def _overview(found: list[Stats]) -> list[str]:
    rows = []
    for each in found:
        points = each.as_json()["points"]
        rows.append((each.ruleset, f"{each.games:,}", f"{points['mean']:.1f}", f"{points['of_the_winner']:.1f}"))
    return [_table(("ruleset", "games", "points of a player", "of the winner"), rows)]


def _sources(found: list[Stats]) -> list[str]:
    """By source: the winner and everybody."""
    names = list(dict.fromkeys(row["source"] for each in found for row in each.source_rows()))
    rows = []
    for each in found:
        cells = {row["source"]: f"{row['winners']['both']:.1f} ({_gain(row):+.1f})" for row in each.source_rows()}
        rows.append((each.ruleset, *(cells[name] for name in names)))
    main = next((each for each in found if each.ruleset in PICTURED), found[0])
    ranked = [row["source"] for row in sorted(main.source_rows(), key=_gain)]
    text = SOURCES.format(ruleset=main.ruleset, most=ranked[-1], least=ranked[0])
    return ["## Points by source\n", text, _table(("ruleset", *names), rows)]


def _gain(row: dict[str, Any]) -> float:
    return float(row["winners"]["both"] - row["all"]["both"])


def _provinces(found: list[Stats]) -> list[str]:
    parts = [
        "## Provinces\n",
        PROVINCES,
    ]
    for each in found:
        if each.ruleset in PICTURED:
            parts += [f"### {each.ruleset}\n", _bargains(each), _province_table(each)]
    return parts


def _bargains(found: Stats) -> str:
    sentences = []
    for age in AGES:
        rows = [row for row in found.province_rows() if row["age"] == age]
        best, worst = max(rows, key=_lead), min(rows, key=_lead)
        sentences.append(
            f"{age.title()} Kingdom: the dearest is {_name(rows[0])} ({rows[0]['price']:.1f} gold); owners of "
            f"{_name(best)} end {best['lead']:+.1f} points from the mean, those of {_name(worst)} {worst['lead']:+.1f}."
        )
    return " ".join(sentences) + "\n"


def _lead(row: dict[str, Any]) -> float:
    return float(row["lead"])


def _name(row: dict[str, Any]) -> str:
    return str(row["province"]).title()


def _province_table(found: Stats) -> str:
    rows = {(row["province"], row["age"]): row for row in found.province_rows()}
    names = list(dict.fromkeys(name for name, _ in rows))
    lines = []
    for name in names:
        cells = [name.title()]
        for age in AGES:
            row = rows.get((name, age))
            cells += ["-"] * 3 if row is None else [f"{row['price']:.1f}", _percent(row), f"{row['lead']:+.1f}"]
        lines.append(cells)
    return _table(("province", "old: price", "wins %", "lead", "new: price", "wins %", "lead"), lines)


def _percent(row: dict[str, Any]) -> str:
    reach = 50 * (row["ci95"][1] - row["ci95"][0])
    return f"{100 * row['win_rate']:.1f} ± {reach:.1f}"


def _offerings(found: list[Stats]) -> list[str]:
    rows = []
    for each in found:
        for row in each.offering_rows():
            spaces = (f"{100 * row['temple'].get(str(space), 0):.0f}" for space in range(1, 5))
            rows.append((each.ruleset, row["round"], f"{row['mean_offer']:.1f}", f"{100 * row['thefts']:.0f}", *spaces))
    text = "The mean of the gold that was offered, how many took 3 gold instead, and where the temple came to stand.\n"
    headings = ("ruleset", "round", "gold", "thefts %", "temple on 1 %", "2 %", "3 %", "4 %")
    return ["## Offerings\n", text, _table(headings, rows)]


def _places(found: list[Stats]) -> list[str]:
    rows = []
    for each in found:
        places = [each.places[number].as_json(number) for number in sorted(each.places)]
        cells = [_percent(row) for row in places]
        rows.append((each.ruleset, f"{100 / each.players:.1f}", *cells, *["-"] * (5 - len(cells))))
    text = "Wins in per cent, by place in the first turn order.\n"
    return ["## Who begins\n", text, _table(("ruleset", "chance", "1st", "2nd", "3rd", "4th", "5th"), rows)]


def _pictures(found: list[Stats]) -> list[str]:
    shown = [each.ruleset for each in found if each.ruleset in PICTURED]
    return ["## Pictures\n", *(f"![What wins in {name}](pictures/what-wins-{name}.svg)\n" for name in shown)]


if __name__ == "__main__":
    main()

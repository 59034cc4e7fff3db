"""`amunre arena`: a progress bar on stderr, the report alone on stdout."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console, Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from amunre.arena.errands import Errands, in_processes, on_ray
from amunre.arena.plan import Plan
from amunre.arena.report import Report
from amunre.arena.run import run_arena


def arena(
    plan: Plan,
    jobs: int = 1,
    as_json: bool = False,
    out: Path | None = None,
    picture: Path | None = None,
    ray: str | None = None,
) -> None:
    """Play and print. AmunreError, a sentence, for what cannot be, before a game is played."""
    plan = plan.checked()
    errands = in_processes(jobs) if ray is None else on_ray(ray, jobs)
    if picture is not None:
        from amunre.arena.pictures import check_picture

        check_picture(picture)
    report = with_progress(plan, errands, out)
    if picture is not None:
        from amunre.arena.pictures import draw_report

        draw_report(report, picture)
    if as_json:
        print(json.dumps(report.as_json(), indent=2))
    else:
        Console().print(as_tables(report), highlight=False)


def with_progress(plan: Plan, errands: Errands, out: Path | None) -> Report:
    """`run_arena` with a bar on stderr."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("games", total=plan.total)
        return run_arena(plan, errands, out, lambda played: progress.advance(bar, played))


def as_tables(report: Report) -> Group:
    """The report for people."""
    found = report.as_json()
    tables = [_results(found), _ratings(found), _thinking(found), _points(found)]
    text = f"{found['ruleset']}, seed {found['seed']}: {report.played:,} games played in {report.seconds:.1f} s"
    if report.played < found["games"]:
        text += f", {found['games'] - report.played:,} were in the file"
    notes = [f"95 % of {key}: {method}" for key, method in found["methods"].items()]
    return Group(text, *tables, *notes, *_failures(found))


def table(title: str, headings: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Table:
    """Words on the left, numbers on the right."""
    made = Table(title=title, title_justify="left")
    for index, heading in enumerate(headings):
        made.add_column(heading, justify="left" if index == 0 else "right", no_wrap=True)
    for row in rows:
        made.add_row(*row)
    return made


def _results(found: dict[str, Any]) -> Table:
    rows = [
        (
            f"{each['bot']} - {each['against']}",
            f"{each['games']}",
            f"{each['wins']:g}",
            f"{100 * each['win_rate']:.1f}",
            _range(each["ci95"], 100, ".1f"),
            f"{each['margin']:+.1f}",
            _range(each["margin_ci95"], 1, "+.1f"),
        )
        for each in found["results"]
    ]
    title = f"One against {found['players'] - 1}: wins (chance: {100 / found['players']:.0f} %) and margin in points"
    return table(title, ("", "games", "wins", "%", "95 %", "margin", "95 %"), rows)


def _ratings(found: dict[str, Any]) -> Table:
    rows = [(each["bot"], f"{each['elo']:+.0f}", _range(each["ci95"], 1, "+.0f")) for each in found["ratings"]]
    return table("Ratings (Elo-like, mean 0)", ("", "rating", "95 %"), rows)


def _thinking(found: dict[str, Any]) -> Table:
    rows = [
        (
            each["bot"],
            f"{each['decisions']:,}",
            *(f"{1000 * each[key]:.1f}" for key in ("mean_s", "p99_s", "max_s")),
            "-" if each["within_limit"] is None else f"{100 * each['within_limit']:.2f} %",
        )
        for each in found["thinking"]
    ]
    headings = ("", "decisions", "mean ms", "99 % ms", "most ms", "in time")
    return table("Thinking (in time: within 1.1 x the limit + 50 ms)", headings, rows)


def _points(found: dict[str, Any]) -> Table:
    points = found["points"]
    sources = list(next(iter(points.values())))
    rows = [(source, *(f"{row.get(source, 0):.2f}" for row in points.values())) for source in sources]
    return table("Points by source", ("", *points), rows)


def _failures(found: dict[str, Any]) -> list[str]:
    failures = found["failures"]
    lines = [f"games lost by an exception or an illegal move: {failures['count']}"]
    return lines + [f"  game {each['game']}: {each['bot']}: {each['reason']}" for each in failures["examples"]]


def _range(interval: list[float] | None, factor: float, form: str) -> str:
    if interval is None:
        return "-"
    return " .. ".join(format(factor * bound, form) for bound in interval)

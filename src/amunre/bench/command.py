"""`amunre bench` as the command line calls it: progress and notices on stderr, the report alone on stdout."""

import json
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from amunre.bench.report import Report, as_tables
from amunre.bench.run import SECONDS, run_bench


def bench(
    rulesets: list[str] | None = None, seconds: float = SECONDS, peers: bool = True, as_json: bool = False
) -> None:
    """Run the benchmark and print it. AmunreError, a sentence, for a ruleset or a time that cannot be."""
    report = run_with_progress(rulesets, seconds, peers)
    for notice in report.notices:
        Console(stderr=True).print(notice, highlight=False)
    if as_json:
        print(json.dumps(report.as_json(), indent=2))
    else:
        Console().print(as_tables(report))


def run_with_progress(rulesets: list[str] | None, seconds: float, peers: bool) -> Report:
    """`run_bench` with a bar on stderr. It is redrawn between slices only: a drawing thread would be measured too."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    look: dict[str, Any] = {"auto_refresh": False, "transient": True, "disable": not console.is_terminal}
    with Progress(*columns, console=console, **look) as progress:
        bar = progress.add_task("getting ready", total=None)
        progress.refresh()

        def watch(name: str, done: int, total: int) -> None:
            progress.update(bar, description=name, completed=done, total=total, refresh=True)

        return run_bench(rulesets, seconds, peers, watch=watch)

"""`amunre simulate`: a progress bar on stderr, the result on stdout."""

import json

from rich.console import Console, Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from amunre.simulate import RulesetChoice, Simulation, simulate


def run_simulation(choice: RulesetChoice, games: int, seed: int, jobs: int, as_json: bool) -> None:
    """Simulate and print. AmunreError, a sentence, for what cannot be."""
    result = with_progress(choice, games, seed, jobs)
    if as_json:
        print(json.dumps(result.as_json(), indent=2))
    else:
        Console().print(as_tables(result), highlight=False)


def with_progress(choice: RulesetChoice, games: int, seed: int, jobs: int) -> Simulation:
    """`simulate` with a bar on stderr."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("games", total=games)
        return simulate(choice, games, seed, jobs, lambda played: progress.advance(bar, played))


def as_tables(result: Simulation) -> Group:
    """The result for people."""
    tally = result.tally
    speed = f"{tally.games:,} games, {tally.decisions:,} decisions in {result.seconds:.1f} s"
    return Group(
        f"{result.ruleset}, seed {result.seed}: {speed} ({tally.games / result.seconds:,.0f} games/s)",
        _seat_table(result),
        _source_table(result),
    )


def _seat_table(result: Simulation) -> Table:
    table = Table(title="By place in the first turn order", title_justify="left")
    for heading in ("place", "mean score", "wins", "shared wins", "wins %"):
        table.add_column(heading, justify="right")
    for seat in result.as_json()["seats"]:
        share = f"{100 * seat['wins'] / result.tally.games:.1f}"
        row = (seat["place"], f"{seat['mean_score']:.2f}", seat["wins"], seat["shared_wins"], share)
        table.add_row(*map(str, row))
    return table


def _source_table(result: Simulation) -> Table:
    table = Table(title="Points of a player", title_justify="left")
    table.add_column("source")
    table.add_column("mean", justify="right")
    for source, points in result.as_json()["points"].items():
        table.add_row(source, f"{points:.2f}")
    return table

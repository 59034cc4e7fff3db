"""An arena from its plan to its report."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from amunre.arena.errands import Errands, batches
from amunre.arena.plan import Plan
from amunre.arena.report import Report
from amunre.arena.results_file import ResultsFile
from amunre.arena.table import Line

Watch = Callable[[int], None]
"""Is told how many games have been played, or found in the file, since the last call."""


def run_arena(plan: Plan, errands: Errands, out: Path | None = None, watch: Watch = lambda played: None) -> Report:
    """Play what is not yet in the file `out`; without a file, everything. The plan is a checked one."""
    began = time.perf_counter()
    with _kept(out, plan) as (lines, keep):
        found = {(line["pairing"], line["game"]) for line in lines}
        missing = [each for each in plan.fixtures() if (each.pairing, each.game) not in found]
        watch(plan.total - len(missing))
        for batch in errands(plan.choice, batches(plan, missing)):
            keep(batch)
            watch(len(batch))
        wanted = [line for line in lines if line["game"] < plan.games]
        return Report(plan, _sorted(wanted), len(missing), time.perf_counter() - began)


@contextmanager
def _kept(out: Path | None, plan: Plan) -> Iterator[tuple[list[Line], Callable[[list[Line]], None]]]:
    """Where lines go: into a file, or only into a list."""
    if out is None:
        lines: list[Line] = []
        yield lines, lines.extend
        return
    with ResultsFile(out, plan) as file:
        yield file.lines, file.append


def _sorted(lines: list[Line]) -> list[Line]:
    """In the order of the plan, whatever process was quicker."""
    return sorted(lines, key=lambda line: (line["pairing"], line["game"]))

"""What was measured, as a value, as JSON for programs and as tables for people."""

from dataclasses import asdict, dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table


@dataclass(frozen=True)
class RulesetFigures:
    """How fast one ruleset plays, at random and as in the search (`playouts_per_s`, whole games).

    `spread` is that of the decisions: the middle half of the rounds over the median.
    `of_base` is the share of the decisions a second that its expansions leave, if the game without them took part.
    """

    ruleset: str
    games_per_s: float
    decisions_per_s: float
    playouts_per_s: float
    clone_ns: float
    choices_ns: float
    spread: float
    of_base: float | None = None


@dataclass(frozen=True)
class PeerFigures:
    """How fast a peer plays; `ratio` is our reference ruleset's decisions a second over the peer's."""

    peer: str
    decisions_per_s: float
    ratio: float
    spread: float


@dataclass(frozen=True)
class EnvFigures:
    """How fast an environment steps; `ratio` is our first one's steps a second in that library over this one's."""

    library: str
    game: str
    steps_per_s: float
    ratio: float
    spread: float


@dataclass(frozen=True)
class Report:
    """All figures of one run. `import_ms` is a whole fresh process; `interpreter_ms` is the same one without us."""

    compiled: bool
    rulesets: tuple[RulesetFigures, ...]
    peers: tuple[PeerFigures, ...]
    game_bytes: int | None
    import_ms: float
    interpreter_ms: float
    notices: tuple[str, ...] = ()
    envs: tuple[EnvFigures, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """The figures as JSON has them; what is said to people only, the notices, stays out."""
        figures = asdict(self)
        del figures["notices"]
        figures["rulesets"] = [asdict(row) for row in self.rulesets]
        figures["peers"] = [asdict(row) for row in self.peers]
        figures["envs"] = [asdict(row) for row in self.envs]
        return figures


def as_tables(report: Report) -> RenderableType:
    """The report for people."""
    parts: list[RenderableType] = [_ruleset_table(report)]
    if report.peers:
        parts.append(_peer_table(report))
    if report.envs:
        parts.append(_env_table(report))
    return Group(*parts, *_closing_lines(report))


def _ruleset_table(report: Report) -> Table:
    table = _table(f"Random play, one core, {'compiled' if report.compiled else 'not compiled'}", "ruleset")
    for heading in ("games/s", "decisions/s", "playouts/s", "clone", "choices", "spread"):
        table.add_column(heading, justify="right")
    for row in report.rulesets:
        costs = (f"{row.clone_ns:,.0f} ns", f"{row.choices_ns:,.0f} ns", f"{row.spread:.1%}")
        table.add_row(
            row.ruleset, f"{row.games_per_s:,.0f}", f"{row.decisions_per_s:,.0f}", f"{row.playouts_per_s:,.0f}", *costs
        )
    return table


def _peer_table(report: Report) -> Table:
    table = _table("Peers, in the same rounds", "peer")
    for heading in ("decisions/s", "ours is", "spread"):
        table.add_column(heading, justify="right")
    for row in report.peers:
        table.add_row(row.peer, f"{row.decisions_per_s:,.0f}", f"{row.ratio:,.2f} x", f"{row.spread:.1%}")
    return table


def _env_table(report: Report) -> Table:
    table = _table("Environments, in the same rounds", "library")
    table.add_column("game")
    for heading in ("steps/s", "ours is", "spread"):
        table.add_column(heading, justify="right")
    for row in report.envs:
        table.add_row(row.library, row.game, f"{row.steps_per_s:,.0f}", f"{row.ratio:,.2f} x", f"{row.spread:.1%}")
    return table


def _table(title: str, first: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column(first, overflow="fold")  # the id of a game with many expansions is long
    return table


def _expansion_lines(report: Report) -> list[str]:
    return [
        f"{row.ruleset} makes {row.of_base:.2f} of the decisions a second of the same game without its expansions."
        for row in report.rulesets
        if row.of_base is not None
    ]


def _closing_lines(report: Report) -> list[str]:
    weight = "unknown on this system" if report.game_bytes is None else f"{report.game_bytes / 1000:.1f} kB"
    starts = f"{report.import_ms:.0f} ms, of which a bare interpreter is {report.interpreter_ms:.0f} ms"
    return [
        *_expansion_lines(report),
        f"One game in memory: {weight}. A process that imports amunre and ends: {starts}.",
        "Medians of interleaved rounds; the spread is that of their middle half.",
        "Clone and choices are called from interpreted Python, which adds some 50 ns to each.",
    ]

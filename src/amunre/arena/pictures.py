"""The arena's figures as pictures. matplotlib is an extra, and imported only here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from amunre.arena.chronicle import STEAL
from amunre.arena.report import Report
from amunre.arena.stats import AGES, Stats, count_stats
from amunre.rules.errors import AmunreError

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SUFFIXES = (".svg", ".png")
COLOURS = ("#2f6690", "#d1812c", "#7a9e4b", "#9b4f6b", "#6b6f76", "#c2b280", "#4aa3a2", "#8a6bbf")
LOOK: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "amunre",
    "font.size": 7,
    "axes.titlesize": 8,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
}
"""No curves in place of letters, and no random names: small files, and the same figures give the same file."""


def check_picture(path: Path) -> None:
    """Before hours of games: can this picture be drawn at all? AmunreError says why not."""
    if path.suffix.lower() not in SUFFIXES:
        raise AmunreError(f"A picture is a .svg or a .png; {path.name!r} is neither.")
    if not path.parent.is_dir():
        raise AmunreError(f"There is no folder {str(path.parent)!r} for the picture.")
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise AmunreError("Pictures need matplotlib, which is not installed: pip install 'amunre[bots]'.") from None


def draw_report(report: Report, path: Path) -> None:
    """An arena: ratings with their intervals, points by source, and what provinces were worth."""
    with _drawing(path, 5.6, 2) as (figure, panels):
        figure.suptitle(f"{report.plan.choice.build().id}: {', '.join(report.plan.bots)}")
        _ratings(panels[0], report)
        _points(panels[1], report)
        for found in count_stats(report.lines):
            for panel, age in zip(panels[2:], AGES, strict=True):
                _provinces(panel, found, age)


def draw_stats(found: Stats, path: Path) -> None:
    """What wins in one ruleset."""
    with _drawing(path, 8.0, 3) as (figure, panels):
        figure.suptitle(f"{found.ruleset}: {found.games:,} games of {', '.join(sorted(found.bots))}")
        for panel, age in zip(panels[:2], AGES, strict=True):
            _provinces(panel, found, age)
        _sources(panels[2], found)
        _offers(panels[3], found)
        _temples(panels[4], found)
        _places(panels[5], found)


@contextmanager
def _drawing(path: Path, height: float, rows: int) -> Iterator[tuple[Figure, list[Axes]]]:
    """A figure with two panels a row, saved when they are drawn."""
    import matplotlib as mpl
    from matplotlib.figure import Figure  # without pyplot: no window, no global state

    with mpl.rc_context(LOOK):
        figure = Figure(figsize=(7.2, height), layout="constrained")
        yield figure, [figure.add_subplot(rows, 2, number + 1) for number in range(2 * rows)]
        # The date would make every file another one.
        figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix.lower() == ".svg" else {})


def _ratings(panel: Axes, report: Report) -> None:
    found = report.ratings[::-1]
    reach = [[each.elo - each.ci95[0] for each in found], [each.ci95[1] - each.elo for each in found]]
    panel.errorbar([each.elo for each in found], range(len(found)), xerr=reach, fmt="o", color=COLOURS[0], capsize=3)
    panel.set_yticks(range(len(found)), [each.bot for each in found])
    panel.margins(y=0.3)
    panel.grid(axis="x", alpha=0.3)
    panel.set_title("rating, with 95 %")


def _points(panel: Axes, report: Report) -> None:
    points = report.points
    sources = list(dict.fromkeys(source for row in points.values() for source in row))
    _stack(panel, list(points), sources, [[row.get(source, 0.0) for row in points.values()] for source in sources])
    panel.set_title("points by source, mean of a seat")


def _stack(panel: Axes, bars: Sequence[str], parts: Sequence[str], heights: list[list[float]]) -> None:
    floor = [0.0] * len(bars)
    for index, (part, row) in enumerate(zip(parts, heights, strict=True)):
        panel.bar(bars, row, bottom=floor, label=part, color=COLOURS[index % len(COLOURS)])
        floor = [low + more for low, more in zip(floor, row, strict=True)]
    panel.legend(fontsize=6, loc="upper left", bbox_to_anchor=(1, 1), frameon=False)


def _provinces(panel: Axes, found: Stats, age: str) -> None:
    """What was paid, and how far ahead of the table the owner ended."""
    rows = [row for row in found.province_rows() if row["age"] == age][::-1]
    places = range(len(rows))
    panel.barh(places, [row["price"] for row in rows], 0.7, color=COLOURS[5], label="mean price, gold")
    panel.plot([row["lead"] for row in rows], places, "o", markersize=3, color=COLOURS[0], label="owner's lead, points")
    panel.axvline(0, color="#555555", linewidth=0.8)
    panel.set_yticks(places, [row["province"] for row in rows], fontsize=6)
    panel.legend(fontsize=6, loc="lower right", frameon=False)
    panel.set_title(f"provinces, {age.title()} Kingdom")


def _sources(panel: Axes, found: Stats) -> None:
    rows = found.source_rows()
    for shift, who, colour in ((-0.2, "all", COLOURS[4]), (0.2, "winners", COLOURS[1])):
        heights = [row[who]["both"] for row in rows]
        panel.bar([at + shift for at in range(len(rows))], heights, 0.4, label=who, color=colour)
    panel.set_xticks(range(len(rows)), [row["source"] for row in rows], rotation=30)
    panel.legend(fontsize=6, frameon=False)
    panel.set_title("points by source")


def _offers(panel: Axes, found: Stats) -> None:
    total, most = found.offers.total(), 20
    shares = [100 * found.offers[gold] / total for gold in range(most)]
    rest = 100 * sum(count for gold, count in found.offers.items() if gold >= most) / total
    panel.bar([-2], [100 * found.offers[STEAL] / total], color=COLOURS[3])
    panel.bar(range(most + 1), [*shares, rest], color=COLOURS[0])
    panel.set_xticks([-2, 0, 5, 10, 15, 20], ["theft", "0", "5", "10", "15", "20+"])
    panel.set_ylabel("% of offerings")
    panel.set_title("offerings in gold")


def _temples(panel: Axes, found: Stats) -> None:
    rows = found.offering_rows()
    heights = [[100 * row["temple"].get(str(space), 0.0) for row in rows] for space in range(1, 5)]
    _stack(panel, [str(row["round"]) for row in rows], [str(space) for space in range(1, 5)], heights)
    panel.set_xlabel("round")
    panel.set_ylabel("% of games")
    panel.set_title("space of the temple")


def _places(panel: Axes, found: Stats) -> None:
    rows = [found.places[number].as_json(number) for number in sorted(found.places)]
    rates = [100 * row["win_rate"] for row in rows]
    reach = [
        [rate - 100 * row["ci95"][0] for rate, row in zip(rates, rows, strict=True)],
        [100 * row["ci95"][1] - rate for rate, row in zip(rates, rows, strict=True)],
    ]
    panel.bar([str(row["place"]) for row in rows], rates, yerr=reach, capsize=3, color=COLOURS[2])
    panel.axhline(100 / found.players, color="#555555", linewidth=0.8, linestyle=":")
    panel.set_xlabel("place in the first turn order")
    panel.set_ylabel("wins %, with 95 %")
    panel.set_title("who begins")

"""The tables in docs/envs, written from the code: `python -m amunre.envs.tables docs/envs`."""

import sys
from itertools import groupby
from pathlib import Path

from amunre.envs.observation.layout import Layout
from amunre.envs.observation.piece import Piece
from amunre.rules.actions import ACTIONS, all_actions, to_action, to_text
from amunre.rules.board import PROVINCES
from amunre.rules.cards import CARD_NAMES, FIRST_SCHEME, LAST_SCHEME
from amunre.rules.ruleset import Ruleset, ruleset

NOTE = "<!-- Written by `python -m amunre.envs.tables docs/envs`: change the code, not this file. -->"
EXPANSIONS = ("statues", "pharaoh", "afterlife", "promos")


def examples() -> list[Ruleset]:
    """The rulesets whose offsets are listed."""
    return [
        ruleset("classic", players=4),
        ruleset("anniversary", players=4),
        ruleset("anniversary", players=2, modules=["officials"]),
        ruleset("anniversary", players=5, modules=EXPANSIONS, expert=True),
    ]


def observations() -> str:
    """Every piece of every ruleset, and where it stands in some of them."""
    return "\n".join(
        [
            "# Observations",
            "",
            NOTE,
            "",
            "An observation is a vector of `float32`: the pieces below, one after the other, as far as the ruleset has",
            "them. Seats are counted from the observer on, clockwise: the observer himself is always the first. In",
            "`a x b` the numbers run over b first. Each number was divided by its unit; the range is that of the",
            "result.",
            "",
            f"Provinces: {', '.join(PROVINCES)}.",
            "",
            f"Cards: {', '.join(CARD_NAMES)}.",
            "",
            f"Schemes: the cards from {CARD_NAMES[FIRST_SCHEME]} to {CARD_NAMES[LAST_SCHEME]}.",
            "",
            "`amunre.envs.encoder.Encoder(rules).named(observation)` takes a vector apart by these names.",
            "",
            *_pieces(),
            "",
            "## Where they stand",
            "",
            "Offset and size in some rulesets (without `counted_gold`, which adds the piece `others_gold`). For any",
            "other: `Encoder(rules).layout.offset(name)`.",
            "",
            *_offsets(),
            "",
        ]
    )


def _pieces() -> list[str]:
    rows = ["| piece | runs over | unit | range | meaning |", "| --- | --- | --- | --- | --- |"]
    for piece in _all_pieces():
        bounds = f"{piece.low / piece.unit:g} to {piece.high / piece.unit:g}"
        rows.append(f"| `{piece.name}` | {piece.entries or 'one number'} | {piece.unit} | {bounds} | {piece.meaning} |")
    return rows


def _all_pieces() -> list[Piece]:
    """Those of all rulesets, each once, in the order of the vector."""
    everything = [
        Layout(ruleset("anniversary", players=3, modules=("officials", *EXPANSIONS)), counted_gold=True),
        Layout(ruleset("anniversary", players=3, expert=True)),
    ]
    found = {piece.name: piece for layout in reversed(everything) for piece in layout.pieces}
    names = list(dict.fromkeys(piece.name for layout in everything for piece in layout.pieces))
    return [found[name] for name in names]


def _offsets() -> list[str]:
    layouts = {rules.id: Layout(rules) for rules in examples()}
    rows = [f"| piece | {' | '.join(layouts)} |", "| --- |" + " --- |" * len(layouts)]
    for piece in _all_pieces():
        cells = [_place(layout, piece.name) for layout in layouts.values()]
        if any(cells):
            rows.append(f"| `{piece.name}` | {' | '.join(cells)} |")
    rows.append("| all | " + " | ".join(str(layout.size) for layout in layouts.values()) + " |")
    return rows


def _place(layout: Layout, name: str) -> str:
    sizes = {piece.name: piece.size for piece in layout.pieces}
    return f"{layout.offset(name)}, {sizes[name]}" if name in sizes else ""


def actions() -> str:
    """Every action, in ranges of one verb."""
    rows = ["| numbers | how many | from | to |", "| --- | --- | --- | --- |"]
    for run in _runs():
        span = f"{run[0]}" if len(run) == 1 else f"{run[0]} to {run[-1]}"
        last = "" if len(run) == 1 else f"`{to_text(run[-1])}`"
        rows.append(f"| {span} | {len(run)} | `{to_text(run[0])}` | {last} |")
    return "\n".join(
        [
            "# Actions",
            "",
            NOTE,
            "",
            f"An action is a number from 0 to {ACTIONS - 1}, the same in all rulesets; the mask says which are legal.",
            "`amunre.rules.actions` turns numbers into text and back: `to_text(185)` is",
            f"`{to_text(185)}`, `parse('{to_text(185)}')` is 185. Numbers that are not listed are never legal.",
            "",
            *rows,
            "",
        ]
    )


def _runs() -> list[list[int]]:
    """Numbers without a gap that share a verb."""
    numbered = enumerate(all_actions())
    grouped = groupby(numbered, key=lambda entry: (entry[1] - entry[0], to_action(entry[1]).verb))
    return [[number for _, number in run] for _, run in grouped]


def main(folder: Path) -> None:
    """Writes both files."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "observations.md").write_text(observations())
    (folder / "actions.md").write_text(actions())


if __name__ == "__main__":
    main(Path(sys.argv[1]))

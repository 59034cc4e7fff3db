"""docs/pictures/map.svg: the map of the client with the numbers of the board, for the page about it."""

import json
import re
from pathlib import Path
from typing import Any

from amunre.rules.board import PROVINCES, Board, standard_board
from tools.docs.words import words

MAP = Path(__file__).resolve().parents[2] / "web" / "src" / "board" / "map.ts"
STYLE = """
  text { font: 19px system-ui, sans-serif; fill: #3b2d1a; text-anchor: middle }
  .name { font: 700 27px Georgia, serif; letter-spacing: 1px }
  .province { stroke: #8a6c39; stroke-width: 2 }
  .lower { fill: #eddcae } .upper { fill: #e7cb93 }
"""


def picture() -> str:
    """The drawing, of the very shapes that the client shows."""
    source = MAP.read_text(encoding="utf-8")
    board = standard_board()
    nile, land = (re.search(rf'^export const {name} = "([^"]+)"', source, re.MULTILINE) for name in ("NILE", "LAND"))
    assert nile
    assert land
    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 40 900 1010" role="img">',
            "<title>The fifteen provinces with fields, Favour icons, temples, blessings and income</title>",
            f"<style>{STYLE}</style>",
            '<rect y="40" width="900" height="1010" fill="#9cc9cc"/>',
            f'<path d="{land[1]}" fill="#dcbf86"/>',
            f'<path d="{nile[1]}" fill="#57a7b5"/>',
            *(_province(board, province, _shape(source, province)) for province in PROVINCES),
            "</svg>",
            "",
        ]
    )


def _shape(source: str, province: str) -> dict[str, Any]:
    found = re.search(rf"^  {province}: (\{{.*\}}),$", source, re.MULTILINE)
    if found is None:
        raise ValueError(f"map.ts has no shape for {province}.")
    shape: dict[str, Any] = json.loads(found[1])
    return shape


def _province(board: Board, province: str, shape: dict[str, Any]) -> str:
    room = shape["room"]
    x, y = room["x"], room["y"] + 34
    lines = "".join(
        f'<text x="{x}" y="{y + 28 + 24 * line}">{text}</text>' for line, text in enumerate(facts(board, province))
    )
    return (
        f'<path class="province {board.cell(province, "half").text}" d="{shape["path"]}"/>'
        f'<text class="name" x="{x}" y="{y}">{words()[f"province.{province}"]}</text>{lines}'
    )


def facts(board: Board, province: str) -> list[str]:
    """What the province offers, a line each."""
    counted = {
        "fields": "field",
        "icons": "icon",
        "temples": "temple",
        "printed_farmers": "printed Farmer",
    }
    plain = [_count(board.cell(province, column).value, word) for column, word in counted.items()]
    blessings = {"blessing_cards": "card", "blessing_stones": "Stone"}
    free = [_count(board.cell(province, column).value, word) for column, word in blessings.items()]
    gold = board.cell(province, "blessing_gold").value
    given = [part for part in [*free, f"{gold} gold" if gold else ""] if part]
    income = [(kind, board.cell(province, kind).value) for kind in ("mine", "caravan")]
    lines = [*plain, "+ " + ", ".join(given) if given else ""]
    return [line for line in [*lines, *(f"{kind} {value}" for kind, value in income if value)] if line]


def _count(number: int, word: str) -> str:
    return f"{number} {word}{'s' if number > 1 else ''}" if number else ""

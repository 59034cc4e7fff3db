"""docs/play/board.md: the board as the game knows it, and how sure each number is."""

from amunre.rules.board import PROVINCES, Board, Border, standard_board
from tools.docs.words import table, words

INTRO = """# The board

Fifteen provinces along the Nile, north at the top. Two provinces are neighbours if they share a border; those that face
each other across the river are neighbours too. Only Master of Federation and the statue of Horus ask for that.

![The fifteen provinces and the Nile](../pictures/map.svg)

After the fields, icons and temples of a province stands with a + its blessing, which comes with it in both ages. A mine
pays in every Harvest, a caravan only with the temple on 1 or 2.
"""

SURE = """## How sure are these numbers?

The rulebooks describe the board in words and examples and do not show it. What they say is marked with nothing; *g*
follows from geography and from the even splits the rulebooks tell; *?* is our reconstruction, within every bound that
the rulebooks give. Have you the board on your desk? A file with just the cells you correct is enough:

<!-- example: file my-board.toml -->

```toml
[provinces]
abu = {fields = 3, icons = 1}
```

```python
import amunre

board = amunre.load_board("my-board.toml")
rules = amunre.ruleset("classic", players=4, board=board)
print(rules.id)
```

<!-- example: output -->

```text
classic-4+board-...
```

Every cell is checked against what the rulebooks say; `--board my-board.toml` takes it on the command line.
"""

WORDS = {"lower": "Lower", "upper": "Upper", "river": "on the Nile"}


def page() -> str:
    """The whole page."""
    board = standard_board()
    headings = ["province", "fields", "icons", "temples", "blessing", "income", "lies", "neighbours"]
    rows = [_row(board, province) for province in PROVINCES]
    return "\n".join([INTRO, *table(headings, rows), "", SURE])


def _row(board: Board, province: str) -> list[str]:
    cells = [_cell(board, province, column) for column in ("fields", "icons", "temples")]
    places = [_cell(board, province, column) for column in ("side", "half", "nile")]
    printed = board.cell(province, "printed_farmers").value
    if printed:
        cells[0] += f" and {printed} printed Farmers"
    neighbours = sorted(border.other if border.one == province else border.one for border in _borders(board, province))
    named = ", ".join(words()[f"province.{other}"] for other in neighbours)
    return [
        f"**{words()[f'province.{province}']}**",
        *cells,
        _blessing(board, province),
        _income(board, province),
        ", ".join(places),
        named,
    ]


def _cell(board: Board, province: str, column: str) -> str:
    cell = board.cell(province, column)
    mark = "" if cell.provenance == "R" else f" *{cell.provenance.lower()}*"
    return f"{WORDS.get(cell.text, cell.text)}{mark}"


def _blessing(board: Board, province: str) -> str:
    parts = {"blessing_cards": "Favour card", "blessing_stones": "Stone", "blessing_gold": "gold"}
    found = [(board.cell(province, column).value, word) for column, word in parts.items()]
    return ", ".join(f"{count} {word}{'s' if count > 1 and word != 'gold' else ''}" for count, word in found if count)


def _income(board: Board, province: str) -> str:
    found = [(kind, board.cell(province, kind).value) for kind in ("mine", "caravan")]
    return ", ".join(f"{kind} {gold}" for kind, gold in found if gold)


def _borders(board: Board, province: str) -> list[Border]:
    return [border for border in board.borders if province in (border.one, border.other)]

"""Colours and shapes: the museum's atlas by lamplight. A colour never stands alone, a shape or a word is with it."""

from textual.theme import Theme

from amunre.terminal.board_map import COLOURS

SHAPES = ("●", "◆", "■", "▲", "▼")
SEATS = COLOURS
GOLD = "#e3b75a"
NILE = "#4f9fb3"
DIM = "#a89f90"
SANDS = ("#26243a", "#2c2942")
"""Two tones for provinces side by side."""

LAMPLIGHT = Theme(
    name="lamplight",
    primary="#d9a441",
    secondary="#4f9fb3",
    accent="#e3b75a",
    foreground="#f1e7d0",
    background="#1a1929",
    surface="#211f33",
    panel="#2c2942",
    success="#6fcf9d",
    warning="#e3b75a",
    error="#ec8a6c",
    dark=True,
)


def shape(seat: int) -> str:
    """The sign of a seat."""
    return SHAPES[seat]

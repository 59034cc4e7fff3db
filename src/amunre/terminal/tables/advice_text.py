"""Advice in words, for a person who asked for it."""

from amunre.bots.advice import Advice
from amunre.terminal.choices import whole

ONLY = 1


def advice_lines(advice: list[Advice]) -> list[str]:
    """A line for each choice that is worth a thought, the best first."""
    if len(advice) == ONLY:
        return [f"{whole(advice[0].choice)}: {advice[0].reason}."]
    return [
        f"{whole(each.choice)}: {each.reason} ({_ahead(each.margin)}, {round(100 * each.win_chance)} % to win)."
        for each in advice
    ]


def _ahead(margin: float) -> str:
    side = "ahead" if margin >= 0 else "behind"
    return f"about {abs(round(margin))} {'point' if abs(round(margin)) == 1 else 'points'} {side} at the end"

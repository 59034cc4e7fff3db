"""Everybody's gold, counted from the log: each change of it is public, so whoever keeps count knows it."""

from typing import Any

from amunre.rules.actions import triangle

START_GOLD = 20
GAINS = frozenset({"gained", "stole", "earned"})


def counted_gold(log: list[dict[str, Any]], players: int) -> list[int] | None:
    """The gold of each seat; None if the log does not begin with the game, as after loading a position."""
    if not any(entry.get("event") == "round" and entry["round"] == 1 for entry in log):
        return None
    gold = [START_GOLD] * players
    for entry in log:
        if "seat" in entry:
            gold[entry["seat"]] += _change(entry)
    return gold


def _change(entry: dict[str, Any]) -> int:
    event = entry.get("event")
    if event is not None:
        if event in GAINS:
            return int(entry["gold"])
        if event == "paid":
            return -int(entry["gold"])
        return 1 if event == "sold" else 0
    words = entry["action"].split()
    if words[0] == "sell":
        return 1
    if words[0] in ("buy", "again", "glory"):
        return -triangle(int(words[-1]))
    if words[0] == "offer":
        return -int(words[1])
    return -1 if words[0] == "horus" else 0

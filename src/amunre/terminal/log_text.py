"""The log in words, with the players' names in it."""

from collections.abc import Sequence
from typing import Any

from amunre.terminal.choices import title

# What a move is called when somebody else reads it; whatever is not here is written in the game's notation.
SAID = {
    "pass": "passes",
    "done": "is done",
    "steal": "plays Theft",
    "keep": "has chosen a start Scheme",
    "with influence": "adds Influence",
    "with greed": "adds Greed",
}


def in_words(log: Sequence[dict[str, Any]], names: list[str]) -> list[str]:
    """One line for each entry of a log."""
    return [_event(entry, names) if "event" in entry else _move(entry, names) for entry in log]


def _move(entry: dict[str, Any], names: list[str]) -> str:
    action = entry["action"]
    return f"{names[entry['seat']]} {SAID[action]}" if action in SAID else f"{names[entry['seat']]}: {action}"


def _event(entry: dict[str, Any], names: list[str]) -> str:
    event = entry["event"]
    if event == "gained" and entry["province"] is None:
        event = "stole"
    if event == "drew" and "card" not in entry:
        event = "drew unseen"
    if event == "opened" and "seat" in entry:
        event = "revealed"
    return EVENTS[event].format_map(_named(entry, names))


def _named(entry: dict[str, Any], names: list[str]) -> dict[str, Any]:
    """The fields of an entry with names and titles for numbers and words of the notation."""
    words = dict(entry)
    if "seat" in entry:
        words["who"] = names[entry["seat"]]
    for key in ("province", "card"):
        if entry.get(key):
            words[key] = title(entry[key])
    if "order" in entry:
        words["order"] = ", ".join(names[seat] for seat in entry["order"])
    return words


EVENTS = {
    "round": "Round {round}",
    "opened": "{province} comes up for auction",
    "revealed": "{who} reveals {province}",
    "blocked": "{province} is blocked",
    "paid": "{who} pays {gold} gold for {province}",
    "took": "{who} takes {province}",
    "gained": "{who} takes {gold} gold from {province}",
    "stole": "{who} takes {gold} gold with Theft",
    "laid": "{province} is blessed with a Stone",
    "built": "A Pyramid stands in {province}",
    "drew": "{who} draws {card}",
    "drew unseen": "{who} draws a Favour card",
    "temple": "{collective} gold in all: the temple stands at {space}",
    "order": "Turn order: {order}",
    "earned": "{who} earns {gold} gold",
    "sold": "{who} sells {card}",
    "scored": "{who} scores {points} for {source}",
    "won": "{who} wins with {points} points",
}

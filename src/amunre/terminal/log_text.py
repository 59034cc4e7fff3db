"""The log in words, with the players' names in it."""

import re
from collections.abc import Sequence
from typing import Any

from amunre.rules.actions import parse, to_action
from amunre.rules.ruleset import Ruleset
from amunre.terminal.choices import title, tomb_place

# What a move is called when somebody reads of it, by its verb.
MOVES = {
    "pass": "passes",
    "done": "is done",
    "bid": "bids {amount} for {target}",
    "lift": "moves the Scribe in {target}",
    "bribery": "plays Bribery",
    "protection": "plays Protection",
    "delegation": "plays Delegation and swaps two Officials",
    "choose": "keeps {target}",
    "reveal": "reveals {target}",
    "keep": "keeps {target}",
    "buy tombs": "buys {amount} Tomb tiles",
    "buy favours": "buys {amount} Favour cards",
    "buy farmers": "buys {amount} Farmers",
    "buy stones": "buys {amount} Stones",
    "again tombs": "buys {amount} Tomb tiles more, with Ptah",
    "again favours": "buys {amount} Favour cards more, with Ptah",
    "again farmers": "buys {amount} Farmers more, with Ptah",
    "again stones": "buys {amount} Stones more, with Ptah",
    "farmer": "places a Farmer in {target}",
    "stone": "lays a Stone in {target}",
    "architect": "plays Architect in {target}",
    "cultivation": "plays Cultivation in {target}",
    "horus": "builds with Horus in {target}",
    "afterlife draw": "plays Afterlife and draws a tile",
    "afterlife place": "plays Afterlife and builds a tile",
    "tomb": "builds a {target}",
    "glory": "plays Glory for points: {amount}",
    "offer": "offers {amount} gold",
    "steal": "plays Theft",
    "with influence": "adds Influence",
    "with greed": "adds Greed",
    "influence +3": "raises the offering by 3",
    "influence -3": "lowers the offering by 3",
    "gift farmer": "takes a Farmer as gift",
    "gift stone": "takes a Stone as gift",
    "gift favours": "takes Favour cards as gift: {amount}",
    "gift tomb": "builds a tile as gift",
    "extra": "gives 2 discards for an extra tile",
    "discard": "discards {target}",
    "treasury": "plays Treasury in {target}",
    "abundance": "plays Abundance in {target}",
    "popularity": "plays Popularity in {target}",
    "export": "plays Export in {target}",
    "score": "shows {target}",
    "sell": "sells {target} for 1 gold",
}
SECRET = {"keep": "has chosen a start Scheme"}
"""Moves of which the others read only the verb."""

COUNTED = re.compile(r"\b1 (Tomb tile|Favour card|Farmer|Stone)s\b")

EVENTS = {
    "round": "Round {round}",
    "opened": "{province} comes up for auction",
    "revealed": "{who} reveals {province}",
    "blocked": "{province} is blocked",
    "paid": "{who} pays {gold} gold for {province}",
    "took": "{who} takes {province}",
    "gained": "{who} takes {gold} gold from {province}",
    "gained by a tile": "{who} takes {gold} gold for a Tomb tile",
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
    "statue": "The statue of {statue} comes to {province}",
    "official": "An Official waits in {province}: {official}",
    "token": "{who} gains a Pharaoh token for {province}",
    "drew tile": "{who} draws a {tile} tile",
    "drew tile unseen": "{who} draws a Tomb tile",
}


def in_words(log: Sequence[dict[str, Any]], names: list[str], rules: Ruleset) -> list[str]:
    """One line for each entry of a log."""
    return [_event(entry, names, rules) if "event" in entry else _move(entry, names) for entry in log]


def _move(entry: dict[str, Any], names: list[str]) -> str:
    return f"{names[entry['seat']]} {said(entry['action'])}"


def said(move: str) -> str:
    """A move in notation, in words; a secret one is but its verb."""
    if move in SECRET:
        return SECRET[move]
    action = to_action(parse(move))
    amount = "no" if action.verb.startswith("buy ") and action.amount == 0 else action.amount
    words = MOVES[action.verb].format(target=_target(action.verb, action.target), amount=amount)
    return COUNTED.sub(r"1 \1", words)


def _target(verb: str, target: str) -> str:
    if verb == "discard" and target.startswith("tile-"):
        return f"a {title(target)}"
    if verb != "tomb":
        return title(target)
    kind, row, slot = target.split()
    return f"{title(kind)} tile at {tomb_place(int(row), int(slot))}"


def _event(entry: dict[str, Any], names: list[str], rules: Ruleset) -> str:
    return EVENTS[_kind(entry)].format_map(_named(entry, names, rules))


def _kind(entry: dict[str, Any]) -> str:
    """The name of an event, more exactly where it has several forms."""
    event: str = entry["event"]
    if event == "gained" and entry["province"] is None:
        return "gained by a tile"
    if event == "drew" and "card" not in entry:
        return "drew unseen"
    if event == "drew tile" and "tile" not in entry:
        return "drew tile unseen"
    if event == "opened" and "seat" in entry:
        return "revealed"
    return event


def _named(entry: dict[str, Any], names: list[str], rules: Ruleset) -> dict[str, Any]:
    """The fields of an entry with names and titles for numbers and words of the notation."""
    words = dict(entry)
    if "seat" in entry:
        words["who"] = names[entry["seat"]]
    for key in ("province", "card", "statue", "tile"):
        if entry.get(key):
            words[key] = title(entry[key])
    if "official" in entry:
        words["official"] = official_title(rules, entry["official"])
    if "order" in entry:
        words["order"] = ", ".join(names[seat] for seat in entry["order"])
    return words


def official_title(rules: Ruleset, name: str) -> str:
    """An Official as the deck calls him."""
    return rules.officials.titles[rules.officials.names.index(name)]

"""What a finished game is remembered by: prices, offerings, temples, points by source."""

from typing import Any

from amunre.game import Game

STEAL = -3
"""How a Theft stands among the offers: it takes 3 gold out of the collective offering."""


def chronicle(game: Game) -> dict[str, Any]:
    """From the log, as a spectator reads it.

    `prices`: [round, seat, province, gold] for every province somebody took; `offers`: by round, then by seat, in
    gold, -3 for a Theft; `temples` and `collective`: by round; `sheet`: by source, then age, then seat.
    """
    log, players = game.log(None), game.ruleset.players
    return {
        "prices": _prices(log),
        "offers": _offers(log, players),
        "temples": [entry["space"] for entry in _events(log, "temple")],
        "collective": [entry["collective"] for entry in _events(log, "temple")],
        "sheet": _sheet(game),
    }


def _events(log: list[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    return [entry for entry in log if entry.get("event") == name]


def _prices(log: list[dict[str, Any]]) -> list[list[Any]]:
    """With the Officials a seat pays for two provinces and takes one: only that one counts."""
    found: list[list[Any]] = []
    paid: dict[tuple[int, str], int] = {}
    number = 0
    for entry in log:
        event = entry.get("event")
        if event == "round":
            number = entry["round"]
        elif event == "paid":
            paid[entry["seat"], entry["province"]] = entry["gold"]
        elif event == "took":
            key = (entry["seat"], entry["province"])
            found.append([number, *key, paid.pop(key, 0)])
    return found


def _offers(log: list[dict[str, Any]], players: int) -> list[list[int]]:
    rounds: list[list[int]] = []
    for entry in log:
        if entry.get("event") == "round":
            rounds.append([0] * players)
        words = entry.get("action", "").split()
        if words[:1] == ["steal"]:
            rounds[-1][entry["seat"]] = STEAL
        elif words[:1] == ["offer"]:
            rounds[-1][entry["seat"]] = int(words[1])
    return rounds


def _sheet(game: Game) -> dict[str, list[list[int]]]:
    sheet = game.score_sheet
    return {source: [[row[source] for row in sheet[age]] for age in ("old", "new")] for source in game.ruleset.sources}

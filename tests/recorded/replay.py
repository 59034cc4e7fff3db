"""Plays a recorded game move by move, and sums up what everybody could have done on the way."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import amunre

FOLDER = Path(__file__).parent


def replayed(record: dict[str, Any]) -> tuple[amunre.Game, str]:
    """The game at its end, and SHA-256 of every choice list, of all seats that owed a decision."""
    game = amunre.load_record(record, upto=0, seed=record["seed"])
    total = hashlib.sha256()
    for entry in record["log"]:
        total.update(repr([game.choices(seat) for seat in game.to_act]).encode())
        game.play(entry["seat"], entry["action"])
    return game, total.hexdigest()

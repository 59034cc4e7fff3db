"""From the rows of the log to the game, and from a move to its row."""

import secrets
from dataclasses import dataclass
from typing import Any

import msgspec

from amunre import Game, RulesetError, load_record, new_game
from amunre.rules.ruleset import SWITCH_TEXTS, ruleset_from_json
from amunre.server.messages import NewTable
from amunre.server.store import Appended

UNDO = "undo"


@dataclass(frozen=True)
class Beginning:
    """A game before its first move."""

    start: str
    seed: str
    commitment: str


def begin(wish: NewTable) -> Beginning:
    """Deals a new game; AmunreError says why such a table cannot be."""
    rules = {"edition": wish.edition, "players": wish.players, "modules": wish.modules}
    odd = sorted(set(wish.switches) - set(SWITCH_TEXTS))
    if odd:
        raise RulesetError(f"There is no switch {odd[0][:40]!r}; there are {', '.join(SWITCH_TEXTS)}.")
    return deal({**wish.switches, **rules}, wish.seed or secrets.token_hex(32))


def deal(rules: dict[str, Any], seed: str) -> Beginning:
    """A game of these rules from this seed."""
    record = new_game(ruleset_from_json(rules), seed=seed).record()
    return Beginning(msgspec.json.encode(record).decode(), seed, record["commitment"])


def rebuild(start: str, seed: str, rows: list[Appended]) -> Game:
    """The game as it stands after these rows."""
    record = msgspec.json.decode(start)
    record["log"] = [_entry(row) for row in standing(rows)]
    return load_record(record, seed=seed)


def standing(rows: list[Appended]) -> list[Appended]:
    """The moves that were not taken back: an undo takes its seat's last one."""
    kept: list[Appended] = []
    for row in rows:
        if row.action == UNDO:
            last = max(index for index, move in enumerate(kept) if move.seat == row.seat)
            del kept[last]
        else:
            kept.append(row)
    return kept


def _entry(row: Appended) -> dict[str, Any]:
    entry: dict[str, Any] = {"seat": row.seat, "action": row.action}
    if row.chance is not None:
        entry["chance"] = msgspec.json.decode(row.chance)
    return entry


def carry_out(game: Game, seat: int, action: str) -> bool:
    """Plays a move or an undo; whether the others see that something was done. IllegalMove if it cannot be."""
    if action == UNDO:
        secret = game.holds_secrets
        game.undo(seat)
        return not secret
    game.play(seat, action)
    return not game.holds_secrets


def drawn(game: Game) -> str | None:
    """What the last move drew, as the log keeps it."""
    names = game.last_draw_names
    return msgspec.json.encode(names).decode() if names else None

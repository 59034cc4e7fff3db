"""The operator's look at tables: without secrets, unless he asks for a record."""

import time
from typing import Any

from sqlalchemy import Connection

from amunre.server.gamekeeping import rebuild
from amunre.server.store import Stored, queries
from amunre.server.store.engine import make_engine, migrate


def list_tables(database: str, most: int) -> list[dict[str, Any]]:
    """The newest tables."""

    def work(connection: Connection) -> list[dict[str, Any]]:
        return [
            {"id": row.id, "status": row.status, "public": row.public, "name": row.name, "created": _when(row.created)}
            for row in queries.all_tables(connection, most)
        ]

    found: list[dict[str, Any]] = _with(database, work)
    return found


def show_table(database: str, table_id: str) -> dict[str, Any]:
    """A table, its seats and how far it is."""
    stored = _stored(database, table_id)
    game = rebuild(stored.row.start, stored.row.seed, stored.moves)
    return {
        "id": stored.row.id,
        "name": stored.row.name,
        "status": stored.row.status,
        "ruleset": game.ruleset.id,
        "created": _when(stored.row.created),
        "seats": [{"name": seat.name, "kind": seat.kind, "bot": seat.bot} for seat in stored.seats],
        "rows": len(stored.moves),
        "chat": len(stored.chat),
        "to_act": list(game.to_act),
        "scores": list(game.scores),
    }


def export_table(database: str, table_id: str) -> dict[str, Any]:
    """The record of a table; of a running one with all secrets but the seed: not for its players."""
    stored = _stored(database, table_id)
    return rebuild(stored.row.start, stored.row.seed, stored.moves).record()


def _stored(database: str, table_id: str) -> Stored:
    found: Stored | None = _with(database, lambda connection: queries.load(connection, table_id, 0, 0))
    if found is None:
        raise ValueError(f"There is no table {table_id[:40]!r}; `amunre table list` shows those there are.")
    return found


def _with(database: str, work: Any) -> Any:
    engine = make_engine(database)
    try:
        migrate(engine)
        with engine.connect() as connection:
            return work(connection)
    finally:
        engine.dispose()


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(at))

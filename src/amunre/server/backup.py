"""A whole database as one file, taken while the server runs; it can be restored into SQLite or PostgreSQL."""

import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select

from amunre.server.store.engine import NEWEST, make_engine, migrate
from amunre.server.store.schema import metadata

KIND = "amunre backup"
BATCH = 1000


def backup(database: str, target: Path) -> int:
    """Writes every row as it stood at one moment; how many. The file is whole or not there."""
    if target.exists():
        raise ValueError(f"{target} is there already; a backup never overwrites anything.")
    engine = make_engine(database)
    migrate(engine)
    unfinished = target.with_name(target.name + ".part")
    count = 0
    try:
        with engine.connect().execution_options(**_snapshot(engine.dialect.name)) as connection:
            if engine.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN")
            unfinished.touch(mode=0o600)
            with gzip.open(unfinished, "wb") as file:
                file.write(msgspec.json.encode({"kind": KIND, "shape": NEWEST}) + b"\n")
                for line in _rows(connection):
                    file.write(line + b"\n")
                    count += 1
                file.write(msgspec.json.encode({"end": count}) + b"\n")
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        unfinished.rename(target)
    finally:
        unfinished.unlink(missing_ok=True)
        engine.dispose()
    return count


def _snapshot(dialect: str) -> dict[str, Any]:
    return {"isolation_level": "REPEATABLE READ"} if dialect == "postgresql" else {}


def _rows(connection: Connection) -> Iterator[bytes]:
    for table in metadata.sorted_tables:
        for row in connection.execute(select(table)).mappings():
            yield msgspec.json.encode([str(table.name), {str(name): value for name, value in row.items()}])


def restore(source: Path, database: str) -> int:
    """Reads a backup into an empty database; how many rows. All of it or nothing."""
    engine = make_engine(database)
    migrate(engine)
    try:
        with engine.begin() as connection:
            _refuse_full(connection)
            return _read_into(connection, source)
    finally:
        engine.dispose()


def _refuse_full(connection: Connection) -> None:
    tables = metadata.tables["tables"]
    if connection.execute(select(func.count()).select_from(tables)).scalar_one():
        raise ValueError("A backup is restored into an empty database, and this one has tables in it.")


def _read_into(connection: Connection, source: Path) -> int:
    count, ended, batch = 0, False, _Batch(connection)
    try:
        with gzip.open(source, "rb") as file:
            head = msgspec.json.decode(file.readline())
            if not isinstance(head, dict) or head.get("kind") != KIND or head.get("shape") != NEWEST:
                raise ValueError(f"{source} is no backup of this version of amunre.")
            for line in file:
                entry = msgspec.json.decode(line)
                if isinstance(entry, dict):
                    ended = entry.get("end") == count
                    break
                batch.add(*entry)
                count += 1
    except (msgspec.DecodeError, EOFError, gzip.BadGzipFile, TypeError) as error:
        raise ValueError(f"{source} cannot be read as a backup: {error}") from None
    if not ended:
        raise ValueError(f"{source} is cut off: nothing was restored.")
    batch.flush()
    return count


class _Batch:
    """Rows of one table at a time, so that there are few statements."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._name = ""
        self._rows: list[dict[str, Any]] = []

    def add(self, name: str, row: dict[str, Any]) -> None:
        if name != self._name or len(self._rows) >= BATCH:
            self.flush()
        self._name = name
        self._rows.append(row)

    def flush(self) -> None:
        if self._rows:
            self._connection.execute(insert(metadata.tables[self._name]), self._rows)
        self._rows = []

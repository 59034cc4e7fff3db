"""Several processes on one PostgreSQL: LISTEN/NOTIFY tells of writes, advisory locks say who drives a table."""

import asyncio
import hashlib
import logging
from contextlib import suppress

import psycopg

from amunre.server.store.store import Unavailable
from amunre.server.tables import Tables

LOG = logging.getLogger("amunre.fanout")
PAUSE = 0.5


class Fanout:
    """Hears what other processes write, and lets the tables in memory catch up."""

    def __init__(self, address: str, origin: str, tables: Tables) -> None:
        self._address = address
        self._origin = origin
        self._tables = tables
        self._catching: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    async def listen(self) -> None:
        """Forever; after a break every table in memory looks for itself, since news may have been missed."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
                    await connection.execute("LISTEN amunre")
                    for table in self._tables.all():
                        self._catch_up(table.id)
                    async for notice in connection.notifies():
                        origin, _, table_id = notice.payload.partition(" ")
                        if origin != self._origin:
                            self._catch_up(table_id)
            except psycopg.Error:
                LOG.warning("listening to the database failed; trying again")
            await asyncio.sleep(PAUSE)

    def _catch_up(self, table_id: str) -> None:
        if self._tables.known(table_id) is None:
            return
        if table_id in self._catching:
            self._again.add(table_id)
        else:
            self._catching[table_id] = asyncio.create_task(self._do(table_id))

    async def _do(self, table_id: str) -> None:
        table = self._tables.known(table_id)
        try:
            if table is not None:
                await table.catch_up()
        except Unavailable:
            if table is not None:
                table.break_trust()
        except Exception:
            LOG.exception("catching up failed", extra={"fields": {"table": table_id}})
        finally:
            self._catching.pop(table_id, None)
            if table_id in self._again:
                self._again.discard(table_id)
                self._catch_up(table_id)


class PostgresLocks:
    """Advisory locks on one connection: if this process dies, they are free."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: psycopg.AsyncConnection[tuple[object, ...]] | None = None
        self._turn = asyncio.Lock()

    async def take(self, table_id: str) -> bool:
        """See Locks."""
        async with self._turn:
            try:
                if self._connection is None or self._connection.closed:
                    self._connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
                cursor = await self._connection.execute("SELECT pg_try_advisory_lock(%s)", (lock_number(table_id),))
                row = await cursor.fetchone()
                return row is not None and row[0] is True
            except psycopg.Error:
                await self._drop()
                return False

    async def release(self, table_id: str) -> None:
        """See Locks."""
        async with self._turn:
            try:
                if self._connection is not None:
                    await self._connection.execute("SELECT pg_advisory_unlock(%s)", (lock_number(table_id),))
            except psycopg.Error:
                await self._drop()

    async def close(self) -> None:
        """Lets everything go."""
        await self._drop()

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(psycopg.Error):
                await connection.close()


def lock_number(table_id: str) -> int:
    """A table's number among PostgreSQL's 64-bit locks."""
    return int.from_bytes(hashlib.sha256(table_id.encode()).digest()[:8], "big", signed=True)

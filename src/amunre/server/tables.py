"""The tables in memory: opened when somebody comes, forgotten when nobody has been there for a while."""

import asyncio
import time
from collections.abc import Callable

from amunre.server.store import Store
from amunre.server.table import Changed, Table

IDLE = 120.0


class Tables:
    """A cache: what it forgets is in the database."""

    def __init__(self, store: Store, changed: Changed) -> None:
        self._store = store
        self._changed = changed
        self._open: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table | None]] = {}

    def __len__(self) -> int:
        return len(self._open)

    def all(self) -> list[Table]:
        """Those in memory."""
        return list(self._open.values())

    def known(self, table_id: str) -> Table | None:
        """A table if it is in memory."""
        return self._open.get(table_id)

    async def get(self, table_id: str) -> Table | None:
        """A table, rebuilt from its log if need be; None if there is none."""
        found = self._open.get(table_id)
        if found is not None:
            found.used = time.monotonic()
            return found
        task = self._opening.get(table_id)
        if task is None:
            task = self._opening[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Table | None:
        try:
            stored = await self._store.load(table_id)
            if stored is None:
                return None
            table = Table(self._store, stored, self._changed)
            await table.start_if_full()  # a server that was killed after the last person had sat down
            self._open[table_id] = table
            return table
        finally:
            self._opening.pop(table_id, None)

    def forget_idle(self, busy: Callable[[str], bool], idle: float = IDLE) -> None:
        """Makes room: tables without listeners that nobody has used for a while."""
        now = time.monotonic()
        for table in self.all():
            if not table.listeners and not table.lock.locked() and now - table.used > idle and not busy(table.id):
                del self._open[table.id]

"""The whole server in one value: what every request needs."""

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import dataclass, field

from amunre.server.bot_pool import BotPool
from amunre.server.driver import Driver, Locks, NoLocks
from amunre.server.fanout import Fanout, PostgresLocks
from amunre.server.limits import Limits
from amunre.server.messages import Closing, encode
from amunre.server.metrics import Metrics
from amunre.server.notices import Notifier
from amunre.server.settings import Settings
from amunre.server.store import Store, open_store
from amunre.server.store.engine import is_postgres, plain_postgres
from amunre.server.store.store import Unavailable
from amunre.server.table import Table
from amunre.server.tables import Tables

LOG = logging.getLogger("amunre.hall")
TIDY = 10.0


@dataclass
class Hall:
    """Store, tables in memory, bots, clocks, notices and limits of one process."""

    settings: Settings
    store: Store
    limits: Limits
    metrics: Metrics
    tables: Tables = field(init=False)
    bots: BotPool = field(init=False)
    driver: Driver = field(init=False)
    notifier: Notifier = field(init=False)
    fanout: Fanout | None = None
    closing: bool = False
    _tasks: list["asyncio.Task[None]"] = field(default_factory=list)

    async def open(self) -> None:
        """Starts everything that runs by itself."""
        self.tables = Tables(self.store, self._changed)
        self.bots = BotPool(self.settings.workers)
        locks: Locks = NoLocks()
        if is_postgres(self.settings.database):
            address = plain_postgres(self.settings.database)
            locks = PostgresLocks(address)
            self.fanout = Fanout(address, self.store.origin, self.tables)
            self._tasks.append(asyncio.create_task(self.fanout.listen()))
        self.driver = Driver(self.store, self.tables, self.bots, locks)
        self.notifier = Notifier(self.store, self.tables, self.settings, self.metrics)
        self._tasks.append(asyncio.create_task(self.driver.sweep()))
        self._tasks.append(asyncio.create_task(self.notifier.run()))
        self._tasks.append(asyncio.create_task(self._tidy()))

    def _changed(self, table: Table, here: bool) -> None:
        self.driver.wake(table)
        self.notifier.changed(table, plan=here)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY)
            self.tables.forget_idle(self.driver.busy)

    async def healthy(self) -> bool:
        """Whether the database answers."""
        began = time.monotonic()
        with suppress(Unavailable, TimeoutError):
            await asyncio.wait_for(self.store.read(lambda connection: connection.exec_driver_sql("SELECT 1")), 5)
            self.metrics.database_seconds = time.monotonic() - began
            return True
        return False

    def say_goodbye(self) -> None:
        """Tells everybody to come back in a moment."""
        self.closing = True
        for table in self.tables.all():
            table.tell_all(encode(Closing()))

    async def close(self) -> None:
        """Finishes what was begun, then lets go of everything."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.driver.close()
        await self.notifier.close()
        await self.bots.close()
        await asyncio.to_thread(self.store.close)
        LOG.info("closed")


def new_hall(settings: Settings) -> Hall:
    """A server's insides; `open` starts them."""
    return Hall(settings, open_store(settings.database), Limits(settings.free_rates), Metrics())

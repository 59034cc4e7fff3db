"""Tells people who are not looking that it is their turn: by signed webhook and by mail, not too often."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial

import msgspec
from sqlalchemy import Connection

from amunre.server.mail import send_mail
from amunre.server.messages import NotifyWish
from amunre.server.metrics import Metrics
from amunre.server.settings import Settings
from amunre.server.store import Store, queries
from amunre.server.store.store import Taken, Unavailable
from amunre.server.table import Table
from amunre.server.tables import Tables
from amunre.server.webhook import call_webhook

LOG = logging.getLogger("amunre.notices")
MOST_TRIES = 4
BACK_OFF = 60.0
SWEEP = 1.0
BATCH = 20


class Notifier:
    """Notices wait in the database, so that they survive a restart; one a seat at a time.

    Of a sealed decision a seat learns at its beginning; later moves of others plan nothing, so nothing is told.
    """

    def __init__(self, store: Store, tables: Tables, settings: Settings, metrics: Metrics) -> None:
        self._store = store
        self._tables = tables
        self._settings = settings
        self._metrics = metrics
        self._waiting: dict[str, set[int]] = {}  # the seats that are waited for, as far as this process has planned
        self._jobs: set[asyncio.Task[None]] = set()

    def changed(self, table: Table, plan: bool) -> None:
        """Whoever has become the one to act and wants to know it gets a notice, later, unless he comes before.

        What another process did, or what was so when the table was opened, is planned already.
        """
        to_act = set(table.game.to_act) if table.row.status == "running" else set()
        before = self._waiting.get(table.id, set())
        self._waiting[table.id] = to_act
        if not plan or not any(seat.notify for seat in table.seats):
            return
        begun = {seat for seat in to_act - before if table.seats[seat].notify and table.seats[seat].kind == "human"}
        if begun or before - to_act:
            self._soon(self._plan(table.id, begun, before - to_act))

    def _soon(self, job: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(job)
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    async def _plan(self, table_id: str, begun: set[int], ended: set[int]) -> None:
        due = time.time() + self._settings.notify_after

        def work(connection: Connection) -> None:
            for seat in sorted(ended):
                queries.cancel_notice(connection, table_id, seat)
            for seat in sorted(begun):
                queries.plan_notice(connection, table_id, seat, due)

        with suppress(Unavailable, Taken):
            await self._store.write(work)

    async def run(self) -> None:
        """Forever: sends what is due."""
        while True:
            await asyncio.sleep(SWEEP)
            with suppress(Unavailable):
                due = await self._store.read(partial(queries.due_notices, now=time.time(), most=BATCH))
                await asyncio.gather(*(self._try(*notice) for notice in due), return_exceptions=True)

    async def _try(self, table_id: str, seat: int, tries: int) -> None:
        again = time.time() + BACK_OFF * 4**tries
        mine = await self._store.write(
            lambda connection: queries.claim_notice(connection, table_id, seat, tries, again)
        )
        table = await self._tables.get(table_id) if mine else None
        if table is None:
            return
        if tries >= MOST_TRIES or not self._wanted(table, seat) or await self._send(table, seat):
            await self._store.write(lambda connection: queries.cancel_notice(connection, table_id, seat))

    def _wanted(self, table: Table, seat: int) -> bool:
        """Not any more if he has moved, left, or is looking."""
        waited_for = table.row.status == "running" and seat in table.game.to_act
        return waited_for and table.seats[seat].kind == "human" and not table.online()[seat]

    async def _send(self, table: Table, seat: int) -> bool:
        """Whether it reached whoever takes it."""
        held = table.seats[seat]
        if held.notify is None:
            return True
        wish = msgspec.json.decode(held.notify, type=NotifyWish)
        link = f"{self._settings.address}/table/{table.id}"
        text = f'It is your turn at the table "{table.row.name}", {held.name}.'
        sent = True
        if wish.webhook is not None:
            body = {"event": "your-turn", "table": table.id, "seat": seat, "text": text, "link": link}
            sent = await call_webhook(wish.webhook, wish.secret or "", body, self._settings.private_webhooks)
            self._metrics.counts[f'amunre_notices_total{{way="webhook",sent="{sent}"}}'] += 1
        if wish.email is not None and self._settings.mail is not None:
            mailed = await send_mail(self._settings.mail, wish.email, "It is your turn", f"{text}\n\n{link}\n")
            self._metrics.counts[f'amunre_notices_total{{way="mail",sent="{mailed}"}}'] += 1
            sent = sent and mailed
        return sent

    async def close(self) -> None:
        """Waits for what is being written."""
        await asyncio.gather(*self._jobs, return_exceptions=True)

"""What moves a table when no person does: its bots and its clock. One driver at a time for a table."""

import asyncio
import hashlib
import logging
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from amunre.bots import sight
from amunre.server.bot_pool import BotFailed, BotPool
from amunre.server.store import Store, queries
from amunre.server.store.store import Unavailable
from amunre.server.table import BOT_KINDS, Table
from amunre.server.tables import Tables

LOG = logging.getLogger("amunre.driver")
THINKING = 5.0
"""The most a bot may think about one decision."""
SWEEP = 1.0
ADVICE = 0.5
"""Seconds of thought for a hint."""
STAND_IN = "scribe"
"""The bot that plays for somebody whose time is up."""


class Locks(Protocol):
    """Whoever holds a table's lock drives it."""

    async def take(self, table_id: str) -> bool:
        """Whether it is ours now."""
        ...

    async def release(self, table_id: str) -> None:
        """Somebody else may drive."""
        ...

    async def close(self) -> None:
        """Lets everything go."""
        ...


class NoLocks:
    """For a single process: it drives everything."""

    async def take(self, table_id: str) -> bool:
        """See Locks."""
        return True

    async def release(self, table_id: str) -> None:
        """See Locks."""

    async def close(self) -> None:
        """See Locks."""


@dataclass
class Driver:
    """Drives the tables of this process, and those that nobody else drives."""

    store: Store
    tables: Tables
    bots: BotPool
    locks: Locks
    _driving: dict[str, "asyncio.Task[None]"] = field(default_factory=dict)
    _timers: dict[str, asyncio.TimerHandle] = field(default_factory=dict)
    _again: set[str] = field(default_factory=set)

    def wake(self, table: Table) -> None:
        """The table has changed: whatever is due is done, now or when its time comes."""
        due = table.due()
        if due is None:
            return
        wait = due - time.time()
        if wait > 0:
            self._set_timer(table, wait)
        elif table.id in self._driving:
            self._again.add(table.id)
        else:
            self._driving[table.id] = asyncio.create_task(self._drive(table))

    def busy(self, table_id: str) -> bool:
        """Whether the table must stay in memory."""
        return table_id in self._driving or table_id in self._timers

    def _set_timer(self, table: Table, wait: float) -> None:
        old = self._timers.pop(table.id, None)
        if old is not None:
            old.cancel()
        if wait < 60:  # the sweep finds what is due later
            self._timers[table.id] = asyncio.get_running_loop().call_later(wait + 0.01, self._ring, table)

    def _ring(self, table: Table) -> None:
        self._timers.pop(table.id, None)
        self.wake(table)

    async def _drive(self, table: Table) -> None:
        try:
            if await self.locks.take(table.id):
                try:
                    while await self._step(table):
                        pass
                finally:
                    await self.locks.release(table.id)
        except Unavailable:
            LOG.warning("the database does not answer; the sweep tries again")
        except Exception:
            LOG.exception("driving a table failed", extra={"fields": {"table": table.id}})
        finally:
            self._driving.pop(table.id, None)
            if table.id in self._again:
                self._again.discard(table.id)
                self.wake(table)

    async def _step(self, table: Table) -> bool:
        """One move of a bot, or one seat whose time is up; whether there was something to do."""
        if table.row.status != "running":
            return False
        for seat in table.game.to_act:
            if table.seats[seat].kind in BOT_KINDS:
                await self._play(table, seat, table.seats[seat].bot or STAND_IN, "bot")
                return True
        late = self._late_seat(table)
        if late is None:
            return False
        if table.game.is_sealed:
            # To hand the seat over would tell everybody that it had not decided yet: only this decision is made.
            await self._play(table, late, STAND_IN, "clock")
        else:
            await self._stand_in(table, late)
        return True

    def _late_seat(self, table: Table) -> int | None:
        if table.clock is None:
            return None
        now = time.time()
        for seat in table.game.to_act:
            deadline = table.clock.deadline(seat)
            if deadline is not None and deadline <= now:
                return seat
        return None

    async def _play(self, table: Table, seat: int, bot: str, by: str) -> None:
        """Thinks in a worker, without holding the table; what has become stale meanwhile is thought about again."""
        version = table.version(seat)
        choices = table.game.choices(seat)
        if not choices:
            return
        action = choices[0] if len(choices) == 1 else await self.think(table, seat, bot, choices)
        await table.answer(seat, action, version, None, by)

    async def think(self, table: Table, seat: int, bot: str, choices: list[str]) -> str:
        """The bot's choice; anything if it fails, so that the others can play on."""
        job = _job(table, seat, choices)
        try:
            return await self.bots.choose({"bot": bot, **job}, THINKING)
        except BotFailed:
            return random.Random(job["seed"]).choice(choices)

    async def advise(self, table: Table, seat: int, choices: list[str]) -> list[dict[str, Any]]:
        """What a strong bot would do in the seat's place, and why; BotFailed if it fails."""
        return await self.bots.advise(_job(table, seat, choices), ADVICE)

    async def _stand_in(self, table: Table, seat: int) -> None:
        async with table.lock:
            held = table.seats[seat]
            if held.kind == "human":
                table_id = table.id
                await table.change(
                    lambda connection: queries.change_seat(connection, table_id, seat, kind="away", bot=STAND_IN)
                )
                await table.write_due()

    async def sweep(self) -> None:
        """Forever: tables that are due and that nobody drives, because their process died or nobody looks."""
        while True:
            with suppress(Unavailable):
                due = partial(queries.due_tables, now=time.time(), most=200)
                for table_id in await self.store.read(due):
                    if table_id not in self._driving and (table := await self.tables.get(table_id)):
                        await self._refresh(table)
                        self.wake(table)
            await asyncio.sleep(SWEEP)

    async def _refresh(self, table: Table) -> None:
        """Another process may have moved on without our hearing of it."""
        if self.store.postgres:
            await table.catch_up()

    async def close(self) -> None:
        """Lets go of everything."""
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._driving.values()):
            task.cancel()
        await asyncio.gather(*self._driving.values(), return_exceptions=True)
        await self.locks.close()


def _job(table: Table, seat: int, choices: list[str]) -> dict[str, Any]:
    """What there is to think about: all that the seat may know, and a stream of random numbers of its own."""
    seed = hashlib.sha256(f"{table.row.seed} bot {seat} {table.number}".encode()).hexdigest()
    view = sight(table.game, seat)
    return {"ruleset": table.game.ruleset.as_json(), "seed": seed, "view": view, "choices": choices}

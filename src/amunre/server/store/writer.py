"""The one thread that writes: whatever waits is done in one transaction, and acknowledged when that is on disk."""

import asyncio
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine

from amunre.server.store.records import Appended

MOST_AT_ONCE = 500
INSERT_MOVE = (
    "INSERT INTO moves (table_id, number, seat, action, chance, public, key, by, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
Work = Callable[[Connection], Any]


@dataclass(slots=True)
class Job:
    """A piece of writing: a row of the log, other work, or both; all of it happens or nothing."""

    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Any]"
    move: Appended | None = None
    work: Work | None = None
    table_id: str | None = None  # whom to tell of it in other processes
    result: Any = field(default=None)


class Writer:
    """Group commit. If a group fails, its jobs are done one by one, so that one's trouble is not another's."""

    def __init__(self, engine: Engine, origin: str) -> None:
        self._engine = engine
        self._origin = origin
        self._postgres = engine.dialect.name == "postgresql"
        self._insert = INSERT_MOVE.replace("?", "%s") if self._postgres else INSERT_MOVE
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def do(self, work: Work | None, move: Appended | None = None, table_id: str | None = None) -> Any:
        """Waits until it is committed; raises what the database says."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(Job(loop, future, move, work, table_id))
        return await future

    def close(self) -> None:
        """Finishes what waits."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            jobs = self._waiting()
            going = jobs[-1] is not None
            group = [job for job in jobs if job is not None]
            if group:
                self._commit_all(group)
        if self._connection is not None:
            self._connection.close()

    def _waiting(self) -> list[Job | None]:
        jobs = [self._jobs.get()]
        with suppress(queue.Empty):
            while jobs[-1] is not None and len(jobs) < MOST_AT_ONCE:
                jobs.append(self._jobs.get_nowait())
        return jobs

    def _commit_all(self, jobs: list[Job]) -> None:
        try:
            self._commit(jobs)
        except Exception as error:
            if len(jobs) == 1:
                _answer(jobs, error)
                return
            for job in jobs:
                self._commit_all([job])
            return
        _answer(jobs, None)

    def _commit(self, jobs: list[Job]) -> None:
        connection = self._connect()
        try:
            with connection.begin():
                self._append(connection, [job.move for job in jobs if job.move is not None])
                for job in jobs:
                    if job.work is not None:
                        job.result = job.work(connection)
                if self._postgres:
                    self._tell(connection, jobs)
        except BaseException:
            if connection.invalidated or self._postgres:
                self._connection = None
                with suppress(Exception):
                    connection.close()
            raise

    def _connect(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _append(self, connection: Connection, moves: list[Appended]) -> None:
        """On the raw connection: the one statement that is worth it."""
        if moves:
            cursor = connection.connection.cursor()
            try:
                cursor.executemany(self._insert, [_values(move) for move in moves])
            finally:
                cursor.close()

    def _tell(self, connection: Connection, jobs: list[Job]) -> None:
        for table_id in sorted({job.table_id for job in jobs if job.table_id is not None}):
            connection.exec_driver_sql("SELECT pg_notify('amunre', %s)", (f"{self._origin} {table_id}",))


def _values(move: Appended) -> tuple[Any, ...]:
    return (
        move.table_id, move.number, move.seat, move.action, move.chance, move.public, move.key, move.by, move.at,
    )  # fmt: skip


def _answer(jobs: list[Job], error: Exception | None) -> None:
    """One call into each loop for the whole group."""
    for loop in {id(job.loop): job.loop for job in jobs}.values():
        mine = [job for job in jobs if job.loop is loop]
        with suppress(RuntimeError):  # the loop is gone, and with it whoever waited
            loop.call_soon_threadsafe(_resolve, mine, error)


def _resolve(jobs: list[Job], error: Exception | None) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if error is None:
            job.future.set_result(job.result)
        else:
            job.future.set_exception(error)

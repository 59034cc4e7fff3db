"""The door to the database: reads in a few threads, writes through the one writer."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError as Refused
from sqlalchemy.exc import SQLAlchemyError

from amunre.server.store import queries
from amunre.server.store.engine import make_engine, migrate
from amunre.server.store.records import Appended, Saying, Seated, Stored, TableRow
from amunre.server.store.writer import Work, Writer

T = TypeVar("T")
READERS = 4


class Taken(Exception):
    """Another process has written this number first."""


class Unavailable(Exception):
    """The database does not answer."""


class Store:
    """Tables, seats, moves and chat. Every method that writes returns when it is committed."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.origin = secrets.token_hex(4)
        self._writer = Writer(engine, self.origin)
        self._readers = ThreadPoolExecutor(READERS, "reader")

    @property
    def postgres(self) -> bool:
        """Whether other processes may share it."""
        return self.engine.dialect.name == "postgresql"

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Runs a query in a thread of its own."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)
        except SQLAlchemyError as error:
            raise Unavailable(_reason(error)) from None

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Work, table_id: str | None = None) -> Any:
        """Runs changes in the next transaction."""
        return await self._do(work, None, table_id)

    async def append(self, move: Appended, work: Work | None = None) -> None:
        """Appends to the log of a table; Taken if that number is there already."""
        await self._do(work, move, move.table_id)

    async def _do(self, work: Work | None, move: Appended | None, table_id: str | None) -> Any:
        try:
            return await self._writer.do(work, move, table_id)
        except Exception as error:
            if isinstance(error, Refused) or type(error).__name__ in ("IntegrityError", "UniqueViolation"):
                raise Taken from None
            if isinstance(error, SQLAlchemyError) or hasattr(error, "sqlite_errorcode") or hasattr(error, "sqlstate"):
                raise Unavailable(_reason(error)) from None
            raise

    async def create(self, row: TableRow, seats: list[Seated]) -> None:
        """A new table."""
        await self.write(lambda connection: queries.create(connection, row, seats))

    async def load(self, table_id: str, moves: int = 0, chat: int = 0) -> Stored | None:
        """A table with its moves and chat after these numbers; nothing if there is none."""
        return await self.read(lambda connection: queries.load(connection, table_id, moves, chat))

    async def say(self, table_id: str, saying: Saying) -> None:
        """A line of chat; Taken if that number is there already."""
        await self.write(lambda connection: queries.say(connection, table_id, saying), table_id)

    def close(self) -> None:
        """Finishes what waits, and lets go of the database."""
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()


def _reason(error: Exception) -> str:
    return str(error).splitlines()[0][:200] if str(error) else type(error).__name__


def open_store(url: str) -> Store:
    """The database of a path or URL, in its newest shape."""
    engine = make_engine(url)
    migrate(engine)
    return Store(engine)

"""Opening a database: SQLite with a write-ahead log that survives power loss, or PostgreSQL by URL."""

import re
import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x616D756E7265
SQLITE_PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # an acknowledged move survives the loss of power too
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)


def is_postgres(url: str) -> bool:
    """Whether the URL names a PostgreSQL server."""
    return url.startswith(("postgresql://", "postgres://", "postgresql+psycopg://"))


def plain_postgres(url: str) -> str:
    """The URL as psycopg itself takes it."""
    return re.sub(r"^postgres(ql)?(\+psycopg)?://", "postgresql://", url)


def make_engine(url: str) -> Engine:
    """An engine for a path of SQLite or a URL; ValueError says what is wrong with it."""
    if is_postgres(url):
        address = plain_postgres(url).replace("postgresql://", "postgresql+psycopg://", 1)
        return create_engine(address, pool_size=8, max_overflow=8, pool_pre_ping=True)
    if "://" in url:
        raise ValueError("The database is a file of SQLite or a URL that begins with postgresql://.")
    Path(url).parent.mkdir(parents=True, exist_ok=True)
    Path(url).touch(mode=0o600)  # it holds the seeds of running games; its log beside it is made with the same rights
    engine = create_engine(f"sqlite:///{url}", connect_args={"check_same_thread": False, "timeout": 10}, pool_size=8)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    assert isinstance(connection, sqlite3.Connection)
    for pragma in SQLITE_PRAGMAS:
        connection.execute(pragma)


def migrate(engine: Engine) -> None:
    """Brings the database to the newest shape; several processes that start at once take turns."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS.as_posix().replace("%", "%%"))
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
        elif connection.exec_driver_sql("PRAGMA user_version").scalar_one() == NEWEST:
            return  # alembic takes a third of a second only to say that nothing is to be done
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql(f"PRAGMA user_version = {NEWEST}")
        connection.commit()


NEWEST = 1
"""The number of the newest migration."""

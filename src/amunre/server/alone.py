"""One process for a file of SQLite: a second would not hear of what the first writes."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from amunre.server.store.engine import is_postgres

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


@contextlib.contextmanager
def alone(database: str, address: str) -> Iterator[None]:
    """While this lasts no other server keeps the file; whoever comes is told where we are."""
    if is_postgres(database) or fcntl is None:
        yield
        return
    path = _lock_file(database)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+") as file:
        if not _take(file):
            raise ValueError(
                f"Another server already keeps {database}. For several processes use PostgreSQL (--database)."
            )
        file.truncate(0)
        file.write(address)
        file.flush()
        yield


def address_of(database: str) -> str:
    """Where the server is that keeps the file; nothing if none does."""
    if is_postgres(database) or fcntl is None or not _lock_file(database).exists():
        return ""
    with _lock_file(database).open("a+") as file:
        if _take(file):
            return ""
        file.seek(0)
        return file.read()


def _lock_file(database: str) -> Path:
    return Path(f"{database}.lock")


def _take(file: IO[str]) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True

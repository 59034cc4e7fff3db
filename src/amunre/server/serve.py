"""Runs a server until it is told to stop, and then stops gracefully."""

import asyncio
import contextlib
import logging
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import uvicorn

from amunre.server.app import make_app
from amunre.server.hall import Hall, new_hall
from amunre.server.limits import MESSAGE_BYTES
from amunre.server.logs import set_up_logs
from amunre.server.open_files import allow_many_files
from amunre.server.settings import Settings
from amunre.server.store.engine import is_postgres

LOG = logging.getLogger("amunre.serve")
GRACE = 5


class Server(uvicorn.Server):
    """Says where it is once it is there, and goodbye to the sockets before they are closed."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self._hall = hall

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """See uvicorn."""
        await super().startup(sockets)
        if self.started:
            print(f"amunre is at {self._hall.settings.address}", flush=True)
            LOG.info("started", extra={"fields": {"address": self._hall.settings.address}})

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """See uvicorn."""
        self._hall.say_goodbye()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def serve(settings: Settings, log_level: str = "info") -> None:
    """Until a signal comes."""
    set_up_logs(log_level)
    allow_many_files()
    with _alone(settings.database):
        hall = new_hall(settings)
        options: dict[str, Any] = {
            "host": settings.host,
            "port": settings.port,
            "ws": "websockets-sansio",
            "ws_max_size": MESSAGE_BYTES,
            "ws_ping_interval": 20.0,
            "ws_ping_timeout": 20.0,
            "ws_per_message_deflate": False,
            "access_log": False,
            "log_config": None,
            "server_header": False,
            "proxy_headers": settings.trust_proxy,
            "timeout_graceful_shutdown": GRACE,
            "timeout_keep_alive": 30,
            "backlog": 8192,
        }
        Server(uvicorn.Config(make_app(hall), **options), hall).run()


@contextlib.contextmanager
def _alone(database: str) -> Iterator[None]:
    """One process for a file of SQLite: a second would not hear of what the first writes."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    if is_postgres(database):
        yield
        return
    path = Path(f"{database}.lock")
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ValueError(
                f"Another server already keeps {database}. For several processes use PostgreSQL (--database)."
            ) from None
        yield

"""Runs a server until it is told to stop, and then stops gracefully."""

import asyncio
import logging
import socket
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import uvicorn

from amunre.server.alone import alone
from amunre.server.app import make_app
from amunre.server.hall import Hall, new_hall
from amunre.server.limits import MESSAGE_BYTES
from amunre.server.logs import set_up_logs
from amunre.server.memory import collect_only_the_young, look_after_memory
from amunre.server.open_files import allow_many_files
from amunre.server.ports import free_port
from amunre.server.settings import Settings

LOG = logging.getLogger("amunre.serve")
GRACE = 5


class Server(uvicorn.Server):
    """Says where it is once it is there, and goodbye to the sockets before they are closed."""

    def __init__(self, config: uvicorn.Config, hall: Hall, begun: Callable[[], None]) -> None:
        super().__init__(config)
        self._hall = hall
        self._begun = begun
        self._memory: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """See uvicorn."""
        await super().startup(sockets)
        if self.started:
            collect_only_the_young()
            self._memory = asyncio.create_task(look_after_memory())
            print(f"amunre is at {self._hall.settings.address}", flush=True)
            LOG.info("started", extra={"fields": {"address": self._hall.settings.address}})
            self._begun()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """See uvicorn."""
        self._hall.say_goodbye()
        if self._memory is not None:
            self._memory.cancel()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def serve(settings: Settings, log_level: str = "info", begun: Callable[[], None] = lambda: None) -> None:
    """Until a signal comes; calls `begun` once people can come."""
    set_up_logs(log_level)
    allow_many_files()
    if settings.port == 0:
        settings = replace(settings, port=free_port(settings.host))
    with alone(settings.database, settings.address):
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
        Server(uvicorn.Config(make_app(hall), **options), hall, begun).run()

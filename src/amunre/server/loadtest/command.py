"""The load test as a command: a loop of its own, and as many files as the system allows."""

import asyncio
import ipaddress
import socket
from typing import Any
from urllib.parse import urlsplit

import uvloop

from amunre.server.loadtest.run import load_test
from amunre.server.open_files import allow_many_files


def run_load_test(url: str, tables: int, seconds: float, rate: float | None) -> dict[str, Any]:
    """Figures; ValueError if the server is not on this machine: nobody else's is to be burdened."""
    host = urlsplit(url).hostname or ""
    if not ipaddress.ip_address(socket.gethostbyname(host)).is_loopback:
        raise ValueError("A load test is for a server on this machine: give an address such as http://127.0.0.1:8000.")
    allow_many_files()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(load_test(url.rstrip("/"), tables, seconds, rate))

"""Just enough HTTP for the load test, in a thread."""

import asyncio
import http.client
from typing import Any
from urllib.parse import urlsplit

import msgspec


async def ask(url: str, method: str, path: str, body: object = None, token: str | None = None) -> Any:
    """What the server answers; OSError if it refuses."""
    return await asyncio.to_thread(ask_now, url, method, path, body, token)


def ask_now(url: str, method: str, path: str, body: object = None, token: str | None = None) -> Any:
    """The same without waiting for others."""
    connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=30)
    try:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        connection.request(method, path, None if body is None else msgspec.json.encode(body), headers)
        response = connection.getresponse()
        text = response.read()
        if response.status >= 300:
            raise OSError(f"{method} {path}: {response.status} {text[:200].decode(errors='replace')}")
        if response.getheader("content-type", "").startswith("application/json"):
            return msgspec.json.decode(text)
        return text.decode()
    finally:
        connection.close()

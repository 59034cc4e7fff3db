"""The link to a table of a server, and the requests that go over HTTP."""

import asyncio
import json
import urllib.error
import urllib.request
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlsplit

from amunre.rules.errors import AmunreError

PATIENCE = 20.0
LARGEST_ANSWER = 10_000_000


@dataclass(frozen=True)
class Link:
    """`https://host/table/ID#TOKEN`: whoever has the token sits there; without it one watches, or finds a seat."""

    base: str
    table: str
    token: str = ""

    def __str__(self) -> str:
        return f"{self.base}/table/{self.table}" + (f"#{self.token}" if self.token else "")

    @property
    def socket(self) -> str:
        """The address of the table's socket; the token never stands in it."""
        return f"ws{self.base.removeprefix('http')}/api/tables/{self.table}/socket"

    def with_token(self, token: str) -> "Link":
        """The same table with another secret."""
        return replace(self, token=token)

    def at(self, table: str) -> "Link":
        """The same secret at another table."""
        return replace(self, table=table)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Sends a request about this table; AmunreError with the server's own sentence if it refuses."""
        return await asyncio.to_thread(self._ask, method, f"{self.base}/api/tables/{self.table}{path}", body)

    def _ask(self, method: str, address: str, body: object) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(address, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.loads(answer.read(LARGEST_ANSWER) or b"null")
        except urllib.error.HTTPError as error:
            with error:
                raise AmunreError(_sentence(error.read(LARGEST_ANSWER), error.code)) from None
        except (OSError, ValueError):
            raise AmunreError(f"There is no answer from {self.base}.") from None


def _sentence(answer: bytes, status: int) -> str:
    """What a server says when it refuses."""
    try:
        return str(json.loads(answer)["reason"])
    except (ValueError, KeyError, TypeError):
        return f"The server answers with {status}: it may be no server of amunre."


def read_link(text: str) -> Link:
    """The link that somebody pasted; AmunreError if it is none."""
    problem = AmunreError("A link to a table looks like https://host/table/ID#SECRET.")
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError:
        raise problem from None
    folder, _, table = parts.path.rstrip("/").rpartition("/table/")
    if parts.scheme not in ("http", "https") or not parts.hostname or not table.isalnum():
        raise problem
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    place = host if port is None else f"{host}:{port}"
    return Link(f"{parts.scheme}://{place}{folder}", table, parts.fragment)

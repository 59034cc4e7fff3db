"""A WebSocket client with as little as possible in it, so that the load comes from few cycles. Loopback only."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Wire(asyncio.Protocol):
    """Text frames in and out. A mask of zeros is a mask, and costs nothing."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._request = UPGRADE.format(path=path, host=host, key=base64.b64encode(os.urandom(16)).decode())
        self._heard = heard
        self._lost = lost
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See asyncio."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        """See asyncio."""
        self._buffer += data
        if not self.open.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError("The server refused the socket."))
                return
            self._buffer = rest
            self.open.set_result(None)
        self._frames()

    def _frames(self) -> None:
        data, at = self._buffer, 0
        while len(data) - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < start + length:
                break
            self._frame(data[at] & 15, data[start : start + length])
            at = start + length
        self._buffer = data[at:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._heard(payload)
        elif kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE:
            self.close()

    def send(self, text: bytes) -> None:
        """A message."""
        self._write(TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else bytes([0x80 | kind, 0xFE]) + size.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(head + b"\0\0\0\0" + payload)

    def connection_lost(self, _: Exception | None) -> None:
        """See asyncio."""
        if not self.open.done():
            self.open.set_exception(ConnectionError("The server closed the socket."))
        self._lost()

    def close(self) -> None:
        """Hangs up."""
        if self._transport is not None:
            self._transport.close()

"""Calls an address that a player gave: signed, and never into our own network.

The name is resolved once, every address it has must be public, and the call goes to the address that was checked, so
that a name that changes its mind in between gains nothing. Redirects are not followed.
"""

import asyncio
import hashlib
import hmac
import http.client
import ipaddress
import logging
import socket
import ssl
import time
from typing import Any
from urllib.parse import SplitResult, urlsplit

import msgspec

LOG = logging.getLogger("amunre.webhook")
PATIENCE = 5.0
PORTS = (80, 443, 8080, 8443)


class Forbidden(Exception):
    """An address that we do not call."""


async def call_webhook(url: str, secret: str, body: dict[str, Any], allow_private: bool = False) -> bool:
    """Whether it was taken with a 2xx."""
    try:
        status = await asyncio.to_thread(_call, url, secret, msgspec.json.encode(body), allow_private)
    except (OSError, Forbidden, http.client.HTTPException, ValueError) as error:
        LOG.warning("webhook failed", extra={"fields": {"error": type(error).__name__}})
        return False
    return 200 <= status < 300


def signature(secret: str, at: int, body: bytes) -> str:
    """What the receiver computes to know that it was us, and when."""
    return hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()


def _call(url: str, secret: str, body: bytes, allow_private: bool) -> int:
    parts = urlsplit(url)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    address = checked_address(host, port, allow_private)
    at = int(time.time())
    headers = {
        "Host": parts.netloc.rpartition("@")[2],
        "Content-Type": "application/json",
        "User-Agent": "amunre",
        "Amunre-Signature": f"t={at},v1={signature(secret, at, body)}",
    }
    connection = _connect(parts, host, address, port)
    try:
        connection.request("POST", (parts.path or "/") + (f"?{parts.query}" if parts.query else ""), body, headers)
        return connection.getresponse().status
    finally:
        connection.close()


def checked_address(host: str, port: int, allow_private: bool) -> str:
    """An address of the host that may be called; Forbidden if any of its addresses is not public."""
    found = sorted({str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)})
    if not found:
        raise Forbidden("no address")
    if not allow_private:
        if port not in PORTS:
            raise Forbidden("an unusual port")
        if not all(is_public(address) for address in found):
            raise Forbidden("a private address")
    return found[0]


def is_public(address: str) -> bool:
    """Whether an address is out in the world: nothing local, private, reserved or wrapped up in IPv6."""
    number = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(number, ipaddress.IPv6Address):
        inner = number.ipv4_mapped or number.sixtofour or (number.teredo[1] if number.teredo else None)
        if inner is not None:
            return is_public(str(inner))
        if number in NAT64:
            return is_public(str(ipaddress.IPv4Address(int(number) & 0xFFFFFFFF)))
    return number.is_global and not number.is_multicast


NAT64 = ipaddress.ip_network("64:ff9b::/96")


def _connect(parts: SplitResult, host: str, address: str, port: int) -> http.client.HTTPConnection:
    """To the checked address, with the certificate of the name."""
    plain = socket.create_connection((address, port), PATIENCE)
    if parts.scheme != "https":
        connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
        connection.sock = plain
        return connection
    secure = http.client.HTTPSConnection(host, port, timeout=PATIENCE)
    secure.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
    return secure

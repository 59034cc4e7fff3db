"""Secret links: 128 random bits for the one who may, a hash of them for us."""

import base64
import hashlib
import hmac
import secrets


def new_token() -> str:
    """A secret that opens a seat, a host's powers, or a spectator's view."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """The name of a table in addresses; it opens nothing that is secret."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def hashed(token: str) -> str:
    """What is stored: of 128 random bits a plain hash cannot be guessed back."""
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str | None, stored: str) -> bool:
    """Whether the token is the one that was stored."""
    return token is not None and bool(stored) and hmac.compare_digest(hashed(token), stored)

"""Headers that keep a browser on our side, and a check of where a socket comes from."""

from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # secret links never leave in a Referer
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NEVER_KEPT = (b"cache-control", b"no-store")


class SecurityHeaders:
    """Around the application: every answer has the headers; what the API says is never kept by caches. No CORS."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """See ASGI."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        added = [*HEADERS, NEVER_KEPT] if scope["path"].startswith("/api/") else HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *added]
            await send(message)

        await self._app(scope, receive, send_with_headers)


def origin_fits(websocket: WebSocket, public_url: str) -> bool:
    """A browser says which page opens the socket: only our own may. Programs say nothing."""
    origin = websocket.headers.get("origin")
    if origin is None:
        return True
    hosts = {websocket.headers.get("host", ""), urlsplit(public_url).netloc}
    return bool(urlsplit(origin).netloc) and urlsplit(origin).netloc in hosts

"""The ASGI application: routes, sockets, headers, limits."""

import ipaddress
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as StarletteRoute
from starlette.websockets import WebSocket

from amunre.server.bot_pool import BotFailed
from amunre.server.endpoints import Call
from amunre.server.hall import Hall
from amunre.server.messages import Problem, encode
from amunre.server.openapi import document
from amunre.server.pages import Pages, built_client, no_pages
from amunre.server.problems import Refusal, too_fast, unavailable
from amunre.server.routes import ROUTES, Route
from amunre.server.security import SecurityHeaders, origin_fits
from amunre.server.socket import Socket
from amunre.server.store.store import Taken, Unavailable
from amunre.server.tokens import fits, hashed

LOG = logging.getLogger("amunre.http")
JSON = "application/json"


def make_app(hall: Hall) -> SecurityHeaders:
    """The whole application around a hall."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    routes: list[BaseRoute] = [
        *(StarletteRoute(route.path, _endpoint(hall, route), methods=[route.method]) for route in ROUTES),
        WebSocketRoute("/api/tables/{id}/socket", _socket(hall)),
        StarletteRoute("/healthz", _health(hall)),
        StarletteRoute("/metrics", _metrics(hall)),
        StarletteRoute("/openapi.json", _openapi),
    ]
    folder = hall.settings.web or built_client()
    pages = no_pages if folder is None else Pages(folder).find
    routes.append(StarletteRoute("/{path:path}", pages, methods=["GET"]))
    return SecurityHeaders(Starlette(routes=routes, lifespan=lifespan))


def _endpoint(hall: Hall, route: Route) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        began = time.perf_counter()
        response = await _handled(hall, route, request)
        fields = {"route": route.path, "method": route.method, "status": response.status_code}
        LOG.info("request", extra={"fields": fields | {"ms": round((time.perf_counter() - began) * 1000, 2)}})
        hall.metrics.counts[f'amunre_requests_total{{status="{response.status_code}"}}'] += 1
        return response

    return answer


async def _handled(hall: Hall, route: Route, request: Request) -> Response:
    try:
        return await _call(hall, route, request)
    except Refusal as refusal:
        return _problem(refusal)
    except Unavailable:
        return _problem(unavailable())
    except Taken:
        return _problem(Refusal(409, "not-now", "Somebody else was faster: look again."))
    except BotFailed:
        return _problem(Refusal(503, "no-bot", "The bot could not think about it: try again."))
    except ClientDisconnect:
        return Response(status_code=400)


async def _call(hall: Hall, route: Route, request: Request) -> Response:
    client = client_address(request)
    if not hall.limits.requests.take(client):
        raise too_fast()
    body = None if route.body is None else _decoded(await _read(request, route.most), route)
    parameters = request.path_params
    digits = parameters.get("seat") or parameters.get("step") or ""
    number = int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 6 else -1
    token = bearer(request.headers.get("authorization"))
    result = await route.handler(Call(hall, parameters.get("id", ""), number, token, client, body))
    if result is None:
        return Response(status_code=204)
    return Response(encode(result), media_type=JSON)


def _decoded(body: bytes, route: Route) -> object:
    try:
        return msgspec.json.decode(body, type=route.body)
    except msgspec.ValidationError as error:
        raise Refusal(422, "no-sense", str(error)[:300]) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal(400, "unreadable", str(error)[:300]) from None


async def _read(request: Request, most: int) -> bytes:
    """The body, as long as it is not too long; what it claims to be is not trusted."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refusal(413, "too-big", f"At most {most} bytes.")
    return bytes(body)


def bearer(header: str | None) -> str | None:
    """The token of an Authorization header."""
    kind, _, token = (header or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and 0 < len(token) <= 100 else None


def client_address(request: Request | WebSocket) -> str:
    """Who asks, for the limits; of an IPv6 address the network, since one person has many."""
    host = request.client.host if request.client is not None else ""
    try:
        number = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(number, ipaddress.IPv6Address) and number.ipv4_mapped is None:
        return str(ipaddress.ip_network((number, 64), strict=False))
    return host


def _problem(refusal: Refusal) -> Response:
    return Response(encode(Problem(refusal.code, refusal.reason)), refusal.status, media_type=JSON)


def _socket(hall: Hall) -> Callable[[WebSocket], Awaitable[None]]:
    async def connect(websocket: WebSocket) -> None:
        if hall.closing or not origin_fits(websocket, hall.settings.public_url):
            await websocket.close(1012 if hall.closing else 4003)
        elif not hall.limits.sockets.take(client_address(websocket)):
            await websocket.close(4008)
        else:
            await Socket(websocket, hall).run(websocket.path_params["id"])

    return connect


def _health(hall: Hall) -> Callable[[Request], Awaitable[Response]]:
    async def health(_: Request) -> Response:
        well = not hall.closing and await hall.healthy()
        return PlainTextResponse("ok\n" if well else "not well\n", 200 if well else 503)

    return health


def _metrics(hall: Hall) -> Callable[[Request], Awaitable[Response]]:
    """Counts of moves tell when somebody has decided in secret, so they are for the operator alone."""

    async def metrics(request: Request) -> Response:
        wanted = hall.settings.metrics_token
        if wanted:
            allowed = fits(bearer(request.headers.get("authorization")), hashed(wanted))
        else:
            allowed = _is_local(request)
        if not allowed:
            return _problem(Refusal(403, "not-yours", "The figures are for the operator of this server."))
        return PlainTextResponse(hall.metrics.text(len(hall.tables), hall.bots.jobs, hall.bots.failures))

    return metrics


def _is_local(request: Request) -> bool:
    """Straight from this machine, not through a proxy on it."""
    forwarded = {"forwarded", "x-forwarded-for", "x-real-ip", "via"} & set(request.headers.keys())
    try:
        return not forwarded and ipaddress.ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False


async def _openapi(_: Request) -> Response:
    return Response(encode(document()), media_type=JSON)

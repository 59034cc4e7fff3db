"""The OpenAPI document, made from the routes and the types; `python -m amunre.server.openapi FILE` writes it."""

import sys
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec

from amunre.server import messages
from amunre.server.routes import ROUTES, AnyObject, Route

REF = "#/components/schemas/{name}"
SOCKET_TYPES = (
    messages.Hello, messages.Move, messages.Undo, messages.Chat, messages.Ping, messages.Welcome, messages.Snapshot,
    messages.Update, messages.TableInfo, messages.ChatLine, messages.Answer, messages.Problem, messages.Pong,
    messages.Closing,
)  # fmt: skip
REFUSALS = {
    "400": "The request cannot be read.",
    "403": "The secret is missing or wrong.",
    "404": "There is no such thing.",
    "409": "Not now.",
    "413": "Too big.",
    "422": "It says something that cannot be.",
    "429": "Too much at once.",
    "503": "Not available just now.",
}


@cache
def document() -> dict[str, Any]:
    """OpenAPI 3.1; the types of the socket are among its schemas."""
    types: list[Any] = [route.body for route in ROUTES] + [route.result for route in ROUTES] + [*SOCKET_TYPES]
    kinds = list(dict.fromkeys(kind for kind in types if kind is not None and kind is not AnyObject))
    kinds.append(messages.Problem)
    _, components = msgspec.json.schema_components(kinds, ref_template=REF)
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "amunre", "version": version("amunre"), "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": "A secret of the table."}},
        },
    }


def _operation(route: Route) -> dict[str, Any]:
    done = "200" if route.result is not None else "204"
    operation: dict[str, Any] = {
        "summary": route.summary,
        "operationId": route.handler.__name__,
        "parameters": _parameters(route.path),
        "responses": {
            done: _content(route.result, "Done."),
            **{code: _content(messages.Problem, text) for code, text in REFUSALS.items()},
        },
    }
    if route.result is not None and type(None) in getattr(route.result, "__args__", ()):
        operation["responses"]["204"] = {"description": "Done."}
    if route.body is not None:
        operation["requestBody"] = {"required": True, **_content(route.body, "")}
        del operation["requestBody"]["description"]
    if route.secret:
        operation["security"] = [{"token": []}] if route.secret != "reader" else [{"token": []}, {}]
    return operation


def _parameters(path: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if "{id}" in path:
        found.append({"name": "id", "in": "path", "required": True, "schema": {"type": "string"}})
    found += [
        {"name": name, "in": "path", "required": True, "schema": {"type": "integer"}}
        for name in ("seat", "step")
        if f"{{{name}}}" in path
    ]
    return found


def _content(kind: Any, text: str) -> dict[str, Any]:
    if kind is None:
        return {"description": text}
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REF)
    return {"description": text, "content": {"application/json": {"schema": schema}}}


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(messages.encode(document()))

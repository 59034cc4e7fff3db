"""docs/api.md tells the truth: every request is on it, and its examples are messages."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from amunre.server import messages
from amunre.server.openapi import document
from amunre.server.routes import ROUTES

PAGE = (Path(__file__).parent.parent.parent / "docs" / "api.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
FROM_SERVER = messages.Snapshot | messages.Update | messages.Answer | messages.Problem


@pytest.mark.parametrize("text", EXAMPLES)
def test_examples_are_messages(text: str) -> None:
    example = msgspec.json.decode(text)
    kinds: tuple[Any, ...] = (messages.Said, FROM_SERVER, messages.NewTable, messages.Created)
    failures = []
    for kind in kinds:
        try:
            msgspec.convert(example, kind)
        except msgspec.ValidationError as error:
            failures.append(str(error))
    assert len(failures) < len(kinds), failures


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_every_request_is_on_the_page(route: Any) -> None:
    assert f"`{route.method} {route.path}`" in PAGE


def test_the_types_of_the_socket_are_in_the_document() -> None:
    assert {"Hello", "Move", "Update", "Snapshot", "Welcome"} <= set(document()["components"]["schemas"])

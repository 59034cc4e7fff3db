from __future__ import annotations

import contextlib
import json
import random
import string
import time
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi import checks as openapi_checks
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.live import Live, Talker, settle, sit


def test_every_answer_has_the_headers_that_keep_a_browser_safe(server: Live) -> None:
    for path in ("/api/tables", "/api/tables/nowhere", "/healthz", "/openapi.json", "/nowhere"):
        _, headers, _ = server.raw("GET", path, headers={"Origin": "https://evil.example"})
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert not any(name.startswith("access-control") for name in headers), "no CORS"
        assert "server" not in headers
    assert server.raw("GET", "/api/tables")[1]["cache-control"] == "no-store"


def test_a_page_from_elsewhere_opens_no_socket(server: Live) -> None:
    made = server.create()
    address = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example")):
        pass
    with connect(address, origin=Origin(f"http://127.0.0.1:{server.port}")) as socket:
        socket.send(json.dumps({"type": "hello", "token": made["seat_tokens"][0]}))
        assert json.loads(socket.recv())["type"] == "welcome"


def test_what_is_too_big_is_refused(server: Live) -> None:
    assert server.raw("POST", "/api/tables", b" " * 70_000)[0] == 413
    made = server.create()
    talker = Talker(server, made["id"], made["seat_tokens"][0]).ready()
    talker.say({"type": "chat", "key": "k", "text": "x" * 5000})
    with pytest.raises(ConnectionError):
        talker.until("nothing")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server as it is by default: with rates."""
    folder = tmp_path_factory.mktemp("strict")
    live = Live(str(folder / "t.sqlite"), log=folder / "log").start()
    yield live
    live.stop()


def test_whoever_asks_too_much_is_told_to_wait(strict: Live) -> None:
    made = strict.create()
    statuses = [strict.ask("POST", "/api/tables", {"players": 3})[0] for _ in range(25)]
    assert statuses[0] == 200
    assert statuses[-1] == 429
    talker = Talker(strict, made["id"], made["seat_tokens"][0]).ready()
    with contextlib.suppress(ConnectionClosed):
        for _ in range(300):
            talker.say({"type": "ping"})
    with pytest.raises(ConnectionError):
        talker.until("nothing")
    assert any(message.get("code") == "too-fast" for message in talker.heard)
    lines = [
        strict.ask("POST", f"/api/tables/{made['id']}/chat", {"text": "hi"}, made["seat_tokens"][1])[0]
        for _ in range(15)
    ]
    assert 429 in lines


def nonsense(dice: random.Random, valid: list[dict[str, Any]]) -> str | bytes:
    """Anything: broken JSON, wrong types, good messages with something changed, deep nesting, raw bytes."""
    kind = dice.randrange(7)
    if kind == 0:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(200)))
    if kind == 1:
        return "".join(dice.choice(string.printable) for _ in range(dice.randrange(300)))
    if kind == 2:
        return "[" * dice.randrange(1, 4000)
    message = dict(dice.choice(valid))
    if kind == 3:
        message.pop(dice.choice(list(message)))
        return json.dumps(message)
    odd: list[Any] = [None, -1, 2**70, 1.5, "", "\0", "\ud800", [], {}, True, "x" * 3000, "undo", "😀" * 20]
    message[dice.choice([*message, "extra"])] = dice.choice(odd)
    text = json.dumps(message)
    return text if kind < 6 else text[: dice.randrange(len(text) + 1)]


@pytest.mark.slow
def test_no_message_whatever_breaks_a_table(server: Live) -> None:
    made = server.create()
    talkers = sit(server, made)
    dice = random.Random(6)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket"
    hello = {"type": "hello", "token": made["seat_tokens"][1], "version": 0, "chat": 0}
    valid = [
        hello,
        {"type": "move", "key": "k", "version": 0, "action": "pass"},
        {"type": "undo", "key": "k", "version": 0},
        {"type": "chat", "key": "k", "text": "hi"},
        {"type": "ping"},
    ]
    until = time.monotonic() + 4
    rounds = 0
    while time.monotonic() < until:
        rounds += 1
        try:
            with connect(address, compression=None) as socket:
                if dice.random() < 0.8:
                    socket.send(json.dumps(hello))
                for _ in range(10):
                    socket.send(nonsense(dice, valid))
        except (ConnectionClosed, UnicodeEncodeError):
            pass
    assert rounds > 20
    for talker in talkers:
        settle(talker)
    assert server.ask("GET", "/healthz")[0] == 200
    mover = next(talker for talker in talkers if talker.choices)
    assert mover.move(mover.choices[0])["type"] == "update"
    assert "Traceback" not in server.log.read_text()


def test_names_are_data(server: Live) -> None:
    name = "<script>alert(1)</script>"
    made = server.create(name=name, public=True)
    status, headers, body = server.raw("GET", f"/api/tables/{made['id']}")
    assert (status, headers["content-type"]) == (200, "application/json")
    assert json.loads(body)["name"] == name
    assert name not in server.log.read_text()


CHECKS = [
    openapi_checks.status_code_conformance,
    openapi_checks.content_type_conformance,
    openapi_checks.response_schema_conformance,
]
FEW = settings(
    max_examples=8,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate],
)


@pytest.mark.slow
def test_the_openapi_document_is_what_the_server_does(server: Live) -> None:
    made = server.create(hints=True)
    document = server.done("GET", "/openapi.json")
    for path in document["paths"].values():
        for operation in path.values():
            for parameter in operation["parameters"]:
                if parameter["name"] == "id":
                    parameter["schema"]["enum"] = [made["id"], "nowhere"]
    found: Any = schemathesis.openapi.from_dict(document).get_all_operations()
    operations = [each.ok() for each in found]
    assert len(operations) == sum(len(path) for path in document["paths"].values())
    for operation in operations:
        try_operation(operation, server.url, {"Authorization": f"Bearer {made['seat_tokens'][0]}"})


def try_operation(operation: Any, url: str, headers: dict[str, str]) -> None:
    """Whatever is asked, the answer is one that the document describes."""

    @FEW
    @given(case=operation.as_strategy())
    def conforms(case: Any) -> None:
        response = case.call(base_url=url, headers=headers)
        assert response.status_code < 500 or response.status_code == 503, response.text
        case.validate_response(response, checks=CHECKS, headers=headers)

    conforms()

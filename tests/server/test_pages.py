"""The pages of a client: how they are sent, and what is there without them; and `amunre play`, which opens them."""

from __future__ import annotations

import gzip
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from amunre.server.alone import address_of
from amunre.server.ports import free_port
from tests.server.live import PATIENCE, Live

INDEX = b"<!doctype html><title>Amun-Re</title>"
SCRIPT = b"console.log('hello');" * 50
BY_GZIP = gzip.compress(SCRIPT, mtime=0)
BY_BROTLI = b"as if packed by brotli"


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder: Path = tmp_path_factory.mktemp("pages")
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_bytes(INDEX)
    (web / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (web / "assets" / "main-1a2b.js.gz").write_bytes(BY_GZIP)
    (web / "assets" / "main-1a2b.js.br").write_bytes(BY_BROTLI)
    live = Live(str(folder / "t.sqlite"), "--web", str(web), log=folder / "log").start()
    yield live
    live.stop()


@pytest.mark.parametrize("path", ["/", "/new", "/learn", "/rules", "/table/abc", "/replay/abc", "/record/abc"])
def test_every_page_of_the_client_is_its_one_page(pages: Live, path: str) -> None:
    status, headers, body = pages.raw("GET", path)
    assert (status, body) == (200, INDEX)
    assert headers["cache-control"] == "no-cache"
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert "script-src 'self'" in headers["content-security-policy"]
    assert pages.raw("GET", path, headers={"If-None-Match": headers["etag"]})[0] == 304


@pytest.mark.parametrize("path", ["/nowhere", "/table", "/table/a/b", "/index.html/..%2f..%2fetc%2fpasswd"])
def test_an_address_that_leads_nowhere_is_the_clients_to_explain(pages: Live, path: str) -> None:
    assert pages.raw("GET", path)[0::2] == (404, INDEX)


@pytest.mark.parametrize("path", ["/assets/gone.js", "/api/nothing"])
def test_what_is_missing_among_files_is_missing(pages: Live, path: str) -> None:
    status, _, body = pages.raw("GET", path)
    assert status == 404
    assert INDEX not in body


@pytest.mark.parametrize(
    ("accepted", "packing", "expected"),
    [
        ("gzip, deflate, br", "br", BY_BROTLI),
        ("gzip", "gzip", BY_GZIP),
        ("", None, SCRIPT),
    ],
    ids=["brotli", "gzip", "neither"],
)
def test_files_are_sent_packed_and_kept_forever(
    pages: Live, accepted: str, packing: str | None, expected: bytes
) -> None:
    status, headers, body = pages.raw("GET", "/assets/main-1a2b.js", headers={"Accept-Encoding": accepted})
    assert (status, headers.get("content-encoding")) == (200, packing)
    assert body == expected
    assert "immutable" in headers["cache-control"]
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    assert headers["vary"] == "accept-encoding"


def test_a_server_without_pages_says_so(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    live = Live(str(tmp_path / "t.sqlite"), "--web", str(tmp_path / "empty"), log=tmp_path / "log").start()
    status, text = live.ask("GET", "/")
    live.stop()
    assert status == 404
    assert "only the API" in text


def test_another_port_is_taken_when_the_usual_one_is_not_free(pages: Live) -> None:
    assert free_port("127.0.0.1", pages.port) != pages.port
    port = free_port("127.0.0.1")
    assert free_port("127.0.0.1", port) == port


@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
def test_play_starts_a_server_once_and_only_names_it_the_second_time(tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite")
    words = [sys.executable, "-m", "amunre.cli", "play", "--no-browser", "--port", str(free_port("127.0.0.1"))]
    with subprocess.Popen([*words, "--database", database], stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        address = re.search(r"http://\S+", first.stdout.readline())
        assert address is not None
        second = subprocess.run([*words, "--database", database], capture_output=True, text=True, check=False)
        assert second.stdout == f"amunre is already at {address[0]}\n"
        assert address_of(database) == address[0]
        first.send_signal(signal.SIGINT)
        assert first.wait(PATIENCE) in (0, 130)
    until = time.monotonic() + PATIENCE
    while address_of(database) and time.monotonic() < until:
        time.sleep(0.05)
    assert address_of(database) == ""

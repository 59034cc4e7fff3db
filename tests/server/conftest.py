from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live import Live


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server that the tests of a file share; without rates, since all come from one address."""
    folder: Path = tmp_path_factory.mktemp("server")
    live = Live(str(folder / "tables.sqlite"), "--no-rate-limits", log=folder / "log").start()
    yield live
    live.stop()
    assert '"level": "error"' not in live.log.read_text()

"""Our server and boardgame.io's under the same load, in one run and by turns: each on one core, its clients on another.

`./run server-bench` calls it with the `node` to use and the folder in which boardgame.io is installed.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from amunre.server.ports import free_port

HERE = Path(__file__).resolve().parent
TABLES, SECONDS, TURNS = 100, 10, 3
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
AMUNRE = [sys.executable, "-c", "from amunre.cli import main; main()"]


def main(node: str) -> None:
    """Three turns each; all are printed, since machines are noisy."""
    for _ in range(TURNS):
        report("amunre, SQLite, every move on disk", ours())
        report("boardgame.io, in memory", theirs(node))


def report(name: str, figures: dict[str, Any]) -> None:
    """A line."""
    rate, middle, most = figures["moves_per_s"], figures["p50_ms"], figures["p99_ms"]
    print(f"{name:36}{rate:8.0f} moves/s   p50 {middle:6.1f} ms   p99 {most:6.1f} ms", flush=True)


def ours() -> dict[str, Any]:
    """`amunre loadtest` flat out."""
    with tempfile.TemporaryDirectory(prefix="amunre-") as folder:
        options = ["--port", "0", "--no-rate-limits", "--log-level", "warning", "--database", f"{folder}/t.sqlite"]
        with running([*AMUNRE, "serve", *options]) as said:
            url = said.rpartition(" ")[2]
            return measured([*AMUNRE, "loadtest", "--url", url, f"--tables={TABLES}", f"--seconds={SECONDS}", "--json"])


def theirs(node: str) -> dict[str, Any]:
    """The same for boardgame.io."""
    port = str(free_port("127.0.0.1"))
    with running([node, str(HERE / "server.cjs"), port]):
        url = f"http://127.0.0.1:{port}"
        return measured([node, str(HERE / "load.cjs"), url, str(TABLES), str(SECONDS)])


@contextmanager
def running(words: list[str]) -> Iterator[str]:
    """A server on the first core, once it has said its first line."""
    environment = os.environ | {"NODE_ENV": "production"}
    with subprocess.Popen(on_core(0, words), stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()


def measured(words: list[str]) -> dict[str, Any]:
    """What the clients on the other core found."""
    done = subprocess.run(on_core(-1, words), stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def on_core(number: int, words: list[str]) -> list[str]:
    """Pinned, where the system can."""
    return ["taskset", "-c", str(CORES[number]), *words] if len(CORES) > 1 else words


if __name__ == "__main__":
    main(sys.argv[1])

"""The arena on Ray: a cluster of this machine, started by the test and ended with it."""

import importlib.util
import json
import os
import secrets
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

if importlib.util.find_spec("ray") is None:
    pytest.skip("Ray is not installed (requirements/cluster.txt)", allow_module_level=True)

# At the loopback address, on Linux too, and with a token of its own that only this test knows.
LOOPBACK = {
    **os.environ,
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
}
CLUSTER = """
import ray
ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False)
print("at", ray.get_runtime_context().gcs_address, flush=True)
input()
"""
TIMES = ("thinking", "seconds", "played_now")


def arena(*words: str) -> subprocess.CompletedProcess[str]:
    line = ["arena", "--bots", "greedy,random", "--games", "18", "--edition", "classic", "--players", "3", "--json"]
    command = [sys.executable, "-m", "amunre.cli", *line, *words]
    return subprocess.run(command, capture_output=True, text=True, env=LOOPBACK, check=False, timeout=180)


def figures(played: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    assert played.returncode == 0, played.stderr
    found: dict[str, Any] = json.loads(played.stdout)
    return {key: value for key, value in found.items() if key not in TIMES}


@pytest.fixture
def address() -> Iterator[str]:
    with subprocess.Popen(
        [sys.executable, "-c", CLUSTER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=LOOPBACK
    ) as cluster:
        assert cluster.stdin is not None
        assert cluster.stdout is not None
        try:
            yield next(line.split()[1] for line in cluster.stdout if line.startswith("at "))
        finally:
            cluster.stdin.write("\n")
            cluster.stdin.close()


@pytest.mark.slow
def test_a_cluster_plays_the_same_games(address: str) -> None:
    assert address.startswith("127.0.0.1:")
    assert figures(arena("--ray", address)) == figures(arena())


@pytest.mark.slow
def test_a_cluster_of_ones_own_is_started() -> None:
    assert figures(arena("--ray", "local", "--jobs", "1"))["games"] == 18


def test_no_cluster_is_said_in_a_sentence() -> None:
    played = arena("--ray", "nonsense")
    assert played.returncode == 2
    assert "No Ray cluster answers at 'nonsense'" in played.stderr
    assert "Traceback" not in played.stderr

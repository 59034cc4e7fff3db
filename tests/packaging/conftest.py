from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaging.distributions import Built, Venv, build

KINDS = ("compiled", "pure")


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    return build(tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="session", params=KINDS)
def wheel(request: pytest.FixtureRequest, built: Built) -> Path:
    """Each of the wheels."""
    path = built.pure if request.param == "pure" else built.compiled
    if path is None:
        pytest.skip("nothing is compiled here: ./run says why")
    return path


@pytest.fixture(scope="session")
def venv(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Venv:
    """An environment into which nothing but the wheel was installed."""
    made = Venv(tmp_path_factory.mktemp("clean"))
    made.install(wheel)
    return made

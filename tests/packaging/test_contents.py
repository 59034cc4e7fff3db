"""What lies in the wheels and in the source archive, and what does not."""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import os
import subprocess
import sys
import tempfile
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest

from tests.packaging.distributions import INFO, ROOT, VERSION, Built, about, clean, files_of

PACKAGE = ROOT / "src" / "amunre"
CLIENT = "amunre/server/client/"
MOST_BYTES = {"pure": 2_000_000, "compiled": 4_000_000}
COMPILED = (".so", ".pyd")
OURS = tuple(os.fsencode(f"{folder}{os.sep}") for folder in (tempfile.gettempdir(), Path.home()))
"""Folders of whoever builds."""
THIRD_PARTY = f"{INFO}/licenses/THIRD_PARTY_LICENSES.txt"


@pytest.fixture(scope="module")
def files(wheel: Path) -> dict[str, bytes]:
    return files_of(wheel)


def test_all_of_the_package_is_inside(files: dict[str, bytes]) -> None:
    ours = [path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix not in (".pyc", *COMPILED)]
    assert len(ours) > 200
    for path in ours:
        name = f"amunre/{path.relative_to(PACKAGE).as_posix()}"
        assert files[name] == path.read_bytes(), name


def test_nothing_else_is_inside(files: dict[str, bytes]) -> None:
    for name in files:
        known = name.startswith(f"{INFO}/") or (PACKAGE.parent / name).is_file()
        assert known or name.endswith(COMPILED), name
        assert "test" not in name.split("/")[-1].split("_")[0]


def test_the_client_is_inside_and_whole(files: dict[str, bytes]) -> None:
    page = files[f"{CLIENT}index.html"].decode()
    linked = [part.split('"')[0] for part in page.split('="/assets/')[1:]]
    assert linked
    for name in linked:
        assert f"{CLIENT}assets/{name}" in files


def test_no_file_names_the_machine_that_built_it(files: dict[str, bytes]) -> None:
    for name, content in files.items():
        assert str(ROOT).encode() not in content, name
        if name.endswith(COMPILED):
            for folder in (*OURS, b"/home/", b"/usr/include", b"site-packages/", b"/amunre-"):
                assert folder not in content, (name, folder)


def test_the_list_of_files_is_right(files: dict[str, bytes]) -> None:
    listed = {row[0]: row[1:] for row in csv.reader(io.StringIO(files[f"{INFO}/RECORD"].decode()))}
    assert listed.keys() == files.keys()
    for name, (digest, size) in listed.items():
        if name != f"{INFO}/RECORD":
            sum_of_it = base64.urlsafe_b64encode(hashlib.sha256(files[name]).digest()).rstrip(b"=").decode()
            assert (digest, int(size)) == (f"sha256={sum_of_it}", len(files[name])), name


def test_the_size_is_sane(built: Built) -> None:
    assert built.pure.stat().st_size < MOST_BYTES["pure"]
    assert built.source.stat().st_size < MOST_BYTES["pure"]
    if built.compiled is not None:
        assert built.compiled.stat().st_size < MOST_BYTES["compiled"]


def test_the_metadata_are_valid(wheel: Path, files: dict[str, bytes]) -> None:
    said = about(wheel)
    assert (said.name, str(said.version)) == ("amunre", VERSION)
    assert said.description == (ROOT / "README.md").read_text(encoding="utf-8")
    assert said.license_files == ["LICENSE", "THIRD_PARTY_LICENSES.txt"]
    assert set(said.provides_extra or []) == {"bench", "bots", "cluster", "research"}
    assert b"amunre = amunre.cli:main" in files[f"{INFO}/entry_points.txt"]


def test_the_tags_fit_what_is_inside(wheel: Path, files: dict[str, bytes]) -> None:
    is_pure = not any(name.endswith(COMPILED) for name in files)
    assert is_pure == wheel.name.endswith("-py3-none-any.whl")
    assert f"Root-Is-Purelib: {str(is_pure).lower()}\n".encode() in files[f"{INFO}/WHEEL"]


@pytest.mark.parametrize("name", ["@fontsource/alegreya", "clsx", "esm-env", "svelte", "uqr"])
def test_the_licences_of_what_is_built_into_the_client(name: str, built: Built) -> None:
    (notice,) = [path for path in (ROOT / "web/node_modules" / name).iterdir() if path.stem.lower() == "license"]
    assert notice.read_text(encoding="utf-8").strip() in files_of(built.pure)[THIRD_PARTY].decode()


def test_the_licence_of_what_is_compiled_in(built: Built) -> None:
    notice = distribution("mypy").read_text("licenses/LICENSE")
    assert notice is not None
    assert notice.strip() in files_of(built.pure)[THIRD_PARTY].decode()


def test_every_requirement_is_locked_too() -> None:
    """pyproject.toml asks for what requirements/*.in ask for, in the same words."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    locked = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "requirements").glob("*.in"))
    lines = {line.replace('"', "'").strip() for line in locked.splitlines()}
    for group in (project["dependencies"], *project["optional-dependencies"].values()):
        for wanted in group:
            assert wanted in lines, wanted


def test_the_source_archive_builds_without_git_and_node(built: Built, tmp_path: Path) -> None:
    """And without a compiler: that it compiles too is what every run of the tests begins with."""
    words = ["wheel", "--no-build-isolation", "--no-deps", "--no-index", "--quiet", "--wheel-dir", str(tmp_path)]
    subprocess.run(
        [sys.executable, "-m", "pip", *words, str(built.source)],
        cwd=tmp_path,
        env=clean(PATH="", AMUNRE_PURE="1"),
        check=True,
    )
    (remade,) = tmp_path.glob("*.whl")
    assert files_of(remade) == files_of(built.pure)

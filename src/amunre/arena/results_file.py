"""The results of an arena as a file: a header, then a line of JSON a game, so that a broken run can go on."""

import json
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import IO, Any

from amunre.arena.plan import Plan
from amunre.arena.table import Line
from amunre.rules.errors import AmunreError

FORMAT = "amunre arena 1"
NEEDED = ("pairing", "game", "ruleset", "bots", "winners", "thinking")


class ResultsFile:
    """Opened for a plan: knows the games that were played before, and takes new ones."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self._path = path
        self._header = header(plan)
        self.lines: list[Line] = []
        whole = self._read()
        self._file = self._open(whole)

    def _read(self) -> int:
        """Reads what is there, and says up to which byte it is whole: a killed process leaves half a line."""
        if not self._path.exists() or self._path.stat().st_size == 0:
            return 0
        data = self._path.read_bytes()
        whole = data.rfind(b"\n") + 1
        rows = list(parsed(data[:whole].decode("utf-8", errors="replace"), self._path.name))
        if not rows:
            return 0
        self._check(rows[0])
        self.lines = unique(rows[1:], self._path.name)
        return whole

    def _check(self, found: Line) -> None:
        if found.get("format") != FORMAT:
            raise AmunreError(f"{self._path.name} exists, but it is no file of results; choose another name.")
        wrong = [key for key in self._header if found.get(key) != self._header[key]]
        if wrong:
            key = wrong[0]
            raise AmunreError(
                f"{self._path.name} holds another run: there {key} is {_shown(found.get(key))}, "
                f"here {_shown(self._header[key])}. Give the same options to go on with it, or choose another name."
            )

    def _open(self, whole: int) -> IO[bytes]:
        file = self._path.open("r+b" if self._path.exists() else "wb")
        file.seek(whole)
        file.truncate()
        if whole == 0:
            _write(file, [self._header])
        return file

    def append(self, lines: list[Line]) -> None:
        """Some games more, safe from the moment this returns."""
        _write(self._file, lines)
        self.lines += lines

    def __enter__(self) -> "ResultsFile":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def header(plan: Plan) -> Line:
    """All that must be the same for two runs to be one. The number of games is not: a run may be made longer."""
    rules = plan.choice.build()
    return {
        "format": FORMAT,
        "version": version("amunre"),
        "ruleset": rules.id,
        "hash": rules.hash,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "clock": "processor" if plan.processor_time else "wall",
    }


def _write(file: IO[bytes], lines: list[Line]) -> None:
    file.write("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines).encode())
    file.flush()


def _shown(value: Any) -> str:
    return f"{value!r:.60}"


def parsed(text: str, name: str) -> Iterator[Line]:
    """The objects of a file of results; AmunreError names the first line that is none."""
    for number, row in enumerate(text.splitlines(), start=1):
        try:
            found = json.loads(row)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise AmunreError(f"{name}, line {number}: this is not a line of an arena's results.")
        yield found


def unique(rows: list[Line], name: str) -> list[Line]:
    """The games, each once, though two runs may have written into one file."""
    games: dict[tuple[int, int], Line] = {}
    for number, row in enumerate(rows, start=2):
        if any(key not in row for key in NEEDED):
            raise AmunreError(f"{name}, line {number}: this is not a line of an arena's results.")
        games.setdefault((row["pairing"], row["game"]), row)
    return list(games.values())


def read_results(path: Path) -> list[Line]:
    """The games of a file, for `amunre stats`; a half-written last line is left out."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise AmunreError(f"{path} cannot be read: {error.strerror}.") from None
    rows = list(parsed(data[: data.rfind(b"\n") + 1].decode("utf-8", errors="replace"), path.name))
    if not rows or rows[0].get("format") != FORMAT:
        raise AmunreError(f"{path.name} is no file of results; `amunre arena --out FILE` writes one.")
    return unique(rows[1:], path.name)

"""Does what a reader of a page does: types its Python into one session, its shell lines into another."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from tests.docs.blocks import Block

END = "--- end of the block ---"
SESSION = f"""
import json, sys
names = {{"__name__": "__main__"}}
for line in sys.stdin:
    block = json.loads(line)
    exec(compile(block["text"], block["place"], "exec"), names)
    print({END!r}, flush=True)
"""


class Reader:
    """Follows one page in an empty folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        paths = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
        own = {"PATH": paths, "HOME": str(folder), "AMUNRE_DATA": str(folder / "data"), "PYTHONPATH": ""}
        self.environment = os.environ | own | {"COLUMNS": "120", "NO_COLOR": "1"}
        self.session: subprocess.Popen[str] | None = None

    def follow(self, blocks: list[Block]) -> None:
        """Runs what is to be run and compares what was printed; an AssertionError names the line of the page."""
        printed = ""
        for block in blocks:
            if block.mode == "run":
                printed = self._python(block) if block.language == "python" else self._shell(block)
            elif block.mode == "file":
                (self.folder / block.note).write_text(block.text, encoding="utf-8")
            elif block.mode == "output":
                assert matches(block.text, printed), f"{block.place} says\n{block.text}\nbut it prints\n{printed}"

    def leave(self) -> None:
        """Ends the session."""
        if self.session:
            self.session.communicate(timeout=60)

    def _python(self, block: Block) -> str:
        if self.session is None:
            self.session = subprocess.Popen(
                [sys.executable, "-c", SESSION],
                cwd=self.folder,
                env=self.environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
        assert self.session.stdin
        assert self.session.stdout
        self.session.stdin.write(json.dumps({"text": block.text, "place": block.place}) + "\n")
        self.session.stdin.flush()
        printed: list[str] = []
        for line in self.session.stdout:
            if line.rstrip() == END:
                return "".join(printed)
            printed.append(line)
        raise AssertionError(f"{block.place} does not run:\n{''.join(printed)}")

    def _shell(self, block: Block) -> str:
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", block.text],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, f"{block.place} fails:\n{done.stdout}"
        return done.stdout


def matches(shown: str, printed: str) -> bool:
    """Whether the shown output is the printed one, up to blanks at the ends of lines; `...` stands for anything."""
    pattern = ".*".join(re.escape(part) for part in _tidy(shown).split("..."))
    return re.fullmatch(pattern, _tidy(printed), re.DOTALL) is not None


def _tidy(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip().splitlines())

"""Pictures of every screen, on a desktop, on a phone and by lamplight: ./run shots [FOLDER] [SCENE ...]

A real server, real games from fixed seeds against bots, a real Chromium. Every scene is a function of scenes.py; with
names after the folder only those are made.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

import scenes
from album import Album
from playwright.sync_api import sync_playwright

from tests.server.live import Live
from tests.web.conftest import CHROMIUM, FLAGS

USAGE = "usage: ./run shots [FOLDER] [SCENE ...]; the scenes are: "


def main(folder: Path, wanted: list[str]) -> int:
    """Every scene in its turn; how many pictures came of it."""
    unknown = [name for name in wanted if name not in scenes.SCENES]
    if unknown:
        print(f"There is no scene {', '.join(unknown)}. {USAGE}{', '.join(scenes.SCENES)}.", file=sys.stderr)
        return 2
    if not CHROMIUM:
        print("There is no Chromium here. On Debian or Ubuntu: apt install chromium", file=sys.stderr)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(Path(sys.executable).with_name("node"))
    with tempfile.TemporaryDirectory(prefix="amunre-") as scratch, sync_playwright() as playwright:
        live = Live(str(Path(scratch, "tables.sqlite")), "--no-rate-limits", log=Path(scratch, "log")).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            for number, name in enumerate(wanted or scenes.SCENES, 1):
                start = time.monotonic()
                album = Album(browser, live, folder)
                scenes.SCENES[name](album)
                album.close()
                of = len(wanted or scenes.SCENES)
                print(f"{number:2}/{of} {name:12}{album.taken:4} pictures{time.monotonic() - start:7.1f} s", flush=True)
        finally:
            browser.close()
            live.stop()
    print(f"{len(list(folder.glob('*.png')))} pictures are in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/shots"), sys.argv[2:]))

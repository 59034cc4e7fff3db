"""`amunre play`: a server for this machine, and the browser at its start page."""

import os
import sys
import threading
import webbrowser

from amunre.server.alone import address_of
from amunre.server.pages import built_client
from amunre.server.ports import free_port
from amunre.server.serve import serve
from amunre.server.settings import Settings

HOST = "127.0.0.1"
NOT_BUILT = (
    "The pages of the table are missing: this amunre was installed from a source tree without building them. "
    "`./run play` in the tree builds them; `amunre terminal` plays without a browser."
)


def play(database: str, port: int, workers: int, browser: bool) -> None:
    """Until it is interrupted; if a server of this person runs already, only the browser is opened."""
    if built_client() is None:
        raise ValueError(NOT_BUILT)
    running = address_of(database)
    if running:
        print(f"amunre is already at {running}", flush=True)
        if browser:
            open_browser(running)
        return
    settings = Settings(database, HOST, free_port(HOST, port), workers=workers)
    serve(settings, "warning", lambda: _welcome(settings.address, browser))


def _welcome(address: str, browser: bool) -> None:
    print("Stop it with Ctrl+C; the games are kept.", flush=True)
    if browser:
        threading.Thread(target=open_browser, args=[address], daemon=True).start()


def open_browser(address: str) -> None:
    """Only one with windows: a browser of the terminal would fight with us for it."""
    graphical = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if graphical:
        webbrowser.open(address)

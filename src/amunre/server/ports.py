"""Which port to listen on."""

import os
import socket


def free_port(host: str, wanted: int = 0) -> int:
    """The wanted one, or any that is free."""
    for port in (wanted, 0):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            if os.name != "nt":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise ValueError("No port of this machine is free.")

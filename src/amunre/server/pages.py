"""The pages of the client: read once at the start, sent in the packing that the browser takes."""

import hashlib
import mimetypes
from dataclasses import dataclass, field
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

PACKINGS = {"br": ".br", "gzip": ".gz"}
"""Best first; the files beside a file that hold it packed."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
MISSING = (
    "This server has no pages, only the API (see /openapi.json). From a source tree `./run play` builds them; "
    "`amunre serve --web FOLDER` takes others.\n"
)


def built_client() -> Path | None:
    """The client that came with the package; None in a source tree that was never built."""
    folder = Path(__file__).parent / "client"
    return folder if (folder / "index.html").is_file() else None


@dataclass(frozen=True)
class Page:
    """One file: as it is, and packed."""

    kind: str
    caching: str
    tag: str
    bodies: dict[str, bytes] = field(repr=False)  # by packing; "" is the file itself

    def answer(self, asked: Headers, status: int = 200) -> Response:
        """The file, unless the browser has it already."""
        headers = {"cache-control": self.caching, "etag": self.tag, "vary": "accept-encoding"}
        if status == 200 and self.tag in asked.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        packing = self._packing(asked.get("accept-encoding", ""))
        if packing:
            headers["content-encoding"] = packing
        return Response(self.bodies[packing], status, headers, self.kind)

    def _packing(self, accepted: str) -> str:
        words = {part.strip() for part in accepted.replace(";q=1.0", "").split(",")}
        return next((packing for packing in PACKINGS if packing in words and packing in self.bodies), "")


class Pages:
    """All files of a folder; an address that is no file is a page of the client, which finds its way by it."""

    def __init__(self, folder: Path) -> None:
        self._pages = {
            path.relative_to(folder).as_posix(): _read(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix not in PACKINGS.values()
        }

    async def find(self, request: Request) -> Response:
        """A file, the client, or a word that there is neither."""
        path = request.path_params.get("path", "").strip("/")
        page = self._pages.get(path)
        if page is not None:
            return page.answer(request.headers)
        index = self._pages.get("index.html")
        if index is None:
            return PlainTextResponse(MISSING, 404)
        if path.startswith(("api/", "assets/")):
            return PlainTextResponse("There is nothing at this address.\n", 404)
        return index.answer(request.headers, 200 if _is_page(path) else 404)


def _is_page(path: str) -> bool:
    """Whether the client has such a page; it says so itself where it has not."""
    first, _, rest = path.partition("/")
    alone = first in ("", "new", "learn", "rules") and not rest
    return alone or (first in ("table", "replay", "record") and bool(rest) and "/" not in rest)


async def no_pages(_: Request) -> Response:
    """Instead of pages, where there are none."""
    return PlainTextResponse(MISSING, 404)


def _read(path: Path, folder: Path) -> Page:
    body = path.read_bytes()
    bodies = {"": body}
    for packing, ending in PACKINGS.items():
        packed = path.with_name(path.name + ending)
        if packed.is_file():
            bodies[packing] = packed.read_bytes()
    hashed = path.relative_to(folder).parts[0] == "assets"
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Page(kind, FOREVER if hashed else ASK_AGAIN, tag, bodies)


# What the system's own table says differs from machine to machine.
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".png": "image/png",
}

"""docs/pictures/house.svg: the rooms of the package in their layers, and the imports between them as they are."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import grimp

ROOT = Path(__file__).resolve().parents[2]
WIDTH, ROW, BOX, HEIGHT = 1000, 96, 168, 56
OPTIONAL = " ()"

# What each room is for, and where it stands from left to right.
ROOMS = {
    "cli": ("the one command", 340),
    "bench": ("how fast we are", 786),
    "arena": ("bots against each other", 114),
    "envs": ("for machines that learn", 786),
    "server": ("tables for people", 338),
    "terminal": ("the table in a terminal", 562),
    "simulate": ("many random games", 114),
    "bots": ("they see what a seat sees", 450),
    "verify": ("a record against its seed", 860),
    "game": ("text in, text out", 640),
    "logbook": ("what happened, for whom", 520),
    "record": ("a whole game as JSON", 760),
    "search": ("thinking ahead; compiled", 300),
    "rules": ("the game itself: pure, compiled, knows nothing of the outside", 500),
}
STYLE = """
  text { font: 15px system-ui, sans-serif; fill: #5f5039; text-anchor: middle }
  .name { font: 700 19px Georgia, serif; fill: #33281b }
  .room { fill: #fbf5e6; stroke: #a98f5c; stroke-width: 1.5 }
  .compiled { fill: #fbecc4; stroke: #d9a441 }
  .outside { fill: #dfe9f0; stroke: #1f4e8c }
  path { fill: none; stroke: #1f4e8c; stroke-width: 1.6; marker-end: url(#tip) }
  .wire { stroke-dasharray: 5 4 }
"""


@dataclass(frozen=True)
class Room:
    """A box of the drawing."""

    name: str
    text: str
    x: int
    y: int
    width: int

    def drawn(self) -> str:
        """Its box and words."""
        kind = {"rules": "room compiled", "search": "room compiled", "web": "room outside"}.get(self.name, "room")
        return (
            f'<rect class="{kind}" x="{self.x - self.width // 2}" y="{self.y}" '
            f'width="{self.width}" height="{HEIGHT}" rx="9"/>'
            f'<text class="name" x="{self.x}" y="{self.y + 24}">{self.name}</text>'
            f'<text x="{self.x}" y="{self.y + 44}">{self.text}</text>'
        )


def picture() -> str:
    """The drawing. A room without a place in it is an error."""
    rooms = _rooms()
    edges = shortest(imports([*rooms]))
    web = Room("web", "the table in the browser", 640, 20, BOX + 40)
    height = max(room.y for room in rooms.values()) + HEIGHT + 20
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        "<title>The rooms of amunre; an arrow points from a room to one that it imports</title>",
        f"<style>{STYLE}</style>",
        '<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto">',
        '<polygon points="0,1 10,5 0,9" fill="#1f4e8c"/></marker></defs>',
        f'<rect width="{WIDTH}" height="{height}" rx="14" fill="#f6ecd6"/>',
        *(_arrow(rooms[one], rooms[other]) for one, other in edges),
        _arrow(web, rooms["server"], "wire"),
        *(room.drawn() for room in [*rooms.values(), web]),
        "</svg>",
    ]
    return "\n".join([*lines, ""])


def _rooms() -> dict[str, Room]:
    found = {}
    for level, names in enumerate(layers()):
        for name in names:
            text, x = ROOMS[name]
            found[name] = Room(name, text, x, 20 + level * ROW, WIDTH - 60 if name == "rules" else BOX + 40)
    return found


def layers() -> list[list[str]]:
    """The rooms that are there, from the top down, as the contract of import-linter orders them."""
    settings: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (contract,) = [one for one in settings["tool"]["importlinter"]["contracts"] if one["id"] == "arrows"]
    named = [[room.strip(OPTIONAL) for room in layer.split("|")] for layer in contract["layers"]]
    there = [[room for room in layer if list((ROOT / "src" / "amunre").glob(f"{room}*"))] for layer in named]
    return [layer for layer in there if layer and layer != ["__main__"]]


def imports(rooms: list[str]) -> set[tuple[str, str]]:
    """Which room imports from which."""
    graph = grimp.build_graph("amunre")
    return {
        (one, other)
        for one in rooms
        for other in rooms
        if one != other
        and graph.direct_import_exists(importer=f"amunre.{one}", imported=f"amunre.{other}", as_packages=True)
    }


def shortest(edges: set[tuple[str, str]]) -> list[tuple[str, str]]:
    """Without those that a longer way implies, so that the drawing can be read."""
    return sorted(edge for edge in edges if edge[1] not in _reached(edge[0], edges - {edge}))


def _reached(start: str, edges: set[tuple[str, str]]) -> set[str]:
    found = {other for one, other in edges if one == start}
    return found.union(*(_reached(other, edges) for other in found))


def _arrow(one: Room, other: Room, kind: str = "") -> str:
    """A curve from the lower edge of one to the upper edge of the other."""
    top, bottom = one.y + HEIGHT, other.y
    lean = 0 if other.name == "rules" else (other.x - one.x) // 8
    start = one.x + lean
    end = one.x if other.name == "rules" else other.x - lean
    bend = (bottom - top) * 6 // 10
    curve = f"M{start} {top}C{start} {top + bend} {end} {bottom - bend} {end} {bottom}"
    return f'<path class="{kind}" d="{curve}"/>' if kind else f'<path d="{curve}"/>'

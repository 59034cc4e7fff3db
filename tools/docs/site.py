"""Builds the pages of docs/ and checks what was built: `python -m tools.docs.site [--serve [ADDRESS:PORT]]`.

Zensical finds broken links and anchors between pages. What it lets pass is found here, in the pages as they are read:
pictures and files that are not there, a page that the navigation does not name, anything fetched from elsewhere.
"""

import re
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parents[2]
ZENSICAL = [sys.executable, "-m", "zensical"]
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


class Page(HTMLParser):
    """What a built page leads to, what it loads, and what can be led to on it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collects."""
        values = {name: value for name, value in attrs if value}
        self.anchors |= {values[name] for name in ("id", "name") if name in values}
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        elif tag == "link" and "href" in values and values.get("rel") not in ("prev", "next", "canonical"):
            self.loads.append(values["href"])
        elif "src" in values:
            self.loads.append(values["src"])


def main(arguments: list[str]) -> int:
    """Builds, or serves."""
    if arguments[:1] == ["--serve"]:
        return serve(arguments[1] if len(arguments) > 1 else "127.0.0.1:8100")
    if arguments:
        print(f"./run docs: there is no option {arguments[0]!r}; there are --write and --serve.", file=sys.stderr)
        return 2
    problems = build(ROOT)
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        print(f"docs: {len(problems)} of these to repair", file=sys.stderr)
        return 1
    print(f"{site(ROOT).relative_to(ROOT) / 'index.html'} is up to date; ./run docs --serve shows it as you write")
    return 0


def serve(address: str) -> int:
    """Shows the pages and follows every change, until it is interrupted."""
    try:
        return subprocess.call([*ZENSICAL, "serve", "--dev-addr", address], cwd=ROOT)
    except KeyboardInterrupt:
        return 0


def build(root: Path) -> list[str]:
    """Builds the project in this folder; what is wrong with it, a sentence each."""
    problems = lost_pages(root)
    if problems:
        return problems
    done = subprocess.run(
        [*ZENSICAL, "build", "--clean", "--strict"], cwd=root, capture_output=True, text=True, check=False
    )
    if done.returncode:
        return [COLOURS.sub("", done.stdout + done.stderr).split("Traceback")[0].strip()]
    return broken_links(site(root))


def site(root: Path) -> Path:
    """Where the pages go."""
    return root / str(_project(root)["site_dir"])


def _project(root: Path) -> dict[str, object]:
    project: dict[str, object] = tomllib.loads((root / "zensical.toml").read_text(encoding="utf-8"))["project"]
    return project


def lost_pages(root: Path) -> list[str]:
    """Pages without a place in the navigation, and places without a page."""
    named = _pages_of(_project(root)["nav"])
    folder = root / "docs"
    there = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.md"))
    return [
        *(f"docs/{page} stands nowhere in the navigation of zensical.toml." for page in there if page not in named),
        *(f"zensical.toml names docs/{page}, which is not there." for page in named if page not in there),
        *(f"zensical.toml names docs/{page} twice." for page in sorted(set(named)) if named.count(page) > 1),
    ]


def _pages_of(entry: object) -> list[str]:
    if isinstance(entry, str):
        return [entry]
    below = entry.values() if isinstance(entry, dict) else entry if isinstance(entry, list) else []
    return [page for part in below for page in _pages_of(part)]


def broken_links(folder: Path) -> list[str]:
    """Whatever a page leads to or loads that is not among the built files."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.html"))}
    del pages[folder / "404.html"]  # written for the root of a server
    foreign = [(path, target) for path, page in pages.items() for target in page.loads if urlsplit(target).netloc]
    broken = [
        (path, target)
        for path, page in pages.items()
        for target in [*page.links, *page.loads]
        if not _leads_somewhere(path, target, pages)
    ]
    return [
        *(f"{path.relative_to(folder)} loads {target} from elsewhere." for path, target in foreign),
        *(f"{path.relative_to(folder)} points to {target}, which is not there." for path, target in broken),
    ]


def _leads_somewhere(path: Path, target: str, pages: dict[Path, Page]) -> bool:
    parts = urlsplit(target)
    if parts.scheme or parts.netloc:
        return True
    goal = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if goal.is_dir():
        goal /= "index.html"
    if not goal.is_file():
        return False
    return not parts.fragment or goal not in pages or unquote(parts.fragment) in pages[goal].anchors


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

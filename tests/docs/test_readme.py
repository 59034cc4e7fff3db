"""What the README says of the code is so: names, tour, links. Its examples are run by test_examples.py."""

import re

import pytest

import amunre
from tests.docs.blocks import ROOT, blocks_of

README = (ROOT / "README.md").read_text(encoding="utf-8")
(TOUR,) = [block.text for block in blocks_of(ROOT / "docs" / "architecture.md") if "src/amunre/" in block.text]


def test_the_two_commands_come_first() -> None:
    first = blocks_of(ROOT / "README.md")[0]
    assert [line.split("#")[0].strip() for line in first.text.splitlines()] == ["./run play", "./run test"]


def test_the_tour_names_what_is_there() -> None:
    for name in re.findall(r"^  (\S+)", TOUR, re.MULTILINE):
        assert (ROOT / "src" / "amunre" / name).exists(), name
    for name in re.findall(r"^(\S+)", TOUR, re.MULTILINE):
        assert (ROOT / name).exists(), name


def test_the_tour_leaves_no_room_out() -> None:
    rooms = (path for path in (ROOT / "src" / "amunre").iterdir() if not path.name.startswith(("_", ".", "py.typed")))
    for path in rooms:
        assert re.search(rf"\b{re.escape(path.name)}\b", TOUR), path.name


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`(?:game|amunre)\.(\w+)", README))))
def test_every_name_of_the_api_exists(name: str) -> None:
    assert hasattr(amunre, name) or hasattr(amunre.Game, name)


@pytest.mark.parametrize("target", re.findall(r"(?:\]\(|src=\"|href=\")([^)#:\"]+)[)\"]", README))
def test_every_link_leads_somewhere(target: str) -> None:
    assert (ROOT / target).exists()


def test_a_citation_names_this_version() -> None:
    (version,) = re.findall(r'^version = "(.*)"$', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert f"version: {version}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"version = {{{version}}}" in (ROOT / "docs" / "research.md").read_text(encoding="utf-8")

"""The pages of docs/ are built strictly, and the builder finds what is broken."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.docs import site

SETTINGS = """
[project]
site_name = "a site"
docs_dir = "docs"
site_dir = "site"
use_directory_urls = false
nav = [{ "Home" = "index.md" }, { "Part" = [{ "Other" = "other.md" }] }]
[project.validation]
unresolved_references = true
[project.theme]
font = false
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "docs").mkdir()
    (tmp_path / "zensical.toml").write_text(SETTINGS)
    (tmp_path / "docs" / "index.md").write_text("# Home\n\n[other](other.md#there)\n")
    (tmp_path / "docs" / "other.md").write_text("# Other\n\n## There\n")
    return tmp_path


def test_our_pages_are_whole() -> None:
    assert site.build(site.ROOT) == []
    assert (site.site(site.ROOT) / "index.html").exists()


def test_a_good_project_is_built(project: Path) -> None:
    assert site.build(project) == []
    assert (project / "site" / "other.html").exists()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[x](nowhere.md)", "page does not exist"),
        ("[x](other.md#nowhere)", "anchor does not exist"),
        ("[x][nowhere]", "unresolved link reference"),
        ("![x](nowhere.png)", "points to nowhere.png"),
        ("[x](decisions)", "points to decisions"),
        ('<a href="other.html#nowhere">x</a>', "points to other.html#nowhere"),
        ("![x](https://elsewhere.example/x.png)", "from elsewhere"),
        ('<script src="https://elsewhere.example/x.js"></script>', "from elsewhere"),
    ],
)
def test_what_is_broken_is_found(project: Path, text: str, complaint: str) -> None:
    with (project / "docs" / "index.md").open("a") as page:
        page.write(f"\n{text}\n")
    (found,) = site.build(project)
    assert complaint in found


def test_a_page_outside_the_navigation_is_found(project: Path) -> None:
    (project / "docs" / "lost.md").write_text("# Lost\n")
    assert site.build(project) == ["docs/lost.md stands nowhere in the navigation of zensical.toml."]


def test_a_place_without_a_page_is_found(project: Path) -> None:
    (project / "docs" / "other.md").unlink()
    assert site.build(project) == ["zensical.toml names docs/other.md, which is not there."]

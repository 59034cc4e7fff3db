"""What is written from the code is up to date and whole."""

from __future__ import annotations

import pytest

from amunre.rules.cards import CARDS
from amunre.rules.ruleset import MODULES
from tools.docs import house, pages, rulings
from tools.docs.site import ROOT
from tools.docs.words import name

WRITTEN = pages.written()


@pytest.mark.parametrize("path", sorted(WRITTEN))
def test_the_page_is_up_to_date(path: str) -> None:
    assert (ROOT / "docs" / path).read_text(encoding="utf-8") == WRITTEN[path], "call `./run docs --write`"


def test_every_card_is_told() -> None:
    for card in CARDS:
        assert f"**{name(f'card.{card.name}')}**" in WRITTEN["play/cards.md"], card.name


def test_every_expansion_is_told() -> None:
    for module in MODULES:
        assert f"## {name(f'module.{module}')}\n" in WRITTEN["play/expansions.md"], module


def test_the_rulings_are_numbered_without_a_gap() -> None:
    assert [*rulings.rulings()] == [f"R{number}" for number in range(1, 39)]


def test_the_drawing_leaves_out_only_what_a_longer_way_says() -> None:
    everything = {("a", "b"), ("b", "c"), ("a", "c"), ("d", "c")}
    assert house.shortest(everything) == [("a", "b"), ("b", "c"), ("d", "c")]


def test_every_room_is_drawn() -> None:
    for layer in house.layers():
        for room in layer:
            assert f">{room}</text>" in WRITTEN["pictures/house.svg"]

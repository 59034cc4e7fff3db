import io
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from amunre.cli import app
from amunre.rules.actions import STATUES, TILE_NAMES
from amunre.rules.board import PROVINCES
from amunre.rules.cards import CARDS
from amunre.rules.officials_deck import standard_officials
from amunre.rules.ruleset import EDITIONS, MODULES, SWITCH_TEXTS, ruleset
from amunre.terminal.expansions import expansions
from amunre.terminal.ruleset_text import print_ruleset, summary

OWN_DECK = '[officials.banker]\ntitle = "Banker"\ncopies = 12\ngold = 4\ntext = "Take 4 gold."\n'


def printed(edition: str, players: int, width: int = 80) -> str:
    out = io.StringIO()
    print_ruleset(Console(file=out, width=width), ruleset(edition, players=players))
    return out.getvalue()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_whole_ruleset_stands_in_80_columns(edition: str, players: int) -> None:
    text = printed(edition, players)
    assert max(map(len, text.splitlines())) <= 80
    assert "…" not in text
    for word in [*(p.capitalize() for p in PROVINCES), *(s.replace("_", "-") for s in SWITCH_TEXTS)]:
        assert word in text


def test_a_reconstructed_number_says_so() -> None:
    lines = {
        line.split()[0]: line.split()
        for line in printed("classic", 4).splitlines()
        if line.startswith(" ") and line.split()
    }
    assert lines["Abu"][1] == "2?"
    assert lines["Thebes"][1] == "4"
    assert lines["Avaris"][2] == "-"  # R3: none, by a ruling, not a reconstruction


def test_the_numbers_of_the_editions() -> None:
    classic = "\n".join(summary(ruleset("classic", players=4)))
    assert "Favour deck  35 cards" in classic  # 39 less an Architect each
    assert "36, and no more" in classic
    assert "put away unseen" in classic
    anniversary = "\n".join(summary(ruleset("anniversary", players=3)))
    assert "3-8: 2   9-14: 3   15 and more: 4" in anniversary
    assert "dealt from 6" in anniversary
    assert "the other 6 are blocked" in anniversary


def test_without_an_edition_all_are_named() -> None:
    out = CliRunner().invoke(app, ["rules"]).stdout
    assert all(edition in out for edition in EDITIONS)


def test_a_changed_switch_is_marked() -> None:
    out = CliRunner().invoke(app, ["rules", "anniversary", "--no-federation"]).stdout
    assert "off (changed)" in out
    assert "anniversary-4+no-federation" in out


def test_every_expansion_is_explained() -> None:
    out = " ".join(printed("anniversary", 4).split())
    for name, expansion in expansions().items():
        assert f"(--module {name})" in out
        for text in [*expansion.plays, *expansion.rulings.values(), *expansion.pieces.values()]:
            assert text in out, text
    for card in CARDS:
        assert card.title in out
    for title in standard_officials().titles:
        assert title in out
    assert "our own deck" in out
    assert "none is in this ruleset" in out


def test_the_texts_know_every_piece() -> None:
    assert tuple(expansions()) == MODULES
    assert tuple(expansions()["statues"].pieces) == STATUES
    assert tuple(expansions()["afterlife"].pieces) == TILE_NAMES


def test_with_a_module_only_that_one_is_explained() -> None:
    out = CliRunner().invoke(app, ["rules", "anniversary", "--module", "statues"]).stdout
    assert "anniversary-4+statues" in out
    assert "(--module statues)" in out
    assert "(--module pharaoh)" not in out
    assert "Tribute" in out


def test_the_numbers_of_the_officials() -> None:
    lines = "\n".join(summary(ruleset("anniversary", players=2, modules=("officials",))))
    assert "8 of 15 are played, 4 lie open, 2 a round are taken; the other 7 are blocked" in lines


def test_an_officials_file_is_explained_as_the_users_own(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(OWN_DECK)
    out = CliRunner().invoke(app, ["rules", "classic", "--module", "officials", "--officials", str(path)]).stdout
    assert "Banker" in out
    assert "your own file" in out
    assert "Nomarch" not in out
    assert "+deck-" in out

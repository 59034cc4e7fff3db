import io

import pytest
from rich.console import Console
from typer.testing import CliRunner

from amunre.cli import app
from amunre.rules.board import PROVINCES
from amunre.rules.ruleset import EDITIONS, SWITCH_TEXTS, ruleset
from amunre.terminal.ruleset_text import print_ruleset, summary


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

import io
from typing import Any

from rich.console import Console

import amunre
from amunre.rules.ruleset import MODULES
from amunre.terminal.board_map import board_map
from amunre.terminal.table import expansion_lines, preview_table, status, tomb_picture

NAMES = ["Ann", "Ben", "Cleo"]
ME = 0


def three(**position: Any) -> amunre.Game:
    rules = {"edition": "anniversary", "players": 3, "modules": list(MODULES)}
    return amunre.load_position({"ruleset": rules, **position}, seed=1)


def drawn(*parts: Any) -> str:
    console = Console(width=80, file=io.StringIO(), record=True)
    for part in parts:
        console.print(part)
    return " ".join(console.export_text().split())


def whole(game: amunre.Game) -> str:
    view = game.view(ME)
    rules = game.ruleset
    return drawn(board_map(view, rules, NAMES), *expansion_lines(view, rules, NAMES), status(view, rules, ME, NAMES))


def test_statues_stand_on_the_map_and_say_what_they_do() -> None:
    text = whole(three(phase="market", statues={"abu": "horus"}, provinces={"abu": {"owner": 1}}))
    assert "statue of Horus" in text
    assert "Horus Abu (Ben) In this province and those that touch it" in text
    assert "Abu (Horus)" in text


def test_officials_wait_on_the_map_and_in_the_auction() -> None:
    lying = dict.fromkeys(["abu", "edfu", "thebes", "sawu", "buto", "mendes"], "overseer-of-fields")
    text = whole(three(open=list(lying), officials=lying))
    assert "Overseer of" in text
    assert "no bid (Overseer of Fields)" in text
    assert "Place 2 Farmers" in text


def test_the_pharaoh_and_his_tokens() -> None:
    game = three(phase="market", pharaoh="thebes", pharaoh_tokens=[2, 0, 1])
    text = whole(game)
    assert "the Pharaoh" in text
    assert "tokens" in text


def test_own_tiles_are_shown_and_those_of_others_counted() -> None:
    tomb: list[str | None] = [None] * 15
    tomb[0] = tomb[1] = "gold"
    game = three(phase="market", tomb_tiles=[{"stone": 2}, {"farmer": 3}, {}], tombs=[[None] * 15, tomb, [None] * 15])
    text = whole(game)
    assert "Your Tomb tiles: 2 stone." in text
    assert "Tomb of Ben" in text
    assert "3 farmer" not in text


def test_a_tomb_shows_where_the_next_tile_can_go() -> None:
    empty: list[str | None] = [None] * 15
    assert [line.split() for line in tomb_picture(empty)] == [["1.1", "1.2", "1.3", "1.4", "1.5"]]
    begun = ["gold", "stone", None, *empty[3:]]
    assert [line.split() for line in tomb_picture(begun)] == [
        ["2.1", ".", ".", "."],
        ["gold", "stone", "1.3", "1.4", "1.5"],
    ]
    assert len(tomb_picture(["gold"] * 15)) == 5


def test_the_preview_leaves_out_what_cannot_score() -> None:
    game = three(phase="market", temple=3, statues={"abu": "isis"}, provinces={"abu": {"owner": 1}})
    text = drawn(preview_table(game.view(ME), NAMES))
    assert "statues 0 3 0" in text
    assert "glory" not in text


def test_without_expansions_nothing_is_said_of_them() -> None:
    game = amunre.new_game(amunre.ruleset("classic", players=3), seed=1)
    text = whole(game)
    for word in ("tokens", "tiles", "Statues", "Officials", "tomb"):
        assert word not in text

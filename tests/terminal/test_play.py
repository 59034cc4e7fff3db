import io
import json
import random
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import amunre
from amunre.bots import new_bot
from amunre.rules.board import PROVINCES
from amunre.rules.errors import AmunreError
from amunre.rules.ruleset import MODULES
from amunre.terminal.person import Leaves, Person
from amunre.terminal.play import HELP, ME, Sitting, play_in_terminal
from amunre.terminal.setup import table_names
from amunre.verify import verify
from tests.rulesets import WITHOUT_OFFICIALS


class Typist(Person):
    """Types the given lines, then numbers of the list on the screen, at random."""

    def __init__(self, *lines: str, most: int = 100_000) -> None:
        self.out = io.StringIO()
        super().__init__(Console(file=self.out, width=80, highlight=False), interactive=False)
        self.lines = list(lines)
        self.most = most
        self.dice = random.Random(1)
        self.sitting: Sitting | None = None

    def ask(self, prompt: str) -> str:
        self.most -= 1
        if self.most < 0:
            raise Leaves
        if self.lines:
            return self.lines.pop(0)
        assert self.sitting is not None
        return str(self.dice.randint(1, len(self.sitting.game.choices(ME))))

    @property
    def text(self) -> str:
        return self.out.getvalue()


def sit_down(typist: Typist, edition: str = "anniversary", players: int = 4, **switches: Any) -> Sitting:
    game = amunre.new_game(amunre.ruleset(edition, players=players, **switches), seed=7)
    bots = {seat: new_bot("random", game.ruleset, f"7 {seat}") for seat in range(1, players)}
    typist.sitting = Sitting(typist, game, table_names("Ann", players), bots)
    return typist.sitting


def shown(*lines: str, **wish: Any) -> str:
    """What is on the screen after these lines have been typed."""
    typist = Typist(*lines, most=len(lines))
    sit_down(typist, **wish).play()
    return typist.text


@pytest.mark.parametrize("edition", ["classic", "meeple", "anniversary"])
@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("expert", [False, True])
def test_a_whole_game_by_numbers(edition: str, players: int, expert: bool) -> None:
    typist = Typist()
    sitting = sit_down(typist, edition, players, expert=expert)
    sitting.play()
    assert sitting.game.is_over
    assert "won." in typist.text or "share it." in typist.text
    assert max(map(len, typist.text.splitlines())) <= 80


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_a_whole_game_with_all_expansions(edition: str, players: int) -> None:
    typist = Typist()
    modules = MODULES if players <= 3 else WITHOUT_OFFICIALS
    sitting = sit_down(typist, edition, players, modules=modules)
    sitting.play()
    assert sitting.game.is_over
    assert max(map(len, typist.text.splitlines())) <= 80
    for source in sitting.game.ruleset.sources:
        assert f" {source} " in typist.text


def test_the_map_shows_every_province() -> None:
    text = " ".join(shown("1", "board").split())
    for province in PROVINCES:
        assert province.capitalize() in text
    assert "for sale" in text
    assert "blocked" in text
    assert "~~~~" in text
    assert "caravan: only with the temple on 1 or 2" in text


def test_the_legend_explains_tombs_where_there_are_some() -> None:
    assert "Tombs, from the top" in shown("board", modules=("afterlife",))
    assert "Tombs" not in shown("board")


def test_a_choice_may_be_written_in_notation() -> None:
    typist = Typist("BID   thebes 1", most=1)
    sitting = sit_down(typist, "classic", 3)
    while ME not in sitting.game.to_act:
        sitting.one_step()
    wanted = next(choice for choice in sitting.game.choices(ME) if choice.startswith("bid "))
    typist.lines = [wanted.upper().replace(" ", "  ")]
    before = len(sitting.game.log(ME))
    sitting.one_step()
    assert len(sitting.game.log(ME)) > before


@pytest.mark.parametrize(
    "line", ["0", "999", "99999999999999999999", "fly away", "bid rome 3", "²", "\x00", "[/bold]", "-1"]
)
def test_a_refused_line_is_answered_with_a_sentence_and_changes_nothing(line: str) -> None:
    typist = Typist(line, most=1)
    sitting = sit_down(typist)
    while ME not in sitting.game.to_act:
        sitting.one_step()
    choices = sitting.game.choices(ME)
    position = sitting.game.position()
    assert sitting.answer(line, choices) is False
    assert sitting.game.position() == position
    assert typist.text.strip()


@pytest.mark.parametrize(
    ("line", "expected"), [("?", "save FILE"), ("help", "quit"), ("score", "If the age ended now")]
)
def test_commands(line: str, expected: str) -> None:
    assert expected in shown(line)


def test_an_empty_line_asks_again() -> None:
    assert "Goodbye" in shown("", "  ")


def test_the_log_is_told_with_names() -> None:
    text = shown("1", "1", "log")
    assert "Ann" in text


def test_undo_is_refused_or_done_but_never_crashes() -> None:
    assert "Goodbye" in shown("undo", "1", "undo", "1", "undo")


def test_a_sale_can_be_taken_back() -> None:
    typist = Typist(most=0)
    sitting = sit_down(typist, "classic", 3)
    while ME not in sitting.game.to_act:
        sitting.one_step()
    position = sitting.game.position()
    assert sitting.answer("sell architect", sitting.game.choices(ME))
    assert sitting.answer("undo", sitting.game.choices(ME))
    assert sitting.game.position() == position


def test_a_saved_game_can_be_loaded(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    text = shown("1", f"save {path}", f"save {path}", "save")
    assert "Saved in" in text
    assert "exists already" in " ".join(text.split())
    assert "Say where to" in text
    amunre.load_record(json.loads(path.read_text()))


def test_a_finished_game_can_be_saved_and_verified(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typist = Typist()
    sitting = sit_down(typist, "classic", 3)
    while not sitting.game.is_over:
        sitting.one_step()
    typist.interactive = True
    typist.lines = ["1", f"save {tmp_path}", f"save {path}"]
    sitting.play()
    assert "exists already" in " ".join(typist.text.split())
    assert "are those of the seed committed to." in verify(json.loads(path.read_text()))


def test_before_the_first_round_no_round_is_named() -> None:
    text = shown()
    assert "Old Kingdom, before the first round" in text
    assert "(not set yet)" in text


@pytest.mark.parametrize("line", HELP.splitlines())
def test_the_help_fits_into_80_columns(line: str) -> None:
    assert len(line) <= 80


def test_quit_and_the_end_of_the_input_end_politely() -> None:
    assert "Goodbye" in shown("quit")
    assert "Goodbye" in shown()


def test_an_unknown_bot_is_refused_before_the_game() -> None:
    with pytest.raises(AmunreError, match="There is no bot"):
        play_in_terminal(Typist(), amunre.ruleset("classic", players=3), "Ann", "deep", 1)


def test_ctrl_c_and_eof_are_the_same() -> None:
    class Silent(Console):
        def input(self, *_: Any, **__: Any) -> str:
            raise KeyboardInterrupt

    with pytest.raises(Leaves):
        Person(Silent(file=io.StringIO()), interactive=False).ask(">")

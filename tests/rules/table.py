"""A little language for tests of the rules.

A table is set up in words and played in the notation of the game; a line is a seat, a colon and its moves::

    table = set_up("market", "memphis of 0: 2 stones", "mendes of 0: 1 pyramid, 1 stone", gold={0: 6})
    table.play("0: buy favours 0, buy farmers 0, buy stones 3, stone memphis, stone mendes, stone mendes")
    assert table.at("mendes") == "2 pyramids"
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

import amunre

FOUR = ("mendes of 0", "thebes of 1", "edfu of 2", "abu of 3")
"""One province for each of four seats; all but Abu have empty fields enough for every gift."""

THREE = FOUR[:3]

NOTHING = "buy favours 0, buy farmers 0, buy stones 0, done"
"""A Market turn without a purchase."""

SCHEMES = (
    "east-or-west",
    "upper-or-lower",
    "river-or-hinterland",
    "master-of-favours",
    "master-of-farmers",
    "master-of-federation",
)

PRICES = list(enumerate([0, 1, 3, 6, 10, 15, 21, 28, 36, 45]))
"""What 0, 1, 2, ... of a kind cost."""

PIECES = ("farmers", "extra_farmers", "stones", "pyramids")


class Table:
    """A game in progress, spoken to in lines of notation."""

    def __init__(self, game: amunre.Game) -> None:
        self.game = game

    def play(self, *lines: str) -> Table:
        """Play `seat: move, move, ...`, line by line."""
        for line in lines:
            seat, moves = read(line)
            for move in moves:
                self.game.play(seat, move)
        return self

    def refusal(self, line: str) -> str:
        """Play all moves of the line but the last; that one must be refused, in a sentence, and change nothing."""
        seat, moves = read(line)
        for move in moves[:-1]:
            self.game.play(seat, move)
        before = self.everything()
        with pytest.raises(amunre.IllegalMove) as caught:
            self.game.play(seat, moves[-1])
        assert self.everything() == before
        return a_sentence(str(caught.value))

    def everything(self) -> str:
        """The whole position and every log, as one text to compare."""
        seats = range(len(self.game.view(None)["seats"]))
        return json.dumps([self.game.position(), [self.game.log(seat) for seat in seats]], sort_keys=True, default=str)

    def choices(self, seat: int, start: str = "") -> list[str]:
        """What the seat may do now, of the moves that begin with these words."""
        return [choice for choice in self.game.choices(seat) if choice.startswith(start)]

    def amounts(self, seat: int, start: str) -> list[int]:
        """The numbers with which a move such as `bid thebes` may end, lowest first."""
        return sorted(int(choice.rsplit(" ", 1)[1]) for choice in self.choices(seat, start + " "))

    def on_until(self, reached: Callable[[Table], bool]) -> Table:
        """Let everyone do the first thing that is not a sale until the table is where it should be."""
        for _ in range(20_000):
            if reached(self):
                return self
            seat = self.game.to_act[0]
            choices = self.game.choices(seat)
            self.game.play(seat, next((choice for choice in choices if not choice.startswith("sell")), choices[0]))
        raise AssertionError("the table never got there")

    def at(self, province: str) -> str:
        """What stands in a province: `4 farmers, 1 stone, 2 pyramids`, or `nothing`."""
        cell = self.public["provinces"][province]
        counts = [(int(cell.get(piece, 0)), piece.replace("_", " ")) for piece in PIECES]
        return ", ".join(f"{n} {name if n > 1 else name[:-1]}" for n, name in counts if n) or "nothing"

    def owner(self, province: str) -> int | None:
        owner: int | None = self.public["provinces"][province]["owner"]
        return owner

    def gold(self, seat: int) -> int:
        return int(self.game.view(seat)["seats"][seat]["gold"])

    def golds(self) -> list[int]:
        return [self.gold(seat) for seat in range(len(self.public["seats"]))]

    def cards(self, seat: int) -> list[str]:
        """The seat's Favour cards, as only it may see them."""
        return sorted(self.game.view(seat)["seats"][seat]["cards"])

    def hands(self) -> list[int]:
        """How many Favour cards everyone holds, as all may see."""
        return [int(seat["hand"]) for seat in self.public["seats"]]

    def points(self, source: str, age: str = "old") -> list[int]:
        """The points of one source, seat by seat."""
        return [int(sheet.get(source, 0)) for sheet in self.game.score_sheet[age]]

    @property
    def public(self) -> dict[str, Any]:
        """What a spectator sees."""
        return dict(self.game.view(None))

    @property
    def phase(self) -> str:
        return str(self.public["phase"])

    @property
    def temple(self) -> int:
        return int(self.public["temple"])

    @property
    def order(self) -> list[int]:
        return list(self.public["turn_order"])

    @property
    def to_act(self) -> list[int]:
        return list(self.game.to_act)


def set_up(
    phase: str,
    *provinces: str,
    edition: str = "classic",
    players: int = 4,
    in_round: int = 1,
    gold: dict[int, int] | None = None,
    hands: dict[int, str] | None = None,
    more: dict[str, Any] | None = None,
    modules: str = "",
    **switches: bool,
) -> Table:
    """A table at the start of a phase. Hands and modules are words; `more` holds further keys of the position."""
    gold, hands = gold or {}, hands or {}
    seats = [{"gold": gold.get(seat, 20), "cards": hands.get(seat, "").split()} for seat in range(players)]
    return Table(
        amunre.load_position(
            {
                "ruleset": {"edition": edition, "players": players, "modules": modules.split(), **switches},
                "round": in_round,
                "phase": phase,
                "turn_order": list(range(players)),
                "provinces": dict(map(land, provinces)),
                "seats": seats,
                **(more or {}),
            }
        )
    )


def auction(
    provinces: str,
    *,
    edition: str = "classic",
    gold: dict[int, int] | None = None,
    hands: dict[int, str] | None = None,
    standing: tuple[str, ...] = (),
    modules: str = "",
    more: dict[str, Any] | None = None,
    **switches: bool,
) -> Table:
    """The start of an auction of these provinces, one for each Scribe."""
    cards = provinces.split()
    players = len(cards) // (2 if "officials" in modules else 1)
    more = {"open": cards, **(more or {})}
    return set_up(
        "auction",
        *standing,
        edition=edition,
        players=players,
        gold=gold,
        hands=hands,
        more=more,
        modules=modules,
        **switches,
    )


def offering(
    edition: str = "classic",
    players: int = 4,
    hands: dict[int, str] | None = None,
    modules: str = "",
    **more: object,
) -> Table:
    """The Offering of the first round; everyone has 40 gold and one province."""
    gold = dict.fromkeys(range(players), 40)
    standing = (*FOUR, "buto of 4")[:players]
    return set_up(
        "offering", *standing, edition=edition, players=players, gold=gold, hands=hands, more=more, modules=modules
    )


def offers(table: Table, *amounts: int | None) -> Table:
    """Everyone's offer, seat by seat; None is the Theft card."""
    words = ["steal" if amount is None else f"offer {amount}" for amount in amounts]
    return table.play(*[f"{seat}: {word}, done" for seat, word in enumerate(words)])


def scoring(*provinces: str, in_round: int = 3, temple: int = 1, **more: Any) -> Table:
    """A Province scoring with these provinces and nothing else on the board."""
    return set_up("scoring", *provinces, in_round=in_round, more={"temple": temple, **more.pop("more", {})}, **more)


def gold_scoring(*gold: int, **more: Any) -> Table:
    """The end of a game in which everyone's gold is all there is to score."""
    table = scoring(in_round=6, players=len(gold), gold=dict(enumerate(gold)), **more)
    return table.play(*[f"{seat}: done" for seat in range(len(gold))])


def new_table(edition: str, players: int, seed: int = 1, **switches: Any) -> Table:
    """A new game from its set-up on."""
    return Table(amunre.new_game(amunre.ruleset(edition, players=players, **switches), seed=seed))


def keep_first(table: Table) -> Table:
    """Everyone keeps the first of the Schemes dealt."""
    for seat in table.to_act:
        table.play(f"{seat}: {table.choices(seat, 'keep ')[0]}")
    return table


def read(line: str) -> tuple[int, list[str]]:
    """`0: bid thebes 3, pass` -> seat and moves."""
    seat, moves = line.split(": ", 1)
    return int(seat), moves.split(", ")


def land(text: str) -> tuple[str, dict[str, int]]:
    """`baharya of 1: 2 farmers, 1 stone` -> name and cell of a position; without `of` it belongs to nobody."""
    head, _, pieces = text.partition(": ")
    name, _, owner = head.partition(" of ")
    cell = {"owner": int(owner)} if owner else {}
    for piece in filter(None, pieces.split(", ")):
        count, kind = piece.split(" ", 1)
        cell[kind.replace(" ", "_").removesuffix("s") + "s"] = int(count)
    return name, cell


def a_sentence(text: str) -> str:
    """The text, if a person can read it: a sentence in words, without the traces of a program."""
    assert re.fullmatch(r"[A-Z“\"'`].*[.!?]", text), text
    assert len(text.split()) >= 4, text
    assert not re.search(r"Traceback|\bNone\b|_|<|>|0x|\bi64\b|Error\b", text), text
    return text

"""Games that wait to be played on: one file each in the user's data folder, written after every move."""

import json
import os
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import amunre
from amunre.rules.errors import AmunreError, RecordError
from amunre.simulate import RulesetChoice
from amunre.terminal.files import read_record, reason

FORMAT = 1
MOST_SHOWN = 8


@dataclass(frozen=True)
class Saved:
    """A game with all that it takes to go on: also the seed, so the file is for its owner's eyes only."""

    choice: RulesetChoice
    names: list[str]
    bots: list[str]
    """By seat; "" for a person."""
    seed: str
    record: dict[str, Any]

    @property
    def is_over(self) -> bool:
        """Whether the last scoring is done."""
        return "winners" in self.record

    @property
    def title(self) -> str:
        """One line to recognise it by."""
        moves = len(self.record["log"])
        return f"{self.choice.edition}, {', '.join(self.names)}: {moves} moves" + (", over" if self.is_over else "")

    def game(self) -> amunre.Game:
        """The game where it was left, ready to go on; AmunreError if the file was changed by somebody."""
        rules = self.choice.build()
        return amunre.load_record(self.record, seed=self.seed, board=rules.board, officials=rules.officials)


def new_path(folder: Path) -> Path:
    """The file of a game that begins now."""
    stem = time.strftime("%Y-%m-%d-%H%M%S")
    names = [stem, *(f"{stem}-{number}" for number in range(2, 100))]
    return next(path for name in names if not (path := folder / f"{name}.json").exists())


def save(path: Path, saved: Saved) -> None:
    """Writes it whole or not at all: a kill in the middle leaves the game as it was a move before."""
    text = json.dumps({"format": FORMAT, "saved": int(time.time()), **asdict(saved)})
    beside = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise AmunreError(f"The game cannot be saved in {path}: {reason(error)}.") from None


def load(path: Path) -> Saved:
    """A saved game, not yet replayed; RecordError if the file is none."""
    value = read_record(path)
    try:
        if value["format"] != FORMAT:
            raise RecordError(f"{path} was saved by another version of amunre.")
        return _saved(value)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        if isinstance(error, AmunreError):
            raise
        raise RecordError(f"{path} is no saved game.") from None


def choice_from_json(given: dict[str, Any]) -> RulesetChoice:
    """What `asdict` has made of a RulesetChoice, after a way through JSON."""
    return RulesetChoice(
        str(given["edition"]),
        int(given["players"]),
        tuple((str(name), bool(on)) for name, on in given["switches"]),
        given["board"],
        tuple(map(str, given["modules"])),
        given["officials"],
    )


def _saved(value: dict[str, Any]) -> Saved:
    choice = choice_from_json(value["choice"])
    names, bots = [str(name) for name in value["names"]], [str(bot) for bot in value["bots"]]
    if len(names) != choice.players or len(bots) != choice.players or not isinstance(value["record"]["log"], list):
        raise ValueError
    return Saved(choice, names, bots, str(value["seed"]), value["record"])


def saved_games(folder: Path, over: bool = False) -> list[tuple[Path, Saved]]:
    """The games that can go on, or those that are over; the latest first. Files that are none are passed over."""
    found = []
    for path in sorted(folder.glob("*.json"), reverse=True):
        try:
            saved = load(path)
        except AmunreError:
            continue
        if saved.is_over == over:
            found.append((path, saved))
        if len(found) == MOST_SHOWN:
            break
    return found

"""`amunre terminal`: one person against bots, in the terminal."""

import secrets
from pathlib import Path
from typing import Any

import amunre
from amunre.bots import Bot, new_bot, sight
from amunre.rules.errors import AmunreError, IllegalMove
from amunre.rules.ruleset import Ruleset
from amunre.terminal.board_map import board_map
from amunre.terminal.choices import in_order, menu
from amunre.terminal.files import rewrite_record, write_record
from amunre.terminal.log_text import in_words
from amunre.terminal.person import Leaves, Person
from amunre.terminal.setup import table_names
from amunre.terminal.table import LEGEND, TOMB_LEGEND, expansion_lines, points_table, preview_table, status

ME = 0
HELP = """Type the number of a choice, or the choice itself, such as: bid thebes 10
  ?           this help
  board       the map and the table again
  log         what has happened
  score       what the Province scoring would bring now
  undo        take back, until something is revealed or drawn or another moves
  save FILE   write a record of the game so far; `amunre replay FILE` prints it
  quit        leave the game"""
LINES_OF_LOG = 60


def play_in_terminal(
    person: Person, rules: Ruleset, name: str, bot: str, seed: int | None, save: Path | None = None
) -> None:
    """A game from the set-up to the winner, or until the person leaves. AmunreError for what cannot be set up."""
    dealt = secrets.randbits(256) if seed is None else seed
    names = table_names(name, rules.players)
    bots = {seat: new_bot(bot, rules, f"{dealt} {seat}") for seat in range(1, rules.players)}
    game = amunre.new_game(rules, seed=dealt)
    if save is not None:
        write_record(save, game.record())  # a file that cannot be written is refused now, not after the game
    try:
        Sitting(person, game, names, bots).play()
    finally:
        if save is not None:
            rewrite_record(save, game.record())
            person.say(f"The record is in {save}.")


class Sitting:
    """One game with its players: the person on seat 0, bots on the others."""

    def __init__(self, person: Person, game: amunre.Game, names: list[str], bots: dict[int, Bot]) -> None:
        self.person = person
        self.game = game
        self.names = names
        self.bots = bots
        self.read = 0  # lines of the log that the person has seen
        self.drawn: tuple[Any, ...] = ()  # the round and phase that the map was last drawn for

    def play(self) -> None:
        """To the end of the game or of the person's patience."""
        self.person.say(f"A game of {len(self.names)}: {', '.join(self.names)}. Type ? for help.")
        try:
            while not self.game.is_over:
                self.one_step()
            self.show_end()
            self.offer_to_save()
        except Leaves:
            self.person.say("Goodbye." if self.game.is_over else "Goodbye. The game was not finished.")

    def one_step(self) -> None:
        """A bot's move, if one is owed; otherwise the person's."""
        waiting = [seat for seat in self.game.to_act if seat in self.bots]
        if waiting:
            seat = waiting[0]
            self.game.play(seat, self.bots[seat].choose(sight(self.game, seat), self.game.choices(seat)))
        else:
            self.show_news()
            self.show_table()
            self.decide()

    def decide(self) -> None:
        """Asks until one choice is made or taken back."""
        choices = in_order(self.game.choices(ME))
        self.show_menu(choices)
        while not self.answer(self.person.ask(">"), choices):
            pass

    def answer(self, line: str, choices: list[str]) -> bool:
        """Does what a line says; True if the game has changed."""
        word, _, rest = line.partition(" ")
        try:
            if word.lower() == "undo":
                return self.undo()
            if line and not self.command(word.lower(), rest.strip(), choices):
                self.move(line, choices)
                return True
        except (IllegalMove, AmunreError) as refusal:
            self.person.say(str(refusal), "red")
        return False

    def move(self, line: str, choices: list[str]) -> None:
        """Plays the choice of a number or of a line of notation; IllegalMove says why not."""
        if not line.isdecimal():
            self.game.play(ME, " ".join(line.lower().split()))
            return
        number = int(line) if len(line) < 6 else 0
        if not 1 <= number <= len(choices):
            raise IllegalMove(f"There is no choice with that number; they go from 1 to {len(choices)}.")
        self.game.play(ME, choices[number - 1])

    def undo(self) -> bool:
        """Takes the last choice back."""
        self.game.undo(ME)
        self.read = min(self.read, len(self.game.log(ME)))
        self.person.say("Taken back.")
        return True

    def command(self, word: str, rest: str, choices: list[str]) -> bool:
        """Obeys if the line is a command rather than a move."""
        if word == "quit" and not rest:
            raise Leaves
        if word == "save":
            self.save(rest)
            return True
        shown = {"?": self.show_help, "help": self.show_help, "log": self.show_log, "score": self.show_scores}
        shown["board"] = self.show_board
        if rest or word not in shown:
            return False
        shown[word]()
        self.show_menu(choices)
        return True

    def save(self, name: str) -> None:
        """Writes the record of the game so far."""
        if not name:
            raise AmunreError("Say where to: save my-game.json")
        write_record(Path(name).expanduser(), self.game.record())
        self.person.say(f"Saved in {name}.")

    def offer_to_save(self) -> None:
        """The record of a finished game holds its seed, so that `amunre verify` can check every draw."""
        if not self.person.interactive:
            return
        while (line := self.person.ask("save FILE keeps the record, Enter leaves:")) not in ("", "quit"):
            word, _, name = line.partition(" ")
            try:
                if word.lower() == "save":
                    self.save(name.strip())
                    return
            except AmunreError as refusal:
                self.person.say(str(refusal), "red")

    def show_news(self) -> None:
        """What has happened since the person last decided."""
        lines = in_words(self.game.log(ME), self.names, self.game.ruleset)
        for line in lines[self.read :]:
            self.person.say(f"  {line}", "italic")
        self.read = len(lines)

    def show_table(self) -> None:
        """The status; the map too when a phase begins."""
        view = self.game.view(ME)
        if self.drawn != (view["round"], view["phase"]):
            self.drawn = (view["round"], view["phase"])
            self.person.console.print(board_map(view, self.game.ruleset, self.names))
            for lines in expansion_lines(view, self.game.ruleset, self.names):
                self.person.console.print(lines)
        self.person.console.print(status(view, self.game.ruleset, ME, self.names))

    def show_board(self) -> None:
        """The map, its legend and the status."""
        self.drawn = ()
        self.show_table()
        self.person.say(LEGEND, "dim")
        if "tombs" in self.game.view(ME):
            self.person.say(TOMB_LEGEND, "dim")

    def show_menu(self, choices: list[str]) -> None:
        """What is to be decided, and the numbered choices."""
        prompt = self.game.view(ME)["prompt"]
        self.person.say(str(prompt), "bold")
        for line in menu(choices):
            self.person.say(line)

    def show_help(self) -> None:
        """The commands."""
        self.person.say(HELP)

    def show_log(self) -> None:
        """The latest lines of the log."""
        for line in in_words(self.game.log(ME), self.names, self.game.ruleset)[-LINES_OF_LOG:]:
            self.person.say(f"  {line}")

    def show_scores(self) -> None:
        """The points so far, and what the scoring would bring."""
        self.person.say(", ".join(f"{name} {score}" for name, score in zip(self.names, self.game.scores, strict=True)))
        self.person.console.print(preview_table(self.game.view(ME), self.names))

    def show_end(self) -> None:
        """The last news, the score sheet, the winner."""
        self.show_news()
        sheet = self.game.score_sheet
        for age, title in (("old", "Old Kingdom"), ("new", "New Kingdom")):
            self.person.console.print(points_table(title, sheet[age], self.names))
        winners = [self.names[seat] for seat in self.game.winners]
        scores = ", ".join(f"{name} {score}" for name, score in zip(self.names, self.game.scores, strict=True))
        self.person.say(f"Points: {scores}")
        self.person.say(f"{winners[0]} won." if len(winners) == 1 else f"{' and '.join(winners)} share it.", "bold")

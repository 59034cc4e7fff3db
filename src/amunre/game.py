"""The friendly face of a game: words in, words out, a log, undo, and a record that replays without random numbers."""

import secrets
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from amunre import record as records
from amunre.logbook import Logbook
from amunre.record import Record, Step
from amunre.rules.actions import parse, to_text
from amunre.rules.board import Board
from amunre.rules.chance import Chance, KeyedChance, LoggedChance, RecordingChance, commitment, seed_key
from amunre.rules.determinize import determinize
from amunre.rules.errors import AmunreError, IllegalMove, RecordError
from amunre.rules.loading import load_position as load_state
from amunre.rules.officials_deck import OfficialsDeck
from amunre.rules.position import save_position
from amunre.rules.reading import shown
from amunre.rules.refusal import reason
from amunre.rules.ruleset import Ruleset
from amunre.rules.scoring import winners
from amunre.rules.state import State
from amunre.rules.story import Story
from amunre.rules.turn import new_state
from amunre.rules.view import preview, score_sheet, view

Seed = int | bytes | str
SPECTATOR = -1


class Mark(NamedTuple):
    """How things stood before a move that can still be taken back."""

    seat: int
    state: State
    steps: int
    lines: int


class Game:
    """One game at one table. Make one with `new_game`, `load_position` or `load_record`."""

    def __init__(self, state: State, chance: RecordingChance, start: Record) -> None:
        self._state = state
        self._chance = chance
        self._start = start  # the record without the moves
        self._steps: list[Step] = []
        self._log = Logbook(int(state.players))
        self._marks: list[Mark] = []
        self._before_sealed: State | None = None
        self._story = Story() if state.story is None else state.story
        state.story = self._story
        self._write_events()
        chance.outcomes.clear()

    @property
    def state(self) -> State:
        """The game underneath, which speaks in numbers and keeps no log: for search, on a clone."""
        return self._state

    @property
    def ruleset(self) -> Ruleset:
        """What is played."""
        return self._state.rules.ruleset

    @property
    def commitment(self) -> str | None:
        """Binds the host to the seed from the start; None where nobody knows the seed, as in a replay."""
        return self._start.commitment

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        return tuple(self._state.to_act())

    def choices(self, seat: int) -> list[str]:
        """What the seat may do now, sorted; nothing if it owes no decision."""
        self._check_seat(seat)
        if seat not in self._state.to_act():
            return []
        return sorted(map(to_text, self._state.legal_for(seat)))

    def play(self, seat: int, move: str) -> None:
        """Plays a move in notation; IllegalMove says which rule forbids it, and nothing has changed."""
        self._check_seat(seat)
        action = parse(move)
        if seat not in self._state.to_act() or action not in self._state.legal_for(seat):
            raise IllegalMove(reason(self._state, seat, action))
        self._act(seat, action)

    def _act(self, seat: int, action: int) -> None:
        """Carries out a legal action, with all that the log, undo and the record need to know of it."""
        before = self._state.clone()
        face_down = self._state.seats[seat].sealed
        try:
            self._state.act(seat, action)
        except AmunreError:  # a replay without a seed has come to its last draw
            self._restore(before)
            raise
        self._steps.append(Step(seat, action, tuple(self._chance.outcomes)))
        drawn = bool(self._chance.outcomes)
        self._chance.outcomes.clear()
        if face_down is not None:
            revealed = self._state.over or self._state.seats[seat].sealed is not face_down
            self._act_sealed(seat, action, before, revealed)
        else:
            self._mark(seat, before, drawn)
            self._log.lines.append((seat, action))
        self._write_events()

    def _act_sealed(self, seat: int, action: int, before: State, revealed: bool) -> None:
        """Each seat may take back its own part of a sealed decision until the last has committed."""
        self._marks.clear()
        if self._before_sealed is None:
            self._before_sealed = before
        self._log.sealed[seat].append(action)
        if revealed:  # perhaps another secret decision has begun already
            self._log.unseal([int(each) for each in self._before_sealed.turn_order])
            self._before_sealed = None

    def _mark(self, seat: int, before: State, drawn: bool) -> None:
        """A move can be taken back until cards are drawn, others move, or all are to decide in secret."""
        if self._marks and self._marks[-1].seat != seat:
            self._marks.clear()
        self._marks.append(Mark(seat, before, len(self._steps) - 1, len(self._log.lines)))
        if drawn or self._state.over or self._state.agenda[-1].sealed:
            self._marks.clear()

    def undo(self, seat: int) -> None:
        """Takes the seat's last move back; IllegalMove once something was drawn or revealed or another seat moved."""
        self._check_seat(seat)
        if self._before_sealed is not None and self._log.sealed[seat]:
            self._undo_sealed(seat, self._before_sealed)
        elif self._marks and self._marks[-1].seat == seat:
            mark = self._marks.pop()
            self._restore(mark.state.clone())
            del self._steps[mark.steps :]
            del self._log.lines[mark.lines :]
        else:
            raise IllegalMove(
                "Nothing can be taken back: a move counts once something was drawn or revealed or another seat moved."
            )

    def _undo_sealed(self, seat: int, before: State) -> None:
        """The others' sealed moves stay: the decision is played again without this seat's last one."""
        self._log.sealed[seat].pop()
        last = max(index for index, step in enumerate(self._steps) if step.seat == seat)
        del self._steps[last]
        self._restore(before.clone())
        for other, moves in enumerate(self._log.sealed):
            for action in moves:
                self._state.act(other, action)

    def _restore(self, state: State) -> None:
        self._state = state
        state.story = self._story
        state.chance = self._chance  # nothing was drawn since, so the stream is where it was
        self._story.events.clear()
        self._chance.outcomes.clear()

    def _write_events(self) -> None:
        self._log.lines += self._story.events
        self._story.events.clear()

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that the seat may know, ready for JSON; None is a spectator."""
        self._check_reader(seat)
        return view(self._state, seat)

    def log(self, seat: int | None, start: int = 0) -> list[dict[str, Any]]:
        """What was done and happened, as far as the seat (None: a spectator) may read it; from line `start` on."""
        self._check_reader(seat)
        return self._log.read(SPECTATOR if seat is None else seat, self.ruleset, start)

    @property
    def log_length(self) -> int:
        """How many lines of the log are everybody's; a seat's own sealed moves come after them."""
        return len(self._log.lines)

    @property
    def is_sealed(self) -> bool:
        """Whether the decision now is made in secret, by several seats at once."""
        return not self._state.over and self._state.agenda[-1].sealed

    @property
    def holds_secrets(self) -> bool:
        """Whether somebody has made a sealed move that the others do not know of yet."""
        return self._before_sealed is not None

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would take something back."""
        self._check_seat(seat)
        if self._before_sealed is not None and self._log.sealed[seat]:
            return True
        return bool(self._marks) and self._marks[-1].seat == seat

    @property
    def is_over(self) -> bool:
        """Whether the last scoring is done."""
        return self._state.over

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat."""
        return tuple(int(player.score) for player in self._state.seats)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, more than one if they share it; nobody before the end."""
        return tuple(winners(self._state)) if self._state.over else ()

    @property
    def score_sheet(self) -> dict[str, Any]:
        """The points scored so far, by age, seat and source."""
        return score_sheet(self._state)

    def score_preview(self, seat: int | None = None) -> list[dict[str, int]]:
        """What every seat would score if the age ended now, as far as the reader can know it."""
        self._check_reader(seat)
        return preview(self._state, SPECTATOR if seat is None else seat)

    def position(self) -> dict[str, Any]:
        """The whole position as JSON, with all secrets; `load_position` takes it."""
        return save_position(self._state)

    def record(self) -> dict[str, Any]:
        """The whole game so far as JSON, with all secrets; the seed too once it is over. `load_record` takes it."""
        record = replace(self._start, steps=tuple(self._steps))
        if not self.is_over:
            return replace(record, key=None).as_json()
        return replace(record, scores=self.scores, winners=self.winners).as_json()

    def legal(self) -> list[int]:
        """The choices of the next seat to act as numbers."""
        return self._state.legal()

    def apply(self, action: int) -> None:
        """Plays a choice of the next seat to act, by its number."""
        if type(action) is not int or action not in self._state.legal():
            raise IllegalMove(f"The legal actions do not hold {shown(action)}.")
        self._act(int(self._state.seat), action)

    def clone(self) -> "Game":
        """An independent game that goes on exactly as this one would."""
        state = self._state.clone()
        chance = state.chance
        assert isinstance(chance, RecordingChance)
        other = Game(state, chance, self._start)
        other._steps = self._steps.copy()
        other._log = self._log.clone()
        other._marks = self._marks.copy()
        other._before_sealed = self._before_sealed
        return other

    def determinize(self, seat: int, stream: Chance) -> "Game":
        """A game in which all that the seat may not know is drawn anew, with nothing behind it."""
        self._check_seat(seat)
        state = determinize(self._state, seat, stream)
        chance = RecordingChance(state.chance)
        state.chance = chance
        return Game(state, chance, Record(self.ruleset, position=save_position(state)))

    @property
    def last_draws(self) -> tuple[tuple[int, int], ...]:
        """The draws that the last move led to."""
        return self._steps[-1].outcomes if self._steps else ()

    @property
    def last_draw_names(self) -> list[str]:
        """The same as a record writes them."""
        return [records.outcome_name(outcome) for outcome in self.last_draws]

    def go_on(self, key: bytes) -> None:
        """Lets a replayed game draw from its seed again; RecordError if the seed is another one."""
        if commitment(key) != self.commitment:
            raise RecordError("This is not the seed of the game: it does not fit the commitment.")
        drawn = self._start.drawn + len(replace(self._start, steps=tuple(self._steps)).outcomes())
        self._start = replace(self._start, key=key)
        self._chance.source = KeyedChance(key, drawn)

    def _check_seat(self, seat: object) -> None:
        players = int(self._state.players)
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
            raise IllegalMove(f"There is no seat {shown(seat)}; there are the seats 0 to {players - 1}.")

    def _check_reader(self, seat: object) -> None:
        if seat is not None:
            self._check_seat(seat)


def new_game(rules: Ruleset, seed: Seed | None = None, turn_order: list[int] | None = None) -> Game:
    """A new game; without a seed, a secret random one. The turn order is drawn unless it is given."""
    key = secrets.token_bytes(32) if seed is None else seed_key(seed)
    order = None if turn_order is None else _checked_order(turn_order, rules)
    return _begin(Record(rules, commitment(key), key, order), KeyedChance(key))


def _begin(start: Record, source: Chance) -> Game:
    """Sets the table up, with draws from the source."""
    chance = RecordingChance(source)
    order = None if start.turn_order is None else list(start.turn_order)
    state = new_state(start.ruleset, chance, order, Story())
    return Game(state, chance, replace(start, setup=tuple(chance.outcomes), steps=()))


def _checked_order(order: object, rules: Ruleset) -> tuple[int, ...]:
    players = rules.players
    if not isinstance(order, (list, tuple)) or any(type(seat) is not int for seat in order):
        raise AmunreError("A turn order is a list of seats.")
    seats = tuple(order)
    if sorted(seats) != list(range(players)):
        raise AmunreError(f"A turn order names every seat from 0 to {players - 1} once.")
    if not rules.switch("turn_order_track") and any(
        (seats[0] + step) % players != seat for step, seat in enumerate(seats)
    ):
        raise AmunreError("Without the turn order track play goes clockwise from the first seat.")
    return seats


def load_position(
    value: object, seed: Seed | None = None, board: Board | None = None, officials: OfficialsDeck | None = None
) -> Game:
    """The game of a position, whole or partial; PositionError says in a sentence what is wrong and where."""
    key = secrets.token_bytes(32) if seed is None else seed_key(seed)
    chance = RecordingChance(KeyedChance(key))
    state = load_state(value, chance, board, officials)
    rules = state.rules.ruleset
    start = Record(rules, commitment(key), key, position=save_position(state), drawn=len(chance.outcomes))
    return Game(state, chance, start)


def load_record(
    value: object,
    upto: int | None = None,
    seed: Seed | None = None,
    board: Board | None = None,
    officials: OfficialsDeck | None = None,
) -> Game:
    """Replays a record, or its first `upto` moves, without random numbers.

    With the seed of the game it can be played on from there; without, it stops at the first draw beyond the record.
    """
    record = records.read(value, board, officials)
    game = replay(record if upto is None else record.up_to(upto))
    if seed is not None:
        game.go_on(seed_key(seed))
    return game


def replay(record: Record, source: Chance | None = None) -> Game:
    """The game of a record; its draws come from the source, or from the record itself. RecordError if it cannot be."""
    for game in retrace(record, source):  # noqa: B007  # the last one is the whole game
        pass
    if record.scores is not None and (game.scores, game.winners) != (record.scores, record.winners):
        raise RecordError("The scores of the record are not those of the game.")
    return game


def retrace(record: Record, source: Chance | None = None) -> Iterator[Game]:
    """The game of a record at its start, and the same game again after each move; see `replay`."""
    chance = LoggedChance(record.outcomes()) if source is None else source
    try:
        game = _begin_again(record, chance)
    except AmunreError as error:
        raise RecordError(f"The game cannot begin as recorded: {error}") from None
    yield game
    for index, step in enumerate(record.steps):
        try:
            game.play(step.seat, to_text(step.action))
        except AmunreError as error:
            raise RecordError(f"log[{index}]: {error}") from None
        if game.last_draws != step.outcomes:
            raise RecordError(f"log[{index}]: the draws of the record are not those of the game.")
        yield game


def _begin_again(record: Record, source: Chance) -> Game:
    if record.position is None:
        if record.turn_order is not None:
            _checked_order(record.turn_order, record.ruleset)
        game = _begin(record, source)
        if game._start.setup != record.setup:
            raise RecordError("the draws of the record are not those of the set-up.")
        return game
    chance = RecordingChance(source)
    state = load_state(record.position, chance, record.ruleset.board, record.ruleset.officials)
    if chance.outcomes or state.rules.ruleset != record.ruleset:
        raise RecordError("the position is not whole, or of another ruleset.")
    return Game(state, chance, replace(record, steps=(), scores=None, winners=None))

"""The game behind an OpenSpiel state: chance as a player or sampled, a log for each seat, copies and pickles."""

import random
from functools import lru_cache
from typing import Any, NamedTuple

from amunre.logbook import SECRET_VERBS, Logbook
from amunre.rules.actions import STATUES, TILE_NAMES, to_action, to_text
from amunre.rules.board import PROVINCES
from amunre.rules.cards import CARD_NAMES
from amunre.rules.chance import AskingChance, Chance, Draw, FastChance, OutcomeUnknown
from amunre.rules.determinize import determinize
from amunre.rules.loading import load_position
from amunre.rules.position import save_position
from amunre.rules.ruleset import Ruleset, ruleset_from_json
from amunre.rules.state import State
from amunre.rules.story import Event, Story
from amunre.rules.turn import new_state

HIDDEN = -1


class Told(NamedTuple):
    """What a seat has read of the log, as text, and how many lines that were."""

    lines: int
    text: str


class ChanceTable:
    """The outcomes of chance as numbers: a range for each thing that is drawn."""

    def __init__(self, rules: Ruleset) -> None:
        seats = tuple(f"player {seat}" for seat in range(rules.players))
        named = {
            Draw.SEAT: ("seat", seats),
            Draw.PROVINCE: ("province", PROVINCES),
            Draw.CARD: ("card", CARD_NAMES),
            Draw.OFFICIAL: ("official", tuple(rules.officials.names)),
            Draw.TILE: ("tile", TILE_NAMES),
            Draw.STATUE: ("statue", STATUES),
        }
        self.first: dict[int, int] = {}
        self.texts: list[str] = []
        for what, (noun, names) in named.items():
            self.first[what] = len(self.texts)
            self.texts += [f"draw {noun} {name}" for name in names]


class Source:
    """Where a game's draws come from: a chance player who makes each of them, or one who only lets them happen."""

    def __init__(self, rules: Ruleset, explicit: bool, seed: int | None) -> None:
        self.rules = rules
        self.explicit = explicit
        self.table = ChanceTable(rules)
        # One for all states of the game, so that a copy does not know what the original will draw.
        self.luck = FastChance(random.Random(seed).getrandbits(62))


class Core:
    """One game. It is set up when it is first looked at, since OpenSpiel makes many that it then overwrites."""

    __slots__ = ("_log", "_pending", "_told", "asked", "outcomes", "source", "state")

    asked: AskingChance | None  # the draw that chance has to make, if it is its turn
    state: State | None  # the game as it was before the pending move; None during the set-up

    def __init__(self, source: Source) -> None:
        self.source = source
        self.outcomes: list[int] = []  # of the draws so far of the move that is being made
        self._pending = HIDDEN  # that move
        self._log = Logbook(source.rules.players)
        self._told = [Told(0, "")] * source.rules.players

    def __getattr__(self, name: str) -> Any:
        """Python asks here only for what is not there: `state` and `asked` before the table is set up."""
        if name not in ("asked", "state"):
            raise AttributeError(name)
        self.asked = self.state = None
        self._begin(AskingChance(self.outcomes))
        return getattr(self, name)

    def _begin(self, chance: Chance) -> None:
        story = Story()
        try:
            state = new_state(self.source.rules, chance, story=story)
        except OutcomeUnknown:
            self._ask(chance)
        else:
            self._settle(state, story)

    def _ask(self, chance: Chance) -> None:
        """It is chance's turn."""
        assert isinstance(chance, AskingChance)
        self.asked = chance

    def _settle(self, state: State, story: Story) -> None:
        """The move is made."""
        self.state = state
        self.asked = None
        self._pending = HIDDEN
        self.outcomes = []
        self._log.lines += story.events
        story.events.clear()

    def apply(self, action: int) -> None:
        """A decision of the seat to move."""
        state = self.state
        assert state is not None
        if action not in state.legal():
            raise ValueError(f"{action} is not legal now.")
        self._pending = action
        self._try(AskingChance([]))

    def draw(self, outcome: int) -> None:
        """A draw of the chance player; where chance is only sampled, all draws that the move leads to."""
        asked = self.asked
        assert asked is not None
        chance: Chance = self.source.luck
        if self.source.explicit:
            index = outcome - self.source.table.first[asked.what]
            if not 0 <= index < len(asked.pool) or asked.pool[index] == 0:
                raise ValueError(f"{outcome} cannot be drawn now.")
            self.outcomes.append(index)
            chance = AskingChance(self.outcomes)
        if self.state is None:
            self._begin(chance)
        else:
            self._try(chance)

    def _try(self, chance: Chance) -> None:
        """Makes the pending move on a copy; if it comes to a draw that nobody makes, chance has its turn."""
        assert self.state is not None
        state = self.state.clone()
        story = Story()
        state.chance, state.story = chance, story
        try:
            self._act(state, story)
        except OutcomeUnknown:
            self._ask(chance)

    def _act(self, state: State, story: Story) -> None:
        """As `Game` does it: moves of a sealed decision stay with their seat until all are revealed."""
        seat, action = int(state.seat), self._pending
        face_down = state.seats[seat].sealed
        order = state.turn_order
        state.act(seat, action)
        log = self._log
        if face_down is None:
            log.lines.append((seat, action))
        else:
            log.sealed[seat].append(action)
            if state.over or state.seats[seat].sealed is not face_down:
                log.unseal([int(each) for each in order])
        self._settle(state, story)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn now, and how likely it is."""
        asked = self.asked
        assert asked is not None
        if not self.source.explicit:
            return [(0, 1.0)]
        first, total = self.source.table.first[asked.what], sum(asked.pool)
        return [(first + index, count / total) for index, count in enumerate(asked.pool) if count]

    def told(self, seat: int) -> str:
        """All that the seat has been told so far, its own sealed moves last."""
        known, lines = self._told[seat], self._log.lines
        if known.lines < len(lines):
            news = "".join([_text_of(line, line[1 if len(line) == 4 else 0] == seat) for line in lines[known.lines :]])
            known = Told(len(lines), known.text + news)
            self._told[seat] = known
        return known.text + "".join([_text_of((seat, action), True) for action in self._log.sealed[seat]])

    def copy(self) -> "Core":
        """An independent copy."""
        other = Core(self.source)
        other.outcomes = self.outcomes.copy()
        other._pending = self._pending
        other.asked = self.asked
        other.state = None if self.state is None else self.state.clone()
        other._log = self._log.clone()
        other._told = self._told.copy()
        return other

    def __deepcopy__(self, _memo: object) -> "Core":
        return self.copy()

    def imagined(self, seat: int, seed: int) -> "Core":
        """A copy in which all is drawn anew that the seat may not know; others commit at random what they had to."""
        state = self.state
        assert state is not None
        luck = FastChance(seed)
        world = determinize(state, seat, luck)
        other = self.copy()
        other._told = [told if index == seat else Told(0, "") for index, told in enumerate(self._told)]
        other._log.lines = [_without_secret(line, seat) for line in other._log.lines]
        for index, moves in enumerate(other._log.sealed):
            if index != seat:
                moves.clear()
        while world.seat != state.seat:  # only in a sealed decision: those before it in turn order have committed
            legal = world.legal()
            action = legal[luck.below(len(legal))]
            other._log.sealed[world.seat].append(action)
            world.apply(action)
        other.state = world
        return other

    def saved(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "ruleset": self.source.rules.as_json(),
            "explicit": self.source.explicit,
            "position": None if self.state is None else save_position(self.state),
            "pending": self._pending if self.asked else HIDDEN,
            "outcomes": self.outcomes,
            "lines": self._log.lines,
            "sealed": self._log.sealed,
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.saved(),)


def restored(saved: dict[str, Any]) -> Core:
    """The game of what `Core.saved` has written."""
    rules = ruleset_from_json(saved["ruleset"])
    core = Core(Source(rules, saved["explicit"], None))
    core._log.lines = [tuple(line) for line in saved["lines"]]
    core._log.sealed = [list(moves) for moves in saved["sealed"]]
    core.outcomes = list(saved["outcomes"])
    if saved["position"] is not None:
        core.asked = None
        core.state = load_position(saved["position"], FastChance(0))
        if saved["pending"] != HIDDEN:
            core._pending = saved["pending"]
            core._try(AskingChance(core.outcomes))
    return core


@lru_cache(maxsize=100_000)
def _text_of(line: tuple[int, int] | Event, own: bool) -> str:
    """A line of the log for its owner or for the others."""
    if len(line) == 4:
        which, seat, one, two = line
        if which in (Story.DREW, Story.DREW_TILE) and not own:
            one = HIDDEN
        return f"[{which} {seat} {one} {two}]"
    seat, action = line
    if action == HIDDEN or (not own and to_action(action).verb in SECRET_VERBS):
        return f"[{seat}: keep]"
    return f"[{seat}: {to_text(action)}]"


def _without_secret(line: tuple[int, int] | Event, seat: int) -> tuple[int, int] | Event:
    """The line with what only another seat may read taken out."""
    if len(line) == 4:
        which, owner, _, two = line
        if which in (Story.DREW, Story.DREW_TILE) and owner != seat:
            return (which, owner, HIDDEN, two)
    elif line[0] != seat and line[1] != HIDDEN and to_action(line[1]).verb in SECRET_VERBS:
        return (line[0], HIDDEN)
    return line

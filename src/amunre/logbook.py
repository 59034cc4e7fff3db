"""What has been done and has happened, line by line, and which of it a seat may read."""

from amunre.rules.actions import to_action, to_text
from amunre.rules.ruleset import Ruleset
from amunre.rules.story import Event, event_entry

SECRET_VERBS = frozenset({"keep"})
"""Moves of which the others only ever learn that they were made."""

Move = tuple[int, int]  # seat and action


class Logbook:
    """The log of a game. Moves of a sealed decision stay with their seat until all are revealed."""

    def __init__(self, players: int) -> None:
        self.lines: list[Move | Event] = []
        self.sealed: list[list[int]] = [[] for _ in range(players)]

    def clone(self) -> "Logbook":
        """An independent copy."""
        other = Logbook(len(self.sealed))
        other.lines = self.lines.copy()
        other.sealed = [moves.copy() for moves in self.sealed]
        return other

    def unseal(self, order: list[int]) -> None:
        """All sealed moves become lines, seat by seat, so that nothing tells who was quick."""
        for seat in order:
            self.lines += [(seat, action) for action in self.sealed[seat]]
            self.sealed[seat].clear()

    def read(self, reader: int, rules: Ruleset, start: int = 0) -> list[dict[str, object]]:
        """The lines a seat (-1: a spectator) may read, its own sealed moves last; from line `start` on."""
        entries = [_entry(line, reader, rules) for line in self.lines[start:]]
        own = self.sealed[reader] if reader >= 0 else []
        return entries + [_entry((reader, action), reader, rules) for action in own]


def _entry(line: Move | Event, reader: int, rules: Ruleset) -> dict[str, object]:
    if len(line) == 4:
        return event_entry(line, reader, rules)
    seat, action = line
    verb = to_action(action).verb
    return {"seat": seat, "action": verb if seat != reader and verb in SECRET_VERBS else to_text(action)}

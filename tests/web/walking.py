"""Quick ways to a moment: everybody plays through sockets, and a page that looks on is there in time."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from typing import Any

from tests.server.live import Live, Message, Talker, play_on, settle, sit

SEED = "7" * 64
ALL_MODULES = ["statues", "pharaoh", "afterlife", "promos"]
MOST_KINDS = (
    *("keep", "bid", "choose", "lift", "pay", "buy tombs", "buy favours", "buy farmers", "buy stones"),
    *("again tombs", "again favours", "again farmers", "again stones", "farmer", "stone", "tomb", "finish market"),
    *("offer", "gift", "finish gifts", "harvest", "score"),
)
WALKS: dict[str, tuple[dict[str, Any], int, tuple[str, ...]]] = {
    "two players, all modules": ({"players": 2, "modules": ["officials", *ALL_MODULES]}, 20625, MOST_KINDS),
    "the same once more": ({"players": 2, "modules": ["officials", *ALL_MODULES]}, 25, ("extra", "influence", "thoth")),
    "expert rule": ({"edition": "meeple", "players": 4, "switches": {"expert": True}}, 0, ("reveal",)),
}
"""What is played, the seed of the people, and the kinds of decision to stop at; found by trying."""


class Walk:
    """A table where chance and all people are fixed by a seed; `address` is the link of seat 0."""

    def __init__(self, live: Live, wish: dict[str, Any], seed: int) -> None:
        self.live = live
        self.made = live.create(seed=SEED, name="Thursday", hints=True, **wish)
        self.people: list[Talker] = sit(live, self.made)
        self.address = f"{live.url}/table/{self.made['id']}#{self.made['seat_tokens'][0]}"
        self._seed = seed

    @property
    def over(self) -> bool:
        return bool(self.people[0].view["over"])

    @property
    def decision(self) -> str:
        """What seat 0 has to decide now; nothing if it is not asked."""
        first = self.people[0]
        return str(first.view["agenda"][-1]) if first.choices else ""

    def log(self) -> list[Message]:
        for talker in self.people:
            settle(talker)
        return self.people[0].log

    @property
    def forced(self) -> bool:
        """Whether a page of seat 0 would place a Farmer or a Stone by itself, there being one way only."""
        view, kind = self.people[0].view, self.decision
        choices = [choice for choice in self.people[0].choices if not choice.startswith("sell ")]
        if kind not in ("farmer", "stone") or any(not choice.startswith(f"{kind} ") for choice in choices):
            return False
        own = [place for place in view["provinces"].values() if place["owner"] == 0]
        free = sum(place["fields"] - place["farmers"] for place in own)
        owed = len(list(itertools.takewhile(kind.__eq__, reversed(view["agenda"]))))
        return len(choices) == 1 or (kind == "farmer" and owed == free)

    def step(self) -> None:
        """One move of somebody who may, seldom a sale: those lead nowhere."""
        self.log()
        # The dice follow from what has happened: a page that is quicker with a forced move changes nothing after it.
        dice = random.Random(f"{self._seed} {[len(talker.log) for talker in self.people]}")
        mover = dice.choice([talker for talker in self.people if talker.choices])
        wise = [choice for choice in mover.choices if not choice.startswith("sell ")]
        wanted = dice.choice(wise if wise and dice.random() < 0.95 else mover.choices)
        if mover is self.people[0] and self.forced:
            wanted = wise[0]
        mover.move(wanted)  # nothing happens if a page was quicker
        self.log()

    def until(self, decision: str) -> None:
        """On to the next such decision of seat 0."""
        while self.decision != decision or self.forced:
            assert not self.over, f"this walk leads past no {decision}"
            self.step()

    def moments(self, kinds: Sequence[str]) -> Iterator[str]:
        """Stops where seat 0 meets each of these kinds of decision for the first time."""
        missing = set(kinds)
        while missing:
            if self.decision in missing and not self.forced:
                missing.remove(self.decision)
                yield self.decision
            else:
                assert not self.over, f"this walk leads past no {sorted(missing)}"
                self.step()


def finished_table(live: Live, **wish: Any) -> Message:
    """A game that was played to its end, quickly; the first two seats are people."""
    made = live.create(**{"edition": "classic", "players": 3, "name": "Thursday", **wish})
    people = sit(live, made)
    play_on(people, random.Random(4), 3000)
    assert people[0].view["over"]
    live.hang_up()
    return made

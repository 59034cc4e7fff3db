"""Information-set tree search: one tree for all worlds, in which every seat seeks its own chance to win.

Each pass imagines a world, goes down the tree through the actions that are legal in it (the best by upper confidence
bounds), adds a node, and lets the policy play the round to its end. What others decide in secret is not searched, since
they would seem to answer what they cannot see: the policy decides it.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from amunre.rules.chance import FastChance
from amunre.rules.determinize import determinize
from amunre.rules.state import State

from .candidates import candidates
from .evaluation import evaluate, win_spread
from .policy import play_on, quick_choice
from .thinker import SEEDS, Prospect, rank

CURIOSITY: Final = 0.2
DEEPEST: Final = 40
MANY_WORLDS: Final = 10_000_000


class Node:
    """An action in the tree, and what has come of it for the seat that takes it."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.visits: int = 0
        self.offered: int = 0  # how often it was legal when its parent was passed
        self.total: float = 0.0
        self.lead: float = 0.0
        self.children: list[Node] = []

    def child(self, action: int) -> Node:
        """The node of an action, made when it is first legal."""
        for node in self.children:
            if node.action == action:
                return node
        node = Node(action)
        self.children.append(node)
        return node


class TreeSearch:
    """Grows a tree for one decision of one seat."""

    def __init__(self, world: State, seat: int, seed: int) -> None:
        self.base = world
        self.seat: i64 = seat
        self.stream = FastChance(seed)
        self.last_round: i64 = world.round
        self.root = Node(-1)

    def search(
        self,
        actions: list[int],
        seconds: float,
        most_worlds: int = MANY_WORLDS,
        clock: Callable[[], float] = time.perf_counter,
    ) -> list[Prospect]:
        """All candidates, the most visited first, after so many seconds or worlds, or once the first is sure."""
        began = clock()
        worlds: int = 0
        while worlds < most_worlds:
            if worlds % 8 == 0 and worlds > 0:
                used = clock() - began
                if used >= seconds or self.is_settled(min(seconds / used * worlds, float(most_worlds)) - worlds):
                    break
            self.pass_down(actions)
            worlds += 1
        return sorted([_prospect(self.root.child(action)) for action in actions], key=rank)

    def is_settled(self, worlds_left: float) -> bool:
        """Whether nothing can overtake the most visited candidate any more: thinking on would change no choice."""
        first: int = 0
        second: int = 0
        for node in self.root.children:
            if node.visits > first:
                second = first
                first = node.visits
            elif node.visits > second:
                second = node.visits
        return float(first - second) > worlds_left

    def pass_down(self, actions: list[int]) -> None:
        """One world: down the tree, one new node, the policy to the end of the round, and back up."""
        game = determinize(self.base, self.seat, self.stream)
        luck = FastChance(int(self.stream.below(SEEDS)))
        node = self.root
        path: list[Node] = []
        movers: list[int] = []
        seat = self.seat
        legal = actions
        while True:
            node = self.select(node, legal)
            path.append(node)
            movers.append(int(seat))
            game.act(seat, node.action)
            if node.visits == 0 or len(path) >= DEEPEST:
                break
            self.others_in_secret(game, luck)
            if game.over or game.round > self.last_round:
                break
            seat = game.seat
            legal = candidates(game.legal())
        play_on(game, luck, self.last_round)
        back_up(game, path, movers, self.seat)

    def others_in_secret(self, game: State, luck: FastChance) -> None:
        """What the others put face down is up to the policy."""
        while not game.over and game.agenda[-1].sealed and game.seat != self.seat and game.round <= self.last_round:
            game.apply(quick_choice(game, game.seat, game.legal(), luck))

    def select(self, node: Node, legal: list[int]) -> Node:
        """A child that was never tried, else the one with the highest upper confidence bound."""
        best = -1.0
        chosen = node
        for action in legal:
            child = node.child(action)
            child.offered += 1
            if child.visits == 0:
                bound = 1000.0 - float(len(node.children))
            else:
                visits = float(child.visits)
                bound = child.total / visits + CURIOSITY * math.sqrt(math.log(float(child.offered)) / visits)
            if bound > best:
                best = bound
                chosen = child
        return chosen


def back_up(game: State, path: list[Node], movers: list[int], me: i64) -> None:
    """Every node learns the chance to win of the seat that moved there; those of the root also the lead."""
    spread = win_spread(game)
    worth = [evaluate(game, seat) for seat in range(game.players)]
    top = max(worth)
    shares = [math.exp((each - top) / spread) for each in worth]
    whole = sum(shares)
    for node, mover in zip(path, movers, strict=True):
        node.visits += 1
        node.total += shares[mover] / whole
    best = -1000.0
    for seat in range(game.players):
        if seat != me:
            best = max(best, worth[seat])
    path[0].lead += worth[me] - best


def _prospect(node: Node) -> Prospect:
    prospect = Prospect(node.action)
    prospect.worlds = node.visits
    prospect.chance = node.total
    prospect.lead = node.lead
    return prospect

"""Our own measurements: whole random games, playouts of the search, a position's choices and copies, per ruleset."""

import random
from collections.abc import Callable

from amunre.bench.timing import Contestant, Work
from amunre.rules.chance import FastChance
from amunre.rules.determinize import determinize
from amunre.rules.playout import playout
from amunre.rules.ruleset import Ruleset
from amunre.rules.state import State
from amunre.rules.turn import new_state
from amunre.search.policy import play_on

GAMES = 16  # in one batch: the loop around them and the look at the clock are then below one percent
SAMPLES = 256  # positions whose choices and copies are timed
EVERY = 13  # decisions between two sampled positions; shares no factor with the number of seats, so all of them occur
LAST_ROUND = 6
CALLS_SHARE = 0.25  # of a slice: a hundred thousand calls fit into it


def contestants(rules: Ruleset) -> list[Contestant]:
    """The four things measured of one ruleset."""
    positions = sampled_positions(rules)
    return [
        Contestant(games_name(rules), games(rules)),
        Contestant(playouts_name(rules), playouts(rules)),
        Contestant(clone_name(rules), clones(positions), CALLS_SHARE),
        Contestant(choices_name(rules), choices(positions), CALLS_SHARE),
    ]


def games_name(rules: Ruleset) -> str:
    """The contestant that plays whole games."""
    return rules.id


def playouts_name(rules: Ruleset) -> str:
    """The contestant that plays as the search does."""
    return f"{rules.id} playouts"


def clone_name(rules: Ruleset) -> str:
    """The contestant that copies positions."""
    return f"{rules.id} clone"


def choices_name(rules: Ruleset) -> str:
    """The contestant that lists choices."""
    return f"{rules.id} choices"


def games(rules: Ruleset) -> Callable[[], Work]:
    """Whole random games, from the set-up to the winner, in the engine's own loop."""
    chance = FastChance(1)

    def batch() -> Work:
        decisions = 0
        for _ in range(GAMES):
            decisions += playout(new_state(rules, chance), chance)
        return Work(decisions, GAMES)

    return batch


def playouts(rules: Ruleset) -> Callable[[], Work]:
    """Whole games by the policy of the search, from the first decision, each in a world imagined anew."""
    chance = FastChance(1)
    start = new_state(rules, chance)

    def batch() -> Work:
        for _ in range(GAMES):
            play_on(determinize(start, start.seat, chance), chance, LAST_ROUND)
        return Work(GAMES, GAMES)

    return batch


def clones(positions: list[State]) -> Callable[[], Work]:
    """A copy of each position, made and dropped. The call from interpreted Python, some 50 ns, is part of it."""

    def batch() -> Work:
        for position in positions:
            position.clone()
        return Work(len(positions))

    return batch


def choices(positions: list[State]) -> Callable[[], Work]:
    """The choices of each position. The call from interpreted Python, some 50 ns, is part of it."""

    def batch() -> Work:
        for position in positions:
            position.legal()
        return Work(len(positions))

    return batch


def sampled_positions(rules: Ruleset) -> list[State]:
    """Positions along random games, from every part of them, each with a decision owed."""
    rng = random.Random(1)
    positions: list[State] = []
    chance = FastChance(2)
    state = new_state(rules, chance)
    while len(positions) < SAMPLES:
        for _ in range(EVERY):
            if state.over:
                state = new_state(rules, chance)
            state.apply(rng.choice(state.legal()))
        if not state.over:
            positions.append(state.clone())
    return positions

"""What a finished game is worth to each seat. All three ways add up to 0 over the seats."""

from amunre.rules.errors import AmunreError
from amunre.rules.scoring import pyramids, stones, winners
from amunre.rules.state import State

REWARDS = {
    "win": "1 for winning alone, -1 / (players - 1) for losing; k winners get (players / k - 1) / (players - 1) each",
    "rank": "evenly from 1 for the first to -1 for the last place; seats that tie share the mean of their places",
    "margin": "own points minus the mean of the others' points, in hundreds of points",
}
MOST_MARGIN = 5.0
ILLEGAL = -1.0
"""For a seat that tries what is not legal, where that ends the game."""


def check_rewards(kind: str) -> None:
    """AmunreError if there is no such kind of rewards."""
    if kind not in REWARDS:
        raise AmunreError(f"There are no rewards {kind!r}; there are {', '.join(REWARDS)}.")


def rewards_of(game: State, kind: str) -> list[float]:
    """The rewards of a finished game by seat."""
    if kind == "win":
        return _by_victory(game)
    if kind == "rank":
        return _by_rank(game)
    return _by_margin(game)


def _by_victory(game: State) -> list[float]:
    players = int(game.players)
    won = winners(game)
    prize = (players / len(won) - 1) / (players - 1)
    return [prize if seat in won else -1 / (players - 1) for seat in range(players)]


def _by_rank(game: State) -> list[float]:
    """With the tie-breakers of the rules: Pyramids, then Stones."""
    seats = range(int(game.players))
    standings = [(int(game.seats[seat].score), int(pyramids(game, seat)), int(stones(game, seat))) for seat in seats]
    beaten = [sum(other < own for other in standings) - sum(other > own for other in standings) for own in standings]
    return [count / (len(standings) - 1) for count in beaten]


def _by_margin(game: State) -> list[float]:
    scores = [int(player.score) for player in game.seats]
    others = len(scores) - 1
    return [(score - (sum(scores) - score) / others) / 100 for score in scores]

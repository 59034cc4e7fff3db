"""A process that thinks for bots: a line of JSON in, a line of JSON out, until nobody is there any more."""

import sys
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import msgspec

from amunre import Game
from amunre import record as records
from amunre.bots import new_bot
from amunre.bots.advice import advise as weighed
from amunre.game import retrace
from amunre.rules.ruleset import ruleset_from_json
from amunre.search.evaluation import win_chance

MEMORY = 2 << 30


def main() -> None:
    """Reads jobs until the end of the input: that comes also when the server is killed."""
    _bound_memory()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(line)) + b"\n")
        sys.stdout.buffer.flush()


def answer(line: bytes) -> dict[str, Any]:
    """What became of a job; an error is an answer too."""
    try:
        job = msgspec.json.decode(line)
        return {"result": WORK[job["work"]](job)}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"[:500]}


def choose(job: dict[str, Any]) -> str:
    """One of the choices."""
    rules = ruleset_from_json(job["ruleset"])
    return new_bot(job["bot"], rules, job["seed"]).choose(job["view"], job["choices"], job["time"])


def advise(job: dict[str, Any]) -> list[dict[str, Any]]:
    """The best of the choices, best first, with reasons."""
    rules = ruleset_from_json(job["ruleset"])
    found = weighed(rules, job["view"], job["choices"], job["time"], int(job["seed"][:8], 16))
    return [asdict(each) for each in found]


def analyse(job: dict[str, Any]) -> list[list[float]]:
    """Every seat's chance to win at the start and after each move; they add up to one."""
    return [_chances(game) for game in retrace(records.read(job["record"]))]


def _chances(game: Game) -> list[float]:
    players = game.ruleset.players
    if game.is_over:
        return [round((seat in game.winners) / len(game.winners), 4) for seat in range(players)]
    chances = [max(win_chance(game.state, seat), 0.0) for seat in range(players)]
    total = sum(chances) or 1.0
    return [round(chance / total, 4) for chance in chances]


WORK: dict[str, Callable[[dict[str, Any]], Any]] = {"choose": choose, "advise": advise, "analyse": analyse}


def _bound_memory() -> None:
    """A bot that runs wild hurts only itself."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    main()

"""How quickly a server starts with many games in its database, and how quickly it opens one of them.

`python -m amunre.server.loadtest.cold 10000` fills a new SQLite database with that many games, half of them running and
half over, starts a server on it, and opens some that nobody has opened before.
"""

import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from pathlib import Path

from sqlalchemy import Connection, insert

from amunre import Game, new_game, ruleset
from amunre.server.gamekeeping import carry_out, deal, drawn
from amunre.server.loadtest.http import ask_now
from amunre.server.store import open_store, queries
from amunre.server.store.records import Appended, Seated, TableRow
from amunre.server.store.schema import moves
from amunre.server.tokens import hashed, new_id, new_token

PATTERNS = 100
"""So many different games are played; the rest are copies of them under other names."""
OPENED = 100


def main(words: list[str]) -> None:
    """Fills, starts, measures and prints."""
    games = int(words[0]) if words else 10_000
    with tempfile.TemporaryDirectory(prefix="amunre-") as folder:
        database = Path(folder, "many.sqlite")
        token, ids, rows = fill(database, games)
        size = database.stat().st_size
        with server(database) as (url, seconds):
            times = sorted(opening(url, each, token) for each in random.Random(1).sample(ids, min(OPENED, games)))
    figures = {
        "games": games,
        "moves": rows,
        "database_mb": round(size / 1e6, 1),
        "start_s": round(seconds, 2),
        "open_p50_ms": round(1000 * times[len(times) // 2], 1),
        "open_max_ms": round(1000 * times[-1], 1),
    }
    print(json.dumps(figures))


def fill(database: Path, games: int) -> tuple[str, list[str], int]:
    """A seat's token that opens every table, the tables' names, and how many moves were written."""
    token, ids, rows = new_token(), [], 0
    store = open_store(str(database))
    patterns = [pattern(number, token) for number in range(min(PATTERNS, games))]
    with store.engine.begin() as connection:
        for number in range(games):
            row, played = patterns[number % len(patterns)]
            ids.append(write_copy(connection, row, played, token))
            rows += len(played)
            if number % 500 == 0:
                print(f"\r{number:,} of {games:,} games", end="", file=sys.stderr, flush=True)
    store.close()
    print(file=sys.stderr)
    return token, ids, rows


def pattern(number: int, token: str) -> tuple[TableRow, list[Appended]]:
    """A game by chance, to its end or to its middle."""
    dice = random.Random(number)
    edition, seed = ("anniversary", "classic", "meeple")[number % 3], f"{number:064x}"
    beginning = deal({"edition": edition, "players": 4}, seed)
    game = new_game(ruleset(edition, players=4), seed=seed)
    played = list(stroll(game, dice, None if number % 2 else dice.randrange(20, 300)))
    row = TableRow(
        "", time.time(), "A table", True, False, "over" if game.is_over else "running", beginning.start, seed,
        hashed(token), hashed(token), None, None, None, 0,
    )  # fmt: skip
    return row, played


def stroll(game: Game, dice: random.Random, most: int | None) -> Iterator[Appended]:
    """Moves as the log keeps them."""
    number = 0
    while not game.is_over and number != most:
        seat = dice.choice(game.to_act)
        action = dice.choice(game.choices(seat))
        public = carry_out(game, seat, action)
        number += 1
        yield Appended("", number, seat, action, drawn(game), public, None, "human", time.time())


def write_copy(connection: Connection, row: TableRow, played: list[Appended], token: str) -> str:
    """The same game at another table."""
    table_id = new_id()
    chairs = [Seated(seat, "human", f"Player {seat + 1}", "", hashed(token), None) for seat in range(4)]
    queries.create(connection, replace(row, id=table_id), chairs)
    connection.execute(insert(moves), [asdict(move) | {"table_id": table_id} for move in played])
    return table_id


@contextmanager
def server(database: Path) -> Iterator[tuple[str, float]]:
    """A server on it: its address, and how many seconds passed until it was well."""
    began = time.perf_counter()
    command = "from amunre.cli import main; main()"
    words = ["serve", "--port", "0", "--database", str(database), "--no-rate-limits", "--log-level", "warning"]
    with subprocess.Popen([sys.executable, "-c", command, *words], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            url = process.stdout.readline().strip().rpartition(" ")[2]
            ask_now(url, "GET", "/healthz")
            yield url, time.perf_counter() - began
        finally:
            process.terminate()


def opening(url: str, table_id: str, token: str) -> float:
    """Seconds until somebody who comes back sees the game."""
    began = time.perf_counter()
    ask_now(url, "GET", f"/api/tables/{table_id}/state", None, token)
    return time.perf_counter() - began


if __name__ == "__main__":
    main(sys.argv[1:])

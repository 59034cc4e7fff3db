"""The load test itself."""

import asyncio
import random
import sys
from typing import Any

from amunre.server.loadtest.http import ask
from amunre.server.loadtest.player import TablePlayer, Tally

OPENING = 8
SHOWN = 5


async def load_test(url: str, tables: int, seconds: float, rate: float | None, players: int = 4) -> dict[str, Any]:
    """Figures of so many tables, each with `rate` moves a second, or as fast as they go."""
    tally = Tally()
    crowd = [TablePlayer(url, tally, players, random.Random(number)) for number in range(tables)]
    await _open_all(crowd)
    loop = asyncio.get_running_loop()
    began = loop.time()
    await asyncio.gather(*(_play(player, began + seconds, rate, tally) for player in crowd))
    took = loop.time() - began
    memory = await _memory(url)
    for player in crowd:
        await player.check()
    for player in crowd:
        player.close()
    return _figures(tally, took, memory)


async def _open_all(crowd: list[TablePlayer]) -> None:
    gate = asyncio.Semaphore(OPENING)

    async def open_one(player: TablePlayer) -> None:
        async with gate:
            await player.open()

    await asyncio.gather(*(open_one(player) for player in crowd))


async def _play(player: TablePlayer, until: float, rate: float | None, tally: Tally) -> None:
    """A move at its appointed times; the first at random, so that the tables do not march in step."""
    loop = asyncio.get_running_loop()
    pause = 0.0 if rate is None else 1 / rate
    at = loop.time() + random.Random(id(player)).random() * pause
    try:
        while True:
            await asyncio.sleep(max(at - loop.time(), 0))
            if loop.time() >= until:
                return
            await player.move()
            at = max(at + pause, loop.time() - 1)
    except (OSError, TimeoutError) as error:
        tally.errors.append(str(error))


async def _memory(url: str) -> float:
    text = await ask(url, "GET", "/metrics")
    lines = dict(line.rsplit(" ", 1) for line in text.splitlines())
    return int(lines["process_resident_memory_bytes"]) / 1e6


def _figures(tally: Tally, took: float, memory: float) -> dict[str, Any]:
    for error in tally.errors[:SHOWN]:
        print(error, file=sys.stderr)
    times = sorted(tally.latencies) or [0.0]
    return {
        "moves": tally.moves,
        "errors": len(tally.errors),
        "moves_per_s": round(tally.moves / took, 1),
        "p50_ms": round(times[len(times) // 2] * 1000, 2),
        "p99_ms": round(times[min(int(len(times) * 0.99), len(times) - 1)] * 1000, 2),
        "server_rss_mb": round(memory, 1),
    }

"""Bots that think beside the screen: a quick one in a thread, one that searches in a process of its own.

A search holds Python's lock for as long as it thinks, so in a thread it would freeze the screen.
"""

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from amunre.bots import PLAYERS, Bot, new_bot
from amunre.bots.advice import Advice
from amunre.rules.errors import AmunreError
from amunre.simulate import RulesetChoice

SECONDS_FOR_ADVICE = 1.0
LONGEST_LINE = 4 << 20


class Minds:
    """The bots of a table, by seat, and the adviser."""

    def __init__(self, choice: RulesetChoice, bots: dict[int, str], seed: str) -> None:
        self._choice = choice
        self._names = bots
        self._seed = seed
        self._count = 0
        rules = choice.build()
        every = {seat: new_bot(name, rules, f"{seed} {seat}") for seat, name in bots.items()}
        self._quick: dict[int, Bot] = {seat: bot for seat, bot in every.items() if not _searches(bots[seat])}
        self._process: Process | None = None
        self._turn = asyncio.Lock()

    async def choose(self, seat: int, view: dict[str, Any], choices: list[str]) -> str:
        """A bot's answer."""
        if len(choices) == 1:
            return choices[0]
        if seat in self._quick:
            return await asyncio.to_thread(self._quick[seat].choose, view, choices)
        self._count += 1
        seed = f"{self._seed} {seat} {self._count}"
        job = {"bot": self._names[seat], "seed": seed, "view": view, "choices": choices}
        return str(await self._ask(job))

    async def advise(self, view: dict[str, Any], choices: list[str]) -> list[Advice]:
        """The best few of the choices."""
        answer = await self._ask({"view": view, "choices": choices, "seconds": SECONDS_FOR_ADVICE})
        return [Advice(**each) for each in answer]

    async def _ask(self, job: dict[str, Any]) -> Any:
        """One job after the other; AmunreError if the process has died, and the next job starts another."""
        async with self._turn:
            process = await self._started()
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                process.stdin.write(json.dumps(job).encode() + b"\n")
                await process.stdin.drain()
                return json.loads(await process.stdout.readline())
            except (OSError, ValueError):
                await self.stop()
                raise AmunreError("The bot stopped thinking. Ask again.") from None
            except asyncio.CancelledError:
                await self.stop()  # its answer must not be taken for that to the next job
                raise

    async def _started(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            # -P: a random.py in the folder one stands in must not be taken for Python's own.
            words = (sys.executable, "-P", "-m", "amunre.terminal.tables.mind")
            self._process = await asyncio.create_subprocess_exec(
                *words, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE
            )
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps(asdict(self._choice)).encode() + b"\n")
        return self._process

    async def stop(self) -> None:
        """Ends the process, if there is one, and sees it out."""
        process, self._process = self._process, None
        if process is not None:
            assert process.stdin is not None
            process.stdin.close()
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _searches(bot: str) -> bool:
    return PLAYERS.get(bot.lower(), bot).startswith("search")

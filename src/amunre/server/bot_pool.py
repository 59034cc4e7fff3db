"""Worker processes in which bots think, never in the event loop: a crash or a sleeper costs a worker, no table."""

import asyncio
import logging
import os
import sys
from contextlib import suppress
from typing import Any

import msgspec

from amunre.bots.registry import GUESTS

LOG = logging.getLogger("amunre.bots")
PATIENCE = 5.0
"""Seconds beyond its thinking time that a bot may take."""
LINE = 16 << 20


class BotFailed(Exception):
    """The bot crashed, hung or talked nonsense."""


class BotPool:
    """So many workers; each thinks about one thing at a time."""

    def __init__(self, workers: int, patience: float = PATIENCE, command: list[str] | None = None) -> None:
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._patience = patience
        self._all = [Worker(command or [sys.executable, "-m", "amunre.server.bot_worker"]) for _ in range(workers)]
        self.failures = 0
        self.jobs = 0
        for worker in self._all:
            self._free.put_nowait(worker)

    async def choose(self, job: dict[str, Any], seconds: float) -> str:
        """A bot's answer; BotFailed if there is none."""
        answer = await self._do({"work": "choose", "time": seconds, **job}, seconds + self._patience)
        if answer not in job["choices"]:
            raise BotFailed("The bot answered with something that is no choice.")
        return str(answer)

    async def advise(self, job: dict[str, Any], seconds: float) -> list[dict[str, Any]]:
        """The best choices and why; BotFailed if there is no answer."""
        found: list[dict[str, Any]] = await self._do(
            {"work": "advise", "time": seconds, **job}, seconds + self._patience
        )
        return found

    async def analyse(self, record: dict[str, Any]) -> list[list[float]]:
        """See bot_worker.analyse."""
        answer: list[list[float]] = await self._do({"work": "analyse", "record": record}, 120.0)
        return answer

    async def _do(self, job: dict[str, Any], most: float) -> Any:
        worker = await self._free.get()
        self.jobs += 1
        try:
            return await asyncio.wait_for(worker.ask(msgspec.json.encode(job)), most)
        except (TimeoutError, OSError, ValueError, BotFailed) as error:
            self.failures += 1
            LOG.warning("bot failed", extra={"fields": {"error": str(error) or type(error).__name__}})
            await worker.stop()
            raise BotFailed(str(error) or "The bot took too long.") from None
        except BaseException:
            await worker.stop()
            raise
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        """Ends all workers."""
        for worker in self._all:
            await worker.stop()


def _may_know(name: str) -> bool:
    return name == GUESTS or not name.startswith("AMUNRE_")


class Worker:
    """One process, started when it is first needed and again after it has died."""

    def __init__(self, command: list[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, job: bytes) -> Any:
        """One line there, one line back."""
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(job + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise BotFailed("The bot's process has died.")
        answer = msgspec.json.decode(line)
        if "error" in answer:
            raise BotFailed(answer["error"])
        return answer["result"]

    async def _start(self) -> asyncio.subprocess.Process:
        """Niced: people's messages come first. Without our secrets in its environment, but with guests among bots."""
        environment = {name: value for name, value in os.environ.items() if _may_know(name)}
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
            limit=LINE,
        )
        if hasattr(os, "setpriority"):
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, process.pid, 10)
        return process

    async def stop(self) -> None:
        """Kills it, if it lives."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

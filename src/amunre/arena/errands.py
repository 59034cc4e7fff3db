"""Batches of games sent out: to processes of this machine, or with the same code to a Ray cluster."""

import os
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Any

from amunre.arena.plan import Fixture, Plan
from amunre.arena.table import Line, play_batch
from amunre.arena.thinking import thinking_limit
from amunre.rules.errors import AmunreError
from amunre.simulate import MOST_JOBS, RulesetChoice

BATCH = 8
"""Games in one errand: a second or two of `greedy`. A bot that takes its time gets an errand a game."""

AHEAD = 3
"""Errands handed out for each process at a time."""

Batches = Iterator[Sequence[Fixture]]
Errands = Callable[[RulesetChoice, Batches], Iterator[list[Line]]]
"""Plays batches, and yields their lines in the order in which they are ready."""


def batches(plan: Plan, fixtures: Iterable[Fixture]) -> Batches:
    """The games cut into errands."""
    slow = any(thinking_limit(bot) is not None for bot in plan.bots)
    games = iter(fixtures)
    while batch := tuple(islice(games, 1 if slow else BATCH)):
        yield batch


def in_processes(jobs: int) -> Errands:
    """On so many processes; one job is this process itself."""
    if not 1 <= jobs <= MOST_JOBS:
        raise AmunreError(f"The number of jobs is from 1 to {MOST_JOBS}, not {jobs}.")

    def here(choice: RulesetChoice, work: Batches) -> Iterator[list[Line]]:
        for batch in work:
            yield play_batch(choice, batch)

    def spread(choice: RulesetChoice, work: Batches) -> Iterator[list[Line]]:
        # A process with threads (a progress bar has one) must not be forked.
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            try:
                yield from _from_pool(pool, jobs * AHEAD, choice, work)
            finally:
                pool.shutdown(wait=True, cancel_futures=True)

    return here if jobs == 1 else spread


def _from_pool(pool: ProcessPoolExecutor, most: int, choice: RulesetChoice, work: Batches) -> Iterator[list[Line]]:
    out: set[Future[list[Line]]] = {pool.submit(play_batch, choice, batch) for batch in islice(work, most)}
    while out:
        ready, out = wait(out, return_when=FIRST_COMPLETED)
        out |= {pool.submit(play_batch, choice, batch) for batch in islice(work, len(ready))}
        for errand in ready:
            yield errand.result()


def on_ray(address: str, jobs: int) -> Errands:
    """On the Ray cluster at an address, such as auto; `local` starts one here, for `jobs` errands at a time."""

    def errands(choice: RulesetChoice, work: Batches) -> Iterator[list[Line]]:
        with _connected(address, jobs) as ray:
            yield from _from_ray(ray, choice, work)

    return errands


def _from_ray(ray: Any, choice: RulesetChoice, work: Batches) -> Iterator[list[Line]]:
    remote = ray.remote(play_batch)
    most = max(int(ray.cluster_resources().get("CPU", 1)), 1) * AHEAD
    out = [remote.remote(choice, batch) for batch in islice(work, most)]
    while out:
        ready, out = ray.wait(out, num_returns=1)
        out += [remote.remote(choice, batch) for batch in islice(work, len(ready))]
        for errand in ready:
            yield ray.get(errand)


@contextmanager
def _connected(address: str, jobs: int) -> Iterator[Any]:
    """Ray for as long as it is needed: silent, without dashboard, and reporting to nobody."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    if address == "local":
        _keep_to_ourselves()
    try:
        import ray
    except ImportError:
        raise AmunreError("--ray needs Ray, which is not installed: pip install 'amunre[cluster]'.") from None
    options: dict[str, Any] = {"logging_level": "error", "log_to_driver": False}
    if address == "local":
        options |= {"num_cpus": jobs, "include_dashboard": False}
    try:
        ray.init(address=address, **options)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise AmunreError(
            f"No Ray cluster answers at {address!r} ({str(error).splitlines()[0]}). If it asks for a token, set "
            "RAY_AUTH_MODE=token and RAY_AUTH_TOKEN."
        ) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _keep_to_ourselves() -> None:
    """A cluster of one's own: at the loopback address, on Linux too, and with a token that nobody else ever had."""
    os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    if "RAY_AUTH_MODE" not in os.environ:
        os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}

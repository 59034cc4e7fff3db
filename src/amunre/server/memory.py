"""Garbage collection without a standstill.

Python's full collection looks at every object there is: over half a second with a thousand live tables, again and
again, in which nobody is answered. So only young objects are looked at as a matter of course, a few thousand at a time;
whatever outlives that is set aside. What is set aside and forgotten in a ring is looked for when it may be much.
"""

import asyncio
import gc

YOUNG = 2_000
"""So many new objects, less those already gone, are looked at in one go: a few milliseconds."""
NEVER = 1_000_000_000
SET_ASIDE_EVERY = 1.0
LOOK_BACK_EVERY = 600.0
GROWN = 1.5


def collect_only_the_young() -> None:
    """From now on; for a process that is a server and nothing else."""
    gc.set_threshold(YOUNG, NEVER, NEVER)
    gc.collect()
    gc.freeze()


async def look_after_memory() -> None:
    """For as long as the server runs."""
    before = gc.get_freeze_count()
    until_looking_back = LOOK_BACK_EVERY
    while True:
        await asyncio.sleep(SET_ASIDE_EVERY)
        gc.freeze()
        until_looking_back -= SET_ASIDE_EVERY
        if until_looking_back <= 0:
            until_looking_back = LOOK_BACK_EVERY
            before = collect_if_grown(before)


def collect_if_grown(before: int) -> int:
    """A full collection, if there are half as many objects again as after the last one; how many there are now."""
    if gc.get_freeze_count() < GROWN * before:
        return before
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    return gc.get_freeze_count()

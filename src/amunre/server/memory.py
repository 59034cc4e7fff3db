"""Garbage collection without a standstill.

Python's full collection looks at every object there is: over half a second with a thousand live tables, again and
again, in which nobody is answered. So only young objects are looked at as a matter of course, a few thousand at a time;
whatever outlives that is set aside. What is set aside and then forgotten in a ring is looked for when memory has grown.
"""

import asyncio
import gc

from amunre.server.metrics import resident_bytes

YOUNG = 2_000
"""So many new objects, less those already gone, are looked at in one go: a few milliseconds."""
NEVER = 1_000_000_000
PAUSE = 1.0
GROWN = 1.5
ROOM = 50_000_000


def collect_only_the_young() -> None:
    """From now on; for a process that is a server and nothing else."""
    gc.set_threshold(YOUNG, NEVER, NEVER)
    collect_everything()


def collect_everything() -> None:
    """Looks at every object once, and sets aside what is still in use."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


async def look_after_memory() -> None:
    """For as long as the server runs: all is looked at when memory has grown by half since the last time."""
    before = resident_bytes()
    while True:
        await asyncio.sleep(PAUSE)
        gc.freeze()
        if resident_bytes() > GROWN * before + ROOM:
            collect_everything()
            before = resident_bytes()

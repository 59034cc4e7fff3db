"""The server's garbage collection: rings are found, young ones at once, old ones when memory has grown."""

import gc
import subprocess
import sys
import textwrap

RINGS = """
    import asyncio, gc, weakref
    from amunre.server import memory

    class Ring:
        def __init__(self, size):
            self.me, self.load = self, bytearray(size)

    def alive(rings):
        return sum(ring() is not None for ring in rings)

    def forgotten_when_old(count, size):
        rings = [Ring(size) for _ in range(count)]
        gc.freeze()
        return [weakref.ref(ring) for ring in rings]

    memory.collect_only_the_young()
"""


def said(program: str) -> str:
    """What a process of its own prints: the settings are for a whole process."""
    code = textwrap.dedent(RINGS) + textwrap.dedent(program)
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()


def test_young_rings_go_by_themselves() -> None:
    found = said("print(alive([weakref.ref(Ring(1)) for _ in range(4 * memory.YOUNG)]) <= memory.YOUNG)")
    assert found == "True"


def test_old_rings_go_when_memory_has_grown() -> None:
    found = said("""
        async def main():
            memory.PAUSE = 0.02
            task = asyncio.create_task(memory.look_after_memory())
            await asyncio.sleep(0)
            small = forgotten_when_old(10, 1000)
            await asyncio.sleep(0.2)
            print(alive(small))
            large = forgotten_when_old(400, 1_000_000)
            await asyncio.sleep(0.5)
            print(alive(small), alive(large))

        asyncio.run(main())
    """)
    assert found.splitlines() == ["10", "0 0"]


def test_only_a_server_changes_how_python_collects() -> None:
    assert gc.get_threshold()[1] < 1000

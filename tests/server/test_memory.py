"""The server's garbage collection: rings are found, young ones at once, old ones when there are many."""

import gc
import subprocess
import sys
import textwrap


def said(program: str) -> str:
    """What a process of its own prints: the settings are for a whole process."""
    code = textwrap.dedent(program)
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()


RINGS = """
    import gc, weakref
    from amunre.server import memory

    class Ring:
        def __init__(self):
            self.me = self

    def alive(rings):
        return sum(ring() is not None for ring in rings)
"""


def test_young_rings_go_by_themselves() -> None:
    found = said(
        RINGS
        + """
    memory.collect_only_the_young()
    rings = [weakref.ref(Ring()) for _ in range(4 * memory.YOUNG)]
    print(alive(rings) <= memory.YOUNG)
    """
    )
    assert found == "True"


def test_old_rings_go_when_they_may_be_many() -> None:
    found = said(
        RINGS
        + """
    memory.collect_only_the_young()
    before = gc.get_freeze_count()
    few = [Ring() for _ in range(100)]
    gc.freeze()
    rings = [weakref.ref(ring) for ring in few]
    del few
    print(memory.collect_if_grown(before) == before, alive(rings))
    many = [Ring() for _ in range(before)]
    gc.freeze()
    rings += [weakref.ref(ring) for ring in many]
    del many
    print(memory.collect_if_grown(before) > before, alive(rings))
    """
    )
    assert found.splitlines() == ["True 100", "True 0"]


def test_only_a_server_changes_how_python_collects() -> None:
    assert gc.get_threshold()[1] < 1000

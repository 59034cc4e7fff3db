"""What a game weighs and what importing the package costs: both asked of fresh processes.

Memory is the growth of the resident set over many copies, because the tracing of Python's own allocator does not see
what compiled code keeps outside it. A fresh process has no freed memory in which the copies could hide.
"""

import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from amunre.bench.ours import sampled_positions
from amunre.bench.rulesets import named

COPIES = 2000
STARTS = 5


def game_bytes(ruleset_id: str) -> int | None:
    """Bytes that one more copy of a game takes; None where the system does not tell a process its size."""
    answer: int | None = json.loads(_python("-m", "amunre.bench.footprint", ruleset_id))
    return answer


def start_ms(program: str) -> float:
    """Milliseconds from nothing to the end of a fresh interpreter that runs `program`: the median of a few starts."""
    return statistics.median(_one_start_ms(program) for _ in range(STARTS))


def _one_start_ms(program: str) -> float:
    start = time.perf_counter()
    _python("-c", program)
    return 1000 * (time.perf_counter() - start)


def _python(*arguments: str) -> str:
    return subprocess.run([sys.executable, *arguments], check=True, capture_output=True, text=True).stdout


def growth_per_copy(ruleset_id: str) -> int | None:
    """Copy positions of the ruleset and keep them; bytes of resident memory per copy."""
    positions = sampled_positions(named(ruleset_id))
    kept = [position.clone() for position in positions]  # fills the holes that making the positions left
    before = resident_bytes()
    kept += [positions[number % len(positions)].clone() for number in range(COPIES)]
    after = resident_bytes()
    return None if before is None or after is None else (after - before) // COPIES


def resident_bytes() -> int | None:
    """Memory of this process that is in use now; Linux tells it."""
    statm = Path("/proc/self/statm")
    if not statm.exists():
        return None
    return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


if __name__ == "__main__":
    print(json.dumps(growth_per_copy(sys.argv[1])))

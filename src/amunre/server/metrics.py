"""Figures for Prometheus, in its text format."""

import os
import sys
from collections import Counter
from pathlib import Path

MOVE_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Metrics:
    """Counts since the start."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.sockets = 0
        self.move_seconds = 0.0
        self.buckets = [0] * len(MOVE_BUCKETS)
        self.database_seconds = 0.0

    def moved(self, result: str, seconds: float) -> None:
        """An answer was dealt with."""
        self.counts[f'amunre_answers_total{{result="{result}"}}'] += 1
        if result == "done":
            self.move_seconds += seconds
            for index, most in enumerate(MOVE_BUCKETS):
                if seconds <= most:
                    self.buckets[index] += 1

    def text(self, tables: int, bot_jobs: int, bot_failures: int) -> str:
        """The page that Prometheus reads."""
        moves = self.counts['amunre_answers_total{result="done"}']
        lines = [f"{name} {count}" for name, count in sorted(self.counts.items())]
        lines += [
            f'amunre_move_seconds_bucket{{le="{le}"}} {n}' for le, n in zip(MOVE_BUCKETS, self.buckets, strict=True)
        ]
        lines += [
            f'amunre_move_seconds_bucket{{le="+Inf"}} {moves}',
            f"amunre_move_seconds_sum {self.move_seconds:.6f}",
            f"amunre_move_seconds_count {moves}",
            f"amunre_database_seconds {self.database_seconds:.6f}",
            f"amunre_sockets {self.sockets}",
            f"amunre_tables_in_memory {tables}",
            f"amunre_bot_jobs_total {bot_jobs}",
            f"amunre_bot_failures_total {bot_failures}",
            f"process_resident_memory_bytes {resident_bytes()}",
        ]
        return "\n".join(lines) + "\n"


def resident_bytes() -> int:
    """The memory of this process now."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        pass
    try:
        import resource
    except ImportError:  # Windows
        return 0
    scale = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * scale

"""How much anybody may ask of us: sizes, counts, and rates with a bucket that refills."""

import time
from collections import OrderedDict

MESSAGE_BYTES = 4096
BODY_BYTES = 64 * 1024
RECORD_BYTES = 2 * 1024 * 1024
NAME_LENGTH = 40
CHAT_LENGTH = 500
CHAT_LINES = 5000
NOTES_LENGTH = 20_000
KEY_LENGTH = 64
SOCKETS_OF_A_TABLE = 200
SOCKETS_OF_A_SEAT = 12
QUEUED_MESSAGES = 256
ADDRESSES = 20_000


class Bucket:
    """So many a second on average, and so many at once."""

    __slots__ = ("burst", "filled", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.filled = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each address or seat; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = ADDRESSES) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether one more is allowed to this key now."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take()


class Limits:
    """The rates of one server; `free` lifts them, for load tests on one's own machine."""

    def __init__(self, free: bool = False) -> None:
        more = 1e6 if free else 1.0
        self.free = free
        self.requests = Buckets(20 * more, 100 * more)  # by address
        self.creations = Buckets(0.1 * more, 20 * more)  # by address
        self.thinking = Buckets(0.5 * more, 10 * more)  # hints and analyses, by address
        self.chat = Buckets(0.5 * more, 10 * more)  # by seat
        self.sockets = Buckets(5 * more, 60 * more)  # by address
        self.message_rate = 30 * more  # by socket
        self.message_burst = 90 * more
        self.most_tables = 100_000

"""What can go wrong with a request, as a sentence for the person and a code for the program."""


class Refusal(Exception):
    """Answered with this status, code and sentence."""

    def __init__(self, status: int, code: str, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.code = code
        self.reason = reason


def no_table() -> Refusal:
    """There is no such table."""
    return Refusal(404, "no-table", "There is no table at this address: it may be mistyped.")


def not_yours(what: str) -> Refusal:
    """The secret is missing or wrong."""
    return Refusal(403, "not-yours", f"This needs the secret link of {what}; perhaps a newer one was handed out.")


def too_fast() -> Refusal:
    """A rate limit."""
    return Refusal(429, "too-fast", "That is too much at once: wait a moment and try again.")


def not_now(reason: str) -> Refusal:
    """Right, but at another time."""
    return Refusal(409, "not-now", reason)


def unavailable() -> Refusal:
    """The database is gone."""
    return Refusal(503, "unavailable", "The server cannot reach its memory just now: try again in a moment.")

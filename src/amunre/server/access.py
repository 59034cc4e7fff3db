"""Who somebody is at a table, by the secret he brings."""

from dataclasses import dataclass

from amunre.server.problems import not_yours
from amunre.server.store import Seated
from amunre.server.table import WATCHER, Table
from amunre.server.tokens import fits, hashed


@dataclass(frozen=True)
class Access:
    """A seat, the host, a spectator; or nobody."""

    seat: int | None
    host: bool
    watcher: bool

    @property
    def reader(self) -> int:
        """Whose eyes he looks through; refused if he may not look at all."""
        if self.seat is not None:
            return self.seat
        if self.watcher or self.host:
            return WATCHER
        raise not_yours("a seat or of a spectator")

    def own_seat(self) -> int:
        """His seat; refused if he has none."""
        if self.seat is None:
            raise not_yours("a seat")
        return self.seat

    def as_host(self) -> None:
        """Refused unless he is the host."""
        if not self.host:
            raise not_yours("the host")


def access(table: Table, token: str | None) -> Access:
    """What the token opens. Anybody may watch a public table."""
    seat = None if not token else seat_of(table.seats, hashed(token))
    return Access(seat, fits(token, table.row.host_hash), table.row.public or fits(token, table.row.watch_hash))


def seat_of(seats: list[Seated], token_hash: str) -> int | None:
    """The seat that this secret opens."""
    return next((seat.seat for seat in seats if seat.token_hash and seat.token_hash == token_hash), None)

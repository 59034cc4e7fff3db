"""A table's card as it is shown; nothing on it depends on what was decided in secret."""

from functools import lru_cache
from typing import Any

import msgspec

from amunre.rules.ruleset import ruleset_from_json
from amunre.server.clock import Clock
from amunre.server.messages import ClockInfo, SeatInfo, TableInfo
from amunre.server.store import Seated, TableRow


def table_info(
    row: TableRow, seats: list[Seated], online: list[bool], clock: Clock | None, reader: int, now: float
) -> TableInfo:
    """The card for one reader (-1: a spectator)."""
    rules, rules_id, commitment = _beginning(row.start)
    return TableInfo(
        id=row.id,
        name=row.name,
        status=row.status,  # type: ignore[arg-type]  # the store keeps words
        public=row.public,
        hints=row.hints,
        ruleset=rules,
        ruleset_id=rules_id,
        commitment=commitment,
        created=row.created,
        seats=[_seat_info(seat, online[seat.seat]) for seat in seats],
        clock=None if clock is None else ClockInfo(clock.rules, clock.shown(reader), now),
        rematch=row.rematch,
    )


def _seat_info(seat: Seated, online: bool) -> SeatInfo:
    return SeatInfo(seat.name, seat.kind, seat.bot, online)  # type: ignore[arg-type]  # the store keeps words


@lru_cache(maxsize=4096)
def _beginning(start: str) -> tuple[dict[str, Any], str, str]:
    record = msgspec.json.decode(start)
    return record["ruleset"], ruleset_from_json(record["ruleset"]).id, record["commitment"]

"""What is asked of the database, in SQLAlchemy Core."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from amunre.server.store.records import Appended, Saying, Seated, Stored, TableRow
from amunre.server.store.schema import chat, moves, notices, seats, tables, uploads

SEAT_COLUMNS = (seats.c.seat, seats.c.kind, seats.c.name, seats.c.bot, seats.c.token_hash, seats.c.notify)


def create(connection: Connection, row: TableRow, seated: list[Seated]) -> None:
    """A new table with its seats."""
    connection.execute(insert(tables), asdict(row))
    connection.execute(insert(seats), [{"table_id": row.id, "notes": "", **asdict(seat)} for seat in seated])


def load(connection: Connection, table_id: str, after: int, chat_after: int) -> Stored | None:
    """A table, and what was played and said after these numbers."""
    found = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    if found is None:
        return None
    seated = connection.execute(select(*SEAT_COLUMNS).where(seats.c.table_id == table_id).order_by(seats.c.seat))
    played = connection.execute(
        select(moves).where(moves.c.table_id == table_id, moves.c.number > after).order_by(moves.c.number)
    )
    return Stored(
        TableRow(*found),
        [Seated(*seat) for seat in seated],
        [Appended(*move) for move in played],
        load_chat(connection, table_id, chat_after),
    )


def load_chat(connection: Connection, table_id: str, after: int) -> list[Saying]:
    """What was said after this number."""
    said = connection.execute(
        select(chat.c.number, chat.c.seat, chat.c.text, chat.c.at)
        .where(chat.c.table_id == table_id, chat.c.number > after)
        .order_by(chat.c.number)
    )
    return [Saying(*line) for line in said]


def say(connection: Connection, table_id: str, saying: Saying) -> None:
    """A line of chat."""
    connection.execute(insert(chat), {"table_id": table_id, **asdict(saying)})


def change_table(connection: Connection, table_id: str, **values: Any) -> None:
    """Changes a table's card; its revision counts it."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(revision=tables.c.revision + 1, **values))


def set_due(connection: Connection, table_id: str, due: float | None, clock: str | None) -> None:
    """When the table needs its driver next, and how its clock stands."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(due=due, clock=clock))


def change_seat(connection: Connection, table_id: str, seat: int, **values: Any) -> None:
    """Changes who holds a seat."""
    connection.execute(update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**values))


def notes(connection: Connection, table_id: str, seat: int) -> str:
    """A seat's own notes."""
    query = select(seats.c.notes).where(seats.c.table_id == table_id, seats.c.seat == seat)
    return str(connection.execute(query).scalar_one())


def lobby(connection: Connection, most: int) -> list[tuple[TableRow, list[Seated]]]:
    """Public tables that wait for players or play, the newest first."""
    chosen = (
        select(tables)
        .where(tables.c.public, tables.c.status.in_(("waiting", "running")))
        .order_by(tables.c.created.desc())
        .limit(most)
    )
    rows = [TableRow(*row) for row in connection.execute(chosen)]
    seated = _seats_of(connection, [row.id for row in rows])
    return [(row, seated.get(row.id, [])) for row in rows]


def _seats_of(connection: Connection, ids: list[str]) -> dict[str, list[Seated]]:
    found: dict[str, list[Seated]] = {}
    query = select(seats.c.table_id, *SEAT_COLUMNS).where(seats.c.table_id.in_(ids))
    for table_id, *seat in connection.execute(query.order_by(seats.c.seat)):
        found.setdefault(table_id, []).append(Seated(*seat))
    return found


def all_tables(connection: Connection, most: int) -> list[TableRow]:
    """Every table, the newest first."""
    return [TableRow(*row) for row in connection.execute(select(tables).order_by(tables.c.created.desc()).limit(most))]


def count_unfinished(connection: Connection) -> int:
    """How many tables wait or play."""
    query = select(func.count()).select_from(tables).where(tables.c.status != "over")
    return int(connection.execute(query).scalar_one())


def due_tables(connection: Connection, now: float, most: int) -> list[str]:
    """The tables that need their driver by now."""
    query = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(most)
    return [row[0] for row in connection.execute(query)]


def upload(connection: Connection, upload_id: str, at: float, record: str) -> None:
    """Keeps a record that somebody brought."""
    connection.execute(insert(uploads), {"id": upload_id, "at": at, "record": record})


def uploaded(connection: Connection, upload_id: str) -> str | None:
    """A record that somebody brought."""
    return connection.execute(select(uploads.c.record).where(uploads.c.id == upload_id)).scalar_one_or_none()


def plan_notice(connection: Connection, table_id: str, seat: int, due: float) -> None:
    """One notice a seat at a time: an earlier one gives way."""
    cancel_notice(connection, table_id, seat)
    connection.execute(insert(notices), {"table_id": table_id, "seat": seat, "due": due, "tries": 0})


def cancel_notice(connection: Connection, table_id: str, seat: int) -> None:
    """The player has come by himself."""
    connection.execute(delete(notices).where(notices.c.table_id == table_id, notices.c.seat == seat))


def due_notices(connection: Connection, now: float, most: int) -> list[tuple[str, int, int]]:
    """Table, seat and number of tries of the notices to be sent by now."""
    query = select(notices.c.table_id, notices.c.seat, notices.c.tries).where(notices.c.due <= now).limit(most)
    return [(row[0], row[1], row[2]) for row in connection.execute(query)]


def claim_notice(connection: Connection, table_id: str, seat: int, tries: int, again: float) -> bool:
    """Takes a notice for this process to send, and tries it again later unless it is cancelled."""
    mine = (notices.c.table_id == table_id, notices.c.seat == seat, notices.c.tries == tries)
    result = connection.execute(update(notices).where(*mine).values(tries=tries + 1, due=again))
    return bool(result.rowcount == 1)

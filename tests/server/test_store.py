from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import inspect

from amunre.server.gamekeeping import deal
from amunre.server.store import Appended, Saying, Seated, Store, TableRow, open_store, queries
from amunre.server.store.engine import make_engine, migrate
from amunre.server.store.schema import metadata
from amunre.server.store.store import Taken, Unavailable


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = open_store(str(tmp_path / "new folder" / "tables.sqlite"))
    yield opened
    opened.close()


def row(table_id: str) -> TableRow:
    beginning = deal({"edition": "classic", "players": 3, "modules": []}, "0" * 64)
    return TableRow(
        table_id, 1.0, "t", True, False, "running", beginning.start, beginning.seed, "h", "w", None, None, None, 0
    )


def chairs() -> list[Seated]:
    return [Seated(seat, "human", f"P{seat}", "", "", None) for seat in range(3)]


def move(table_id: str, number: int) -> Appended:
    return Appended(table_id, number, 0, "pass", None, True, f"key {number}", "human", 2.0)


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = make_engine(str(tmp_path / "t.sqlite"))
    migrate(engine)
    migrate(engine)
    found = inspect(engine)
    for table in metadata.sorted_tables:
        columns = {column["name"]: column["nullable"] for column in found.get_columns(table.name)}
        assert columns == {column.name: column.nullable for column in table.columns}, table.name
        indexes = {index["name"] for index in found.get_indexes(table.name)}
        assert indexes == {index.name for index in table.indexes}
    engine.dispose()


def test_an_acknowledged_move_survives_the_loss_of_power(store: Store) -> None:
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar_one() == 2  # FULL
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar_one() == "wal"


def test_the_log_has_one_row_a_move_and_no_number_twice(store: Store) -> None:
    async def story() -> None:
        await store.create(row("a"), chairs())
        await store.append(move("a", 1))
        with pytest.raises(Taken):
            await store.append(replace(move("a", 1), action="bid abu 1"))
        loaded = await store.load("a")
        assert loaded is not None
        assert loaded.moves == [move("a", 1)]

    asyncio.run(story())


def test_one_bad_job_of_a_group_does_not_spoil_the_others(store: Store) -> None:
    async def story() -> None:
        await store.create(row("a"), chairs())
        await store.append(move("a", 7))
        jobs = [store.append(move("a", number)) for number in range(1, 20)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [Taken]
        loaded = await store.load("a")
        assert loaded is not None
        assert [each.number for each in loaded.moves] == list(range(1, 20))

    asyncio.run(story())


def test_what_is_written_with_a_move_happens_with_it_or_not_at_all(store: Store) -> None:
    async def story() -> None:
        await store.create(row("a"), chairs())
        await store.append(move("a", 1))
        with pytest.raises(Taken):
            await store.append(move("a", 1), lambda connection: queries.change_table(connection, "a", status="over"))
        loaded = await store.load("a", moves=1)
        assert loaded is not None
        assert (loaded.row.status, loaded.row.revision, loaded.moves) == ("running", 0, [])

    asyncio.run(story())


def test_chat_and_moves_are_loaded_from_a_number_on(store: Store) -> None:
    async def story() -> None:
        await store.create(row("a"), chairs())
        for number in (1, 2, 3):
            await store.append(move("a", number))
            await store.say("a", Saying(number, 0, "<b>hi</b>", 3.0))
        loaded = await store.load("a", 2, 1)
        assert loaded is not None
        assert [each.number for each in loaded.moves] == [3]
        assert [each.number for each in loaded.chat] == [2, 3]
        assert await store.load("b") is None

    asyncio.run(story())


def test_a_broken_query_is_no_acknowledgement(store: Store) -> None:
    async def story() -> None:
        with pytest.raises(Unavailable):
            await store.write(lambda connection: connection.exec_driver_sql("SELECT * FROM nowhere"))
        await store.create(row("a"), chairs())
        assert await store.load("a") is not None

    asyncio.run(story())


def test_a_database_is_a_file_or_postgresql() -> None:
    with pytest.raises(ValueError, match="postgresql://"):
        make_engine("mysql://nowhere")

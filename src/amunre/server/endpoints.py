"""What can be asked over HTTP, one function each; routes.py says where, openapi.py describes them from there."""

import asyncio
import time
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

import msgspec

from amunre import AmunreError, load_record, ruleset
from amunre.bots import BOTS, PLAYERS
from amunre.rules.ruleset import EDITIONS, MODULE_TEXTS, SWITCH_TEXTS, default_switch
from amunre.server import messages, seating
from amunre.server.access import Access, access
from amunre.server.clock import Clock
from amunre.server.gamekeeping import UNDO
from amunre.server.hall import Hall
from amunre.server.info import table_info
from amunre.server.problems import Refusal, no_table, not_now, too_fast
from amunre.server.replay import past, replay_from
from amunre.server.shapes import LogLine
from amunre.server.store import Seated, TableRow, queries
from amunre.server.table import WATCHER, Table
from amunre.server.tokens import new_id

MOST_IN_LOBBY = 200
HINT_BOT = "vizier"
PLAYER_COUNTS = (2, 3, 4, 5)


@dataclass(frozen=True)
class Call:
    """A request, as far as a function has to know it."""

    hall: Hall
    table_id: str
    number: int  # of a seat or a step, where the address has one
    token: str | None
    client: str
    body: Any

    async def table(self) -> Table:
        """The table that is asked for."""
        found = await self.hall.tables.get(self.table_id)
        if found is None:
            raise no_table()
        return found

    async def who(self) -> tuple[Table, Access]:
        """The table, and what the caller's secret opens there."""
        table = await self.table()
        return table, access(table, self.token)

    async def seated(self) -> tuple[Table, int]:
        """The table and the caller's own seat there."""
        table, who = await self.who()
        return table, who.own_seat()

    async def hosted(self) -> tuple[Table, int]:
        """The table and the seat in the address, for its host."""
        table, who = await self.who()
        who.as_host()
        return table, self.numbered(table)

    def numbered(self, table: Table) -> int:
        """The seat in the address."""
        if not 0 <= self.number < len(table.seats):
            raise Refusal(404, "no-seat", f"There are the seats 0 to {len(table.seats) - 1}.")
        return self.number


async def rules(_: Call) -> dict[str, Any]:
    """Editions, switches, modules and bots that a table can have, each in a sentence."""
    return {
        "editions": {
            edition: {name: default_switch(edition, name) for name in SWITCH_TEXTS} for edition in sorted(EDITIONS)
        },
        "switches": dict(SWITCH_TEXTS),
        "modules": dict(MODULE_TEXTS),
        "players": list(PLAYER_COUNTS),
        "bots": [*PLAYERS, *BOTS],
        "fits": {name: _players_with(name) for name in ("", *MODULE_TEXTS)},
        "conflicts": [["officials", "expert"]] if not _players_with("officials", expert=True) else [],
    }


@cache
def _players_with(module: str, **switches: Any) -> list[int]:
    """With how many players the game goes with a module ('': without any); the rules are asked."""
    return [players for players in PLAYER_COUNTS if _is_possible(players, module, switches)]


def _is_possible(players: int, module: str, switches: dict[str, Any]) -> bool:
    try:
        ruleset("anniversary", players=players, modules=[module] if module else [], **switches)
    except AmunreError:
        return False
    return True


async def lobby(call: Call) -> messages.Lobby:
    """Public tables that wait for players or are being played."""
    found = await call.hall.store.read(lambda connection: queries.lobby(connection, MOST_IN_LOBBY))
    return messages.Lobby([_card(call.hall, row, seats) for row, seats in found])


def _card(hall: Hall, row: TableRow, seats: list[Seated]) -> messages.TableInfo:
    known = hall.tables.known(row.id)
    online = [False] * len(seats) if known is None else known.online()
    clock = None if row.clock is None else msgspec.json.decode(row.clock, type=Clock)
    return table_info(row, seats, online, clock, WATCHER, time.time())


async def create(call: Call) -> messages.Created:
    """Creates a table."""
    if not call.hall.limits.creations.take(call.client):
        raise too_fast()
    return await seating.create(call.hall, call.body)


async def show(call: Call) -> messages.TableInfo:
    """A table's card; whoever knows its address may see it."""
    table, who = await call.who()
    return table.info(WATCHER if who.seat is None else who.seat)


async def state(call: Call) -> messages.Snapshot:
    """The game, as the caller may know it."""
    table, who = await call.who()
    async with table.lock:
        await table.mend()
        return table.desk(who.reader).snapshot(table.game)


async def move(call: Call) -> messages.Answer:
    """Answers a decision."""
    return await _answer(call, call.body.action)


async def undo(call: Call) -> messages.Answer:
    """Takes the last move back, while nothing was drawn or revealed since and nobody else has moved."""
    return await _answer(call, UNDO)


async def _answer(call: Call, action: str) -> messages.Answer:
    table, seat = await call.seated()
    began = time.perf_counter()
    answer = await table.answer(seat, action, call.body.version, call.body.key)
    call.hall.metrics.moved(answer.result, time.perf_counter() - began)
    return answer


async def join(call: Call) -> messages.SeatToken | None:
    """Sits down: with the seat's secret, or at an open seat of a public table, which gives a new secret."""
    table, who = await call.who()
    return await seating.join(table, call.numbered(table), who, call.body)


async def leave(call: Call) -> None:
    """Gets up; in a running game a bot plays on."""
    await seating.leave(*await call.seated())


async def take_over(call: Call) -> None:
    """Plays oneself again, where a bot has played."""
    table, seat = await call.seated()
    await seating.take_over(table, seat, call.body)


async def seat_bot(call: Call) -> None:
    """The host puts a bot into a seat."""
    table, seat = await call.hosted()
    await seating.seat_bot(table, seat, call.body)


async def fresh_link(call: Call) -> messages.SeatToken:
    """The host hands out a new secret for a seat; the old one dies."""
    return await seating.fresh_link(*await call.hosted())


async def rematch(call: Call) -> messages.RecordId:
    """The same game once more, at a new table that the same secrets open."""
    table, who = await call.who()
    if not who.host:
        who.own_seat()
    return messages.RecordId(await seating.rematch(call.hall, table))


async def chat(call: Call) -> messages.ChatLines:
    """What was said at the table."""
    table, who = await call.who()
    assert who.reader >= WATCHER
    return messages.ChatLines([messages.ChatLine(s.number, s.seat, s.text, s.at) for s in table.chat])


async def say(call: Call) -> None:
    """Says something to everybody at the table."""
    table, seat = await call.seated()
    if not call.hall.limits.chat.take(f"{table.id} {seat}"):
        raise too_fast()
    if not await table.say(seat, call.body.text):
        raise not_now("The chat of this table is full.")


async def notes(call: Call) -> messages.Notes:
    """The seat's own notes."""
    table, seat = await call.seated()
    return messages.Notes(await call.hall.store.read(lambda connection: queries.notes(connection, table.id, seat)))


async def write_notes(call: Call) -> None:
    """Keeps the seat's own notes."""
    table, seat = await call.seated()
    text = call.body.text
    await call.hall.store.write(lambda connection: queries.change_seat(connection, table.id, seat, notes=text))


async def notify(call: Call) -> None:
    """Where to tell the seat that it is its turn."""
    table, seat = await call.seated()
    await seating.set_notify(table, seat, call.body)


async def recap(call: Call) -> messages.Recap:
    """What happened since the seat's own last move."""
    table, seat = await call.seated()
    log = table.game.log(seat)
    own = [index for index, entry in enumerate(log) if entry.get("seat") == seat and "action" in entry]
    first = own[-1] + 1 if own else 0
    return messages.Recap(first, cast("list[LogLine]", log[first:]))


async def hint(call: Call) -> messages.Hint:
    """What a strong bot would do in the seat's place, where the table allows hints."""
    table, seat = await call.seated()
    if not table.row.hints:
        raise not_now("This table plays without hints.")
    if not call.hall.limits.thinking.take(call.client):
        raise too_fast()
    choices = table.game.choices(seat) if table.row.status == "running" else []
    if not choices:
        raise not_now("It is not your turn.")
    version = table.version(seat)
    found = await call.hall.driver.advise(table, seat, choices)
    advice = msgspec.convert(found, list[messages.Advice])
    return messages.Hint(HINT_BOT, version, advice[0].choice, advice)


async def record(call: Call) -> dict[str, Any]:
    """The record of a finished game, with its seed."""
    table = await call.table()
    if not table.game.is_over:
        raise not_now("The record is there when the game is over.")
    return table.game.record()


async def analysis(call: Call) -> messages.Analysis:
    """Every seat's chance to win after each move of a finished game."""
    return await _analyse(call, await record(call))


async def replay(call: Call) -> messages.Replay:
    """A finished game move by move, with all hands open, from a step on."""
    found = await record(call)
    table = await call.table()
    return await _replay(call, found, [seat.name for seat in table.seats])


async def look_back(call: Call) -> messages.Past:
    """The table as the caller saw it when the log first held this line."""
    table, who = await call.who()
    reader = None if who.reader == WATCHER else who.reader
    if not call.hall.limits.thinking.take(call.client):
        raise too_fast()
    lines = len(table.game.log(reader))
    if not 0 <= call.number < lines:
        raise Refusal(404, "no-line", f"There are the lines 0 to {lines - 1}.")
    return await asyncio.to_thread(past, table.game.record(), reader, call.number)


async def upload(call: Call) -> messages.RecordId:
    """Brings a record to look at and to analyse; it stays at this address."""
    if not call.hall.limits.creations.take(call.client):
        raise too_fast()
    try:
        load_record(call.body)
    except AmunreError as error:
        raise Refusal(422, "no-record", str(error)) from None
    upload_id, text = new_id(), msgspec.json.encode(call.body).decode()
    await call.hall.store.write(lambda connection: queries.upload(connection, upload_id, time.time(), text))
    return messages.RecordId(upload_id)


async def uploaded(call: Call) -> dict[str, Any]:
    """An uploaded record."""
    text = await call.hall.store.read(lambda connection: queries.uploaded(connection, call.table_id))
    if text is None:
        raise Refusal(404, "no-record", "There is no record at this address.")
    found: dict[str, Any] = msgspec.json.decode(text)
    return found


async def uploaded_analysis(call: Call) -> messages.Analysis:
    """Every seat's chance to win after each move of an uploaded record."""
    return await _analyse(call, await uploaded(call))


async def uploaded_replay(call: Call) -> messages.Replay:
    """An uploaded record move by move, with all hands open, from a step on."""
    return await _replay(call, await uploaded(call), [])


async def _replay(call: Call, found: dict[str, Any], names: list[str]) -> messages.Replay:
    if not call.hall.limits.thinking.take(call.client):
        raise too_fast()
    if not 0 <= call.number <= len(found["log"]):
        raise Refusal(404, "no-step", f"There are the steps 0 to {len(found['log'])}.")
    return await asyncio.to_thread(replay_from, found, names, call.number)


async def _analyse(call: Call, found: dict[str, Any]) -> messages.Analysis:
    if not call.hall.limits.thinking.take(call.client):
        raise too_fast()
    chances = await call.hall.bots.analyse(found)
    return messages.Analysis([{"seat": m["seat"], "action": m["action"]} for m in found["log"]], chances)

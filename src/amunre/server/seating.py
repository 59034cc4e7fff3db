"""Sitting down and getting up: who may, and what it changes. Secrets are shown once, to whom they belong."""

import secrets
import time

import msgspec

from amunre import AmunreError
from amunre.bots import new_bot
from amunre.rules.ruleset import Ruleset, ruleset_from_json
from amunre.server.access import Access
from amunre.server.clock import ClockRules, new_clock
from amunre.server.gamekeeping import begin, deal
from amunre.server.hall import Hall
from amunre.server.messages import BotWish, Created, Joining, NewTable, NotifyWish, SeatToken, SeatWish
from amunre.server.problems import Refusal, not_now
from amunre.server.store import Seated, TableRow, queries
from amunre.server.table import BOT_KINDS, Table
from amunre.server.tokens import hashed, new_id, new_token

OPEN = SeatWish("open")
SHORTEST_CLOCK, LONGEST_CLOCK = 1.0, 90 * 86400.0


async def create(hall: Hall, wish: NewTable) -> Created:
    """A new table, and the secrets of its host and seats."""
    if await hall.store.read(queries.count_unfinished) >= hall.limits.most_tables:
        raise Refusal(503, "full", "This server has no room for another table.")
    try:
        beginning = begin(wish)
        rules = ruleset_from_json(msgspec.json.decode(beginning.start)["ruleset"])
        _check_seats(wish, rules)
        _check_clock(wish.clock)
    except AmunreError as error:
        raise Refusal(422, "no-such-game", str(error)) from None
    made = Created(
        new_id(), new_token(), new_token(), [_token_for(seat) for seat in _wishes(wish)], beginning.commitment
    )
    clock = None if wish.clock is None else msgspec.json.encode(new_clock(wish.clock, wish.players)).decode()
    row = TableRow(
        made.id, time.time(), wish.name, wish.public, wish.hints, "waiting", beginning.start, beginning.seed,
        hashed(made.host_token), hashed(made.watch_token), clock, None, None, 0,
    )  # fmt: skip
    await hall.store.create(row, [_chair(n, seat, made.seat_tokens[n]) for n, seat in enumerate(_wishes(wish))])
    if all(seat.kind != "open" for seat in _wishes(wish)):
        table = await hall.tables.get(made.id)
        assert table is not None
        async with table.lock:
            await table.start_if_full()
    return made


def _wishes(wish: NewTable) -> list[SeatWish]:
    return [*wish.seats, *[OPEN] * (wish.players - len(wish.seats))]


def _token_for(seat: SeatWish) -> str | None:
    return None if seat.kind == "bot" else new_token()


def _chair(number: int, wish: SeatWish, token: str | None) -> Seated:
    kind = {"me": "human", "open": "open", "bot": "bot"}[wish.kind]
    name = wish.name or ("" if kind == "open" else wish.bot.capitalize() if kind == "bot" else f"Player {number + 1}")
    bot = wish.bot if kind == "bot" else ""
    return Seated(number, kind, name, bot, "" if token is None else hashed(token), None)


def _check_seats(wish: NewTable, rules: Ruleset) -> None:
    if len(wish.seats) > wish.players:
        raise AmunreError(f"There are {wish.players} seats, and {len(wish.seats)} are described.")
    for seat in wish.seats:
        if seat.kind == "bot":
            new_bot(seat.bot, rules, "0")


def _check_clock(clock: ClockRules | None) -> None:
    if clock is not None and not (
        SHORTEST_CLOCK <= clock.seconds <= LONGEST_CLOCK and 0 <= clock.increment <= LONGEST_CLOCK
    ):
        raise AmunreError("A clock gives from one second to ninety days.")


async def join(table: Table, seat: int, who: Access, wish: Joining) -> SeatToken | None:
    """Sits down, by the seat's link or at an open seat of a public table; a new secret in the second case."""
    async with table.lock:
        held = table.seats[seat]
        if held.kind != "open":
            if who.seat == seat and held.kind == "human":
                await _seat(table, seat, name=wish.name)
                return None
            raise not_now("This seat is taken." if held.kind == "human" else "A bot sits here: take it over instead.")
        if who.seat != seat and not table.row.public:
            raise Refusal(403, "not-yours", "This table is by invitation: ask its host for a link to the seat.")
        fresh = None if who.seat == seat else new_token()
        token_hash = held.token_hash if fresh is None else hashed(fresh)
        await _seat(table, seat, kind="human", name=wish.name, token_hash=token_hash)
        await table.start_if_full()
        return None if fresh is None else SeatToken(seat, fresh)


async def leave(table: Table, seat: int) -> None:
    """Gets up: before the game the seat is open again, later a bot plays on. The secret dies with it."""
    async with table.lock:
        if table.row.status == "waiting":
            await _seat(table, seat, kind="open", name="", token_hash="", notify=None)
        elif table.row.status == "running":
            bot = table.seats[seat].bot or "scribe"
            await _seat(table, seat, kind="bot", bot=bot, name=bot.capitalize(), token_hash="", notify=None)
            await table.write_due()
        _dismiss(table, seat)


async def seat_bot(table: Table, seat: int, wish: BotWish) -> None:
    """The host puts a bot into a seat, in place of whoever sat there."""
    try:
        new_bot(wish.bot, table.game.ruleset, "0")
    except AmunreError as error:
        raise Refusal(422, "no-such-bot", str(error)) from None
    async with table.lock:
        _refuse_if_over(table)
        await _seat(table, seat, kind="bot", bot=wish.bot, name=wish.bot.capitalize(), token_hash="", notify=None)
        await table.start_if_full()
        await table.write_due()
        _dismiss(table, seat)


async def take_over(table: Table, seat: int, wish: Joining) -> None:
    """The holder of the seat's secret plays himself again, or in place of the bot that sat there."""
    async with table.lock:
        _refuse_if_over(table)
        if table.seats[seat].kind in BOT_KINDS:
            await _seat(table, seat, kind="human", bot="", name=wish.name)
            if table.clock is not None and table.row.status == "running":
                table.clock.give_time(seat, time.time())
            await table.write_due()


async def fresh_link(table: Table, seat: int) -> SeatToken:
    """A new secret for a seat; the old one dies, and with it the sockets it opened."""
    async with table.lock:
        _refuse_if_over(table)
        token = new_token()
        await _seat(table, seat, token_hash=hashed(token))
        _dismiss(table, seat)
        return SeatToken(seat, token)


async def set_notify(table: Table, seat: int, wish: NotifyWish) -> None:
    """Where a seat wants to be told of its turn."""
    nowhere = wish.email is None and wish.webhook is None
    if wish.webhook is not None and wish.secret is None:
        raise Refusal(422, "no-secret", "A webhook needs a secret of 16 characters or more, to sign what it is sent.")
    async with table.lock:
        await _seat(table, seat, notify=None if nowhere else msgspec.json.encode(wish).decode())


async def rematch(hall: Hall, table: Table) -> str:
    """The same game once more with the same people: their secrets open the new table too."""
    async with table.lock:
        if table.row.status != "over":
            raise not_now("A rematch follows when the game is over.")
        if table.row.rematch is not None:
            return table.row.rematch
        row = _again(table)
        again, table_id = row.id, table.id
        await hall.store.create(row, [_stay(seat) for seat in table.seats])
        await table.change(lambda connection: queries.change_table(connection, table_id, rematch=again))
    following = await hall.tables.get(again)
    assert following is not None
    async with following.lock:
        await following.start_if_full()
    return again


def _again(table: Table) -> TableRow:
    beginning = deal(table.game.ruleset.as_json(), secrets.token_hex(32))
    clock = None
    if table.clock is not None:
        clock = msgspec.json.encode(new_clock(table.clock.rules, len(table.seats))).decode()
    old = table.row
    return TableRow(
        new_id(), time.time(), old.name, old.public, old.hints, "waiting", beginning.start, beginning.seed,
        old.host_hash, old.watch_hash, clock, None, None, 0,
    )  # fmt: skip


def _stay(seat: Seated) -> Seated:
    kind = "human" if seat.kind == "away" else seat.kind
    return Seated(seat.seat, kind, seat.name, seat.bot, seat.token_hash, seat.notify)


def _refuse_if_over(table: Table) -> None:
    if table.row.status == "over":
        raise not_now("The game is over.")


async def _seat(table: Table, seat: int, **values: object) -> None:
    table_id = table.id
    await table.change(lambda connection: queries.change_seat(connection, table_id, seat, **values))


def _dismiss(table: Table, seat: int) -> None:
    for connection in table.sockets_of(seat):
        connection.dismiss()

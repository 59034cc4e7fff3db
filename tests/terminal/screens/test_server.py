"""At a table of a real server: by its link, over a restart, with undo, chat and refusals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from amunre.rules.errors import AmunreError
from amunre.terminal.screens.dialogs import Reading
from amunre.terminal.screens.menu import Menu
from amunre.terminal.tables.link import read_link
from amunre.terminal.tables.server import ServerTable
from tests.server.live import Live
from tests.terminal.screens.sitting import Sitting, at_table

BOTS = [{"kind": "bot", "bot": "random"}] * 2


@pytest.fixture
def server(tmp_path: Path) -> Any:
    live = Live(str(tmp_path / "tables.sqlite"), "--no-rate-limits", log=tmp_path / "log").start()
    yield live
    live.stop()


def created(server: Live, **wish: Any) -> dict[str, Any]:
    seats = [{"kind": "open"}, *BOTS]
    made: dict[str, Any] = server.done(
        "POST", "/api/tables", {"edition": "classic", "players": 3, "seats": seats, "hints": True, **wish}
    )
    return made


def table_of(server: Live, made: dict[str, Any], seat: int = 0) -> ServerTable:
    return ServerTable(read_link(f"{server.url}/table/{made['id']}#{made['seat_tokens'][seat]}"), "Ann")


def test_a_whole_game_over_a_restart_of_the_server(server: Live, tmp_path: Path) -> None:
    made = created(server)

    async def act(person: Sitting) -> None:
        assert person.sight.names[0] == "Ann"
        for _ in range(5):
            await person.decide()
        server.kill()
        await person.until(lambda: "connection lost" in person.text, "the loss")
        server.start()
        await person.until(lambda: person.sight.state == "connected", "the connection")
        await person.play_to_the_end()
        assert person.sight.winners

    at_table(table_of(server, made), act, tmp_path / "games")
    assert server.done("GET", f"/api/tables/{made['id']}/record")["winners"]


def test_undo_hint_chat_and_refusals(server: Live, tmp_path: Path) -> None:
    made = created(server)

    async def act(person: Sitting) -> None:
        before = person.sight
        await person.press("slash")
        await person.type("sell architect")
        await person.until(lambda: person.sight.log != before.log, "the sale")
        await person.press("u")
        await person.until(lambda: person.sight.log == before.log, "the undo")
        await person.press("slash")
        await person.type("offer 3")
        await person.until(lambda: "Not possible" in person.text, "the refusal")
        await person.press("t")
        await person.type("hello")
        await person.until(lambda: person.sight.chat == (("Ann", "hello"),), "the chat")
        await person.until(lambda: "Ann: hello" in person.text, "the chat on the screen")
        await person.press("h")
        await person.until(lambda: "would choose" in person.text, "the hint")

    at_table(table_of(server, made), act, tmp_path / "games")


def test_clocks_run_on_the_screen_and_a_seat_is_taken_back(server: Live, tmp_path: Path) -> None:
    """Whose time is up is played for by a bot, until he says that he is there."""
    seats = [{"kind": "open"}, {"kind": "me", "name": "Ben"}, BOTS[0]]
    made = created(server, seats=seats, clock={"kind": "turn", "seconds": 5})

    async def act(person: Sitting) -> None:
        assert "0:05" in person.text or "0:04" in person.text
        await person.until(lambda: "0:02" in person.text, "the clock")
        await person.until(lambda: "a bot plays for you" in person.text, "the bot")
        await person.until(lambda: "o Play on" in person.text, "the key")
        await person.press("o")
        await person.until(lambda: not person.sight.bot_plays, "the seat")

    at_table(table_of(server, made), act, tmp_path / "games")


def test_a_rematch_at_a_new_table(server: Live, tmp_path: Path) -> None:
    made = created(server, public=True)

    async def act(person: Sitting) -> None:
        await person.play_to_the_end()
        await person.until(lambda: "n: the same once more" in person.text, "the offer")
        await person.press("n")
        await person.until(lambda: not isinstance(person.app.screen, Reading), "the end")
        await person.until(lambda: f"/table/{made['id']}#" not in person.table.farewell, "the new table")
        await person.until(lambda: person.table.sight() is not None and bool(person.sight.choices), "the deal")
        await person.press("q")
        await person.until(lambda: isinstance(person.app.screen, Menu), "the menu")

    app = at_table(ServerTable(read_link(f"{server.url}/table/{made['id']}"), "Zoe"), act, tmp_path / "games")
    (line,) = app.farewells
    again = server.done("GET", f"/api/tables/{made['id']}")["rematch"]
    assert f"/table/{again}#" in line


def test_nothing_of_another_seat_comes_over_the_wire(server: Live, tmp_path: Path) -> None:
    made = created(server, edition="anniversary")

    async def act(person: Sitting) -> None:
        for _ in range(5):
            await person.decide()
        seats = person.sight.view["seats"]
        assert "cards" in seats[0]
        assert not any("cards" in seat or "gold" in seat for seat in seats[1:])

    at_table(table_of(server, made), act, tmp_path / "games")


def test_a_seat_of_a_public_table_is_found_and_its_link_told(server: Live, tmp_path: Path) -> None:
    made = created(server, public=True)

    async def act(person: Sitting) -> None:
        await person.decide()
        await person.press("q")
        await person.until(lambda: isinstance(person.app.screen, Menu), "the menu")

    app = at_table(ServerTable(read_link(f"{server.url}/table/{made['id']}"), "Zoe"), act, tmp_path / "games")
    (line,) = app.farewells
    assert f"/table/{made['id']}#" in line
    assert server.done("GET", f"/api/tables/{made['id']}")["seats"][0]["name"] == "Zoe"


@pytest.mark.parametrize(("path", "sentence"), [("/table/nowhere", "no table"), ("/table/{id}#wrong", "secret link")])
def test_a_wrong_link_is_answered_with_a_sentence(server: Live, path: str, sentence: str, tmp_path: Path) -> None:
    link = server.url + path.format(id=created(server)["id"])

    async def act(person: Sitting) -> None:
        person.app.join(link)
        await person.until(lambda: sentence in person.text, "the sentence")
        assert isinstance(person.app.screen, Menu)

    at_table(None, act, tmp_path / "games")


@pytest.mark.parametrize("text", ["", "hello", "ftp://host/table/x", "http://host/", "http://host:x/table/y"])
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(AmunreError, match="looks like"):
        read_link(text)


def test_a_link_keeps_its_secret_out_of_addresses() -> None:
    link = read_link(" https://example.org:8443/games/table/abc123#s3cret \n")
    assert str(link) == "https://example.org:8443/games/table/abc123#s3cret"
    assert link.socket == "wss://example.org:8443/games/api/tables/abc123/socket"

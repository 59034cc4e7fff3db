"""What can go wrong is said in words, with a way on: links, connections, restarts, old pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.live import Live, Talker
from tests.web.clicking import Pointer, address, new_table
from tests.web.conftest import SERVER_GONE, NewPage

MOST_SOCKETS_OF_A_SEAT = 12
NO_SUCH = "status of 404"


def to_start(page: Page) -> None:
    page.get_by_role("link", name="To the start page", exact=True).click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(live: Live, new_page: NewPage) -> None:
    made = new_table(live, bot="random", edition="classic")
    page = new_page()
    page.goto(address(live, made))
    Pointer(page).go_on(4)
    assert "#" not in page.url, "the secret does not stay in the address"
    page.reload()
    expect(page.locator("[data-tour=turn] button:not([disabled])").first).to_be_visible()
    Pointer(page, 2).go_on(4)


def test_a_restart_of_the_server_is_said_and_heals(live: Live, new_page: NewPage) -> None:
    made = new_table(live, bot="random", edition="classic")
    page = new_page(forgive=SERVER_GONE)
    page.goto(address(live, made))
    expect(page.locator("[data-tour=turn]")).to_be_visible()
    live.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    live.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden(timeout=40_000)
    Pointer(page).go_on(3)


def test_the_start_page_says_that_the_server_is_gone(live: Live, new_page: NewPage) -> None:
    page = new_page(forgive=SERVER_GONE)
    page.goto(live.url)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    live.kill()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert").first).to_contain_text("The server cannot be reached just now")
    live.start()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-tour=turn]")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "says", "forgive"),
    [
        ("/table/aaaaaaaaaaaaaaaa", "No such table", []),
        ("/replay/aaaaaaaaaaaaaaaa", "No such game", [NO_SUCH]),
        ("/record/aaaaaaaaaaaaaaaa", "No such game", [NO_SUCH]),
        ("/nowhere/at/all", "There is nothing here", [NO_SUCH]),
    ],
)
def test_a_wrong_address_is_explained(live: Live, new_page: NewPage, path: str, says: str, forgive: list[str]) -> None:
    page = new_page(forgive=forgive)
    page.goto(live.url + path)
    expect(page.get_by_role("heading", name=says)).to_be_visible()
    to_start(page)


def test_a_game_that_is_not_over_cannot_be_replayed_yet(live: Live, new_page: NewPage) -> None:
    made = new_table(live, bot="random")
    page = new_page(forgive=["status of 409"])
    page.goto(f"{live.url}/replay/{made['id']}")
    expect(page.get_by_text("A game can be replayed when it is over.")).to_be_visible()
    to_start(page)


def test_a_pasted_link_leads_to_the_table_and_a_wrong_one_is_explained(live: Live, new_page: NewPage) -> None:
    made = new_table(live, bot="random")
    page = new_page()
    page.goto(live.url)
    field = page.get_by_label("Have you got a link?")
    field.fill("what?")
    page.get_by_role("button", name="Go there").click()
    expect(page.get_by_role("alert")).to_contain_text("does not look like a link")
    field.fill(address(live, made))
    page.get_by_role("button", name="Go there").click()
    expect(page.locator("[data-tour=turn]")).to_be_visible()


def test_a_private_table_is_explained(live: Live, new_page: NewPage) -> None:
    stranger = new_page()
    stranger.goto(f"{live.url}/table/{new_table(live)['id']}")
    expect(stranger.get_by_role("heading", name="A table by invitation")).to_be_visible()
    to_start(stranger)


def test_a_seat_in_too_many_windows_is_explained(live: Live, new_page: NewPage) -> None:
    made = new_table(live, bot="random")
    windows = [Talker(live, made["id"], made["seat_tokens"][0]).ready() for _ in range(MOST_SOCKETS_OF_A_SEAT)]
    page = new_page()
    page.goto(address(live, made))
    expect(page.get_by_role("heading", name="The room is full")).to_be_visible()
    windows[0].close()
    live.talkers.remove(windows[0])
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-tour=turn]")).to_be_visible()
    live.hang_up()


def test_a_table_that_was_cleared_away_is_explained(new_page: NewPage, tmp_path: Path) -> None:
    """The server came back without it, as after a long time when nobody played."""
    live = Live(str(tmp_path / "tables.sqlite"), "--no-rate-limits", log=tmp_path / "log").start()
    page = new_page(forgive=SERVER_GONE)
    page.goto(address(live, new_table(live, bot="random")))
    expect(page.locator("[data-tour=turn]")).to_be_visible()
    live.kill()
    live.database = str(tmp_path / "other.sqlite")
    live.start()
    expect(page.get_by_role("heading", name="No such table")).to_be_visible(timeout=40_000)
    to_start(page)
    live.stop()


def test_a_page_notices_that_it_is_old(live: Live, new_page: NewPage) -> None:
    page = new_page(forgive=SERVER_GONE)
    page.route("**/version.json", lambda route: route.fulfill(json={"version": "another"}))
    page.goto(address(live, new_table(live, bot="random")))
    expect(page.locator("[data-tour=turn]")).to_be_visible()
    live.kill()
    live.start()
    expect(page.get_by_role("button", name="Load the new page")).to_be_visible(timeout=40_000)
    page.unroute("**/version.json")
    page.get_by_role("button", name="Load the new page").click()
    expect(page.locator("[data-tour=turn]")).to_be_visible()
    expect(page.get_by_role("button", name="Load the new page")).to_be_hidden()


def test_a_page_whose_parts_are_gone_says_so(live: Live, new_page: NewPage) -> None:
    """After an update of the server the pieces that an old page would fetch are not there any more."""
    page = new_page(forgive=[NO_SUCH, "Failed to fetch dynamically imported module"])
    page.goto(live.url)
    page.route("**/RulesPage*.js", lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.get_by_role("button", name="Load the new page").first).to_be_visible()
    page.unroute("**/RulesPage*.js")
    page.get_by_role("button", name="Load the new page").first.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_refused_move_is_explained_and_the_game_goes_on(live: Live, new_page: NewPage) -> None:
    """Another window of the same seat was quicker."""
    made = new_table(live, bot="random", edition="classic")
    page = new_page(forgive=["ERR_INTERNET_DISCONNECTED"])
    page.goto(address(live, made))
    expect(page.locator("[data-tour=board] .rung").first).to_be_visible()
    page.context.set_offline(True)
    token = made["seat_tokens"][0]
    other = Talker(live, made["id"], token).ready()
    other.move(other.choices[0])
    page.context.set_offline(False)
    Pointer(page).go_on(4)
    live.hang_up()


def test_a_page_whose_language_does_not_come_tries_again(live: Live, new_page: NewPage) -> None:
    page = new_page(forgive=["ERR_FAILED"])
    refused: list[str] = []

    def refuse_once(route: Route) -> None:
        if refused:
            route.continue_()
        else:
            refused.append(route.request.url)
            route.abort()

    page.route(re.compile(r"/assets/en-.*\.js"), refuse_once)
    page.goto(live.url)
    expect(page.get_by_role("alert")).to_contain_text("Trying again")
    expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=20_000)
    assert refused

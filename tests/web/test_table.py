"""Several people, lost connections, one device for two, wrong links."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.server.live import Live
from tests.web.clicking import Pointer, address, new_table
from tests.web.conftest import SERVER_GONE, NewPage


def choices_of(live: Live, made: dict[str, object], seat: int = 0) -> list[str]:
    """What the seat may choose now."""
    tokens = made["seat_tokens"]
    assert isinstance(tokens, list)
    found: list[str] = live.done("GET", f"/api/tables/{made['id']}/state", token=tokens[seat])["view"]["choices"]
    return found


def test_play_now_is_one_click_away(live: Live, new_page: NewPage) -> None:
    page = new_page()
    page.goto(live.url)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-tour=turn]")).to_be_visible()
    expect(page).to_have_title("Your turn · Guest’s table · Amun-Re")
    Pointer(page).go_on(3)


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(live: Live, new_page: NewPage) -> None:
    made = new_table(live, edition="classic")
    page = new_page()
    page.goto(address(live, made))
    Pointer(page).go_on(4)
    assert "#" not in page.url, "the secret does not stay in the address"
    page.wait_for_timeout(300)
    page.reload()
    expect(page.locator("[data-tour=turn] button:not([disabled])").first).to_be_visible()
    Pointer(page, 2).go_on(4)


def test_a_lost_connection_is_said_and_heals(live: Live, new_page: NewPage) -> None:
    made = new_table(live, edition="classic")
    page = new_page()
    page.goto(address(live, made))
    expect(page.locator("[data-tour=turn]")).to_be_visible()
    live.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    live.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden(timeout=40_000)
    Pointer(page).go_on(3)


def test_two_people_and_a_spectator_see_the_same_game(live: Live, new_page: NewPage) -> None:
    made = new_table(live, mine=2, edition="classic", name="Thursday")
    ann, bea, watcher = new_page(), new_page(), new_page()
    ann.goto(address(live, made, 0))
    bea.goto(address(live, made, 1))
    watcher.goto(f"{live.url}/table/{made['id']}#{made['watch_token']}")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.locator("[data-tour=turn]")).to_have_count(0)
    people = [Pointer(ann, 1), Pointer(bea, 2)]
    while sum(person.steps for person in people) < 30:
        for person in people:
            if not person.click():
                person.page.wait_for_timeout(40)
    ann.get_by_role("tab", name="Chat").click()
    ann.get_by_label("Say something to the table").fill("Well played!")
    ann.get_by_role("button", name="Send").click()
    for page in (bea, watcher):
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_text("Well played!")).to_be_visible()


def test_what_the_others_hold_never_comes_to_a_page(live: Live, new_page: NewPage) -> None:
    made = new_table(live, mine=2, edition="anniversary")
    page, other = new_page(), new_page()
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    page.goto(address(live, made, 0))
    other.goto(address(live, made, 1))
    people = [Pointer(page, 1), Pointer(other, 2)]
    while sum(person.steps for person in people) < 20:
        for person in people:
            if not person.click():
                person.page.wait_for_timeout(40)
    text = "".join(heard)
    assert len(heard) > 10
    for secret in (made["seat_tokens"][1], made["host_token"], made["watch_token"]):
        assert secret not in text
        assert secret not in page.content()
    assert '"seed"' not in text


def test_two_people_share_one_device(live: Live, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{live.url}/new")
    page.get_by_label("Seat 2", exact=True).select_option("me")
    page.get_by_label("Your name").nth(0).fill("Ann")
    page.get_by_label("Your name").nth(1).fill("Bea")
    page.get_by_role("button", name="Set the table").click()
    turns: set[str] = set()
    pointer = Pointer(page, 5)
    while len(turns) < 2 or pointer.steps < 12:
        hand_over = page.get_by_role("button", name="show my hand")
        if hand_over.count():
            assert page.locator("[data-tour=hand], [data-tour=board]").count() == 0, "nothing is seen meanwhile"
            turns.add(hand_over.inner_text())
            hand_over.click()
        elif not pointer.click():
            page.wait_for_timeout(40)
    assert turns == {"I am Ann: show my hand", "I am Bea: show my hand"}


def test_a_friend_comes_by_link(live: Live, new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    host.goto(f"{live.url}/new")
    host.get_by_label("Seat 2", exact=True).select_option("open")
    host.get_by_role("button", name="Set the table").click()
    host.get_by_role("button", name="Link", exact=True).click()
    link = host.get_by_label("Link to seat 2").input_value()
    host.get_by_role("button", name="QR code").click()
    expect(host.get_by_role("img", name="Link to seat 2")).to_be_visible()
    friend.goto(link)
    friend.get_by_label("Your name").fill("Bea")
    friend.get_by_role("button", name="Sit down").click()
    for page in (host, friend):
        expect(page.locator("[data-tour=turn]")).to_be_visible()
    expect(host.locator("[data-tour=players]").get_by_text("Bea")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/table/aaaaaaaaaaaaaaaa", "No such table"),
        ("/replay/aaaaaaaaaaaaaaaa", "No such game"),
        ("/nowhere/at/all", "There is nothing here"),
    ],
)
def test_a_wrong_address_is_explained(live: Live, new_page: NewPage, path: str, says: str) -> None:
    page = new_page()
    page.goto(live.url + path)
    expect(page.get_by_role("heading", name=says)).to_be_visible()
    page.get_by_role("link", name="To the start page", exact=True).click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_private_table_and_a_replaced_link_are_explained(live: Live, new_page: NewPage) -> None:
    made = new_table(live)
    stranger, ann = new_page(), new_page()
    stranger.goto(f"{live.url}/table/{made['id']}")
    expect(stranger.get_by_role("heading", name="A table by invitation")).to_be_visible()
    ann.goto(address(live, made))
    expect(ann.locator("[data-tour=turn]")).to_be_visible()
    live.done("POST", f"/api/tables/{made['id']}/seats/0/link", token=made["host_token"])
    expect(ann.get_by_role("heading", name="This link no longer opens the seat")).to_be_visible()
    assert choices_of(live, {**made, "seat_tokens": [made["watch_token"]]}) == []


def test_a_page_notices_that_it_is_old(live: Live, new_page: NewPage) -> None:
    page = new_page()
    page.route("**/version.json", lambda route: route.fulfill(json={"version": "another"}))
    made = new_table(live)
    page.goto(address(live, made))
    expect(page.locator("[data-tour=turn]")).to_be_visible()
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    live.kill()
    live.start()
    page.context.set_offline(False)
    expect(page.get_by_role("button", name="Load the new page")).to_be_visible(timeout=40_000)

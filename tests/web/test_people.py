"""Several people at one table: by link, by the list of open tables, at one device, as spectators, with bots between."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.live import Live, Talker
from tests.web.clicking import Pointer, address, new_table, together
from tests.web.conftest import NewPage


def open_part(page: Page, part: str) -> None:
    page.get_by_role("tab", name=part).click()


def test_play_now_is_one_click_away(live: Live, new_page: NewPage) -> None:
    page = new_page()
    page.goto(live.url)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-tour=turn]")).to_be_visible()
    expect(page).to_have_title("Your turn · Guest’s table · Amun-Re")
    Pointer(page).go_on(3)


def test_two_people_and_a_spectator_see_the_same_game(live: Live, new_page: NewPage) -> None:
    made = new_table(live, mine=2, bot="random", edition="classic", name="Thursday")
    ann, bea, watcher = new_page(), new_page(), new_page()
    ann.goto(address(live, made, 0))
    bea.goto(address(live, made, 1))
    watcher.goto(f"{live.url}/table/{made['id']}#{made['watch_token']}")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.locator("[data-tour=turn]")).to_have_count(0)
    together([Pointer(ann, 1), Pointer(bea, 2)], 30)
    state = live.done("GET", f"/api/tables/{made['id']}/state", token=made["watch_token"])["view"]
    owners = {name: str(place["owner"]) for name, place in state["provinces"].items() if place["owner"] is not None}
    for page in (ann, bea, watcher):
        for name, owner in owners.items():
            expect(page.locator(f".land[data-province={name}]")).to_have_attribute("data-seat", owner)


def test_chat_is_for_all_and_notes_for_oneself(live: Live, new_page: NewPage) -> None:
    made = new_table(live, mine=2, bot="random", edition="classic")
    ann, bea, watcher = new_page(), new_page(), new_page()
    ann.goto(address(live, made, 0))
    bea.goto(address(live, made, 1))
    watcher.goto(f"{live.url}/table/{made['id']}#{made['watch_token']}")
    open_part(ann, "Chat")
    ann.get_by_label("Say something to the table").fill("Well <b>played</b>!")
    ann.get_by_role("button", name="Send").click()
    expect(bea.get_by_role("tab", name="Chat").locator(".badge")).to_have_text("1")
    for page in (bea, watcher):
        open_part(page, "Chat")
        expect(page.get_by_text("Well <b>played</b>!")).to_be_visible()
    expect(watcher.get_by_label("Say something to the table")).to_have_count(0)
    open_part(ann, "Notes")
    ann.get_by_label("Your notes").fill("Bea bluffs.")
    expect(ann.get_by_text("Kept.")).to_be_visible()
    open_part(bea, "Notes")
    expect(bea.get_by_label("Your notes")).to_have_value("")
    ann.reload()
    open_part(ann, "Notes")
    expect(ann.get_by_label("Your notes")).to_have_value("Bea bluffs.")


def test_two_people_share_one_device(live: Live, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{live.url}/new")
    page.get_by_label("Seat 2", exact=True).select_option("me")
    page.get_by_label("Your name").nth(0).fill("Ann")
    page.get_by_label("Your name").nth(1).fill("Bea")
    page.get_by_role("button", name="Set the table").click()
    turns: set[str] = set()
    hands = Pointer(page, 5)
    while len(turns) < 2 or hands.steps < 12:
        hand_over = page.get_by_role("button", name="show my hand")
        if hand_over.count():
            assert page.locator("[data-tour=hand], [data-tour=board]").count() == 0, "nothing is seen meanwhile"
            turns.add(hand_over.inner_text())
            hand_over.click()
        elif hands.step():
            hands.steps += 1
        else:
            page.wait_for_timeout(20)
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


def test_a_stranger_sits_down_at_an_open_table_and_the_next_one_watches(live: Live, new_page: NewPage) -> None:
    host, bea, cleo = new_page(), new_page(), new_page()
    host.goto(f"{live.url}/new")
    host.get_by_label("Seat 2", exact=True).select_option("open")
    host.get_by_label("Open to everyone").check()
    host.get_by_label("Name of the table").fill("Come all")
    host.get_by_role("button", name="Set the table").click()
    expect(host.get_by_text("1 seat is still free")).to_be_visible()
    bea.goto(live.url)
    bea.get_by_role("link", name="Come all").first.click()
    bea.get_by_label("Your name").fill("Bea")
    bea.get_by_role("button", name="Sit down").click()
    expect(bea.locator("[data-tour=turn]")).to_be_visible()
    cleo.goto(host.url)
    expect(cleo.get_by_text("You are watching.")).to_be_visible()


def test_whoever_leaves_is_replaced_by_a_bot(live: Live, new_page: NewPage) -> None:
    made = new_table(live, mine=2, bot="random", edition="classic")
    ann, bea = new_page(), new_page()
    ann.goto(address(live, made, 0))
    bea.goto(address(live, made, 1))
    open_part(ann, "Seats")
    ann.get_by_role("button", name="Leave the table").click()
    expect(ann.get_by_role("alertdialog")).to_contain_text("A bot plays on in your place")
    ann.get_by_role("button", name="Leave the table").click()
    expect(ann.get_by_role("button", name="Play now")).to_be_visible()
    Pointer(bea).go_on(6)
    ann.goto(address(live, made, 0))
    expect(ann.get_by_role("heading", level=1)).to_have_text("This link no longer opens the seat")


def test_a_bot_plays_for_somebody_whose_time_is_up_until_she_is_back(live: Live, new_page: NewPage) -> None:
    clock = {"kind": "bank", "seconds": 2, "increment": 600}
    made = new_table(live, mine=2, bot="random", edition="classic", clock=clock)
    people = [Talker(live, made["id"], token).ready() for token in made["seat_tokens"][:2]]
    while not (first := [seat for seat, person in enumerate(people) if person.choices]):
        people[0].hear()  # the bot begins
    people[first[0]].move(people[first[0]].choices[0])  # whose own time is long now
    seat = 1 - first[0]
    bea = new_page()
    bea.goto(address(live, made, seat))
    expect(bea.get_by_text("A bot plays for you.")).to_be_visible(timeout=30_000)
    bea.get_by_role("button", name="Play on myself").click()
    expect(bea.get_by_text("A bot plays for you.")).to_be_hidden()
    assert live.done("GET", f"/api/tables/{made['id']}")["seats"][seat]["kind"] == "human"
    live.hang_up()


def test_a_fresh_link_opens_the_seat_and_the_old_one_no_longer(live: Live, new_page: NewPage) -> None:
    host, bea, thief = new_page(), new_page(), new_page()
    host.goto(f"{live.url}/new")
    host.get_by_label("Seat 2", exact=True).select_option("open")
    host.get_by_role("button", name="Set the table").click()
    host.get_by_role("button", name="Link", exact=True).click()
    field = host.get_by_label("Link to seat 2")
    old = field.input_value()
    thief.goto(old)
    expect(thief.get_by_role("heading", name="Take your seat")).to_be_visible()
    host.get_by_role("button", name="A fresh link").click()
    expect(field).not_to_have_value(old)
    expect(thief.get_by_role("heading", level=1)).to_have_text("This link no longer opens the seat")
    bea.goto(field.input_value())
    bea.get_by_label("Your name").fill("Bea")
    bea.get_by_role("button", name="Sit down").click()
    expect(bea.locator("[data-tour=turn]")).to_be_visible()

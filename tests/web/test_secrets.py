"""What others hold never comes to a page: not over the wire, not into what is drawn, before it is shown to all."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from tests.server.live import Live, Talker, settle, sit
from tests.server.test_wire_secrets import SEED, to_offering
from tests.web.clicking import Pointer, address
from tests.web.conftest import NewPage

PUBLIC = {"score", "hand", "in_force", "offered", "theft", "greed", "influence", "gifts", "favours_taken"}
"""What is known of another seat where gold is hidden."""


class Ear:
    """Everything that a page hears, and everything it draws, up to the end of the game."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self.drawn: list[str] = []
        self._answers: list[Response] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))))
        page.on("response", self._hear)

    def _hear(self, answer: Response) -> None:
        if "/api/" in answer.url:
            self._answers.append(answer)

    def draw(self) -> None:
        self.drawn.append(self.page.content())

    def messages(self) -> list[dict[str, Any]]:
        """Those of the socket while the game ran."""
        found = [json.loads(frame) for frame in self.frames]
        return [each for each in found if "seed" not in (each.get("view") or each.get("changes") or {})]

    def everything(self) -> str:
        """As text: frames, answers of the server, pictures."""
        answers = [answer.text() for answer in self._answers]
        return "\n".join([*map(json.dumps, self.messages()), *answers, *self.drawn])


def views(message: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = message.get("view") or message.get("changes") or {}
    return found


def play_to_the_end(ann: Pointer, others: list[Talker], ears: list[Ear]) -> None:
    """One page and two sockets; the pages are looked at after every step."""
    dice = random.Random(6)
    while True:
        for talker in others:
            settle(talker)
            if talker.choices:
                talker.move(dice.choice(talker.choices))
        if others[0].view["over"]:
            return
        if ann.step():
            for ear in ears:
                ear.draw()
            settle(others[0])
            for ear in ears if others[0].view["over"] else []:  # at the end all is shown
                ear.drawn.pop()
        ann.page.wait_for_timeout(10)


@pytest.mark.slow
def test_a_whole_game_tells_a_page_nothing_of_the_others(live: Live, new_page: NewPage) -> None:
    made = live.create(edition="anniversary", players=3, modules=["afterlife"])
    seat, watcher = Ear(new_page()), Ear(new_page())
    seat.page.goto(address(live, made))
    watcher.page.goto(f"{live.url}/table/{made['id']}#{made['watch_token']}")
    for ear in (seat, watcher):
        expect(ear.page.locator("[data-tour=board]")).to_be_visible()
    others = [Talker(live, made["id"], token).ready() for token in made["seat_tokens"][1:]]
    play_to_the_end(Pointer(seat.page, 7), others, [seat, watcher])
    live.hang_up()
    record = live.done("GET", f"/api/tables/{made['id']}/record")
    for ear, own in ((seat, 0), (watcher, None)):
        assert len(ear.messages()) > 50
        assert len(ear.drawn) > 20
        keys = [made["host_token"], *(token for who, token in enumerate(made["seat_tokens"]) if who != own)]
        told = ear.everything()
        assert [secret for secret in (*keys, record["seed"]) if secret in told] == []
        for message in ear.messages():
            check_seats(message, own)
            check_log(message, own, record)


def check_seats(message: dict[str, Any], own: int | None) -> None:
    """Of another seat only what lies open: no cards, no gold, nothing that is face down."""
    for number, known in enumerate(views(message).get("seats", [])):
        assert number == own or set(known) <= PUBLIC, (number, known)
    assert own is not None or not {"own_tiles", "secret_provinces"} & set(views(message))


def check_log(message: dict[str, Any], own: int | None, record: dict[str, Any]) -> None:
    """The record knows which Scheme was kept and which cards were drawn; offers come all together or not at all."""
    lines = [line for line in message.get("log", []) if line.get("seat") != own]
    kept = {(move["seat"], move["action"]) for move in record["log"] if move["action"].startswith("keep ")}
    assert len(kept) == len(record["setup"][:3])
    assert [line for line in lines if (line.get("seat"), line.get("action")) in kept] == []
    drawn = [line for line in lines if line.get("event") in ("drew", "drew tile")]
    assert [line for line in drawn if {"card", "tile"} & set(line)] == []
    if message["type"] == "update":
        offered = [line["seat"] for line in lines if line.get("action", "").startswith(("offer", "steal"))]
        assert len(set(offered)) in (0, 2 if own is not None else 3), "one offer alone was told"


def drawn(page: Page, table: str) -> str:
    """All that a person could see of the page, but for its address."""
    before = ""
    while True:  # until it has come to rest
        found: str = page.evaluate("document.title + document.body.outerHTML")
        if found == before:
            return found.replace(table, "TABLE")
        before = found
        page.wait_for_timeout(300)


def pictures(live: Live, new_page: NewPage, made: dict[str, Any], decision: str) -> tuple[Page, Page]:
    """A page of seat 0 that is asked for something, and one of a spectator."""
    seat, watcher = new_page(), new_page()
    seat.goto(address(live, made))
    watcher.goto(f"{live.url}/table/{made['id']}#{made['watch_token']}")
    expect(seat.locator("[data-decision]")).to_have_attribute("data-decision", decision)
    expect(watcher.locator("[data-tour=board]")).to_be_visible()
    return seat, watcher


def decide(talkers: list[Talker], place: int) -> None:
    """All but the first decide what is asked of all in secret: always the first choice, or always the last."""
    for talker in talkers[1:]:
        kind = talker.view["agenda"][-1]
        while talker.choices and talker.view["agenda"][-1] == kind:
            talker.move(talker.choices[place])


def test_a_page_is_drawn_the_same_whatever_others_offer(live: Live, new_page: NewPage) -> None:
    """Three tables of one seed: the others have not offered, or little, or much."""
    found: list[list[str]] = []
    for place in (None, 0, -1):
        made = live.create(edition="classic", players=3, seed=SEED, name="Thursday")
        talkers = sit(live, made)
        to_offering(talkers)
        pages = pictures(live, new_page, made, "offer")
        before = [drawn(page, made["id"]) for page in pages]
        if place is not None:
            decide(talkers, place)
        assert [drawn(page, made["id"]) for page in pages] == before
        found.append(before)
        live.hang_up()
    assert found[0] == found[1] == found[2]


def test_a_page_is_drawn_the_same_whatever_others_keep(live: Live, new_page: NewPage) -> None:
    """Their Schemes stay hidden also after everybody has chosen."""
    found: list[list[str]] = []
    for place in (0, 1):
        made = live.create(edition="anniversary", players=3, seed=SEED, name="Thursday")
        talkers = sit(live, made)
        pages = pictures(live, new_page, made, "keep")
        for talker in talkers[1:]:
            talker.move([choice for choice in talker.choices if choice.startswith("keep ")][place])
        talkers[0].move(next(choice for choice in talkers[0].choices if choice.startswith("keep ")))
        settle(talkers[0])
        assert talkers[0].view["phase"] == "auction"
        expect(pages[0].locator("[data-tour=board] .rung").first).to_be_visible()
        expect(pages[1].locator("[data-tour=board] .rung").first).to_be_visible()
        found.append([drawn(page, made["id"]) for page in pages])
        live.hang_up()
    assert found[0] == found[1]

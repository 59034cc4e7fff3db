"""When the game is over: the result, the next game, the record as a file, the replay and the analysis."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.server.live import Live
from tests.web.clicking import Pointer, address, together
from tests.web.conftest import NewPage
from tests.web.walking import finished_table


def test_a_rematch_takes_the_others_along(live: Live, new_page: NewPage) -> None:
    made = finished_table(live)
    pages = [new_page(), new_page(), new_page()]
    for seat, page in enumerate(pages):
        page.goto(address(live, made, seat))
        expect(page.get_by_role("heading", name="Score sheet")).to_be_visible()
    ann, bea, cleo = pages
    ann.get_by_role("button", name="Rematch").click()
    for page in (bea, cleo):
        page.get_by_role("link", name="To the rematch").click()
    for page in pages:
        expect(page.locator("[data-tour=turn]")).to_be_visible()
    assert len({page.url for page in pages}) == 1
    assert made["id"] not in ann.url
    together([Pointer(page) for page in pages], 5)


def test_a_record_is_saved_loaded_and_replayed(live: Live, new_page: NewPage, tmp_path: Path) -> None:
    made = finished_table(live)
    page = new_page()
    page.goto(address(live, made))
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    moves = len(json.loads(file.read_text())["log"])
    page.goto(live.url)
    page.get_by_label("Choose a file").set_input_files(file)
    slider = page.get_by_role("slider", name="Moves")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="One move on").click()
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text(f"{moves} / {moves}")).to_be_visible()
    page.get_by_role("button", name="Look at that moment:").nth(60).click()
    expect(slider).not_to_have_value(str(moves))
    expect(page.get_by_text("They fit: nothing was chosen afterwards.")).to_be_visible()


def test_a_file_that_is_no_record_is_explained(live: Live, new_page: NewPage, tmp_path: Path) -> None:
    file = tmp_path / "holiday.json"
    file.write_text("no record at all")
    page = new_page(forgive=["status of 422", "status of 400"])
    page.goto(live.url)
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_role("alert")).to_be_visible()
    assert page.url == f"{live.url}/"


def test_the_analysis_shows_who_was_ahead(live: Live, new_page: NewPage) -> None:
    made = finished_table(live)
    page = new_page()
    page.goto(f"{live.url}/replay/{made['id']}")
    page.get_by_role("button", name="Analyse the game").click()
    lines = page.get_by_role("img", name="Lines of the chances to win over the game")
    expect(lines).to_be_visible(timeout=60_000)
    lines.click(position={"x": 200, "y": 20})
    expect(page.get_by_role("slider", name="Moves")).not_to_have_value("0")

from __future__ import annotations

import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.rulesets import RULESETS
from tests.server.live import Live, Talker, play_on, settle, sit
from tests.walks import random_record


def test_a_table_begins_when_the_last_sits_down(server: Live) -> None:
    made = server.create(players=3, mine=1)
    path = f"/api/tables/{made['id']}"
    assert server.done("GET", path)["status"] == "waiting"
    for seat in (1, 2):
        server.done("POST", f"{path}/seats/{seat}/join", {"name": f"Guest {seat}"}, made["seat_tokens"][seat])
    card = server.done("GET", path)
    assert card["status"] == "running"
    assert [seat["name"] for seat in card["seats"]] == ["P0", "Guest 1", "Guest 2"]
    assert card["commitment"] == made["commitment"]


def test_a_seat_is_opened_by_its_own_link_only(server: Live) -> None:
    made = server.create(players=3, mine=1)
    path = f"/api/tables/{made['id']}/seats/1/join"
    for token in (None, "nonsense", made["seat_tokens"][2], made["watch_token"]):
        assert server.ask("POST", path, {"name": "Eve"}, token)[0] == 403
    assert server.ask("POST", path, {"name": "Ann"}, made["seat_tokens"][1])[0] == 204


def test_anybody_sits_down_at_a_public_table(server: Live) -> None:
    made = server.create(players=3, mine=2, public=True, name="Come in")
    assert made["id"] in [table["id"] for table in server.done("GET", "/api/tables")["tables"]]
    path = f"/api/tables/{made['id']}/seats/2/join"
    token = server.done("POST", path, {"name": "Ann"})["token"]
    assert server.ask("POST", path, {"name": "Eve"})[0] == 409
    assert Talker(server, made["id"], token).ready().view["seat"] == 2
    old = made["seat_tokens"][2]
    assert server.ask("GET", f"/api/tables/{made['id']}/recap", token=old)[0] == 403, "the unused link is dead"


def test_private_tables_are_not_in_the_lobby_and_not_watched_without_the_link(server: Live) -> None:
    made = server.create()
    assert made["id"] not in [table["id"] for table in server.done("GET", "/api/tables")["tables"]]
    path = f"/api/tables/{made['id']}/state"
    assert server.ask("GET", path)[0] == 403
    assert server.done("GET", path, token=made["watch_token"])["view"]["seat"] is None
    assert server.done("GET", path, token=made["seat_tokens"][1])["view"]["seat"] == 1


def test_a_fresh_link_kills_the_old_one_and_its_sockets(server: Live) -> None:
    made = server.create()
    talker = Talker(server, made["id"], made["seat_tokens"][0]).ready()
    path = f"/api/tables/{made['id']}/seats/0/link"
    assert server.ask("POST", path, token=made["seat_tokens"][1])[0] == 403
    fresh = server.done("POST", path, token=made["host_token"])["token"]
    assert talker.until("problem")["code"] == "not-yours"
    with pytest.raises(ConnectionError):
        talker.until("nothing")
    assert server.ask("GET", f"/api/tables/{made['id']}/recap", token=made["seat_tokens"][0])[0] == 403
    assert server.ask("GET", f"/api/tables/{made['id']}/recap", token=fresh)[0] == 200


def test_before_the_game_a_seat_that_is_left_is_open_again(server: Live) -> None:
    made = server.create(players=3, mine=2, public=True)
    server.done("POST", f"/api/tables/{made['id']}/leave", token=made["seat_tokens"][0])
    assert server.done("GET", f"/api/tables/{made['id']}")["seats"][0]["kind"] == "open"
    assert server.done("POST", f"/api/tables/{made['id']}/seats/0/join", {"name": "Bea"})["seat"] == 0


def test_a_bot_plays_on_for_whoever_leaves_and_gives_the_seat_back_to_a_link(server: Live) -> None:
    made = server.create(players=3)
    path = f"/api/tables/{made['id']}"
    server.done("POST", f"{path}/leave", token=made["seat_tokens"][0])
    assert server.done("GET", path)["seats"][0]["kind"] == "bot"
    assert server.ask("POST", f"{path}/take-over", {"name": "Eve"}, made["seat_tokens"][0])[0] == 403
    token = server.done("POST", f"{path}/seats/0/link", token=made["host_token"])["token"]
    server.done("POST", f"{path}/take-over", {"name": "Ann"}, token)
    seat = server.done("GET", path)["seats"][0]
    assert (seat["kind"], seat["name"]) == ("human", "Ann")


def test_the_host_puts_a_bot_into_an_open_seat_and_the_game_begins(server: Live) -> None:
    made = server.create(players=3, mine=2)
    path = f"/api/tables/{made['id']}"
    assert server.ask("POST", f"{path}/seats/2/bot", {"bot": "nobody"}, made["host_token"])[0] == 422
    server.done("POST", f"{path}/seats/2/bot", {"bot": "random"}, made["host_token"])
    assert server.done("GET", path)["status"] == "running"
    talkers = sit(server, {**made, "seat_tokens": made["seat_tokens"][:2]})
    play_on(talkers, random.Random(1), 10)


def test_a_seat_can_look_back_at_what_it_saw_then(server: Live) -> None:
    made = server.create(players=3)
    talkers = sit(server, made)
    watcher = Talker(server, made["id"], made["watch_token"]).ready()  # whose log has no sealed lines of its own
    seen: list[dict[str, Any]] = []
    dice = random.Random(4)
    for _ in range(90):
        settle(watcher)
        seen += [talkers[0].view] * (len(watcher.log) - len(seen))
        play_on(talkers, dice, 1)
    path = f"/api/tables/{made['id']}/past"
    for line in range(0, len(seen), 7):
        past = server.done("GET", f"{path}/{line}", token=made["seat_tokens"][0])
        assert past["view"] == seen[line] | {"choices": [], "undo": False}
        assert line < len(past["log"]) <= len(seen)
    assert server.ask("GET", f"{path}/0")[0] == 403
    assert server.ask("GET", f"{path}/9999", token=made["seat_tokens"][0])[0] == 404


@pytest.mark.slow
def test_a_whole_game_against_bots_and_a_rematch_with_the_same_links(server: Live) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    made = server.done("POST", "/api/tables", {"edition": "classic", "players": 3, "seats": seats})
    path = f"/api/tables/{made['id']}"
    token = made["seat_tokens"][0]
    for what in ("record", "analysis", "replay/0"):
        assert server.ask("GET", f"{path}/{what}")[0] == 409, "while it runs nobody gets more than his view"
    assert server.ask("POST", f"{path}/rematch", token=token)[0] == 409
    talker = Talker(server, made["id"], token).ready()
    dice = random.Random(3)
    while not talker.view["over"]:
        if talker.choices:
            assert talker.move(dice.choice(talker.choices))["type"] == "update"
        else:
            talker.until("update")
    assert talker.view["winners"]
    record = server.done("GET", f"{path}/record")
    assert record["commitment"] == made["commitment"]
    assert record["seed"] == talker.view["seed"]
    chances = server.done("GET", f"{path}/analysis")["chances"]
    assert len(chances) == len(record["log"]) + 1
    assert all(abs(sum(row) - 1) < 0.01 for row in chances)
    assert [seat for seat, chance in enumerate(chances[-1]) if chance > 0] == talker.view["winners"]
    kept = server.done("POST", "/api/records", record)["id"]
    assert server.done("GET", f"/api/records/{kept}") == record
    replayed = server.done("GET", f"{path}/replay/0")
    assert (replayed["total"], replayed["table"]["names"][0]) == (len(record["log"]), "Ann")
    assert [(step["seat"], step["action"]) for step in replayed["steps"]] == [
        (move["seat"], move["action"]) for move in record["log"][:250]
    ]
    assert server.done("GET", f"/api/records/{kept}/replay/0")["steps"] == replayed["steps"]
    assert server.done("GET", f"{path}/replay/{len(record['log'])}")["view"]["winners"] == record["winners"]
    assert server.ask("GET", f"{path}/replay/{len(record['log']) + 1}")[0] == 404
    again = server.done("POST", f"{path}/rematch", token=token)["id"]
    assert server.done("POST", f"{path}/rematch", token=made["host_token"])["id"] == again
    assert Talker(server, again, token).ready().view["over"] is False


def test_every_kind_of_game_can_be_analysed(server: Live) -> None:
    """Also before the first round, while start Schemes are kept."""
    for rules in RULESETS[::9]:
        record = random_record(rules, 2)
        kept = server.done("POST", "/api/records", record)["id"]
        chances = server.done("GET", f"/api/records/{kept}/analysis")["chances"]
        assert len(chances) == len(record["log"]) + 1
        assert all(abs(sum(row) - 1) < 0.01 for row in chances)


def test_notes_are_a_seats_own(server: Live) -> None:
    made = server.create()
    path = f"/api/tables/{made['id']}/notes"
    server.done("PUT", path, {"text": "Bea bluffs"}, made["seat_tokens"][0])
    assert server.done("GET", path, token=made["seat_tokens"][0]) == {"text": "Bea bluffs"}
    assert server.done("GET", path, token=made["seat_tokens"][1]) == {"text": ""}
    assert server.ask("GET", path, token=made["host_token"])[0] == 403


def test_a_hint_is_one_of_the_choices_where_hints_are_allowed(server: Live) -> None:
    made = server.create(hints=True)
    talker = sit(server, made)[0]
    hint = server.done("POST", f"/api/tables/{made['id']}/hint", token=made["seat_tokens"][0])
    assert hint["action"] == hint["advice"][0]["choice"]
    assert {each["choice"] for each in hint["advice"]} <= set(talker.choices)
    assert all(each["reason"] and each["part"] for each in hint["advice"])
    strict = server.create()
    assert server.ask("POST", f"/api/tables/{strict['id']}/hint", token=strict["seat_tokens"][0])[0] == 409


def test_the_recap_tells_what_happened_since_ones_own_last_move(server: Live) -> None:
    made = server.create(edition="classic")
    talkers = sit(server, made)
    play_on(talkers, random.Random(4), 12)
    for talker, token in zip(talkers, made["seat_tokens"], strict=True):
        recap = server.done("GET", f"/api/tables/{made['id']}/recap", token=token)
        own = talker.view["seat"]
        assert not any(entry.get("seat") == own and "action" in entry for entry in recap["log"])
        assert talker.log[recap["log_from"] :] == recap["log"]


@pytest.mark.parametrize(
    "wish",
    [
        {"edition": "chess"},
        {"players": 6},
        {"modules": ["dragons"]},
        {"switches": {"dragons": True}},
        {"switches": {"board": True}},
        {"seed": "7"},
        {"name": "   "},
        {"seats": [{"kind": "bot", "bot": "nobody"}]},
        {"clock": {"kind": "bank", "seconds": -1}},
        {"extra": 1},
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(server: Live, wish: dict[str, object]) -> None:
    status, problem = server.ask("POST", "/api/tables", wish)
    assert status == 422
    assert len(problem["reason"]) > 10


def test_secrets_are_stored_as_hashes_only_and_never_logged(server: Live) -> None:
    made = server.create(name="secrets")
    Talker(server, made["id"], made["seat_tokens"][0]).ready().close()
    server.done("GET", f"/api/tables/{made['id']}/recap", token=made["seat_tokens"][0])
    with sqlite3.connect(server.database) as database:
        kept = "\n".join(database.iterdump())
    log = server.log.read_text()
    for token in (made["host_token"], made["watch_token"], *made["seat_tokens"]):
        assert len(token) == 22, "128 bits"
        assert token not in kept
        assert token not in log


def test_a_full_table_begins_even_if_the_server_was_killed_before_it_could(tmp_path: Path) -> None:
    live = Live(str(tmp_path / "t.sqlite"), log=tmp_path / "log").start()
    made = live.create(edition="classic")
    live.kill()
    with sqlite3.connect(tmp_path / "t.sqlite") as database:
        database.execute("UPDATE tables SET status = 'waiting'")
    database.close()
    live.start()
    assert live.done("GET", f"/api/tables/{made['id']}")["status"] == "running"
    live.stop()

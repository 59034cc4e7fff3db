from __future__ import annotations

import random
from typing import Any

from tests.server.live import Live, Talker, play_on, settle, sit

AUCTION: dict[str, Any] = {"edition": "classic", "players": 3}


def mover_of(talkers: list[Talker]) -> Talker:
    return next(talker for talker in talkers if talker.choices)


def test_everybody_hears_of_a_move_and_updates_add_up_to_the_snapshot(server: Live) -> None:
    made = server.create(edition="anniversary", modules=["pharaoh"])
    talkers = [*sit(server, made), Talker(server, made["id"], made["watch_token"]).ready()]
    play_on(talkers, random.Random(5), 60)
    for talker, token in zip(talkers, [*made["seat_tokens"], made["watch_token"]], strict=True):
        state = server.done("GET", f"/api/tables/{made['id']}/state", token=token)
        assert state == {"type": "snapshot", "version": talker.version, "view": talker.view, "log": talker.log}


def test_a_repeated_answer_is_done_once(server: Live) -> None:
    made = server.create(**AUCTION)
    talkers = sit(server, made)
    mover = mover_of(talkers)
    action, version = mover.choices[0], mover.version
    assert mover.move(action, key="once")["type"] == "update"
    for _ in range(2):
        again = mover.move(action, version, key="once")
        assert (again["type"], again["result"], again["version"]) == ("answer", "repeated", version + 1)
    seat = mover.view["seat"]
    body = {"key": "once", "version": version, "action": action}
    again = server.done("POST", f"/api/tables/{made['id']}/moves", body, made["seat_tokens"][seat])
    assert again["result"] == "repeated", "over HTTP too"
    other = server.done(
        "POST", f"/api/tables/{made['id']}/moves", {**body, "action": "pass"}, made["seat_tokens"][seat]
    )
    assert other["result"] == "refused"


def test_a_stale_answer_does_no_harm(server: Live) -> None:
    made = server.create(**AUCTION)
    talkers = sit(server, made)
    play_on(talkers, random.Random(1), 5)
    mover = mover_of(talkers)
    log = list(mover.log)
    for version in (mover.version - 1, mover.version + 1):
        assert mover.move(mover.choices[0], version)["result"] == "stale"
    settle(mover)
    assert mover.log == log


def test_an_impossible_move_is_refused_with_the_rule(server: Live) -> None:
    made = server.create(**AUCTION)
    talkers = sit(server, made)
    mover = mover_of(talkers)
    for action in ("bid nowhere 3", "offer 3", "x" * 80, "buy farmers 99"):
        answer = mover.move(action)
        assert answer["result"] == "refused"
        assert len(answer["reason"]) > 10
    bystander = next(talker for talker in talkers if not talker.choices)
    assert bystander.move(mover.choices[0])["result"] == "refused"


def test_spectators_play_and_talk_not(server: Live) -> None:
    made = server.create(**AUCTION)
    talkers = sit(server, made)
    watcher = Talker(server, made["id"], made["watch_token"]).ready()
    assert watcher.choices == []
    assert watcher.move(mover_of(talkers).choices[0])["reason"] == "You are watching."
    watcher.say({"type": "chat", "key": "c", "text": "hello"})
    assert watcher.answer_to("c")["result"] == "refused"


def test_undo_until_something_was_revealed(server: Live) -> None:
    made = server.create(**AUCTION)
    talkers = sit(server, made)
    mover = mover_of(talkers)
    others = [talker for talker in talkers if talker is not mover]
    before = dict(mover.view)
    assert mover.undo()["result"] == "refused"
    mover.move(next(choice for choice in mover.choices if choice.startswith("bid")))
    assert mover.view["undo"]
    assert mover.undo()["type"] == "update"
    assert mover.view == before
    for other in others:
        settle(other)
        assert other.log == mover.log
    mover.move(next(choice for choice in mover.choices if choice.startswith("bid")))
    for other in others:
        settle(other)
    following = mover_of(others)
    following.move(next(choice for choice in following.choices if choice.startswith("bid")))
    settle(mover)
    assert not mover.view["undo"]
    assert mover.undo()["result"] == "refused"


def test_coming_back_one_gets_exactly_what_one_missed(server: Live) -> None:
    made = server.create(**AUCTION)
    talkers = sit(server, made)
    faithful = Talker(server, made["id"], made["seat_tokens"][0]).ready()
    flaky = Talker(server, made["id"], made["seat_tokens"][0]).ready()
    heard: list[object] = [message for message in flaky.heard if message["type"] == "update"]
    dice = random.Random(9)
    for _ in range(12):
        play_on(talkers, dice, 3)
        settle(flaky)
        version, view, log = flaky.version, flaky.view, flaky.log
        heard += [message for message in flaky.heard if message["type"] == "update"]
        flaky.close()
        play_on(talkers, dice, dice.randrange(6))
        flaky = Talker(server, made["id"], made["seat_tokens"][0], version)
        flaky.view, flaky.log = view, log
        settle(flaky)
        assert not any(message["type"] == "snapshot" for message in flaky.heard)
    heard += [message for message in flaky.heard if message["type"] == "update"]
    settle(faithful)
    assert heard == [message for message in faithful.heard if message["type"] == "update"]
    assert (flaky.view, flaky.log) == (faithful.view, faithful.log)


def test_who_was_away_too_long_gets_the_whole(server: Live) -> None:
    made = server.create(**AUCTION)
    talkers = sit(server, made)
    play_on(talkers, random.Random(2), 60)
    late = Talker(server, made["id"], made["seat_tokens"][0], 0).ready()
    assert (late.version, late.view, late.log) == (talkers[0].version, talkers[0].view, talkers[0].log)
    liar = Talker(server, made["id"], made["seat_tokens"][0], 10_000).ready()
    assert liar.version == talkers[0].version


def test_tabs_of_one_seat_agree(server: Live) -> None:
    made = server.create(**AUCTION)
    talkers = sit(server, made)
    mover = mover_of(talkers)
    seat = mover.view["seat"]
    tab = Talker(server, made["id"], made["seat_tokens"][seat]).ready()
    mover.move(mover.choices[0])
    assert tab.until("update")["version"] == mover.version
    assert (tab.view, tab.log) == (mover.view, mover.log)


def test_sealed_decisions_of_several_seats_never_collide(server: Live) -> None:
    made = server.create(edition="anniversary")
    talkers = sit(server, made)
    assert all(talker.choices for talker in talkers), "all keep a Scheme at the start"
    versions = [talker.version for talker in talkers]
    for talker in reversed(talkers):
        assert talker.move(talker.choices[0], versions[talker.view["seat"]])["type"] == "update"
    for talker in talkers:
        settle(talker)
        assert talker.view["phase"] != "setup"


def test_chat_is_data_and_nobody_misses_a_line(server: Live) -> None:
    made = server.create(**AUCTION)
    talkers = sit(server, made)
    text = '<img src=x onerror="alert(1)"> \u202e سلام 🏺'
    talkers[0].say({"type": "chat", "key": "c1", "text": text})
    line = talkers[1].until("chat")
    assert (line["seat"], line["text"], line["number"]) == (0, text, 1)
    server.done("POST", f"/api/tables/{made['id']}/chat", {"text": "again"}, made["seat_tokens"][1])
    late = Talker(server, made["id"], made["seat_tokens"][2], chat=1)
    assert late.until("chat")["number"] == 2
    assert len(server.done("GET", f"/api/tables/{made['id']}/chat", token=made["watch_token"])["lines"]) == 2
    for bad in ("", "   ", "x" * 501):
        assert server.ask("POST", f"/api/tables/{made['id']}/chat", {"text": bad}, made["seat_tokens"][1])[0] == 422


def test_presence_is_shown(server: Live) -> None:
    made = server.create(**AUCTION)
    first = Talker(server, made["id"], made["seat_tokens"][0]).ready()
    second = Talker(server, made["id"], made["seat_tokens"][1]).ready()
    while not first.until("table")["seats"][1]["online"]:
        pass
    second.close()
    while first.until("table")["seats"][1]["online"]:
        pass


def test_a_wrong_link_is_answered_in_a_sentence(server: Live) -> None:
    made = server.create(**AUCTION)
    assert Talker(server, made["id"], "wrong").until("problem")["code"] == "not-yours"
    assert Talker(server, "nowhere").until("problem")["code"] == "no-table"

"""Non-interference over the wire: what a seat hears does not depend on what the others decide in secret."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest

from tests.server.live import Live, Talker, settle, sit

SEED = "5" * 64


def heard_by(talker: Talker) -> list[Any]:
    """Everything that came, but for what is different at any two tables: id and time."""
    settle(talker)
    found = []
    for message in talker.heard:
        text = json.loads(json.dumps(message))
        table = text.get("table", text) if text["type"] in ("welcome", "table") else {}
        for name in ("id", "created"):
            table.pop(name, None)
        text.pop("key", None)
        if table.get("clock"):
            table["clock"]["now"] = 0
            table["clock"]["seats"] = [since is None for _, since in table["clock"]["seats"]]
        found.append(text)
    return found


def snapshots(server: Live, made: dict[str, Any]) -> list[Any]:
    """What HTTP tells seat 0, a spectator, and anybody."""
    path = f"/api/tables/{made['id']}"
    card = server.done("GET", path)
    tokens = (made["seat_tokens"][0], made["watch_token"])
    found = [server.done("GET", f"{path}/state", token=token) for token in tokens]
    found.append(server.done("GET", f"{path}/recap", token=made["seat_tokens"][0]))
    for token, line in itertools.product(tokens, (0, len(found[1]["log"]) - 1)):
        found.append(server.done("GET", f"{path}/past/{line}", token=token))
    return [*found, card["status"], card["seats"]]


def to_offering(talkers: list[Talker]) -> None:
    """The same open moves at every table, until all are to offer in secret."""
    dice = random.Random(2)
    while True:
        for talker in talkers:
            settle(talker)
        able = [talker for talker in talkers if talker.choices]
        if able[0].view["agenda"][-1] == "offer":
            return
        able[0].move(dice.choice(able[0].choices))


@pytest.mark.parametrize("clock", [None, {"kind": "bank", "seconds": 1000}])
def test_nothing_comes_when_others_decide_in_secret(server: Live, clock: dict[str, Any] | None) -> None:
    """Three tables of one seed: at the first the others do nothing, at the second they offer, at the third something
    else, in another order and with second thoughts. Seat 0 and a spectator cannot tell them apart."""
    stories = []
    for story in range(3):
        made = server.create(edition="classic", players=3, seed=SEED, clock=clock)
        talkers = sit(server, made)
        watcher = Talker(server, made["id"], made["watch_token"]).ready()
        to_offering(talkers)
        settle(watcher)
        if story == 1:
            for talker in talkers[1:]:
                while talker.choices:
                    talker.move(talker.choices[0])
        if story == 2:
            talkers[2].move(talkers[2].choices[-1])
            talkers[2].undo()
            while talkers[2].choices:
                talkers[2].move(talkers[2].choices[-1])
        assert talkers[0].quiet(0.2) == []
        assert watcher.quiet(0.2) == []
        late = Talker(server, made["id"], made["seat_tokens"][0]).ready()
        stories.append([heard_by(talkers[0]), heard_by(watcher), heard_by(late), snapshots(server, made)])
    assert stories[0] == stories[1]
    assert stories[0] == stories[2]


def test_the_own_secret_is_ones_own_and_the_reveal_is_everybodys(server: Live) -> None:
    made = server.create(edition="classic", players=3, seed=SEED)
    talkers = sit(server, made)
    to_offering(talkers)
    first = talkers[0]
    while first.choices:
        update = first.move(first.choices[-1])
        assert update["sealed"]
    assert first.view["seats"][0]["sealed"]["committed"]
    for talker in talkers[1:]:
        assert talker.quiet(0.1) == []
        assert "sealed" not in talker.view["seats"][0]
    for talker in talkers[1:]:
        while talker.choices and talker.view["agenda"][-1] == "offer":
            talker.move(talker.choices[0])
    for talker in talkers:
        settle(talker)
    offers = [[entry for entry in talker.log if "action" in entry] for talker in talkers]
    assert offers[0] == offers[1] == offers[2]
    assert [entry["seat"] for entry in offers[0] if entry["action"].startswith(("offer", "steal"))][:3] != []


def test_a_whole_game_tells_a_seat_nothing_of_the_others_hands(server: Live) -> None:
    """Whatever another seat's view calls its own never crosses our wire while the game runs."""
    made = server.create(edition="anniversary", players=3, seed=SEED, modules=["afterlife"])
    talkers = sit(server, made)
    dice = random.Random(8)
    for _ in range(150):
        for talker in talkers:
            settle(talker)
        able = [talker for talker in talkers if talker.choices]
        if not able or able[0].view["over"]:
            break
        mover = dice.choice(able)
        mover.move(dice.choice(mover.choices))
    for talker in talkers:
        for message in talker.heard:
            view = message.get("view") or message.get("changes") or {}
            for number, seat in enumerate(view.get("seats", [])):
                own = number == talker.view["seat"]
                assert own or not {"cards", "sealed", "dealt", "rejected", "expected_income"} & set(seat)
            assert "seed" not in view or talker.view["over"]


def test_figures_of_the_server_are_for_its_operator(server: Live) -> None:
    """A count of moves would tell when somebody has decided in secret."""
    assert server.ask("GET", "/metrics")[0] == 200
    assert server.ask("GET", "/metrics", headers={"X-Forwarded-For": "203.0.113.7"})[0] == 403

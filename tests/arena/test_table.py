"""One game, and the line that remains of it."""

import json
from dataclasses import replace
from time import sleep
from typing import Any

import pytest

import amunre
from amunre.arena.errands import in_processes
from amunre.arena.plan import Plan
from amunre.arena.run import run_arena
from amunre.arena.table import Line, play_game
from amunre.bots import Bot, new_bot
from amunre.simulate import RulesetChoice

MODULES = ("statues", "pharaoh", "afterlife", "promos")


def played(choice: RulesetChoice, game: int = 0, bots: tuple[str, str] = ("greedy", "random")) -> Line:
    plan = Plan(choice, bots, game + 1).checked()
    return play_game(choice.build(), plan.fixture(0, game))


def test_a_line_is_json_and_the_same_again() -> None:
    line, again = (played(RulesetChoice("classic", 3)) for _ in range(2))
    assert json.loads(json.dumps(line)) == line
    for each in (line, again):
        del each["thinking"]
    assert line == again


@pytest.mark.parametrize(
    "choice",
    [
        RulesetChoice("classic", 4),
        RulesetChoice("anniversary", 5),
        RulesetChoice("anniversary", 3, modules=MODULES),
        RulesetChoice("anniversary", 2, modules=("officials",)),
        RulesetChoice("meeple", 3, (("expert", True),)),
    ],
    ids=lambda choice: choice.build().id,
)
def test_a_line_holds_what_stats_needs(choice: RulesetChoice) -> None:
    players = choice.players
    line = played(choice, game=1)
    assert line["ruleset"] == choice.build().id
    assert line["bots"] == ["greedy" if seat == 1 else "random" for seat in range(players)]
    assert sorted(line["order"]) == list(range(players))
    assert len(line["prices"]) == 6 * players
    assert [len(offers) for offers in line["offers"]] == [players] * 6
    assert len(line["temples"]) == len(line["collective"]) == 6
    for seat, score in enumerate(line["scores"]):
        assert sum(old[seat] + new[seat] for old, new in line["sheet"].values()) == score
    assert max(line["scores"]) == line["scores"][line["winners"][0]]
    assert all(times["decisions"] > 5 for times in line["thinking"])


def test_prices_and_offers_are_those_of_the_game() -> None:
    line = played(RulesetChoice("classic", 3), bots=("random", "random"))
    game = amunre.new_game(amunre.ruleset("classic", players=3), line["seed"])
    bots = [new_bot("random", game.ruleset, f"1/0/0/{seat}") for seat in range(3)]
    while not game.is_over:
        seat = game.to_act[0]
        choices = game.choices(seat)
        game.play(seat, choices[0] if len(choices) == 1 else bots[seat].choose({}, choices))
    log = game.log(None)
    took = [(entry["seat"], entry["province"]) for entry in log if entry.get("event") == "took"]
    paid = {(entry["seat"], entry["province"], entry["gold"]) for entry in log if entry.get("event") == "paid"}
    assert [(seat, province) for _, seat, province, _ in line["prices"]] == took
    assert {(seat, province, gold) for _, seat, province, gold in line["prices"]} == paid
    offered = [
        entry["action"]
        for entry in log
        if entry.get("action", "").startswith(("offer", "steal")) and entry["seat"] == 0
    ]
    said = ["steal" if gold == -3 else f"offer {gold}" for gold in (offers[0] for offers in line["offers"])]
    assert [" ".join(words.split()[:2]) if words.startswith("offer") else "steal" for words in offered] == said


class Crashing:
    def choose(self, view: dict[str, Any], choices: list[str], time: float | None = None) -> str:
        raise ZeroDivisionError("one by nothing")


class Cheating:
    def choose(self, view: dict[str, Any], choices: list[str], time: float | None = None) -> str:
        choices.append("win the game")
        return choices[-1]


def with_bots(monkeypatch: pytest.MonkeyPatch, first: Bot | None, second: Bot | None, games: int = 4) -> dict[str, Any]:
    """`greedy` and `random` are only names here; None is the real one."""

    def made(name: str, rules: amunre.Ruleset, seed: str) -> Bot:
        return {"greedy": first, "random": second}[name] or new_bot("random", rules, seed)

    monkeypatch.setattr("amunre.arena.table.new_bot", made)
    plan = Plan(RulesetChoice("classic", 4), ("greedy", "random"), games).checked()
    return run_arena(plan, in_processes(1)).as_json()


@pytest.mark.parametrize("bot", [Crashing(), Cheating()])
def test_a_bot_that_fails_has_lost_and_the_arena_goes_on(monkeypatch: pytest.MonkeyPatch, bot: Bot) -> None:
    found = with_bots(monkeypatch, bot, None)
    (result,) = found["results"]
    assert (result["games"], result["wins"], result["failures"]) == (4, 0, 4)
    assert found["failures"]["count"] == 4
    example = found["failures"]["examples"][0]
    assert example["bot"] == "greedy"
    assert ("ZeroDivisionError: one by nothing" if isinstance(bot, Crashing) else "win the game") in example["reason"]


def test_if_the_others_fail_the_first_has_won(monkeypatch: pytest.MonkeyPatch) -> None:
    found = with_bots(monkeypatch, None, Crashing())
    assert found["results"][0]["wins"] == 4
    assert found["results"][0]["margin_ci95"] is None
    assert found["failures"]["examples"][0]["bot"] == "random"


def test_processor_time_does_not_pass_while_a_bot_is_kept_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    class Waiting:
        def choose(self, view: dict[str, Any], choices: list[str], time: float | None = None) -> str:
            sleep(0.001)
            return choices[0]

    monkeypatch.setattr("amunre.arena.table.new_bot", lambda name, rules, seed: Waiting())
    plan = Plan(RulesetChoice("classic", 3), ("greedy", "random"), 1)
    by_wall, by_processor = (replace(plan, processor_time=each).fixture(0, 0) for each in (False, True))
    rules = plan.choice.build()
    waited, thought = (
        sum(each["seconds"] for each in play_game(rules, fixture)["thinking"]) for fixture in (by_wall, by_processor)
    )
    assert thought < waited / 3

"""A whole run: the shape of what comes out, and the ratio to peers of a known speed."""

import io
import json
import time
from typing import Any

import pytest
from rich.console import Console

from amunre.bench import command
from amunre.bench.peers import Peer
from amunre.bench.report import EnvFigures, PeerFigures, Report, RulesetFigures, as_tables
from amunre.bench.rulesets import DEFAULT, base_of, named
from amunre.bench.run import peer_figures, run_bench
from amunre.bench.timing import Contestant, Work, measure
from amunre.rules.errors import AmunreError, RulesetError
from amunre.rules.ruleset import EDITIONS, MODULES, SWITCH_TEXTS, ruleset

REPORT = Report(
    compiled=True,
    rulesets=(RulesetFigures("classic-4", 20_000.0, 5_000_000.0, 10_500.0, 900.0, 150.0, 0.01, 0.75),),
    peers=(PeerFigures("catanatron", 40_000.0, 125.0, 0.03),),
    game_bytes=4_000,
    import_ms=30.0,
    interpreter_ms=10.0,
    notices=("openspiel-hearts is left out.",),
    envs=(EnvFigures("pettingzoo", "amunre", 25_000.0, 1.0, 0.02),),
)


def sleeper(name: str, seconds: float) -> Contestant:
    def batch() -> Work:
        time.sleep(seconds)
        return Work(10, 1)

    return Contestant(name, batch)


def test_the_report_as_json() -> None:
    assert json.loads(json.dumps(REPORT.as_json())) == {
        "compiled": True,
        "rulesets": [
            {
                "ruleset": "classic-4",
                "games_per_s": 20_000,
                "decisions_per_s": 5_000_000,
                "playouts_per_s": 10500,
                "clone_ns": 900,
                "choices_ns": 150,
                "spread": 0.01,
                "of_base": 0.75,
            }
        ],
        "peers": [{"peer": "catanatron", "decisions_per_s": 40_000, "ratio": 125, "spread": 0.03}],
        "envs": [{"library": "pettingzoo", "game": "amunre", "steps_per_s": 25_000, "ratio": 1, "spread": 0.02}],
        "game_bytes": 4_000,
        "import_ms": 30,
        "interpreter_ms": 10,
    }


def test_the_report_for_people_names_every_figure() -> None:
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(as_tables(REPORT))
    text = console.export_text()
    for said in (
        "classic-4",
        "5,000,000",
        "10,500",
        "900 ns",
        "125.00 x",
        "4.0 kB",
        "compiled",
        "makes 0.75 of",
        "25,000",
    ):
        assert said in text


def test_the_ratio_is_ours_over_theirs() -> None:
    measured = measure([sleeper("classic-4", 0.002), sleeper("slow", 0.02)], 0.2, rounds=3, clock=time.perf_counter)
    row = peer_figures("slow", measured)
    assert row.peer == "slow"
    assert row.ratio == pytest.approx(measured["classic-4"].per_second / measured["slow"].per_second, rel=1e-3)
    assert row.ratio > 1  # ten times the sleep: the direction is certain however busy the machine is


def test_a_short_run_measures_what_was_asked() -> None:
    idle = Peer("idle", lambda: lambda: Work(sum(range(1000)), 1))
    report = run_bench(["classic-3"], 0.01, known_peers=[idle], known_envs=[])
    assert [row.ruleset for row in report.rulesets] == ["classic-3"]
    assert [row.peer for row in report.peers] == ["idle"]
    row = report.rulesets[0]
    assert (
        min(
            row.games_per_s,
            row.decisions_per_s,
            row.playouts_per_s,
            row.clone_ns,
            row.choices_ns,
            report.peers[0].ratio,
        )
        > 0
    )
    assert report.game_bytes is None or report.game_bytes > 0
    assert min(report.import_ms, report.interpreter_ms) > 0


def test_expansions_are_compared_with_the_game_without_them() -> None:
    report = run_bench(["anniversary-4", "anniversary-4+statues", "classic-3+promos"], 0.01, False)
    base, expanded, alone = report.rulesets
    assert expanded.of_base == pytest.approx(expanded.decisions_per_s / base.decisions_per_s, abs=1e-3)
    assert base.of_base is alone.of_base is None


def test_all_expansions_that_four_can_play_are_measured_beside_their_base() -> None:
    most = [name for name in DEFAULT if len(named(name).modules) == len(MODULES) - 1]
    assert [base_of(name) in DEFAULT for name in most] == [True]


def test_an_id_with_modules_is_read_as_it_is_written() -> None:
    for rules in (
        ruleset("anniversary", players=2, modules=MODULES),
        ruleset("classic", players=5, modules=("promos", "statues"), expert=True),
    ):
        assert named(rules.id) == rules
    assert base_of("classic-5+expert+statues+promos") == "classic-5+expert"


def test_json_stands_alone_on_stdout(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(command, "run_bench", lambda *_asked, watch: watch("classic-4", 0, 1) or REPORT)
    command.bench(as_json=True)
    written = capsys.readouterr()
    assert json.loads(written.out) == REPORT.as_json()
    assert "openspiel-hearts is left out." in written.err


def test_every_measured_ruleset_is_named_by_its_own_id() -> None:
    assert [named(name).id for name in DEFAULT] == list(DEFAULT)


@pytest.mark.parametrize("switch", SWITCH_TEXTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_id_with_a_switch_is_read_as_it_is_written(edition: str, switch: str) -> None:
    opposite: dict[str, Any] = {switch: not ruleset(edition).switch(switch)}
    turned = ruleset(edition, players=5, **opposite)
    assert named(turned.id) == turned


def test_other_words_of_an_id_are_modules() -> None:
    with pytest.raises(RulesetError, match="There is no module 'sphinxes'"):
        named("anniversary-4+expert+sphinxes")


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "classic",
        "classic-x",
        "classic-4-fast",
        "chess-4",
        "classic-6",
        "4-classic",
        "classic-4+",
        "classic-4++expert",
    ],
)
def test_an_unknown_ruleset_is_refused(wrong: str) -> None:
    with pytest.raises(RulesetError):
        run_bench([wrong], 0.01, False)


@pytest.mark.parametrize("wrong", [0.0, -1.0, float("nan"), float("inf")])
def test_a_time_that_cannot_be_is_refused(wrong: float) -> None:
    with pytest.raises(AmunreError, match="more than 0"):
        run_bench(["classic-4"], wrong, False)

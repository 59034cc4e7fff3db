import json
import pickle

import pytest

from amunre.rules.errors import AmunreError
from amunre.rules.ruleset import MODULES
from amunre.simulate import BATCH, RulesetChoice, Tally, game_seed, simulate

TIMES = ("seconds", "games_per_s", "jobs")


def played(jobs: int) -> dict[str, object]:
    found = simulate(RulesetChoice("classic", 3), games=2 * BATCH + 1, seed=5, jobs=jobs).as_json()
    return {key: value for key, value in found.items() if key not in TIMES}


def test_the_same_seed_gives_the_same_games_on_any_number_of_processes() -> None:
    assert played(1) == played(2)


def test_another_seed_gives_other_games() -> None:
    one, other = (simulate(RulesetChoice(), 5, seed, 1).tally for seed in (1, 2))
    assert one.decisions != other.decisions


def test_every_point_has_a_source_and_every_game_a_winner() -> None:
    tally = simulate(RulesetChoice("anniversary", 4), games=40, seed=1, jobs=1).tally
    assert tally.games == 40
    assert sum(tally.points) == sum(tally.score)
    assert sum(tally.wins) <= 40 <= sum(tally.wins) + sum(tally.shared)


def test_the_result_is_json_and_names_its_ruleset() -> None:
    found = simulate(RulesetChoice("meeple", 5, (("expert", True),)), 3, 1, 1).as_json()
    assert json.loads(json.dumps(found)) == found
    assert found["ruleset"] == "meeple-5+expert"
    assert len(found["seats"]) == 5


def test_the_progress_bar_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(RulesetChoice(), BATCH + 7, 1, 1, heard.append)
    assert heard == [BATCH, 7]


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (-3, 1), (10**12, 1), (1, 0), (1, 10**6)])
def test_impossible_numbers_are_refused(games: int, jobs: int) -> None:
    with pytest.raises(AmunreError, match="The number of"):
        simulate(RulesetChoice(), games, 1, jobs)


def test_no_two_games_of_a_simulation_share_a_seed() -> None:
    assert len({game_seed(1, number) for number in range(1000)}) == 1000


def test_tallies_add_up() -> None:
    one, two = Tally(3, 1, 10, [1, 2, 3], [1, 0, 0]), Tally(3, 1, 20, [1, 1, 1], [0, 1, 0])
    one.add(two)
    assert (one.games, one.decisions, one.score, one.wins) == (2, 30, [2, 3, 4], [1, 1, 0])


EXPANDED = RulesetChoice("anniversary", 3, modules=MODULES)


def test_points_of_the_expansions_have_their_own_sources() -> None:
    result = simulate(EXPANDED, games=40, seed=1, jobs=1)
    assert sum(result.tally.points) == sum(result.tally.score)
    points = result.as_json()["points"]
    assert list(points) == list(EXPANDED.build().sources)
    assert points["officials"] > 0
    assert points["tiles"] > 0
    assert points["gold"] == pytest.approx(4, abs=0.5)  # 6, 4 and 2


def test_a_choice_with_modules_goes_to_other_processes() -> None:
    assert pickle.loads(pickle.dumps(EXPANDED)) == EXPANDED  # noqa: S301
    one, two = (simulate(EXPANDED, BATCH + 1, 5, jobs).tally for jobs in (1, 2))
    assert one == two


def test_officials_of_ones_own_need_their_module() -> None:
    with pytest.raises(AmunreError, match="the module 'officials'"):
        RulesetChoice(officials="deck.toml").build()

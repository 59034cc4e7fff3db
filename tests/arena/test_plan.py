"""Who plays whom, in which seat, with which deal."""

import pytest

from amunre.arena.plan import Plan
from amunre.rules.errors import AmunreError
from amunre.simulate import RulesetChoice


def plan(*bots: str, games: int = 8, players: int = 4) -> Plan:
    return Plan(RulesetChoice("classic", players), bots, games).checked()


def test_the_first_bot_sits_in_every_seat_of_a_deal() -> None:
    fixtures = list(plan("greedy", "random").fixtures())
    assert [each.first for each in fixtures] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert [each.deal for each in fixtures] == [0, 0, 0, 0, 1, 1, 1, 1]
    assert fixtures[2].bots == ("random", "random", "greedy", "random")


def test_a_deal_is_the_same_for_every_seat_and_every_pair() -> None:
    seeds = {(each.deal, each.seed) for each in plan("greedy", "random", "search:0.1").fixtures()}
    assert len(seeds) == 2


def test_bots_have_dice_of_their_own_in_every_game() -> None:
    fixtures = list(plan("greedy", "random", "scribe").fixtures())
    assert len({each.bot_seed for each in fixtures}) == len(fixtures) == 24


def test_another_seed_makes_other_deals() -> None:
    one, other = (Plan(RulesetChoice(), ("greedy", "random"), 4, seed).fixture(0, 0).seed for seed in (1, 2))
    assert one != other


def test_more_than_two_bots_play_a_round_robin() -> None:
    assert plan("greedy", "random", "scribe").pairings == [
        ("greedy", "random"),
        ("greedy", "scribe"),
        ("random", "scribe"),
    ]


def test_names_are_tidied() -> None:
    assert plan(" Greedy", "RANDOM ").bots == ("greedy", "random")


@pytest.mark.parametrize(
    ("bots", "games", "words"),
    [
        (("greedy",), 1, "2 to 12 bots"),
        (("greedy", "deep"), 1, "There is no bot"),
        (("greedy", "greedy", "random"), 1, "Name each bot once"),
        (("greedy", "random"), 0, "number of games"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: tuple[str, ...], games: int, words: str) -> None:
    with pytest.raises(AmunreError, match=words):
        plan(*bots, games=games)

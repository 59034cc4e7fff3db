"""The worked examples of the 20th Anniversary rulebook. A11-A16 belong to the expansions."""

from collections import Counter

import pytest

from amunre.rules.board import PROVINCES
from tests.rules.table import (
    PRICES,
    SCHEMES,
    Table,
    auction,
    gold_scoring,
    keep_first,
    new_table,
    offering,
    offers,
    set_up,
)


@pytest.mark.parametrize(("players", "blocked", "deck"), [(3, 6, 9), (4, 3, 12), (5, 0, 15)])
def test_a1_blocked_provinces_and_those_in_play(players: int, blocked: int, deck: int) -> None:
    table = keep_first(new_table("anniversary", players))
    assert len(table.public["blocked"]) == blocked
    assert len(set(PROVINCES) - set(table.public["blocked"])) == deck


def test_a1_blocked_provinces_stay_blocked_in_the_new_kingdom() -> None:
    table = keep_first(new_table("anniversary", 3))
    blocked = set(table.public["blocked"])
    opened: set[str] = set()

    def watch(it: Table) -> bool:
        opened.update(it.public["open"])
        return it.game.is_over

    table.on_until(watch)
    assert opened == set(PROVINCES) - blocked


def test_a2_the_start_hand() -> None:
    table = new_table("anniversary", 4)
    scheme = table.choices(0, "keep ")[0].removeprefix("keep ")
    keep_first(table)
    assert table.cards(0) == sorted(["architect", scheme])
    assert table.golds() == [20, 20, 20, 20]
    assert table.hands() == [2, 2, 2, 2]
    table.on_until(lambda it: it.phase == "offering")
    assert all("steal" in table.choices(seat) for seat in range(4))


def test_a3_three_players_are_dealt_six_different_schemes() -> None:
    table = new_table("anniversary", 3)
    dealt = [choice for seat in range(3) for choice in table.choices(seat, "keep ")]
    assert sorted(dealt) == sorted(f"keep {scheme}" for scheme in SCHEMES)


@pytest.mark.parametrize("players", [4, 5])
def test_a3_four_and_five_players_are_dealt_from_twelve(players: int) -> None:
    most: Counter[str] = Counter()
    for seed in range(20):
        table = new_table("anniversary", players, seed)
        dealt = Counter(choice for seat in range(players) for choice in table.choices(seat, "keep "))
        most |= dealt
        assert len(dealt) > 1
    assert set(most) == {f"keep {scheme}" for scheme in SCHEMES}
    assert max(most.values()) == 2


def test_a3_everyone_keeps_one_of_two_and_no_more() -> None:
    table = new_table("anniversary", 3)
    assert sorted(table.to_act) == [0, 1, 2]
    assert all(len(table.choices(seat, "keep ")) == 2 for seat in range(3))
    keep_first(table)
    assert table.phase == "auction"
    assert table.hands() == [2, 2, 2]


def test_a4_bids_go_on_beyond_36() -> None:
    table = auction("thebes edfu abu", edition="anniversary", gold={0: 66})
    assert table.amounts(0, "bid thebes") == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66]


def test_a5_outbid_in_a_second_province_he_may_return_to_the_first() -> None:
    table = auction("thebes edfu abu", edition="anniversary").play(
        "0: bid thebes 0", "1: bid thebes 1", "2: bid abu 0", "0: bid abu 1", "1: pass", "2: bid thebes 3"
    )
    table.play("0: pass", "1: bid abu 3", "2: pass")
    assert table.amounts(0, "bid thebes") == [6, 10, 15]
    assert table.choices(0, "bid abu") == []


def test_a6_the_blessings() -> None:
    table = auction("buto thebes memphis dakhla abydos", edition="anniversary").play(
        "0: bid buto 0", "1: bid thebes 0", "2: bid memphis 0", "3: bid dakhla 10", "4: bid abydos 0"
    )
    assert table.hands() == [1, 2, 0, 1, 0]
    assert table.golds() == [20, 20, 20, 20 - 10 + 12, 20]
    assert (table.at("memphis"), table.at("abydos")) == ("2 stones", "1 stone")


def test_a6_a_third_stone_builds_at_once() -> None:
    table = auction(
        "memphis abydos abu", edition="anniversary", standing=("memphis: 2 stones", "abydos: 2 stones, 1 pyramid")
    )
    table.play("0: bid memphis 0", "1: bid abydos 0", "2: bid abu 0")
    assert (table.at("memphis"), table.at("abydos")) == ("1 stone, 1 pyramid", "2 pyramids")


def test_a6_dakhlas_gold_cannot_pay_for_dakhla() -> None:
    table = auction("dakhla edfu abu", edition="anniversary", gold={0: 9})
    assert table.amounts(0, "bid dakhla") == [0, 1, 3, 6]
    assert "9" in table.refusal("0: bid dakhla 10")


def test_a7_dakhla_sells_two_cards() -> None:
    table = set_up("market", "dakhla of 0", edition="anniversary")
    assert table.amounts(0, "buy favours") == [0, 1, 2]


def test_a7_dakhla_and_abydos_sell_four_and_not_six() -> None:
    table = set_up("market", "dakhla of 0", "abydos of 0", edition="anniversary", in_round=2, gold={0: 99})
    assert table.amounts(0, "buy favours") == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("count", "price"), PRICES)
def test_a8_the_price_row(count: int, price: int) -> None:
    enough = set_up("market", "thebes of 0", edition="anniversary", gold={0: price})
    assert count in enough.play("0: buy favours 0, buy farmers 0").amounts(0, "buy stones")
    enough.play(f"0: buy stones {count}")
    assert enough.gold(0) == 0


@pytest.mark.parametrize("amounts", [(2, 1, None), (1, None, None)])
def test_a9_an_offering_of_nothing_or_less_is_space_1(amounts: tuple[int | None, ...]) -> None:
    assert offers(offering("anniversary", 3), *amounts).temple == 1


@pytest.mark.parametrize(
    ("gold", "points"),
    [
        ((30, 30, 20, 10), [6, 6, 2, 0]),
        ((30, 30, 30, 10), [6, 6, 6, 0]),
        ((30, 30, 30, 30), [6, 6, 6, 6]),
        ((30, 20, 20, 10), [6, 4, 4, 0]),
    ],
)
def test_a10_ties_for_gold(gold: tuple[int, ...], points: list[int]) -> None:
    assert gold_scoring(*gold, edition="anniversary").points("gold", "new") == points


# x: the picture of the set-up for 4 players (002:156-158) shows the track for 2 and 3; 4 use 3-12, 13-22, 23+.
@pytest.mark.parametrize(("total", "space"), [(12, 2), (13, 3), (22, 3), (23, 4)])
def test_a17_the_temple_track_of_four_players(total: int, space: int) -> None:
    assert offers(offering("anniversary", 4), total - 3, 1, 1, 1).temple == space


@pytest.mark.parametrize(("total", "space"), [(3, 2), (8, 2), (9, 3), (14, 3), (15, 4)])
def test_a17_the_temple_track_of_three_players(total: int, space: int) -> None:
    assert offers(offering("anniversary", 3), total - 2, 1, 1).temple == space

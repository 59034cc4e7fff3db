"""Officials: two Scribes each, one province kept, the Official of the other one helps at once."""

from pathlib import Path
from typing import Any

import pytest

import amunre
from amunre.rules.officials_deck import OfficialsDeck, load_officials
from tests.rules.table import Table, a_sentence, auction, gold_scoring, new_table, offering, offers, scoring, set_up

EDITIONS = ("classic", "meeple", "anniversary")
LANDS = "abu abydos mendes thebes"


def new_officials(edition: str, players: int, **switches: bool) -> Table:
    """A new game at its first auction."""
    table = new_table(edition, players, modules=["officials"], **switches)
    return table.on_until(lambda table: table.phase == "auction")


def bidding(**more: Any) -> Table:
    """Two players before the auction of Abu, Abydos, Mendes and Thebes."""
    return auction(LANDS, modules="officials", **more)


def won(kept: str, other: str, official: str, at_kept: str = "scribe", **more: Any) -> Table:
    """Seat 0 has won these two provinces for nothing, seat 1 two others, and it is seat 0 who has to choose."""
    rest = [name for name in ("avaris", "damanhur", "kharga") if name not in (kept, other)][:2]
    lying = {kept: at_kept, other: official, rest[0]: "treasurer", rest[1]: "treasurer"}
    more["more"] = {"officials": lying, **more.get("more", {})}
    table = auction(" ".join(lying), modules="officials", **more)
    return table.play(f"0: bid {kept} 0", f"1: bid {rest[0]} 0", f"0: bid {other} 0", f"1: bid {rest[1]} 0")


def both_outbid(**more: Any) -> Table:
    """Seat 0 is outbid in Abu and in Thebes; Abydos and Mendes are still free."""
    return bidding(**more).play("0: bid abu 0", "1: bid abu 1", "0: bid thebes 0", "1: bid thebes 1")


def opened(table: Table) -> list[str]:
    """The province cards in the order in which they came up."""
    return [str(entry["province"]) for entry in table.game.log(None) if entry.get("event") == "opened"]


def round_begins(number: int, table: Table) -> Table:
    return table.on_until(lambda table: table.public["round"] == number and table.phase == "auction")


# Setup


@pytest.mark.parametrize(("players", "blocked"), [(2, 7), (3, 3)])
def test_the_anniversary_blocks_what_is_not_played(players: int, blocked: int) -> None:
    table = new_officials("anniversary", players)
    assert len(table.public["blocked"]) == blocked
    assert len(table.game.position()["province_deck"]) == 4 * players - 2 * players


@pytest.mark.parametrize("edition", ["classic", "meeple"])
@pytest.mark.parametrize("players", [2, 3])
def test_the_older_editions_block_nothing(edition: str, players: int) -> None:
    assert new_officials(edition, players).public["blocked"] == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3])
def test_four_provinces_a_player_are_used_the_same_in_both_ages(edition: str, players: int) -> None:
    table = new_officials(edition, players).on_until(lambda table: table.game.is_over)
    drawn = opened(table)
    assert len(drawn) == 8 * players
    assert set(drawn[: 4 * players]) == set(drawn[4 * players :])
    assert len(set(drawn)) == 4 * players


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3])
def test_four_delegations_join_the_deck(edition: str, players: int) -> None:
    table = new_officials(edition, players)
    assert table.game.position()["deck"]["delegation"] == 4
    assert table.public["deck"] == (36 if edition == "anniversary" else 39 - players) + 4


@pytest.mark.parametrize(("edition", "track"), [("classic", [3, 13, 23]), ("anniversary", [3, 9, 15])])
def test_two_players_use_the_small_temple_track_of_the_anniversary(edition: str, track: list[int]) -> None:
    assert new_officials(edition, 2).public["track"] == track


# The provinces of a round


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3])
def test_every_round_an_official_lies_in_each_of_the_open_provinces(edition: str, players: int) -> None:
    table = new_officials(edition, players)
    for number in range(1, 7):
        shown = round_begins(number, table).public
        assert len(shown["open"]) == 2 * players
        assert sorted(shown["officials"]) == shown["open"]


def test_everybody_sees_which_officials_lie_where_and_which_are_left() -> None:
    shown = new_officials("anniversary", 2).public
    assert len(shown["officials"]) == 4
    assert sum(shown["officials_deck"].values()) == 14
    assert shown["officials_discards"] == {}


@pytest.mark.parametrize("players", [2, 3])
def test_a_province_not_kept_is_auctioned_again_with_a_new_official(players: int) -> None:
    table = new_officials("anniversary", players).on_until(lambda table: table.phase == "market")
    left = table.public["open"]
    assert len(left) == players
    assert table.public["officials"] == {}
    assert all(table.owner(name) is None for name in left)
    shown = round_begins(2, table).public
    assert set(left) < set(shown["open"])
    assert set(left) < set(shown["officials"])
    assert sum(shown["officials_discards"].values()) == 2 * players


# Bidding with two Scribes


def test_an_unused_scribe_comes_first() -> None:
    table = bidding().play("0: bid abu 0", "1: bid abu 1")
    assert table.choices(0, "lift") == []
    table.refusal("0: pass")
    table.play("0: bid thebes 0")
    assert table.public["bids"] == {"abu": [[0, 0], [1, 1]], "thebes": [[0, 0]]}


def test_never_two_scribes_of_a_player_on_one_province() -> None:
    table = bidding().play("0: bid abu 0", "1: bid thebes 0")
    assert table.choices(0, "bid abu ") == []
    table.refusal("0: bid abu 3")


def test_not_even_where_the_first_is_outbid() -> None:
    bidding().play("0: bid abu 0", "1: bid abu 1").refusal("0: bid abu 3")


def test_if_both_are_outbid_he_lifts_one_and_bids_with_it() -> None:
    table = both_outbid()
    assert table.choices(0) == ["lift abu", "lift thebes"]
    table.play("0: lift thebes, bid mendes 3")
    assert table.public["bids"] == {"abu": [[0, 0], [1, 1]], "mendes": [[0, 3]], "thebes": [[1, 1]]}


@pytest.mark.parametrize("lifted", ["abu", "thebes"])
def test_the_lifted_scribe_goes_neither_back_nor_beside_the_other(lifted: str) -> None:
    table = both_outbid().play(f"0: lift {lifted}")
    assert {choice.split(" ")[1] for choice in table.choices(0, "bid")} == {"abydos", "mendes"}


def test_a_bid_needs_the_lift_first() -> None:
    both_outbid().refusal("0: bid mendes 0")


def test_exactly_one_outbid_scribe_moves_without_a_lift() -> None:
    table = both_outbid().play("0: lift thebes, bid mendes 0", "1: pass")
    assert table.choices(0, "lift") == []
    table.refusal("0: lift abu")
    table.play("0: bid thebes 3")
    assert table.public["bids"] == {"abu": [[1, 1]], "mendes": [[0, 0]], "thebes": [[1, 1], [0, 3]]}


def test_going_back_to_a_province_left_earlier_is_fine() -> None:
    table = both_outbid().play("0: lift thebes, bid mendes 0", "1: pass")
    assert {choice.split(" ")[1] for choice in table.choices(0, "bid")} == {"abydos", "thebes"}


def test_passing_is_for_whoever_is_not_outbid_at_all() -> None:
    table = both_outbid().play("0: lift thebes, bid mendes 0")
    assert table.choices(1) == ["pass"]
    table.play("1: pass").refusal("0: pass")


def test_it_ends_when_all_provinces_hold_exactly_one_scribe() -> None:
    table = both_outbid().play("0: lift thebes, bid mendes 0", "1: pass")
    assert table.phase == "auction"
    table.play("0: bid abydos 0")
    assert (table.phase, table.to_act) == ("resolve", [0])


# Cards of the auction


def test_bribery_lets_the_lifted_scribe_bid_again_where_it_stands() -> None:
    table = both_outbid(hands={0: "bribery"}).play("0: lift abu, bribery")
    assert {choice.split(" ")[1] for choice in table.choices(0, "bid")} == {"abu", "abydos", "mendes"}
    table.play("0: bid abu 3")
    assert table.public["bids"]["abu"] == [[1, 1], [0, 3]]


def test_bribery_lasts_for_the_other_scribe_too() -> None:
    table = both_outbid(hands={0: "bribery"}).play("0: lift abu, bribery, bid abu 3", "1: bid mendes 0")
    assert table.amounts(0, "bid thebes")[0] == 3
    assert table.choices(0, "bid abu ") == []


def test_bribery_brings_no_unused_scribe_beside_the_outbid_one() -> None:
    table = bidding(hands={0: "bribery"}).play("0: bid abu 0", "1: bid abu 1", "0: bribery")
    assert table.choices(0, "bid abu ") == []


def test_bribery_needs_an_outbid_scribe() -> None:
    bidding(hands={0: "bribery"}).play("0: bid abu 0", "1: bid thebes 0").refusal("0: bribery")


def test_r38_protection_blocks_the_space_above_each_scribe() -> None:
    table = bidding(hands={0: "protection"}).play("0: bid abu 3", "1: bid abydos 0", "0: protection, bid thebes 6")
    assert table.amounts(1, "bid abu") == [10, 15]
    assert table.amounts(1, "bid thebes") == [15]
    table.refusal("1: bid thebes 10")


def test_r38_protection_follows_a_scribe_that_moves() -> None:
    table = auction("abu abydos buto mendes sawu thebes", modules="officials", hands={0: "protection"})
    table.play("0: protection, bid abu 0", "1: bid abu 3", "2: bid sawu 0", "0: bid thebes 0", "1: bid buto 0")
    table.play("2: bid mendes 0", "0: bid mendes 1", "1: pass")
    assert table.amounts(2, "bid thebes") == [3, 6, 10, 15]
    table.play("2: bid thebes 3", "0: bid buto 1")
    assert table.amounts(1, "bid mendes") == [6, 10, 15]


# The purse


def test_both_bids_together_must_be_payable() -> None:
    table = bidding(gold={0: 10}).play("0: bid abu 6", "1: bid thebes 0")
    assert table.amounts(0, "bid mendes") == [0, 1, 3]
    table.refusal("0: bid mendes 6")


def test_favour_cards_count_one_gold_each() -> None:
    table = bidding(gold={0: 10}, hands={0: "architect delegation"}).play("0: bid abu 6", "1: bid thebes 0")
    assert table.amounts(0, "bid mendes") == [0, 1, 3, 6]


def test_an_outbid_bid_does_not_count() -> None:
    table = bidding(gold={0: 10}).play("0: bid abu 6", "1: bid abu 10")
    assert table.amounts(0, "bid mendes") == [0, 1, 3, 6, 10]


def test_a_card_that_is_needed_to_pay_cannot_be_played() -> None:
    table = bidding(gold={0: 5}, hands={0: "protection"}).play("0: bid abu 6", "1: bid thebes 0")
    assert table.choices(0, "protection") == []
    table.refusal("0: protection")


# Paying and choosing


def test_both_bids_are_paid() -> None:
    table = bidding().play("0: bid abu 3", "1: bid abydos 0", "0: bid thebes 6", "1: bid mendes 1")
    assert table.golds() == [11, 20]
    assert table.choices(0) == ["choose abu", "choose thebes"]


def test_each_pays_only_when_his_turn_to_choose_comes() -> None:
    table = bidding(more={"officials": dict.fromkeys(["abu", "abydos", "thebes"], "treasurer")})
    table.play("0: bid abu 3", "1: bid abydos 0", "0: bid thebes 6", "1: bid mendes 1", "0: choose abu")
    assert table.to_act == [1]
    assert table.golds() == [20 - 9 + 5, 20 - 1]


def test_cards_are_sold_when_the_gold_does_not_cover_both_bids() -> None:
    table = bidding(gold={0: 2}, hands={0: "architect treasury"})
    table.play("0: bid abu 3", "1: bid abydos 0", "0: bid thebes 0", "1: bid mendes 0")
    assert table.choices(0) == ["sell architect", "sell treasury"]
    table.refusal("0: choose abu")
    table.play("0: sell treasury")
    assert (table.gold(0), table.choices(0, "choose")) == (0, ["choose abu", "choose thebes"])


def test_only_one_of_his_own_two_can_be_chosen() -> None:
    won("mendes", "amarna", "treasurer").refusal("0: choose avaris")


def test_the_kept_province_is_his_the_other_nobodys() -> None:
    table = won("mendes", "amarna", "treasurer").play("0: choose mendes")
    assert (table.owner("mendes"), table.owner("amarna")) == (0, None)
    assert "mendes" not in table.public["open"]
    assert "amarna" in table.public["open"]


def test_only_the_kept_province_gives_its_blessing() -> None:
    table = won("memphis", "dakhla", "high-priest").play("0: choose memphis")
    assert (table.at("memphis"), table.gold(0), table.hands()[0]) == ("2 stones", 20 + 1, 0)
    table = won("memphis", "dakhla", "scribe", at_kept="high-priest").play("0: choose dakhla")
    assert (table.at("memphis"), table.gold(0), table.hands()[0]) == ("nothing", 20 + 12 + 1, 1)


def test_both_officials_cards_are_discarded_but_only_one_helps() -> None:
    table = won("mendes", "amarna", "treasurer", at_kept="high-priest").play("0: choose mendes")
    assert table.public["officials_discards"] == {"treasurer": 1, "high-priest": 1}
    assert (table.gold(0), table.points("officials")) == (25, [0, 0])


# Every kind of Official


def test_the_scribe_gives_two_favour_cards() -> None:
    table = won("mendes", "amarna", "scribe").play("0: choose mendes")
    assert (table.hands(), table.to_act) == ([2, 0], [1])


def test_the_overseer_of_fields_gives_two_farmers() -> None:
    table = won("mendes", "amarna", "overseer-of-fields").play("0: choose mendes, farmer mendes")
    assert table.choices(0) == ["farmer mendes"]
    assert table.play("0: farmer mendes").at("mendes") == "2 farmers"
    assert table.to_act == [1]


def test_the_master_mason_gives_two_stones() -> None:
    table = won("mendes", "amarna", "master-mason").play("0: choose mendes, stone mendes, stone mendes")
    assert (table.at("mendes"), table.to_act) == ("2 stones", [1])


def test_the_treasurer_gives_five_gold() -> None:
    table = won("mendes", "amarna", "treasurer").play("0: choose mendes")
    assert (table.gold(0), table.to_act) == (25, [1])


def test_the_high_priest_gives_a_point_and_a_gold() -> None:
    table = won("mendes", "amarna", "high-priest").play("0: choose mendes")
    assert (table.points("officials"), table.game.scores, table.gold(0)) == ([1, 0], (1, 0), 21)


def test_the_vizier_gives_a_card_a_farmer_and_a_stone() -> None:
    table = won("mendes", "amarna", "vizier").play("0: choose mendes")
    assert (table.hands()[0], table.choices(0, "farmer")) == (1, ["farmer mendes"])
    table.play("0: farmer mendes, stone mendes")
    assert (table.at("mendes"), table.to_act) == ("1 farmer, 1 stone", [1])


def test_the_steward_gives_three_gold_and_a_stone() -> None:
    table = won("mendes", "amarna", "steward").play("0: choose mendes, stone mendes")
    assert (table.gold(0), table.at("mendes"), table.to_act) == (23, "1 stone", [1])


def test_the_nomarch_gives_a_card_and_a_point() -> None:
    table = won("mendes", "amarna", "nomarch").play("0: choose mendes")
    assert (table.hands()[0], table.points("officials"), table.to_act) == (1, [1, 0], [1])


@pytest.mark.parametrize(("number", "age"), [(2, "old"), (5, "new")])
def test_the_points_stand_on_the_sheet_of_their_age(number: int, age: str) -> None:
    table = won("mendes", "amarna", "high-priest", more={"round": number}).play("0: choose mendes")
    assert table.points("officials", age) == [1, 0]


def test_r12_farmers_without_an_empty_field_are_lost() -> None:
    table = won("berenike", "amarna", "overseer-of-fields").play("0: choose berenike")
    assert (table.at("berenike"), table.to_act) == ("nothing", [1])
    table = won("sawu", "amarna", "overseer-of-fields").play("0: choose sawu, farmer sawu")
    assert (table.at("sawu"), table.to_act) == ("1 farmer", [1])


def test_r12_the_farmers_do_not_go_to_the_province_that_was_given_up() -> None:
    won("berenike", "amarna", "vizier").play("0: choose berenike").refusal("0: stone amarna")


def test_r13_farmers_and_stones_are_placed_one_at_a_time_wherever_he_likes() -> None:
    table = won("mendes", "amarna", "overseer-of-fields", standing=("buto of 0", "thebes of 1"))
    table.play("0: choose mendes")
    assert table.choices(0) == ["farmer buto", "farmer mendes"]
    table.play("0: farmer buto, farmer mendes")
    assert (table.at("buto"), table.at("mendes")) == ("1 farmer", "1 farmer")


def test_r13_the_third_stone_builds_at_once() -> None:
    table = won("mendes", "amarna", "master-mason", standing=("buto of 0: 2 stones", "thebes of 1"))
    table.play("0: choose mendes, stone buto")
    assert table.at("buto") == "1 pyramid"
    assert table.play("0: stone mendes").at("mendes") == "1 stone"


def test_an_official_can_finish_what_the_blessing_began() -> None:
    table = won("memphis", "amarna", "steward").play("0: choose memphis, stone memphis")
    assert table.at("memphis") == "1 pyramid"


def test_a_position_at_the_end_of_an_auction_is_completed_with_officials() -> None:
    """Whoever sets one up by hand need not name them."""
    bids = {"avaris": [[0, 0]], "buto": [[1, 1]], "mendes": [[0, 3]], "thebes": [[1, 0]]}
    table = set_up("resolve", players=2, modules="officials", more={"open": list(bids), "bids": bids})
    assert sorted(table.public["officials"]) == list(bids)
    assert sum(table.public["officials_deck"].values()) == 14


def test_leftovers_of_a_position_get_their_officials_only_in_the_next_auction() -> None:
    table = set_up(
        "market", "mendes of 0", "thebes of 1", players=2, modules="officials", more={"open": ["abu", "buto"]}
    )
    assert table.public["officials"] == {}
    assert sorted(round_begins(2, table).public["officials"]) == table.public["open"]


# Delegation


def test_delegation_swaps_the_two_officials() -> None:
    table = won("mendes", "amarna", "treasurer", at_kept="high-priest", hands={0: "delegation"})
    assert table.choices(0) == ["choose amarna", "choose mendes", "delegation", "sell delegation"]
    table.play("0: delegation")
    assert table.public["officials"]["mendes"] == "treasurer"
    assert table.public["officials"]["amarna"] == "high-priest"
    table.play("0: choose mendes")
    assert (table.gold(0), table.points("officials")) == (21, [1, 0])
    assert table.public["discards"] == {"delegation": 1}


def test_only_one_delegation_a_round() -> None:
    won("mendes", "amarna", "treasurer", hands={0: "delegation delegation"}).refusal("0: delegation, delegation")


def test_each_player_may_play_his_own_delegation() -> None:
    table = won("mendes", "amarna", "treasurer", hands={0: "delegation", 1: "delegation"})
    table.play("0: delegation, choose amarna", "1: delegation, choose avaris")
    assert table.phase == "market"
    assert table.public["discards"] == {"delegation": 2}


def test_a_delegation_drawn_by_the_blessing_comes_too_late() -> None:
    table = won("mendes", "thebes", "treasurer", at_kept="high-priest", more={"deck": {"delegation": 4}})
    table.play("0: choose thebes")
    assert (table.cards(0), table.to_act) == (["delegation", "delegation"], [1])
    table.refusal("0: delegation")


def test_a_delegation_sold_to_pay_is_gone() -> None:
    table = bidding(gold={0: 0}, hands={0: "delegation"})
    table.play("0: bid abu 1", "1: bid abydos 0", "0: bid thebes 0", "1: bid mendes 0", "0: sell delegation")
    assert table.choices(0) == ["choose abu", "choose thebes"]
    table.refusal("0: delegation")


@pytest.mark.parametrize("phase", ["auction", "market", "offering", "harvest", "scoring"])
def test_delegation_is_for_the_end_of_the_auction_only(phase: str) -> None:
    table = set_up(phase, "mendes of 0", players=2, in_round=3, hands={0: "delegation"}, modules="officials")
    table.refusal("0: delegation")


# The New Kingdom


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3])
def test_all_officials_are_shuffled_for_the_new_kingdom(edition: str, players: int) -> None:
    table = new_officials(edition, players)
    blocked = table.public["blocked"]
    shown = round_begins(4, table).public
    assert len(shown["officials"]) == 2 * players
    assert sum(shown["officials_deck"].values()) == 18 - 2 * players
    assert shown["officials_discards"] == {}
    assert shown["blocked"] == blocked


def test_open_leftovers_are_shuffled_in() -> None:
    table = new_officials("anniversary", 2).on_until(lambda table: table.phase == "scoring")
    assert len(table.public["open"]) == 2
    position = round_begins(4, table).game.position()
    assert len(position["province_deck"]) + len(position["open"]) == 8
    assert all(cell["owner"] is None for cell in position["provinces"].values())


# Scoring


def test_r2_an_uncontrolled_province_with_most_pyramids_scores_nobody() -> None:
    table = scoring(
        "edfu: 2 pyramids", "memphis of 0: 1 pyramid", "abu of 1: 1 pyramid", players=2, modules="officials"
    )
    assert table.points("sides") == [0, 5]


def test_r2_it_wins_ties_by_its_stones_too() -> None:
    table = scoring("edfu: 1 pyramid, 1 stone", "memphis of 0: 1 pyramid", players=2, modules="officials")
    assert table.points("sides") == [0, 0]


def test_r2_if_it_is_tied_the_tied_owners_score() -> None:
    lands = ("edfu: 1 pyramid, 1 stone", "memphis of 0: 1 pyramid, 1 stone", "buto of 1: 1 pyramid, 1 stone")
    assert scoring(*lands, players=3, modules="officials").points("sides") == [5, 5, 0]


@pytest.mark.parametrize(
    ("offered", "gifts"),
    [((10, 5), [3, 2]), ((10, 4), [3, 1]), ((9, 5), [3, 2]), ((9, 4), [3, 1]), ((4, 9), [1, 3]), ((1, 1), [3, 2])],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a11_the_second_of_two_needs_half_of_the_first_offer(
    edition: str, offered: tuple[int, int], gifts: list[int]
) -> None:
    table = offers(offering(edition, 2, modules="officials"), *offered)
    assert [seat["gifts"] for seat in table.public["seats"]] == gifts


def test_a11_influence_does_not_help_the_second() -> None:
    table = offering(players=2, modules="officials", hands={1: "influence"})
    table.play("0: offer 10, done", "1: offer 4, with influence, done", "1: influence +3")
    assert [seat["gifts"] for seat in table.public["seats"]] == [3, 1]


def test_a11_a_thief_gets_no_gift_and_the_other_three() -> None:
    table = offers(offering(players=2, modules="officials"), None, 1)
    assert [seat["gifts"] for seat in table.public["seats"]] == [0, 3]
    assert table.golds() == [43, 39]


def test_a11_bonus_gifts_come_on_top() -> None:
    table = offering(players=2, modules="officials pharaoh", pharaoh_tokens=[0, 2])
    offers(table, 10, 4)
    assert [seat["gifts"] for seat in table.public["seats"]] == [3, 1 + 2]


@pytest.mark.parametrize(
    ("gold", "points"),
    [((20, 10), [6, 4]), ((20, 9), [6, 2]), ((21, 11), [6, 4]), ((21, 10), [6, 2]), ((3, 8), [2, 6]), ((7, 7), [6, 6])],
)
def test_a12_the_second_of_two_needs_half_of_the_gold(gold: tuple[int, int], points: list[int]) -> None:
    assert gold_scoring(*gold, modules="officials").points("gold", "new") == points


def test_a12_with_three_players_half_is_not_asked_for() -> None:
    assert gold_scoring(40, 2, 1, modules="officials").points("gold", "new") == [6, 4, 2]


def test_r28_zero_gold_ranks_like_any_amount() -> None:
    assert gold_scoring(5, 0, modules="officials").points("gold", "new") == [6, 2]
    assert gold_scoring(0, 0, modules="officials").points("gold", "new") == [6, 6]


# What does not go together


def test_r25_not_with_the_expert_rule() -> None:
    with pytest.raises(amunre.RulesetError) as caught:
        amunre.ruleset("meeple", players=3, modules=["officials"], expert=True)
    assert "R25" in a_sentence(str(caught.value))


@pytest.mark.parametrize(("players", "modules"), [(2, []), (2, ["promos"]), (4, ["officials"]), (5, ["officials"])])
def test_r26_two_players_need_it_and_four_cannot_have_it(players: int, modules: list[str]) -> None:
    with pytest.raises(amunre.RulesetError) as caught:
        amunre.ruleset("anniversary", players=players, modules=modules)
    assert "R26" in a_sentence(str(caught.value))


@pytest.mark.parametrize("move", ["lift thebes", "choose thebes", "delegation"])
def test_its_moves_are_refused_without_it(move: str) -> None:
    assert "Officials" in auction("abu mendes thebes").refusal(f"0: {move}")


# A deck of one's own


SAGES = "[officials.sage]\ntitle = 'Sage'\ntext = 'Take 9 gold.'\ncopies = 12\ngold = 9\n"


@pytest.fixture
def sages(tmp_path: Path) -> OfficialsDeck:
    """Twelve Sages who give 9 gold each."""
    path = tmp_path / "sages.toml"
    path.write_text(SAGES, "utf-8")
    return load_officials(str(path))


def test_a_deck_of_ones_own_is_another_ruleset(sages: OfficialsDeck) -> None:
    standard = amunre.ruleset("anniversary", players=3, modules=["officials"])
    own = amunre.ruleset("anniversary", players=3, modules=["officials"], officials=sages)
    assert own != standard
    assert own.hash != standard.hash
    assert own.id == f"{standard.id}+deck-{sages.digest[:8]}"


def test_a_deck_that_is_not_played_with_changes_nothing(sages: OfficialsDeck) -> None:
    assert amunre.ruleset("classic", players=3, officials=sages) == amunre.ruleset("classic", players=3)


def test_the_cards_of_ones_own_deck_are_dealt_and_help(sages: OfficialsDeck) -> None:
    rules = amunre.ruleset("classic", players=3, modules=["officials"], officials=sages)
    table = Table(amunre.new_game(rules, seed=3)).on_until(lambda table: table.phase == "resolve")
    assert set(table.public["officials"].values()) == {"sage"}
    seat = table.to_act[0]
    kept = next(name for name, bids in table.public["bids"].items() if bids[0][0] == seat and name != "dakhla")
    before = table.gold(seat)
    assert table.play(f"{seat}: choose {kept}").gold(seat) == before + 9


def test_a_small_deck_is_made_anew_from_its_discards(sages: OfficialsDeck) -> None:
    rules = amunre.ruleset("classic", players=3, modules=["officials"], officials=sages)
    shown = round_begins(3, Table(amunre.new_game(rules, seed=3))).public
    assert len(shown["officials"]) == 6
    assert (shown["officials_deck"], shown["officials_discards"]) == ({"sage": 6}, {})


def test_positions_and_records_are_read_with_the_deck_they_were_played_with(sages: OfficialsDeck) -> None:
    rules = amunre.ruleset("classic", players=2, modules=["officials"], officials=sages)
    table = round_begins(2, Table(amunre.new_game(rules, seed=5)))
    position, record = table.game.position(), table.game.record()
    assert amunre.load_position(position, officials=sages).position() == position
    assert amunre.load_record(record, officials=sages).position() == position
    with pytest.raises(amunre.RecordError):
        amunre.load_record(record)

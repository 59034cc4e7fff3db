"""Statues: where they are placed, and what each of the eight does for whoever controls its province."""

from typing import Any

import pytest

import amunre
from tests.rules.table import FOUR, NOTHING, THREE, Table, auction, new_table, offering, offers, scoring, set_up


def market(god: str, *provinces: str, modules: str = "statues", **more: Any) -> Table:
    """A Market in which the statue stands in Thebes; seat 0 controls it unless the provinces say otherwise."""
    standing = provinces or ("thebes of 0",)
    further = {"statues": {"thebes": god}, **more.pop("more", {})}
    return set_up("market", *standing, modules=modules, more=further, **more)


def harvest(*provinces: str, temple: int = 1, **more: Any) -> Table:
    """A Harvest with Osiris in Thebes."""
    return set_up("harvest", *provinces, more={"statues": {"thebes": "osiris"}, "temple": temple}, **more)


def statues(table: Table) -> dict[str, str]:
    """Which statue stands where, as all may see."""
    return dict(table.public["statues"])


def gifts(table: Table) -> list[int]:
    """How many gifts everyone has still to take."""
    return [int(seat["gifts"]) for seat in table.public["seats"]]


def opened(table: Table) -> list[str]:
    """The provinces of the latest round, in the order in which they were drawn."""
    found: list[str] = []
    for entry in table.game.log(None):
        if entry.get("event") == "round":
            found = []
        elif entry.get("event") == "opened":
            found.append(str(entry["province"]))
    return found


def auction_of(table: Table, number: int) -> Table:
    """Play on to the auction of a round."""
    return table.on_until(lambda it: (it.public["round"], it.phase) == (number, "auction"))


# Placing


@pytest.mark.parametrize(("players", "modules", "count"), [(3, "", 1), (4, "", 2), (5, "", 2), (2, "officials", 1)])
def test_the_first_province_drawn_gets_a_statue_with_4_or_5_players_the_second_too(
    players: int, modules: str, count: int
) -> None:
    table = new_table("classic", players, modules=["statues", *modules.split()])
    assert sorted(statues(table)) == sorted(opened(table)[:count])


@pytest.mark.parametrize(("players", "count"), [(3, 1), (4, 2), (5, 2)])
def test_new_ones_come_in_every_round_of_the_old_kingdom_and_stay(players: int, count: int) -> None:
    table = new_table("classic", players, modules=["statues"])
    standing: dict[str, str] = {}
    for number in (1, 2, 3):
        auction_of(table, number)
        new = {place: god for place, god in statues(table).items() if place not in standing}
        assert sorted(new) == sorted(opened(table)[:count])
        assert standing.items() <= statues(table).items()
        standing = statues(table)
    assert len(set(standing.values())) == 3 * count
    for number in (4, 5, 6):
        assert statues(auction_of(table, number)) == standing


def test_all_eight_can_come_and_none_twice() -> None:
    seen = {god for seed in range(30) for god in statues(new_table("classic", 4, seed, modules=["statues"])).values()}
    assert seen == {"horus", "bastet", "osiris", "set", "isis", "sobek", "thoth", "ptah"}


def test_the_statue_is_told_in_the_log() -> None:
    table = new_table("classic", 3, modules=["statues"])
    ((place, god),) = statues(table).items()
    assert {"event": "statue", "statue": god, "province": place} in table.game.log(None)


@pytest.mark.parametrize(("players", "places"), [(3, ["edfu"]), (4, ["edfu", "memphis"])])
def test_r24_with_the_expert_rule_they_go_where_the_first_in_turn_order_reveal(players: int, places: list[str]) -> None:
    secret = ["abu avaris amarna", "buto kharga baharya", "edfu thebes dakhla", "memphis sawu mendes"][:players]
    table = set_up(
        "auction",
        players=players,
        modules="statues",
        expert=True,
        more={
            "turn_order": [2, 3, 0, 1] if players == 4 else [2, 0, 1],
            "secret_provinces": [names.split() for names in secret],
        },
    )
    table.play("0: reveal abu", "1: reveal buto")
    assert statues(table) == {}
    table.play(*["3: reveal memphis"][: players - 3], "2: reveal edfu")
    assert sorted(statues(table)) == places


OFFICIALS = {"thebes": "scribe", "edfu": "scribe", "abu": "scribe", "mendes": "scribe"}


def two_players_bid() -> Table:
    """Seat 0 has won Thebes with its statue and Edfu, seat 1 Abu and Mendes."""
    table = auction(
        "thebes edfu abu mendes",
        modules="statues officials",
        more={"statues": {"thebes": "bastet"}, "officials": OFFICIALS},
    )
    return table.play("0: bid thebes 0", "1: bid abu 0", "0: bid edfu 0", "1: bid mendes 0")


def test_r34_with_officials_only_who_keeps_the_province_takes_its_card() -> None:
    kept = two_players_bid().play("0: choose thebes", "1: choose abu")
    assert (kept.phase, kept.golds()) == ("market", [23, 20])
    left = two_players_bid().play("0: choose edfu", "1: choose abu")
    assert (left.phase, left.golds()) == ("market", [20, 20])


def test_r34_whoever_keeps_the_province_later_takes_it_then() -> None:
    table = two_players_bid().play("0: choose edfu", "1: choose abu")
    auction_of(table, 2)
    assert "thebes" in table.public["open"]
    assert statues(table)["thebes"] == "bastet"
    table.on_until(lambda it: it.to_act == [1]).play("1: bid thebes 10")
    table.on_until(lambda it: it.phase == "resolve" and it.to_act == [1]).play("1: choose thebes")
    table.on_until(lambda it: it.phase == "market")
    assert {"event": "gained", "seat": 1, "gold": 3, "province": "thebes"} in table.game.log(None)


def test_an_officials_province_that_stays_open_keeps_its_statue_and_new_ones_come() -> None:
    table = two_players_bid().play("0: choose edfu", "1: choose abu")
    auction_of(table, 2)
    assert len(statues(table)) == 2
    assert opened(table)[0] in statues(table)


def test_the_ability_ends_with_the_age_and_the_statue_stays() -> None:
    table = scoring(*FOUR, modules="statues", more={"statues": {"thebes": "bastet"}})
    table.play("0: done", "1: done", "2: done", "3: done")
    assert (table.public["round"], table.owner("thebes"), statues(table)) == (4, None, {"thebes": "bastet"})


@pytest.mark.parametrize("number", [2, 5])
def test_whoever_wins_the_province_has_the_ability_at_once(number: int) -> None:
    table = auction("thebes edfu abu", modules="statues", more={"statues": {"thebes": "bastet"}, "round": number})
    table.play("0: bid edfu 0", "1: bid thebes 0", "2: bid abu 0")
    assert table.golds() == [20, 23, 20]


def test_a_statue_stands_in_one_province() -> None:
    with pytest.raises(amunre.AmunreError, match="horus stands in two provinces"):
        set_up("market", *FOUR, modules="statues", more={"statues": {"thebes": "horus", "edfu": "horus"}})


# Horus


def test_horus_builds_from_2_stones_and_1_gold() -> None:
    table = market("horus", "thebes of 0: 2 stones, 1 pyramid").play("0: horus thebes")
    assert (table.at("thebes"), table.gold(0)) == ("2 pyramids", 19)


def test_r18_horus_builds_in_own_neighbours_too_across_the_nile_as_well() -> None:
    table = market(
        "horus",
        "thebes of 0: 2 stones",
        "abu of 0: 2 stones",  # touches Thebes
        "abydos of 0: 2 stones",  # opposite, across the Nile
        "edfu of 0: 2 stones",  # touches Abu only
        "amarna of 1: 2 stones",  # touches Thebes, but is another's
        "sawu: 2 stones",  # nobody's
    )
    assert table.choices(0, "horus") == ["horus abu", "horus abydos", "horus thebes"]
    table.refusal("0: horus edfu")
    table.refusal("0: horus amarna")
    table.refusal("0: horus sawu")


def test_r18_horus_builds_any_number_of_times() -> None:
    table = market("horus", "thebes of 0: 2 stones", "abu of 0: 2 stones")
    table.play(
        "0: horus abu, horus thebes, buy favours 0, buy farmers 0, buy stones 4",
        "0: stone abu, stone abu, horus abu, stone abu, stone abu, horus abu, done",
    )
    assert (table.at("abu"), table.gold(0)) == ("3 pyramids", 20 - 2 - 10 - 2)


@pytest.mark.parametrize("stones", ["", ": 1 stone"])
def test_horus_needs_exactly_2_stones(stones: str) -> None:
    table = market("horus", "thebes of 0" + stones)
    assert table.choices(0, "horus") == []
    table.refusal("0: horus thebes")


def test_horus_needs_1_gold_a_card_may_be_sold_for_it() -> None:
    table = market("horus", "thebes of 0: 2 stones", gold={0: 0}, hands={0: "treasury"})
    table.refusal("0: horus thebes")
    table.play("0: sell treasury, horus thebes")
    assert (table.at("thebes"), table.gold(0)) == ("1 pyramid", 0)


def test_horus_helps_only_who_controls_his_province() -> None:
    table = market("horus", "thebes of 1", "abu of 0: 2 stones")
    table.refusal("0: horus abu")


def test_r18_horus_on_his_own_turn_only() -> None:
    table = market("horus", "thebes of 0: 2 stones", "edfu of 1").play(f"0: {NOTHING}")
    assert table.choices(0) == []
    table.refusal("0: horus thebes")


def gift_turn(stones: str, god: str = "horus") -> Table:
    """Seat 0 controls Mendes with the statue and has three gifts to take."""
    standing = (f"mendes of 0: {stones}", *FOUR[1:])
    return offers(set_up("offering", *standing, modules="statues", more={"statues": {"mendes": god}}), 9, 2, 1, 1)


def test_r18_horus_builds_on_his_gift_turn_before_between_and_after_the_gifts() -> None:
    table = gift_turn("2 stones").play("0: horus mendes, gift stone, stone mendes, gift stone, stone mendes")
    table.play("0: horus mendes, gift stone, stone mendes")
    assert (table.at("mendes"), table.to_act) == ("1 stone, 2 pyramids", [0])
    table.play("0: done")
    assert table.to_act == [1]


def test_r18_horus_builds_with_the_stone_of_the_last_gift() -> None:
    table = gift_turn("1 stone").play("0: gift favours 2, gift stone, stone mendes, horus mendes, done")
    assert (table.at("mendes"), table.to_act) == ("1 pyramid", [1])


def test_horus_is_not_asked_of_the_others_after_their_gifts() -> None:
    table = gift_turn("1 stone").play("0: gift favours 3, done", "1: gift favours 2")
    assert table.to_act == [2]


def test_r18_a_thief_without_gifts_has_no_gift_turn() -> None:
    more = {"statues": {"mendes": "horus"}}
    table = offers(set_up("offering", "mendes of 0: 2 stones", *FOUR[1:], modules="statues", more=more), None, 9, 2, 1)
    table.play("1: gift favours 3", "2: gift favours 2", "3: gift favours 1")
    assert (table.phase, table.at("mendes")) == ("harvest", "2 stones")


@pytest.mark.parametrize("phase", ["auction", "offering", "harvest", "scoring"])
def test_r18_horus_neither_in_auction_offering_harvest_nor_scoring(phase: str) -> None:
    open_now = {"open": ["abu", "buto", "sawu"]} if phase == "auction" else {}
    table = set_up(
        phase,
        "thebes of 0: 2 stones",
        *("mendes of 1", "edfu of 2"),
        players=3,
        in_round=3,
        modules="statues",
        more={"statues": {"thebes": "horus"}, **open_now},
    )
    assert table.choices(0, "horus") == []
    table.refusal("0: horus thebes")


# Bastet


@pytest.mark.parametrize("owner", [0, 1, 3])
def test_bastet_gives_3_gold_at_the_start_of_the_market(owner: int) -> None:
    table = market("bastet", f"thebes of {owner}")
    assert table.golds() == [23 if seat == owner else 20 for seat in range(4)]


def test_bastet_gives_it_in_every_market() -> None:
    table = market("bastet", *FOUR).play(f"0: {NOTHING}")
    table.on_until(lambda it: (it.public["round"], it.phase) == (3, "market"))
    gift = {"event": "gained", "seat": 1, "gold": 3, "province": "thebes"}
    assert table.game.log(None).count(gift) == 2  # the first Market began before the log


def test_bastet_gives_nothing_while_nobody_controls_her_province() -> None:
    assert market("bastet", "edfu of 0").golds() == [20] * 4


def test_bastet_gives_nothing_again_when_a_position_is_loaded_within_the_market() -> None:
    table = market("bastet").play("0: buy favours 0")
    assert Table(amunre.load_position(table.game.position())).golds() == table.golds()


# Osiris


@pytest.mark.parametrize(("farmers", "more"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_osiris_pays_1_more_for_every_2_farmers(farmers: int, more: int) -> None:
    table = harvest(f"thebes of 0: {farmers} farmers", temple=3, modules="statues").play("0: done")
    assert table.gold(0) == 20 + 3 * farmers + more


def test_r20_osiris_counts_all_his_farmers_together_baharyas_two_and_those_off_the_fields_too() -> None:
    standing = ("thebes of 0: 1 farmer", "mendes of 0: 1 farmer, 2 extra farmers", "baharya of 0: 1 farmer")
    table = harvest(*standing, "buto of 1: 4 farmers", modules="statues").play("0: done")
    assert table.gold(0) == 20 + 7 + 3  # 7 Farmers


@pytest.mark.parametrize(("card", "income"), [("treasury", 8), ("popularity", 0), ("export", 10)])
def test_r20_osiris_counts_the_farmers_of_a_province_with_a_card_on_it(card: str, income: int) -> None:
    table = harvest("thebes of 0: 4 farmers", modules="statues promos", hands={0: card})
    table.play(f"0: {card} thebes, done")
    assert table.gold(0) == 20 + income + 2


def test_osiris_pays_only_who_controls_his_province() -> None:
    table = harvest("thebes of 1", "mendes of 0: 4 farmers", modules="statues").play("0: done")
    assert table.gold(0) == 20 + 4


# Set


def test_set_gives_one_gift_more() -> None:
    assert gifts(offers(offering(modules="statues", statues={"abu": "set"}), 9, 4, 1, 1)) == [3, 2, 1, 2]
    assert gifts(offers(offering(modules="statues", statues={"mendes": "set"}), 9, 4, 1, 1)) == [4, 2, 1, 1]


def test_r21_set_gives_a_gift_even_to_a_thief_beside_his_gold() -> None:
    table = offers(offering(modules="statues", statues={"thebes": "set"}), 9, None, 4, 1)
    assert (gifts(table), table.gold(1)) == ([3, 1, 2, 1], 43)
    table.play("0: gift favours 3", "2: gift favours 2")
    assert table.to_act == [1]
    table.play("1: gift stone, stone thebes")
    assert (table.at("thebes"), table.to_act) == ("1 stone", [3])


def test_r32_set_gives_it_even_when_all_steal() -> None:
    table = offers(offering(modules="statues", statues={"edfu": "set"}), None, None, None, None)
    assert (gifts(table), table.to_act) == ([0, 0, 1, 0], [2])


def test_r22_set_and_greed_add_up() -> None:
    table = offering(modules="statues promos", statues={"mendes": "set"}, hands={0: "greed"})
    table.play("0: steal, with greed, done", "1: offer 9, done", "2: offer 4, done", "3: offer 1, done")
    assert gifts(table) == [2, 3, 2, 1]


def test_r22_set_and_the_pharaohs_tokens_add_up_but_not_for_a_thief() -> None:
    more: dict[str, Any] = {"statues": {"mendes": "set"}, "pharaoh_tokens": [2, 0, 0, 0]}
    assert gifts(offers(offering(modules="statues pharaoh", **more), 1, 9, 4, 1)) == [1 + 1 + 2, 3, 2, 1]
    assert gifts(offers(offering(modules="statues pharaoh", **more), None, 9, 4, 1)) == [1, 3, 2, 1]


def test_r22_sets_gift_is_any_gift() -> None:
    table = offers(offering(modules="statues", statues={"mendes": "set"}), None, 9, 4, 1)
    table.play("1: gift favours 3", "2: gift favours 2")
    assert table.choices(0, "gift") == ["gift farmer", "gift favours 1", "gift stone"]


def test_r22_set_may_let_a_thief_build_a_tomb_tile() -> None:
    more: dict[str, Any] = {"statues": {"mendes": "set"}, "tomb_tiles": [{"gold": 1}, {}, {}, {}]}
    table = offers(offering(modules="statues afterlife", **more), None, 9, 4, 1)
    table.play("1: gift favours 3", "2: gift favours 2", "0: gift tomb, tomb gold 1 1")
    assert table.gold(0) == 43 + 2


# Isis


@pytest.mark.parametrize("temple", [1, 2, 3, 4])
def test_isis_counts_as_a_temple(temple: int) -> None:
    table = scoring("thebes of 1", temple=temple, modules="statues", more={"statues": {"thebes": "isis"}})
    assert table.points("statues") == [0, temple, 0, 0]
    assert table.points("temples") == [0, 0, 0, 0]


def test_isis_adds_to_the_temples_of_her_province() -> None:
    table = scoring("damanhur of 0", temple=3, modules="statues", more={"statues": {"damanhur": "isis"}})
    assert (table.points("temples")[0], table.points("statues")[0], table.game.scores[0]) == (6, 3, 9)


def test_isis_scores_for_nobody_while_nobody_controls_her_province() -> None:
    table = scoring("edfu of 0", temple=3, modules="statues", more={"statues": {"thebes": "isis"}})
    assert table.points("statues") == [0] * 4


def test_the_other_statues_are_no_temples() -> None:
    for god in ("horus", "bastet", "osiris", "set", "sobek", "thoth", "ptah"):
        table = scoring("thebes of 0", temple=4, modules="statues", more={"statues": {"thebes": god}})
        assert table.game.scores == (0, 0, 0, 0)


# Sobek


def test_r35_sobek_lets_every_scheme_score_4() -> None:
    hand = "east-or-west river-or-hinterland"
    more = {"statues": {"thebes": "sobek"}}
    table = scoring("thebes of 0", "edfu of 1", modules="statues", hands={0: hand, 1: hand}, more=more)
    table.play("0: score east-or-west, score river-or-hinterland, done", "1: score east-or-west, done")
    assert table.points("schemes") == [8, 3, 0, 0]


def test_r35_sobek_counts_for_tribute_and_pharaohs_blessing_too() -> None:
    more = {"statues": {"thebes": "sobek", "edfu": "isis"}, "pharaoh_tokens": [2, 0, 0, 0]}
    hands = {0: "tribute pharaohs-blessing"}
    table = scoring("thebes of 0", "edfu of 0", modules="statues pharaoh", hands=hands, more=more)
    table.play("0: score tribute, score pharaohs-blessing")
    assert table.points("schemes") == [8, 0, 0, 0]


# Thoth


def thoth(deck: dict[str, int], hand: str = "", **more: Any) -> Table:
    return market("thoth", hands={0: hand}, more={"deck": deck, "discards": {}, **more})


@pytest.mark.parametrize(("bought", "price"), [(1, 1), (2, 3)])
def test_r19_thoth_draws_one_more_free_and_beyond_the_limit_then_discards_one(bought: int, price: int) -> None:
    table = thoth({"treasury": 9}).play(f"0: buy favours {bought}")
    assert (table.cards(0), table.gold(0)) == (["treasury"] * (bought + 1), 20 - price)
    table.play("0: discard treasury")
    assert (table.cards(0), table.gold(0)) == (["treasury"] * bought, 20 - price)
    assert table.public["discards"] == {"treasury": 1}


def test_r19_thoth_takes_any_card_of_the_hand() -> None:
    table = thoth({"treasury": 2}, hand="influence").play("0: buy favours 1")
    assert table.choices(0, "discard") == ["discard influence", "discard treasury"]
    table.play("0: discard influence")
    assert table.cards(0) == ["treasury"] * 2


def test_r19_the_discard_comes_before_everything_else() -> None:
    table = thoth({"cultivation": 3}).play("0: buy favours 1")
    table.refusal("0: cultivation thebes")
    table.refusal("0: buy farmers 0")
    table.play("0: discard cultivation, cultivation thebes, buy farmers 0")


def test_r19_the_last_card_must_be_discarded_not_sold() -> None:
    table = thoth({"treasury": 9}).play("0: buy favours 1, sell treasury")
    assert table.choices(0) == ["discard treasury"]
    table.refusal("0: sell treasury")
    table.play("0: discard treasury, buy farmers 0")


def test_r19_thoth_needs_a_purchase() -> None:
    table = thoth({"treasury": 9}).play("0: buy favours 0, buy farmers 0")
    assert table.cards(0) == []


def test_thoth_is_for_bought_cards_not_for_gifts() -> None:
    table = gift_turn("1 stone", god="thoth").play("0: gift favours 3")
    assert (table.hands()[0], table.to_act) == (3, [1])


@pytest.mark.parametrize("bought", [1, 2])
def test_r19_when_no_extra_card_can_be_drawn_none_is_discarded(bought: int) -> None:
    table = thoth({"treasury": bought}, hand="influence").play(f"0: buy favours {bought}")
    assert table.choices(0, "discard") == []
    table.play("0: buy farmers 0")
    assert table.cards(0) == ["influence"] + ["treasury"] * bought


def test_r19_the_extra_card_may_come_from_the_discards() -> None:
    table = thoth({"treasury": 1}, discards={"influence": 1}).play("0: buy favours 1")
    assert table.cards(0) == ["influence", "treasury"]
    table.play("0: discard influence")


def test_thoth_draws_for_nobody_else() -> None:
    table = market("thoth", "thebes of 1", "edfu of 0").play("0: buy favours 1, buy farmers 0")
    assert table.hands()[0] == 1


def test_r19_with_ptahs_second_purchase_thoth_draws_again() -> None:
    more = {"statues": {"thebes": "thoth", "memphis": "ptah"}, "deck": {"treasury": 20}, "discards": {}}
    table = set_up("market", "thebes of 0", "memphis of 0", modules="statues", more=more)
    table.play("0: buy favours 2, discard treasury, again favours 1")
    assert table.hands()[0] == 4
    table.play("0: discard treasury, buy farmers 0")
    assert (table.hands()[0], table.gold(0)) == (3, 20 - 3 - 1)


# Ptah


def test_a15_ptah_2_and_3_of_a_kind_cost_9() -> None:
    table = market("ptah").play("0: buy favours 0, buy farmers 0, buy stones 2, stone thebes, stone thebes")
    table.play("0: again stones 3, stone thebes, stone thebes, stone thebes, done")
    assert (table.at("thebes"), table.gold(0)) == ("2 stones, 1 pyramid", 20 - 9)


SECOND = [
    ("tombs", "buy tombs 2, again tombs 3", 9),
    ("favours", "buy tombs 0, buy favours 1, again favours 1", 2),
    ("farmers", "buy tombs 0, buy favours 0, buy farmers 1, farmer thebes, again farmers 2", 4),
    ("stones", "buy tombs 0, buy favours 0, buy farmers 0, buy stones 1, stone thebes, again stones 3", 7),
]


@pytest.mark.parametrize(("ware", "moves", "price"), SECOND)
def test_r33_ptah_sells_each_ware_a_second_time_from_1_again(ware: str, moves: str, price: int) -> None:
    table = market("ptah", modules="statues afterlife").play(f"0: {moves}")
    assert table.gold(0) == 20 - price
    assert table.choices(0, "again") == []
    table.refusal(f"0: again {ware} 1")


def test_r33_ptah_helps_once_a_market() -> None:
    table = market("ptah").play("0: buy favours 1, again favours 1, buy farmers 1, farmer thebes")
    assert table.choices(0, "again") == []
    assert table.amounts(0, "buy stones")[:2] == [0, 1]


def test_r33_ptah_may_be_kept_for_a_later_ware() -> None:
    table = market("ptah").play("0: buy favours 1, done, buy farmers 1, farmer thebes, done")
    table.play("0: buy stones 1, stone thebes, again stones 1, stone thebes, done")
    assert (table.at("thebes"), table.gold(0)) == ("1 farmer, 2 stones", 20 - 4)


def test_r33_ptah_comes_right_after_the_first_purchase() -> None:
    table = market("ptah").play("0: buy favours 1, done")
    table.refusal("0: again favours 1")
    table.play("0: buy farmers 0")
    table.refusal("0: again favours 1")


def test_r33_ptah_needs_a_first_purchase() -> None:
    table = market("ptah").play("0: buy favours 0")
    table.refusal("0: again favours 1")
    table.play("0: buy farmers 0, buy stones 0, done")


def test_r33_both_purchases_of_favour_cards_stay_within_the_icons() -> None:
    table = market("ptah", "memphis of 0", "thebes of 0").play("0: buy favours 1")
    assert table.amounts(0, "again favours") == [1, 2]  # Memphis shows 3
    table.refusal("0: again favours 3")
    table = market("ptah").play("0: buy favours 2")
    assert table.amounts(0, "again favours") == []


def test_r33_both_purchases_of_farmers_stay_within_the_fields() -> None:
    table = market("ptah", "thebes of 0: 1 farmer").play("0: buy favours 0, buy farmers 1, farmer thebes")
    assert table.amounts(0, "again farmers") == [1, 2]
    table = market("ptah", "thebes of 0: 3 farmers").play("0: buy favours 0, buy farmers 1, farmer thebes")
    assert table.amounts(0, "again farmers") == []


def test_ptah_knows_no_other_limit_than_his_gold() -> None:
    table = market("ptah", gold={0: 7}).play("0: buy favours 0, buy farmers 0, buy stones 1, stone thebes")
    assert table.amounts(0, "again stones") == [1, 2, 3]


def test_ptah_is_ready_again_in_the_next_market() -> None:
    table = market("ptah", "thebes of 0", "edfu of 1", "buto of 2", "abu of 3", in_round=4)
    table.play("0: buy favours 1, again favours 1, buy farmers 0, buy stones 0, done")
    table.on_until(lambda it: (it.public["round"], it.phase, it.to_act) == (5, "market", [0]))
    table.play("0: buy favours 1")
    assert 1 in table.amounts(0, "again favours")


def test_ptah_helps_only_who_controls_his_province() -> None:
    table = market("ptah", "thebes of 1", "edfu of 0").play("0: buy favours 1")
    table.refusal("0: again favours 1")


def test_r33_not_for_glory() -> None:
    table = market("ptah", modules="statues promos", hands={0: "glory"})
    table.play("0: buy favours 0, buy farmers 0, buy stones 0, glory 2")
    assert table.choices(0) == ["done"]


# Tribute


@pytest.mark.parametrize(("owned", "holds"), [("", False), ("thebes", False), ("thebes edfu", True)])
def test_tribute_asks_for_two_statues(owned: str, holds: bool) -> None:
    standing = ["mendes of 0", *[f"{name} of 0" for name in owned.split()]]
    more = {"statues": {"thebes": "horus", "edfu": "set", "abu": "ptah"}}
    table = scoring(*standing, "abu of 1", modules="statues", hands={0: "tribute"}, more=more)
    assert table.choices(0, "score") == ["score tribute"] * holds
    if holds:
        assert table.play("0: score tribute").points("schemes") == [3, 0, 0, 0]
    else:
        table.refusal("0: score tribute")


def test_two_tributes_join_the_deck() -> None:
    for edition in ("classic", "anniversary"):
        plain, more = (set_up("market", *THREE, players=3, edition=edition, modules=m) for m in ("", "statues"))
        assert more.public["deck"] == plain.public["deck"] + 2

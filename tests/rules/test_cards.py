"""Every Favour card of the base game: what it does, when it may be played, and that one of a kind is enough."""

import pytest

from amunre.rules.cards import CARDS
from tests.rules.table import FOUR, NOTHING, SCHEMES, Table, auction, offering, offers, scoring, set_up

PHASES = ("auction", "market", "offering", "gifts", "harvest", "scoring")

PLAYED = {
    "bribery": ("auction", "bribery"),
    "protection": ("auction", "protection"),
    "architect": ("market", "architect memphis"),
    "cultivation": ("market", "cultivation memphis"),
    "influence": ("offering", "with influence"),
    "treasury": ("harvest", "treasury memphis"),
    "abundance": ("harvest", "abundance memphis"),
    **{scheme: ("scoring", f"score {scheme}") for scheme in SCHEMES},
}
TITLE = {card.name: card.title for card in CARDS}
ELSEWHERE = [(card, phase) for card, (own, _) in PLAYED.items() for phase in PHASES if phase != own]


def moment(phase: str, card: str) -> Table:
    """Seat 0 is about to act, holds the card twice, and two provinces in which every card would find its use."""
    standing = ("memphis of 0: 3 farmers, 6 extra farmers, 2 stones", "abydos of 0", "thebes of 1", "edfu of 2")
    table = set_up(
        "offering" if phase == "gifts" else phase,
        *standing,
        edition="anniversary",
        players=3,
        in_round=3,
        hands={0: f"{card} {card}"},
        more={"temple": 2, **({"open": ["abu", "buto", "sawu"]} if phase == "auction" else {})},
    )
    return offers(table, 9, 2, 1) if phase == "gifts" else table


def test_every_card_of_the_base_game_is_here() -> None:
    assert set(PLAYED) == {card.name for card in CARDS if not card.module}


@pytest.mark.parametrize(("card", "phase"), ELSEWHERE)
def test_in_another_phase_a_card_is_refused(card: str, phase: str) -> None:
    table = moment(phase, card)
    move = PLAYED[card][1]
    assert move not in table.choices(0)
    assert TITLE[card] in table.refusal(f"0: {move}")


@pytest.mark.parametrize("card", PLAYED)
def test_a_card_that_is_not_in_hand_is_refused(card: str) -> None:
    phase, move = PLAYED[card]
    table = moment(phase, "treasury" if card == "influence" else "influence")
    first = "0: offer 1, " if phase == "offering" else "0: "
    assert TITLE[card] in table.refusal(first + move)


@pytest.mark.parametrize("card", PLAYED)
def test_a_card_may_be_sold_for_1_gold_in_every_phase(card: str) -> None:
    for phase in PHASES:
        table = moment(phase, card)
        before = table.gold(0)
        table.play(f"0: sell {card}, sell {card}")
        assert (table.gold(0), table.cards(0)) == (before + 2, [])
    assert table.public["discards"][card] == 2


@pytest.mark.parametrize("card", PLAYED)
def test_on_anothers_turn_a_card_may_not_even_be_sold(card: str) -> None:
    table = set_up("market", *FOUR, edition="anniversary", hands={1: card})
    assert table.choices(1) == []
    table.refusal(f"1: sell {card}")


def test_theft_is_never_sold() -> None:
    table = set_up("market", *FOUR)
    assert "Theft" in table.refusal("0: sell theft")


def test_a_bid_beyond_his_gold_is_paid_by_selling_the_cards_he_chooses() -> None:
    table = auction("thebes edfu abu", gold={0: 5}, hands={0: "architect treasury"})
    assert table.amounts(0, "bid abu") == [0, 1, 3, 6]
    table.play("0: bid abu 6", "1: bid edfu 0", "2: bid thebes 0")
    assert (table.to_act, table.choices(0)) == ([0], ["sell architect", "sell treasury"])
    table.play("0: sell treasury")
    assert (table.gold(0), table.cards(0), table.phase) == (0, ["architect"], "market")


# Bribery


def outbid_in_thebes(hand: str = "bribery") -> Table:
    return auction("thebes edfu abu", gold={0: 40, 1: 40, 2: 40}, hands={0: hand}).play(
        "0: bid thebes 3", "1: bid thebes 6", "2: bid abu 0"
    )


def test_bribery_lets_him_raise_in_the_same_province() -> None:
    assert "Thebes" in outbid_in_thebes().refusal("0: bid thebes 10")
    table = outbid_in_thebes().play("0: bribery")
    assert table.amounts(0, "bid thebes") == [10, 15, 21, 28, 36]


def test_bribery_also_lets_him_go_elsewhere() -> None:
    assert outbid_in_thebes().play("0: bribery").amounts(0, "bid abu")[0] == 1


def test_bribery_lasts_to_the_end_of_the_auction() -> None:
    table = outbid_in_thebes().play("0: bribery, bid thebes 10", "1: bid abu 1", "2: bid thebes 15")
    assert table.amounts(0, "bid thebes") == [21, 28, 36]


def test_bribery_is_refused_while_he_is_not_outbid() -> None:
    table = auction("thebes edfu abu", hands={0: "bribery"})
    assert "Bribery" in table.refusal("0: bribery")
    table.play("0: bid thebes 3", "1: bid abu 0", "2: bid abu 1")
    assert "Bribery" in table.refusal("0: bribery")


def test_one_bribery_an_auction() -> None:
    table = outbid_in_thebes("bribery bribery")
    assert "Bribery" in table.refusal("0: bribery, bribery")
    table.play("0: bid thebes 10", "1: bid abu 1", "2: bid thebes 15")
    assert "Bribery" in table.refusal("0: bribery")


def test_bribery_reaches_the_discards_when_the_auction_is_resolved() -> None:
    table = outbid_in_thebes().play("0: bribery")
    assert table.public["discards"].get("bribery", 0) == 0
    table.play("0: bid edfu 0")
    assert table.public["discards"] == {"bribery": 1}


# Protection


def test_protection_blocks_the_space_above_his_scribe() -> None:
    table = auction("thebes edfu abu", hands={0: "protection"}).play("0: protection, bid thebes 6")
    assert table.amounts(1, "bid thebes") == [15]
    assert "Protection" in table.refusal("1: bid thebes 10")


def test_protection_may_be_played_before_passing() -> None:
    table = auction("thebes edfu abu", hands={0: "protection"}).play(
        "0: bid thebes 6", "1: bid edfu 0", "2: bid edfu 1"
    )
    table.play("0: protection, pass")
    assert table.amounts(1, "bid thebes") == [15]


def test_protection_follows_the_scribe() -> None:
    table = auction("thebes edfu abu", hands={0: "protection"}).play("0: protection, bid thebes 6", "1: bid thebes 15")
    table.play("2: bid edfu 0", "0: bid edfu 3", "1: pass")
    assert table.amounts(2, "bid thebes") == []  # 21 is beyond his gold; nothing is blocked there any more
    table.play("2: bid abu 0")
    assert table.phase == "market"


def test_protection_in_the_second_province_blocks_there() -> None:
    table = auction("thebes edfu abu", hands={0: "protection"}).play("0: protection, bid thebes 1", "1: bid thebes 6")
    table.play("2: bid thebes 10", "0: bid edfu 3")
    assert table.amounts(1, "bid edfu") == [10, 15]


def test_protected_scribes_each_block_their_own_next_space() -> None:
    table = auction("thebes edfu abu", gold={2: 40}, hands={0: "protection", 1: "protection"})
    table.play("0: protection, bid thebes 1", "1: protection, bid thebes 6")
    assert table.amounts(2, "bid thebes") == [15, 21, 28, 36]


def test_one_protection_an_auction() -> None:
    table = auction("thebes edfu abu", hands={0: "protection protection"})
    assert "Protection" in table.refusal("0: protection, protection")
    table.play("0: bid thebes 6", "1: bid edfu 0", "2: bid edfu 1")
    assert "Protection" in table.refusal("0: protection")


def test_protection_is_refused_when_the_bid_could_no_longer_be_paid() -> None:
    table = auction("thebes edfu abu", gold={0: 5}, hands={0: "protection"})
    table.play("0: bid thebes 6", "1: bid edfu 0", "2: bid edfu 1")
    table.refusal("0: protection")
    assert table.choices(0) == ["pass", "sell protection"]  # 5 + 1 for the sale is still 6


# Architect


def test_architect_builds_from_two_stones() -> None:
    table = set_up("market", "memphis of 0: 2 stones, 1 pyramid", hands={0: "architect"}).play("0: architect memphis")
    assert (table.at("memphis"), table.cards(0)) == ("2 pyramids", [])
    assert table.public["discards"] == {"architect": 1}


@pytest.mark.parametrize("province", ["memphis", "abydos", "thebes"])
def test_architect_needs_exactly_two_stones_in_a_province_of_his(province: str) -> None:
    standing = ("memphis of 0: 1 stone", "abydos of 0", "thebes of 1: 2 stones")
    table = set_up("market", *standing, in_round=2, hands={0: "architect"})
    assert table.choices(0, "architect") == []
    table.refusal(f"0: architect {province}")


def test_architect_may_come_between_two_bought_stones() -> None:
    table = set_up("market", "memphis of 0: 1 stone", hands={0: "architect"}).play(
        "0: buy favours 0, buy farmers 0, buy stones 2, stone memphis, architect memphis, stone memphis, done"
    )
    assert table.at("memphis") == "1 stone, 1 pyramid"


@pytest.mark.parametrize(("card", "pieces"), [("architect", "1 pyramid"), ("cultivation", "1 extra farmer, 2 stones")])
def test_a_card_bought_this_turn_may_be_played_this_turn(card: str, pieces: str) -> None:
    table = set_up("market", "thebes of 0: 2 stones", more={"deck": {card: 1}})
    table.play(f"0: buy favours 1, {card} thebes")
    assert table.at("thebes") == pieces


# Cultivation


def test_cultivation_needs_no_field_and_knows_no_limit() -> None:
    table = set_up("market", "thebes of 0: 4 farmers, 7 extra farmers", hands={0: "cultivation"})
    table.play("0: cultivation thebes")
    assert table.at("thebes") == "4 farmers, 8 extra farmers"
    assert table.gold(0) == 20


def test_cultivation_takes_no_field() -> None:
    table = set_up("market", "thebes of 0", hands={0: "cultivation"}).play("0: cultivation thebes, buy favours 0")
    assert table.amounts(0, "buy farmers") == [0, 1, 2, 3, 4]


def test_cultivation_only_in_a_province_of_his() -> None:
    table = set_up("market", "thebes of 0", "edfu of 1", hands={0: "cultivation"})
    assert table.choices(0, "cultivation") == ["cultivation thebes"]


def test_one_cultivation_a_market() -> None:
    table = set_up("market", "thebes of 0", hands={0: "cultivation cultivation"})
    assert "Cultivation" in table.refusal("0: cultivation thebes, cultivation thebes")


# Influence


@pytest.mark.parametrize(("move", "space"), [("influence +3", 3), ("influence -3", 2)])
def test_influence_moves_the_collective_offering_by_3(move: str, space: int) -> None:
    table = offering(hands={0: "influence"}).play("0: offer 7, with influence, done")
    table.play("1: offer 1, done", "2: offer 1, done", "3: offer 1, done", f"0: {move}")
    assert table.temple == space


def test_influence_must_do_one_of_the_two() -> None:
    table = offering(hands={0: "influence"}).play("0: offer 7, with influence, done")
    table.play("1: offer 1, done", "2: offer 1, done", "3: offer 1, done")
    assert table.choices(0) == ["influence +3", "influence -3"]


def test_influence_is_secret_until_the_reveal_and_discarded_before_the_gifts() -> None:
    table = offering(hands={0: "influence"}).play("0: offer 7, with influence, done")
    assert table.hands()[0] == 1
    table.play("1: offer 1, done", "2: offer 1, done", "3: offer 1, done", "0: influence +3")
    assert table.phase == "gifts"
    assert table.public["discards"] == {"influence": 1}


def test_one_influence_an_offering() -> None:
    table = offering(hands={0: "influence influence"})
    assert "Influence" in table.refusal("0: offer 7, with influence, with influence")


# Treasury


def test_treasury_replaces_all_income_of_a_province() -> None:
    table = set_up("harvest", "avaris of 0: 3 farmers", "abu of 0", hands={0: "treasury"}, more={"temple": 2})
    table.play("0: treasury avaris, done")
    assert table.gold(0) == 20 + 8 + 4


def test_one_treasury_a_harvest() -> None:
    table = set_up("harvest", "avaris of 0", "abu of 0", hands={0: "treasury treasury"}, more={"temple": 2})
    assert "Treasury" in table.refusal("0: treasury avaris, treasury abu")


# Abundance


def test_abundance_pays_1_more_for_each_farmer() -> None:
    table = set_up("harvest", "thebes of 0: 3 farmers, 1 extra farmer", hands={0: "abundance"}, more={"temple": 3})
    table.play("0: abundance thebes, done")
    assert table.gold(0) == 20 + 4 * 3 + 4


def test_abundance_counts_the_farmers_printed_on_baharya() -> None:
    table = set_up("harvest", "baharya of 0: 1 farmer", hands={0: "abundance"}, more={"temple": 1})
    table.play("0: abundance baharya, done")
    assert table.gold(0) == 20 + 3 * 1 + 3


def test_one_abundance_a_harvest() -> None:
    table = set_up("harvest", "thebes of 0", "abu of 0", hands={0: "abundance abundance"}, more={"temple": 2})
    assert "Abundance" in table.refusal("0: abundance thebes, abundance abu")


@pytest.mark.parametrize("card", ["treasury", "abundance"])
def test_a_harvest_card_only_for_a_province_of_his(card: str) -> None:
    table = set_up("harvest", "thebes of 0", "edfu of 1", hands={0: card}, more={"temple": 2})
    assert table.choices(0, card) == [f"{card} thebes"]


# Schemes

HOLDS = [
    ("east-or-west", ("edfu", "buto", "kharga")),
    ("east-or-west", ("abu", "avaris", "thebes")),
    ("upper-or-lower", ("edfu", "abu", "dakhla")),
    ("upper-or-lower", ("buto", "avaris", "memphis")),
    ("river-or-hinterland", ("edfu", "abu", "buto")),
    ("river-or-hinterland", ("kharga", "sawu", "avaris")),
    ("master-of-favours", ("memphis", "abydos", "avaris")),
    ("master-of-favours", ("thebes", "dakhla", "mendes")),  # 2 + 2 icons, 2 + 1 cards as blessings
    ("master-of-farmers", ("mendes: 6 farmers", "thebes: 2 farmers, 1 extra farmer")),
    ("master-of-farmers", ("baharya: 2 farmers", "mendes: 5 farmers")),  # and two printed
    ("master-of-federation", ("kharga", "edfu", "abu")),  # Edfu and Abu touch across the Nile
    ("master-of-federation", ("mendes", "buto", "damanhur")),
]
FAILS = [
    ("east-or-west", ("edfu", "buto", "abu")),
    ("upper-or-lower", ("edfu", "abu", "buto")),
    ("river-or-hinterland", ("edfu", "abu", "kharga")),
    ("master-of-favours", ("memphis", "dakhla", "mendes")),  # 3 and 2 + 1
    ("master-of-farmers", ("baharya: 2 farmers", "mendes: 4 farmers")),
    ("master-of-federation", ("kharga", "edfu", "thebes")),
    ("master-of-federation", ("memphis", "thebes", "baharya")),  # no bridge but the four
]


def owned(provinces: tuple[str, ...]) -> list[str]:
    """`thebes: 2 farmers` -> `thebes of 0: 2 farmers`."""
    return [" of 0: ".join(text.split(": ")) if ":" in text else f"{text} of 0" for text in provinces]


@pytest.mark.parametrize(("scheme", "provinces"), HOLDS)
def test_a_scheme_whose_condition_holds_scores_3(scheme: str, provinces: tuple[str, ...]) -> None:
    table = scoring(*owned(provinces), edition="anniversary", hands={0: scheme}).play(f"0: score {scheme}")
    assert table.points("schemes") == [3, 0, 0, 0]
    assert (table.cards(0), table.public["discards"]) == ([], {scheme: 1})


@pytest.mark.parametrize(("scheme", "provinces"), FAILS)
def test_a_scheme_whose_condition_fails_is_refused_and_kept(scheme: str, provinces: tuple[str, ...]) -> None:
    table = scoring(*owned(provinces), edition="anniversary", hands={0: scheme})
    assert TITLE[scheme] in table.refusal(f"0: score {scheme}")
    table.play("0: done")
    assert table.cards(0) == [scheme]


@pytest.mark.parametrize(("scheme", "provinces"), HOLDS)
def test_one_scheme_of_a_kind_a_scoring(scheme: str, provinces: tuple[str, ...]) -> None:
    table = scoring(*owned(provinces), edition="anniversary", hands={0: f"{scheme} {scheme}"})
    assert TITLE[scheme] in table.refusal(f"0: score {scheme}, score {scheme}")


def test_different_schemes_all_score() -> None:
    hand = "upper-or-lower river-or-hinterland master-of-federation"
    table = scoring("edfu of 0", "abu of 0", "thebes of 0", edition="anniversary", hands={0: hand})
    table.play("0: score upper-or-lower, score river-or-hinterland, score master-of-federation, done")
    assert table.points("schemes") == [9, 0, 0, 0]


def test_a_scheme_need_not_be_scored() -> None:
    table = scoring("edfu of 0", edition="anniversary", hands={0: "east-or-west"}).play("0: done")
    assert (table.cards(0), table.points("schemes")) == (["east-or-west"], [0, 0, 0, 0])


def test_a_kind_may_be_played_again_in_the_next_phase_of_its_sort() -> None:
    table = set_up("market", *FOUR, hands={0: "cultivation cultivation"})
    table.play("0: cultivation mendes, " + NOTHING)
    table.on_until(lambda it: it.public["round"] == 2 and it.phase == "market" and it.to_act == [0])
    table.play("0: cultivation mendes")
    assert table.at("mendes").endswith("2 extra farmers")

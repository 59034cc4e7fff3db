"""The sentences in which moves are refused: each names its rule, and none tells what is another player's secret."""

import pytest

from tests.rules.table import FOUR, Table, auction, gold_scoring, new_table, offering, offers, scoring, set_up

PLACE = "buy favours 0, buy farmers 0"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("0: bid memphis 3", "Memphis is not up for auction in this round; up for auction are Abu, Edfu and Thebes."),
        ("0: bid thebes 45", "You cannot bid 45: in this game bids end at 36."),
        ("0: bid thebes 10", "You cannot bid 10 for Thebes: you can pay at most 8 (7 gold and 1 Favour card to sell)."),
        ("1: bid thebes 3", "It is not your turn: seat 0 has to bid or pass."),
        ("0: pass", "You may not pass: your Scribe is not placed yet, so you must bid."),
        ("0: protection", "You have no Protection in your hand."),
        ("0: bribery", "Bribery can be played only when your Scribe is outbid."),
        ("0: sell treasury", "You have no Treasury in your hand, so you cannot sell it."),
        ("0: buy stones 1", "Stones are bought in the Market; now it is the Auction. Bid for a province."),
        ("0: done", "You cannot be done yet. Bid for a province."),
        ("0: keep east-or-west", "This game is played without start Schemes. Bid for a province."),
        ("0: glory 1", "That belongs to the expansion Promos, which is not in this game. Bid for a province."),
    ],
)
def test_a_first_bid(line: str, words: str) -> None:
    assert auction("thebes edfu abu", gold={0: 7}, hands={0: "architect"}).refusal(line) == words


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("0: bid thebes 6", "You were outbid in Thebes: bid for another province; only with Bribery"),
        ("0: bribery, bid thebes 3", "A bid for Thebes must be higher than 3, the highest there."),
        ("0: bribery, bid thebes 6", "A Protection keeps you from bidding 6 for Thebes."),
        ("0: bribery, bribery", "You have already played Bribery: each kind of card can be played once a phase."),
        ("0: pass", "You may not pass: you were outbid in Thebes, so you must bid again."),
    ],
)
def test_an_outbid_scribe(line: str, words: str) -> None:
    table = auction("thebes edfu abu", hands={0: "bribery bribery", 1: "protection"})
    table.play("0: bid thebes 0", "1: protection, bid thebes 3", "2: bid abu 0")
    assert words in table.refusal(line)


def test_who_is_not_outbid_passes_and_keeps_the_card_he_needs() -> None:
    table = auction("thebes edfu abu", gold={0: 5}, hands={0: "protection"})
    table.play("0: bid thebes 6", "1: bid edfu 0", "2: bid edfu 1")
    assert table.refusal("0: bid abu 0") == "You are not outbid in Thebes, so you must pass."
    assert "need this Protection to pay your bid of 6" in table.refusal("0: protection")


def test_only_a_sale_pays_what_the_gold_does_not() -> None:
    table = auction("thebes edfu abu", gold={0: 5}, hands={0: "architect treasury"})
    table.play("0: bid thebes 6", "1: bid edfu 0", "2: bid abu 0")
    short = "Sell Favour cards for 1 gold each: you have to pay 6 gold and you have 5."
    assert table.refusal("0: done") == table.refusal("0: bid thebes 3") == short


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("0: buy stones 1", "Purchases come in this order, each once: Favour cards, Farmers, Stones."),
        ("0: buy favours 9", "You cannot buy Favour cards: your provinces show no Favour icon."),
        ("0: buy favours 0, buy farmers 9", "You can buy at most 2 Farmers: your provinces have 2 empty fields."),
        (f"0: {PLACE}, buy stones 4", "they cost 10 gold and you have 6. Selling a Favour card gives 1 more."),
        (f"0: {PLACE}, buy stones 1, stone edfu", "A Stone goes to one of your own provinces, and Edfu is not yours."),
        ("0: buy favours 0, buy farmers 1, farmer edfu", "A Farmer goes to one of your own provinces"),
        ("0: architect mendes", "Architect needs exactly 2 Stones in the province; Mendes has 1 Stone."),
        ("0: architect edfu", "Architect is for one of your own provinces, and Edfu is not yours."),
        ("0: cultivation mendes", "You have no Cultivation in your hand."),
        ("0: done", "You cannot be done yet."),
    ],
)
def test_the_market(line: str, words: str) -> None:
    standing = ("mendes of 0: 4 farmers, 1 stone", "edfu of 1")
    assert words in set_up("market", *standing, gold={0: 6}, hands={0: "architect"}).refusal(line)


def test_the_market_without_icons_fields_or_provinces() -> None:
    table = set_up("market", "avaris of 0: 3 farmers")
    assert "your provinces show no Favour icon" in table.refusal("0: buy favours 1")
    table.play("0: buy favours 0, buy farmers 0, buy stones 0, done")
    assert "You control no province" in table.refusal("1: buy favours 1")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("0: offer 41", "You can offer at most 40 gold. Selling a Favour card gives 1 more."),
        ("1: offer 41", "You can offer at most 40 gold."),
        ("0: done", "You must offer at least 1 gold or play your Theft before you are done."),
        ("0: with influence", "Influence is added after your gold or your Theft: offer first."),
        ("1: steal, with influence", "You have no Influence in your hand."),
        ("0: steal, with influence, with influence", "You have already added an Influence: one is allowed"),
        ("0: offer 3, offer 4", "Your offering already lies face down and cannot be changed."),
        ("0: offer 3, done, offer 4", "You have already made your offering."),
        ("0: influence +3", "Something else is to be decided first. Offer at least 1 gold, or steal."),
    ],
)
def test_the_offering(line: str, words: str) -> None:
    assert offering(hands={0: "influence influence"}).refusal(line).startswith(words)


def test_a_refusal_in_the_offering_does_not_tell_who_is_ready() -> None:
    early, late = offering(), offering()
    late.play("2: offer 3, done", "3: steal, done")
    for line in ("0: offer 41", "0: pass", "1: done"):
        assert early.refusal(line) == late.refusal(line)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("0: gift favours 4", "You cannot take 4 Favour cards: you have 3 gifts to take."),
        ("0: gift favours 1, gift favours 1", "You have already taken Favour cards"),
        ("0: done", "Gifts must be taken: you have 3 gifts left."),
        (
            "0: architect mendes",
            "Architect and Cultivation cannot be played while gifts are taken, only in the Market.",
        ),
        ("1: gift stone", "It is not your turn: seat 0 has a gift to choose."),
    ],
)
def test_the_gifts(line: str, words: str) -> None:
    assert offers(offering(), 9, 5, 2, 1).refusal(line).startswith(words)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("0: treasury mendes, abundance mendes", "Treasury already lies on Mendes: one harvest card a province (R7)."),
        ("0: treasury thebes", "Treasury is for one of your own provinces, and Thebes is not yours."),
        ("0: bid thebes 3", "Bids are made in the Auction; now it is the Harvest. Take your income"),
    ],
)
def test_the_harvest(line: str, words: str) -> None:
    table = set_up("harvest", *FOUR, hands={0: "treasury abundance"}, more={"temple": 2})
    assert table.refusal(line).startswith(words)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("0: score master-of-farmers", "Master of Farmers is not fulfilled: it scores 3 points if at least 9 Farmers"),
        ("0: score upper-or-lower", "You have no Upper or Lower in your hand."),
        ("0: score treasury", "Only Schemes can be scored, and Treasury is none."),
        ("0: score east-or-west, score east-or-west", "You have already scored East or West: the same Scheme"),
    ],
)
def test_the_scoring(line: str, words: str) -> None:
    hand = {0: "master-of-farmers east-or-west east-or-west"}
    assert scoring("edfu of 0", hands=hand).refusal(line).startswith(words)


@pytest.mark.parametrize("move", ["done", "bid thebes 3"])
def test_after_the_end(move: str) -> None:
    assert gold_scoring(10, 12, 11).refusal(f"0: {move}") == "The game is over."


def test_only_what_was_dealt_can_be_kept_and_only_once() -> None:
    table = new_table("anniversary", 3)
    assert table.refusal("0: keep treasury") == "You were not dealt Treasury."
    assert table.refusal(f"0: {table.choices(0, 'keep')[0]}, pass") == "You have already chosen your start Scheme."


def test_blocked_provinces_and_secret_cards() -> None:
    table: Table = new_table("anniversary", 3, start_cards=False)
    first, blocked = table.to_act[0], next(iter(table.public["blocked"]))
    expected = f"{blocked.capitalize()} is blocked: nobody can win it in this game."
    assert table.refusal(f"{first}: bid {blocked} 0") == expected
    expert = new_table("meeple", 5, expert=True)
    assert expert.refusal("0: bid thebes 3").startswith(
        "Something else is to be decided first. Choose which of your province cards"
    )

import pytest

from amunre.rules.actions import all_actions, to_text
from amunre.terminal.choices import HEADING_WIDTH, filled, grouped, heading_and_label, in_order, menu


def test_bids_of_one_province_stand_in_one_line() -> None:
    choices = in_order(["bid thebes 10", "bid thebes 3", "bid buto 0", "sell architect", "bribery"])
    assert choices == ["bid buto 0", "bid thebes 3", "bid thebes 10", "bribery", "sell architect"]
    assert grouped(choices) == [
        ("Bid on Buto", ["[1] 0"]),
        ("Bid on Thebes", ["[2] 3", "[3] 10"]),
        ("", ["[4] Play Bribery"]),
        ("Sell for 1 gold", ["[5] Architect"]),
    ]


def test_a_purchase_names_its_price() -> None:
    assert heading_and_label("buy farmers 3") == ("Buy Farmers", "3 for 6")
    assert heading_and_label("buy stones 0") == ("Buy Stones", "none")


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        ("lift abu", ("Move the Scribe in", "Abu")),
        ("choose abu", ("Keep the province", "Abu")),
        ("delegation", ("", "Play Delegation: swap your two Officials")),
        ("buy tombs 2", ("Buy Tomb tiles", "2 for 3")),
        ("again favours 3", ("Again Favour cards", "3 for 6")),
        ("tomb farmer 2 1", ("Farmer tile to", "2.1")),
        ("extra", ("", "Build an extra tile, for 2 discards")),
        ("discard tile-gold", ("Discard", "Gold tile")),
        ("discard tribute", ("Discard", "Tribute")),
        ("horus abu", ("Horus, 1 gold, in", "Abu")),
        ("glory 3", ("Glory: points", "3 for 6")),
        ("with greed", ("", "Add Greed: a gift for the thief")),
        ("popularity abu", ("Popularity in", "Abu")),
        ("export abu", ("Export in", "Abu")),
        ("afterlife draw", ("", "Play Afterlife: draw a Tomb tile")),
        ("afterlife place", ("", "Play Afterlife: build a tile into your tomb")),
        ("gift tomb", ("", "Gift: build a tile into your tomb")),
        ("score tribute", ("Score", "Tribute")),
    ],
)
def test_choices_of_the_expansions(choice: str, words: tuple[str, str]) -> None:
    assert heading_and_label(choice) == words


def test_every_choice_there_is_has_words() -> None:
    for number in all_actions():
        heading, label = heading_and_label(to_text(number))
        assert len(heading) <= HEADING_WIDTH
        assert label != to_text(number) or label.isdecimal()


def test_sales_come_last() -> None:
    assert in_order(["sell architect", "stone thebes", "done"])[-1] == "sell architect"


def test_every_choice_has_its_number_and_lines_stay_within_80_columns() -> None:
    choices = in_order([f"offer {n}" for n in range(1, 200)] + ["steal"])
    lines = list(menu(choices))
    assert max(map(len, lines)) < 80
    assert all(f"[{number}]" in " ".join(lines) for number in range(1, 201))


def test_filled_breaks_no_label() -> None:
    assert filled(["[1] a b", "[2] c d", "[3] e"], 16) == ["[1] a b  [2] c d", "[3] e"]

from amunre.terminal.choices import filled, grouped, heading_and_label, in_order, menu


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


def test_words_that_nobody_has_put_into_words_are_shown_as_they_are() -> None:
    assert heading_and_label("tomb farmer 2 1") == ("", "tomb farmer 2 1")


def test_sales_come_last() -> None:
    assert in_order(["sell architect", "stone thebes", "done"])[-1] == "sell architect"


def test_every_choice_has_its_number_and_lines_stay_within_80_columns() -> None:
    choices = in_order([f"offer {n}" for n in range(1, 200)] + ["steal"])
    lines = list(menu(choices))
    assert max(map(len, lines)) < 80
    assert all(f"[{number}]" in " ".join(lines) for number in range(1, 201))


def test_filled_breaks_no_label() -> None:
    assert filled(["[1] a b", "[2] c d", "[3] e"], 16) == ["[1] a b  [2] c d", "[3] e"]

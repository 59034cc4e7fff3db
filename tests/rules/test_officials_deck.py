"""The Officials deck: this project's own eighteen cards, and a file of one's own in their place."""

from contextlib import suppress
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from amunre.rules.officials_deck import (
    GIVES,
    OfficialsDeck,
    OfficialsError,
    load_officials,
    parse_officials,
    standard_officials,
)

DECK = standard_officials()
STANDARD_TEXT = files("amunre.rules").joinpath("data").joinpath("officials.toml").read_text("utf-8")

#                     copies favours farmers stones gold points
CARDS = {
    "scribe": [3, 2, 0, 0, 0, 0],
    "overseer-of-fields": [3, 0, 2, 0, 0, 0],
    "master-mason": [3, 0, 0, 2, 0, 0],
    "treasurer": [3, 0, 0, 0, 5, 0],
    "high-priest": [3, 0, 0, 0, 1, 1],
    "vizier": [1, 1, 1, 1, 0, 0],
    "steward": [1, 0, 0, 1, 3, 0],
    "nomarch": [1, 1, 0, 0, 0, 1],
}


def numbers(deck: OfficialsDeck, kind: int) -> list[int]:
    columns = (deck.copies, deck.favours, deck.farmers, deck.stones, deck.gold, deck.points)
    return [column[kind] for column in columns]


def refusal(text: str) -> list[str]:
    with pytest.raises(OfficialsError) as caught:
        parse_officials(text, "my officials.toml")
    return str(caught.value).split("\n")


def official(name: str = "sage", copies: str = "12", more: str = "") -> str:
    return f"[officials.{name}]\ntitle = 'Sage'\ntext = 'Be wise.'\ncopies = {copies}\n{more}\n"


@pytest.mark.parametrize(("name", "card"), CARDS.items())
def test_each_official(name: str, card: list[int]) -> None:
    assert numbers(DECK, DECK.names.index(name)) == card


def test_eighteen_cards_of_eight_kinds() -> None:
    assert DECK.names == list(CARDS)
    assert sum(DECK.copies) == 18


@pytest.mark.parametrize("kind", range(len(CARDS)))
def test_the_text_names_every_number_the_card_gives(kind: int) -> None:
    assert all(str(number) in DECK.texts[kind] for number in numbers(DECK, kind)[1:] if number)
    assert DECK.titles[kind].lower().replace(" ", "-") == DECK.names[kind]


def test_the_deck_is_marked_as_our_own() -> None:
    assert "own" in DECK.source


def test_a_copy_of_the_standard_file_is_the_standard_deck() -> None:
    assert parse_officials(STANDARD_TEXT, "copy.toml").digest == DECK.digest


def test_a_file_replaces_the_whole_deck() -> None:
    deck = parse_officials(official(more="gold = 9"), "mine.toml")
    assert deck.names == ["sage"]
    assert numbers(deck, 0) == [12, 0, 0, 0, 9, 0]
    assert (deck.titles, deck.texts, deck.source) == (["Sage"], ["Be wise."], "mine.toml")


def test_words_do_not_change_the_digest_but_numbers_do() -> None:
    one = parse_officials(official(), "a")
    assert parse_officials(official().replace("wise", "brave"), "b").digest == one.digest
    assert parse_officials(official(copies="13"), "c").digest != one.digest


def test_twelve_kinds_and_forty_cards_are_allowed() -> None:
    text = "".join(official(f"sage-{letter}", "4" if letter < "e" else "3") for letter in "abcdefghijkl")
    assert sum(parse_officials(text, "large.toml").copies) == 40


THIRTEEN = "".join(official(f"sage-{letter}", "1") for letter in "abcdefghijklm")
NEEDED = "but a table for each kind is needed, such as [officials.scribe]."
DECKS = {
    "no kinds": ("[officials]", "found 0 kinds of Officials, but a deck has 1 to 12."),
    "too few cards": (official(copies="11"), "found 11 cards in all, but a deck has 12 to 40."),
    "too many cards": (official() + official("wise", "29"), "found 41 cards in all, but a deck has 12 to 40."),
    "too many kinds": (THIRTEEN, "found 13 kinds of Officials, but a deck has 1 to 12."),
    "no officials": ("", f"found nothing, {NEEDED}"),
    "a list": ("officials = [1]", f"found a list of 1, {NEEDED}"),
}


@pytest.mark.parametrize(("text", "sentence"), DECKS.values(), ids=DECKS.keys())
def test_a_deck_that_cannot_be_is_refused(text: str, sentence: str) -> None:
    assert refusal(text)[0] == f"officials: {sentence}"


WRONG_NUMBERS = {"10": "10", "-1": "-1", "true": "true", "1.0": "a fraction", "'1'": "'1'"}


@pytest.mark.parametrize("what", GIVES)
@pytest.mark.parametrize(("value", "found"), WRONG_NUMBERS.items())
def test_a_gift_out_of_bounds_is_refused(what: str, value: str, found: str) -> None:
    (sentence,) = refusal(official(more=f"{what} = {value}"))
    assert sentence == f"sage, {what}: found {found}, but a whole number from 0 to 9 is needed."


@pytest.mark.parametrize("copies", ["0", "41", "true", "'3'", "[3]", "9" * 50])
def test_copies_out_of_bounds_are_refused(copies: str) -> None:
    (sentence,) = refusal(official(copies=copies))
    assert sentence.startswith("sage, copies: found ")
    assert sentence.endswith("but a whole number from 1 to 40 is needed.")


@pytest.mark.parametrize("name", ["Sage", "'old sage'", "'sage-'", "-", "sage2", "'é'", "''", "a" * 31])
def test_a_name_that_is_no_notation_is_refused(name: str) -> None:
    (sentence,) = refusal(official(name))
    assert "a name is lower case words of a to z joined by hyphens" in sentence


def test_every_wrong_entry_has_its_sentence() -> None:
    lines = refusal("limit = 1\n[officials]\nsage = {copies = 0, colour = 1}\nfool = 3")
    starts = ["'limit':", "sage, 'colour':", "sage, copies: found 0", "sage, title: found nothing"]
    starts += ["sage, text: found nothing", "fool: found 3"]
    assert len(lines) == len(starts)
    assert all(line.startswith(start) for line, start in zip(lines, starts, strict=True))


@pytest.mark.parametrize("text", ["''", "3", '"two\\nlines"', '"\\u001b[2J"', "'" + "a" * 201 + "'"])
def test_a_text_that_is_not_one_line_is_refused(text: str) -> None:
    (sentence,) = refusal(f"[officials.sage]\ntitle = 'Sage'\ncopies = 12\ntext = {text}")
    assert sentence.startswith("sage, text: found ")
    assert sentence.isprintable()


def test_the_limits_cannot_be_changed() -> None:
    assert refusal(official() + "[limits]\nkinds = 99")[0].startswith("limits: this table cannot be changed")


def test_a_user_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(official(), "utf-8")
    assert load_officials(str(path)).source == "mine.toml"


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(OfficialsError, match="there is no such file"):
        load_officials(str(tmp_path / "nowhere.toml"))


def read_or_refuse(text: str) -> None:
    """Nothing but an OfficialsDeck or an OfficialsError may come of any text."""
    with suppress(OfficialsError):
        assert isinstance(parse_officials(text, "fuzz.toml"), OfficialsDeck)


@given(st.text())
def test_any_text_is_a_deck_or_an_error(text: str) -> None:
    read_or_refuse(text)


@given(st.binary())
def test_any_bytes_are_a_deck_or_an_error(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.mktemp("fuzz") / "officials.toml"
    path.write_bytes(content)
    with suppress(OfficialsError):
        assert isinstance(load_officials(str(path)), OfficialsDeck)


@given(st.integers(0, len(STANDARD_TEXT)), st.integers(0, 40), st.text(max_size=5))
def test_a_damaged_standard_file_is_a_deck_or_an_error(place: int, length: int, patch: str) -> None:
    read_or_refuse(STANDARD_TEXT[:place] + patch + STANDARD_TEXT[place + length :])

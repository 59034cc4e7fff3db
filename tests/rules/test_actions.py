"""Actions as numbers, values and text: each into each other, and each misprint in a sentence."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from amunre.rules.actions import ACTIONS, all_actions, parse, to_action, to_number, to_text
from amunre.rules.errors import IllegalMove
from tests.rules.table import a_sentence


def test_numbers_values_and_texts_are_one_to_one() -> None:
    numbers = all_actions()
    assert numbers == sorted(set(numbers))
    assert [to_number(to_action(number)) for number in numbers] == numbers
    assert [parse(to_text(number)) for number in numbers] == numbers
    assert (
        len({to_action(number) for number in numbers}) == len({to_text(number) for number in numbers}) == len(numbers)
    )


def test_the_numbers_end_where_the_space_ends() -> None:
    assert (all_actions()[0], all_actions()[-1]) == (0, ACTIONS - 1)


@pytest.mark.parametrize("number", all_actions()[::7])
def test_a_text_says_what_the_value_says(number: int) -> None:
    verb, target, amount = to_action(number)
    assert to_text(number) == " ".join([verb, *filter(None, [target]), *([str(amount)] if amount >= 0 else [])])


def refusal(text: Any) -> str:
    with pytest.raises(IllegalMove) as caught:
        parse(text)
    assert len(str(caught.value)) <= 400
    return str(caught.value)


@pytest.mark.parametrize("number", all_actions()[::3])
def test_every_misprint_is_a_sentence(number: int) -> None:
    text = to_text(number)
    for wrong in (
        text + " 1x",
        text + " " + "\x01" * 99,
        text.upper(),
        " " + text,
        text.replace(" ", "  ") + "?",
        text[:-1] + "~",
    ):
        a_sentence(refusal(wrong))


MOVES = {to_text(number) for number in all_actions()}
junk = st.text().filter(lambda text: text not in MOVES) | st.integers() | st.none() | st.lists(st.text())


@given(junk)
@settings(derandomize=True)
def test_junk_is_refused(text: Any) -> None:
    assert refusal(text).endswith(".")


def test_theft_is_never_sold() -> None:
    assert "Theft is no Favour card" in refusal("sell theft")

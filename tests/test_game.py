"""The friendly Game: what random games found out about its log, its undo and its views."""

from __future__ import annotations

import pytest

import amunre
from tests.rules.table import Table, keep_first, new_table, set_up


def secret_after_secret() -> Table:
    """Start Schemes are chosen in secret, and right after that the first province cards."""
    return keep_first(new_table("anniversary", 3, expert=True))


def test_what_was_chosen_in_the_secret_decision_before_cannot_be_taken_back() -> None:
    table = secret_after_secret()
    for seat in range(3):
        with pytest.raises(amunre.IllegalMove, match="Nothing can be taken back"):
            table.game.undo(seat)


def test_each_secret_decision_is_logged_when_it_is_made() -> None:
    lines = secret_after_secret().game.log(None)
    assert [line.get("action", line.get("event")) for line in lines][-4:] == ["keep", "keep", "keep", "round"]


def test_a_choice_in_the_second_secret_decision_is_taken_back_alone() -> None:
    table = secret_after_secret()
    before = table.everything()
    table.play(f"2: {table.choices(2, 'reveal ')[0]}")
    table.game.undo(2)
    assert table.everything() == before


def test_the_preview_of_the_gold_awards_keeps_secret_sales_secret() -> None:
    table = set_up(
        "offering", players=3, in_round=4, gold={1: 20, 0: 19}, hands={0: "treasury abundance"}, open_gold=True
    )
    before = [table.game.score_preview(reader) for reader in (1, 2, None)]
    table.play("0: sell treasury, sell abundance")
    assert [table.game.score_preview(reader) for reader in (1, 2, None)] == before
    assert table.game.score_preview(0)[0]["gold"] == 6

"""Thinking times, counted in boxes."""

import pytest

from amunre.arena.thinking import Thinking, thinking_limit


def counted(times: list[float], limit: float | None = None) -> Thinking:
    thinking = Thinking()
    for seconds in times:
        thinking.note(seconds, limit)
    return thinking


def test_the_limits_of_the_bots() -> None:
    names = ("random", "greedy", "scribe", "search:0.1", "search", "pharaoh")
    assert [thinking_limit(name) for name in names] == [None, None, None, 0.1, 1.0, 2.0]


def test_percentiles_are_right_to_five_per_cent() -> None:
    thinking = counted([number / 1000 for number in range(1, 1001)])
    assert thinking.percentile(0.5) == pytest.approx(0.5, rel=0.05)
    assert thinking.percentile(0.99) == pytest.approx(0.99, rel=0.05)
    assert thinking.slowest == 1.0


def test_in_time_is_a_tenth_and_50_ms_more_than_the_limit() -> None:
    found = counted([0.1, 0.159, 0.161, 0.5], limit=0.1).as_json("search:0.1")
    assert (found["decisions"], found["within_limit"], found["limit_s"]) == (4, 0.5, 0.1)
    assert counted([9.0]).as_json("greedy")["within_limit"] is None


def test_games_add_up_also_through_a_file() -> None:
    one, other = counted([0.001, 0.2], 0.1), counted([0.02, 0.5], 0.1)
    whole = counted([0.001, 0.2, 0.02, 0.5], 0.1)
    total = Thinking.from_line(one.as_line())
    total.add(Thinking.from_line(other.as_line()))
    assert total.as_line() == whole.as_line()


def test_no_decision_is_no_reason_to_fail() -> None:
    assert Thinking().as_json("search:1")["within_limit"] == 1.0

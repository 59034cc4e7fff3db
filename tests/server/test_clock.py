from __future__ import annotations

from amunre.server.clock import ClockRules, new_clock


def test_a_bank_is_spent_and_an_increment_is_gained() -> None:
    clock = new_clock(ClockRules("bank", 100, 5), 3)
    clock.begin([0], 1000)
    assert clock.deadline(0) == 1100
    assert clock.deadline(1) is None
    clock.after(0, True, [1], 1030)
    assert clock.left == [75, 100, 100]
    clock.after(1, True, [1], 1040)
    assert clock.deadline(1) == 1130, "small decisions of one turn are one turn"


def test_each_turn_has_its_time() -> None:
    clock = new_clock(ClockRules("turn", 60), 3)
    clock.begin([0], 0)
    clock.after(0, True, [1], 50)
    clock.after(1, True, [0], 55)
    assert clock.deadline(0) == 115


def test_no_clock_tells_who_has_decided_in_secret() -> None:
    clock = new_clock(ClockRules("bank", 100, 5), 3)
    clock.begin([0, 1, 2], 0)
    before = [clock.shown(reader) for reader in (0, 2, -1)]
    clock.after(1, False, [0, 2], 10)
    assert [clock.shown(reader) for reader in (0, 2, -1)] == before
    assert clock.shown(1)[1] == (95, None)
    assert clock.deadline(1) is None
    clock.after(2, False, [0], 20)
    clock.after(0, True, [1], 40)
    assert clock.left == [65, 95, 85]
    assert clock.since == [None, 40, None]


def test_a_secret_decision_taken_back_runs_on() -> None:
    clock = new_clock(ClockRules("bank", 100), 2)
    clock.begin([0, 1], 0)
    clock.after(0, False, [1], 10)
    clock.after(0, False, [0, 1], 30)
    assert clock.deadline(0) == 100


def test_whoever_comes_back_gets_time() -> None:
    clock = new_clock(ClockRules("bank", 100), 2)
    clock.begin([0], 0)
    clock.left[0] = 0
    clock.give_time(0, 500)
    assert clock.deadline(0) == 560

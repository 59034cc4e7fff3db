import pytest

from amunre.terminal.tables.clocks import Clocks, in_words


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (-3, "0:00"),
        (0.9, "0:00"),
        (65, "1:05"),
        (3599, "59:59"),
        (3661, "1:01:01"),
        (86400, "1 d 0 h"),
        (9e5, "10 d 10 h"),
    ],
)
def test_in_words(seconds: float, words: str) -> None:
    assert in_words(seconds) == words


def test_only_the_clock_that_runs_has_lost_time() -> None:
    clocks = Clocks()
    assert clocks.shown() == ()
    clocks.take({"seats": [(600.5, None), (600.5, 1000.0)], "now": 1060.0})
    assert clocks.shown() == ("10:00", "9:00")
    clocks.take(None)
    assert clocks.shown() == ()

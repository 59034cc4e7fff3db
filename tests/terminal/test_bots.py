import pytest

from amunre.bots import BOTS, RandomBot, new_bot
from amunre.bots.simple_bot import most_of_each, split, weight
from amunre.rules.errors import AmunreError

CHOICES = ["bid thebes 0", "bid thebes 3", "bid thebes 36", "sell architect"]


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    one, other = new_bot(name, "7"), new_bot(name, "7")
    assert [one.choose({}, CHOICES) for _ in range(50)] == [other.choose({}, CHOICES) for _ in range(50)]


def test_the_random_bot_finds_every_choice() -> None:
    bot = RandomBot("1")
    assert {bot.choose({}, CHOICES) for _ in range(500)} == set(CHOICES)


@pytest.mark.parametrize("name", BOTS)
def test_a_forced_choice_is_made(name: str) -> None:
    assert new_bot(name, "1").choose({}, ["sell architect"]) == "sell architect"


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(AmunreError, match="there are simple, random"):
        new_bot("deep thought", "1")


def test_the_simple_bot_has_its_likes() -> None:
    most = most_of_each([*CHOICES, "offer 1", "offer 30", "buy stones 0", "buy stones 4"])
    assert weight("bid thebes 3", most) > weight("bid thebes 36", most) > 0
    assert weight("offer 1", most) > weight("offer 30", most) > 0
    assert weight("sell architect", most) < weight("done", most)
    assert weight("tomb farmer 1 1", {**most, "tomb farmer 1": 1}) == 1


def test_a_choice_is_split_into_words_and_number() -> None:
    assert split("bid thebes 10") == ("bid thebes", 10)
    assert split("influence +3") == ("influence +3", 0)
    assert split("done") == ("done", 0)

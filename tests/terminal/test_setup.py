import pytest
from rich.console import Console

from amunre.rules.errors import AmunreError
from amunre.rules.ruleset import MODULES
from amunre.terminal.expansions import expansions
from amunre.terminal.person import Person
from amunre.terminal.setup import Setup, ask_setup, checked_name, table_names


class Answers(Person):
    """A person who has written all answers down beforehand."""

    def __init__(self, *answers: str, interactive: bool = True) -> None:
        super().__init__(Console(quiet=True), interactive)
        self.answers = list(answers)

    def ask(self, prompt: str) -> str:
        return self.answers.pop(0)


def test_questions_are_asked_until_they_are_answered() -> None:
    person = Answers("roman", "1", "7", "5", "officials", "sphinx", "1, promos", "a name that is far too long", "Ann")
    assert ask_setup(person, None, None, None) == Setup("classic", 5, "Ann", ("statues", "promos"))


def test_enter_takes_the_usual_game() -> None:
    assert ask_setup(Answers("", "", "", ""), None, None, None) == Setup("anniversary", 4, "You")


def test_what_the_command_line_says_is_not_asked() -> None:
    assert ask_setup(Answers(), "meeple", 3, "Ann", ()) == Setup("meeple", 3, "Ann")
    assert ask_setup(Answers(), "meeple", 3, "Ann", ("promos",)) == Setup("meeple", 3, "Ann", ("promos",))


def test_a_pipe_is_asked_nothing() -> None:
    assert ask_setup(Answers(interactive=False), None, None, None) == Setup("anniversary", 4, "You")


def test_two_players_get_the_officials() -> None:
    person = Answers("", "2", "", "")
    assert ask_setup(person, None, None, None) == Setup("anniversary", 2, "You", ("officials",))
    assert ask_setup(Answers("all"), "classic", 2, "Ann").modules == MODULES


def test_each_expansion_is_offered_in_one_line() -> None:
    assert all(len(f"  1  {name:12} {each.short}") <= 80 for name, each in expansions().items())


@pytest.mark.parametrize(
    ("players", "expert", "modules"), [(3, False, MODULES), (3, True, MODULES[1:]), (5, False, MODULES[1:])]
)
def test_all_are_those_that_can_be_played(players: int, expert: bool, modules: tuple[str, ...]) -> None:
    assert ask_setup(Answers("all"), "classic", players, "Ann", expert=expert).modules == modules


def test_the_officials_are_for_two_or_three() -> None:
    assert ask_setup(Answers("4", ""), "classic", None, "Ann", ("officials",)).players == 2
    assert ask_setup(Answers("2", ""), "classic", None, "Ann", ("promos",)).players == 4
    assert ask_setup(Answers(interactive=False), None, None, None, ("officials",)).players == 2


@pytest.mark.parametrize("name", ["", " ", "x" * 13, "a\nb"])
def test_a_name_must_fit(name: str) -> None:
    with pytest.raises(AmunreError, match="1 to 12 letters"):
        checked_name(name)


def test_no_bot_has_the_name_of_the_person() -> None:
    names = table_names("imhotep", 5)
    assert len({name.lower() for name in names}) == 5

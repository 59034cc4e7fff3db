import pytest
from rich.console import Console

from amunre.rules.errors import AmunreError
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
    person = Answers("roman", "1", "7", "5", "a name that is far too long", "Ann")
    assert ask_setup(person, None, None, None) == Setup("classic", 5, "Ann")


def test_enter_takes_the_usual_game() -> None:
    assert ask_setup(Answers("", "", ""), None, None, None) == Setup("anniversary", 4, "You")


def test_what_the_command_line_says_is_not_asked() -> None:
    assert ask_setup(Answers(), "meeple", 3, "Ann") == Setup("meeple", 3, "Ann")


def test_a_pipe_is_asked_nothing() -> None:
    assert ask_setup(Answers(interactive=False), None, None, None) == Setup("anniversary", 4, "You")


@pytest.mark.parametrize("name", ["", " ", "x" * 13, "a\nb"])
def test_a_name_must_fit(name: str) -> None:
    with pytest.raises(AmunreError, match="1 to 12 letters"):
        checked_name(name)


def test_no_bot_has_the_name_of_the_person() -> None:
    names = table_names("imhotep", 5)
    assert len({name.lower() for name in names}) == 5

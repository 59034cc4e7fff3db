"""What has to be settled before a game in the terminal: edition, players, a name."""

from dataclasses import dataclass

from amunre.rules.errors import AmunreError
from amunre.rules.ruleset import EDITION_TITLES, EDITIONS
from amunre.terminal.person import Person

LONGEST_NAME = 12
DEFAULT_EDITION = "anniversary"
DEFAULT_PLAYERS = 4
DEFAULT_NAME = "You"


@dataclass(frozen=True)
class Setup:
    """The answers."""

    edition: str
    players: int
    name: str


def ask_setup(person: Person, edition: str | None, players: int | None, name: str | None) -> Setup:
    """Asks for whatever the command line left open; a pipe is not asked and gets the usual game."""
    if not person.interactive:
        return Setup(
            DEFAULT_EDITION if edition is None else edition,
            DEFAULT_PLAYERS if players is None else players,
            checked_name(DEFAULT_NAME if name is None else name),
        )
    return Setup(
        _ask_edition(person) if edition is None else edition,
        _ask_players(person) if players is None else players,
        _ask_name(person) if name is None else checked_name(name),
    )


def _ask_edition(person: Person) -> str:
    for number, edition in enumerate(EDITIONS, start=1):
        person.say(f"  {number}  {edition:12} {EDITION_TITLES[edition]}")
    while True:
        answer = person.ask(f"Edition ({DEFAULT_EDITION}):").lower() or DEFAULT_EDITION
        if answer in ("1", "2", "3"):
            return EDITIONS[int(answer) - 1]
        if answer in EDITIONS:
            return answer
        person.say(f"Please type one of {', '.join(EDITIONS)}, or its number.")


def _ask_players(person: Person) -> int:
    while True:
        answer = person.ask(f"How many players, with you: 3, 4 or 5 ({DEFAULT_PLAYERS}):") or str(DEFAULT_PLAYERS)
        if answer in ("3", "4", "5"):
            return int(answer)
        person.say("Amun-Re is played by 3, 4 or 5.")


def _ask_name(person: Person) -> str:
    while True:
        try:
            return checked_name(person.ask(f"Your name ({DEFAULT_NAME}):") or DEFAULT_NAME)
        except AmunreError as error:
            person.say(str(error))


def checked_name(name: str) -> str:
    """A name that fits into the map; AmunreError if it does not."""
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name.isspace():
        raise AmunreError(f"A name has 1 to {LONGEST_NAME} letters, so that it fits into the map.")
    return name


BOT_NAMES = ("Ahmose", "Hatshepsut", "Imhotep", "Nefertari", "Senusret")


def table_names(name: str, players: int) -> list[str]:
    """The person and the bots, in the order of their seats."""
    others = [bot for bot in BOT_NAMES if bot.lower() != name.lower()]
    return [name, *others[: players - 1]]

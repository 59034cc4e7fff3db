"""What has to be settled before a game in the terminal: edition, players, expansions, a name."""

from dataclasses import dataclass

from amunre.rules.errors import AmunreError
from amunre.rules.ruleset import EDITION_TITLES, EDITIONS, MODULES
from amunre.terminal.expansions import expansions
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
    modules: tuple[str, ...] = ()


def usual_players(modules: tuple[str, ...]) -> int:
    """How many play if nobody says: the Officials are above all for two."""
    return 2 if "officials" in modules else DEFAULT_PLAYERS


def ask_setup(
    person: Person,
    edition: str | None,
    players: int | None,
    name: str | None,
    modules: tuple[str, ...] | None = None,
    expert: bool = False,
) -> Setup:
    """Asks for whatever the command line left open; a pipe is not asked and gets the usual game."""
    if not person.interactive:
        return Setup(
            DEFAULT_EDITION if edition is None else edition,
            usual_players(modules or ()) if players is None else players,
            checked_name(DEFAULT_NAME if name is None else name),
            modules or (),
        )
    chosen = _ask_edition(person) if edition is None else edition
    count = _ask_players(person, modules or ()) if players is None else players
    wanted = _ask_modules(person, count, expert) if modules is None else modules
    return Setup(chosen, count, _ask_name(person) if name is None else checked_name(name), wanted)


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


def _ask_players(person: Person, modules: tuple[str, ...]) -> int:
    usual = usual_players(modules)
    possible = ["2", "3"] if "officials" in modules else ["3", "4", "5"]
    if not modules:
        possible.insert(0, "2")
    listed = f"{', '.join(possible[:-1])} or {possible[-1]}"
    while True:
        answer = person.ask(f"How many players, with you: {listed} ({usual}):") or str(usual)
        if answer in possible:
            return int(answer)
        person.say(f"This game is played by {listed}.")


def _ask_modules(person: Person, players: int, expert: bool) -> tuple[str, ...]:
    """Which expansions to play with, of those that so many can."""
    given: tuple[str, ...] = ()
    possible = MODULES
    if players == 2:
        given = ("officials",)
        person.say("Two players always play with the Officials, and with two Scribes each.")
    if given or players > 3 or expert:
        possible = tuple(name for name in MODULES if name != "officials")
    for number, name in enumerate(possible, start=1):
        person.say(f"  {number}  {name:12} {expansions()[name].short}")
    while True:
        answer = person.ask("Expansions, by number or name, or all (none):").lower().replace(",", " ")
        words = list(possible) if answer == "all" else [word for word in answer.split() if word != "none"]
        names = [_named(word, possible) for word in words]
        if "" not in names:
            return tuple(name for name in MODULES if name in names or name in given)
        person.say("Please type numbers or names, such as: 1 3, or Enter for none.")


def _named(word: str, possible: tuple[str, ...]) -> str:
    """The module of a number or name; "" if there is none."""
    if word.isdecimal() and len(word) == 1 and 1 <= int(word) <= len(possible):
        return possible[int(word) - 1]
    return word if word in possible else ""


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

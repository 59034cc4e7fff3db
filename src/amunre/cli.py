"""The one command: amunre play | terminal | rules | simulate | arena | stats | bench | replay | verify | serve ...

What a command needs is imported when it runs, so that `amunre --help` is quick.
"""

import inspect
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from amunre.rules.ruleset import MODULES, SWITCH_TEXTS
from amunre.server import commands

if TYPE_CHECKING:
    from amunre.rules.board import Board
    from amunre.rules.officials_deck import OfficialsDeck
    from amunre.simulate import RulesetChoice

app = typer.Typer(
    name="amunre",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

REFUSED = 2
STOPPED = 130

Edition = Annotated[str, typer.Option(help="classic (2003), meeple (2016-18) or anniversary (2023).")]
Players = Annotated[
    int | None, typer.Option(help="2 to 5; 4 if left out, or 2 with the Officials.", show_default=False)
]
Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")]
AsJson = Annotated[bool, typer.Option("--json", help="JSON on stdout.")]
Record = Annotated[
    Path, typer.Argument(help="A file that `amunre terminal` saved.", metavar="RECORD", show_default=False)
]
OwnBoard = Annotated[Path | None, typer.Option("--board", help="The board file that the game was played with.")]
OwnOfficials = Annotated[
    Path | None, typer.Option("--officials", help="The Officials file that the game was played with.")
]


def main() -> None:
    """The entry point of the `amunre` command."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError):  # a stream that somebody put in its place
            # A terminal that cannot show a character shows a question mark.
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    app()


def print_version(wanted: bool) -> None:
    """For --version: the version, and nothing else is done."""
    if wanted:
        from importlib.metadata import version

        import amunre

        typer.echo(f"amunre {version('amunre')} ({'compiled' if amunre.COMPILED else 'pure Python'})")
        raise typer.Exit


@app.callback()
def options(
    _: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """The board game Amun-Re: play it, look at its rules, simulate and measure it."""


@contextmanager
def polite() -> Iterator[None]:
    """Whatever is wrong with what the user gave is one sentence on stderr and exit code 2, never a traceback."""
    try:
        yield
    except BrokenPipeError:
        raise  # `| head` closed the pipe: not worth a word, and Typer ends quietly
    except (ValueError, OSError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(REFUSED) from None
    except KeyboardInterrupt:
        typer.echo("Stopped.", err=True)
        raise typer.Exit(STOPPED) from None


def with_switches(command: Callable[..., None]) -> Callable[..., None]:
    """Gives a command, in place of its `**switches`, an option for each switch, and --module, --board, --officials."""
    signature = inspect.signature(command)
    own = [each for each in signature.parameters.values() if each.kind is not inspect.Parameter.VAR_KEYWORD]
    parameters = [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in own] + _switch_parameters()

    @wraps(command)
    def with_options(**given: Any) -> None:
        command(**given)

    with_options.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    with_options.__annotations__ = {each.name: each.annotation for each in parameters}
    return with_options


MODULE_HELP = f"An expansion: {', '.join(MODULES)}. Several with commas, or the option again."


def _switch_parameters() -> list[inspect.Parameter]:
    kinds = {name: _switch_option(name) for name in SWITCH_TEXTS}
    kinds["module"] = Annotated[list[str] | None, typer.Option(help=MODULE_HELP)]
    kinds["board"] = Annotated[Path | None, typer.Option(help="A board file of your own, laid over the printed one.")]
    kinds["officials"] = Annotated[Path | None, typer.Option(help="An Officials file of your own, in place of ours.")]
    return [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)
        for name, kind in kinds.items()
    ]


def _switch_option(name: str) -> Any:
    option = name.replace("_", "-")
    return Annotated[bool | None, typer.Option(f"--{option}/--no-{option}", help=SWITCH_TEXTS[name])]


BOT_HELP = (
    "Whom to play against, from the weakest to the strongest: apprentice, scribe, vizier, pharaoh; or by kind: random, "
    "greedy, search:SECONDS."
)


@app.command()
@polite()
@with_switches
def terminal(  # noqa: PLR0913, PLR0917
    link: Annotated[
        str | None, typer.Argument(help="A table of a server to sit down at.", metavar="[LINK]", show_default=False)
    ] = None,
    edition: Annotated[str | None, typer.Option(help="Begin at once: classic, meeple or anniversary.")] = None,
    players: Players = None,
    name: Annotated[list[str] | None, typer.Option(help="Who plays at this screen; several take turns at it.")] = None,
    bot: Annotated[str, typer.Option(help=f"{BOT_HELP} Several with commas.")] = "scribe",
    seed: Annotated[int | None, typer.Option(min=0, help="Deal the cards of this seed.")] = None,
    record: Annotated[Path | None, typer.Option("--replay", help="Look at the game in this record.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game that was left last.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, without colour: as in a pipe.")] = False,
    save: Annotated[Path | None, typer.Option(help="With --plain: write the record into this new file.")] = None,
    **switches: Any,
) -> None:
    """Play in a full screen of the terminal: bots, several people, records, servers.

    Without options it begins with a menu, which offers the games that wait to be played on.
    """
    from amunre.server.settings import data_folder
    from amunre.terminal.command import Wanted, can_fill_screen, check_plain, fill_screen

    people = tuple(name or ())
    if plain or not can_fill_screen():
        check_plain(people, link, resume)
        if record is not None:
            replay(record, None, switches["board"], switches["officials"])
        else:
            _play_plainly(edition, players, people, seed, bot, save, switches)
        return
    choice = _choice(edition or "anniversary", players, switches, _modules(switches) or ())
    begin = any(each is not None for each in (edition, players, name))
    bots = tuple(kind.strip() for kind in bot.split(","))
    fill_screen(Wanted(choice, begin, people, bots, seed, link, record, resume), data_folder() / "games")


def _play_plainly(
    edition: str | None,
    players: int | None,
    people: tuple[str, ...],
    seed: int | None,
    bot: str,
    save: Path | None,
    switches: dict[str, Any],
) -> None:
    """One person against bots, line by line, for screen readers and pipes."""
    from amunre.terminal.person import Leaves, Person, plain_console
    from amunre.terminal.play import play_in_terminal
    from amunre.terminal.setup import ask_setup

    person = Person(plain_console())
    name = people[0] if people else None
    try:
        setup = ask_setup(person, edition, players, name, _modules(switches), expert=bool(switches["expert"]))
    except Leaves:
        person.say("Goodbye.")
        return
    rules = _choice(setup.edition, setup.players, switches, setup.modules).build()
    play_in_terminal(person, rules, setup.name, bot, seed, save)


@app.command()
@polite()
@with_switches
def rules(
    edition: Annotated[
        str | None, typer.Argument(help="classic, meeple or anniversary.", metavar="EDITION", show_default=False)
    ] = None,
    players: Players = None,
    **switches: Any,
) -> None:
    """Print a ruleset: its numbers, cards, board and expansions.

    Each number of the board says whether a rulebook gives it. Without --module all expansions are explained, with it
    those that are played.
    """
    from rich.console import Console

    from amunre.terminal.ruleset_text import print_editions, print_ruleset

    modules = _modules(switches) or ()
    chosen = _choice("anniversary" if edition is None else edition, players, switches, modules).build()
    if edition is None:
        print_editions(Console())
    print_ruleset(Console(), chosen)


@app.command()
@polite()
@with_switches
def simulate(
    edition: Edition = "anniversary",
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option(help="On how many processes; the result is the same.")] = 1,
    as_json: AsJson = False,
    **switches: Any,
) -> None:
    """Play many random games and count what comes of them."""
    from amunre.terminal.simulation import run_simulation

    run_simulation(_choice(edition, players, switches, _modules(switches) or ()), games, seed, jobs, as_json)


@app.command()
@polite()
@with_switches
def arena(  # noqa: PLR0913, PLR0917
    bots: Annotated[str, typer.Option(help="Two or more, such as greedy,search:1; two: one against the rest.")],
    edition: Edition = "anniversary",
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many for each pair of bots.")] = 200,
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option(help="On how many processes.")] = 1,
    out: Annotated[Path | None, typer.Option(help="Append a line a game to this file, or go on with it.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Draw the report into this .svg or .png.")] = None,
    ray: Annotated[str | None, typer.Option(help="On the Ray cluster at this address; `local` starts one.")] = None,
    processor_time: Annotated[
        bool,
        typer.Option("--processor-time", help="Give bots processor time, not time on the clock: on a busy machine."),
    ] = False,
    as_json: AsJson = False,
    **switches: Any,
) -> None:
    """Let bots play each other, and see how strong they are."""
    from amunre.arena.command import arena as run
    from amunre.arena.plan import Plan

    choice = _choice(edition, players, switches, _modules(switches) or ())
    run(Plan(choice, tuple(bots.split(",")), games, seed, processor_time), jobs, as_json, out, picture, ray)


@app.command()
@polite()
def stats(
    files: Annotated[list[Path], typer.Argument(help="Files that `amunre arena --out` wrote.", metavar="FILE...")],
    picture: Annotated[
        Path | None, typer.Option(help="Draw it into this .svg or .png; one for each ruleset in the files.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """What wins? Prices, offerings, points and places in many games."""
    from amunre.arena.stats_command import stats as run

    run(files, picture, as_json)


@app.command()
@polite()
def bench(
    as_json: AsJson = False,
    seconds: Annotated[float, typer.Option(help="For each thing measured.")] = 1.0,
    ruleset: Annotated[list[str] | None, typer.Option(help="Such as classic-4; may be given several times.")] = None,
    peers: Annotated[bool, typer.Option(help="Measure other projects' games beside ours.")] = True,
) -> None:
    """Measure how fast the game is."""
    from amunre.bench.command import bench as run

    run(ruleset or None, seconds, peers, as_json)


@app.command()
@polite()
def replay(
    record: Record,
    to: Annotated[int | None, typer.Option(min=0, help="Only the first so many actions.", show_default=False)] = None,
    board: OwnBoard = None,
    officials: OwnOfficials = None,
) -> None:
    """Print the log of a recorded game."""
    from amunre.terminal.files import read_record
    from amunre.terminal.records import print_replay

    print_replay(read_record(record), to, _board(board), _officials(officials))


@app.command()
@polite()
def verify(record: Record, board: OwnBoard = None, officials: OwnOfficials = None) -> None:
    """Check a recorded game: each move, each draw.

    Every move by the rules, and every draw of a finished game against the seed that was committed to at its start.
    """
    from amunre.terminal.files import read_record
    from amunre.verify import verify as verify_record

    typer.echo(verify_record(read_record(record), _board(board), _officials(officials)))


def _board(path: Path | None) -> "Board | None":
    """The board of a file; none means the printed one."""
    from amunre.rules.board import load_board

    return None if path is None else load_board(str(path))


def _officials(path: Path | None) -> "OfficialsDeck | None":
    """The Officials of a file; none means our own deck."""
    from amunre.rules.officials_deck import load_officials

    return None if path is None else load_officials(str(path))


def _modules(given: dict[str, Any]) -> tuple[str, ...] | None:
    """The expansions asked for, by `--module a,b` or `--module a --module b`; None if nobody mentioned them."""
    if not given["module"]:
        return None
    names = [name.strip().lower() for words in given["module"] for name in words.split(",")]
    return tuple(name for name in names if name not in ("", "none"))


def _choice(edition: str, players: int | None, given: dict[str, Any], modules: tuple[str, ...]) -> "RulesetChoice":
    """The ruleset asked for; a switch that nobody mentioned is as the edition has it."""
    from amunre.simulate import RulesetChoice
    from amunre.terminal.setup import usual_players

    switches = tuple((name, given[name]) for name in SWITCH_TEXTS if given[name] is not None)
    board, officials = (None if given[name] is None else str(given[name]) for name in ("board", "officials"))
    count = usual_players(modules) if players is None else players
    return RulesetChoice(edition, count, switches, board, modules, officials)


commands.add_to(app, polite())


if __name__ == "__main__":
    main()

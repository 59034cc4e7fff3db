"""docs/play/editions.md: what differs from edition to edition, read off their rulesets."""

from collections.abc import Callable

from amunre.rules.actions import ALL_RUNGS, LADDER_RUNGS, triangle
from amunre.rules.ruleset import (
    EDITION_SWITCHES,
    EDITION_TITLES,
    EDITIONS,
    MODULES,
    OTHER_SWITCHES,
    Ruleset,
    Tables,
    favour_deck,
    ruleset,
    start_schemes,
    temple_track,
)
from tools.docs.words import name, rule, table

INTRO = """# The editions compared

The same game was printed three times, and this project plays all three. Whichever you choose, every expansion and
every switch below can be added to it, so a table may also play something in between: the anniversary edition without
start cards, or the rules of 2003 with statues.

New to the game? Take the anniversary edition, which our tables begin with, or the classic one for the shortest rules.
"""

SWITCHES = """## The switches

Between the anniversary edition and the older ones stand six switches; a table can turn each of them by itself. Two
more are off in every edition unless you want them.
"""

OUTRO = """Everywhere the same: 20 gold to begin with, two ages of three rounds, the prices 1, 3, 6, 10 and so on, what
scores how much, and the [board](board.md). What each expansion does stands on [its own page](expansions.md). For the
exact numbers of any table, with the source of each:
"""

COMMAND = """<!-- example: exists, since it prints three screens -->

```sh
amunre rules classic --players 5
amunre rules anniversary --players 3 --module officials,statues --no-start-cards
```
"""


def page() -> str:
    """The whole page."""
    facts: list[tuple[str, Callable[[str], str]]] = [
        ("published by", EDITION_TITLES.__getitem__),
        ("players", lambda edition: "3 to 5, with Officials also 2"),
        ("Favour cards", _deck),
        ("start Schemes", _schemes),
        ("provinces not in the game", _left_over),
        ("turn order", _order),
        ("bids", _bids),
        ("temple on 2, 3, 4 from", _track),
    ]
    editions = list(reversed(EDITIONS))
    rows = [[f"**{fact}**", *(say(edition) for edition in editions)] for fact, say in facts]
    return "\n".join(
        [
            INTRO,
            *table(["", *(name(f"edition.{edition}") for edition in editions)], rows),
            "",
            OUTRO,
            COMMAND,
            SWITCHES,
            *_switches(),
            "",
            "## The expansions",
            "",
            *table(["expansion", "in a sentence"], [[_linked(module), rule(f"module.{module}")] for module in MODULES]),
            "",
        ]
    )


def _game(edition: str, players: int = 4) -> Ruleset:
    return ruleset(edition, players=players)


def _deck(edition: str) -> str:
    rules = _game(edition)
    if rules.switch("start_cards"):
        return f"{sum(favour_deck(rules))}, start cards beside them"
    return f"{sum(favour_deck(rules)) + rules.players}, one Architect each dealt out of them"


def _schemes(edition: str) -> str:
    small, large = (sum(start_schemes(_game(edition, players))) for players in (3, 4))
    if not large:
        return "none"
    return f"keep one of two; dealt from {small} with 3 players, from {large} with 4 or 5"


def _left_over(edition: str) -> str:
    left = [15 - Tables(_game(edition, players)).used_provinces for players in (3, 4, 5)]
    how = "shown and blocked" if _game(edition).switch("blocked_provinces") else "put away unseen"
    return f"{how}: {left[0]} with 3 players, {left[1]} with 4, {left[2] or 'none'} with 5"


def _order(edition: str) -> str:
    if _game(edition).switch("turn_order_track"):
        return "the offerings set the whole order"
    return "the highest offering starts, the others follow clockwise"


def _bids(edition: str) -> str:
    spaces = ", ".join(str(triangle(rung)) for rung in range(LADDER_RUNGS))
    if _game(edition).switch("bids_beyond_36"):
        return f"{spaces}, and on: 45, 55, ... {triangle(ALL_RUNGS - 1)}"
    return f"{spaces}, and no more"


def _track(edition: str) -> str:
    small, large = (temple_track(_game(edition, players)) for players in (3, 4))
    text = ", ".join(str(lowest) for lowest in large)
    return text if small == large else f"{text}; with 2 or 3 players {', '.join(str(lowest) for lowest in small)}"


def _switches() -> list[str]:
    rows = []
    for switch in EDITION_SWITCHES + OTHER_SWITCHES:
        on = [name(f"edition.{edition}") for edition in EDITIONS if _game(edition).switch(switch)]
        term = f"switch.{switch}"
        rows.append([f"**{name(term)}**", rule(term), ", ".join(on) or "only if you want it", f"`{switch}`"])
    return table(["switch", "what it does", "on in", "in Python and on the command line"], rows)


def _linked(module: str) -> str:
    return f"[{name(f'module.{module}')}](expansions.md#{name(f'module.{module}').lower().replace(' ', '-')})"

"""The keys, and how to read the map."""

from rich.console import Group
from rich.text import Text

from amunre.terminal.screens import texts
from amunre.terminal.screens.palette import DIM
from amunre.terminal.tables.table import Sight

KEYS = """Arrow keys   go from choice to choice; Enter takes the one in gold
0-9          go to the choice that begins with this number
mouse        a choice, or a province to see only what can be done there
Esc          all choices again
u            take back, until something is revealed or another moves
h            what a strong player would do, and why
/            type a move, such as: bid thebes 10; or learn why it cannot be
Tab          the next panel; or l log, c cards, p players, s score
i            what the temple, statues, Officials and tombs do
b            the map in full words
r            write a record of the game into a file
t            say something to the table (on a server)
o            play on yourself, where a bot took your place when your time was up (on a server)
n            when the game is over: the same once more
q            leave; a game on this machine is saved and waits"""

REPLAY_KEYS = """Left, Right     a move back, a move on
PgUp, PgDn      a round back, a round on
Home, End       the beginning, the end
v               look through the next seat's eyes
Tab             the next panel; or l log, c cards, p players, s score
i, b            what statues and Officials do; the map in full words
q               leave"""

MAP = """F 1/3+2   Farmers: 1 on 3 fields and 2 beside them.   P 2   Pyramids.   S 1   Stones.
2 icons (2i)   so many Favour cards can be bought there.   1 temple (1t)   scores the temple's space.
+2 cards (+2c)   the blessing, taken with the province.   mine 4   gold in each Harvest.
caravan 8   gold in a Harvest with the temple on 1 or 2.   ●1 ◆6   bids; the last one leads."""


def help_text(sight: Sight | None, is_replay: bool) -> Group:
    """All of it."""
    parts: list[object] = [Text(REPLAY_KEYS if is_replay else KEYS), Text()]
    parts += [Text("The map", style="bold"), Text(MAP), Text()]
    if sight is not None:
        parts.append(texts.around(sight))
    parts.append(Text("\nThe rules of this game: amunre rules", style=DIM))
    return Group(*parts)  # type: ignore[arg-type]

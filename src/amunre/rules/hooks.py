"""How the parts of the rules meet: decisions, phases, and the closed list of hooks for expansions.

A `Decision` is one small choice a seat owes. A `Phase` is a heading of the rulebook: it puts decisions on the agenda.
A `Module` is an expansion: the phases call its hooks at fixed moments and never ask which expansions are on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from .chance import Chance
    from .state import State


class Decision:
    """One kind of choice that a seat owes: which actions are legal, and what each does."""

    def __init__(self, name: str, phases: tuple[str, ...], sealed: bool = False, strict: bool = False) -> None:
        self.name = name
        self.phases = phases  # in which it can be owed
        self.sealed = sealed  # all seats owe it at once, in secret
        self.strict = strict  # nothing else may be done before it but selling cards

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Appends the legal actions in ascending order (sales and the phase's free actions come from elsewhere)."""

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Carries a legal action out; takes this decision off the agenda when it is settled."""

    def sold(self, game: State, seat: i64) -> None:
        """Called after the seat sold a Favour card while owing this decision."""

    def may_sell(self, game: State, seat: i64) -> bool:
        """Whether a Favour card can be spared: some decisions need the last ones."""
        return True


class Phase:
    """One heading of the sequence of play."""

    def __init__(self, name: str) -> None:
        self.name = name

    def begin(self, game: State) -> None:
        """What happens before the first turn."""

    def over(self, game: State) -> bool:
        """Whether no turn is left; by default everybody has one."""
        return game.turn >= game.players

    def take_turn(self, game: State, seat: i64) -> None:
        """Puts on the agenda what the seat has to decide on its turn."""

    def end(self, game: State) -> None:
        """What happens after the last turn."""

    def anytime(self, game: State, seat: i64, out: list[int]) -> None:
        """Appends what the seat may do at any moment of its turn, whatever else it has to decide."""

    def play_anytime(self, game: State, seat: i64, action: i64) -> bool:
        """Carries such an action out; False if the action is none."""
        return False


class Part:
    """What a module keeps in a game; by default nothing, so that one copy serves all."""

    def clone(self) -> Part:
        """An independent copy."""
        return self


class Module:
    """An expansion or variant: everything it can change about the game is a method here.

    The methods stand in the order of play. Their defaults leave the game as it is without the module.
    """

    def __init__(self, name: str, keys: tuple[str, ...] = (), sources: tuple[str, ...] = ()) -> None:
        self.name = name
        self.keys = keys  # what it adds to a position
        self.sources = sources  # the columns it adds to the score sheet
        self.decisions: list[Decision] = []
        self.phases: tuple[str, ...] = ()  # in which it adds choices
        self.actions: list[int] = []  # those that it carries out
        self.slot: i64 = 0  # where its part stands in `State.parts`; set by the ruleset, as is the next
        self.column: i64 = 0  # where its first source stands on the score sheet

    def new_part(self, players: i64) -> Part:
        """What it keeps, as it is at the start of the game."""
        return Part()

    def age_begins(self, game: State) -> None:
        """Before the first round of an age."""

    def auction_begins(self, game: State) -> None:
        """Before the provinces of the round come up."""

    def reveal_provinces(self, game: State) -> bool:
        """Instead of drawing the provinces of the round; False if the module does not care."""
        return False

    def province_opened(self, game: State, province: i64) -> None:
        """A province card has come up."""

    def provinces_revealed(self, game: State) -> None:
        """All provinces of the round lie open."""

    def outbid(self, game: State, province: i64) -> None:
        """Somebody is outbidding another's Scribe there."""

    def bids_paid(self, game: State, seat: i64) -> bool:
        """Instead of taking the province that was paid for; False if the module does not care."""
        return False

    def auction_ended(self, game: State) -> None:
        """All have taken their provinces and blessings."""

    def market_begins(self, game: State) -> None:
        """Before the first turn of a Market."""

    def market_turn(self, game: State, seat: i64) -> None:
        """Puts on the agenda what the seat may buy before everything else."""

    def bought(self, game: State, seat: i64, ware: i64, count: i64) -> None:
        """The seat has paid for at least one ware of a kind and is about to receive it."""

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Appends what the module lets the seat do beside the present decision, in the phases it has named."""

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Carries one of the actions out that it has named."""

    def extra_gifts(self, game: State, seat: i64) -> i64:
        """How many gifts more the seat gets after an Offering."""
        return 0

    def gift_turn(self, game: State, seat: i64) -> bool:
        """Whether the turn goes on after the last gift, until the seat is done."""
        return False

    def gifts_ended(self, game: State) -> None:
        """All gifts are taken."""

    def card_income(self, game: State, province: i64, card: i64) -> i64:
        """What a province pays on which a harvest card of the module lies; -1 if the card is none of it."""
        return -1

    def extra_income(self, game: State, seat: i64) -> i64:
        """What the seat earns in a Harvest beside the income of its provinces."""
        return 0

    def scheme_holds(self, game: State, seat: i64, kind: i64) -> bool:
        """Whether the seat fulfils a Scheme that the module brings."""
        return False

    def scheme_points(self, game: State, seat: i64) -> i64:
        """How many points more a Scheme scores for the seat."""
        return 0

    def age_points(self, game: State, seat: i64) -> i64:
        """What the module's first source scores for the seat in a Province scoring."""
        return 0

    def final_points(self, game: State, seat: i64) -> i64:
        """What the module's first source scores for the seat at the end of the game."""
        return 0

    def imagine(self, game: State, seat: i64, stream: Chance) -> None:
        """Draws anew what the seat may not know of the module's part."""

    def add_to_view(self, game: State, me: i64, shown: dict[str, object]) -> None:
        """Adds what a seat (-1: a spectator) may know of the module's part."""

    def save(self, game: State, saved: dict[str, object]) -> None:
        """Adds the module's part to a position."""

    def load(self, game: State, saved: dict[str, object]) -> None:
        """Takes the module's part from a position; what is left out is as at the start of an age."""

    def check_agenda(self, game: State, names: list[str]) -> None:
        """PositionError if a position lacks what the module's decisions on the agenda, or its later rounds, need."""

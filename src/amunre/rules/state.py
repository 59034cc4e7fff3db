"""What is where: the board, the seats, the decks, and what is still to be decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .actions import PASS, SELL
from .cards import KINDS
from .hooks import Decision, Part, Phase
from .story import Story

if TYPE_CHECKING:
    from .chance import Chance
    from .ruleset import Tables

NOBODY: Final = -1
NOWHERE: Final = -1
PROVINCE_COUNT: Final = 15


class Province:
    """One province: who controls it and what stands in it."""

    def __init__(self) -> None:
        self.owner: i64 = NOBODY
        self.farmers: i64 = 0  # on fields
        self.extra: i64 = 0  # off the fields, by Cultivation (Baharya's printed two are the board's)
        self.stones: i64 = 0
        self.pyramids: i64 = 0
        self.top: i64 = -1  # the rung of the highest Scribe in this auction
        self.leader: i64 = NOBODY  # whose Scribe that is
        self.scribes: i64 = 0  # how many Scribes are on its card
        self.harvest_card: i64 = -1  # the card played on it in this Harvest
        self.blocked: bool = False

    def clone(self) -> Province:
        """An independent copy."""
        other = Province()
        other.owner = self.owner
        other.farmers = self.farmers
        other.extra = self.extra
        other.stones = self.stones
        other.pyramids = self.pyramids
        other.top = self.top
        other.leader = self.leader
        other.scribes = self.scribes
        other.harvest_card = self.harvest_card
        other.blocked = self.blocked
        return other


class Sealed:
    """What a seat has put face down while all decide in secret, and the cards it sold meanwhile (R9)."""

    def __init__(self) -> None:
        self.offer: i64 = 0
        self.theft: bool = False
        self.influence: bool = False
        self.greed: bool = False
        self.picked: i64 = -1  # the Scheme kept or the province to reveal
        self.sold: vec[i64] = vec[i64]()
        self.committed: bool = False

    def clone(self) -> Sealed:
        """An independent copy."""
        other = Sealed()
        other.offer = self.offer
        other.theft = self.theft
        other.influence = self.influence
        other.greed = self.greed
        other.picked = self.picked
        other.sold = self.sold[:]
        other.committed = self.committed
        return other

    def hidden_cards(self) -> i64:
        """How many cards have left the hand without the others having seen it."""
        return len(self.sold) + (1 if self.influence else 0) + (1 if self.greed else 0)


class Seat:
    """One player: gold, hand, points, and what was played in this phase."""

    def __init__(self, hand: vec[i64]) -> None:
        self.gold: i64 = 0
        self.cards: i64 = 0  # the number of Favour cards in hand
        self.hand: vec[i64] = hand  # how many of each kind
        self.score: i64 = 0
        self.lands: vec[i64] = vec[i64]()  # the provinces it controls, ascending; never changed in place
        self.played: i64 = 0  # a bit for each kind of card played in this phase
        self.offered: i64 = 0  # gold in the last Offering; 0 with Theft
        self.theft: bool = False  # Theft in the last Offering
        self.influence: bool = False  # an Influence is still to be announced
        self.greed: bool = False
        self.gifts: i64 = 0  # still to take
        self.favours_taken: bool = False  # the cards among the gifts have been announced
        self.first_scheme: i64 = -1  # the two start Schemes dealt
        self.second_scheme: i64 = -1
        self.rejected: i64 = -1  # the one given back
        self.sealed: Sealed | None = None

    def clone(self) -> Seat:
        """An independent copy."""
        other = Seat(self.hand[:])
        other.gold = self.gold
        other.cards = self.cards
        other.score = self.score
        other.lands = self.lands
        other.played = self.played
        other.offered = self.offered
        other.theft = self.theft
        other.influence = self.influence
        other.greed = self.greed
        other.gifts = self.gifts
        other.favours_taken = self.favours_taken
        other.first_scheme = self.first_scheme
        other.second_scheme = self.second_scheme
        other.rejected = self.rejected
        sealed = self.sealed
        other.sealed = None if sealed is None else sealed.clone()
        return other


class State:
    """A game in progress. It speaks in numbers: `legal`, `apply`, `clone`; `amunre.Game` puts words to it."""

    rules: Tables
    players: i64
    chance: Chance
    script: list[Phase]
    at: i64  # place in the script
    phase: Phase
    agenda: list[Decision]  # what is to be decided, the next on top
    over: bool
    round: i64
    temple: i64  # the space of the temple; 0 is beside the track
    collective: i64  # the last collective offering
    turn: i64  # turns begun in this phase
    seat: i64  # whose turn it is
    moving: i64  # the Scribe that must be placed on this turn of the auction
    occupied: i64  # open provinces with a Scribe
    shields: i64  # Protections in force
    turn_order: vec[i64]
    order: vec[i64]  # of the present phase
    open: vec[i64]  # provinces up for auction, ascending
    scribe_at: vec[i64]  # the province of each Scribe; a seat's second one stands `players` places after its first
    scribe_rung: vec[i64]
    deck: vec[i64]  # how many Favour cards of each kind
    deck_size: i64
    discards: vec[i64]
    discards_size: i64
    pool: vec[i64]  # 1 for each province card that may still come up in this age
    pool_size: i64
    sheet: vec[i64]  # points by seat, age and source
    provinces: list[Province]
    seats: list[Seat]
    parts: list[Part]  # what the modules keep, in their order
    story: Story | None

    def clone(self) -> State:
        """An independent copy that keeps drawing from the same stream as this one would."""
        other = State()
        other.rules = self.rules
        other.players = self.players
        other.chance = self.chance.clone()
        other.script = self.script
        other.at = self.at
        other.phase = self.phase
        other.agenda = self.agenda.copy()
        other.over = self.over
        other.round = self.round
        other.temple = self.temple
        other.collective = self.collective
        other.turn = self.turn
        other.seat = self.seat
        other.moving = self.moving
        other.occupied = self.occupied
        other.shields = self.shields
        other.turn_order = self.turn_order  # never changed in place, nor are the next two
        other.order = self.order
        other.open = self.open
        other.scribe_at = self.scribe_at[:]
        other.scribe_rung = self.scribe_rung[:]
        other.deck = self.deck[:]
        other.deck_size = self.deck_size
        other.discards = self.discards[:]
        other.discards_size = self.discards_size
        other.pool = self.pool[:]
        other.pool_size = self.pool_size
        other.sheet = self.sheet[:]
        other.provinces = [province.clone() for province in self.provinces]
        other.seats = [seat.clone() for seat in self.seats]
        other.parts = [part.clone() for part in self.parts]
        other.story = None
        return other

    def legal(self) -> list[int]:
        """The legal actions of the seat to move, ascending; empty when the game is over."""
        return self.legal_for(self.seat)

    def legal_for(self, seat: i64) -> list[int]:
        """The legal actions of a seat that owes a decision."""
        out: list[int] = []
        if self.over:
            return out
        if self.rules.expanded:
            return self.legal_with_modules(seat)
        hand = self.seats[seat].hand
        if self.seats[seat].cards > 0:
            for kind in range(KINDS):
                if hand[kind] > 0:
                    out.append(SELL + kind)
        self.agenda[-1].choices(self, seat, out)
        self.phase.anytime(self, seat, out)
        return out

    def legal_with_modules(self, seat: i64) -> list[int]:
        """The same with expansions, which add choices of their own and may need the cards in hand."""
        out: list[int] = []
        decision = self.agenda[-1]
        if decision.may_sell(self, seat):
            hand = self.seats[seat].hand
            for kind in range(KINDS):
                if hand[kind] > 0:
                    out.append(SELL + kind)
        decision.choices(self, seat, out)
        if not decision.strict:
            self.phase.anytime(self, seat, out)
            for module in self.rules.choosers.get(self.phase.name, []):
                module.choices(self, seat, out)
            out.sort()  # a module's decisions have higher numbers than what may be done beside them
        return out

    def apply(self, action: int) -> None:
        """Carries out a legal action of the seat to move."""
        self.act(self.seat, action)

    def act(self, seat: i64, action: i64) -> None:
        """Carries out a legal action of a seat that owes a decision, and all that follows without a choice."""
        decision = self.agenda[-1]
        if action < PASS:
            self.sell(seat, action - SELL)
            decision.sold(self, seat)
        elif self.rules.handlers[action] >= 0:
            self.rules.modules[self.rules.handlers[action]].play(self, seat, action)
        elif not self.phase.play_anytime(self, seat, action):
            decision.play(self, seat, action)
        if not self.agenda:
            self.advance()

    def advance(self) -> None:
        """Goes on in the script until somebody owes a decision or the game is over."""
        while not self.agenda and not self.over:
            if self.phase.over(self):
                self.phase.end(self)
                if not self.agenda and not self.over:
                    self.at += 1
                    self.enter(self.script[self.at])
            else:
                self.seat = self.order[self.turn % self.players]
                self.turn += 1
                self.phase.take_turn(self, self.seat)

    def enter(self, phase: Phase) -> None:
        """Begins a phase."""
        self.phase = phase
        self.turn = 0
        self.order = self.turn_order
        phase.begin(self)

    def push(self, decision: Decision) -> None:
        """Puts a decision on top of the agenda: it comes next."""
        self.agenda.append(decision)

    def settle(self) -> None:
        """Takes the present decision off the agenda."""
        self.agenda.pop()

    def sell(self, seat: i64, kind: i64) -> None:
        """A Favour card is discarded for 1 gold; during a sealed decision the others see it only at the reveal (R9)."""
        player = self.seats[seat]
        player.hand[kind] -= 1
        player.cards -= 1
        player.gold += 1
        sealed = player.sealed
        if sealed is None:
            self.discard(kind)
        else:
            sealed.sold = append(sealed.sold, kind)

    def give_province(self, province: i64, seat: i64) -> None:
        """The seat controls a province from now on."""
        self.provinces[province].owner = seat
        self.seats[seat].lands = inserted(self.seats[seat].lands, province)

    def discard(self, kind: i64) -> None:
        """A Favour card goes to the common discard pile."""
        self.discards[kind] += 1
        self.discards_size += 1

    def tell(self, event: i64, seat: i64, one: i64, two: i64) -> None:
        """Notes an event for the log, if anybody keeps one."""
        story = self.story
        if story is not None:
            story.events.append((event, seat, one, two))

    def add_points(self, seat: i64, source: i64, points: i64) -> None:
        """Scores points and writes them on the score sheet of the present age."""
        age: i64 = 0 if self.round <= 3 else 1
        row = self.rules.sheet_width // 2
        self.sheet[seat * self.rules.sheet_width + age * row + source] += points
        self.seats[seat].score += points
        if points != 0:
            self.tell(Story.SCORED, seat, points, source)

    def to_act(self) -> list[int]:
        """The seats that owe a decision, in turn order."""
        if self.over:
            return []
        if not self.agenda[-1].sealed:
            return [self.seat]
        return [seat for seat in self.turn_order if not self.has_committed(seat)]

    def has_committed(self, seat: i64) -> bool:
        """Whether the seat has finished its part of the present sealed decision."""
        sealed = self.seats[seat].sealed
        return sealed is None or sealed.committed


def inserted(ascending: vec[i64], number: i64) -> vec[i64]:
    """A copy with one number more, in its place."""
    longer = vec[i64]()
    at: i64 = 0
    while at < len(ascending) and ascending[at] < number:
        longer = append(longer, ascending[at])
        at += 1
    longer = append(longer, number)
    while at < len(ascending):
        longer = append(longer, ascending[at])
        at += 1
    return longer


def blank_state(rules: Tables, chance: Chance, script: list[Phase]) -> State:
    """An empty table: all in the box, nothing dealt."""
    game = State()
    game.rules = rules
    game.players = rules.players
    game.chance = chance
    game.script = script
    game.at = 0
    game.phase = script[0]
    game.agenda = []
    game.over = False
    game.round = 0
    game.temple = 0
    game.collective = 0
    game.turn = 0
    game.seat = 0
    game.moving = -1
    game.occupied = 0
    game.shields = 0
    game.turn_order = vec[i64](list(range(rules.players)))
    game.order = game.turn_order
    game.open = vec[i64]()
    game.parts = [module.new_part(rules.players) for module in rules.modules]
    game.story = None
    _fill_box(game)
    return game


def _fill_box(game: State) -> None:
    rules = game.rules
    scribes = rules.players * rules.scribes
    game.scribe_at = vec[i64]([NOWHERE] * scribes)
    game.scribe_rung = vec[i64]([-1] * scribes)
    game.deck = rules.deck[:]
    game.deck_size = rules.deck_size
    game.discards = vec[i64]([0] * KINDS)
    game.discards_size = 0
    game.pool = vec[i64]([1] * PROVINCE_COUNT)
    game.pool_size = PROVINCE_COUNT
    game.sheet = vec[i64]([0] * (rules.players * rules.sheet_width))
    game.provinces = [Province() for _ in range(PROVINCE_COUNT)]
    game.seats = [Seat(vec[i64]([0] * KINDS)) for _ in range(rules.players)]

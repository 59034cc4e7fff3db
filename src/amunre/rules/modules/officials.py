"""Officials: two Scribes each; of two provinces one is kept, the other's Official helps at once (rules, section 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from ..actions import CHOOSE, DELEGATION
from ..board import PROVINCES
from ..cards import Card
from ..chance import Draw
from ..errors import PositionError
from ..hooks import Decision, Module, Part
from ..market import PLACE_FARMER, PLACE_STONE
from ..reading import province_number, read_counts, read_object, word_number
from ..resolve import take_province, take_scribes_back
from ..state import PROVINCE_COUNT
from ..story import Story
from ..supply import can_play, draw_cards, empty_fields, play_card

if TYPE_CHECKING:
    from ..officials_deck import OfficialsDeck
    from ..state import State

NO_OFFICIAL = -1


class OfficialsPart(Part):
    """Which Officials card lies in each province, and the deck and discards as counts."""

    def __init__(self, at: vec[i64], deck: vec[i64], discards: vec[i64]) -> None:
        self.at = at
        self.deck = deck
        self.discards = discards

    def clone(self) -> Part:
        """An independent copy."""
        return OfficialsPart(self.at[:], self.deck[:], self.discards[:])


class Officials(Module):
    """Lays Officials in the open provinces and lets every player keep one of the two provinces he has won."""

    def __init__(self, cards: OfficialsDeck) -> None:
        super().__init__(
            "officials", keys=("officials", "officials_deck", "officials_discards"), sources=("officials",)
        )
        self.cards = cards
        self.choose = ChooseProvince(self)
        self.decisions = [self.choose]

    def new_part(self, players: i64) -> Part:
        """A full deck."""
        kinds = len(self.cards.names)
        return OfficialsPart(vec[i64]([NO_OFFICIAL] * PROVINCE_COUNT), self.cards.copies[:], vec[i64]([0] * kinds))

    def part(self, game: State) -> OfficialsPart:
        """What this module keeps."""
        return cast(OfficialsPart, game.parts[self.slot])

    def age_begins(self, game: State) -> None:
        """All Officials are shuffled into a new deck."""
        game.parts[self.slot] = self.new_part(game.players)

    def provinces_revealed(self, game: State) -> None:
        """An Officials card for each open province."""
        part = self.part(game)
        for index in range(len(game.open)):
            province = game.open[index]
            if part.at[province] == NO_OFFICIAL:
                part.at[province] = self.draw_official(game)
                game.tell(Story.OFFICIAL, -1, part.at[province], province)

    def draw_official(self, game: State) -> i64:
        """From the deck, which is made anew from the discards when it is empty."""
        part = self.part(game)
        if count(part.deck) == 0:
            part.deck = part.discards
            part.discards = vec[i64]([0] * len(part.deck))
        kind = game.chance.draw(Draw.OFFICIAL, part.deck, count(part.deck))
        part.deck[kind] -= 1
        return kind

    def bids_paid(self, game: State, seat: i64) -> bool:
        """The seat has two provinces to choose from."""
        game.push(self.choose)
        return True

    def keep(self, game: State, seat: i64, province: i64, other: i64) -> None:
        """Takes the province and its blessing, then the Official of the other one, which stays open."""
        part = self.part(game)
        official = part.at[other]
        for discarded in (part.at[province], official):
            part.discards[discarded] += 1
        part.at[province] = NO_OFFICIAL
        part.at[other] = NO_OFFICIAL
        take_scribes_back(game, seat)
        take_province(game, seat, province)
        self.help_at_once(game, seat, official, other)

    def help_at_once(self, game: State, seat: i64, official: i64, province: i64) -> None:
        """Cards, gold and points come by themselves; Farmers (if a field is free, R12) and Stones are placed (R13)."""
        cards = self.cards
        draw_cards(game, seat, cards.favours[official])
        if cards.gold[official] > 0:
            game.seats[seat].gold += cards.gold[official]
            game.tell(Story.GAINED, seat, cards.gold[official], province)
        game.add_points(seat, self.column, cards.points[official])
        for _ in range(cards.stones[official]):
            game.push(PLACE_STONE)
        for _ in range(min(cards.farmers[official], empty_fields(game, seat))):
            game.push(PLACE_FARMER)

    def add_to_view(self, game: State, me: i64, shown: dict[str, object]) -> None:
        """All is open but the order of the deck, and the deck is what is neither open nor discarded."""
        self.save(game, shown)

    def save(self, game: State, saved: dict[str, object]) -> None:
        """The cards in the provinces, in the deck and discarded."""
        part = self.part(game)
        lying: dict[str, object] = {}
        for province in range(PROVINCE_COUNT):
            if part.at[province] != NO_OFFICIAL:
                lying[PROVINCES[province]] = self.cards.names[part.at[province]]
        saved["officials"] = lying
        saved["officials_deck"] = self.named(part.deck)
        saved["officials_discards"] = self.named(part.discards)

    def named(self, cards: vec[i64]) -> dict[str, object]:
        """How many of each kind, by name."""
        found: dict[str, object] = {}
        for kind, name in enumerate(self.cards.names):
            if cards[kind] > 0:
                found[name] = int(cards[kind])
        return found

    def load(self, game: State, saved: dict[str, object]) -> None:
        """What lies in the provinces; the deck as given, or all cards that are nowhere else."""
        part = self.part(game)
        names = tuple(self.cards.names)
        for name, official in read_object(saved.get("officials", {}), "officials").items():
            province = province_number(name, "officials")
            part.at[province] = word_number(official, names, "officials")
        part.discards = vec[i64](read_counts(saved.get("officials_discards", {}), names, "officials_discards"))
        if "officials_deck" in saved:
            part.deck = vec[i64](read_counts(saved["officials_deck"], names, "officials_deck"))
        else:
            for kind in range(len(self.cards.names)):
                part.deck[kind] = max(part.deck[kind] - part.discards[kind], 0)
            for province in range(PROVINCE_COUNT):
                if part.at[province] != NO_OFFICIAL:
                    part.deck[part.at[province]] = max(part.deck[part.at[province]] - 1, 0)
        if count(part.deck) + count(part.discards) < 2 * game.players:
            raise PositionError("officials_deck: there are too few Officials for the rounds to come.")
        if "agenda" not in saved and saved.get("phase", "auction") in ("auction", "resolve"):
            self.provinces_revealed(game)

    def check_agenda(self, game: State, names: list[str]) -> None:
        """An Officials card lies in each province that is bid for or paid for."""
        at = self.part(game).at
        for province in range(PROVINCE_COUNT):
            wanted = game.provinces[province].scribes > 0 or ("bid" in names and province in game.open)
            if wanted and at[province] == NO_OFFICIAL:
                raise PositionError(f"officials: {PROVINCES[province]} lacks its Officials card.")


def count(cards: vec[i64]) -> i64:
    """How many cards there are of all kinds together."""
    total: i64 = 0
    for kind in range(len(cards)):
        total += cards[kind]
    return total


class ChooseProvince(Decision):
    """Which of the two provinces to keep; before that a Delegation may swap their Officials."""

    def __init__(self, module: Officials) -> None:
        super().__init__("choose", ("resolve",))
        self.module = module

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """The card, or either province."""
        if can_play(game, seat, Card.DELEGATION):
            out.append(DELEGATION)
        first = game.scribe_at[seat]
        second = game.scribe_at[seat + game.players]
        out.append(CHOOSE + min(first, second))
        out.append(CHOOSE + max(first, second))

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Swaps, or chooses."""
        first = game.scribe_at[seat]
        second = game.scribe_at[seat + game.players]
        if action == DELEGATION:
            play_card(game, seat, Card.DELEGATION)
            game.discard(Card.DELEGATION)
            at = self.module.part(game).at
            official = at[first]
            at[first] = at[second]
            at[second] = official
            return
        game.settle()
        kept = action - CHOOSE
        self.module.keep(game, seat, kept, second if kept == first else first)

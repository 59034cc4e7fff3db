"""Statues: eight gods, each with an ability for whoever controls the province it stands in (rules, section 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ..actions import AGAIN, DISCARD, DONE, HORUS, STATUES, WARES
from ..board import PROVINCES
from ..cards import KINDS, Card
from ..chance import Draw
from ..errors import PositionError
from ..hooks import Decision, Module, Part
from ..market import FARMERS, FAVOURS, STONES, Purchase, Ware, affordable, buy
from ..reading import province_number, read_bool, read_int, read_object, word_number
from ..schemes import farmers
from ..state import NOBODY, NOWHERE, PROVINCE_COUNT
from ..story import Story
from ..supply import build_pyramid, draw_cards, drawable

if TYPE_CHECKING:
    from ..state import State

STATUE_COUNT: Final = 8
STATUES_FOR_TRIBUTE: Final = 2
BASTET_GOLD: Final = 3


class God:
    """The statues as numbers."""

    HORUS: Final = 0
    BASTET: Final = 1
    OSIRIS: Final = 2
    SET: Final = 3
    ISIS: Final = 4
    SOBEK: Final = 5
    THOTH: Final = 6
    PTAH: Final = 7


class StatuePart(Part):
    """Where the statues stand, and what Ptah has helped to buy."""

    def __init__(self, at: vec[i64], deck: vec[i64]) -> None:
        self.at = at  # the province of each statue
        self.deck = deck  # 1 for each that has not come yet
        self.deck_size: i64 = STATUE_COUNT
        self.placed: i64 = 0  # in this round
        self.first: i64 = 0  # how many the purchase was that Ptah may repeat
        self.repeated: bool = False  # Ptah has been used in this Market

    def clone(self) -> Part:
        """An independent copy."""
        other = StatuePart(self.at[:], self.deck[:])
        other.deck_size = self.deck_size
        other.placed = self.placed
        other.first = self.first
        other.repeated = self.repeated
        return other


class Statues(Module):
    """Places statues in the Old Kingdom and lends their owners the abilities in every phase."""

    def __init__(self, tombs: Purchase | None) -> None:
        super().__init__("statues", keys=("statues", "ptah"), sources=("statues",))
        self.thoth = DiscardForThoth()
        self.again = [
            BuyAgain(self, purchase) for purchase in (tombs, FAVOURS, FARMERS, STONES) if purchase is not None
        ]
        self.phases = ("market", "gifts")
        self.actions = list(range(HORUS, HORUS + PROVINCE_COUNT))
        self.decisions = [self.thoth]
        for decision in self.again:
            self.decisions.append(decision)

    def new_part(self, players: i64) -> Part:
        """All statues are in the deck."""
        return StatuePart(vec[i64]([NOWHERE] * STATUE_COUNT), vec[i64]([1] * STATUE_COUNT))

    def part(self, game: State) -> StatuePart:
        """What this module keeps."""
        return cast(StatuePart, game.parts[self.slot])

    def holder(self, game: State, god: i64) -> i64:
        """Who controls the province of a statue."""
        province = self.part(game).at[god]
        return NOBODY if province == NOWHERE else game.provinces[province].owner

    def auction_begins(self, game: State) -> None:
        """A new round."""
        self.part(game).placed = 0

    def province_opened(self, game: State, province: i64) -> None:
        """In the Old Kingdom the first province of the round gets a statue, with 4 or 5 players the second too."""
        part = self.part(game)
        wanted: i64 = 1 if game.players <= 3 else 2
        if game.round > 3 or part.placed >= wanted or part.deck_size == 0:
            return
        god = game.chance.draw(Draw.STATUE, part.deck, part.deck_size)
        part.deck[god] = 0
        part.deck_size -= 1
        part.at[god] = province
        part.placed += 1
        game.tell(Story.STATUE, -1, god, province)

    def market_begins(self, game: State) -> None:
        """Bastet gives gold; Ptah is ready again."""
        self.part(game).repeated = False
        seat = self.holder(game, God.BASTET)
        if seat != NOBODY:
            game.seats[seat].gold += BASTET_GOLD
            game.tell(Story.GAINED, seat, BASTET_GOLD, self.part(game).at[God.BASTET])

    def bought(self, game: State, seat: i64, ware: i64, count: i64) -> None:
        """Ptah offers the same again; Thoth adds a Favour card, for which one is discarded (R19, R33)."""
        part = self.part(game)
        if self.holder(game, God.PTAH) == seat and not part.repeated:
            part.first = count
            for decision in self.again:
                if decision.purchase.ware == ware:
                    game.push(decision)
        if ware == Ware.FAVOURS and self.holder(game, God.THOTH) == seat and drawable(game) > count:
            draw_cards(game, seat, 1)
            game.push(self.thoth)

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Horus, on Market and gift turns (R18)."""
        if game.seats[seat].gold > 0 and self.holder(game, God.HORUS) == seat:
            for province in range(PROVINCE_COUNT):
                if self.horus_builds_in(game, seat, province):
                    out.append(HORUS + province)

    def horus_builds_in(self, game: State, seat: i64, province: i64) -> bool:
        """Own provinces with 2 Stones: his and those that touch it, across the Nile too."""
        place = game.provinces[province]
        home = self.part(game).at[God.HORUS]
        if place.owner != seat or place.stones != 2:
            return False
        return province == home or province in game.rules.board.neighbours[home]

    def play(self, game: State, seat: i64, action: i64) -> None:
        """2 Stones and 1 gold become a Pyramid."""
        game.seats[seat].gold -= 1
        build_pyramid(game, action - HORUS)

    def extra_gifts(self, game: State, seat: i64) -> i64:
        """Set: one, for a thief too (R21)."""
        return 1 if self.holder(game, God.SET) == seat else 0

    def gift_turn(self, game: State, seat: i64) -> bool:
        """Horus may build with the Stone of the last gift."""
        return self.holder(game, God.HORUS) == seat

    def extra_income(self, game: State, seat: i64) -> i64:
        """Osiris: 1 gold for every 2 Farmers, wherever they are (R20)."""
        if self.holder(game, God.OSIRIS) != seat:
            return 0
        return farmers(game, seat) // 2

    def scheme_holds(self, game: State, seat: i64, kind: i64) -> bool:
        """Tribute: two statues."""
        if kind != Card.TRIBUTE:
            return False
        count: i64 = 0
        for god in range(STATUE_COUNT):
            if self.holder(game, god) == seat:
                count += 1
        return count >= STATUES_FOR_TRIBUTE

    def scheme_points(self, game: State, seat: i64) -> i64:
        """Sobek: Schemes score 4 (R35)."""
        return 1 if self.holder(game, God.SOBEK) == seat else 0

    def age_points(self, game: State, seat: i64) -> i64:
        """Isis counts as a temple."""
        return game.temple if self.holder(game, God.ISIS) == seat else 0

    def add_to_view(self, game: State, me: i64, shown: dict[str, object]) -> None:
        """All of it is open, and so is which statues are still to come."""
        self.save(game, shown)

    def save(self, game: State, saved: dict[str, object]) -> None:
        """Where each statue stands; Ptah's purchase."""
        part = self.part(game)
        standing: dict[str, object] = {}
        for god in range(STATUE_COUNT):
            if part.at[god] != NOWHERE:
                standing[PROVINCES[part.at[god]]] = STATUES[god]
        saved["statues"] = standing
        saved["ptah"] = {"first": int(part.first), "repeated": part.repeated, "placed": int(part.placed)}

    def load(self, game: State, saved: dict[str, object]) -> None:
        """Statues that are not named are still in the deck."""
        part = self.part(game)
        for name, god_name in read_object(saved.get("statues", {}), "statues").items():
            god = word_number(god_name, STATUES, "statues")
            if part.at[god] != NOWHERE:
                raise PositionError(f"statues: {STATUES[god]} stands in two provinces.")
            part.at[god] = province_number(name, "statues")
            part.deck_size -= part.deck[god]
            part.deck[god] = 0
        ptah = read_object(saved.get("ptah", {}), "ptah")
        part.first = read_int(ptah.get("first", 0), 0, 31, "ptah.first")
        part.repeated = read_bool(ptah.get("repeated", False), "ptah.repeated")
        part.placed = read_int(ptah.get("placed", 0), 0, 2, "ptah.placed")

    def check_agenda(self, game: State, names: list[str]) -> None:
        """Thoth takes a card that is there."""
        if "thoth" in names and game.seats[game.seat].cards == 0:
            raise PositionError("agenda: without a Favour card there is none to discard for Thoth.")


class BuyAgain(Decision):
    """Ptah: the same ware a second time, at prices that start again at 1."""

    def __init__(self, module: Statues, purchase: Purchase) -> None:
        super().__init__(f"again {WARES[purchase.ware]}", ("market",))
        self.module = module
        self.purchase = purchase

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Done, or any number within what the first purchase left of the limit."""
        out.append(DONE)
        limit = self.purchase.limit(game, seat, self.module.part(game).first)
        for count in range(1, affordable(game.seats[seat].gold, limit) + 1):
            out.append(AGAIN + self.purchase.ware * 32 + count)

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Buys, which Ptah allows once a Market."""
        game.settle()
        if action != DONE:
            self.module.part(game).repeated = True
            buy(game, seat, self.purchase, action - AGAIN - self.purchase.ware * 32)


class DiscardForThoth(Decision):
    """Thoth: one Favour card for the one more that was drawn."""

    def __init__(self) -> None:
        super().__init__("thoth", ("market",), strict=True)

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Any card in hand."""
        hand = game.seats[seat].hand
        for kind in range(KINDS):
            if hand[kind] > 0:
                out.append(DISCARD + kind)

    def may_sell(self, game: State, seat: i64) -> bool:
        """One card must be left to discard."""
        return game.seats[seat].cards > 1

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Without any gold for it."""
        game.settle()
        kind = action - DISCARD
        game.seats[seat].hand[kind] -= 1
        game.seats[seat].cards -= 1
        game.discard(kind)

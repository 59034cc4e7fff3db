"""The expert rule: everybody holds three secret province cards for the age and reveals one a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from ..actions import REVEAL
from ..auction import open_province, provinces_revealed
from ..board import PROVINCES
from ..chance import Chance, Draw
from ..errors import PositionError
from ..hooks import Decision, Module, Part
from ..reading import province_number, read_lists
from ..sealing import commit, open_sealed, seal

if TYPE_CHECKING:
    from ..state import State


class SecretProvinces(Part):
    """For each seat which province cards it holds: 1 at seat * 15 + province."""

    def __init__(self, held: vec[i64]) -> None:
        self.held = held

    def clone(self) -> Part:
        """An independent copy."""
        return SecretProvinces(self.held[:])


class Expert(Module):
    """Deals province cards at the start of each age and lets the seats choose what comes up."""

    def __init__(self) -> None:
        super().__init__("expert", keys=("secret_provinces",))
        self.reveal = RevealProvince(self)
        self.decisions = [self.reveal]

    def new_part(self, players: i64) -> Part:
        """No cards dealt yet."""
        return SecretProvinces(vec[i64]([0] * int(15 * players)))

    def held(self, game: State) -> vec[i64]:
        """Who holds which province card."""
        return cast(SecretProvinces, game.parts[self.slot]).held

    def age_begins(self, game: State) -> None:
        """Three cards for everybody; in the New Kingdom the cards of the Old Kingdom are dealt again."""
        held = vec[i64]([0] * int(15 * game.players))  # only positions set up by hand have cards left over
        cast(SecretProvinces, game.parts[self.slot]).held = held
        each = min(3, game.pool_size // game.players)  # and fewer than three
        for seat in game.turn_order:
            for _ in range(each):
                province = game.chance.draw(Draw.PROVINCE, game.pool, game.pool_size)
                game.pool_size -= game.pool[province]  # a deck that is given leaves the secret cards out
                game.pool[province] = 0
                held[seat * 15 + province] = 1

    def is_out(self, game: State, province: i64) -> bool:
        """Whether the province card lies open, is blocked, or is somebody's already, secretly or on the board."""
        place = game.provinces[province]
        held = self.held(game)
        for seat in range(game.players):
            if held[seat * 15 + province] > 0:
                return True
        return place.blocked or place.owner >= 0 or province in game.open

    def check_agenda(self, game: State, names: list[str]) -> None:
        """Everybody holds a province card for each round to come, and has picked one he holds."""
        if "reveal" in names and len(game.open) > 0:
            raise PositionError("agenda: secret provinces are revealed before any lies open.")
        held = self.held(game)
        needed = rounds_to_open(game)
        for seat, player in enumerate(game.seats):
            if len(names_of(held, seat)) < needed:
                raise PositionError(f"secret_provinces: seat {seat} still needs {needed} province cards in this age.")
            sealed = player.sealed
            if "reveal" in names and sealed is not None and sealed.committed:
                if not 0 <= sealed.picked < 15 or held[seat * 15 + sealed.picked] == 0:
                    raise PositionError(f"seats[{seat}].sealed.picked: this province card is not held.")

    def reveal_provinces(self, game: State) -> bool:
        """Everybody chooses one in secret."""
        seal(game)
        game.push(self.reveal)
        return True

    def imagine(self, game: State, seat: i64, stream: Chance) -> None:
        """The others' secret cards and those that nobody was dealt are mixed; everybody gets as many as before."""
        held = self.held(game)
        counts = vec[i64]([0] * int(game.players))
        for other in range(game.players):
            if other != seat:
                counts[other] = collect_provinces(game.pool, held, other * 15)
        for other in range(game.players):
            deal_provinces(game.pool, held, other * 15, counts[other], stream)

    def add_to_view(self, game: State, me: i64, shown: dict[str, object]) -> None:
        """A seat sees its own secret cards; all others may be in any hand or in none."""
        held = self.held(game)
        unseen: list[str] = []
        for province, name in enumerate(PROVINCES):
            out = game.pool[province] > 0
            for seat in range(game.players):
                out = out or (seat != me and held[seat * 15 + province] > 0)
            if out:
                unseen.append(name)
        shown["province_deck"] = unseen
        if me >= 0:
            shown["secret_provinces"] = names_of(held, me)

    def save(self, game: State, saved: dict[str, object]) -> None:
        """Everybody's secret cards."""
        saved["secret_provinces"] = [names_of(self.held(game), seat) for seat in range(game.players)]

    def load(self, game: State, saved: dict[str, object]) -> None:
        """Takes the secret cards from the position, or deals them."""
        given = saved.get("secret_provinces")
        if given is None:
            self.age_begins(game)
            return
        held = self.held(game)
        for seat, names in enumerate(read_lists(given, game.players, "secret_provinces")):
            for name in names:
                province = province_number(name, "secret_provinces")
                if self.is_out(game, province):
                    raise PositionError(f"secret_provinces: {name} is held by somebody else or already out.")
                game.pool[province] = 0
                game.pool_size -= 1
                held[seat * 15 + province] = 1


def collect_provinces(pool: vec[i64], held: vec[i64], first: i64) -> i64:
    """Puts the province cards of one seat into the pool; says how many they were."""
    count: i64 = 0
    for province in range(15):
        count += held[first + province]
        pool[province] += held[first + province]
        held[first + province] = 0
    return count


def deal_provinces(pool: vec[i64], held: vec[i64], first: i64, count: i64, stream: Chance) -> None:
    """Deals province cards out of the pool into the places of one seat."""
    left: i64 = 0
    for province in range(15):
        left += pool[province]
    for step in range(min(count, left)):
        province = stream.draw(Draw.PROVINCE, pool, left - step)
        pool[province] -= 1
        held[first + province] += 1


def rounds_to_open(game: State) -> i64:
    """In how many rounds of the age provinces are still to come up."""
    if game.round == 0:
        return 3
    left = 2 - (game.round - 1) % 3
    return left + 1 if game.phase.name == "auction" and len(game.open) == 0 else left


def names_of(held: vec[i64], seat: i64) -> list[str]:
    """The secret provinces of a seat."""
    names: list[str] = []
    for province in range(15):
        if held[seat * 15 + province] > 0:
            names.append(PROVINCES[province])
    return names


class RevealProvince(Decision):
    """Which of the secret province cards comes up for auction in this round."""

    def __init__(self, module: Expert) -> None:
        super().__init__("reveal", ("auction",), sealed=True)
        self.module = module

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """The cards in hand."""
        held = self.module.held(game)
        for province in range(15):
            if held[seat * 15 + province] > 0:
                out.append(REVEAL + province)

    def play(self, game: State, seat: i64, action: i64) -> None:
        """When all have chosen, the cards turn over in turn order (R24)."""
        sealed = game.seats[seat].sealed
        assert sealed is not None
        sealed.picked = action - REVEAL
        if not commit(game, seat):
            return
        held = self.module.held(game)
        for other in game.turn_order:
            picked = open_sealed(game, other).picked
            held[other * 15 + picked] = 0
            open_province(game, picked, other)
        provinces_revealed(game)

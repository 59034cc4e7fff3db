"""The expert rule: everybody holds three secret province cards for the age and reveals one a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from ..actions import REVEAL
from ..auction import open_province
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


def secret_provinces(game: State) -> SecretProvinces:
    """The expert rule's part of the game."""
    return cast(SecretProvinces, game.parts[0])


class Expert(Module):
    """Deals province cards at the start of each age and lets the seats choose what comes up."""

    def __init__(self) -> None:
        super().__init__("expert")

    def setup(self, game: State) -> None:
        """Makes room for the secret cards."""
        game.parts.append(SecretProvinces(vec[i64]([0] * (15 * game.players))))

    def age_begins(self, game: State) -> None:
        """Three cards for everybody; in the New Kingdom the cards of the Old Kingdom are dealt again."""
        held = vec[i64]([0] * (15 * game.players))  # only positions set up by hand have cards left over
        secret_provinces(game).held = held
        each = min(3, game.pool_size // game.players)  # and fewer than three
        for seat in game.turn_order:
            for _ in range(each):
                province = game.chance.draw(Draw.PROVINCE, game.pool, game.pool_size)
                game.pool[province] = 0
                game.pool_size -= 1
                held[seat * 15 + province] = 1

    def reveal_provinces(self, game: State) -> bool:
        """Everybody chooses one in secret."""
        seal(game)
        game.push(REVEAL_PROVINCE)
        return True

    def imagine(self, game: State, seat: i64, stream: Chance) -> None:
        """The others' secret cards and those that nobody was dealt are mixed; everybody gets as many as before."""
        held = secret_provinces(game).held
        counts = vec[i64]([0] * int(game.players))
        for other in range(game.players):
            if other != seat:
                counts[other] = collect_provinces(game.pool, held, other * 15)
        for other in range(game.players):
            deal_provinces(game.pool, held, other * 15, counts[other], stream)

    def add_to_view(self, game: State, me: i64, shown: dict[str, object]) -> None:
        """A seat sees its own secret cards."""
        if me >= 0:
            shown["secret_provinces"] = held_by(game, me)

    def save(self, game: State, saved: dict[str, object]) -> None:
        """Everybody's secret cards."""
        saved["secret_provinces"] = [held_by(game, seat) for seat in range(game.players)]

    def load(self, game: State, saved: dict[str, object]) -> None:
        """Takes the secret cards from the position, or deals them."""
        self.setup(game)
        given = saved.get("secret_provinces")
        if given is None:
            self.age_begins(game)
            return
        part = secret_provinces(game)
        for seat, names in enumerate(read_lists(given, game.players)):
            for name in names:
                province = province_number(name, "secret_provinces")
                if is_out(game, province):
                    raise PositionError(f"secret_provinces: {name} is held by somebody else or already out.")
                game.pool_size -= game.pool[province]  # a deck that is given leaves the secret cards out
                game.pool[province] = 0
                part.held[seat * 15 + province] = 1


def is_out(game: State, province: i64) -> bool:
    """Whether the province card lies open, is blocked, or is somebody's already, secretly or on the board."""
    place = game.provinces[province]
    held = secret_provinces(game).held
    for seat in range(game.players):
        if held[seat * 15 + province] > 0:
            return True
    return place.blocked or place.owner >= 0 or province in game.open


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


def held_by(game: State, seat: i64) -> list[str]:
    """The names of the secret provinces of a seat."""
    held = secret_provinces(game).held
    names: list[str] = []
    for province in range(15):
        if held[seat * 15 + province] > 0:
            names.append(PROVINCES[province])
    return names


class RevealProvince(Decision):
    """Which of the secret province cards comes up for auction in this round."""

    def __init__(self) -> None:
        super().__init__("reveal", sealed=True)

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """The cards in hand."""
        held = secret_provinces(game).held
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
        held = secret_provinces(game).held
        for other in game.turn_order:
            picked = open_sealed(game, other).picked
            held[other * 15 + picked] = 0
            open_province(game, picked, other)


REVEAL_PROVINCE = RevealProvince()

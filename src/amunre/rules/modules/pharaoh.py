"""Pharaoh: he visits whoever fights hardest for a province, and his tokens bring gifts (rules, section 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ..board import PROVINCES
from ..cards import Card
from ..hooks import Module, Part
from ..reading import province_number, read_int, read_list
from ..state import NOBODY, NOWHERE
from ..story import Story

if TYPE_CHECKING:
    from ..state import State

TOKENS: Final = 3
TOKENS_FOR_BLESSING: Final = 2


class PharaohPart(Part):
    """Where the Pharaoh is, and everybody's tokens."""

    def __init__(self, tokens: vec[i64]) -> None:
        self.province: i64 = NOWHERE
        self.tokens = tokens

    def clone(self) -> Part:
        """An independent copy."""
        other = PharaohPart(self.tokens[:])
        other.province = self.province
        return other


class Pharaoh(Module):
    """Follows the bidding in the Auction and rewards in the Offering."""

    def __init__(self) -> None:
        super().__init__("pharaoh", keys=("pharaoh", "pharaoh_tokens"))

    def new_part(self, players: i64) -> Part:
        """He is not on the board and nobody has a token."""
        return PharaohPart(vec[i64]([0] * int(players)))

    def part(self, game: State) -> PharaohPart:
        """What this module keeps."""
        return cast(PharaohPart, game.parts[self.slot])

    def age_begins(self, game: State) -> None:
        """The tokens of the Old Kingdom are returned."""
        tokens = self.part(game).tokens
        for seat in range(game.players):
            tokens[seat] = 0

    def auction_begins(self, game: State) -> None:
        """He left the board at the end of the last round."""
        self.part(game).province = NOWHERE

    def outbid(self, game: State, province: i64) -> None:
        """He goes where somebody is outbid."""
        self.part(game).province = province

    def auction_ended(self, game: State) -> None:
        """Whoever has won the province he stands in gains a token; nobody if it was not kept (R23)."""
        part = self.part(game)
        if part.province != NOWHERE:
            owner = game.provinces[part.province].owner
            if owner != NOBODY:
                part.tokens[owner] += 1
                game.tell(Story.TOKEN, owner, part.province, 0)

    def extra_gifts(self, game: State, seat: i64) -> i64:
        """One for each token, but none for a thief (R21)."""
        return 0 if game.seats[seat].theft else self.part(game).tokens[seat]

    def scheme_holds(self, game: State, seat: i64, kind: i64) -> bool:
        """Pharaoh's Blessing: two tokens."""
        return kind == Card.PHARAOHS_BLESSING and self.part(game).tokens[seat] >= TOKENS_FOR_BLESSING

    def add_to_view(self, game: State, me: i64, shown: dict[str, object]) -> None:
        """All of it is open."""
        self.save(game, shown)

    def save(self, game: State, saved: dict[str, object]) -> None:
        """The Pharaoh and the tokens."""
        part = self.part(game)
        saved["pharaoh"] = None if part.province == NOWHERE else PROVINCES[part.province]
        saved["pharaoh_tokens"] = [int(count) for count in part.tokens]

    def load(self, game: State, saved: dict[str, object]) -> None:
        """Without a word he is off the board and nobody has a token."""
        part = self.part(game)
        where = saved.get("pharaoh")
        if where is not None:
            part.province = province_number(where, "pharaoh")
        for seat, count in enumerate(read_list(saved.get("pharaoh_tokens", []), "pharaoh_tokens", int(game.players))):
            part.tokens[seat] = read_int(count, 0, TOKENS, "pharaoh_tokens")

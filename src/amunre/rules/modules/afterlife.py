"""Afterlife: Tomb tiles are collected in secret and built into a tomb that rewards its owner (rules, section 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ..actions import (
    AFTERLIFE_DRAW,
    AFTERLIFE_PLACE,
    BUY_TOMBS,
    DISCARD,
    DISCARD_TILE,
    EXTRA,
    GIFT_TOMB,
    MOST_BOUGHT,
    TILE_NAMES,
    TOMB,
)
from ..cards import KINDS, Card
from ..chance import Chance, Draw
from ..errors import PositionError
from ..gifts import CHOOSE_GIFT, FINISH_GIFTS, use_gifts
from ..hooks import Decision, Module, Part
from ..market import MARKET, PLACE_FARMER, PLACE_STONE, Purchase, Ware
from ..reading import read_counts, read_list, read_lists, read_tomb
from ..story import Story
from ..supply import can_play, draw_cards, empty_fields, owns_any, play_card
from .tomb import (
    COPIES,
    ROW_ENDS,
    SLOTS,
    SUPPORT,
    TILES,
    Tile,
    TombPart,
    count,
    matching,
    named_tiles,
    named_tomb,
)

if TYPE_CHECKING:
    from ..state import State

ROW_POINTS: Final = 3
TILE_GOLD: Final = 2
DISCARDS_FOR_EXTRA: Final = 2


class Afterlife(Module):
    """Sells tiles in the Market, lets them be built as gifts and by card, and scores full rows."""

    def __init__(self) -> None:
        super().__init__(
            "afterlife",
            keys=("tomb_stack", "tomb_discards", "tomb_tiles", "tombs"),
            sources=("tomb rows", "tiles"),
        )
        self.tombs = BuyTombs(self)
        self.place = PlaceTile(self)
        self.discard = DiscardForExtra(self)
        self.decisions = [self.tombs, self.place, self.discard]
        self.phases = ("market", "gifts")
        self.actions = [AFTERLIFE_DRAW, AFTERLIFE_PLACE, GIFT_TOMB, EXTRA]

    def new_part(self, players: i64) -> Part:
        """All tiles are in the stack."""
        return TombPart(
            vec[i64]([COPIES] * TILES),
            vec[i64]([0] * TILES),
            vec[i64]([0] * int(players * TILES)),
            vec[i64]([-1] * int(players * SLOTS)),
        )

    def part(self, game: State) -> TombPart:
        """What this module keeps."""
        return cast(TombPart, game.parts[self.slot])

    def draw_tiles(self, game: State, seat: i64, wanted: i64) -> None:
        """Draws tiles into the collection; an empty stack is made anew from the discards."""
        part = self.part(game)
        for _ in range(min(wanted, part.drawable())):
            if count(part.stack, 0) == 0:
                part.stack = part.discards
                part.discards = vec[i64]([0] * TILES)
            kind = game.chance.draw(Draw.TILE, part.stack, count(part.stack, 0))
            part.stack[kind] -= 1
            part.tiles[seat * TILES + kind] += 1
            game.tell(Story.DREW_TILE, seat, kind, 0)

    def market_turn(self, game: State, seat: i64) -> None:
        """Tiles are bought before everything else."""
        game.push(self.tombs)

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """The Afterlife card in the Market (R17); on a gift turn a tile as gift, and extra ones (R16)."""
        if game.phase is MARKET:
            if can_play(game, seat, Card.AFTERLIFE):
                if self.part(game).drawable() > 0:
                    out.append(AFTERLIFE_DRAW)
                if self.can_build(game, seat):
                    out.append(AFTERLIFE_PLACE)
            return
        decision = game.agenda[-1]
        if (decision is CHOOSE_GIFT or decision is FINISH_GIFTS) and self.can_build(game, seat):
            if decision is CHOOSE_GIFT:
                out.append(GIFT_TOMB)
            if self.part(game).collected(seat) - 1 + game.seats[seat].cards >= DISCARDS_FOR_EXTRA:
                out.append(EXTRA)

    def can_build(self, game: State, seat: i64) -> bool:
        """Whether the seat has a tile and a place for it."""
        part = self.part(game)
        return part.collected(seat) > 0 and part.has_room(seat)

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Each of them leads to a tile drawn or placed."""
        if action == AFTERLIFE_DRAW:
            self.play_afterlife(game, seat)
            self.draw_tiles(game, seat, 1)
        elif action == AFTERLIFE_PLACE:
            self.play_afterlife(game, seat)
            game.push(self.place)
        elif action == GIFT_TOMB:
            use_gifts(game, seat, 1)
            game.push(self.place)
        else:
            game.push(self.place)
            for _ in range(DISCARDS_FOR_EXTRA):
                game.push(self.discard)

    def play_afterlife(self, game: State, seat: i64) -> None:
        """The card is used up."""
        play_card(game, seat, Card.AFTERLIFE)
        game.discard(Card.AFTERLIFE)

    def gift_turn(self, game: State, seat: i64) -> bool:
        """Extra tiles may follow the last gift."""
        return self.part(game).collected(seat) > 0

    def reward(self, game: State, seat: i64, kind: i64, times: i64) -> None:
        """What a tile shows, so many times; what finds no place is lost (R12)."""
        if kind == Tile.POINT:
            game.add_points(seat, self.column + 1, times)
        elif kind == Tile.FARMER:
            for _ in range(min(times, empty_fields(game, seat) - waiting_farmers(game))):
                game.push(PLACE_FARMER)
        elif kind == Tile.STONE:
            if owns_any(game, seat):
                for _ in range(times):
                    game.push(PLACE_STONE)
        elif kind == Tile.FAVOUR:
            draw_cards(game, seat, times)
        else:
            game.seats[seat].gold += TILE_GOLD * times
            game.tell(Story.GAINED, seat, TILE_GOLD * times, -1)

    def final_points(self, game: State, seat: i64) -> i64:
        """3 points for each full row."""
        tombs = self.part(game).tombs
        points: i64 = 0
        slot: i64 = 0
        for row in range(len(ROW_ENDS)):
            full = True
            while slot < ROW_ENDS[row]:
                if tombs[seat * SLOTS + slot] < 0:
                    full = False
                slot += 1
            if full:
                points += ROW_POINTS
        return points

    def imagine(self, game: State, seat: i64, stream: Chance) -> None:
        """The others' tiles and the stack are mixed; everybody gets as many as before."""
        part = self.part(game)
        stack = part.stack
        had = vec[i64]([0] * int(game.players))
        for other in range(game.players):
            if other != seat:
                had[other] = part.collected(other)
                for kind in range(TILES):
                    stack[kind] += part.tiles[other * TILES + kind]
                    part.tiles[other * TILES + kind] = 0
        for other in range(game.players):
            for _ in range(had[other]):
                kind = stream.draw(Draw.TILE, stack, count(stack, 0))
                stack[kind] -= 1
                part.tiles[other * TILES + kind] += 1

    def add_to_view(self, game: State, me: i64, shown: dict[str, object]) -> None:
        """Tombs and discards are open; of the collections only how many tiles they hold, and the own ones."""
        part = self.part(game)
        shown["tomb_stack"] = int(count(part.stack, 0))
        shown["tomb_discards"] = named_tiles(part.discards, 0)
        shown["tombs"] = [named_tomb(part.tombs, seat) for seat in range(game.players)]
        shown["tomb_tiles"] = [int(part.collected(seat)) for seat in range(game.players)]
        if me >= 0:
            shown["own_tiles"] = named_tiles(part.tiles, me * TILES)

    def save(self, game: State, saved: dict[str, object]) -> None:
        """All tiles, wherever they are."""
        part = self.part(game)
        saved["tomb_stack"] = named_tiles(part.stack, 0)
        saved["tomb_discards"] = named_tiles(part.discards, 0)
        saved["tomb_tiles"] = [named_tiles(part.tiles, seat * TILES) for seat in range(game.players)]
        saved["tombs"] = [named_tomb(part.tombs, seat) for seat in range(game.players)]

    def load(self, game: State, saved: dict[str, object]) -> None:
        """Collections and tombs; the stack as given, or all tiles that are nowhere else."""
        part = self.part(game)
        players: int = game.players
        empty: list[object] = [[] for _ in range(players)]
        for seat, tomb in enumerate(read_lists(saved.get("tombs", empty), players, "tombs")):
            for slot, kind in enumerate(read_tomb(tomb, TILE_NAMES, [int(place) for place in SUPPORT])):
                part.tombs[seat * SLOTS + slot] = kind
                if kind >= 0:
                    part.stack[kind] -= 1
        rows = read_list(saved.get("tomb_tiles", [{} for _ in range(players)]), "tomb_tiles")
        if len(rows) != players:
            raise PositionError(f"tomb_tiles: expected {players} collections, one a seat.")
        for seat in range(players):
            for kind, held in enumerate(read_counts(rows[seat], TILE_NAMES, "tomb_tiles")):
                part.tiles[seat * TILES + kind] = held
                part.stack[kind] -= held
        part.discards = vec[i64](read_counts(saved.get("tomb_discards", {}), TILE_NAMES, "tomb_discards"))
        for kind in range(TILES):
            part.stack[kind] = max(part.stack[kind] - part.discards[kind], 0)
        if "tomb_stack" in saved:
            part.stack = vec[i64](read_counts(saved["tomb_stack"], TILE_NAMES, "tomb_stack"))

    def check_agenda(self, game: State, names: list[str]) -> None:
        """A tile and a place for each that is to be built, and enough to discard for extra ones."""
        part = self.part(game)
        owed = names.count("tomb")
        room: i64 = 0
        for slot in range(SLOTS):
            if part.tombs[game.seat * SLOTS + slot] < 0:
                room += 1
        if owed > min(part.collected(game.seat), room):
            raise PositionError("agenda: there are fewer tiles or places in the tomb than tiles to build.")
        if names.count("extra") > part.collected(game.seat) - owed + game.seats[game.seat].cards:
            raise PositionError("agenda: there is too little to discard for an extra tile.")


def waiting_farmers(game: State) -> i64:
    """Farmers that are paid for and still to be placed."""
    waiting: i64 = 0
    for decision in game.agenda:
        if decision is PLACE_FARMER:
            waiting += 1
    return waiting


class BuyTombs(Purchase):
    """Tomb tiles, drawn blind."""

    def __init__(self, module: Afterlife) -> None:
        super().__init__("buy tombs", Ware.TOMBS, BUY_TOMBS)
        self.module = module

    def limit(self, game: State, seat: i64, already: i64) -> i64:
        """No more than there are (R15)."""
        return min(self.module.part(game).drawable(), MOST_BOUGHT)

    def deliver(self, game: State, seat: i64, count: i64) -> None:
        """Into the collection."""
        self.module.draw_tiles(game, seat, count)


class PlaceTile(Decision):
    """Which tile goes where in the tomb."""

    def __init__(self, module: Afterlife) -> None:
        super().__init__("tomb", ("market", "gifts"))
        self.module = module

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Each kind in the collection on each place that is free."""
        part = self.module.part(game)
        for kind in range(TILES):
            if part.tiles[seat * TILES + kind] > 0:
                for slot in range(SLOTS):
                    if part.is_free(seat, slot):
                        out.append(TOMB + kind * SLOTS + slot)

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Builds it and collects the reward, once for each matching tile it rests on."""
        game.settle()
        part = self.module.part(game)
        kind = (action - TOMB) // SLOTS
        slot = (action - TOMB) % SLOTS
        part.tiles[seat * TILES + kind] -= 1
        part.tombs[seat * SLOTS + slot] = kind
        self.module.reward(game, seat, kind, matching(part, seat, slot))


class DiscardForExtra(Decision):
    """What is given for an extra tile: Favour cards or tiles, without any reward."""

    def __init__(self, module: Afterlife) -> None:
        super().__init__("extra", ("gifts",), strict=True)
        self.module = module

    def choices(self, game: State, seat: i64, out: list[int]) -> None:
        """Any card; any tile as long as one is left to build."""
        hand = game.seats[seat].hand
        for kind in range(KINDS):
            if hand[kind] > 0:
                out.append(DISCARD + kind)
        part = self.module.part(game)
        if part.collected(seat) > 1:
            for kind in range(TILES):
                if part.tiles[seat * TILES + kind] > 0:
                    out.append(DISCARD_TILE + kind)

    def may_sell(self, game: State, seat: i64) -> bool:
        """Enough must be left for all discards that are still owed."""
        owed: i64 = 0
        for decision in game.agenda:
            if decision is self:
                owed += 1
        return self.module.part(game).collected(seat) - 1 + game.seats[seat].cards > owed

    def play(self, game: State, seat: i64, action: i64) -> None:
        """Onto its discard pile."""
        game.settle()
        if action < DISCARD_TILE:
            game.seats[seat].hand[action - DISCARD] -= 1
            game.seats[seat].cards -= 1
            game.discard(action - DISCARD)
        else:
            part = self.module.part(game)
            part.tiles[seat * TILES + action - DISCARD_TILE] -= 1
            part.discards[action - DISCARD_TILE] += 1

"""Pieces of the expansions, and the province deck, of which the expert rule hides a part."""

from __future__ import annotations

from typing import cast

from librt.strings import BytesWriter
from mypy_extensions import i64

from amunre.rules.actions import STATUES, TILE_NAMES
from amunre.rules.modules.afterlife import Afterlife
from amunre.rules.modules.expert import Expert, SecretProvinces
from amunre.rules.modules.officials import Officials, OfficialsPart
from amunre.rules.modules.pharaoh import TOKENS, Pharaoh, PharaohPart
from amunre.rules.modules.statues import STATUE_COUNT, StatuePart, Statues
from amunre.rules.modules.tomb import COPIES, SLOTS, TILES, TombPart, count
from amunre.rules.ruleset import Tables
from amunre.rules.state import PROVINCE_COUNT, State

from .piece import Piece, put, put_counts, put_flag, put_one_of


def expansion_pieces(rules: Tables) -> list[Piece]:
    """The province deck, and what the modules of the ruleset keep."""
    found: list[Piece] = []
    held: Expert | None = None
    for module in rules.modules:
        if isinstance(module, Expert):
            held = module
            found += expert_pieces(module)
        elif isinstance(module, Officials):
            found += officials_pieces(module)
        elif isinstance(module, Statues):
            found += statue_pieces(module)
        elif isinstance(module, Pharaoh):
            found += pharaoh_pieces(module, rules.players)
        elif isinstance(module, Afterlife):
            found += afterlife_pieces(module, rules.players)
    return [province_deck_piece(held), *found]


def province_deck_piece(expert: Expert | None) -> Piece:
    """Which provinces may still come up in this age."""

    def write(game: State, seat: int, out: BytesWriter) -> None:
        for province in range(PROVINCE_COUNT):
            coming = game.pool[province]
            if expert is not None:
                coming += held_by_others(game, expert, seat, province)
            put_flag(out, coming > 0)

    meaning = "provinces that may still come up in this age, from the deck or from another's hand"
    return Piece("province_deck", PROVINCE_COUNT, "provinces", 0, 1, 1, meaning, write)


def held_by_others(game: State, expert: Expert, seat: int, province: i64) -> i64:
    """How many of the other seats hold the province card."""
    held = cast(SecretProvinces, game.parts[expert.slot]).held
    found: i64 = 0
    for other in range(game.players):
        if other != seat:
            found += held[other * PROVINCE_COUNT + province]
    return found


def expert_pieces(module: Expert) -> list[Piece]:
    """The own province cards."""

    def write(game: State, seat: int, out: BytesWriter) -> None:
        held = cast(SecretProvinces, game.parts[module.slot]).held
        put_counts(out, held, seat * PROVINCE_COUNT, PROVINCE_COUNT)

    return [Piece("secret_provinces", PROVINCE_COUNT, "provinces", 0, 1, 1, "own secret province cards", write)]


def officials_pieces(module: Officials) -> list[Piece]:
    """The Officials, all open but the order of their deck."""
    kinds = len(module.cards.names)
    named = ", ".join(module.cards.names)

    def part(game: State) -> OfficialsPart:
        return cast(OfficialsPart, game.parts[module.slot])

    def write_at(game: State, seat: int, out: BytesWriter) -> None:
        for province in range(PROVINCE_COUNT):
            put_one_of(out, part(game).at[province], kinds)

    def write_deck(game: State, seat: int, out: BytesWriter) -> None:
        put_counts(out, part(game).deck, 0, kinds)

    def write_discards(game: State, seat: int, out: BytesWriter) -> None:
        put_counts(out, part(game).discards, 0, kinds)

    where = "the Official in the province"
    return [
        Piece("officials", PROVINCE_COUNT * kinds, f"provinces x ({named})", 0, 1, 1, where, write_at),
        Piece("officials_deck", kinds, named, 0, 20, 2, "Officials in the deck", write_deck),
        Piece("officials_discards", kinds, named, 0, 20, 2, "Officials discarded", write_discards),
    ]


def statue_pieces(module: Statues) -> list[Piece]:
    """The statues, all open."""

    def part(game: State) -> StatuePart:
        return cast(StatuePart, game.parts[module.slot])

    def write_at(game: State, seat: int, out: BytesWriter) -> None:
        for god in range(STATUE_COUNT):
            put_one_of(out, part(game).at[god], PROVINCE_COUNT)

    def write_ptah(game: State, seat: int, out: BytesWriter) -> None:
        put(out, part(game).first)
        put_flag(out, part(game).repeated)

    gods = ", ".join(STATUES)
    size = STATUE_COUNT * PROVINCE_COUNT
    return [
        Piece("statues", size, f"({gods}) x provinces", 0, 1, 1, "where each statue stands", write_at),
        Piece(
            "ptah",
            2,
            "first purchase, used",
            0,
            31,
            4,
            "what Ptah may repeat; whether it has in this Market",
            write_ptah,
        ),
    ]


def pharaoh_pieces(module: Pharaoh, players: int) -> list[Piece]:
    """The Pharaoh, all open."""

    def part(game: State) -> PharaohPart:
        return cast(PharaohPart, game.parts[module.slot])

    def write_at(game: State, seat: int, out: BytesWriter) -> None:
        put_one_of(out, part(game).province, PROVINCE_COUNT)

    def write_tokens(game: State, seat: int, out: BytesWriter) -> None:
        for step in range(game.players):
            put(out, part(game).tokens[(seat + step) % game.players])

    return [
        Piece("pharaoh", PROVINCE_COUNT, "provinces", 0, 1, 1, "where the Pharaoh is", write_at),
        Piece("pharaoh_tokens", players, "seats", 0, TOKENS, TOKENS, "Pharaoh tokens", write_tokens),
    ]


def afterlife_pieces(module: Afterlife, players: int) -> list[Piece]:
    """Tombs and discards are open, collections only in number but for the own one."""

    def part(game: State) -> TombPart:
        return cast(TombPart, game.parts[module.slot])

    def write_tombs(game: State, seat: int, out: BytesWriter) -> None:
        tombs = part(game).tombs
        for step in range(game.players):
            first = (seat + step) % game.players * SLOTS
            for slot in range(SLOTS):
                put_one_of(out, tombs[first + slot], TILES)

    def write_collected(game: State, seat: int, out: BytesWriter) -> None:
        for step in range(game.players):
            put(out, part(game).collected((seat + step) % game.players))

    def write_own(game: State, seat: int, out: BytesWriter) -> None:
        put_counts(out, part(game).tiles, seat * TILES, TILES)

    def write_discards(game: State, seat: int, out: BytesWriter) -> None:
        put_counts(out, part(game).discards, 0, TILES)

    def write_stack(game: State, seat: int, out: BytesWriter) -> None:
        put(out, count(part(game).stack, 0))

    kinds = ", ".join(TILE_NAMES)
    size = players * SLOTS * TILES
    return [
        Piece("tombs", size, f"seats x places x ({kinds})", 0, 1, 1, "the tiles built into each tomb", write_tombs),
        Piece("tomb_tiles", players, "seats", 0, COPIES * TILES, 5, "tiles in each collection", write_collected),
        Piece("own_tiles", TILES, kinds, 0, COPIES, 2, "own tiles by kind", write_own),
        Piece("tomb_discards", TILES, kinds, 0, COPIES, 4, "discarded tiles", write_discards),
        Piece("tomb_stack", 1, "", 0, COPIES * TILES, 20, "tiles in the stack", write_stack),
    ]

"""Sets up what each seat holds, in the open and in secret, from a position."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .actions import MOST_GOLD
from .cards import KINDS
from .errors import PositionError
from .reading import card_number, known_keys, read_bool, read_cards, read_int, read_list, read_object
from .setup import START_GOLD
from .state import Sealed, State

SEAT_KEYS: Final = (
    "gold", "cards", "score", "played", "offered", "theft", "influence", "greed", "gifts", "favours_taken", "dealt",
    "rejected", "sealed",
)  # fmt: skip
SEALED_KEYS: Final = ("offer", "theft", "influence", "greed", "picked", "sold", "committed")
MOST_HELD: Final = 9999  # gold of a seat: more than a game can bring together, and offers end earlier (0006)


def load_seats(game: State, saved: dict[str, object]) -> None:
    """All seats; one that is left out is as at the start."""
    rows = read_list(saved.get("seats", []), "seats")
    if len(rows) > game.players:
        raise PositionError(f"seats: {len(rows)} are given but {game.players} play.")
    for seat in range(game.players):
        given = read_object(rows[seat] if seat < len(rows) else {}, f"seats[{seat}]")
        known_keys(given, SEAT_KEYS, f"seats[{seat}]")
        _load_seat(game, seat, given)


def _load_seat(game: State, seat: int, given: dict[str, object]) -> None:
    where = f"seats[{seat}]"
    player = game.seats[seat]
    player.gold = read_int(given.get("gold", START_GOLD), 0, MOST_HELD, f"{where}.gold")
    cards = read_cards(given.get("cards", []), f"{where}.cards")
    player.hand = vec[i64](cards)
    player.cards = sum(cards)
    player.score = read_int(given.get("score", 0), -999, 9999, f"{where}.score")
    for kind, count in enumerate(read_cards(given.get("played", []), f"{where}.played")):
        if count > 0:
            player.played |= 1 << kind
    player.offered = read_int(given.get("offered", 0), 0, MOST_GOLD, f"{where}.offered")
    player.theft = read_bool(given.get("theft", False), f"{where}.theft")
    player.influence = read_bool(given.get("influence", False), f"{where}.influence")
    player.greed = read_bool(given.get("greed", False), f"{where}.greed")
    player.gifts = read_int(given.get("gifts", 0), 0, 12, f"{where}.gifts")
    player.favours_taken = read_bool(given.get("favours_taken", False), f"{where}.favours_taken")
    _load_secrets(game, seat, given, where)


def _load_secrets(game: State, seat: int, given: dict[str, object], where: str) -> None:
    player = game.seats[seat]
    if "dealt" in given:
        dealt = read_list(given["dealt"], f"{where}.dealt")
        if len(dealt) != 2:
            raise PositionError(f"{where}.dealt: expected two Schemes.")
        one = card_number(dealt[0], f"{where}.dealt")
        two = card_number(dealt[1], f"{where}.dealt")
        player.first_scheme = min(one, two)
        player.second_scheme = max(one, two)
    if "rejected" in given:
        player.rejected = card_number(given["rejected"], f"{where}.rejected")
    if "sealed" in given:
        player.sealed = _load_sealed(read_object(given["sealed"], f"{where}.sealed"), f"{where}.sealed", player.gold)


def _load_sealed(given: dict[str, object], where: str, gold: int) -> Sealed:
    known_keys(given, SEALED_KEYS, where)
    sealed = Sealed()
    sealed.offer = read_int(given.get("offer", 0), 0, min(gold, MOST_GOLD), f"{where}.offer")
    sealed.theft = read_bool(given.get("theft", False), f"{where}.theft")
    sealed.influence = read_bool(given.get("influence", False), f"{where}.influence")
    sealed.greed = read_bool(given.get("greed", False), f"{where}.greed")
    sealed.picked = read_int(given.get("picked", -1), -1, KINDS - 1, f"{where}.picked")
    for name in read_list(given.get("sold", []), f"{where}.sold"):
        sealed.sold = append(sealed.sold, card_number(name, f"{where}.sold"))
    sealed.committed = read_bool(given.get("committed", False), f"{where}.committed")
    if sealed.theft and sealed.offer > 0:
        raise PositionError(f"{where}: gold and Theft do not go together.")
    return sealed

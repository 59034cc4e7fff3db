"""Ruleset: one immutable value that says which game is played, and the numbers that follow from it."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .actions import ACTIONS, ALL_RUNGS, LADDER_RUNGS, triangle
from .board import Board, standard_board
from .cards import CARDS, FIRST_SCHEME, KINDS, Card
from .errors import RulesetError
from .hooks import Module
from .modules.afterlife import Afterlife
from .modules.expert import Expert
from .modules.officials import Officials
from .modules.pharaoh import Pharaoh
from .modules.promos import Promos
from .modules.statues import Statues
from .officials_deck import OfficialsDeck, standard_officials
from .table_file import LARGEST_SHOWN

EDITIONS: Final = ("classic", "meeple", "anniversary")
EDITION_TITLES: Final = {
    "classic": "Hans im Glück / Rio Grande, 2003",
    "meeple": "Super Meeple and Surfin' Meeple, 2016-18",
    "anniversary": "Alley Cat Games, 20th Anniversary, 2023",
}
# Switches in the order in which ids name them. The anniversary edition is the classic one with all of these on.
EDITION_SWITCHES: Final = (
    "blocked_provinces",
    "start_cards",
    "turn_order_track",
    "federation",
    "bids_beyond_36",
    "small_track",
)
OTHER_SWITCHES: Final = ("expert", "open_gold")
SWITCH_TEXTS: Final = {
    "blocked_provinces": "the unused provinces are revealed and blocked, so everybody knows them",
    "start_cards": "start Architects and start Schemes lie beside the deck",
    "turn_order_track": "the offerings set the whole turn order, not only who starts",
    "federation": "Master of Federation is in the Favour deck",
    "bids_beyond_36": "bids go on past 36: 45, 55, ...",
    "small_track": "2 and 3 players use the smaller temple track: 3-8, 9-14, 15 and more",
    "expert": "each player holds three secret province cards and reveals one a round",
    "open_gold": "everybody's gold is open",
}
MODULE_TEXTS: Final = {
    "officials": "2 or 3 players bid with two Scribes, keep one province and are helped by the Official of the other",
    "statues": "statues of eight gods come up with the provinces and lend their abilities to whoever controls them",
    "pharaoh": "the Pharaoh visits provinces that are fought for; his tokens bring more gifts",
    "afterlife": "Tomb tiles are collected in secret and built into a tomb that rewards and scores",
    "promos": "four more Favour cards: Glory, Greed, Popularity, Export",
}
MODULES: Final = tuple(MODULE_TEXTS)
SOURCES: Final[tuple[str, ...]] = ("pyramids", "sets", "sides", "temples", "schemes", "gold")


class Source:
    """Where points come from: the columns of the score sheet."""

    PYRAMIDS: Final = 0
    SETS: Final = 1
    SIDES: Final = 2
    TEMPLES: Final = 3
    SCHEMES: Final = 4
    GOLD: Final = 5


class Ruleset:
    """Edition, number of players, switches, modules and board. Equal rulesets play the same game."""

    __slots__ = ("_board", "_edition", "_modules", "_officials", "_players", "_switches")

    def __init__(
        self,
        edition: str,
        players: int,
        switches: dict[str, bool],
        modules: tuple[str, ...],
        board: Board,
        officials: OfficialsDeck,
    ) -> None:
        self._edition = edition
        self._players = players
        self._switches = dict(switches)
        self._modules = modules
        self._board = board
        self._officials = officials

    @property
    def edition(self) -> str:
        """classic, meeple or anniversary."""
        return self._edition

    @property
    def players(self) -> int:
        """How many play."""
        return self._players

    @property
    def modules(self) -> tuple[str, ...]:
        """The expansions, in the order of `MODULES`."""
        return self._modules

    @property
    def sources(self) -> tuple[str, ...]:
        """Where points can come from: the columns of the score sheet."""
        found = list(SOURCES)
        for module in modules_of(self):
            found += list(module.sources)
        return tuple(found)

    @property
    def officials(self) -> OfficialsDeck:
        """The Officials cards, should they be played with."""
        return self._officials

    @property
    def board(self) -> Board:
        """The board that is played on."""
        return self._board

    def switch(self, name: str) -> bool:
        """Whether a switch is on."""
        return self._switches[name]

    @property
    def switches(self) -> dict[str, bool]:
        """All switches by name (a copy)."""
        return dict(self._switches)

    @property
    def id(self) -> str:
        """A short name: edition, players, and whatever differs from that edition's own rules."""
        words = [f"{self._edition}-{self._players}"]
        for name in EDITION_SWITCHES + OTHER_SWITCHES:
            if self._switches[name] != default_switch(self._edition, name):
                words.append(("" if self._switches[name] else "no-") + name.replace("_", "-"))
        words += list(self._modules)
        if self._board.digest != standard_board().digest:
            words.append("board-" + self._board.digest[:8])
        if self._own_officials():
            words.append("deck-" + self._officials.digest[:8])
        return "+".join(words)

    @property
    def hash(self) -> str:
        """A digest of everything that the rules depend on, the board's numbers included."""
        parts: list[object] = [self.as_json(), self._board.digest]
        if "officials" in self._modules:
            parts.append(self._officials.digest)
        text = json.dumps(parts, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def _own_officials(self) -> bool:
        return "officials" in self._modules and self._officials.digest != standard_officials().digest

    def as_json(self) -> dict[str, object]:
        """The ruleset as it stands in positions and records."""
        changed = {n: v for n, v in self._switches.items() if v != default_switch(self._edition, n)}
        return {"edition": self._edition, "players": self._players, "modules": list(self._modules), **changed}

    def __eq__(self, other: object) -> bool:
        """Equal when they play the same game."""
        return isinstance(other, Ruleset) and self.hash == other.hash

    def __hash__(self) -> int:
        """Agrees with equality."""
        return hash(self.hash)

    def __repr__(self) -> str:
        """Shows the id."""
        return f"<Ruleset {self.id}>"


def default_switch(edition: str, name: str) -> bool:
    """The value a switch has when the edition is played as printed."""
    return edition == "anniversary" and name in EDITION_SWITCHES


def ruleset(
    edition: str,
    *,
    players: int = 4,
    modules: tuple[str, ...] | list[str] = (),
    board: Board | None = None,
    officials: OfficialsDeck | None = None,
    **switches: bool | None,
) -> Ruleset:
    """The ruleset of an edition for so many players; switches left out or None are as that edition has them."""
    return _checked_ruleset(edition, players, modules, {**switches}, board, officials)


def _checked_ruleset(
    edition: object,
    players: object,
    modules: object,
    switches: dict[str, object],
    board: Board | None,
    officials: OfficialsDeck | None,
) -> Ruleset:
    """Takes values of any type, since they may come out of a file; RulesetError says which is wrong."""
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise RulesetError(f"There is no edition {_shown(edition)}; there are {', '.join(EDITIONS)}.")
    chosen = {name: default_switch(edition, name) for name in EDITION_SWITCHES + OTHER_SWITCHES}
    count = _checked_players(players)
    for name, value in switches.items():
        if name not in SWITCH_TEXTS:
            raise RulesetError(f"There is no switch {_shown(name)}; there are {', '.join(SWITCH_TEXTS)}.")
        if isinstance(value, bool):
            chosen[name] = value
        elif value is not None:
            raise RulesetError(f"The switch {name} is true or false, not {_shown(value)}.")
    names = _checked_modules(modules)
    _check_combination(count, names, chosen["expert"])
    return Ruleset(
        edition,
        count,
        chosen,
        names,
        standard_board() if board is None else board,
        standard_officials() if officials is None else officials,
    )


def _shown(value: object) -> str:
    if isinstance(value, (dict, list, tuple)):
        return "a list or object"  # never in full: it may be deeper than Python can write
    if isinstance(value, int) and abs(value) > LARGEST_SHOWN:
        return "a huge number"
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _checked_players(players: object) -> int:
    if not isinstance(players, int) or isinstance(players, bool) or not 2 <= players <= 5:
        raise RulesetError(f"Amun-Re is played by 2 to 5 players, not {_shown(players)}.")
    return players


def _check_combination(players: int, modules: tuple[str, ...], expert: bool) -> None:
    if players == 2 and "officials" not in modules:
        raise RulesetError("Two players need the Officials variant (R26): add the module 'officials'.")
    if players > 3 and "officials" in modules:
        raise RulesetError(f"The Officials variant is for 2 or 3 players (R26), not for {players}.")
    if expert and "officials" in modules:
        raise RulesetError("The expert rule and the Officials variant do not go together (R25).")


def _checked_modules(modules: object) -> tuple[str, ...]:
    if not isinstance(modules, (tuple, list)):
        raise RulesetError("Modules are given as a list of names.")
    for name in modules:
        if not isinstance(name, str) or name not in MODULES:
            raise RulesetError(f"There is no module {_shown(name)}; there are {', '.join(MODULES)}.")
    return tuple([name for name in MODULES if name in modules])


def ruleset_from_json(value: object, board: Board | None = None, officials: OfficialsDeck | None = None) -> Ruleset:
    """The ruleset written in a position or record; a user's own board and Officials come beside it."""
    if not isinstance(value, dict):
        raise RulesetError("A ruleset is an object with edition, players and modules.")
    given = dict(value)
    edition = given.pop("edition", "classic")
    players = given.pop("players", 4)
    modules = given.pop("modules", [])
    for key in given:
        if not isinstance(key, str) or key in ("board", "officials"):
            raise RulesetError(f"There is no switch {_shown(key)}; there are {', '.join(SWITCH_TEXTS)}.")
    return _checked_ruleset(edition, players, modules, given, board, officials)


class Tables:
    """The numbers that a ruleset comes down to, ready for the engine."""

    def __init__(self, rules: Ruleset) -> None:
        self.ruleset = rules
        self.players: i64 = rules.players
        self.board = rules.board
        self.scribes: i64 = 2 if "officials" in rules.modules else 1
        self.open_provinces: i64 = rules.players * self.scribes
        self.used_provinces: i64 = rules.players * (2 + self.scribes)
        self.rungs: i64 = ALL_RUNGS if rules.switch("bids_beyond_36") else LADDER_RUNGS
        self.ladder: vec[i64] = vec[i64]([triangle(rung) for rung in range(ALL_RUNGS)])
        self.track: vec[i64] = vec[i64](temple_track(rules))
        self.blocked: i64 = 15 - self.used_provinces if rules.switch("blocked_provinces") else 0
        self.start_schemes: vec[i64] = vec[i64](start_schemes(rules))
        self.clockwise: bool = not rules.switch("turn_order_track")
        self.open_gold: bool = rules.switch("open_gold")
        deck = favour_deck(rules)
        self.deck: vec[i64] = vec[i64](deck)
        self.deck_size: i64 = sum(deck)
        self.modules: list[Module] = modules_of(rules)
        self.expanded: bool = len(self.modules) > 0
        self.choosers: dict[str, list[Module]] = {}  # the modules that add choices, by phase
        self.handlers: vec[i64] = vec[i64]([-1] * ACTIONS)  # the module that carries an action out, if one does
        self.sources: tuple[str, ...] = SOURCES
        for slot, module in enumerate(self.modules):
            self.seat_module(module, slot)
        self.sheet_width: i64 = 2 * len(self.sources)

    def seat_module(self, module: Module, slot: int) -> None:
        """Gives a module its place in the game and on the score sheet."""
        module.slot = slot
        module.column = len(self.sources) if module.sources else 0
        self.sources += module.sources
        for action in module.actions:
            self.handlers[action] = slot
        for phase in module.phases:
            self.choosers[phase] = [*self.choosers.get(phase, []), module]


def modules_of(rules: Ruleset) -> list[Module]:
    """The expert rule and the expansions of a ruleset, in the order in which they have their say."""
    found: list[Module] = [Expert()] if rules.switch("expert") else []
    afterlife = Afterlife()
    has_tombs = "afterlife" in rules.modules
    for name in rules.modules:
        if name == "officials":
            found.append(Officials(rules.officials))
        elif name == "statues":
            found.append(Statues(afterlife.tombs if has_tombs else None))
        elif name == "pharaoh":
            found.append(Pharaoh())
        elif name == "afterlife":
            found.append(afterlife)
        else:
            found.append(Promos())
    return found


def temple_track(rules: Ruleset) -> list[int]:
    """The lowest collective offering of spaces 2, 3 and 4 (002:98, 002:282-288; A17)."""
    return [3, 9, 15] if rules.switch("small_track") and rules.players <= 3 else [3, 13, 23]


def favour_deck(rules: Ruleset) -> list[int]:
    """How many cards of each kind lie in the deck once every player has his Architect."""
    deck = [0] * KINDS
    for kind, card in enumerate(CARDS):
        if card.module == "" or card.module in rules.modules:
            deck[kind] = card.copies
    if not rules.switch("start_cards"):
        deck[Card.ARCHITECT] += CARDS[Card.ARCHITECT].start - rules.players  # R4: dealt out of the deck
    if not rules.switch("federation"):
        deck[Card.MASTER_OF_FEDERATION] = 0
    return deck


def start_schemes(rules: Ruleset) -> list[int]:
    """The pile from which the start Schemes are dealt: one of each with 2-3 players, else two."""
    if not rules.switch("start_cards"):
        return [0] * KINDS
    each = 1 if rules.players <= 3 else 2
    pile = [0] * KINDS
    for kind in range(FIRST_SCHEME, KINDS):
        if CARDS[kind].start > 0:
            pile[kind] = each
    return pile

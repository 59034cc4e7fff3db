"""The form for a new game: edition, players, people, bots, expansions and switches."""

from dataclasses import dataclass, replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Footer, Input, Label, Select, SelectionList

from amunre.bots import PLAYERS, new_bot
from amunre.rules.errors import AmunreError
from amunre.rules.ruleset import EDITION_TITLES, EDITIONS, MODULES, SWITCH_TEXTS, default_switch
from amunre.simulate import RulesetChoice
from amunre.terminal.expansions import expansions
from amunre.terminal.setup import BOT_NAMES, checked_name
from amunre.terminal.tables.local import new_saved
from amunre.terminal.tables.saves import Saved


@dataclass(frozen=True)
class Wish:
    """A game as somebody wishes it."""

    choice: RulesetChoice
    people: tuple[str, ...] = ("You",)
    bots: tuple[str, ...] = ("scribe",)
    """Kinds, in the order of the seats after the people; the last one for all that are left."""
    seed: int | None = None

    def deal(self) -> Saved:
        """The game itself; AmunreError if it cannot be."""
        players = self.choice.players
        people = [checked_name(name) for name in self.people]
        if len(people) > players:
            raise AmunreError(f"{len(people)} people cannot sit on {players} seats.")
        if len({name.lower() for name in people}) < len(people):
            raise AmunreError("Two people of the same name could not be told apart.")
        taken = {name.lower() for name in people}
        free = [name for name in BOT_NAMES if name.lower() not in taken]
        count = players - len(people)
        kinds = [*self.bots, *[self.bots[-1]] * count][:count]
        rules = self.choice.build()
        for kind in kinds:
            new_bot(kind, rules, "0")
        return new_saved(self.choice, [*people, *free[:count]], [*[""] * len(people), *kinds], self.seed)


class NewGame(Screen[Saved | None]):
    """Gives the dealt game, or nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f5,ctrl+s", "begin", "Begin", key_display="F5"),
        Binding("escape", "give_up", "Back"),
    ]

    def __init__(self, wish: Wish) -> None:
        super().__init__()
        self._wish = wish

    def compose(self) -> ComposeResult:
        """One line a question."""
        choice = self._wish.choice
        with VerticalScroll(id="form"):
            yield Label("A new game", id="menu-title")
            with Horizontal():
                yield Label("Edition")
                titles = [(f"{name}: {EDITION_TITLES[name]}", name) for name in EDITIONS]
                yield Select(titles, value=choice.edition, allow_blank=False, id="edition", compact=True)
            with Horizontal():
                yield Label("Players")
                counts = [(str(count), count) for count in (2, 3, 4, 5)]
                yield Select(counts, value=choice.players, allow_blank=False, id="players", compact=True)
            with Horizontal():
                yield Label("At this screen")
                yield Input(", ".join(self._wish.people), placeholder="names, with commas", id="people", compact=True)
            with Horizontal():
                yield Label("Bots")
                yield Input(", ".join(self._wish.bots), id="bots", compact=True)
            yield Label(f"{', '.join(PLAYERS)}: weak to strong; several with commas.", classes="faint")
            yield Label("Expansions (Space: yes or no; 2 players need officials, 4 and 5 cannot)")
            yield SelectionList(*self._modules(), id="modules", compact=True)
            yield Label("Rules that differ between editions, and house rules")
            yield SelectionList(*self._switches(choice.edition), id="switches", compact=True)
            yield Button("Begin (F5)", id="begin", variant="primary")
        yield Footer(compact=True, show_command_palette=False)

    def _modules(self) -> list[tuple[str, str, bool]]:
        return [(f"{name}: {expansions()[name].short}", name, name in self._wish.choice.modules) for name in MODULES]

    def _switches(self, edition: str) -> list[tuple[str, str, bool]]:
        given = dict(self._wish.choice.switches)
        return [
            (f"{name.replace('_', ' ')}: {text}", name, given.get(name, default_switch(edition, name)))
            for name, text in SWITCH_TEXTS.items()
        ]

    def on_select_changed(self, event: Select.Changed) -> None:
        """Another edition has other rules."""
        if event.select.id == "edition":
            switches: SelectionList[str] = self.query_one("#switches", SelectionList)
            switches.clear_options()
            switches.add_options(self._switches(str(event.value)))

    def on_button_pressed(self) -> None:
        """The only button."""
        self.action_begin()

    def action_give_up(self) -> None:
        """Back to the menu."""
        self.dismiss(None)

    def action_begin(self) -> None:
        """Deals, or says why not."""
        try:
            self.dismiss(self._read().deal())
        except AmunreError as error:
            self.app.notify(str(error), severity="warning", timeout=8)

    def _read(self) -> Wish:
        edition = str(self.query_one("#edition", Select).value)
        on = self.query_one("#switches", SelectionList).selected
        switches = tuple((name, name in on) for name in SWITCH_TEXTS if (name in on) != default_switch(edition, name))
        chosen = self.query_one("#modules", SelectionList).selected
        choice = replace(
            self._wish.choice,
            edition=edition,
            players=int(str(self.query_one("#players", Select).value)),
            modules=tuple(name for name in MODULES if name in chosen),
            switches=switches,
        )
        return replace(self._wish, choice=choice, people=self._names("people"), bots=self._names("bots") or ("scribe",))

    def _names(self, field: str) -> tuple[str, ...]:
        words = self.query_one(f"#{field}", Input).value.split(",")
        return tuple(" ".join(word.split()) for word in words if word.strip())

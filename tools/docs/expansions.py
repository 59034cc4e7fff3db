"""docs/play/expansions.md: each module with its rule, its cards, pieces and rulings."""

from amunre.rules.cards import CARDS
from amunre.rules.officials_deck import standard_officials
from amunre.rules.ruleset import MODULES
from amunre.terminal.expansions import expansions
from tools.docs.words import name, rule, table, terms, words

INTRO = """# Expansions

Five expansions and the expert rule. They combine with each other and with every [edition](editions.md); the exceptions
stand with each. When a rulebook leaves something open the number of [our ruling](rulings.md) is given.
"""

PIECES = {"statues": ("statue", "The eight statues"), "afterlife": ("tile", "The Tomb tiles")}


def page() -> str:
    """The whole page."""
    lines = [INTRO]
    for module in MODULES:
        lines += [*_module(module), ""]
    lines += ["## Expert rule", "", *(f"{words()[f'rule.expert.{number}']}\n" for number in (1, 2))]
    return "\n".join(lines)


def _module(module: str) -> list[str]:
    text = expansions()[module]
    lines = [
        f"## {name(f'module.{module}')}",
        "",
        rule(f"module.{module}"),
        "",
        f"*Players:* {text.players}. *Adds:* {'; '.join([*text.adds, *_added_cards(module)])}.",
        "",
    ]
    for step, sentence in enumerate(text.plays, start=1):
        lines.append(f"{step}. {sentence}")
    lines += ["", *_pieces(module), *_cards(module)]
    if text.rulings:
        lines += ["**Rulings**", ""]
        lines += [f"* [{number}](rulings.md#{number.lower()}): {ruling}" for number, ruling in text.rulings.items()]
    return lines


def _added_cards(module: str) -> list[str]:
    return [f"{card.copies} {name(f'card.{card.name}')} cards" for card in CARDS if card.module == module]


def _cards(module: str) -> list[str]:
    rows = [[f"**{name(f'card.{card.name}')}**", rule(f"card.{card.name}")] for card in CARDS if card.module == module]
    return [*table(["card", "rule"], rows), ""]


def _pieces(module: str) -> list[str]:
    if module == "officials":
        return [*_officials(), ""]
    if module not in PIECES:
        return []
    kind, heading = PIECES[module]
    rows = [[f"**{name(term)}**", rule(term)] for term in terms(kind)]
    return [*table([heading.removeprefix("The ").capitalize(), "rule"], rows), ""]


def _officials() -> list[str]:
    deck = standard_officials()
    cards = zip(deck.copies, deck.titles, deck.names, strict=True)
    rows = [[str(copies), f"**{title}**", rule(f"official.{key}")] for copies, title, key in cards]
    note = "The rulebook does not list the Officials deck, so this one is ours; `amunre.load_officials` reads another."
    return [*table(["copies", "Official", "helps"], rows), "", note]

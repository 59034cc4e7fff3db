"""docs/play/cards.md: every Favour card and Theft, from the game's table of cards and the client's words."""

from amunre.rules.cards import CARDS, CardEntry
from amunre.rules.ruleset import favour_deck, ruleset
from tools.docs.words import name, rule, table, terms

PHASES = {
    "auction": "Auction",
    "market": "Market",
    "offering": "Offering",
    "harvest": "Harvest",
    "scoring": "Schemes, for the Province scoring",
}


def page() -> str:
    """The whole page."""
    lines = [
        "# Every card",
        "",
        f"{rule('thing.favour')} {rule('thing.hand')}",
        "",
        "How many of each there are is told before any is dealt: in the older editions (2003 and 2016) one Architect a",
        "player is dealt out of the deck; in the anniversary edition, where a second number stands, so many start",
        "cards lie beside the deck. Cards of an expansion are there only when it is played with.",
        "",
    ]
    for phase, heading in PHASES.items():
        lines += [f"## {heading}", "", *_cards_of(phase), ""]
        if phase == "offering":
            lines += ["Not a Favour card, but in everyone's hand from the first round to the last:", "", *_theft(), ""]
    lines += ["## Words of the game", "", *_glossary(), ""]
    return "\n".join(lines)


def _cards_of(phase: str) -> list[str]:
    rows = [_row(card) for card in CARDS if card.phase == phase]
    return table(["card", "rule", "2003 / French name", "older", "anniversary"], rows)


def _row(card: CardEntry) -> list[str]:
    term = f"card.{card.name}"
    older = " / ".join(word for word in card.older if word)
    where = f" ({name(f'module.{card.module}')})" if card.module else ""
    return [f"**{name(term)}**{where}", rule(term), older, _copies(card, "classic"), _copies(card, "anniversary")]


def _copies(card: CardEntry, edition: str) -> str:
    rules = ruleset(edition, players=3 if card.module == "officials" else 4, modules=_modules(card))
    in_deck = favour_deck(rules)[CARDS.index(card)]
    if card.name == "architect" and not rules.switch("start_cards"):
        return str(in_deck + rules.players)
    if card.start and rules.switch("start_cards"):
        return f"{in_deck} + {card.start}"
    return str(in_deck or "")


def _modules(card: CardEntry) -> list[str]:
    return [card.module] if card.module else []


def _theft() -> list[str]:
    return table(["card", "rule"], [[f"**{name('card.theft')}**", rule("card.theft")]])


def _glossary() -> list[str]:
    things = sorted(terms("thing"), key=name)
    return table(["word", "what it means"], [[f"**{name(thing)}**", rule(thing)] for thing in things])

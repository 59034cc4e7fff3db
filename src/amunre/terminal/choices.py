"""Choices in words, grouped and numbered as they are shown; the number is only ever that of the list on the screen."""

from collections.abc import Iterator

from amunre.rules.actions import triangle
from amunre.rules.cards import CARDS

TITLES = {card.name: card.title for card in CARDS}

PLAIN = {
    "pass": "Pass",
    "done": "Done, go on",
    "bribery": "Play Bribery",
    "protection": "Play Protection",
    "steal": "Steal: play Theft and take 3 gold",
    "with influence": "Add Influence",
    "with greed": "Add Greed: a gift for the thief",
    "influence +3": "Influence: raise the offering by 3",
    "influence -3": "Influence: lower the offering by 3",
    "gift farmer": "Gift: a Farmer",
    "gift stone": "Gift: a Stone",
    "gift tomb": "Gift: build a tile into your tomb",
    "delegation": "Play Delegation: swap your two Officials",
    "extra": "Build an extra tile, for 2 discards",
    "afterlife draw": "Play Afterlife: draw a Tomb tile",
    "afterlife place": "Play Afterlife: build a tile into your tomb",
}
# The heading of a group of choices that differ in their last word only, which is a province or a card.
ON_SOMETHING = {
    "keep": "Keep the Scheme",
    "reveal": "Reveal",
    "farmer": "A Farmer to",
    "stone": "A Stone to",
    "architect": "Architect in",
    "cultivation": "Cultivation in",
    "treasury": "Treasury in",
    "abundance": "Abundance in",
    "popularity": "Popularity in",
    "export": "Export in",
    "lift": "Move the Scribe in",
    "choose": "Keep the province",
    "horus": "Horus, 1 gold, in",
    "score": "Score",
    "discard": "Discard",
    "sell": "Sell for 1 gold",
}
WARES = {"tombs": "Tomb tiles", "favours": "Favour cards", "farmers": "Farmers", "stones": "Stones"}
LAST = "sell"
HEADING_WIDTH = 18
LINE_WIDTH = 78


def title(name: str) -> str:
    """A province, card or tile as it is written in a sentence."""
    if name.startswith("tile-"):
        return f"{title(name.removeprefix('tile-'))} tile"
    return TITLES.get(name, name.capitalize())


def heading_and_label(choice: str) -> tuple[str, str]:
    """The group a choice belongs to ("" for one of its own) and what it is called there."""
    words = choice.split()
    if choice in PLAIN:
        return "", PLAIN[choice]
    if words[0] == "bid":
        return f"Bid on {title(words[1])}", words[2]
    if words[0] == "buy":
        return f"Buy {WARES[words[1]]}", price(int(words[2]))
    if words[0] == "again":
        return f"Again {WARES[words[1]]}", price(int(words[2]))
    if words[0] == "glory":
        return "Glory: points", price(int(words[1]))
    if words[0] == "tomb":
        return f"{title(words[1])} tile to", tomb_place(int(words[2]), int(words[3]))
    if words[0] == "offer":
        return "Offer gold", words[1]
    if words[:2] == ["gift", "favours"]:
        return "Gift: Favour cards", words[2]
    if words[0] in ON_SOMETHING and len(words) == 2:
        return ON_SOMETHING[words[0]], title(words[1])
    return "", choice


def whole(choice: str) -> str:
    """A choice as a phrase that stands for itself: "Bid on Thebes: 10"."""
    heading, label = heading_and_label(choice)
    return f"{heading.removesuffix(':')}: {label}" if heading else label


def tomb_place(row: int, slot: int) -> str:
    """A place of a tomb, as the picture of it names it: rows from the base upwards."""
    return f"{row}.{slot}"


def price(count: int) -> str:
    """How many, and what they cost together."""
    return f"{count} for {triangle(count)}" if count else "none"


def in_order(choices: list[str]) -> list[str]:
    """The order on the screen: bids and numbers rising, sales of cards last."""
    return sorted(choices, key=_place)


def _place(choice: str) -> tuple[bool, str, int]:
    verb, _, last = choice.rpartition(" ")
    amount = int(last) if last.isdecimal() else -1
    return (choice.startswith(LAST + " "), verb if amount >= 0 else choice, amount)


def grouped(choices: list[str]) -> list[tuple[str, list[str]]]:
    """Headings with their numbered labels, in the order on the screen."""
    groups: list[tuple[str, list[str]]] = []
    for number, choice in enumerate(choices, start=1):
        heading, label = heading_and_label(choice)
        if not groups or heading == "" or groups[-1][0] != heading:
            groups.append((heading, []))
        groups[-1][1].append(f"[{number}] {label}")
    return groups


def menu(choices: list[str]) -> Iterator[str]:
    """The lines of the numbered list."""
    for heading, labels in grouped(choices):
        if heading == "":
            yield f"  {labels[0]}"
            continue
        lines = filled(labels, LINE_WIDTH - HEADING_WIDTH - 3)
        yield f"  {heading:{HEADING_WIDTH}} {lines[0]}"
        yield from (f"  {'':{HEADING_WIDTH}} {line}" for line in lines[1:])


def filled(labels: list[str], width: int) -> list[str]:
    """Labels side by side, none of them broken over two lines."""
    lines = [labels[0]]
    for label in labels[1:]:
        if len(lines[-1]) + 2 + len(label) <= width:
            lines[-1] += "  " + label
        else:
            lines.append(label)
    return lines

"""What a choice means and what it leaves, in a line: for the one under the cursor."""

from amunre.rules.actions import triangle
from amunre.rules.board import PROVINCES
from amunre.rules.cards import CARDS
from amunre.terminal.choices import TITLES, whole
from amunre.terminal.screens.province_text import province_words
from amunre.terminal.tables.table import Sight

TEXTS = {card.name: card.text for card in CARDS}
PURCHASES = ("buy", "again", "glory")


def province_of(choice: str) -> str:
    """The province a choice is about; "" if it is about none."""
    return next((word for word in choice.split() if word in PROVINCES), "")


def explain(sight: Sight, choice: str) -> str:
    """A sentence; the gold that would be left, the text of a card, the province."""
    words = choice.split()
    if not words or sight.seat is None:
        return ""
    if words[0] == "offer":
        return _offer(sight, int(words[1]))
    cost = _cost(words)
    if cost is not None:
        return f"{whole(choice)}{_left(sight, cost)}{_about(sight, choice)}"
    card = next((word for word in (words[0], words[-1]) if word in TEXTS), "")
    if card:
        return f"{whole(choice)}. {TITLES[card]}: {TEXTS[card]}"
    province = province_of(choice)
    return f"{whole(choice)}. {province_words(sight, province)}" if province else whole(choice)


def _cost(words: list[str]) -> int | None:
    if words[0] == "bid":
        return int(words[2])
    if words[0] in PURCHASES:
        return triangle(int(words[-1]))
    return None


def _left(sight: Sight, cost: int) -> str:
    gold = sight.view["seats"][sight.seat]["gold"]
    if cost > gold:
        return f" (more than your {gold} gold: cards would be sold)"
    return f" (leaves {gold - cost} of your {gold} gold)"


def _about(sight: Sight, choice: str) -> str:
    province = province_of(choice)
    return f". {province_words(sight, province)}" if province else ""


def _offer(sight: Sight, amount: int) -> str:
    """Where the temple would go, by what the others may do."""
    others = len(sight.names) - 1
    alone, alike = temple(sight, amount), temple(sight, amount * (others + 1))
    left = _left(sight, amount)
    return f"Offer {amount}{left}. The temple: {alone} if the others give nothing, {alike} if all give as much."


def temple(sight: Sight, offering: int) -> int:
    """The space of the temple for a collective offering."""
    track: list[int] = sight.view["track"]
    return 1 + sum(offering >= step for step in track)

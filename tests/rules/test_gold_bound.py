"""How much gold a seat can have (docs/decisions/0006): the sum, done by the computer.

In the base game never more than the action space names; with expansions never more than a position holds. The sum is
generous: every bid is 0, Farmers are bought on credit, the temple stands where it pays best, Cultivation, Abundance and
Treasury are played in every round, and every Offering brings three gifts for 1 gold, or 3 gold by Theft.
"""

from functools import cache
from itertools import permutations
from typing import NamedTuple

import pytest

from amunre.rules.actions import ALL_RUNGS, MOST_BOUGHT, MOST_GOLD, triangle
from amunre.rules.board import PROVINCES, standard_board
from amunre.rules.loading_seats import MOST_HELD
from amunre.rules.modules.afterlife import TILE_GOLD
from amunre.rules.modules.pharaoh import TOKENS
from amunre.rules.modules.promos import EXPORTED, POPULAR
from amunre.rules.modules.statues import BASTET_GOLD
from amunre.rules.modules.tomb import COPIES, SLOTS
from amunre.rules.officials_deck import standard_officials

START = 20 + 2  # gold, and two start cards to sell
ROUNDS = 3
GIFTS = 3
THEFT = 3
TREASURY = 8


class Land(NamedTuple):
    """What a province has to do with gold."""

    fields: int
    printed_farmers: int
    mine: int
    caravan: int
    blessing: int  # its gold, and a gold for each card


def land(province: str, best: bool) -> Land:
    """A province of the standard board, or with as many fields as a board of one's own may give it."""
    cell = {
        name: standard_board().cell(province, name)
        for name in ("fields", "printed_farmers", "mine", "caravan", "blessing_gold", "blessing_cards")
    }
    assert all(each.low == each.high == each.value for name, each in cell.items() if name != "fields")
    fields = cell["fields"].high if best else cell["fields"].value
    worth = cell["blessing_gold"].value + cell["blessing_cards"].value
    printed, mine, caravan = (cell[name].value for name in ("printed_farmers", "mine", "caravan"))
    return Land(int(fields), int(printed), int(mine), int(caravan), int(worth))


@cache
def harvest(lands: tuple[Land, ...], bought: int) -> int:
    """The most that a Harvest can pay: so many Farmers on fields, and one by Cultivation for each round of the age."""
    beside = len(lands)
    farmers = bought + beside + sum(each.printed_farmers for each in lands)
    abundance = min(farmers, beside + max(each.fields + each.printed_farmers for each in lands))
    incomes = []
    for temple in (1, 2, 3, 4):
        fixed = [each.mine + (each.caravan if temple <= 2 else 0) for each in lands]
        treasury = max(0, TREASURY - min(fixed))
        incomes.append(farmers * temple + sum(fixed) + abundance + treasury)
    return max(incomes)


def age(lands: tuple[Land, ...]) -> int:
    """The most that an age can bring to the seat that takes these provinces in this order."""

    @cache
    def from_round(number: int, farmers: int) -> int:
        if number > ROUNDS:
            return 0
        room = sum(each.fields for each in lands[:number]) - farmers
        gains = []
        for gifts in range(min(GIFTS, room) + 1):
            offering = GIFTS - gifts - 1 if gifts else THEFT
            for bought in range(room - gifts + 1):
                after = farmers + gifts + bought
                gain = offering - triangle(bought) + harvest(lands[:number], after)
                gains.append(gain + from_round(number + 1, after))
        return max(gains)

    return sum(each.blessing for each in lands) + from_round(1, 0)


def expanded_age(lands: tuple[Land, ...], official: int) -> int:
    """The same with every expansion, more generous still: all fields are always full, for nothing.

    Each round Bastet, Osiris and an Official pay, Export and Popularity come on top, and so do the gifts of Set and of
    all Pharaoh tokens, a gold each.
    """
    total = sum(each.blessing for each in lands)
    for number in range(1, ROUNDS + 1):
        here = lands[:number]
        farmers = sum(each.fields for each in here)
        osiris = (farmers + number + sum(each.printed_farmers for each in here)) // 2
        total += harvest(here, farmers) + osiris + EXPORTED + POPULAR
        total += GIFTS + 1 + TOKENS + BASTET_GOLD + official
    return total


def tomb() -> int:
    """At best each gold tile rests on all gold tiles before it; the places left pay a Favour card each in that way."""
    return TILE_GOLD * triangle(COPIES) + triangle(SLOTS - COPIES)


def most_with_expansions(best: bool) -> int:
    """The sum with every expansion, on the standard board and deck, or on the most generous ones that a user may give.

    No deck gives more than 9 gold and 9 Favour cards with one Official.
    """
    deck = standard_officials()
    official = 9 + 9 if best else max(gold + cards for gold, cards in zip(deck.gold, deck.favours, strict=True))
    lands = [land(province, best) for province in PROVINCES]
    orders = {tuple(chosen) for chosen in permutations(lands, ROUNDS)}
    return START + 2 * max(expanded_age(order, official) for order in sorted(orders)) + tomb()


BOARDS = pytest.mark.parametrize("best", [False, True], ids=["the standard board", "a board with the most fields"])


@BOARDS
def test_with_expansions_a_position_holds_all_gold_there_can_be(best: bool) -> None:
    assert MOST_GOLD < most_with_expansions(best) <= MOST_HELD  # an offer may then be too high to be named


@BOARDS
def test_no_seat_of_the_base_game_can_have_more_gold_than_the_actions_name(best: bool) -> None:
    lands = [land(province, best) for province in PROVINCES]
    orders = {tuple(chosen) for chosen in permutations(lands, ROUNDS)}
    assert START + 2 * max(map(age, sorted(orders))) <= MOST_GOLD


def test_bids_and_purchases_reach_as_far_as_gold() -> None:
    assert triangle(ALL_RUNGS) > MOST_GOLD
    assert triangle(MOST_BOUGHT + 1) > MOST_GOLD

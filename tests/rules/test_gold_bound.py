"""No seat can have more gold than the action space names (docs/decisions/0006): the sum, done by the computer.

The sum is generous: every bid is 0, Farmers are bought on credit, the temple stands where it pays best, Cultivation,
Abundance and Treasury are played in every round, and every Offering brings three gifts for 1 gold, or 3 gold by Theft.
"""

from functools import cache
from itertools import permutations
from typing import NamedTuple

import pytest

from amunre.rules.actions import ALL_RUNGS, MOST_BOUGHT, MOST_GOLD, triangle
from amunre.rules.board import PROVINCES, standard_board

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


@pytest.mark.parametrize("best", [False, True], ids=["the standard board", "a board with the most fields"])
def test_no_seat_can_have_more_gold_than_the_actions_name(best: bool) -> None:
    lands = [land(province, best) for province in PROVINCES]
    orders = {tuple(chosen) for chosen in permutations(lands, ROUNDS)}
    assert START + 2 * max(map(age, sorted(orders))) <= MOST_GOLD


def test_bids_and_purchases_reach_as_far_as_gold() -> None:
    assert triangle(ALL_RUNGS) > MOST_GOLD
    assert triangle(MOST_BOUGHT + 1) > MOST_GOLD

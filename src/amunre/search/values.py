"""What single things are worth, in points at the end of the game.

Two sets, since two bots look at different moments. Search looks at the end of a round, when all is quiet. A look ahead
of one step sees what was bought or bid but not what will be made of it, so its numbers say more of what a thing leads
to; they were found by tournaments of variants (docs/bots.md), and search does not play better with them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64


@dataclass(frozen=True)
class Values:
    """Points for each thing."""

    by_markets: list[float]  # a gold piece, by the number of Markets still to come
    temple: float  # where the temple usually stands
    caravans: float  # how often they travel
    favour_card: float
    icon: float
    temple_site: float  # of a province for sale, as all down to `settling`
    pyramid: float
    stone: float
    settling: float  # how much of what Farmers would earn on its empty fields
    architect: float
    side: float  # being the best on a bank of the Nile
    lag: float  # by how many Stones one must lead there to be as likely to stay ahead as not

    def gold(self, markets: i64) -> float:
        """A gold piece: early it grows, at the end only its rank counts."""
        return self.by_markets[markets]


QUIET: Final = Values(
    by_markets=[0.03, 0.22, 0.28, 0.32, 0.33, 0.36, 0.38],
    temple=2.3,
    caravans=0.6,
    favour_card=0.75,
    icon=0.12,
    temple_site=2.4,
    pyramid=2.6,
    stone=0.5,
    settling=0.7,
    architect=0.9,
    side=5.0,
    lag=0.6,
)
"""At the end of a round."""

HASTY: Final = Values(
    by_markets=[0.04, 0.29, 0.37, 0.42, 0.44, 0.48, 0.5],
    temple=1.5,
    caravans=1.17,
    favour_card=0.45,
    icon=0.1,
    temple_site=1.8,
    pyramid=3.3,
    stone=0.67,
    settling=1.2,
    architect=0.68,
    side=8.5,
    lag=0.8,
)
"""Right after a single step."""

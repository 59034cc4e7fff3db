"""The Favour cards: one entry a kind, with its number in the deck, its phase, its names and its rule."""

from __future__ import annotations

from typing import Final


class Card:
    """The kinds of Favour card, as numbers. Theft is not among them: everyone has one and never loses it."""

    BRIBERY: Final = 0
    PROTECTION: Final = 1
    ARCHITECT: Final = 2
    CULTIVATION: Final = 3
    INFLUENCE: Final = 4
    TREASURY: Final = 5
    ABUNDANCE: Final = 6
    EAST_OR_WEST: Final = 7
    UPPER_OR_LOWER: Final = 8
    RIVER_OR_HINTERLAND: Final = 9
    MASTER_OF_FAVOURS: Final = 10
    MASTER_OF_FARMERS: Final = 11
    MASTER_OF_FEDERATION: Final = 12
    TRIBUTE: Final = 13
    PHARAOHS_BLESSING: Final = 14
    DELEGATION: Final = 15
    AFTERLIFE: Final = 16
    GLORY: Final = 17
    GREED: Final = 18
    POPULARITY: Final = 19
    EXPORT: Final = 20


KINDS: Final = 21
FIRST_SCHEME: Final = 7
LAST_SCHEME: Final = 14


class CardEntry:
    """All there is to say about one kind of Favour card."""

    def __init__(
        self, name: str, title: str, phase: str, copies: int, start: int, module: str, older: tuple[str, str], text: str
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.phase: Final = phase
        self.copies: Final = copies  # in the anniversary Favour deck (002:40-52), or added by its module
        self.start: Final = start  # more copies among the anniversary's start cards
        self.module: Final = module  # the expansion that brings it, "" for the base game
        self.older: Final = older  # its names in the 2003 English and in the French rules
        self.text: Final = text


# fmt: off
CARDS: Final[tuple[CardEntry, ...]] = (
    CardEntry("bribery", "Bribery", "auction", 2, 0, "", ("overbid in same province", "Pot-de-vin"),
        "Until the auction ends you may bid again in the province where you were outbid."),
    CardEntry("protection", "Protection", "auction", 2, 0, "", ("bidding blockade", "Protection"),
        "Until the auction ends nobody else may use the bid space directly above your Scribe."),
    CardEntry("architect", "Architect", "market", 3, 5, "", ("builder", "Architecte"),
        "One of your provinces with exactly 2 Stones gets a Pyramid for them."),
    CardEntry("cultivation", "Cultivation", "market", 5, 0, "", ("free farmer", "Paysan supplémentaire"),
        "A free Farmer for one of your provinces, beside the fields."),
    CardEntry("influence", "Influence", "offering", 4, 0, "", ("sacrifice correction", "Ajustement de l'offrande"),
        "Added to your offering: raise or lower the collective offering by 3."),
    CardEntry("treasury", "Treasury", "harvest", 3, 0, "", ("8 gold", "Trésor"),
        "One of your provinces pays exactly 8 gold instead of its income."),
    CardEntry("abundance", "Abundance", "harvest", 5, 0, "", ("harvest increase", "Récolte exceptionnelle"),
        "One of your provinces pays 1 more gold for each Farmer there."),
    CardEntry("east-or-west", "East or West", "scoring", 2, 2, "",
        ("west/east side Nile province bonus", "Rive Ouest/Rive Est"),
        "3 points if all your provinces lie on the same side of the Nile."),
    CardEntry("upper-or-lower", "Upper or Lower", "scoring", 2, 2, "",
        ("lower/upper Egypt province bonus", "Haute ou Basse Égypte"),
        "3 points if all your provinces lie in Upper Egypt, or all in Lower Egypt."),
    CardEntry("river-or-hinterland", "River or Hinterland", "scoring", 2, 2, "",
        ("Nile banks province bonus", "Nil ou frontière"),
        "3 points if all your provinces lie on the Nile, or none does."),
    CardEntry("master-of-favours", "Master of Favours", "scoring", 2, 2, "", ("power card bonus", "Maître des Scribes"),
        "3 points if your provinces show at least 7 Favour cards, as icons and as blessings."),
    CardEntry("master-of-farmers", "Master of Farmers", "scoring", 2, 2, "", ("farmer bonus", "Maître des Paysans"),
        "3 points if at least 9 Farmers stand in your provinces."),
    CardEntry("master-of-federation", "Master of Federation", "scoring", 2, 2, "", ("", ""),
        "3 points if your provinces hang together; opposite banks of the Nile touch."),
    CardEntry("tribute", "Tribute", "scoring", 2, 0, "statues", ("", ""),
        "3 points if you have 2 or more statues."),
    CardEntry("pharaohs-blessing", "Pharaoh's Blessing", "scoring", 2, 0, "pharaoh", ("", ""),
        "3 points if you have 2 or more Pharaoh tokens."),
    CardEntry("delegation", "Delegation", "auction", 4, 0, "officials", ("", ""),
        "After paying for both provinces, swap your two Officials."),
    CardEntry("afterlife", "Afterlife", "market", 4, 0, "afterlife", ("", ""),
        "Draw a Tomb tile, or place one of yours into your tomb."),
    CardEntry("glory", "Glory", "market", 2, 0, "promos", ("", ""),
        "After your purchases buy 1, 2 or 3 points for 1, 3 or 6 gold."),
    CardEntry("greed", "Greed", "offering", 2, 0, "promos", ("", ""),
        "Added to Theft: you receive 1 gift."),
    CardEntry("popularity", "Popularity", "harvest", 2, 0, "promos", ("", ""),
        "Draw 3 Favour cards instead of the income of one of your provinces."),
    CardEntry("export", "Export", "harvest", 2, 0, "promos", ("", ""),
        "One of your provinces counts as a caravan of 10 gold and has no other income."),
)
# fmt: on

CARD_NAMES: Final[tuple[str, ...]] = tuple([card.name for card in CARDS])

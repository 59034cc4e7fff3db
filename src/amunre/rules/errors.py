"""What goes wrong, as sentences for the person who can act on them."""


class AmunreError(ValueError):
    """The common ancestor of every error this package raises on purpose."""


class RulesetError(AmunreError):
    """A ruleset that cannot be: unknown names or a combination that the rules forbid."""


class IllegalMove(AmunreError):
    """A move that the rules do not allow now; the game is unchanged."""


class PositionError(AmunreError):
    """A position that cannot be set up, with the place where it is wrong."""


class RecordError(AmunreError):
    """A record of a game that cannot be read or does not replay."""

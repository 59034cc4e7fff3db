"""Players that see what a seat sees: a view and its choices, never the game."""

from amunre.bots.bot import Bot, sight
from amunre.bots.registry import BOTS, PLAYERS, new_bot, register

__all__ = ["BOTS", "PLAYERS", "Bot", "new_bot", "register", "sight"]

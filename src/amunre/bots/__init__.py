"""Players that see what a seat sees: a view and its choices, never the game."""

from amunre.bots.bot import BOTS, PLAYERS, Bot, new_bot, sight

__all__ = ["BOTS", "PLAYERS", "Bot", "new_bot", "sight"]

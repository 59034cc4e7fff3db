"""Players that see what a seat sees: a view and its choices, never the game."""

from amunre.bots.bot import BOTS, Bot, new_bot
from amunre.bots.random_bot import RandomBot
from amunre.bots.simple_bot import SimpleBot

__all__ = ["BOTS", "Bot", "RandomBot", "SimpleBot", "new_bot"]

"""Bots against each other: how strong they are, how long they think, and what wins the game."""

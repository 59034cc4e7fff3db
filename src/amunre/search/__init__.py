"""Thinking ahead: what a position is worth, a quick way to play on, and a search over imagined worlds; compiled."""

"""Plays many tables at once against a running server, and measures it."""

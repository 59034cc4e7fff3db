"""Tables of the game as files that a person can read and correct."""

"""The table in the terminal, and whatever else the command line prints."""

"""Where a game on the screen comes from: played here, kept by a server, or replayed. The screens see only a Table."""

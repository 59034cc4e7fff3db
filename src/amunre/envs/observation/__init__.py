"""What a seat sees as numbers, in one place: the named pieces, and how each is written. Compiled with the rules."""

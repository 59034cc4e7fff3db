"""The game of Amun-Re: pure rules, no input or output, no clock, no global randomness."""

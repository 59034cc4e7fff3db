"""The benchmark room: how fast the engine plays, alone and beside its peers.

`command.bench` is what the command line calls; `run.run_bench` returns the figures to a program.
"""

"""Amun-Re for the research libraries: PettingZoo, Gymnasium and OpenSpiel. The extra `research` installs them.

`amunre.envs.pettingzoo`, `amunre.envs.gymnasium` and `amunre.envs.openspiel` are imported on their own, so that none
of the three needs the other two.
"""

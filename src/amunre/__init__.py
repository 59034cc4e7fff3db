"""Amun-Re."""

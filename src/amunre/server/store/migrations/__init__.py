"""Alembic's scripts: each changes a database from one shape to the next."""

"""What is kept: SQLite or PostgreSQL through one door, written by one thread that commits in groups."""

from amunre.server.store.records import Appended, Saying, Seated, Stored, TableRow
from amunre.server.store.store import Store, open_store

__all__ = ["Appended", "Saying", "Seated", "Store", "Stored", "TableRow", "open_store"]

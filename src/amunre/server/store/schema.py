"""The tables of the database, as SQLAlchemy Core; migrations/ brings a database to this shape."""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

ID = String(24)
HASH = String(64)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("created", Float, nullable=False),
    Column("name", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("status", String(8), nullable=False),  # waiting, running, over
    Column("start", Text, nullable=False),  # the record of the game without its moves, as JSON
    Column("seed", HASH, nullable=False),
    Column("host_hash", HASH, nullable=False),
    Column("watch_hash", HASH, nullable=False),
    Column("clock", Text),  # the clock's rules and how it stands, as JSON
    Column("due", Float),  # when a bot or the clock must act; nothing while only people are waited for
    Column("rematch", ID),
    Column("revision", Integer, nullable=False),  # counts changes of this row and of its seats
    Index("tables_due", "due"),
    Index("tables_lobby", "public", "status", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, human, bot, away (a bot plays for a person)
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("token_hash", HASH, nullable=False),
    Column("notes", Text, nullable=False),
    Column("notify", Text),  # where to say "it is your turn", as JSON
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),  # notation, or "undo"
    Column("chance", Text),  # what was drawn, as JSON
    Column("public", Boolean, nullable=False),  # false: made in secret, nobody else has seen that it was made
    Column("key", String(64)),  # the client's idempotency key
    Column("by", String(8), nullable=False),  # human, bot, clock
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

uploads = Table(
    "uploads",
    metadata,
    Column("id", ID, primary_key=True),
    Column("at", Float, nullable=False),
    Column("record", Text, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", ID, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("notices_due", "due"),
    Index("notices_seat", "table_id", "seat", unique=True),
)

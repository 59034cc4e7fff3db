"""How alembic runs here: on the connection that the server hands it, in its transaction."""

from alembic import context

from amunre.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()

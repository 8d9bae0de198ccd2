"""How Alembic runs the migrations: on the connection, and in the transaction, of the store that opens."""

from __future__ import annotations

from alembic import context

from kanly.table.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
context.run_migrations()

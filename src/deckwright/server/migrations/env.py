"""Runs the migrations on the connection that the server hands over."""

from alembic import context

from deckwright.server.database import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True,
    transactional_ddl=True,
)  # fmt: skip
with context.begin_transaction():
    context.run_migrations()

"""How much room tables take, when they were last opened, and what was taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

UNDONE = sa.text("kind = 'undo' AND length(position) > 0")
tables = sa.table("tables", sa.column("id"), sa.column("bytes"))
commands = sa.table("commands", sa.column("table"), sa.column("position"), sa.column("events"))


def upgrade() -> None:
    op.add_column("tables", sa.Column("opened", sa.Float))
    op.add_column("tables", sa.Column("given_up", sa.Float))
    op.add_column("tables", sa.Column("bytes", sa.BigInteger, nullable=False, server_default="0"))
    size = sa.func.coalesce(sa.func.sum(sa.func.length(commands.c.position) + sa.func.length(commands.c.events)), 0)
    taken = sa.select(size).where(commands.c.table == tables.c.id).scalar_subquery()
    op.execute(sa.update(tables).values(bytes=taken))
    op.create_index("tables_maker", "tables", ["maker"])
    op.create_index("commands_undone", "commands", ["at"], sqlite_where=UNDONE, postgresql_where=UNDONE)


def downgrade() -> None:
    op.drop_index("commands_undone", "commands")
    op.drop_index("tables_maker", "tables")
    with op.batch_alter_table("tables") as changed:
        for column in ("bytes", "given_up", "opened"):
            changed.drop_column(column)

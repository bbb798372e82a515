"""The deal of a day and who has tried it, and how many hints a game was played with. Older tables are of no day, and had none."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("daily", sa.String(10)))
    op.add_column("tables", sa.Column("hints", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("holder", sa.String(66), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, unique=True),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("finished", sa.Float),
        sa.Column("given_up", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("own", sa.Integer),
        sa.Column("other", sa.Integer),
        sa.Column("won", sa.Boolean),
    )
    op.create_index("daily_tries_holder", "daily_tries", ["holder"])


def downgrade() -> None:
    op.drop_table("daily_tries")
    with op.batch_alter_table("tables") as changed:
        for column in ("hints", "daily"):
            changed.drop_column(column)

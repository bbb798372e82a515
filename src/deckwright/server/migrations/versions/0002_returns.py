"""The seats that somebody has taken, each with its way back; how the keys of devices are marked, and those of before."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

claims = sa.table("claims", sa.column("table"), sa.column("seat"))


def upgrade() -> None:
    returns = op.create_table(
        "returns",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table("devices", sa.Column("device", sa.String(64), primary_key=True))
    op.create_table("marks", sa.Column("fingerprint", sa.String(64), primary_key=True))
    taken = sa.select(claims.c.table, claims.c.seat, sa.literal(0)).where(claims.c.seat >= 0).distinct()
    op.execute(sa.insert(returns).from_select(["table", "seat", "number"], taken))


def downgrade() -> None:
    for table in ("marks", "devices", "returns"):
        op.drop_table(table)

"""Whether what was revealed may be taken back at a table, and how often that was done. At older tables it may not."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("may_take_back", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("take_backs", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("tables") as changed:
        for column in ("take_backs", "may_take_back"):
            changed.drop_column(column)

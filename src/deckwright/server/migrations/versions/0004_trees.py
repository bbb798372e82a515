"""Trees of games, each node with a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "trees",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("code", sa.String(32), nullable=False),
        sa.Column("here", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "tree_nodes",
        sa.Column("tree", sa.String(32), sa.ForeignKey("trees.id"), primary_key=True),
        sa.Column("node", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, unique=True),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("shared", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for table in ("tree_nodes", "trees"):
        op.drop_table(table)

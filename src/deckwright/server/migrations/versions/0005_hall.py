"""A hall of fame for games of trees, and which trees came from a file.

Until now the latter was not written down. A tree was founded here if the table of every node was set up when the node says that
it was made; one of which a node does not say so came from a file.
"""

import calendar
import time
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

NEAR = 60.0  # seconds between a node and its table


def upgrade() -> None:
    op.add_column("trees", sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()))
    note_imported(op.get_bind())
    op.create_table(
        "hall",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("tree", sa.String(32), sa.ForeignKey("trees.id"), nullable=False),
        sa.Column("node", sa.Integer, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("ruleset", sa.String(200), nullable=False),
        sa.Column("part", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("code", sa.String(32), nullable=False),
        sa.Column("title", sa.JSON, nullable=False),
        sa.Column("marks", sa.JSON, nullable=False),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("hall_scores", "hall", ["game", "ruleset", "part", "score"])
    op.create_index("hall_code", "hall", ["code"])
    op.create_index("hall_tree", "hall", ["tree"])


def downgrade() -> None:
    op.drop_table("hall")
    op.drop_column("trees", "imported")


def note_imported(connection: sa.Connection) -> None:
    """Write down which of the trees that there are came from a file."""
    trees = sa.table("trees", sa.column("id"), sa.column("imported", sa.Boolean))
    nodes = sa.table("tree_nodes", sa.column("tree"), sa.column("table"), sa.column("facts", sa.JSON))
    tables = sa.table("tables", sa.column("id"), sa.column("made"))
    query = sa.select(nodes.c.tree, nodes.c.facts, tables.c.made).join(tables, tables.c.id == nodes.c.table)
    imported = {tree for tree, facts, made in connection.execute(query) if not was_made_here(facts, made)}
    for tree in sorted(imported):
        connection.execute(sa.update(trees).where(trees.c.id == tree).values(imported=True))


def was_made_here(facts: Any, made: float) -> bool:
    """Whether a node was made when its table was, by what it says; what cannot be read says nothing."""
    try:
        said = calendar.timegm(time.strptime(facts["made"], "%Y-%m-%dT%H:%M:%SZ"))
        return not facts["imported"] and abs(made - said) < NEAR
    except (TypeError, KeyError, ValueError, OverflowError):
        return False

"""Tables, their commands, and who may sit where."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("ruleset", sa.String(200), nullable=False),
        sa.Column("mode", sa.String(16), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("origin", sa.JSON, nullable=False),
        sa.Column("cards", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("setup_code", sa.String(64), nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("lesson", sa.String(64)),
        sa.Column("maker", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("bot_asked", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
    )
    op.create_index("tables_bot_asked", "tables", ["bot_asked"])
    op.create_table(
        "commands",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("message", sa.String(64)),
        sa.Column("texts", sa.JSON, nullable=False),
        sa.Column("kept_actions", sa.Integer, nullable=False),
        sa.Column("kept_events", sa.Integer, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "claims",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("claims_device", "claims", ["device"])


def downgrade() -> None:
    for table in ("claims", "commands", "tables"):
        op.drop_table(table)

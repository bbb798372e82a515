"""Seats say how their people look. Older tables say nothing of it; a server from before would forget it with the next command,
so it is not to open these tables."""

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What seats hold is one cell, and what is missing there is known to be missing."""


def downgrade() -> None:
    """A server from before passes over what it does not know."""

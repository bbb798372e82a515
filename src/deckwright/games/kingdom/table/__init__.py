"""Kingdom at a table."""

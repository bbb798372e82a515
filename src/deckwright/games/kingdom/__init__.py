"""Kingdom: a legacy game for one player, whose cards grow by being turned."""

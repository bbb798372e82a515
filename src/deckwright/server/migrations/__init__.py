"""The forms that the database has had, and the way from each to the next."""

"""The rules of Ascension, one chapter of the rulebook per file."""

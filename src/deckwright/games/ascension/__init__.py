"""Ascension: the state of a game and its rules, one chapter of the rulebook per file."""

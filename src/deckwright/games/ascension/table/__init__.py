"""Ascension as people and programs at a table see it."""

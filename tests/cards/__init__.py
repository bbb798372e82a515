"""Tests of reading cards in the language of any game."""

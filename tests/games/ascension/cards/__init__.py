"""Tests of the language of Ascension's cards, of its card files and of the cards in them."""

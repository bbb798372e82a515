"""Tests of the card language, of card files and of the cards in them."""

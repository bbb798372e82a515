"""`make compare`: how fast Deckwright is beside other libraries of card games."""

from comparison import main

main()

"""Kingdom as its pages show it."""

from deckwright.games.kingdom.online.labelling import OfferedWords
from deckwright.table.online import Online

ONLINE = Online(words=OfferedWords)

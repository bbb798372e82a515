"""Kingdom as its pages show it."""

from deckwright.games.kingdom.online.labelling import OfferedWords
from deckwright.games.kingdom.online.reachable import reachable
from deckwright.table.online import Online

ONLINE = Online(words=OfferedWords, reachable=reachable)

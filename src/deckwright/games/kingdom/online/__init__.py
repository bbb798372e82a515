"""Kingdom as its pages show it."""

from deckwright.games.kingdom.online.labelling import OfferedWords
from deckwright.games.kingdom.online.reachable import reachable
from deckwright.games.kingdom.table.faces import card_face
from deckwright.table.online import Online

ONLINE = Online(face=card_face, words=OfferedWords, reachable=reachable)

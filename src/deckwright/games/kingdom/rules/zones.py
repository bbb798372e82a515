"""Where cards can be, as events name it; the cell of a card holds one of these."""

ZONES = (None, "box", "deck", "play", "discard", "permanents", "set_aside", "destroyed", "banished", "reading")
NOWHERE, BOX, DECK, PLAY, DISCARD, PERMANENTS, SET_ASIDE, DESTROYED, BANISHED, READING = range(10)

"""The zones of the table, each declared once, in the order of their numbers."""

from typing import NamedTuple

from deckwright.games.kingdom.rules import zones as zn


class Zone(NamedTuple):
    """A zone: its number in events, and whether `Game.zone` and positions set up by hand have it by its word."""

    number: int
    is_named: bool = True

    @property
    def word(self) -> str:
        """What it is called in events, positions and the API."""
        word = zn.ZONES[self.number]
        assert word is not None
        return word


DECLARED = (
    Zone(zn.BOX),
    Zone(zn.DECK),
    Zone(zn.PLAY),
    Zone(zn.DISCARD),
    Zone(zn.PERMANENTS),
    Zone(zn.SET_ASIDE),
    Zone(zn.DESTROYED),
    Zone(zn.BANISHED),
    Zone(zn.READING, is_named=False),  # a scroll, as long as it is followed
)
NAMED = tuple(zone.word for zone in DECLARED if zone.is_named)

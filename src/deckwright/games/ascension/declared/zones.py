"""The zones of the table, each declared once. Messages that list zones name them in this order."""

from typing import NamedTuple

from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import zones as zn


class Zone(NamedTuple):
    """A zone: its number in events, the field of the view that shows it, whose it is, and how it is kept."""

    number: int
    shown_by: str
    of_seat: bool = False  # every seat has one
    is_open: bool = True  # everybody may look through it
    is_named: bool = True  # `Game.zone` and scenarios have it by its word; row and piles have ways of their own
    counts: int | None = None  # of the table: where its cards are counted by type

    @property
    def word(self) -> str:
        """What it is called in events, scenarios and the API."""
        word = zn.ZONES[self.number]
        assert word is not None
        return word


DECLARED = (
    Zone(zn.HAND, "seats[].hand.cards", of_seat=True, is_open=False),
    Zone(zn.DECK, "seats[].deck.cards", of_seat=True, is_open=False),
    Zone(zn.DISCARD, "seats[].discard", of_seat=True),
    Zone(zn.CONSTRUCTS, "seats[].constructs", of_seat=True),
    Zone(zn.TROPHIES, "seats[].trophies", of_seat=True),
    Zone(zn.PLAYED, "seats[].played", of_seat=True),
    Zone(zn.VOID, "void", counts=st.VOID),
    Zone(zn.CENTER, "center.cards", is_open=False),
    Zone(zn.BOX, "box", counts=st.BOX),
    Zone(zn.SET_ASIDE, "rival.set_aside", counts=st.SET_ASIDE),
    Zone(zn.ROW, "row", is_named=False),
    Zone(zn.PILE, "piles", is_named=False, counts=st.PILES),
)
NAMED = [zone for zone in DECLARED if zone.is_named]

SHOWN_BY = {zone.word: zone.shown_by for zone in DECLARED}
SEAT_ZONES = tuple(zone.word for zone in NAMED if zone.of_seat)
TABLE_ZONES = tuple(zone.word for zone in NAMED if not zone.of_seat)
OPEN_SEAT_ZONES = tuple(zone.word for zone in NAMED if zone.of_seat and zone.is_open)
OPEN_TABLE_ZONES = tuple(zone.word for zone in NAMED if not zone.of_seat and zone.is_open)
AS_DEALT = tuple(zone.word for zone in sorted(NAMED, key=lambda zone: zone.number) if not zone.of_seat)
COUNTED = {zone.word: zone.counts for zone in DECLARED if zone.counts is not None}

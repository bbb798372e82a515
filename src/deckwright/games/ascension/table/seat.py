"""A seat at a game of Ascension: what is open to it beside what every seat has."""

from deckwright.cards.errors import NotFound
from deckwright.games.ascension.declared.zones import OPEN_SEAT_ZONES, OPEN_TABLE_ZONES
from deckwright.games.ascension.table.game import AscensionGame
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.table.arguments import shown
from deckwright.table.seat import Seat


class AscensionSeat(Seat):
    """A seat at a game of Ascension. Slots of the row count from 1."""

    __slots__ = ()
    _game: AscensionGame
    ruleset: Ruleset

    @property
    def runes(self) -> int:
        """Runes of this turn."""
        return self._game.runes

    @property
    def restricted_runes(self) -> int:
        """Runes of this turn that buy Mechana Constructs only."""
        return self._game.restricted_runes

    @property
    def power(self) -> int:
        """Power of this turn."""
        return self._game.power

    @property
    def energy(self) -> int:
        """Energy of this turn; it is never spent."""
        return self._game.energy

    @property
    def pool(self) -> int:
        """Honor left in the pool."""
        return self._game.pool

    @property
    def end_triggered(self) -> bool:
        """Whether the game ends with this round."""
        return self._game.end_triggered

    @property
    def row(self) -> list[str | None]:
        """The center row from slot 1 on; `None` is an empty slot."""
        return self._game.row

    def under(self, slot: int) -> list[str]:
        """The Treasure under a slot of the row."""
        return self._game.under(slot)

    def pile(self, card: str) -> int:
        """How many cards an always-available pile still has."""
        return self._game.pile(card)

    def honor(self, seat: int) -> int:
        """The Honor tokens of a seat."""
        return self._game.honor(seat)

    @property
    def hand(self) -> list[str]:
        """This seat's own hand."""
        return self._game.zone("hand", self.player)

    def zone(self, name: str, seat: int | None = None) -> list[str]:
        """The cards of an open zone: discard, constructs, trophies, played of a seat; void, box, set_aside of the table."""
        if not isinstance(name, str) or name not in OPEN_SEAT_ZONES + OPEN_TABLE_ZONES:
            where = ", ".join(OPEN_SEAT_ZONES + OPEN_TABLE_ZONES)
            raise NotFound(
                f"A seat cannot look into the zone {shown(name)}. Open zones: {where}; its own hand is `hand`."
            )
        return self._game.zone(name, seat)

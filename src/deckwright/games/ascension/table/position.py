"""Reading a position: zones and counters of a state by the ids of cards."""

import numpy as np

from deckwright.cards.errors import NotFound
from deckwright.games.ascension.declared.zones import COUNTED, SEAT_ZONES, TABLE_ZONES
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.kernel import stack
from deckwright.table.arguments import is_whole, shown


def is_quiet(state: np.ndarray) -> bool:
    """Whether no effect is under way: nothing is on the decision stack but the turn."""
    return int(state[stack.HEIGHT]) <= 1


class Position:
    """A state read through its ruleset."""

    def __init__(self, state: np.ndarray, ruleset: Ruleset) -> None:
        self.state = state
        self.ruleset = ruleset

    @property
    def seats(self) -> int:
        return int(self.state[st.SEATS])

    def seat_counter(self, seat: int, counter: int) -> int:
        return int(self.state[st.seat(self.state, seat) + counter])

    def list_at(self, at: int, count: int) -> list[str]:
        """The ids of a list of cards."""
        ids = self.ruleset.ids
        return [ids[card] for card in self.state[at : at + count].tolist()]

    def counted(self, at: int) -> list[str]:
        """The ids of counts by type, in canonical order."""
        counts = self.state[at : at + len(self.ruleset.ids)].tolist()
        return [card for card, n in zip(self.ruleset.ids, counts, strict=True) for _ in range(n)]

    def hand(self, seat: int) -> list[str]:
        return self.list_at(st.hand_at(self.state, seat), self.seat_counter(seat, st.HAND_COUNT))

    def deck(self, seat: int) -> list[str]:
        """The deck from the top."""
        return self.list_at(st.deck_at(self.state, seat), self.seat_counter(seat, st.DECK_COUNT))[::-1]

    def discard(self, seat: int) -> list[str]:
        return self.counted(st.discard_at(self.state, seat))

    def known_hand(self, seat: int) -> list[str]:
        return self.counted(st.known_at(self.state, seat))

    def constructs(self, seat: int) -> list[str]:
        """Constructs in order of entering play."""
        return self.list_at(st.construct_at(self.state, seat, 0), self.seat_counter(seat, st.CONSTRUCT_COUNT))

    def used(self, seat: int, i: int) -> list[str]:
        """The used abilities of a construct: `id#k`, and the bare id for its trigger."""
        card = self.constructs(seat)[i]
        bits = int(self.state[st.used_at(self.state, seat, i)])
        names = [f"{card}#{k + 1}" for k in range(st.TRIGGER_BIT) if bits >> k & 1]
        return names + [card] * bool(bits >> st.TRIGGER_BIT)

    def played(self, seat: int) -> list[str]:
        if seat != self.state[st.TURN_PLAYER]:
            return []
        return self.list_at(st.PLAYED, int(self.state[st.PLAYED_COUNT]))

    def row(self) -> list[str | None]:
        cells = self.state[st.ROW : st.ROW + int(self.state[st.ROW_COUNT])].tolist()
        return [None if card == st.NO_CARD else self.ruleset.ids[card] for card in cells]

    def under(self, slot: int) -> list[str]:
        """The Treasure under a slot, counted from 0."""
        treasures = self.ruleset.numbers_of("treasure")
        counts = [int(self.state[st.under_at(self.state, slot, kind)]) for kind in range(len(treasures))]
        return [self.ruleset.ids[card] for card, n in zip(treasures, counts, strict=True) for _ in range(n)]

    def trophies(self, seat: int) -> list[str]:
        return self.list_at(st.trophy_at(self.state, seat, 0), self.seat_counter(seat, st.TROPHY_COUNT))

    def center(self) -> list[str]:
        """The Center Deck from the top."""
        return self.list_at(st.CENTER, int(self.state[st.CENTER_COUNT]))[::-1]

    def pile(self, card: str) -> int:
        return int(self.state[st.PILES + self.ruleset.number[card]])

    def taken(self) -> list[tuple[int, str, bool]]:
        """Cards taken from hands this turn: the victim, the card, and whether the victim still knows it in the hand (R-208)."""
        count = int(self.state[st.TAKEN_COUNT])
        rows = self.state[st.TAKEN : st.TAKEN + st.TAKEN_CELLS * count].reshape(count, st.TAKEN_CELLS).tolist()
        return [(victim, self.ruleset.ids[card], not seen_leaving) for victim, card, seen_leaving in rows]

    def zone(self, name: str, seat: int | None = None) -> list[str]:
        """The cards of a zone by its name."""
        if not isinstance(name, str) or name not in SEAT_ZONES + TABLE_ZONES:
            raise NotFound(f"There is no zone {shown(name)}. Zones: {', '.join(SEAT_ZONES + TABLE_ZONES)}.")
        if name in SEAT_ZONES:
            if not is_whole(seat) or not 0 <= seat < self.seats:
                last = self.seats - 1
                raise NotFound(f"The zone {name} belongs to a seat: give one from 0 to {last}, not {shown(seat)}.")
            found: list[str] = getattr(self, name)(int(seat))
            return found
        if seat is not None:
            raise NotFound(f"The zone {name} belongs to no seat: ask for it without {shown(seat)}.")
        return self.center() if name == "center" else self.counted(COUNTED[name])

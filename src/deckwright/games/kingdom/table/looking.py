"""What a kingdom tells of itself: its course, its resources, its cards, its fame."""

from typing import TYPE_CHECKING, Any, cast

import msgspec

from deckwright.cards.errors import NotFound
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.declared.zones import NAMED
from deckwright.games.kingdom.rules import fame, outlook
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.table import faces
from deckwright.games.kingdom.table.card_state import CardState, card_state
from deckwright.games.kingdom.table.readable import place_of
from deckwright.games.kingdom.table.titles import title_of
from deckwright.table.arguments import check_language, shown
from deckwright.table.game import Game

if TYPE_CHECKING:
    from deckwright.games.kingdom.table.game import KingdomGame

LISTS = {
    zn.DECK: (st.DECK, st.DECK_COUNT),
    zn.PLAY: (st.PLAY, st.PLAY_COUNT),
    zn.PERMANENTS: (st.PERMANENTS, st.PERMANENT_COUNT),
}


class Looking(Game):
    """A game of Kingdom, as far as it is looked at."""

    @property
    def _kingdom(self) -> "KingdomGame":
        return cast("KingdomGame", self)

    # Its course.

    @property
    def round(self) -> int:
        """The round, from 1 on."""
        return int(self.state[st.ROUND])

    @property
    def turn(self) -> int:
        """The turn of the round, from 1 on."""
        return int(self.state[st.TURN])

    @property
    def phase(self) -> str:
        """`start` of a round, `turn`, `next` (between two turns), `banish` or `over`."""
        return outlook.PHASES[outlook.phase(self.state)]

    @property
    def rounds_left(self) -> int:
        """How many rounds follow this one: by the regular discovery, in an expansion as many as it has."""
        return outlook.rounds_left(self.state, self.ruleset.table)

    @property
    def last_round(self) -> bool:
        """Whether no round follows this one."""
        return outlook.is_last_round(self.state)

    @property
    def restart_open(self) -> bool:
        """Whether the kingdom can still be begun again (K-15.2)."""
        return int(self.state[st.RESTART_OPEN]) == 1

    @property
    def expansion(self) -> int | None:
        """The expansion that is played, by number; `None` in the base game."""
        place = int(self.state[st.EXPANSION]) - 1
        return None if place < 0 else self._kingdom.ruleset.numbers[place]

    # What it has.

    @property
    def pool(self) -> dict[str, int]:
        """The resources, all six."""
        return {word: int(self.state[st.POOL + kind]) for kind, word in enumerate(ops.RESOURCES)}

    @property
    def stickers(self) -> dict[int, int]:
        """What is left on the sheet of stickers."""
        return {
            sticker: int(self.state[st.SUPPLY + sticker])
            for sticker in range(1, ops.STICKER_KINDS)
            if sticker != ops.S_UNUSED
        }

    def fame(self, number: int | None = None) -> int:
        """The score so far, banished and written fame included; or what one card adds to it, by its number."""
        if number is None:
            return fame.fame_now(self.state, self.ruleset.table)
        return fame.fame_of(self.state, self.ruleset.table, place_of(self.state, self._kingdom.ruleset, number))

    @property
    def banished_fame(self) -> int:
        """The fame of banished cards (K-26.6)."""
        return int(self.state[st.BANISHED_FAME])

    @property
    def written_fame(self) -> int:
        """The fame that cards have written beside the others (K-R.36)."""
        return int(self.state[st.WRITTEN_FAME])

    @property
    def score_track(self) -> list[int]:
        """The scores written so far: of the base game, then of each expansion."""
        return [int(score) for score in self.state[st.TRACK : st.TRACK + self.state[st.SCORES]]]

    def title(self, lang: str = "en") -> str:
        """What the kingdom is called by its score."""
        return title_of(self._kingdom)[check_language(lang)]

    # Its cards.

    def zone(self, name: str, seat: int | None = None) -> list[int]:  # type: ignore[override]
        """The numbers of the cards of a zone, nothing hidden; a deck from the top.

        Zones: box, deck, play, discard, permanents, set_aside, destroyed, banished.
        """
        if not isinstance(name, str) or name not in NAMED:
            raise NotFound(f"There is no zone {shown(name)}. Zones: {', '.join(NAMED)}.")
        if seat is not None:
            raise NotFound(f"The zone {name} belongs to no seat, not {shown(seat)}.")
        which, numbers = zn.ZONES.index(name), self._kingdom.ruleset.numbers
        if which not in LISTS:
            return [number for place, number in enumerate(numbers) if self.state[st.ZONE + place] == which]
        at, count = LISTS[which]
        listed = [numbers[place] for place in self.state[at : at + self.state[count]]]
        return listed[::-1] if which == zn.DECK else listed

    def card(self, number: int) -> CardState:
        """A card that the player may read, as it is now.

        Of a number that has not been discovered it is not said whether there is such a card (`NotFound`).
        """
        return card_state(self._kingdom, number)

    def faces(self, lang: str = "en") -> list[dict[str, Any]]:
        """Every card that the player may read now, in one language and as plain data: all its stages, as they are printed.

        Whoever shows cards shows these and no others, so nothing of an undiscovered card is ever met (K-R.27).
        """
        found = faces.faces(self.state, self._kingdom.ruleset, check_language(lang))
        plain: list[dict[str, Any]] = msgspec.to_builtins(found)
        return plain

"""Which games do the same next: a device that plays many at once carries their actions out together."""

from deckwright.games.ascension.rules.frames import TURN
from deckwright.games.ascension.rules.state import DECK_COUNT, seat
from deckwright.games.ascension.rules.tables import (
    ACQUIRE_PILE,
    DEFEAT_PILE,
    END_TURN,
    PLAY,
    VERB,
    action_cell,
)  # fmt: skip
from deckwright.games.ascension.rules.turn import NEW_HAND
from deckwright.kernel.rules import Cells, rule
from deckwright.kernel.stack import KIND, PLAYER, top

(
    CARD_PLAYED,
    TURN_END,
    TURN_END_WITH_SHUFFLE,
    PILE_DEFEAT,
    PILE_ACQUISITION,
    OTHER_ACTION,
    ANSWER,
) = range(7)
WORKS = 7


@rule
def kind_of_work(s: Cells, t: Cells, action: int) -> int:
    """What kind of work the chosen action will be; a guess is enough."""
    at = top(s)
    if s[at + KIND] != TURN:
        return ANSWER
    verb = action_cell(t, action, VERB)
    if verb == PLAY:
        return CARD_PLAYED
    if verb == END_TURN:
        return TURN_END if s[seat(s, int(s[at + PLAYER])) + DECK_COUNT] >= NEW_HAND else TURN_END_WITH_SHUFFLE
    if verb == DEFEAT_PILE:
        return PILE_DEFEAT
    return PILE_ACQUISITION if verb == ACQUIRE_PILE else OTHER_ACTION

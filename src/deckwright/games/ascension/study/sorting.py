"""Which games do the same next: a device that plays many at once carries their actions out together."""

from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.rules import turn
from deckwright.games.ascension.rules.state import seat
from deckwright.games.ascension.rules.tables import action_cell
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, rule
from deckwright.kernel.stack import top

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
    if s[at + stack.KIND] != fr.TURN:
        return ANSWER
    verb = action_cell(t, action, tb.VERB)
    if verb == tb.PLAY:
        return CARD_PLAYED
    if verb == tb.END_TURN:
        return (
            TURN_END
            if s[seat(s, int(s[at + stack.PLAYER])) + st.DECK_COUNT] >= turn.NEW_HAND
            else TURN_END_WITH_SHUFFLE
        )
    if verb == tb.DEFEAT_PILE:
        return PILE_DEFEAT
    return PILE_ACQUISITION if verb == tb.ACQUIRE_PILE else OTHER_ACTION

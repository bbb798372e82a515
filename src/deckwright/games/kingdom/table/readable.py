"""What the player may read of a kingdom's cards: the only place that knows (K-R.27)."""

from deckwright.cards.errors import NotFound
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.state import is_marked, zone
from deckwright.games.kingdom.rules.tables import card_cell
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.kernel.rules import Cells
from deckwright.table.arguments import is_whole, shown


def may_read(state: Cells, ruleset: Ruleset, card: int) -> bool:
    """Whether all stages of a card may be read now: it has been discovered, or read, or is an included expansion."""
    if zone(state, card) != zn.BOX or is_marked(state, card, st.READ):
        return True
    return card_cell(ruleset.table, card, ops.C_KIND) == ops.EXPANSION


def readable(state: Cells, ruleset: Ruleset) -> list[int]:
    """The numbers of all cards that may be read now."""
    return [number for number, card in ruleset.place.items() if may_read(state, ruleset, card)]


def place_of(state: Cells, ruleset: Ruleset, number: object) -> int:
    """The place of a card that may be read; of any other it is not even said whether it exists."""
    place = ruleset.place.get(number) if is_whole(number) else None
    if place is None or not may_read(state, ruleset, place):
        raise NotFound(f"There is no card {shown(number)} among those that have been discovered or read.")
    return place

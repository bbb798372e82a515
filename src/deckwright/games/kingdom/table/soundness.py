"""Whether a state that comes from outside can be played on, and how positions of other versions go on."""

from collections.abc import Mapping

import numpy as np

from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.table.saves import Saves
from deckwright.table.usual import position

RULES_VERSION = 1
LAYOUT = 1


def check_state(
    state: np.ndarray, ruleset: Ruleset, mode: str, options: Mapping[str, str], at_rest: bool = True
) -> None:
    """Refuse a state whose cells, cards or frames cannot be."""
    ruleset.kind.table.saves.check_layout(state)


SAVES = Saves(
    version=RULES_VERSION,
    layout=LAYOUT,
    sizes={1: st.STATE_CELLS},
    check_state=check_state,
    effects=lambda state, ruleset: [],
    find=lambda effect, ruleset: None,
    running=position.running_above_turn,
    fitted=lambda state, ruleset: state.copy(),
    cut_short=position.cut_short,
)

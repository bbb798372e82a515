"""What an action takes of what the player has this turn: told before it is done."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np

from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.rules.acquire import pay_runes
from deckwright.games.ascension.rules.defeat import power_price
from deckwright.games.ascension.table.actions import AscensionAction

if TYPE_CHECKING:
    from deckwright.games.ascension.table.game import AscensionGame

ACQUIRES = (tb.ACQUIRE_ROW, tb.ACQUIRE_PILE)
DEFEATS = (tb.DEFEAT_ROW, tb.DEFEAT_PILE)
UNTOLD = np.zeros(0, dtype=np.int32)


def pays(game: "AscensionGame", action: AscensionAction) -> Mapping[str, int]:
    """How much of which counter of the view an action takes: acquiring is paid as the rules do it (R-132)."""
    if action.verb not in ACQUIRES + DEFEATS or action.card is None:
        return {}
    table, card = game.ruleset.table, game.ruleset.number[action.card]
    slot = st.NO_SLOT if action.slot is None else action.slot - 1
    if action.verb in DEFEATS:
        return {"power": int(power_price(game.state, table, card, slot))}
    after = game.state.copy()
    pay_runes(after, table, UNTOLD, game.turn_player, card, slot)
    counters = {"runes": st.RUNES, "restricted_runes": st.RESTRICTED_RUNES}
    paid = {name: int(game.state[cell]) - int(after[cell]) for name, cell in counters.items()}
    return {name: n for name, n in paid.items() if n > 0}

"""Counting what happens in kingdoms, where events would tell it.

A mode that counts puts `tally` in the place of `emit` and the other rules of this file in the place of those that do
nothing. The event buffer then holds counts of one game: for every round, for every card and its stages. At its end they are
added to the sums over many games.
"""

from typing import Any

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import event_kinds as ev
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.event_kinds import note_detail
from deckwright.games.kingdom.rules.fame import fame_now, fame_of, is_of_kingdom
from deckwright.games.kingdom.rules.nature import slots_of
from deckwright.games.kingdom.rules.state import stage
from deckwright.games.kingdom.rules.tables import action_cell
from deckwright.kernel import events, stack
from deckwright.kernel.events import emit
from deckwright.kernel.playing import note_chances, note_end
from deckwright.kernel.rules import Cells, Events, Numbers, Sums, rule
from deckwright.kernel.stack import top

# What is counted of each round.
(
    TURNS, UPGRADES, PASSES, ADVANCES, TICKS, USES, PLAYED, DISCOVERED, DEFEATED, FAME, DECK, PRODUCTION, ROUNDS_PLAYED,
) = range(13)  # fmt: skip
LOST = 13  # of each resource; then what was gained and spent
GAINED = LOST + ops.KINDS_OF_RESOURCE
SPENT = GAINED + ops.KINDS_OF_RESOURCE
ROUND_CELLS = SPENT + ops.KINDS_OF_RESOURCE
MOST_ROUNDS = 48  # rounds beyond are counted with the last

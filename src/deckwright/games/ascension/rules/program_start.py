"""How the program of a card begins, and which Energy it looks at."""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.event_kinds import by_card
from deckwright.games.ascension.rules.frames import run_by_energy
from deckwright.games.ascension.rules.honor import gain
from deckwright.games.ascension.rules.tables import step_cell
from deckwright.kernel.rules import Cells, Events, rule


@rule
def looked_at(s: Cells, too_late: int) -> int:
    """What Energize of a Hero or a reward looks at: the Energy of now, + 1; with `each-step` 0 (A-21.8)."""
    return fr.OF_EACH_STEP if s[st.ENERGIZE_TIMING] == st.EACH_STEP else int(s[st.ENERGY]) - too_late + 1


@rule
def begin_program(s: Cells, t: Cells, e: Events, player: int, card: int, pc: int) -> None:
    """The effect of a card comes next: a plain gain, all that most cards do, at once; anything else from the stack."""
    if step_cell(t, pc, ops.OP_PLAIN) == 1:
        resource, n = step_cell(t, pc, ops.OP_A), step_cell(t, pc, ops.OP_B)
        gain(s, e, player, resource, n, by_card(card, step_cell(t, pc, ops.OP_RULING)))
    else:
        run_by_energy(s, e, player, card, card, looked_at(s, 0), pc)

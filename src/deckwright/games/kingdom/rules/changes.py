"""Whether an effect would change something: only then it is offered (K-R.33)."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.candidates import can_be, has_candidates
from deckwright.games.kingdom.rules.fame import formula_value
from deckwright.games.kingdom.rules.nature import fits, ticked_boxes
from deckwright.games.kingdom.rules.standing import holds
from deckwright.games.kingdom.rules.state import zone
from deckwright.games.kingdom.rules.tables import step_cell
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, rule


@rule
def condition_holds(s: Cells, t: Cells, source: int, condition: int, what: int) -> bool:
    """Whether a condition of a step holds now."""
    if condition == ops.IS_IN_PLAY or condition == ops.IS_NOT_IN_PLAY:
        found = False
        for i in range(s[st.PLAY_COUNT]):
            card = int(s[st.PLAY + i])
            if s[st.BLOCKED_BY + card] == 0 and fits(s, t, card, what):
                found = True
        return found == (condition == ops.IS_IN_PLAY)
    if condition == ops.THIS_BLOCKS:
        for i in range(s[st.PLAY_COUNT]):
            card = int(s[st.PLAY + i])
            if s[st.BLOCKED_BY + card] == source + 1 and fits(s, t, card, what):
                return True
        return False
    if condition == ops.BOXES_TICKED:
        return ticked_boxes(s, t, source) >= what
    s[stack.ERROR] = stack.UNKNOWN_VALUE
    return False


@rule
def can_advance(s: Cells, t: Cells) -> bool:
    """Whether cards are left and nothing forbids it (K-R.18, K-R.32)."""
    return s[st.DECK_COUNT] > 0 and not holds(s, t, ops.NO_ADVANCE)


@rule
def offers(s: Cells, t: Cells, pc: int) -> int:
    """How many of the cards of "discover one of" are still in the box (K-R.14)."""
    n = 0
    for k in range(step_cell(t, pc, ops.OP_A)):
        card = step_cell(t, pc + 1 + k, ops.OP_A)
        if card >= 0 and zone(s, card) == zn.BOX:
            n += 1
    return n


@rule
def step_changes(s: Cells, t: Cells, source: int, pc: int) -> bool:
    """Whether one step would change something; a choice is looked at elsewhere."""
    op, a, b = step_cell(t, pc, ops.OP), step_cell(t, pc, ops.OP_A), step_cell(t, pc, ops.OP_B)
    if op == ops.GAIN or op == ops.SPEND or op == ops.DEFEAT:
        return True
    if op == ops.GAIN_PER:
        return formula_value(s, t, source, b) > 0
    if op == ops.DISCOVER:
        return a >= 0 and zone(s, a) == zn.BOX
    if op == ops.DISCOVER_ONE:
        return offers(s, t, pc) > 0
    if op == ops.PLAY_TOP:
        return int(s[st.DECK_COUNT]) > 0
    if op == ops.ADVANCE:
        return can_advance(s, t)
    if op == ops.LOOK:
        return int(s[st.DECK_COUNT]) > 1
    if op == ops.WRITE:
        return formula_value(s, t, source, a) != 0
    if op == ops.PUT and s[st.DECK_COUNT] == 0:
        return False
    if a == 0:
        return can_be(s, t, source, op, b, source)
    return has_candidates(s, t, source, op, b, a)


@rule
def plain_changes(s: Cells, t: Cells, source: int, start: int) -> bool:
    """Whether any step of a program would change something, choices left aside."""
    pc = start
    held = False
    while step_cell(t, pc, ops.OP) != ops.END:
        op = step_cell(t, pc, ops.OP)
        if op == ops.IF:
            held = condition_holds(s, t, source, step_cell(t, pc, ops.OP_A), step_cell(t, pc, ops.OP_B))
            if not held:
                pc += step_cell(t, pc, ops.OP_SKIP)
        elif op == ops.OTHERWISE:
            if held:
                pc += step_cell(t, pc, ops.OP_SKIP)
        elif op == ops.CHOOSE:
            pc += step_cell(t, pc, ops.OP_SKIP)
        else:
            if step_changes(s, t, source, pc):
                return True
            if op == ops.DISCOVER_ONE:
                pc += step_cell(t, pc, ops.OP_SKIP)
        pc += 1
    return False


@rule
def option_changes(s: Cells, t: Cells, source: int, pc: int, option: int) -> bool:
    """Whether an option of a choice would change something."""
    return plain_changes(s, t, source, step_cell(t, pc + 1 + option, ops.OP_A))


@rule
def choice_changes(s: Cells, t: Cells, source: int, pc: int) -> bool:
    """Whether any option of a choice would."""
    for option in range(step_cell(t, pc, ops.OP_A)):
        if option_changes(s, t, source, pc, option):
            return True
    return False


@rule
def program_changes(s: Cells, t: Cells, source: int, start: int) -> bool:
    """Whether any step of a program would change something."""
    if plain_changes(s, t, source, start):
        return True
    pc = start
    while step_cell(t, pc, ops.OP) != ops.END:
        op = step_cell(t, pc, ops.OP)
        if op == ops.CHOOSE and choice_changes(s, t, source, pc):
            return True
        if op == ops.CHOOSE or op == ops.DISCOVER_ONE:
            pc += step_cell(t, pc, ops.OP_SKIP)
        pc += 1
    return False

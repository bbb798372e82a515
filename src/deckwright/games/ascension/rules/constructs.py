"""Constructs in play: control, abilities, triggers, destruction (A-8)."""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import event_kinds as ev
from deckwright.games.ascension.rules import rule_ids as ids
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import zones as zn
from deckwright.games.ascension.rules.event_kinds import from_to, tell_move
from deckwright.games.ascension.rules.hands import put_in_discard
from deckwright.games.ascension.rules.state import construct_at, due_at, seat, used_at
from deckwright.games.ascension.rules.tables import card_cell, card_type, faction, fits, step_cell
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, Events, rule


@rule
def enter_play(s: Cells, player: int, card: int) -> None:
    """A Construct comes into play, its abilities unused (A-7.5, A-8.9)."""
    here = seat(s, player)
    i = int(s[here + st.CONSTRUCT_COUNT])
    s[construct_at(s, player, i)] = card
    s[used_at(s, player, i)] = 0
    s[due_at(s, player, i)] = 0
    s[here + st.CONSTRUCT_COUNT] = i + 1


@rule
def leave_play(s: Cells, player: int, i: int) -> None:
    """A Construct leaves play; the others keep their order of entering."""
    here = seat(s, player)
    last = int(s[here + st.CONSTRUCT_COUNT]) - 1
    for k in range(i, last):
        s[construct_at(s, player, k)] = s[construct_at(s, player, k + 1)]
        s[used_at(s, player, k)] = s[used_at(s, player, k + 1)]
        s[due_at(s, player, k)] = s[due_at(s, player, k + 1)]
    s[construct_at(s, player, last)] = 0
    s[used_at(s, player, last)] = 0
    s[due_at(s, player, last)] = 0
    s[here + st.CONSTRUCT_COUNT] = last


@rule
def find_construct(s: Cells, player: int, card: int) -> int:
    """The first Construct of this type that the player controls, or -1."""
    for i in range(s[seat(s, player) + st.CONSTRUCT_COUNT]):
        if s[construct_at(s, player, i)] == card:
            return i
    return st.NO_CARD


@rule
def count_constructs(s: Cells, player: int, card: int) -> int:
    """How many Constructs of this type the player controls."""
    n = 0
    for i in range(s[seat(s, player) + st.CONSTRUCT_COUNT]):
        if s[construct_at(s, player, i)] == card:
            n += 1
    return n


@rule
def find_unused(s: Cells, player: int, card: int, ability: int) -> int:
    """The first Construct of this type whose ability is unused this turn, or -1 (A-8.4, A-8.8)."""
    for i in range(s[seat(s, player) + st.CONSTRUCT_COUNT]):
        if s[construct_at(s, player, i)] == card and (s[used_at(s, player, i)] >> ability) & 1 == 0:
            return i
    return st.NO_CARD


@rule
def find_used(s: Cells, player: int, card: int) -> int:
    """The first Construct of this type with an ability used this turn, or -1."""
    for i in range(s[seat(s, player) + st.CONSTRUCT_COUNT]):
        if s[construct_at(s, player, i)] == card and s[used_at(s, player, i)] != 0:
            return i
    return st.NO_CARD


@rule
def mark_used(s: Cells, player: int, i: int, ability: int) -> None:
    s[used_at(s, player, i)] |= 1 << ability


@rule
def refresh(s: Cells, player: int) -> None:
    """At the start of a turn all abilities are unused (A-6.6)."""
    for i in range(s[seat(s, player) + st.CONSTRUCT_COUNT]):
        s[used_at(s, player, i)] = 0


@rule
def links(s: Cells, t: Cells, player: int) -> int:
    """The factions that all Constructs of this player count as, beside their own (R-125)."""
    for i in range(s[seat(s, player) + st.CONSTRUCT_COUNT]):
        if card_cell(t, int(s[construct_at(s, player, i)]), ops.C_LINKS) != 0:
            return ops.MECHANA
    return 0


@rule
def counts_as_mechana(s: Cells, t: Cells, player: int, card: int) -> bool:
    """Whether this Construct is Mechana for this player, in play or while being acquired (R-125)."""
    return ((faction(t, card) | links(s, t, player)) & ops.MECHANA) != 0


@rule
def count_mechana(s: Cells, t: Cells, player: int) -> int:
    """How many Mechana Constructs the player controls."""
    also = links(s, t, player)
    n = 0
    for i in range(s[seat(s, player) + st.CONSTRUCT_COUNT]):
        if ((faction(t, int(s[construct_at(s, player, i)])) | also) & ops.MECHANA) != 0:
            n += 1
    return n


@rule
def count_factions(s: Cells, t: Cells, player: int) -> int:
    """How many different factions the player's Constructs have (A-26.3)."""
    seen = 0
    for i in range(s[seat(s, player) + st.CONSTRUCT_COUNT]):
        seen |= faction(t, int(s[construct_at(s, player, i)]))
    if seen != 0:
        seen |= links(s, t, player)
    n = 0
    for bit in (ops.ENLIGHTENED, ops.LIFEBOUND, ops.MECHANA, ops.VOID):
        if seen & bit != 0:
            n += 1
    return n


@rule
def make_triggers_due(s: Cells, t: Cells, player: int, event: int, card: int, in_row: bool, first_time: bool) -> int:
    """Mark the Constructs whose trigger waits for this event; they resolve in the frame put up next (A-7.7, R-205).

    `first_time`: no Monster of the row was defeated this turn before. Those that may move an acquired card are not
    marked: all of them together ask one question.
    """
    height = int(s[stack.HEIGHT]) + 1
    due = 0
    for i in range(s[seat(s, player) + st.CONSTRUCT_COUNT]):
        construct = int(s[construct_at(s, player, i)])
        if card_cell(t, construct, ops.C_TRIGGER) != event or card_cell(t, construct, ops.C_MOVES) != 0:
            continue
        if card_cell(t, construct, ops.C_TRIGGER_LIMIT) == ops.FIRST_EACH_TURN and not first_time:
            continue  # the first time this turn has passed
        if is_set_off(s, t, player, i, card, in_row):
            s[due_at(s, player, i)] = height
            due += 1
    return due


@rule
def is_set_off(s: Cells, t: Cells, player: int, i: int, card: int, in_row: bool) -> bool:
    """Whether the trigger of a Construct is unused and waits for such a card."""
    construct = int(s[construct_at(s, player, i)])
    if (s[used_at(s, player, i)] >> st.TRIGGER_BIT) & 1 == 1:
        return False
    wanted = card_cell(t, construct, ops.C_TRIGGER_FILTER)
    if wanted & ops.IN_ROW != 0 and not in_row:
        return False
    also = links(s, t, player) if fits(t, card, ops.CONSTRUCT, 0) else 0
    return fits(t, card, wanted, also) and can_start(s, t, player, construct)


@rule
def can_start(s: Cells, t: Cells, player: int, construct: int) -> bool:
    """A condition before the only step of a trigger is part of what it waits for."""
    pc = card_cell(t, construct, ops.C_TRIGGER_PC)
    if step_cell(t, pc, ops.OP) != ops.IF or step_cell(t, pc + 2, ops.OP) != ops.END:
        return True
    return holds(s, t, player, step_cell(t, pc, ops.OP_A), step_cell(t, pc, ops.OP_B), int(s[st.ENERGY]))


@rule
def find_mover(s: Cells, t: Cells, player: int, op: int, card: int) -> int:
    """The first Construct that may move the card just acquired in this way, or -1 (R-127, V-113)."""
    for i in range(s[seat(s, player) + st.CONSTRUCT_COUNT]):
        moves = card_cell(t, int(s[construct_at(s, player, i)]), ops.C_MOVES)
        if moves == op and is_set_off(s, t, player, i, card, True):
            return i
    return st.NO_CARD


@rule
def holds(s: Cells, t: Cells, player: int, condition: int, value: int, energy: int) -> bool:
    """Whether a condition of the effect language holds now (A-5.4); Energize looks at so much Energy."""
    if condition == ops.CONSTRUCTS_AT_LEAST:
        return int(s[seat(s, player) + st.CONSTRUCT_COUNT]) >= value
    if condition == ops.ENERGIZE:
        return energy >= value  # a threshold, never spent
    if condition == ops.HERO_PLAYED:
        return heroes_played(s, t, value) > 0
    s[stack.ERROR] = stack.UNKNOWN_VALUE
    return False


@rule
def heroes_played(s: Cells, t: Cells, wanted: int) -> int:
    """How many Heroes of these factions, or of any if none is named, were played this turn."""
    played = st.PLAYED
    n = 0
    for i in range(s[st.PLAYED_COUNT]):
        card = int(s[played + i])
        if card_type(t, card) == ops.HERO and (wanted == 0 or (faction(t, card) & wanted) != 0):
            n += 1
    return n


@rule
def next_due(s: Cells, player: int, height: int) -> int:
    """The first Construct in order of entering whose trigger is due in the frame at this height, or -1."""
    for i in range(s[seat(s, player) + st.CONSTRUCT_COUNT]):
        if s[due_at(s, player, i)] == height:
            return i
    return st.NO_CARD


@rule
def destroy(s: Cells, e: Events, player: int, i: int, by: int) -> None:
    """A Construct goes from play to the discard pile of its owner (A-8.11)."""
    card = int(s[construct_at(s, player, i)])
    leave_play(s, player, i)
    put_in_discard(s, player, card)
    tell_move(e, ev.DESTROY, player, card, by, from_to(zn.CONSTRUCTS, zn.DISCARD), ids.A_8_11)

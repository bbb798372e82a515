"""Playing cards from hand, using Constructs, and Unite (A-7, A-8.4, A-16)."""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import event_kinds as ev
from deckwright.games.ascension.rules import rule_ids as ids
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import zones as zn
from deckwright.games.ascension.rules.constructs import (
    count_constructs,
    enter_play,
    heroes_played,
    holds,
    make_triggers_due,
    mark_used,
)
from deckwright.games.ascension.rules.event_kinds import from_to, tell_move
from deckwright.games.ascension.rules.frames import await_triggers, await_unites, run, run_by_energy, run_copy
from deckwright.games.ascension.rules.hands import leave_hand_openly, remove_from_discard
from deckwright.games.ascension.rules.program_start import begin_program, looked_at
from deckwright.games.ascension.rules.state import construct_at
from deckwright.games.ascension.rules.tables import card_cell, card_type, step_cell
from deckwright.kernel import stack
from deckwright.kernel.events import follow_last
from deckwright.kernel.rules import Cells, Events, rule


@rule
def play_card(s: Cells, t: Cells, e: Events, player: int, card: int) -> None:
    """Put a card in front of the player; its effect comes at once, what it sets off afterwards (A-7.3, A-7.7)."""
    leave_hand_openly(s, player, card)
    if card_type(t, card) == ops.CONSTRUCT:
        enter_play(s, player, card)
        tell_move(e, ev.PLAY, player, card, ev.BY_RULES, from_to(zn.HAND, zn.CONSTRUCTS), ids.A_7_5)
    else:
        s[st.PLAYED + int(s[st.PLAYED_COUNT])] = card
        s[st.PLAYED_COUNT] += 1
        tell_move(e, ev.PLAY, player, card, ev.BY_RULES, from_to(zn.HAND, zn.PLAYED), ids.A_7_3)
    follow_last(e)
    if make_triggers_due(s, t, player, ops.ON_PLAY, card, False, False) > 0:
        await_triggers(s, e, player, card, ops.ON_PLAY, False)
    if card_cell(t, card, ops.C_ENTER) != 0:
        run(s, e, player, card, card, card_cell(t, card, ops.C_ENTER))
    if card_type(t, card) == ops.HERO and s[st.WAITING_COUNT] > 0:
        await_unites(s, e, player, card)
    if card_cell(t, card, ops.C_UNITE) != 0:
        unite(s, t, e, player, card, card, 1)
    if card_cell(t, card, ops.C_PLAY) != 0:
        begin_program(s, t, e, player, card, card_cell(t, card, ops.C_PLAY))


@rule
def unite(s: Cells, t: Cells, e: Events, player: int, card: int, source: int, own: int) -> None:
    """The Unite effect of a card happens now if enough other Heroes were played, else it waits (A-16.2, A-16.3).

    `own` is how many of the Heroes played do not count as another one: the card itself, or with the option
    `original_excluded` the card whose effect is copied (R-111).
    """
    wanted = card_cell(t, card, ops.C_UNITE_FACTION)
    if heroes_played(s, t, wanted) > own:
        run_by_energy(s, e, player, source, card, looked_at(s, 0), card_cell(t, card, ops.C_UNITE))
    elif s[st.WAITING_COUNT] >= st.WAITING_ROOM:
        s[stack.ERROR] = stack.TOO_LONG
    else:
        s[st.WAITING + int(s[st.WAITING_COUNT])] = card
        s[st.WAITING_COUNT] += 1


@rule
def copied_unite(s: Cells, t: Cells, e: Events, player: int, card: int, source: int) -> None:
    """The Unite effect of a copied Hero (R-111)."""
    own = 1 if s[st.COPIED_UNITE] == st.ORIGINAL_EXCLUDED else 0
    unite(s, t, e, player, card, source, own)


@rule
def stop_waiting(s: Cells, i: int) -> None:
    """A waiting Unite effect has come: it happens once (A-16.4)."""
    last = int(s[st.WAITING_COUNT]) - 1
    for k in range(i, last):
        s[st.WAITING + k] = s[st.WAITING + k + 1]
    s[st.WAITING + last] = 0
    s[st.WAITING_COUNT] = last


@rule
def put_into_play(s: Cells, t: Cells, e: Events, player: int, card: int, by: int) -> None:
    """An acquired Construct enters play; it was not played, unless the option says so (V-113, V-202)."""
    remove_from_discard(s, player, card)
    enter_play(s, player, card)
    tell_move(e, ev.PUT, player, card, by, from_to(zn.DISCARD, zn.CONSTRUCTS), ids.A_10_8)
    follow_last(e)
    if s[st.PUT_IS_PLAY] == st.YES and make_triggers_due(s, t, player, ops.ON_PLAY, card, False, False) > 0:
        await_triggers(s, e, player, card, ops.ON_PLAY, False)
    if card_cell(t, card, ops.C_ENTER) != 0:
        run(s, e, player, card, card, card_cell(t, card, ops.C_ENTER))


@rule
def repeat_effect(s: Cells, t: Cells, e: Events, player: int, card: int, source: int) -> None:
    """Carry the effect of a Hero out again, for another card (R-109, V-047)."""
    if card_cell(t, card, ops.C_UNITE) != 0:
        copied_unite(s, t, e, player, card, source)
    if card_cell(t, card, ops.C_PLAY) != 0:
        run_copy(s, e, player, source, card, looked_at(s, 0), card_cell(t, card, ops.C_PLAY))


@rule
def may_use(s: Cells, t: Cells, player: int, card: int, pc: int) -> bool:
    """Whether an ability can be used now: its condition holds, its price can be paid."""
    op = step_cell(t, pc, ops.OP)
    if op == ops.EXTRA_TURN:
        return count_constructs(s, player, card) > step_cell(t, pc, ops.OP_A)
    if op == ops.IF:
        return holds(s, t, player, step_cell(t, pc, ops.OP_A), step_cell(t, pc, ops.OP_B), int(s[st.ENERGY]))
    if op == ops.TRADE:
        return step_cell(t, pc, ops.OP_A) <= int(s[st.RUNES])
    return True


@rule
def use_construct(s: Cells, t: Cells, e: Events, player: int, i: int, ability: int) -> None:
    """Use an ability of a Construct, once per turn (A-8.4)."""
    card = int(s[construct_at(s, player, i)])
    mark_used(s, player, i, ability)
    tell_move(e, ev.USE, player, card, ev.BY_RULES, from_to(zn.CONSTRUCTS, zn.NOWHERE), ids.A_8_4)
    follow_last(e)
    run(s, e, player, card, card, card_cell(t, card, ops.C_USE_1 + ability))

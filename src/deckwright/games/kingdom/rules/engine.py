"""The whole interface of the game: what is legal, and what an action does."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import event_kinds as ev
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import rule_ids as ids
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules.acting import act_step
from deckwright.games.kingdom.rules.course import end_round_step, end_turn_step, new_round_step, new_turn_step
from deckwright.games.kingdom.rules.discovering import discovery_step
from deckwright.games.kingdom.rules.effects import leave_step, run_step
from deckwright.games.kingdom.rules.entering import play_more
from deckwright.games.kingdom.rules.event_kinds import (
    by_ruling,
    note_detail,
    note_stages,
    tell,
    tell_count,
)
from deckwright.games.kingdom.rules.expansion import banish_step
from deckwright.games.kingdom.rules.frames import await_production
from deckwright.games.kingdom.rules.legal_answers import list_answers
from deckwright.games.kingdom.rules.paying import pay_step
from deckwright.games.kingdom.rules.producing import production_step
from deckwright.games.kingdom.rules.replies import answer, tell_answer
from deckwright.games.kingdom.rules.standing import holds, total
from deckwright.games.kingdom.rules.state import reveal, stage
from deckwright.games.kingdom.rules.tables import action_cell, ordinal_of
from deckwright.games.kingdom.rules.triggers import batch_step, begin_effect
from deckwright.games.kingdom.rules.turning import begin_upgrade, turned_step
from deckwright.kernel import playing, stack
from deckwright.kernel.events import follow_last, recall_parent
from deckwright.kernel.rules import Cells, Events, entry, rule
from deckwright.kernel.stack import pop, top


@entry
def legal(s: Cells, t: Cells, out: Cells) -> int:
    """Every legal action now, as indexes of the fixed action space; the number of them."""
    if s[st.OVER] == 1 or s[stack.HEIGHT] == 0:
        return 0
    return list_answers(s, t, out, 0, out.shape[0])


@rule
def begin(s: Cells, t: Cells, e: Events, action: int) -> int:
    """An action of a turn is carried out; an answer to another question is told, and comes next."""
    if action == playing.GO_ON:
        return playing.GO_ON
    at = top(s)
    recall_parent(e, int(s[stack.HEIGHT]) - 1)
    s[st.DECISIONS] += 1
    if s[at + stack.KIND] == fr.TURN:
        take_action(s, t, e, action)
        return playing.GO_ON
    if s[at + stack.KIND] != fr.NEXT:
        tell_answer(s, t, e, action)
        follow_last(e)
    return action


@rule
def is_settled(s: Cells) -> bool:
    """Whether everything is done that can be done before the player acts in a turn, or goes on, or the game is over."""
    if s[stack.ERROR] != stack.NO_ERROR or s[stack.HEIGHT] == 0:
        return True
    kind = int(s[top(s) + stack.KIND])
    return (kind == fr.TURN and s[st.TURN_ENDED] == 0 and s[st.DECISIONS] < st.DECISIONS_IN_A_TURN) or kind == fr.NEXT


@rule
def advance(s: Cells, t: Cells, e: Events, following: int) -> int:
    """One step of what follows from an action: an answer, or else the work on top of the stack.

    Gives what comes next: the only answer to a question, `GO_ON`, or `DECIDE` when the player must decide something or
    the game is over. What was told before is noted at the stages as they are before anything turns.
    """
    note_stages(s, e)
    if following != playing.GO_ON:
        answer(s, t, e, following)
    if is_settled(s):
        note_peek(s, t, e)
        note_stages(s, e)
        return playing.DECIDE
    recall_parent(e, int(s[stack.HEIGHT]) - 1)
    kind = s[top(s) + stack.KIND]
    if kind == fr.TURN:
        finish_turn(s, e)
        return playing.GO_ON
    if kind < fr.FIRST_QUESTION:
        step(s, t, e)
        return playing.GO_ON
    n = list_answers(s, t, s, st.SCRATCH, st.SCRATCH + 2)
    only = int(s[st.SCRATCH])
    s[st.SCRATCH] = 0
    s[st.SCRATCH + 1] = 0
    if n > 1:
        note_peek(s, t, e)
        ask(s, e)
        note_stages(s, e)
        return playing.DECIDE
    if n == 0:
        pop(s)  # nothing can be chosen, so nothing happens (K-R.33)
        return playing.GO_ON
    tell_answer(s, t, e, only)
    follow_last(e)
    return only  # carried out unasked: there is no other


@rule
def ask(s: Cells, e: Events) -> None:
    """The player is asked something: about a card, or else by one."""
    at = top(s)
    source, card = int(s[at + stack.SOURCE]), int(s[at + stack.CARD])
    tell(e, ev.ASK, source if card == st.NO_CARD else card, source + 1, ids.K_11_2)


@rule
def finish_turn(s: Cells, e: Events) -> None:
    """The turn is over, by its player or by the cap on decisions (K-R.23): its frame becomes the end of the turn."""
    if s[st.TURN_ENDED] == 0:
        tell_count(e, ev.TURN_CUT, st.DECISIONS_IN_A_TURN, by_ruling(ids.R_23), ids.K_8_5_1)
    s[st.TURN_ENDED] = 0
    s[top(s) + stack.KIND] = fr.END_TURN


@rule
def note_peek(s: Cells, t: Cells, e: Events) -> None:
    """Cards at which a standing effect lets the player look are known from now on (K-R.13)."""
    if s[st.DECK_COUNT] == 0 or not holds(s, t, ops.PEEK):
        return
    n = min(total(s, t, ops.PEEK), int(s[st.DECK_COUNT]))
    if n > s[st.KNOWN_TOP]:
        for i in range(s[st.KNOWN_TOP], n):
            tell(e, ev.REVEAL, int(s[st.DECK + s[st.DECK_COUNT] - 1 - i]), by_ruling(ids.R_13), ids.K_16_1)
        s[st.KNOWN_TOP] = n
        reveal(s, st.LOOKED_AT)


@rule
def step(s: Cells, t: Cells, e: Events) -> None:
    """One step of the work on top of the stack."""
    kind = s[top(s) + stack.KIND]
    if kind == fr.RUN:
        run_step(s, t, e)
    elif kind == fr.LEAVE:
        leave_step(s, t, e)
    elif kind == fr.BATCH:
        batch_step(s, t, e)
    elif kind == fr.ACT:
        act_step(s, t, e)
    elif kind == fr.PAY:
        pay_step(s, t, e)
    elif kind == fr.TURNED:
        turned_step(s, t, e)
    elif kind == fr.PRODUCE:
        production_step(s, t, e)
    elif kind == fr.DISCOVER:
        discovery_step(s, t, e)
    else:
        course_step(s, t, e)


@rule
def course_step(s: Cells, t: Cells, e: Events) -> None:
    """One step of the course of the game."""
    kind = s[top(s) + stack.KIND]
    if kind == fr.END_TURN:
        end_turn_step(s, t, e)
    elif kind == fr.NEW_TURN:
        new_turn_step(s, t, e)
    elif kind == fr.END_ROUND:
        end_round_step(s, t, e)
    elif kind == fr.NEW_ROUND:
        new_round_step(s, t, e)
    elif kind == fr.BANISH:
        banish_step(s, t, e)
    else:
        s[stack.ERROR] = stack.UNKNOWN_WORK


@rule
def take_action(s: Cells, t: Cells, e: Events, action: int) -> None:
    """One action of a turn (K-7.3)."""
    verb, card, ordinal = (
        action_cell(t, action, tb.VERB),
        action_cell(t, action, tb.ACTION_CARD),
        action_cell(t, action, tb.ORDINAL),
    )
    if verb == tb.PRODUCE:
        await_production(s, e, st.NO_CARD, card, 0)
    elif verb == tb.UPGRADE:
        begin_upgrade(s, t, e, card, ordinal)
    elif verb == tb.USE:
        use(s, t, e, card, ordinal)
    elif verb == tb.ADVANCE:
        play_more(s, t, e, False, ev.BY_RULES)
    elif verb == tb.PASS:
        tell(e, ev.PASS, ev.NOBODY, ev.BY_RULES, ids.K_8_5_1)
        s[st.TURN_ENDED] = 1
    else:
        s[stack.ERROR] = stack.UNKNOWN_ACTION


@rule
def use(s: Cells, t: Cells, e: Events, card: int, ordinal: int) -> None:
    """Use an effect of the active stage of a card (K-8.3)."""
    number = stage(s, card)
    effect = ordinal - ordinal_of(t, card, number, 0)
    tell(e, ev.USE, card, ev.BY_RULES, ids.K_8_3_1)
    note_detail(e, number, ev.EFFECT, ordinal)
    begin_effect(s, t, e, card, number, effect, 0)

"""The course of a game (K-6, K-7, K-9): turns and rounds, from the setup to the score."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import event_kinds as ev
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import rule_ids as ids
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.discovering import next_of_sequence
from deckwright.games.kingdom.rules.entering import enter_from_deck, have_entered
from deckwright.games.kingdom.rules.event_kinds import by_ruling, from_to, tell, tell_count, tell_move
from deckwright.games.kingdom.rules.fame import bounded, fame_now
from deckwright.games.kingdom.rules.frames import ask_turn, await_course, await_discovery, run
from deckwright.games.kingdom.rules.moves import destroy, move, put, root_of
from deckwright.games.kingdom.rules.nature import is_continuous
from deckwright.games.kingdom.rules.pool import empty_pool
from deckwright.games.kingdom.rules.shuffling import shuffle_round
from deckwright.games.kingdom.rules.standing import turn_plays
from deckwright.games.kingdom.rules.state import is_marked, take_mark, zone
from deckwright.games.kingdom.rules.tables import card_cell
from deckwright.games.kingdom.rules.triggers import renew_uses, set_off
from deckwright.kernel import stack
from deckwright.kernel.events import follow_last, follow_nothing
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import pop, top

BEGIN, GOING_ON, LAST_STEPS, LEAVING = range(4)


@rule
def end_turn_step(s: Cells, t: Cells, e: Events) -> None:
    """The end of a turn (K-9.1): its triggers, then the cards go, then the pool; then the game waits (K-R.35)."""
    at = top(s)
    if s[at + fr.COURSE_STEP] == BEGIN:
        s[at + fr.COURSE_STEP] = GOING_ON
        set_off(s, t, e, ops.TURN_ENDS, ops.NO_TRIGGER)
        return
    clear_play(s, t, e, False)
    empty_pool(s, e)
    for card in range(s[st.CARDS]):
        take_mark(s, card, st.PRODUCED_NOW)
    tell_count(e, ev.TURN_END, int(s[st.TURN]), by_ruling(ids.R_35), ids.K_9_1)
    s[at + stack.KIND] = fr.NEXT
    s[at + fr.COURSE_STEP] = BEGIN


@rule
def stays(s: Cells, t: Cells, card: int) -> bool:
    """Whether a card stays in play at the end of the turn: a blocked one goes or stays with what lies on it (K-14, K-R.29)."""
    root = root_of(s, card)
    return is_continuous(s, t, root) or is_marked(s, root, st.KEPT)


@rule
def clear_play(s: Cells, t: Cells, e: Events, all_of_it: bool) -> None:
    """Discard the cards in play: all, or all that neither stay nor are kept (K-9.1, K-20.1)."""
    for card in range(s[st.CARDS]):
        if zone(s, card) == zn.PLAY and not all_of_it and stays(s, t, card):
            continue
        if zone(s, card) == zn.PLAY:
            s[st.MARKS + card] = int(s[st.MARKS + card]) | st.LEAVING
    i = 0
    while i < s[st.PLAY_COUNT]:
        card = int(s[st.PLAY + i])
        if is_marked(s, card, st.LEAVING):
            take_mark(s, card, st.LEAVING)
            s[st.BLOCKED_BY + card] = 0
            put(s, card, zn.DISCARD)
            tell_move(e, ev.DISCARD, card, ev.BY_RULES, from_to(zn.PLAY, zn.DISCARD), ids.K_9_1)
        else:
            i += 1
    for i in range(s[st.PLAY_COUNT]):
        take_mark(s, int(s[st.PLAY + i]), st.KEPT)


@rule
def go_on(s: Cells, t: Cells, e: Events) -> None:
    """The player goes on (K-R.35): to the next turn, or with an empty deck to the end of the round (K-9.2, K-9.3)."""
    pop(s)
    follow_nothing(e)
    if s[st.TURN] >= st.TURNS_IN_A_ROUND and s[st.DECK_COUNT] > 0:
        cut_round(s, e)
    if s[st.DECK_COUNT] == 0:
        await_course(s, e, fr.END_ROUND, 0)
    else:
        await_course(s, e, fr.NEW_TURN, 0)


@rule
def cut_round(s: Cells, e: Events) -> None:
    """After so many turns the rest of the deck is discarded, and the round is over (K-R.23)."""
    tell_count(e, ev.ROUND_CUT, st.TURNS_IN_A_ROUND, by_ruling(ids.R_23), ids.K_6_1)
    while s[st.DECK_COUNT] > 0:
        move(s, e, int(s[st.DECK + s[st.DECK_COUNT] - 1]), zn.DISCARD)


@rule
def new_turn_step(s: Cells, t: Cells, e: Events) -> None:
    """A turn begins (K-7.1): cards enter play; with an empty deck the round ends (K-R.21)."""
    pop(s)
    follow_nothing(e)
    if s[st.DECK_COUNT] == 0:
        await_course(s, e, fr.END_ROUND, 0)
        return
    s[st.TURN] += 1
    s[st.TURNS] += 1
    s[st.DECISIONS] = 0
    renew_uses(s, t, ops.PER_TURN)
    tell_count(e, ev.TURN, int(s[st.TURN]), ev.BY_RULES, ids.K_7_1)
    follow_last(e)
    ask_turn(s, e)
    enter_from_deck(s, e, turn_plays(s, t), ev.BY_RULES, ids.K_7_1)
    have_entered(s, t, e, False, ops.NO_TRIGGER)


@rule
def end_round_step(s: Cells, t: Cells, e: Events) -> None:
    """The end of a round (K-R.39): its triggers while cards lie in play, then everything in play is discarded."""
    at = top(s)
    step = s[at + fr.COURSE_STEP]
    if step == BEGIN:
        s[at + fr.COURSE_STEP] = GOING_ON
        set_off(s, t, e, ops.ROUND_ENDS, ops.NO_TRIGGER)
    elif step == GOING_ON:
        clear_play(s, t, e, True)
        empty_pool(s, e)
        tell_count(e, ev.ROUND_END, fame_now(s, t), by_ruling(ids.R_39), ids.K_9_1)
        s[at + fr.COURSE_STEP] = LAST_STEPS
        if s[st.EXPANSION] > 0:
            s[st.ROUNDS_LEFT] -= 1
            if s[st.ROUNDS_LEFT] == 0:
                s[st.LAST_ROUND] = 1
                finish_expansion(s, t, e)
    elif step == LAST_STEPS and s[st.LAST_ROUND] == 1:
        s[at + fr.COURSE_STEP] = LEAVING
        if s[st.EXPANSION] > 0:
            remove_expansion(s, e)
    elif step == LAST_STEPS:
        pop(s)
        await_course(s, e, fr.NEW_ROUND, 0)
    else:
        pop(s)
        take_score(s, t, e)


@rule
def finish_expansion(s: Cells, t: Cells, e: Events) -> None:
    """The finishing steps of an expansion (K-R.15)."""
    card = int(s[st.EXPANSION]) - 1
    pc = card_cell(t, card, ops.C_FINISH)
    if pc > 0:
        run(s, e, card, int(s[st.STAGE + card]), 0, 0, pc)


@rule
def remove_expansion(s: Cells, e: Events) -> None:
    """The expansion card is destroyed; with the option it goes back to the box (K-R.15)."""
    card = int(s[st.EXPANSION]) - 1
    if s[st.AGAIN] == 1:
        move(s, e, card, zn.BOX)
        s[st.STAGE + card] = 1
        for number in range(4):
            s[st.TICKS + 4 * card + number] = 0
            s[st.CROSSED + 4 * card + number] = 0
    else:
        destroy(s, e, card, by_ruling(ids.R_15))


@rule
def take_score(s: Cells, t: Cells, e: Events) -> None:
    """Count the fame and write it on the score track; the game is over (K-6.4, K-23.2, K-25.7)."""
    fame = bounded(fame_now(s, t))
    s[st.TRACK + s[st.SCORES]] = fame
    s[st.SCORES] += 1
    s[st.OVER] = 1
    tell_count(e, ev.SCORE, fame, by_ruling(ids.R_41), ids.K_25_7 if s[st.EXPANSION] > 0 else ids.K_23_2)
    tell(e, ev.END, ev.NOBODY, ev.BY_RULES, ids.K_6_4)


@rule
def new_round_step(s: Cells, t: Cells, e: Events) -> None:
    """A round begins (K-6.2, K-R.39): discover card by card, shuffle, what the start sets off, then the first turn."""
    at = top(s)
    step = s[at + fr.COURSE_STEP]
    if step == BEGIN:
        s[at + fr.COURSE_STEP] = GOING_ON
        begin_round(s, t, e)
        s[at + fr.COURSE_LEFT] = discoveries(s, t)
    elif step == GOING_ON:
        card = next_of_sequence(s, t)
        if s[at + fr.COURSE_LEFT] > 0 and card != st.NO_CARD:
            s[at + fr.COURSE_LEFT] -= 1
            await_discovery(s, e, st.NO_CARD, card)
        else:
            s[at + fr.COURSE_STEP] = LAST_STEPS
            s[at + fr.COURSE_LEFT] = 0
    elif step == LAST_STEPS:
        s[at + fr.COURSE_STEP] = LEAVING
        shuffle_round(s, t, e)
        if s[st.DECK_COUNT] == 0 and s[st.EXPANSION] == 0 and next_of_sequence(s, t) == st.NO_CARD:
            s[st.LAST_ROUND] = 1  # nothing can be played, and nothing will come
        set_off(s, t, e, ops.ROUND_STARTS, ops.NO_TRIGGER)
    else:
        pop(s)
        await_course(s, e, fr.NEW_TURN, 0)


@rule
def begin_round(s: Cells, t: Cells, e: Events) -> None:
    """Count the round; what is counted in a round begins anew."""
    s[st.ROUND] += 1
    s[st.TURN] = 0
    s[st.SHUFFLES] = 0
    s[st.DECISIONS] = 0
    renew_uses(s, t, ops.PER_ROUND)
    follow_nothing(e)
    tell_count(e, ev.ROUND, int(s[st.ROUND]), ev.BY_RULES, ids.K_6_2)
    follow_last(e)


@rule
def discoveries(s: Cells, t: Cells) -> int:
    """How many cards are discovered at the start of this round: none in the first (K-2.3), in an expansion as it says."""
    if s[st.EXPANSION] > 0:
        return card_cell(t, int(s[st.EXPANSION]) - 1, ops.C_PER_ROUND)
    return 0 if s[st.ROUND] == 1 else int(t[tb.T_PER_ROUND])

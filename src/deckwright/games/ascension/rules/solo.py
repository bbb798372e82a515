"""The solo opponent: Samael or the Cult takes the two cards furthest right (A-19)."""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import event_kinds as ev
from deckwright.games.ascension.rules import rule_ids as ids
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import zones as zn
from deckwright.games.ascension.rules.event_kinds import from_to, tell_count, tell_move
from deckwright.games.ascension.rules.honor import rival_gains_honor
from deckwright.games.ascension.rules.row import refill, rival_takes_treasure, take_from_row
from deckwright.games.ascension.rules.tables import card_cell, card_type
from deckwright.kernel.events import follow_last, follow_nothing
from deckwright.kernel.rules import Cells, Events, rule

CARDS_A_TURN = 2


@rule
def rival_rests(s: Cells) -> bool:
    """Whether nothing follows on this turn: the pool is empty, and with it the game ends (A-19.9, V-170)."""
    return int(s[st.END_TRIGGERED]) == 1 and (int(s[st.CULT]) == 0 or int(s[st.CULT_LAST_STEP]) == st.STEP_SKIPPED)


@rule
def rightmost_below(s: Cells, slot: int) -> int:
    """The card furthest right of those to the left of a slot; below 0 where there is none (A-19.4)."""
    slot -= 1
    while slot >= 0 and s[st.ROW + slot] == st.NO_CARD:
        slot -= 1
    return slot


@rule
def rival_takes_rightmost(s: Cells, t: Cells, e: Events) -> None:
    """Heroes and Constructs are set aside for the rival, Monsters give their Honor and nothing else (A-19.6, A-19.7)."""
    slot = rightmost_below(s, int(s[st.ROW_COUNT]))
    if slot < 0:
        return
    card = int(s[st.ROW + slot])
    take_from_row(s, slot)
    rival_takes_treasure(s, t, e, slot)
    if card_type(t, card) == ops.MONSTER:
        s[st.VOID + card] += 1
        tell_move(e, ev.DEFEAT, ev.NOBODY, card, ev.BY_RULES, from_to(zn.ROW, zn.VOID), ids.A_19_7)
        refill(s, t, e)
        honor = card_cell(t, card, ops.C_REWARD_HONOR)
        if honor > 0:
            rival_gains_honor(s, e, honor, card)
    else:
        s[st.SET_ASIDE + card] += 1
        tell_move(e, ev.SET_ASIDE, ev.NOBODY, card, ev.BY_RULES, from_to(zn.ROW, zn.SET_ASIDE), ids.A_19_6)
        refill(s, t, e)


@rule
def rival_acts(s: Cells, t: Cells, e: Events) -> None:
    """One card after the other, the rightmost first; none that entered meanwhile (A-19.4, A-19.12)."""
    follow_nothing(e)
    tell_count(e, ev.TURN, ev.NOBODY, 0, ids.A_19_4)
    follow_last(e)
    there = 0
    for slot in range(s[st.ROW_COUNT]):
        if s[st.ROW + slot] != st.NO_CARD:
            there += 1
    for _ in range(min(there, CARDS_A_TURN)):
        rival_takes_rightmost(s, t, e)

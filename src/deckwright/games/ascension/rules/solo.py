"""The solo opponent: Samael or the Cult takes the two cards furthest right (A-19)."""

from deckwright.cards import ops
from deckwright.games.ascension.rules.event_kinds import (
    E_DEFEAT,
    E_SET_ASIDE,
    E_TURN,
    Z_ROW,
    Z_SET_ASIDE,
    Z_VOID,
    tell_count,
    tell_move,
)  # fmt: skip
from deckwright.games.ascension.rules.honor import rival_gains_honor
from deckwright.games.ascension.rules.row import refill, rival_takes_treasure, take_from_row
from deckwright.games.ascension.rules.rule_ids import A_19_4, A_19_6, A_19_7
from deckwright.games.ascension.rules.state import NO_CARD, ROW, ROW_COUNT, SET_ASIDE, VOID
from deckwright.games.ascension.rules.tables import card_cell, card_type
from deckwright.kernel.events import NOBODY, follow_last, follow_nothing
from deckwright.kernel.rules import Cells, Events, rule

CARDS_A_TURN = 2


@rule
def rival_takes_rightmost(s: Cells, t: Cells, e: Events) -> None:
    """Heroes and Constructs are set aside for the rival, Monsters give their Honor and nothing else (A-19.6, A-19.7)."""
    slot = int(s[ROW_COUNT]) - 1
    while slot >= 0 and s[ROW + slot] == NO_CARD:
        slot -= 1
    if slot < 0:
        return
    card = int(s[ROW + slot])
    take_from_row(s, slot)
    rival_takes_treasure(s, t, e, slot)
    if card_type(t, card) == ops.MONSTER:
        s[VOID + card] += 1
        tell_move(e, E_DEFEAT, NOBODY, card, NOBODY, Z_ROW, Z_VOID, A_19_7, 0)
        refill(s, t, e)
        honor = card_cell(t, card, ops.C_REWARD_HONOR)
        if honor > 0:
            rival_gains_honor(s, e, honor, card)
    else:
        s[SET_ASIDE + card] += 1
        tell_move(e, E_SET_ASIDE, NOBODY, card, NOBODY, Z_ROW, Z_SET_ASIDE, A_19_6, 0)
        refill(s, t, e)


@rule
def rival_acts(s: Cells, t: Cells, e: Events) -> None:
    """One card after the other, the rightmost first; none that entered meanwhile (A-19.4, A-19.12)."""
    follow_nothing(e)
    tell_count(e, E_TURN, NOBODY, 0, A_19_4)
    follow_last(e)
    there = 0
    for slot in range(s[ROW_COUNT]):
        if s[ROW + slot] != NO_CARD:
            there += 1
    for _ in range(min(there, CARDS_A_TURN)):
        rival_takes_rightmost(s, t, e)

"""Production (K-8.1, K-R.31): slots and stickers, then what standing effects add, then what they take."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import event_kinds as ev
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import rule_ids as ids
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.event_kinds import by_card, note_detail, tell
from deckwright.games.kingdom.rules.frames import ask_resource
from deckwright.games.kingdom.rules.moves import discard
from deckwright.games.kingdom.rules.nature import active, stuck
from deckwright.games.kingdom.rules.pool import gain, one_kind
from deckwright.games.kingdom.rules.standing import holds, produces_more
from deckwright.games.kingdom.rules.state import put_mark, stage, zone
from deckwright.games.kingdom.rules.tables import stage_cell
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import pop, top

SLOTS, DISCARDED, MORE, LESS, GAINED = range(5)


@rule
def production_step(s: Cells, t: Cells, e: Events) -> None:
    """The next step of producing: of the frame on top."""
    at = top(s)
    step = s[at + fr.PRODUCE_STEP]
    card = int(s[at + stack.CARD])
    if step == SLOTS:
        slot_step(s, t, e, at, card)
    elif step == DISCARDED:
        leave_to_produce(s, t, e, at, card)
        s[at + fr.PRODUCE_STEP] = MORE
    elif step == MORE:
        more_step(s, t, e, at, card)
    elif step == LESS:
        less_step(s, e, at, card)
    else:
        pop(s)
        give(s, e, card)


@rule
def slot_step(s: Cells, t: Cells, e: Events, at: int, card: int) -> None:
    """One slot after the other, from left to right (K-21.1); stickers come behind them."""
    row = active(s, t, card)
    slot = int(s[at + fr.PRODUCE_SLOT])
    if slot < stage_cell(t, row, ops.S_SLOTS):
        s[at + fr.PRODUCE_SLOT] = slot + 1
        kinds = stage_cell(t, row, ops.S_SLOT + slot)
        resource = one_kind(kinds)
        if resource < 0:
            ask_resource(s, e, card, kinds, fr.FOR_SLOT, 0)
        else:
            s[st.PRODUCED + resource] += 1
        return
    if s[st.STUCK + card] > 0:
        for resource in range(ops.KINDS_OF_RESOURCE):
            s[st.PRODUCED + resource] += stuck(s, card, stage(s, card), resource + 1)
    s[at + fr.PRODUCE_STEP] = DISCARDED


@rule
def leave_to_produce(s: Cells, t: Cells, e: Events, at: int, card: int) -> None:
    """The card is discarded to produce (K-8.1.1); one that only gives its production stays."""
    if s[at + fr.PRODUCE_STAYS] == 0:
        tell(e, ev.PRODUCE, card, ev.BY_RULES, ids.K_8_1_1)
        note_detail(e, stage(s, card), 0, 0)
        if zone(s, card) == zn.PLAY:
            discard(s, e, card, ev.BY_RULES, ids.K_8_1_1)


@rule
def more_step(s: Cells, t: Cells, e: Events, at: int, card: int) -> None:
    """What standing effects add, and what they take of one resource; of any resource the player chooses."""
    s[at + fr.PRODUCE_STEP] = LESS
    s[at + fr.PRODUCE_SLOT] = 0
    if not holds(s, t, ops.GIVES):
        note_production(s, at, card)
        return
    for resource in range(ops.KINDS_OF_RESOURCE):
        n = int(s[st.PRODUCED + resource]) + produces_more(s, t, card, 1 << resource, 1)
        s[st.PRODUCED + resource] = max(0, n - produces_more(s, t, card, 1 << resource, -1))
    more = produces_more(s, t, card, ops.ANY, 1)
    less = produces_more(s, t, card, ops.ANY, -1)
    s[at + fr.PRODUCE_SLOT] = less
    note_production(s, at, card)
    if more > 0:
        ask_resource(s, e, card, ops.ANY, fr.FOR_MORE, more - 1)


@rule
def note_production(s: Cells, at: int, card: int) -> None:
    """This card has produced in this turn; one that only gives its production has not (K-R.31)."""
    if s[at + fr.PRODUCE_STAYS] == 0:
        put_mark(s, card, st.PRODUCED_NOW)


@rule
def less_step(s: Cells, e: Events, at: int, card: int) -> None:
    """What is taken of any resource: never below 0 (K-R.31)."""
    kinds = 0
    for resource in range(ops.KINDS_OF_RESOURCE):
        if s[st.PRODUCED + resource] > 0:
            kinds |= 1 << resource
    if s[at + fr.PRODUCE_SLOT] == 0 or kinds == 0:
        s[at + fr.PRODUCE_STEP] = GAINED
        return
    s[at + fr.PRODUCE_SLOT] -= 1
    ask_resource(s, e, card, kinds, fr.FOR_LOSS, 0)


@rule
def give(s: Cells, e: Events, card: int) -> None:
    """What was produced goes to the pool."""
    for resource in range(ops.KINDS_OF_RESOURCE):
        n = int(s[st.PRODUCED + resource])
        s[st.PRODUCED + resource] = 0
        gain(s, e, resource, n, by_card(card, ids.R_31))

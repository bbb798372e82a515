"""Expansions (K-25, K-26): the kingdom goes on, and begins by banishing friendly cards, whose fame is kept."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import event_kinds as ev
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import rule_ids as ids
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.event_kinds import by_ruling, from_to, note_detail, tell, tell_count, tell_move
from deckwright.games.kingdom.rules.fame import bounded, fame_of
from deckwright.games.kingdom.rules.frames import ask_pick, await_course
from deckwright.games.kingdom.rules.moves import height, move, put
from deckwright.games.kingdom.rules.nature import is_red
from deckwright.games.kingdom.rules.shuffling import shuffle_all
from deckwright.games.kingdom.rules.state import (
    count_notes,
    find_note,
    forget_note,
    note,
    note_card,
    put_mark,
    stage,
    zone,
)
from deckwright.games.kingdom.rules.tables import card_cell
from deckwright.kernel.events import follow_last, follow_nothing
from deckwright.kernel.rules import Cells, Events, entry, rule
from deckwright.kernel.stack import pop, top

PERMANENT_CARDS, SHUFFLING, PACKETS, BANISHING = range(4)
MOST_EXPANSIONS = 10


@entry
def may_expand(s: Cells, t: Cells, card: int) -> bool:
    """Whether this expansion can be played now: the game is over, it lies in the box, and the track has room (K-25.8)."""
    if s[st.OVER] == 0 or s[st.SCORES] > MOST_EXPANSIONS:
        return False
    return card_cell(t, card, ops.C_KIND) == ops.EXPANSION and zone(s, card) == zn.BOX


@entry
def begin_expansion(s: Cells, t: Cells, e: Events, card: int) -> None:
    """The kingdom goes on with an expansion: a game of its own (K-25.2, K-R.41)."""
    follow_nothing(e)
    s[st.OVER] = 0
    s[st.ROUND] = 0
    s[st.TURN] = 0
    s[st.TURNS] = 0
    s[st.LAST_ROUND] = 0
    s[st.SHUFFLES] = 0
    s[st.EXPANSION] = card + 1
    s[st.ROUNDS_LEFT] = card_cell(t, card, ops.C_ROUNDS)
    tell(e, ev.EXPANSION, card, ev.BY_RULES, ids.K_25_2)
    note_detail(e, stage(s, card), 0, 0)
    follow_last(e)
    await_course(s, e, fr.BANISH, 0)


@entry
def begin_part(s: Cells, t: Cells, e: Events, part: int) -> bool:
    """Begin an expansion behind a game that is over, if it can be played (K-25)."""
    if not may_expand(s, t, part):
        return False
    begin_expansion(s, t, e, part)
    return True


@rule
def banish_step(s: Cells, t: Cells, e: Events) -> None:
    """The next step of banishing (K-25.3, K-R.15): permanents, then packets of shuffled cards, then all of them go."""
    at = top(s)
    step = s[at + fr.COURSE_STEP]
    card = int(s[st.EXPANSION]) - 1
    if step == PERMANENT_CARDS:
        s[at + fr.COURSE_STEP] = SHUFFLING
        n = min(card_cell(t, card, ops.C_PERMANENTS), friendly_permanents(s, t))
        if n > 0:
            ask_pick(s, e, card, n, 0)
    elif step == SHUFFLING:
        s[at + fr.COURSE_STEP] = PACKETS
        if card_cell(t, card, ops.C_BANISH) > 0:
            shuffle_all(s, t, e, st.BANISHING, ids.K_26_2)
    elif step == PACKETS:
        next_packet(s, t, e, at, card_cell(t, card, ops.C_BANISH))
    else:
        pop_banished(s, t, e)
        pop(s)
        put(s, card, zn.PERMANENTS)
        put_mark(s, card, st.READ)
        tell_move(e, ev.PUT, card, by_ruling(ids.R_15), from_to(zn.BOX, zn.PERMANENTS), ids.K_25_2)
        await_course(s, e, fr.NEW_ROUND, 0)


@rule
def friendly_permanents(s: Cells, t: Cells) -> int:
    """How many permanent cards can be banished."""
    n = 0
    for i in range(s[st.PERMANENT_COUNT]):
        if not is_red(s, t, int(s[st.PERMANENTS + i])):
            n += 1
    return n


@rule
def next_packet(s: Cells, t: Cells, e: Events, at: int, size: int) -> None:
    """The next packet of cards, of which 1 friendly card is banished; with too few left the selection is over (K-26.3)."""
    frame = height(s)
    i = find_note(s, frame, st.NO_CARD, st.PACKET)
    while i >= 0:
        forget_note(s, i)
        i = find_note(s, frame, st.NO_CARD, st.PACKET)
    seen = int(s[at + fr.COURSE_LEFT])
    left = int(s[st.DECK_COUNT]) - seen
    if size == 0 or left < size:
        s[at + fr.COURSE_STEP] = BANISHING
        s[at + fr.COURSE_LEFT] = 0
        return
    s[at + fr.COURSE_LEFT] = seen + size
    s[st.KNOWN_TOP] = seen + size  # every card of a packet is seen
    friendly = 0
    for k in range(size):
        card = int(s[st.DECK + left - 1 - k])
        note(s, frame, card, st.PACKET)
        tell(e, ev.REVEAL, card, ev.BY_RULES, ids.K_26_2)
        if not is_red(s, t, card):
            friendly += 1
    if friendly > 0:
        ask_pick(s, e, int(s[st.EXPANSION]) - 1, 1, 0)


@rule
def may_banish(s: Cells, t: Cells, frame: int, card: int) -> bool:
    """Whether a card can be chosen to be banished: friendly, of the packet, or at first a permanent (K-26.4, K-R.16)."""
    if is_red(s, t, card) or find_note(s, frame, card, st.PICKED) >= 0:
        return False
    if count_notes(s, frame, st.PACKET) > 0:
        return find_note(s, frame, card, st.PACKET) >= 0
    return zone(s, card) == zn.PERMANENTS


@rule
def pop_banished(s: Cells, t: Cells, e: Events) -> None:
    """The fame of all selected cards is added up and written; then they are gone (K-26.5, K-26.6).

    A card that is saved from it stays in the kingdom and scores there (K-26.8).
    """
    frame = height(s)
    total = 0
    for i in range(s[st.NOTE_COUNT]):
        if s[st.NOTES + st.NOTE_CELLS * i + st.NOTE_FRAME] == frame and not is_saved(t, note_card(s, i)):
            total += fame_of(s, t, note_card(s, i))
    i = find_note(s, frame, st.NO_CARD, st.PICKED)
    while i >= 0:
        card = note_card(s, i)
        forget_note(s, i)
        if not is_saved(t, card):
            came = zone(s, card)
            move(s, e, card, zn.BANISHED)
            tell_move(e, ev.BANISH, card, ev.BY_RULES, from_to(came, zn.BANISHED), ids.K_26_1)
        i = find_note(s, frame, st.NO_CARD, st.PICKED)
    s[st.BANISHED_FAME] = bounded(int(s[st.BANISHED_FAME]) + total)
    tell_count(e, ev.WRITE, total, by_ruling(ids.R_36), ids.K_26_6)


@rule
def is_saved(t: Cells, card: int) -> bool:
    """Whether a card cannot be banished or destroyed (K-26.8)."""
    return card_cell(t, card, ops.C_PROTECT) != 0

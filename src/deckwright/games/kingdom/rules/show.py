"""What the player may see (K-R.13): built up from nothing, never cut down from everything."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import view_fields as vf
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.fame import fame_now
from deckwright.games.kingdom.rules.losing import show_losing
from deckwright.games.kingdom.rules.outcome import is_over
from deckwright.games.kingdom.rules.outlook import is_last_round, phase, rounds_left
from deckwright.games.kingdom.rules.show_cards import show_shown
from deckwright.games.kingdom.rules.show_prices import put_payment_away, take_payment_up
from deckwright.games.kingdom.rules.standing import holds
from deckwright.games.kingdom.rules.state import find_note, is_marked, stage, zone
from deckwright.kernel import showing as sh
from deckwright.kernel import stack, usual_fields
from deckwright.kernel.rules import Cells, Numbers, entry, rule
from deckwright.kernel.showing import (
    begin_fields,
    close_field,
    open_field,
    put,
    show_from_end,
    show_listed,
    show_mark,
    show_number,
)
from deckwright.kernel.stack import top
from deckwright.kernel.usual_fields import show_asked, show_end


@entry
def show(s: Cells, t: Cells, bag: Cells, out: Numbers, viewer: int, aids: bool) -> None:
    """All that may be seen; `aids` add what the player could remember: which cards the deck holds, in no order."""
    put_payment_away(s, bag)
    begin_fields(out)
    show_course(s, t, out)
    show_means(s, t, out)
    show_deck(s, out, aids)
    show_cards(s, t, bag, out)
    show_box(s, out)
    show_question(s, t, bag, out)
    show_meanwhile(s, t, bag, out)
    take_payment_up(s, bag)
    if is_over(s):
        show_end(s, t, out, vf.OUTCOME)
        show_mark(out, vf.TITLE)


@rule
def show_course(s: Cells, t: Cells, out: Numbers) -> None:
    """What is played, and how far it is."""
    for field in range(vf.GAME, vf.OVER):
        show_mark(out, field)
    show_number(out, vf.OVER, int(s[st.OVER]))
    show_number(out, vf.ROUND, int(s[st.ROUND]))
    show_number(out, vf.TURN, int(s[st.TURN]))
    show_number(out, vf.TURNS, int(s[st.TURNS]))
    show_number(out, vf.TURN_PLAYER, 0)
    show_number(out, vf.PHASE, phase(s))
    show_number(out, vf.ROUNDS_LEFT, rounds_left(s, t))
    show_number(out, vf.LAST_ROUND, 1 if is_last_round(s) else 0)
    show_number(out, vf.EXPANSION, int(s[st.EXPANSION]) - 1)
    show_number(out, vf.RESTART_OPEN, int(s[st.RESTART_OPEN]))


@rule
def show_means(s: Cells, t: Cells, out: Numbers) -> None:
    """Resources, the sheet of stickers, fame and the score track."""
    place = open_field(out, vf.POOL)
    for resource in range(ops.KINDS_OF_RESOURCE):
        put(out, 1 << resource)
        put(out, int(s[st.POOL + resource]))
    close_field(out, place)
    place = open_field(out, vf.STICKERS)
    for sticker in range(1, ops.STICKER_KINDS):
        if sticker != ops.S_UNUSED:
            put(out, sticker)
            put(out, int(s[st.SUPPLY + sticker]))
    close_field(out, place)
    show_number(out, vf.FAME, fame_now(s, t))
    show_number(out, vf.BANISHED_FAME, int(s[st.BANISHED_FAME]))
    show_number(out, vf.WRITTEN_FAME, int(s[st.WRITTEN_FAME]))
    show_listed(s, out, vf.SCORE_TRACK, st.TRACK, int(s[st.SCORES]))


@rule
def show_deck(s: Cells, out: Numbers, aids: bool) -> None:
    """The deck (K-3.6, K-R.13): its size, the half that is up, cards whose place is known; as a set for whoever wants it."""
    count = int(s[st.DECK_COUNT])
    show_mark(out, vf.DECK)
    show_number(out, vf.DECK_COUNT, count)
    if count == 0:
        show_number(out, vf.TOP, sh.NOTHING)
    else:
        card = int(s[st.DECK + count - 1])
        show_mark(out, vf.TOP)
        show_number(out, vf.TOP_CARD, card)
        show_number(out, vf.TOP_STAGE, stage(s, card))
    show_from_end(s, out, vf.KNOWN_TOP, st.DECK + count, int(s[st.KNOWN_TOP]))
    known = int(s[st.KNOWN_BOTTOM])
    show_from_end(s, out, vf.KNOWN_BOTTOM, st.DECK + known, known)
    if aids:
        show_mark(out, vf.DECK_CARDS)
        for card in range(s[st.CARDS]):
            if zone(s, card) == zn.DECK:
                show_mark(out, vf.IN_DECK)
                show_number(out, vf.IN_DECK_CARD, card)
                show_number(out, vf.IN_DECK_STAGE, stage(s, card))


@rule
def show_cards(s: Cells, t: Cells, bag: Cells, out: Numbers) -> None:
    """Every card that lies open, zone by zone."""
    gives = holds(s, t, ops.GIVES)
    show_mark(out, vf.PLAY)
    for i in range(s[st.PLAY_COUNT]):
        show_shown(s, t, bag, out, vf.PLAY, int(s[st.PLAY + i]), gives)
    show_zone(s, t, bag, out, vf.DISCARD, zn.DISCARD, gives)
    show_zone(s, t, bag, out, vf.PERMANENTS, zn.PERMANENTS, gives)
    show_zone(s, t, bag, out, vf.SET_ASIDE, zn.SET_ASIDE, False)
    show_zone(s, t, bag, out, vf.DESTROYED, zn.DESTROYED, False)
    show_zone(s, t, bag, out, vf.BANISHED, zn.BANISHED, False)


@rule
def show_zone(s: Cells, t: Cells, bag: Cells, out: Numbers, begin: int, which: int, gives: bool) -> None:
    """The cards of a zone, sorted by number."""
    show_mark(out, begin)
    for card in range(s[st.CARDS]):
        if zone(s, card) == which:
            show_shown(s, t, bag, out, begin, card, gives)


@rule
def show_box(s: Cells, out: Numbers) -> None:
    """The numbers of the cards in the box (K-3.3), and which of them have been read (K-R.27)."""
    place = open_field(out, vf.BOX)
    for card in range(s[st.CARDS]):
        if zone(s, card) == zn.BOX:
            put(out, card)
    close_field(out, place)
    place = open_field(out, vf.READ)
    for card in range(s[st.CARDS]):
        if zone(s, card) == zn.BOX and is_marked(s, card, st.READ):
            put(out, card)
    close_field(out, place)


@rule
def show_question(s: Cells, t: Cells, bag: Cells, out: Numbers) -> None:
    """What is asked, and what would be lost by an answer (K-R.3)."""
    show_asked(s, out, vf.QUESTION, 0, not is_over(s) and may_decline(s))
    if not is_over(s):
        show_losing(s, t, bag, out)
    show_mark(out, vf.QUESTION + usual_fields.EVENT)


@rule
def may_decline(s: Cells) -> bool:
    """Whether no is an answer (K-12.5)."""
    at = top(s)
    if s[at + stack.KIND] == fr.PICK:
        return int(s[at + fr.PICK_HOW]) & fr.MAY_REFUSE != 0
    return int(s[at + stack.KIND]) == fr.CONFIRM


@rule
def show_meanwhile(s: Cells, t: Cells, bag: Cells, out: Numbers) -> None:
    """What lies open only as long as something is asked: cards on offer (K-5.3), a packet (K-26.2), a scroll (K-22.1)."""
    if is_noted(s, st.OFFERED, fr.ACT):
        place = open_field(out, vf.OFFERED)
        for card in range(s[st.CARDS]):
            if is_on_offer(s, card):
                put(out, card)
        close_field(out, place)
    if is_noted(s, st.PACKET, fr.BANISH):
        show_mark(out, vf.PACKET)
        for card in range(s[st.CARDS]):
            if find_note(s, int(s[stack.HEIGHT]) - 2, card, st.PACKET) >= 0:
                show_shown(s, t, bag, out, vf.PACKET, card, False)
    is_read = False
    for card in range(s[st.CARDS]):
        if zone(s, card) == zn.READING:
            is_read = True
    if is_read:
        show_zone(s, t, bag, out, vf.READING, zn.READING, False)


@rule
def is_noted(s: Cells, what: int, kind: int) -> bool:
    """Whether cards are asked for by work of this kind, to which notes of this kind belong."""
    if s[stack.HEIGHT] < 2 or s[top(s) + stack.KIND] != fr.PICK or s[top(s) - stack.FRAME_CELLS + stack.KIND] != kind:
        return False
    if kind == fr.ACT and s[top(s) - stack.FRAME_CELLS + fr.ACT_OP] != ops.DISCOVER_ONE:
        return False
    return find_note(s, int(s[stack.HEIGHT]) - 2, st.NO_CARD, what) >= 0


@rule
def is_on_offer(s: Cells, card: int) -> bool:
    """Whether a card is one of those of which one is discovered."""
    return find_note(s, int(s[stack.HEIGHT]) - 2, card, st.OFFERED) >= 0 and zone(s, card) == zn.BOX

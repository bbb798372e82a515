"""What a seat, or a spectator, may see: built up from nothing, never cut down from everything."""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import solo, turn
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.rules import view_fields as vf
from deckwright.games.ascension.rules.acquire import price
from deckwright.games.ascension.rules.defeat import power_price
from deckwright.games.ascension.rules.frames import about_cell, may_decline
from deckwright.games.ascension.rules.outcome import show_end
from deckwright.games.ascension.rules.scoring import rival_score
from deckwright.games.ascension.rules.show_seats import show_seat
from deckwright.games.ascension.rules.solo import rightmost_below, rival_rests
from deckwright.games.ascension.rules.state import under_at
from deckwright.games.ascension.rules.tables import card_type
from deckwright.kernel import showing as sh
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, Numbers, entry, rule
from deckwright.kernel.showing import (
    begin_fields,
    close_field,
    open_field,
    put,
    show_counted,
    show_from_end,
    show_mark,
    show_number,
)
from deckwright.kernel.stack import top

SAMAEL, THE_CULT = range(2)  # names of the solo opponent


@entry
def show(s: Cells, t: Cells, bag: Cells, out: Numbers, viewer: int, aids: bool) -> None:
    """All that follows from the state and may be seen by this viewer; `aids` add what a player could remember."""
    begin_fields(out)
    show_course(s, out)
    show_row(s, t, out)
    show_piles(s, t, out)
    show_counted(s, out, vf.VOID, st.VOID, int(s[st.TYPES]))
    show_counted(s, out, vf.BOX, st.BOX, int(s[st.TYPES]))
    show_center_deck(s, out)
    show_mark(out, vf.SEATS)
    for player in range(s[st.SEATS]):
        show_seat(s, t, bag, out, player, viewer, aids)
    show_rival(s, t, out, aids)
    show_decision(s, out, viewer)
    show_mark(out, vf.EVENT)
    if s[st.OVER] == 1:
        show_end(s, t, out)


@rule
def show_course(s: Cells, out: Numbers) -> None:
    """How far the game is, and what the turn has to spend."""
    show_mark(out, vf.GAME)
    show_mark(out, vf.RULESET)
    show_mark(out, vf.MODE)
    show_mark(out, vf.OPTIONS)
    show_number(out, vf.OVER, int(s[st.OVER]))
    show_number(out, vf.ROUND, int(s[st.ROUND]))
    show_number(out, vf.TURNS, int(s[st.TURNS]))
    show_number(out, vf.TURN_PLAYER, int(s[st.TURN_PLAYER]))
    show_number(out, vf.FIRST, int(s[st.FIRST]))
    show_number(out, vf.POOL, int(s[st.POOL]))
    show_number(out, vf.RUNES, int(s[st.RUNES]))
    show_number(out, vf.RESTRICTED_RUNES, int(s[st.RESTRICTED_RUNES]))
    show_number(out, vf.POWER, int(s[st.POWER]))
    show_number(out, vf.ENERGY, int(s[st.ENERGY]))
    show_number(out, vf.END_TRIGGERED, int(s[st.END_TRIGGERED]))
    show_number(out, vf.EXTRA_TURNS, int(s[st.EXTRA_TURNS]))
    show_number(out, vf.HAND_SIZE, turn.NEW_HAND)


@rule
def show_row(s: Cells, t: Cells, out: Numbers) -> None:
    """Every slot of the row: its card, the Treasure under it, and what it costs the player whose turn it is."""
    show_mark(out, vf.ROW)
    for slot in range(s[st.ROW_COUNT]):
        card = int(s[st.ROW + slot])
        show_mark(out, vf.SLOT)
        show_number(out, vf.SLOT_NUMBER, slot + 1)
        show_number(out, vf.SLOT_CARD, card)
        show_treasure(s, t, out, slot)
        if card != st.NO_CARD:
            show_number(out, vf.SLOT_PRICE, price_in_row(s, t, card, slot))


@rule
def show_treasure(s: Cells, t: Cells, out: Numbers, slot: int) -> None:
    """The Treasure under a slot (A-20.2)."""
    place = open_field(out, vf.SLOT_UNDER)
    for kind in range(t[tb.TREASURE_KINDS]):
        for _ in range(s[under_at(s, slot, kind)]):
            put(out, int(t[tb.TREASURE_CARDS + kind]))
    close_field(out, place)


@rule
def price_in_row(s: Cells, t: Cells, card: int, slot: int) -> int:
    """Power for a Monster, Runes for all else."""
    if card_type(t, card) == ops.MONSTER:
        return power_price(s, t, card, slot)
    return price(s, t, int(s[st.TURN_PLAYER]), card, slot)


@rule
def show_piles(s: Cells, t: Cells, out: Numbers) -> None:
    """The always-available cards, and how many there are of each."""
    place = open_field(out, vf.PILES)
    for i in range(t[tb.PILE_COUNT]):
        card = int(t[tb.PILE_CARDS + i])
        put(out, card)
        put(out, int(s[st.PILES + card]))
    close_field(out, place)


@rule
def show_center_deck(s: Cells, out: Numbers) -> None:
    """How many cards are left; which ones, only when all is over."""
    count = int(s[st.CENTER_COUNT])
    show_mark(out, vf.CENTER)
    show_number(out, vf.CENTER_COUNT, count)
    if s[st.OVER] == 1:
        show_from_end(s, out, vf.CENTER_CARDS, st.CENTER + count, count)


@rule
def show_rival(s: Cells, t: Cells, out: Numbers, aids: bool) -> None:
    """The solo opponent, if there is one (A-19)."""
    if s[st.SOLO] == 0:
        show_number(out, vf.RIVAL, sh.NOTHING)
        return
    show_mark(out, vf.RIVAL)
    show_number(out, vf.RIVAL_HONOR, int(s[st.RIVAL_HONOR]))
    show_counted(s, out, vf.RIVAL_SET_ASIDE, st.SET_ASIDE, int(s[st.TYPES]))
    show_number(out, vf.RIVAL_NAME, THE_CULT if s[st.CULT] == 1 else SAMAEL)
    show_aims(s, out)
    if aids:
        show_number(out, vf.RIVAL_SCORE, rival_score(s, t))


@rule
def show_aims(s: Cells, out: Numbers) -> None:
    """The slots of the cards that the rival takes after this turn if they lie as they do now, the first one first (A-19.12)."""
    place = open_field(out, vf.RIVAL_AIMS)
    if s[st.OVER] == 0 and not rival_rests(s):
        slot = int(s[st.ROW_COUNT])
        for _ in range(solo.CARDS_A_TURN):
            slot = rightmost_below(s, slot)
            if slot >= 0:
                put(out, slot + 1)
    close_field(out, place)


@rule
def show_decision(s: Cells, out: Numbers, viewer: int) -> None:
    """Who is asked what by which card; the answers only for the one who is asked (R-213)."""
    if s[st.OVER] == 1:
        show_number(out, vf.DECISION, sh.NOTHING)
        return
    at = top(s)
    player, kind = int(s[at + stack.PLAYER]), int(s[at + stack.KIND])
    about = about_cell(kind)
    show_mark(out, vf.DECISION)
    show_number(out, vf.ASKED_PLAYER, player)
    show_number(out, vf.ASKED_KIND, kind)
    show_number(out, vf.ASKED_SOURCE, int(s[at + stack.SOURCE]))
    show_number(out, vf.ASKED_CARD, int(s[at + stack.CARD]))
    show_number(out, vf.ASKED_ABOUT, int(s[at + about]) if about != fr.NO_CELL else sh.NOTHING)
    show_number(out, vf.ASKED_OPTIONAL, 1 if may_decline(kind, int(s[at + fr.MAY])) else 0)
    if viewer == player:
        show_mark(out, vf.ANSWERS)

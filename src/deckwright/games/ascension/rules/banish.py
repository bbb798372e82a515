"""Banishing: where banished cards go (A-14)."""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import event_kinds as ev
from deckwright.games.ascension.rules import rule_ids as ids
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import zones as zn
from deckwright.games.ascension.rules.event_kinds import from_to, source_of, tell_move
from deckwright.games.ascension.rules.hands import leave_hand_openly, remove_from_discard
from deckwright.games.ascension.rules.row import banish_treasure, refill, take_from_row
from deckwright.games.ascension.rules.tables import card_cell, fits, origin
from deckwright.kernel.rules import Cells, Events, rule


@rule
def send_away(s: Cells, t: Cells, e: Events, player: int, card: int, by: int, came: int) -> None:
    """The origin of a banished card decides where it goes (A-14.1, A-14.3, A-14.4)."""
    if origin(t, card) == ops.STARTING:
        s[st.BOX + card] += 1
        tell_move(e, ev.BANISH, player, card, by, from_to(came, zn.BOX), ids.A_14_3)
        tell_move(e, ev.LEAVE, player, card, by, from_to(came, zn.BOX), ids.A_14_3)
    elif origin(t, card) == ops.ALWAYS:
        s[st.PILES + card] += 1
        tell_move(e, ev.BANISH, player, card, by, from_to(came, zn.PILE), ids.A_14_4)
        tell_move(e, ev.RETURN, player, card, by, from_to(came, zn.PILE), ids.A_14_4)
    else:
        s[st.VOID + card] += 1
        tell_move(e, ev.BANISH, player, card, by, from_to(came, zn.VOID), ids.A_14_1)


@rule
def banish_from_hand(s: Cells, t: Cells, e: Events, player: int, card: int, by: int) -> None:
    leave_hand_openly(s, player, card)
    send_away(s, t, e, player, card, by, zn.HAND)
    refill(s, t, e)  # an empty slot may now be filled


@rule
def banish_from_discard(s: Cells, t: Cells, e: Events, player: int, card: int, by: int) -> None:
    remove_from_discard(s, player, card)
    send_away(s, t, e, player, card, by, zn.DISCARD)
    refill(s, t, e)  # an empty slot may now be filled


@rule
def banish_from_row(s: Cells, t: Cells, e: Events, player: int, slot: int, by: int) -> None:
    """A banished Monster gives nothing (A-11.7); the row is refilled at once (A-14.2)."""
    remove_banished(s, t, e, player, slot, by)
    refill(s, t, e)


@rule
def remove_banished(s: Cells, t: Cells, e: Events, player: int, slot: int, by: int) -> None:
    """A card is banished from its slot; Treasure under it stays there (A-20.7), unless the option says otherwise."""
    card = int(s[st.ROW + slot])
    take_from_row(s, slot)
    send_away(s, t, e, player, card, by, zn.ROW)
    if s[st.BANISHED_OVER_TREASURE] == st.GOES_ALONG:
        banish_treasure(s, t, e, player, slot, source_of(by))


@rule
def banish_and_seek(s: Cells, t: Cells, e: Events, player: int, slot: int, by: int) -> None:
    """Treasure that is the first card turned up for the slot is acquired before the next one (A-26.11, V-083).

    In a solo game the replacement enters at the far left (V-218).
    """
    remove_banished(s, t, e, player, slot, by)
    s[st.SEEKER] = player + 1
    s[st.SEEK_SLOT] = 0 if s[st.SOLO] == 1 else slot
    refill(s, t, e)
    s[st.SEEKER] = 0
    s[st.SEEK_SLOT] = 0


@rule
def can_be_banished(s: Cells, t: Cells, slot: int) -> bool:
    """Whether the card in this slot may be banished from the row."""
    card = int(s[st.ROW + slot])
    return card != st.NO_CARD and card_cell(t, card, ops.C_UNBANISHABLE) == 0


@rule
def banish_every(s: Cells, t: Cells, e: Events, player: int, filter_: int, by: int) -> None:
    """All such cards leave the row together; then all their slots are refilled (A-12.8)."""
    for slot in range(s[st.ROW_COUNT]):
        card = int(s[st.ROW + slot])
        if can_be_banished(s, t, slot) and fits(t, card, filter_, 0):
            remove_banished(s, t, e, player, slot, by)
    refill(s, t, e)

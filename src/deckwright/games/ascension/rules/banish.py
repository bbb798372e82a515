"""Banishing: where banished cards go (A-14)."""

from deckwright.cards import ops
from deckwright.games.ascension.rules.event_kinds import (
    E_BANISH,
    E_LEAVE,
    E_RETURN,
    Z_BOX,
    Z_DISCARD,
    Z_HAND,
    Z_PILE,
    Z_ROW,
    Z_VOID,
    tell_move,
)  # fmt: skip
from deckwright.games.ascension.rules.hands import leave_hand_openly, remove_from_discard
from deckwright.games.ascension.rules.row import banish_treasure, refill, take_from_row
from deckwright.games.ascension.rules.rule_ids import A_14_1, A_14_3, A_14_4
from deckwright.games.ascension.rules.state import (
    BANISHED_OVER_TREASURE,
    BOX,
    GOES_ALONG,
    NO_CARD,
    PILES,
    ROW,
    ROW_COUNT,
    SEEK_SLOT,
    SEEKER,
    SOLO,
    VOID,
)  # fmt: skip
from deckwright.games.ascension.rules.tables import card_cell, fits, origin
from deckwright.kernel.rules import Cells, Events, rule


@rule
def send_away(s: Cells, t: Cells, e: Events, player: int, card: int, source: int, came: int, ruling: int) -> None:
    """The origin of a banished card decides where it goes (A-14.1, A-14.3, A-14.4)."""
    if origin(t, card) == ops.STARTING:
        s[BOX + card] += 1
        tell_move(e, E_BANISH, player, card, source, came, Z_BOX, A_14_3, ruling)
        tell_move(e, E_LEAVE, player, card, source, came, Z_BOX, A_14_3, ruling)
    elif origin(t, card) == ops.ALWAYS:
        s[PILES + card] += 1
        tell_move(e, E_BANISH, player, card, source, came, Z_PILE, A_14_4, ruling)
        tell_move(e, E_RETURN, player, card, source, came, Z_PILE, A_14_4, ruling)
    else:
        s[VOID + card] += 1
        tell_move(e, E_BANISH, player, card, source, came, Z_VOID, A_14_1, ruling)


@rule
def banish_from_hand(s: Cells, t: Cells, e: Events, player: int, card: int, source: int, ruling: int) -> None:
    leave_hand_openly(s, player, card)
    send_away(s, t, e, player, card, source, Z_HAND, ruling)
    refill(s, t, e)  # an empty slot may now be filled


@rule
def banish_from_discard(s: Cells, t: Cells, e: Events, player: int, card: int, source: int, ruling: int) -> None:
    remove_from_discard(s, player, card)
    send_away(s, t, e, player, card, source, Z_DISCARD, ruling)
    refill(s, t, e)  # an empty slot may now be filled


@rule
def banish_from_row(s: Cells, t: Cells, e: Events, player: int, slot: int, source: int, ruling: int) -> None:
    """A banished Monster gives nothing (A-11.7); the row is refilled at once (A-14.2)."""
    remove_banished(s, t, e, player, slot, source, ruling)
    refill(s, t, e)


@rule
def remove_banished(s: Cells, t: Cells, e: Events, player: int, slot: int, source: int, ruling: int) -> None:
    """A card is banished from its slot; Treasure under it stays there (A-20.7), unless the option says otherwise."""
    card = int(s[ROW + slot])
    take_from_row(s, slot)
    send_away(s, t, e, player, card, source, Z_ROW, ruling)
    if s[BANISHED_OVER_TREASURE] == GOES_ALONG:
        banish_treasure(s, t, e, player, slot, source)


@rule
def banish_and_seek(s: Cells, t: Cells, e: Events, player: int, slot: int, source: int, ruling: int) -> None:
    """Treasure that is the first card turned up for the slot is acquired before the next one (A-26.11, V-083).

    In a solo game the replacement enters at the far left (V-218).
    """
    remove_banished(s, t, e, player, slot, source, ruling)
    s[SEEKER] = player + 1
    s[SEEK_SLOT] = 0 if s[SOLO] == 1 else slot
    refill(s, t, e)
    s[SEEKER] = 0
    s[SEEK_SLOT] = 0


@rule
def can_be_banished(s: Cells, t: Cells, slot: int) -> bool:
    """Whether the card in this slot may be banished from the row."""
    card = int(s[ROW + slot])
    return card != NO_CARD and card_cell(t, card, ops.C_UNBANISHABLE) == 0


@rule
def banish_every(s: Cells, t: Cells, e: Events, player: int, filter_: int, source: int, ruling: int) -> None:
    """All such cards leave the row together; then all their slots are refilled (A-12.8)."""
    for slot in range(s[ROW_COUNT]):
        card = int(s[ROW + slot])
        if can_be_banished(s, t, slot) and fits(t, card, filter_, 0):
            remove_banished(s, t, e, player, slot, source, ruling)
    refill(s, t, e)

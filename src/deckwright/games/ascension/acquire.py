"""Acquiring Heroes and Constructs (A-10)."""

from typing import Any

from deckwright.cards import ops
from deckwright.games.ascension.cited import A_10_3, A_10_8
from deckwright.games.ascension.constructs import counts_as_mechana, make_triggers_due
from deckwright.games.ascension.frames import TRIGGERS
from deckwright.games.ascension.hands import put_in_discard, put_on_deck
from deckwright.games.ascension.honor import spend_restricted, spend_runes
from deckwright.games.ascension.row import refill, take_from_row
from deckwright.games.ascension.state import CONSTRUCT_DISCOUNT, HERO_DISCOUNT, PILES, RESTRICTED_RUNES, ROW, RUNES
from deckwright.games.ascension.tables import card_type, cost
from deckwright.games.ascension.telling import E_ACQUIRE, Z_DECK, Z_DISCARD, Z_PILE, Z_ROW, tell_move
from deckwright.kernel.events import NOBODY, follow_last
from deckwright.kernel.modes import rule
from deckwright.kernel.stack import HEIGHT, push


@rule
def price(s: Any, t: Any, card: int) -> int:
    """What a card costs now: a discount never takes it below 0 (R-120)."""
    price = cost(t, card)
    if card_type(t, card) == ops.CONSTRUCT:
        price -= int(s[CONSTRUCT_DISCOUNT])
    else:
        price -= int(s[HERO_DISCOUNT])
    return max(price, 0)


@rule
def can_acquire(s: Any, t: Any, player: int, card: int) -> bool:
    """Whether the player can pay for this Hero or Construct (A-10.1, A-9.6)."""
    kind = card_type(t, card)
    if kind != ops.HERO and kind != ops.CONSTRUCT:
        return False
    missing = price(s, t, card) - int(s[RUNES])
    if missing <= 0:
        return True
    if kind != ops.CONSTRUCT or missing > s[RESTRICTED_RUNES]:
        return False
    return counts_as_mechana(s, t, player, card)


@rule
def pay_runes(s: Any, t: Any, e: Any, player: int, card: int) -> None:
    """Restricted Runes pay first where they can (R-132)."""
    due = price(s, t, card)
    restricted = 0
    if s[RESTRICTED_RUNES] > 0 and card_type(t, card) == ops.CONSTRUCT and counts_as_mechana(s, t, player, card):
        restricted = min(due, int(s[RESTRICTED_RUNES]))
    spend_restricted(s, e, player, restricted, card)
    spend_runes(s, e, player, due - restricted, card)


@rule
def take_acquired(
    s: Any, t: Any, e: Any, player: int, card: int, came: int, destination: int, source: int, ruling: int
) -> None:
    """The card goes to its new owner; what waits for acquiring comes afterwards (A-10.3, A-10.9)."""
    rule_id = A_10_3 if source == NOBODY else A_10_8
    if destination == ops.TO_DECK_TOP:
        put_on_deck(s, player, card)
        tell_move(e, E_ACQUIRE, player, card, source, came, Z_DECK, rule_id, ruling)
    else:
        put_in_discard(s, player, card)
        tell_move(e, E_ACQUIRE, player, card, source, came, Z_DISCARD, rule_id, ruling)
    follow_last(e)
    if card_type(t, card) == ops.CONSTRUCT:
        s[CONSTRUCT_DISCOUNT] = 0  # it was for the next Construct, paid or not: R-121
    else:
        s[HERO_DISCOUNT] = 0


@rule
def set_off_acquiring(s: Any, t: Any, e: Any, player: int, card: int) -> None:
    """Effects that wait for an acquired card."""
    height = int(s[HEIGHT]) + 1
    if make_triggers_due(s, t, player, ops.ON_ACQUIRE, card, False, height) > 0:
        push(s, e, TRIGGERS, player, card, card, ops.ON_ACQUIRE, 0, 0, 0)


@rule
def acquire_from_row(
    s: Any, t: Any, e: Any, player: int, slot: int, destination: int, source: int, ruling: int
) -> None:
    """Take the card of a slot; the row is refilled at once (A-10.4)."""
    card = int(s[ROW + slot])
    take_from_row(s, slot)
    take_acquired(s, t, e, player, card, Z_ROW, destination, source, ruling)
    refill(s, e)
    set_off_acquiring(s, t, e, player, card)


@rule
def acquire_from_pile(
    s: Any, t: Any, e: Any, player: int, card: int, destination: int, source: int, ruling: int
) -> None:
    """Take an always-available card from its pile (A-10.6)."""
    s[PILES + card] -= 1
    take_acquired(s, t, e, player, card, Z_PILE, destination, source, ruling)
    set_off_acquiring(s, t, e, player, card)

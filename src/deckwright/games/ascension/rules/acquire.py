"""Acquiring Heroes and Constructs (A-10), also for a team-mate (A-24.4)."""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import event_kinds as ev
from deckwright.games.ascension.rules import rule_ids as ids
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import zones as zn
from deckwright.games.ascension.rules.constructs import counts_as_mechana, find_mover, make_triggers_due, mark_used
from deckwright.games.ascension.rules.event_kinds import by_card, from_to, source_of, tell_acquired_for, tell_move
from deckwright.games.ascension.rules.frames import await_triggers
from deckwright.games.ascension.rules.hands import add_to_hand, know_in_hand, put_in_discard, put_on_deck
from deckwright.games.ascension.rules.honor import gain_honor, spend_restricted, spend_runes
from deckwright.games.ascension.rules.row import refill, take_from_row, take_treasure, treasure_under
from deckwright.games.ascension.rules.state import construct_at, seat, team_mate, used_at
from deckwright.games.ascension.rules.tables import card_cell, card_type, cost, printed_honor
from deckwright.kernel import stack
from deckwright.kernel.events import follow_last
from deckwright.kernel.rules import Cells, Events, rule

# A card for the team-mate goes to the team-mate's discard pile, wherever it would have gone (A-24.6, V-220).
TO_MATE = ops.INTO_HAND + 1


@rule
def price_before_staffs(s: Cells, t: Cells, card: int, slot: int) -> int:
    """What a card costs before Constructs lower it: a discount never takes it below 0 (R-120, V-093)."""
    free_at = card_cell(t, card, ops.C_FREE_AT)
    if free_at > 0 and slot != st.NO_SLOT and s[st.ENERGY] >= free_at:
        return 0
    price = cost(t, card)
    if card_type(t, card) == ops.CONSTRUCT:
        price -= int(s[st.CONSTRUCT_DISCOUNT])
    else:
        price -= int(s[st.HERO_DISCOUNT])
    return max(price, 0)


@rule
def is_staff(s: Cells, t: Cells, player: int, i: int) -> bool:
    """Whether this Construct lowers prices and has not done so this turn."""
    if card_cell(t, int(s[construct_at(s, player, i)]), ops.C_STAFF) == 0:
        return False
    return (int(s[used_at(s, player, i)]) >> st.STAFF_BIT) & 1 == 0


@rule
def price(s: Cells, t: Cells, player: int, card: int, slot: int) -> int:
    """What a card costs now; with Treasure beneath, unused Constructs lower it as long as they can (V-210, V-211)."""
    due = price_before_staffs(s, t, card, slot)
    if due == 0 or slot == st.NO_SLOT or treasure_under(s, t, slot) == 0:
        return due
    for i in range(s[seat(s, player) + st.CONSTRUCT_COUNT]):
        if due > 0 and is_staff(s, t, player, i):
            due = max(due - card_cell(t, int(s[construct_at(s, player, i)]), ops.C_STAFF), 0)
            if s[st.STAFF_STACKING] == st.ONE:
                return due
    return due


@rule
def use_staffs(s: Cells, t: Cells, e: Events, player: int, card: int, slot: int) -> None:
    """The Constructs that lower this price are used for this turn (V-106)."""
    due = price_before_staffs(s, t, card, slot)
    if due == 0 or slot == st.NO_SLOT or treasure_under(s, t, slot) == 0:
        return
    for i in range(s[seat(s, player) + st.CONSTRUCT_COUNT]):
        if due > 0 and is_staff(s, t, player, i):
            construct = int(s[construct_at(s, player, i)])
            due -= card_cell(t, construct, ops.C_STAFF)
            mark_used(s, player, i, st.STAFF_BIT)
            tell_move(
                e,
                ev.USE,
                player,
                construct,
                by_card(ev.NOBODY, ids.V_106),
                from_to(zn.CONSTRUCTS, zn.NOWHERE),
                ids.A_10_3,
            )
            if s[st.STAFF_STACKING] == st.ONE:
                return


@rule
def can_acquire(s: Cells, t: Cells, player: int, card: int, slot: int, more: int) -> bool:
    """Whether the player can pay for this Hero or Construct, and this many Runes more (A-10.1, A-9.6)."""
    kind = card_type(t, card)
    if kind != ops.HERO and kind != ops.CONSTRUCT:
        return False
    due = price(s, t, player, card, slot)
    runes = int(s[st.RUNES]) - more
    if due <= runes:
        return True
    if runes < 0 or kind != ops.CONSTRUCT or due - runes > s[st.RESTRICTED_RUNES]:
        return False
    return counts_as_mechana(s, t, player, card)


@rule
def pay_runes(s: Cells, t: Cells, e: Events, player: int, card: int, slot: int) -> None:
    """Restricted Runes pay first where they can (R-132)."""
    due = price(s, t, player, card, slot)
    use_staffs(s, t, e, player, card, slot)
    restricted = 0
    if s[st.RESTRICTED_RUNES] > 0 and card_type(t, card) == ops.CONSTRUCT and counts_as_mechana(s, t, player, card):
        restricted = min(due, int(s[st.RESTRICTED_RUNES]))
    spend_restricted(s, e, player, restricted, card)
    spend_runes(s, e, player, due - restricted, card, ids.A_10_1)


@rule
def may_give_free_card(s: Cells) -> bool:
    """Whether a card acquired without paying may go to the team-mate, for one Rune (V-154)."""
    return int(s[st.TEAMS]) == 1 and int(s[st.TEAMMATE_FREE_CARDS]) == st.PAY and int(s[st.RUNES]) > 0


@rule
def take_acquired(s: Cells, e: Events, player: int, card: int, came: int, destination: int, by: int) -> None:
    """The card goes to its new owner; what waits for acquiring comes afterwards (A-10.3, A-10.9)."""
    rule_id = ids.A_10_3 if source_of(by) == ev.NOBODY else ids.A_10_8
    if destination == TO_MATE:
        mate = team_mate(s, player)
        put_in_discard(s, mate, card)
        tell_acquired_for(e, player, card, by, came, mate)
    elif destination == ops.TO_DECK_TOP:
        put_on_deck(s, player, card)
        tell_move(e, ev.ACQUIRE, player, card, by, from_to(came, zn.DECK), rule_id)
    elif destination == ops.INTO_HAND:
        add_to_hand(s, player, card)
        know_in_hand(s, player, card)
        tell_move(e, ev.ACQUIRE, player, card, by, from_to(came, zn.HAND), rule_id)
    elif destination == ops.TO_DISCARD:
        put_in_discard(s, player, card)
        tell_move(e, ev.ACQUIRE, player, card, by, from_to(came, zn.DISCARD), rule_id)
    else:
        s[stack.ERROR] = stack.UNKNOWN_VALUE
    follow_last(e)


@rule
def use_up_discount(s: Cells, t: Cells, card: int) -> None:
    """A discount was for the next Construct or Hero, paid or not (R-121)."""
    if card_type(t, card) == ops.CONSTRUCT:
        s[st.CONSTRUCT_DISCOUNT] = 0
    else:
        s[st.HERO_DISCOUNT] = 0


@rule
def take_row_card(s: Cells, t: Cells, e: Events, player: int, slot: int, destination: int, by: int) -> None:
    """The card of a slot and the Treasure under it change hands; the slot is empty then (A-10.9, A-20.4)."""
    card = int(s[st.ROW + slot])
    take_from_row(s, slot)
    take_acquired(s, e, player, card, zn.ROW, destination, by)
    use_up_discount(s, t, card)
    owner = team_mate(s, player) if destination == TO_MATE and s[st.TEAMMATE_TREASURE] == st.WITH_CARD else player
    take_treasure(s, t, e, owner, slot)


@rule
def set_off_acquiring(s: Cells, t: Cells, e: Events, player: int, card: int, in_row: bool, may_move: bool) -> None:
    """Effects that wait for an acquired card; one in the own discard pile may be moved on (V-220)."""
    due = make_triggers_due(s, t, player, ops.ON_ACQUIRE, card, in_row, False)
    moves = may_move and (
        find_mover(s, t, player, ops.TO_HAND, card) >= 0 or find_mover(s, t, player, ops.TO_PLAY, card) >= 0
    )
    if due > 0 or moves:
        await_triggers(s, e, player, card, ops.ON_ACQUIRE, moves)
    if in_row and s[st.HERO_HONOR] > 0 and card_type(t, card) == ops.HERO:
        honor = printed_honor(t, card) * int(s[st.HERO_HONOR])
        if honor > 0:
            gain_honor(s, e, player, honor, by_card(int(s[st.HERO_HONOR_BY]), ids.V_105))


@rule
def acquire_from_row(s: Cells, t: Cells, e: Events, player: int, slot: int, destination: int, by: int) -> None:
    """Take the card of a slot; the row is refilled at once (A-10.4)."""
    card = int(s[st.ROW + slot])
    take_row_card(s, t, e, player, slot, destination, by)
    refill(s, t, e)
    set_off_acquiring(s, t, e, player, card, True, destination == ops.TO_DISCARD)


@rule
def acquire_from_pile(s: Cells, t: Cells, e: Events, player: int, card: int, destination: int, by: int) -> None:
    """Take an always-available card from its pile (A-10.6)."""
    s[st.PILES + card] -= 1
    take_acquired(s, e, player, card, zn.PILE, destination, by)
    use_up_discount(s, t, card)
    set_off_acquiring(s, t, e, player, card, False, destination == ops.TO_DISCARD)

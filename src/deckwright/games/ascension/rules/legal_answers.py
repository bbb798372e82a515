"""What can be answered: every legal action at the top of the decision stack."""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import card_notes as cn
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.rules.acquire import can_acquire, is_staff, may_give_free_card
from deckwright.games.ascension.rules.banish import can_be_banished
from deckwright.games.ascension.rules.card_notes import find_note
from deckwright.games.ascension.rules.defeat import can_defeat
from deckwright.games.ascension.rules.play import may_use
from deckwright.games.ascension.rules.row import ordinal_at
from deckwright.games.ascension.rules.state import (
    construct_at,
    discard_at,
    hand_at,
    held_of_eight,
    seat,
    trophy_at,
    used_at,
)
from deckwright.games.ascension.rules.tables import action_index, card_cell, card_type, cost, fits
from deckwright.kernel import bits, stack
from deckwright.kernel.bits import lowest_bit, without_lowest
from deckwright.kernel.rules import Cells, rule
from deckwright.kernel.stack import top


@rule
def offer(out: Cells, end: int, n: int, action: int) -> int:
    """Write one action down at place `n`, if there is room before `end`; the next place. Beyond it they are only counted."""
    if n < end:
        out[n] = action
    return n + 1


@rule
def list_answers(s: Cells, t: Cells, out: Cells, at: int, end: int) -> int:
    """Write every legal action into `out` from `at` on, as far as there is room before `end`; the number of them all."""
    frame = top(s)
    kind, player, may = s[frame + stack.KIND], int(s[frame + stack.PLAYER]), False
    n = at
    if kind == fr.TURN:
        return turn_actions(s, t, out, end, n, player) - at
    if kind == fr.BANISH:
        how = s[frame + fr.BANISH_HOW]
        n = banish_answers(s, t, out, end, n, player, int(s[frame + fr.BANISH_ZONES]))
        may = how != fr.MUST_BANISH and n > at
        if (how == fr.MAY_EACH_TIME or how == fr.MAY_THIS_TIME) and n > at and s[frame + fr.BANISH_LEFT] > 1:
            n = offer(out, end, n, action_index(t, tb.DONE, 0, 0))
    elif kind == fr.DISCARD:
        n = hand_answers(s, t, out, end, n, player, tb.CHOOSE_HAND)
        may = s[frame + fr.MAY] == 1
    elif kind == fr.DEFEAT:
        n = row_answers(s, t, out, end, n, ops.MONSTER, tb.CHOOSE_ROW)
        if int(s[frame + fr.DEFEAT_PLACES]) & ops.IN_PILES != 0:
            n = pile_answers(s, t, out, end, n, ops.MONSTER, tb.CHOOSE_PILE)
        may = s[frame + fr.MAY] == 1
    elif kind == fr.ACQUIRE:
        n = free_answers(s, t, out, end, n, int(s[frame + fr.ACQUIRE_FILTER]))
    elif kind == fr.TAKE:
        n = free_answers(s, t, out, end, n, ops.HERO | ops.CONSTRUCT | ops.MONSTER | ops.IN_ROW)
        may = s[frame + fr.MAY] == 1
    elif kind == fr.COPY:
        n = played_answers(s, t, out, end, n, int(s[frame + stack.SOURCE]), int(s[frame + fr.HIGHEST]))
    elif kind == fr.CONFIRM or kind == fr.FOR_MATE:
        n = offer(out, end, n, action_index(t, tb.ACCEPT, 0, 0))
        may = True
    elif kind == fr.OPTION:
        n = offer(out, end, n, action_index(t, tb.OPTION_HAND, 0, 0))
        n = offer(out, end, n, action_index(t, tb.OPTION_PLAY, 0, 0))
        may = True
    elif kind == fr.DESTROY or kind == fr.KEEP:
        n = construct_answers(s, t, out, end, n, player, False)
    elif kind == fr.DESTROY_OF:
        n = construct_answers(s, t, out, end, n, int(s[frame + fr.DESTROY_OF_SEAT]), True)
    elif kind == fr.REWARDS:
        n = reward_answers(s, t, out, end, n, int(s[frame + fr.REWARDS_FRAME]))
    elif kind == fr.TAKE_DISCARDED:
        n = discarded_answers(s, t, out, end, n, int(s[frame + fr.TAKE_DISCARDED_FRAME]))
        may = True
    elif kind == fr.KEEP_CARDS:
        n = keep_answers(s, t, out, end, n, player, int(s[frame + fr.KEEP_LEFT]))
    else:
        s[stack.ERROR] = stack.UNKNOWN_QUESTION
    if may:
        n = offer(out, end, n, action_index(t, tb.DECLINE, 0, 0))
    return n - at


@rule
def turn_actions(s: Cells, t: Cells, out: Cells, end: int, n: int, player: int) -> int:
    """Play, use, acquire, defeat, in any order; end the turn (A-6.2)."""
    n = hand_answers(s, t, out, end, n, player, tb.PLAY)
    n = use_actions(s, t, out, end, n, player)
    if s[seat(s, player) + st.TROPHY_COUNT] > 0:
        n = trophy_actions(s, t, out, end, n, player)
    free = may_cost_nothing(s, t, player)
    runes = ops.NO_LIMIT if free else most_runes(s)
    power = int(s[st.POWER]) + int(s[st.MONSTER_DISCOUNT])
    if runes > 0 or power > 0:  # else nothing can be had
        n = row_actions(s, t, out, end, n, runes, power)
        n = pile_actions(s, t, out, end, n, runes, power)
    return offer(out, end, n, action_index(t, tb.END_TURN, 0, 0))


@rule
def most_runes(s: Cells) -> int:
    """The highest printed cost that the player might be able to pay: a first look, before each price is found."""
    return int(s[st.RUNES]) + int(s[st.RESTRICTED_RUNES]) + int(s[st.CONSTRUCT_DISCOUNT]) + int(s[st.HERO_DISCOUNT])


@rule
def is_within(t: Cells, card: int, runes: int, power: int) -> bool:
    """Whether the printed cost is no more than so many Runes, of a Monster than so much Power."""
    return cost(t, card) <= (power if card_type(t, card) == ops.MONSTER else runes)


@rule
def within_of_eight(s: Cells, t: Cells, first: int, runes: int, power: int) -> int:
    """Which of eight neighbouring cards of the row are within these means, one bit each."""
    found = 0
    for k in range(bits.EIGHT):
        card = int(s[st.ROW + first + k])
        if card != st.NO_CARD and is_within(t, card, runes, power):
            found |= 1 << k
    return found


@rule
def may_cost_nothing(s: Cells, t: Cells, player: int) -> bool:
    """Whether a card of the row might be had without any Rune: by Energy or by a Construct (V-093, V-106)."""
    if s[st.ENERGY] >= t[tb.FREE_AT]:
        return True
    if t[tb.LOWERS_PRICES] == 1:
        for i in range(s[seat(s, player) + st.CONSTRUCT_COUNT]):
            if is_staff(s, t, player, i):
                return True
    return False


@rule
def trophy_actions(s: Cells, t: Cells, out: Cells, end: int, n: int, player: int) -> int:
    """Each different trophy of the player (A-22.2)."""
    for i in range(s[seat(s, player) + st.TROPHY_COUNT]):
        card = int(s[trophy_at(s, player, i)])
        if i == 0 or s[trophy_at(s, player, i - 1)] != card:
            n = offer(out, end, n, action_index(t, tb.TROPHY, card, 0))
    return n


@rule
def row_actions(s: Cells, t: Cells, out: Cells, end: int, n: int, runes: int, power: int) -> int:
    """What can be paid for in the row (A-10.1, A-11.1), for oneself or the team-mate (A-24.4)."""
    player = int(s[st.TURN_PLAYER])
    for first in range(0, s[st.ROW_COUNT], bits.EIGHT):
        within = within_of_eight(s, t, first, runes, power)
        while within > 0:
            slot = first + lowest_bit(within)
            within = without_lowest(within)
            n = row_action(s, t, out, end, n, player, slot)
    return n


@rule
def row_action(s: Cells, t: Cells, out: Cells, end: int, n: int, player: int, slot: int) -> int:
    """What can be paid for in one slot of the row."""
    card = int(s[st.ROW + slot])
    if card_type(t, card) == ops.MONSTER:
        if can_defeat(s, t, card, slot):
            n = offer(out, end, n, action_index(t, tb.DEFEAT_ROW, card, ordinal_at(s, slot)))
    elif can_acquire(s, t, player, card, slot, 0):
        n = offer(out, end, n, action_index(t, tb.ACQUIRE_ROW, card, ordinal_at(s, slot)))
        if s[st.TEAMS] == 1 and can_acquire(s, t, player, card, slot, 1):
            n = offer(out, end, n, action_index(t, tb.ACQUIRE_ROW_FOR_MATE, card, ordinal_at(s, slot)))
    return n


@rule
def pile_actions(s: Cells, t: Cells, out: Cells, end: int, n: int, runes: int, power: int) -> int:
    """What can be paid for among the always-available cards (A-10.6, A-11.5)."""
    player = int(s[st.TURN_PLAYER])
    for i in range(t[tb.PILE_COUNT]):
        card = int(t[tb.PILE_CARDS + i])
        if s[st.PILES + card] == 0 or not is_within(t, card, runes, power):
            continue
        if card_type(t, card) == ops.MONSTER:
            if can_defeat(s, t, card, st.NO_SLOT):
                n = offer(out, end, n, action_index(t, tb.DEFEAT_PILE, card, 0))
        elif can_acquire(s, t, player, card, st.NO_SLOT, 0):
            n = offer(out, end, n, action_index(t, tb.ACQUIRE_PILE, card, 0))
            if s[st.TEAMS] == 1 and can_acquire(s, t, player, card, st.NO_SLOT, 1):
                n = offer(out, end, n, action_index(t, tb.ACQUIRE_PILE_FOR_MATE, card, 0))
    return n


@rule
def free_answers(s: Cells, t: Cells, out: Cells, end: int, n: int, filter_: int) -> int:
    """What can be had for nothing, and for one Rune given to the team-mate (A-10.8, V-154)."""
    if filter_ & ops.IN_ROW != 0:
        n = row_answers(s, t, out, end, n, filter_, tb.CHOOSE_ROW)
    if filter_ & ops.IN_PILES != 0:
        n = pile_answers(s, t, out, end, n, filter_, tb.CHOOSE_PILE)
    if may_give_free_card(s):
        gifts = filter_ & ~ops.MONSTER
        if filter_ & ops.IN_ROW != 0:
            n = row_answers(s, t, out, end, n, gifts, tb.CHOOSE_ROW_FOR_MATE)
        if filter_ & ops.IN_PILES != 0:
            n = pile_answers(s, t, out, end, n, gifts, tb.CHOOSE_PILE_FOR_MATE)
    return n


@rule
def use_actions(s: Cells, t: Cells, out: Cells, end: int, n: int, player: int) -> int:
    """Abilities that are unused and can be used; equal ones are one action."""
    for i in range(s[seat(s, player) + st.CONSTRUCT_COUNT]):
        card = int(s[construct_at(s, player, i)])
        for ability in range(card_cell(t, card, ops.C_USES)):
            if unused_first_at(s, player, i, card, ability) and may_use(
                s, t, player, card, card_cell(t, card, ops.C_USE_1 + ability)
            ):
                n = offer(out, end, n, action_index(t, tb.USE, card, ability))
    return n


@rule
def unused_first_at(s: Cells, player: int, i: int, card: int, ability: int) -> bool:
    """Whether this is the first copy of its card with that ability unused."""
    if (s[used_at(s, player, i)] >> ability) & 1 == 1:
        return False
    for k in range(i):
        if s[construct_at(s, player, k)] == card and (s[used_at(s, player, k)] >> ability) & 1 == 0:
            return False
    return True


@rule
def hand_answers(s: Cells, t: Cells, out: Cells, end: int, n: int, player: int, verb: int) -> int:
    """Each different card of the hand."""
    hand = hand_at(s, player)
    before = st.NO_CARD
    for i in range(s[seat(s, player) + st.HAND_COUNT]):
        card = int(s[hand + i])
        if card != before:
            n = offer(out, end, n, action_index(t, verb, card, 0))
        before = card
    return n


@rule
def keep_answers(s: Cells, t: Cells, out: Cells, end: int, n: int, player: int, left: int) -> int:
    """Cards that may still be kept, and `done`."""
    hand, none = hand_at(s, player), n
    i = 0
    count = int(s[seat(s, player) + st.HAND_COUNT])
    while i < count and left > 0:
        card = int(s[hand + i])
        copies = 0
        while i < count and s[hand + i] == card:
            copies += 1
            i += 1
        for k in range(s[st.KEPT_COUNT]):
            if s[st.KEPT + k] == card:
                copies -= 1
        if copies > 0:
            n = offer(out, end, n, action_index(t, tb.CHOOSE_HAND, card, 0))
    return n if n == none else offer(out, end, n, action_index(t, tb.DONE, 0, 0))


@rule
def banish_answers(s: Cells, t: Cells, out: Cells, end: int, n: int, player: int, zones: int) -> int:
    """Each different card that can be banished from these zones."""
    if zones & ops.FROM_HAND != 0:
        n = hand_answers(s, t, out, end, n, player, tb.CHOOSE_HAND)
    if zones & ops.FROM_DISCARD != 0:
        n = discard_answers(s, t, out, end, n, player)
    if zones & ops.FROM_ROW != 0:
        for slot in range(s[st.ROW_COUNT]):
            if can_be_banished(s, t, slot):
                n = offer(out, end, n, action_index(t, tb.CHOOSE_ROW, int(s[st.ROW + slot]), ordinal_at(s, slot)))
    return n


@rule
def discard_answers(s: Cells, t: Cells, out: Cells, end: int, n: int, player: int) -> int:
    """Each different card of the discard pile."""
    pile = discard_at(s, player)
    for first in range(0, s[st.TYPES], bits.EIGHT):
        held = held_of_eight(s, pile + first)
        while held > 0:
            n = offer(out, end, n, action_index(t, tb.CHOOSE_DISCARD, first + lowest_bit(held), 0))
            held = without_lowest(held)
    return n


@rule
def row_answers(s: Cells, t: Cells, out: Cells, end: int, n: int, filter_: int, verb: int) -> int:
    """Cards of the row that fit and cost no more than what is asked for allows; each copy for itself."""
    highest = int(s[top(s) + fr.HIGHEST])
    for slot in range(s[st.ROW_COUNT]):
        card = int(s[st.ROW + slot])
        if card != st.NO_CARD and fits(t, card, filter_, 0) and cost(t, card) <= highest:
            n = offer(out, end, n, action_index(t, verb, card, ordinal_at(s, slot)))
    return n


@rule
def pile_answers(s: Cells, t: Cells, out: Cells, end: int, n: int, filter_: int, verb: int) -> int:
    """Always-available cards that fit and cost no more than what is asked for allows."""
    highest = int(s[top(s) + fr.HIGHEST])
    for i in range(t[tb.PILE_COUNT]):
        card = int(t[tb.PILE_CARDS + i])
        if s[st.PILES + card] > 0 and fits(t, card, filter_, 0) and cost(t, card) <= highest:
            n = offer(out, end, n, action_index(t, verb, card, 0))
    return n


@rule
def played_answers(s: Cells, t: Cells, out: Cells, end: int, n: int, source: int, highest: int) -> int:
    """Each different Hero played this turn whose effect can be copied (R-109, V-103)."""
    for i in range(s[st.PLAYED_COUNT]):
        card = int(s[st.PLAYED + i])
        if card_type(t, card) != ops.HERO or cost(t, card) > highest or card_cell(t, card, ops.C_UNCOPYABLE) != 0:
            continue
        if card_cell(t, card, ops.C_COPIES_HEROES) != 0 and not can_be_chained(s, card, source):
            continue
        again = False
        for k in range(i):
            again = again or s[st.PLAYED + k] == card
        if not again:
            n = offer(out, end, n, action_index(t, tb.CHOOSE_PLAYED, card, 0))
    return n


@rule
def can_be_chained(s: Cells, card: int, source: int) -> bool:
    """A card that copies is never chosen; with the option it is, once by a chain (V-200)."""
    if s[st.COPY_COPIERS] != st.CHAIN:
        return False
    copies = -1 if card == source else 0
    for i in range(s[st.PLAYED_COUNT]):
        if s[st.PLAYED + i] == card:
            copies += 1
    for i in range(s[st.NOTE_COUNT]):
        at = st.NOTES + i * st.NOTE_CELLS
        if (
            s[at + st.NOTE_FRAME] == cn.CHAIN_OF_COPIES
            and s[at + st.NOTE_WHAT] == cn.CHOSEN
            and s[at + st.NOTE_CARD] == card
        ):
            copies -= 1
    return copies > 0


@rule
def construct_answers(s: Cells, t: Cells, out: Cells, end: int, n: int, player: int, of_another: bool) -> int:
    """Each different Construct that a seat controls (R-203)."""
    verb = tb.CHOOSE_CONSTRUCT_OF if of_another else tb.CHOOSE_CONSTRUCT
    ordinal = player if of_another else 0
    for i in range(s[seat(s, player) + st.CONSTRUCT_COUNT]):
        card = int(s[construct_at(s, player, i)])
        again = False
        for k in range(i):
            again = again or s[construct_at(s, player, k)] == card
        if not again:
            n = offer(out, end, n, action_index(t, verb, card, ordinal))
    return n


@rule
def reward_answers(s: Cells, t: Cells, out: Cells, end: int, n: int, frame: int) -> int:
    """Each different Monster of this frame whose reward waits (A-26.10)."""
    for i in range(s[st.NOTE_COUNT]):
        here = st.NOTES + i * st.NOTE_CELLS
        if s[here + st.NOTE_FRAME] == frame and s[here + st.NOTE_WHAT] == cn.REWARD_WAITS:
            card = int(s[here + st.NOTE_CARD])
            if find_note(s, frame, card, cn.REWARD_WAITS) == i:
                n = offer(out, end, n, action_index(t, tb.CHOOSE_REWARD, card, 0))
    return n


@rule
def discarded_answers(s: Cells, t: Cells, out: Cells, end: int, n: int, frame: int) -> int:
    """Each card that an opponent has just discarded (V-114)."""
    for i in range(s[st.NOTE_COUNT]):
        here = st.NOTES + i * st.NOTE_CELLS
        if s[here + st.NOTE_FRAME] == frame:
            victim = int(s[here + st.NOTE_WHAT]) - cn.DISCARDED
            n = offer(out, end, n, action_index(t, tb.CHOOSE_DISCARD_OF, int(s[here + st.NOTE_CARD]), victim))
    return n

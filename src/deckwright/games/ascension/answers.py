"""What can be answered: every legal action at the top of the decision stack."""

from typing import Any

from deckwright.cards import ops
from deckwright.games.ascension.acquire import can_acquire
from deckwright.games.ascension.banish import can_be_banished
from deckwright.games.ascension.defeat import can_defeat
from deckwright.games.ascension.frames import (
    ACQUIRE,
    BANISH,
    CONFIRM,
    COPY,
    DEFEAT,
    DESTROY,
    DISCARD,
    KEEP,
    KEEP_CARDS,
    TAKE,
    TURN,
)  # fmt: skip
from deckwright.games.ascension.play import may_use
from deckwright.games.ascension.row import ordinal_at
from deckwright.games.ascension.state import (
    CONSTRUCT_COUNT,
    CONSTRUCT_DISCOUNT,
    HAND_COUNT,
    HERO_DISCOUNT,
    KEPT,
    KEPT_COUNT,
    NO_CARD,
    PILES,
    PLAYED,
    PLAYED_COUNT,
    POWER,
    RESTRICTED_RUNES,
    ROW,
    ROW_COUNT,
    RUNES,
    TYPES,
    construct_at,
    discard_at,
    hand_at,
    seat,
    used_at,
)  # fmt: skip
from deckwright.games.ascension.tables import (
    ACCEPT,
    ACQUIRE_PILE,
    ACQUIRE_ROW,
    CHOOSE_CONSTRUCT,
    CHOOSE_DISCARD,
    CHOOSE_HAND,
    CHOOSE_PILE,
    CHOOSE_PLAYED,
    CHOOSE_ROW,
    DECLINE,
    DEFEAT_PILE,
    DEFEAT_ROW,
    DONE,
    END_TURN,
    PILE_CARDS,
    PILE_COUNT,
    PLAY,
    USE,
    action_index,
    card_cell,
    card_type,
    cost,
    fits,
)  # fmt: skip
from deckwright.kernel.modes import rule
from deckwright.kernel.stack import KIND, PLAYER, A, B, C, top


@rule
def offer(out: Any, at: int, room: int, n: int, action: int) -> int:
    """Add an action to the list; beyond the room they are only counted."""
    if n < room:
        out[at + n] = action
    return n + 1


@rule
def list_answers(s: Any, t: Any, out: Any, at: int, room: int) -> int:
    """Write every legal action into `out` from `at` on, as far as there is room; the number of them all."""
    frame = top(s)
    kind = s[frame + KIND]
    player, a, b, may = int(s[frame + PLAYER]), int(s[frame + A]), int(s[frame + B]), s[frame + C] == 1
    n = 0
    if kind == TURN:
        return turn_actions(s, t, out, at, room, player)
    if kind == BANISH:
        n = banish_answers(s, t, out, at, room, player, a)
    elif kind == DISCARD:
        n = hand_answers(s, t, out, at, room, player, CHOOSE_HAND)
    elif kind == DEFEAT:
        n = row_answers(s, t, out, at, room, ops.MONSTER, b)
        if a & ops.IN_PILES != 0:
            n = pile_answers(s, t, out, at, room, n, ops.MONSTER, b)
    elif kind == ACQUIRE:
        may = False  # C is the destination
        if a & ops.IN_ROW != 0:
            n = row_answers(s, t, out, at, room, a, b)
        if a & ops.IN_PILES != 0:
            n = pile_answers(s, t, out, at, room, n, a, b)
    elif kind == TAKE:
        n = row_answers(s, t, out, at, room, ops.HERO | ops.CONSTRUCT | ops.MONSTER, b)
    elif kind == COPY:
        n = played_answers(s, t, out, at, room, b)
    elif kind == CONFIRM:
        n = offer(out, at, room, n, action_index(t, ACCEPT, 0, 0))
        may = True
    elif kind == DESTROY or kind == KEEP:
        n = construct_answers(s, t, out, at, room, player)
    elif kind == KEEP_CARDS:
        n = keep_answers(s, t, out, at, room, player, b)
    if may:
        n = offer(out, at, room, n, action_index(t, DECLINE, 0, 0))
    return n


@rule
def turn_actions(s: Any, t: Any, out: Any, at: int, room: int, player: int) -> int:
    """Play, use, acquire, defeat, in any order; end the turn (A-6.2)."""
    n = hand_answers(s, t, out, at, room, player, PLAY)
    n = use_actions(s, t, out, at, room, n, player)
    if (
        s[RUNES] + s[RESTRICTED_RUNES] + s[CONSTRUCT_DISCOUNT] + s[HERO_DISCOUNT] + s[POWER] > 0
    ):  # nothing costs nothing
        n = row_actions(s, t, out, at, room, n, player)
        n = pile_actions(s, t, out, at, room, n, player)
    return offer(out, at, room, n, action_index(t, END_TURN, 0, 0))


@rule
def row_actions(s: Any, t: Any, out: Any, at: int, room: int, n: int, player: int) -> int:
    """What can be paid for in the row (A-10.1, A-11.1)."""
    for slot in range(s[ROW_COUNT]):
        card = int(s[ROW + slot])
        if card == NO_CARD:
            continue
        if card_type(t, card) == ops.MONSTER:
            if can_defeat(s, t, card):
                n = offer(out, at, room, n, action_index(t, DEFEAT_ROW, card, ordinal_at(s, slot)))
        elif can_acquire(s, t, player, card):
            n = offer(out, at, room, n, action_index(t, ACQUIRE_ROW, card, ordinal_at(s, slot)))
    return n


@rule
def pile_actions(s: Any, t: Any, out: Any, at: int, room: int, n: int, player: int) -> int:
    """What can be paid for among the always-available cards (A-10.6, A-11.5)."""
    for i in range(t[PILE_COUNT]):
        card = int(t[PILE_CARDS + i])
        if s[PILES + card] == 0:
            continue
        if card_type(t, card) == ops.MONSTER:
            if can_defeat(s, t, card):
                n = offer(out, at, room, n, action_index(t, DEFEAT_PILE, card, 0))
        elif can_acquire(s, t, player, card):
            n = offer(out, at, room, n, action_index(t, ACQUIRE_PILE, card, 0))
    return n


@rule
def use_actions(s: Any, t: Any, out: Any, at: int, room: int, n: int, player: int) -> int:
    """Abilities that are unused and can be used; equal ones are one action."""
    for i in range(s[seat(s, player) + CONSTRUCT_COUNT]):
        card = int(s[construct_at(s, player, i)])
        for ability in range(card_cell(t, card, ops.C_USES)):
            if unused_first_at(s, player, i, card, ability) and may_use(
                s, t, player, card_cell(t, card, ops.C_USE_1 + ability)
            ):
                n = offer(out, at, room, n, action_index(t, USE, card, ability))
    return n


@rule
def unused_first_at(s: Any, player: int, i: int, card: int, ability: int) -> bool:
    """Whether this is the first copy of its card with that ability unused."""
    if (s[used_at(s, player, i)] >> ability) & 1 == 1:
        return False
    for k in range(i):
        if s[construct_at(s, player, k)] == card and (s[used_at(s, player, k)] >> ability) & 1 == 0:
            return False
    return True


@rule
def hand_answers(s: Any, t: Any, out: Any, at: int, room: int, player: int, verb: int) -> int:
    """Each different card of the hand."""
    hand = hand_at(s, player)
    n = 0
    for i in range(s[seat(s, player) + HAND_COUNT]):
        if i == 0 or s[hand + i] != s[hand + i - 1]:
            n = offer(out, at, room, n, action_index(t, verb, int(s[hand + i]), 0))
    return n


@rule
def keep_answers(s: Any, t: Any, out: Any, at: int, room: int, player: int, left: int) -> int:
    """Cards that may still be kept, and `done`."""
    n = 0
    hand = hand_at(s, player)
    i = 0
    count = int(s[seat(s, player) + HAND_COUNT])
    while i < count and left > 0:
        card = int(s[hand + i])
        copies = 0
        while i < count and s[hand + i] == card:
            copies += 1
            i += 1
        for k in range(s[KEPT_COUNT]):
            if s[KEPT + k] == card:
                copies -= 1
        if copies > 0:
            n = offer(out, at, room, n, action_index(t, CHOOSE_HAND, card, 0))
    if n == 0:
        return 0
    return offer(out, at, room, n, action_index(t, DONE, 0, 0))


@rule
def banish_answers(s: Any, t: Any, out: Any, at: int, room: int, player: int, zones: int) -> int:
    """Each different card that can be banished from these zones."""
    n = 0
    if zones & ops.FROM_HAND != 0:
        n = hand_answers(s, t, out, at, room, player, CHOOSE_HAND)
    if zones & ops.FROM_DISCARD != 0:
        pile = discard_at(s, player)
        for card in range(s[TYPES]):
            if s[pile + card] > 0:
                n = offer(out, at, room, n, action_index(t, CHOOSE_DISCARD, card, 0))
    if zones & ops.FROM_ROW != 0:
        for slot in range(s[ROW_COUNT]):
            if can_be_banished(s, t, slot):
                n = offer(out, at, room, n, action_index(t, CHOOSE_ROW, int(s[ROW + slot]), ordinal_at(s, slot)))
    return n


@rule
def row_answers(s: Any, t: Any, out: Any, at: int, room: int, filter_: int, highest: int) -> int:
    """Cards of the row that fit and cost no more than this; each copy for itself."""
    n = 0
    for slot in range(s[ROW_COUNT]):
        card = int(s[ROW + slot])
        if card != NO_CARD and fits(t, card, filter_, 0) and cost(t, card) <= highest:
            n = offer(out, at, room, n, action_index(t, CHOOSE_ROW, card, ordinal_at(s, slot)))
    return n


@rule
def pile_answers(s: Any, t: Any, out: Any, at: int, room: int, n: int, filter_: int, highest: int) -> int:
    """Always-available cards that fit and cost no more than this."""
    for i in range(t[PILE_COUNT]):
        card = int(t[PILE_CARDS + i])
        if s[PILES + card] > 0 and fits(t, card, filter_, 0) and cost(t, card) <= highest:
            n = offer(out, at, room, n, action_index(t, CHOOSE_PILE, card, 0))
    return n


@rule
def played_answers(s: Any, t: Any, out: Any, at: int, room: int, highest: int) -> int:
    """Each different Hero played this turn whose effect can be copied; a card that copies never is (R-109, V-200)."""
    n = 0
    for i in range(s[PLAYED_COUNT]):
        card = int(s[PLAYED + i])
        if card_type(t, card) != ops.HERO or card_cell(t, card, ops.C_COPIES_HEROES) != 0 or cost(t, card) > highest:
            continue
        again = False
        for k in range(i):
            again = again or s[PLAYED + k] == card
        if not again:
            n = offer(out, at, room, n, action_index(t, CHOOSE_PLAYED, card, 0))
    return n


@rule
def construct_answers(s: Any, t: Any, out: Any, at: int, room: int, player: int) -> int:
    """Each different Construct that the player controls (R-203)."""
    n = 0
    for i in range(s[seat(s, player) + CONSTRUCT_COUNT]):
        card = int(s[construct_at(s, player, i)])
        again = False
        for k in range(i):
            again = again or s[construct_at(s, player, k)] == card
        if not again:
            n = offer(out, at, room, n, action_index(t, CHOOSE_CONSTRUCT, card, 0))
    return n

"""The effect language at work: one step of what waits on the decision stack (A-5.6)."""

from typing import Any

from deckwright.cards import ops
from deckwright.games.ascension.banish import banish_every
from deckwright.games.ascension.cited import A_4_7, A_14_1
from deckwright.games.ascension.constructs import (
    TRIGGER_BIT,
    count_factions,
    count_mechana,
    find_used,
    leave_play,
    mark_used,
    next_due,
)  # fmt: skip
from deckwright.games.ascension.frames import (
    ACQUIRE,
    BANISH,
    CONFIRM,
    COPY,
    DEFEAT,
    DESTROY,
    DISCARD,
    KEEP,
    OPPONENTS,
    RUN,
    TAKE,
    TRIGGERS,
    UNITES,
)  # fmt: skip
from deckwright.games.ascension.hands import draw_by_effect, has_card_on_deck, know_top, reveal
from deckwright.games.ascension.honor import gain, gain_honor, spend_runes
from deckwright.games.ascension.opponents import take_random
from deckwright.games.ascension.play import holds, stop_waiting
from deckwright.games.ascension.row import refill
from deckwright.games.ascension.state import (
    CONSTRUCT_COUNT,
    CONSTRUCT_DISCOUNT,
    DECK_COUNT,
    EXTRA_TURNS,
    FREE_DEFEAT,
    HAND_COUNT,
    HERO_DISCOUNT,
    LIBRARIAN_DISCARD,
    NO_CARD,
    REVEAL,
    VOID,
    WAITING,
    construct_at,
    deck_at,
    discard_at,
    due_at,
    next_seat,
    seat,
)  # fmt: skip
from deckwright.games.ascension.tables import card_cell, faction, step_cell
from deckwright.games.ascension.telling import (
    E_BANISH,
    E_REVEAL,
    NOWHERE,
    Z_CONSTRUCTS,
    Z_DECK,
    Z_VOID,
    tell_move,
)  # fmt: skip
from deckwright.games.ascension.turn import end_phase
from deckwright.kernel.events import EVERYBODY, NOBODY, emit
from deckwright.kernel.modes import rule
from deckwright.kernel.stack import CARD, HEIGHT, KIND, PC, PLAYER, SOURCE, A, B, pop, push, top


@rule
def step(s: Any, t: Any, e: Any) -> None:
    """Do one step of the work on top of the stack."""
    kind = s[top(s) + KIND]
    if kind == RUN:
        run_step(s, t, e)
    elif kind == TRIGGERS:
        next_trigger(s, t, e)
    elif kind == UNITES:
        next_unite(s, t, e)
    elif kind == OPPONENTS:
        next_opponent(s, e)
    else:
        pop(s)
        end_phase(s, t, e)


@rule
def run_step(s: Any, t: Any, e: Any) -> None:
    """Carry out the next step of a program; the frame goes away with its last step."""
    at = top(s)
    player, source, card, pc = int(s[at + PLAYER]), int(s[at + SOURCE]), int(s[at + CARD]), int(s[at + PC])
    op = step_cell(t, pc, ops.OP)
    following = pc + 1
    if op == ops.IF and not holds(s, t, player, step_cell(t, pc, ops.OP_A), step_cell(t, pc, ops.OP_B)):
        following += step_cell(t, pc, ops.OP_C)
    if step_cell(t, following, ops.OP) == ops.END:
        pop(s)
    else:
        s[at + PC] = following
    if op != ops.IF:
        perform(s, t, e, player, source, card, pc, op)


@rule
def perform(s: Any, t: Any, e: Any, player: int, source: int, card: int, pc: int, op: int) -> None:
    """One verb of the effect language."""
    a, b, c = step_cell(t, pc, ops.OP_A), step_cell(t, pc, ops.OP_B), step_cell(t, pc, ops.OP_C)
    ruling = step_cell(t, pc, ops.OP_RULING)
    if op == ops.GAIN:
        gain(s, e, player, a, b * count(s, t, player, c), source, ruling)
    elif op == ops.DRAW:
        draw_by_effect(s, e, player, b, source, ruling)
    elif op == ops.BANISH:
        push(s, e, BANISH, player, source, NO_CARD, a, b, c, ruling)
    elif op == ops.BANISH_EVERY:
        banish_every(s, t, e, player, a, source, ruling)
    elif op == ops.DISCARD_TO_DRAW:
        if s[seat(s, player) + HAND_COUNT] >= a:
            push(s, e, DISCARD, player, source, NO_CARD, a, b, int(s[LIBRARIAN_DISCARD]), ruling)
    elif op == ops.DEFEAT_FREE:
        push(s, e, DEFEAT, player, source, NO_CARD, a, b, int(s[FREE_DEFEAT]), ruling)
    elif op == ops.ACQUIRE_FREE:
        push(s, e, ACQUIRE, player, source, NO_CARD, a, b, c, ruling)
    elif op == ops.TAKE_FREE:
        push(s, e, TAKE, player, source, NO_CARD, a, b, c, ruling)
    elif op == ops.COPY:
        push(s, e, COPY, player, source, NO_CARD, a, b, c, ruling)
    elif op == ops.EXTRA_TURN:
        gain_extra_turn(s, e, player, source, ruling)
    elif op == ops.TRADE:
        spend_runes(s, e, player, a, source)
        gain_honor(s, e, player, b, source, ruling)
    elif op == ops.DISCOUNT:
        s[CONSTRUCT_DISCOUNT if a == ops.CONSTRUCT else HERO_DISCOUNT] += b
    elif op == ops.TO_HAND:
        if s[discard_at(s, player) + card] > 0:
            push(s, e, CONFIRM, player, source, card, 0, 0, 0, ruling)
    elif op == ops.OPPONENTS_DESTROY or op == ops.OPPONENTS_KEEP or op == ops.TAKE_RANDOM:
        push(s, e, OPPONENTS, player, source, NO_CARD, op, next_seat(s, player), 0, ruling)
    elif op == ops.DESTROY:
        push(s, e, DESTROY, player, source, NO_CARD, 0, 0, 0, ruling)
    else:
        show_top(s, e, player, source, op == ops.REVEAL_TOP)


@rule
def count(s: Any, t: Any, player: int, counter: int) -> int:
    """How often something is gained."""
    if counter == ops.PER_FACTION:
        return count_factions(s, t, player)
    if counter == ops.PER_MECHANA:
        return count_mechana(s, t, player)
    return 1


@rule
def gain_extra_turn(s: Any, e: Any, player: int, card: int, ruling: int) -> None:
    """The Construct is banished from play, and its player takes one more turn (R-113, R-200)."""
    i = find_used(s, player, card)
    if i < 0:
        return  # it has left play meanwhile
    leave_play(s, player, i)
    s[VOID + card] += 1
    s[EXTRA_TURNS] += 1
    tell_move(e, E_BANISH, player, card, card, Z_CONSTRUCTS, Z_VOID, A_14_1, ruling)
    refill(s, e)  # an empty slot may now be filled


@rule
def show_top(s: Any, e: Any, player: int, source: int, everybody: bool) -> None:
    """Look at or reveal the top card of one's deck (A-4.7); an empty deck is reshuffled first (A-13.1)."""
    if not has_card_on_deck(s, e, player):
        return
    card = int(s[deck_at(s, player) + int(s[seat(s, player) + DECK_COUNT]) - 1])
    know_top(s, player, everybody)
    reveal(s, REVEAL)
    seen = EVERYBODY if everybody else 1 << player
    shown = Z_DECK if everybody else NOWHERE
    emit(e, E_REVEAL, player, card, source, 1, 0, Z_DECK, shown, A_4_7, 0, seen, NOBODY)


@rule
def next_trigger(s: Any, t: Any, e: Any) -> None:
    """The triggers of an event resolve in the order in which their Constructs entered play (R-205)."""
    at = top(s)
    player, card = int(s[at + PLAYER]), int(s[at + CARD])
    i = next_due(s, player, int(s[HEIGHT]))
    if i < 0:
        pop(s)
        return
    s[due_at(s, player, i)] = 0
    construct = int(s[construct_at(s, player, i)])
    pc = card_cell(t, construct, ops.C_TRIGGER_PC)
    if step_cell(t, pc, ops.OP) != ops.TO_HAND:
        mark_used(s, player, i, TRIGGER_BIT)
    push(s, e, RUN, player, construct, card, 0, 0, 0, pc)


@rule
def next_unite(s: Any, t: Any, e: Any) -> None:
    """A Hero just played sets off the Unite effects that wait for its faction (A-16.6)."""
    at = top(s)
    i = int(s[at + B])
    if i >= s[at + A]:
        pop(s)
        return
    waiting = int(s[WAITING + i])
    if card_cell(t, waiting, ops.C_UNITE_FACTION) & faction(t, int(s[at + CARD])) == 0:
        s[at + B] += 1
        return
    stop_waiting(s, i)
    s[at + A] -= 1
    push(s, e, RUN, int(s[at + PLAYER]), waiting, waiting, 0, 0, 0, card_cell(t, waiting, ops.C_UNITE))


@rule
def next_opponent(s: Any, e: Any) -> None:
    """Deal with one opponent after the other, clockwise (A-5.8)."""
    at = top(s)
    player, source, op, opponent, ruling = (
        int(s[at + PLAYER]),
        int(s[at + SOURCE]),
        s[at + A],
        int(s[at + B]),
        int(s[at + PC]),
    )
    if opponent == player:
        pop(s)
        return
    s[at + B] = next_seat(s, opponent)
    constructs = s[seat(s, opponent) + CONSTRUCT_COUNT]
    if op == ops.TAKE_RANDOM:
        take_random(s, e, player, opponent, source, ruling)
    elif op == ops.OPPONENTS_DESTROY and constructs > 0:
        push(s, e, DESTROY, opponent, source, NO_CARD, 0, 0, 0, ruling)
    elif op == ops.OPPONENTS_KEEP and constructs > 1:
        push(s, e, KEEP, opponent, source, NO_CARD, 0, 0, 0, ruling)

"""The effect language at work: one step of what waits on the decision stack (A-5.6)."""

from deckwright.cards import ops
from deckwright.games.ascension.rules import event_kinds as ev
from deckwright.games.ascension.rules import frame_cards as fc
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import rule_ids as ids
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import zones as zn
from deckwright.games.ascension.rules.banish import banish_every
from deckwright.games.ascension.rules.constructs import (
    count_constructs,
    count_factions,
    count_mechana,
    destroy,
    find_construct,
    find_mover,
    find_used,
    heroes_played,
    holds,
    leave_play,
    mark_used,
    next_due,
)
from deckwright.games.ascension.rules.event_kinds import tell_move
from deckwright.games.ascension.rules.fate import every_player_draws, next_to_banish, next_to_discard
from deckwright.games.ascension.rules.frame_cards import add_pending, find_first, forget_pending
from deckwright.games.ascension.rules.hands import draw_by_effect, has_card_on_deck, know_top, reveal, top_to_hand
from deckwright.games.ascension.rules.honor import gain, gain_honor, grow_pool, spend_runes
from deckwright.games.ascension.rules.opponents import discard_random, take_random
from deckwright.games.ascension.rules.play import repeat_effect, stop_waiting
from deckwright.games.ascension.rules.row import add_slots, refill
from deckwright.games.ascension.rules.several_cards import next_consequence, next_gift
from deckwright.games.ascension.rules.state import (
    construct_at,
    deck_at,
    discard_at,
    due_at,
    is_opponent,
    next_seat,
    seat,
)
from deckwright.games.ascension.rules.tables import card_cell, card_type, faction, step_cell
from deckwright.games.ascension.rules.turn import end_phase, go_on
from deckwright.kernel import stack
from deckwright.kernel.events import emit
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import pop, push, top


@rule
def step(s: Cells, t: Cells, e: Events) -> None:
    """Do one step of the work on top of the stack."""
    kind = s[top(s) + stack.KIND]
    if kind == fr.RUN:
        run_step(s, t, e)
    else:
        other_step(s, t, e, int(kind))


@rule
def other_step(s: Cells, t: Cells, e: Events, kind: int) -> None:
    """One step of work that is not the program of a card."""
    if kind == fr.TRIGGERS:
        next_trigger(s, t, e)
    elif kind == fr.UNITES:
        next_unite(s, t, e)
    elif kind == fr.OPPONENTS:
        next_opponent(s, e)
    elif kind == fr.AFTERWARDS:
        next_consequence(s, t, e)
    elif kind == fr.GIFTS:
        next_gift(s, t, e)
    elif kind == fr.BANISH_ROUND:
        next_to_banish(s, e)
    elif kind == fr.DISCARD_ROUND:
        next_to_discard(s, e)
    elif kind == fr.NEXT_TURN:
        go_on(s, e)
    elif kind == fr.END_PHASE:
        pop(s)
        end_phase(s, t, e)
    else:
        s[stack.ERROR] = stack.UNKNOWN_WORK


@rule
def run_step(s: Cells, t: Cells, e: Events) -> None:
    """Carry out the next step of a program; the frame goes away with its last step."""
    at = top(s)
    player, source, pc = int(s[at + stack.PLAYER]), int(s[at + stack.SOURCE]), int(s[at + stack.PC])
    copied, how = int(s[at + stack.B]) - 1, int(s[at + stack.C])
    treasure = int(s[at + stack.A]) if how == fr.AS_FATE else 0
    too_late = max(how - fr.AS_LATE_REWARD, 0)
    op = step_cell(t, pc, ops.OP)
    following = pc + 1
    is_condition = op == ops.IF or op == ops.IF_INSTEAD
    if op == ops.JUMP or (
        is_condition
        and not holds(s, t, player, step_cell(t, pc, ops.OP_A), step_cell(t, pc, ops.OP_B), energy_for(s, at, too_late))
    ):
        following += step_cell(t, pc, ops.OP_C)
    if step_cell(t, following, ops.OP) == ops.END:
        pop(s)
    else:
        s[at + stack.PC] = following
    if op == ops.COPY:
        ask_what_to_copy(s, t, e, player, source, pc, how == fr.AS_A_COPY)
    elif op == ops.COPY_AGAIN:
        if copied >= 0:
            copy_again(s, t, e, player, copied, source)
    elif not is_condition and op != ops.JUMP:
        perform(s, t, e, player, source, treasure, too_late, pc, op)


@rule
def energy_for(s: Cells, at: int, too_late: int) -> int:
    """The Energy that Energize in this program looks at: of the moment its card was played or defeated, or of now (A-21.8)."""
    if s[at + stack.C] == fr.AS_FATE or s[at + stack.A] == 0:
        return int(s[st.ENERGY]) - too_late
    return int(s[at + stack.A]) - 1


@rule
def ask_what_to_copy(s: Cells, t: Cells, e: Events, player: int, source: int, pc: int, is_copy: bool) -> None:
    """A chain of copying effects begins with the card that was played, and chooses no Hero twice (V-200)."""
    if not is_copy:
        forget_pending(s, fc.CHAIN_OF_COPIES)
    push(s, e, fr.COPY, player, source, st.NO_CARD, 0, step_cell(t, pc, ops.OP_B), 0, step_cell(t, pc, ops.OP_RULING))


@rule
def copy_again(s: Cells, t: Cells, e: Events, player: int, card: int, source: int) -> None:
    """What the card has copied happens once more (V-103); a card that copies begins a chain of its own (V-200)."""
    forget_pending(s, fc.CHAIN_OF_COPIES)
    if card_cell(t, card, ops.C_COPIES_HEROES) != 0:
        add_pending(s, fc.CHAIN_OF_COPIES, card, fc.CHOSEN)
    repeat_effect(s, t, e, player, card, source)


@rule
def perform(
    s: Cells, t: Cells, e: Events, player: int, source: int, treasure: int, too_late: int, pc: int, op: int
) -> None:
    """One verb of the effect language."""
    a, b, c = step_cell(t, pc, ops.OP_A), step_cell(t, pc, ops.OP_B), step_cell(t, pc, ops.OP_C)
    ruling = step_cell(t, pc, ops.OP_RULING)
    if op == ops.GAIN:
        gain(s, e, player, a, b * count(s, t, player, c, treasure, too_late), source, ruling)
    elif op == ops.DRAW:
        draw_by_effect(s, e, player, b, source, ruling)
    elif op == ops.BANISH:
        push(s, e, fr.BANISH, player, source, st.NO_CARD, a, b, c, ruling)
    elif op == ops.SEEK_TREASURE:
        push(s, e, fr.BANISH, player, source, st.NO_CARD, ops.FROM_ROW, 1, fr.MAY_SEEK, ruling)
    elif op == ops.BANISH_EVERY:
        banish_every(s, t, e, player, a, source, ruling)
    elif op == ops.DISCARD_TO_DRAW:
        if s[seat(s, player) + st.HAND_COUNT] >= a:
            push(s, e, fr.DISCARD, player, source, st.NO_CARD, a, b, int(s[st.LIBRARIAN_DISCARD]), ruling)
    elif op == ops.DEFEAT_FREE:
        push(s, e, fr.DEFEAT, player, source, st.NO_CARD, a, b, int(s[st.FREE_DEFEAT]), ruling)
    elif op == ops.ACQUIRE_FREE:
        push(s, e, fr.ACQUIRE, player, source, st.NO_CARD, a, b, c, ruling)
    elif op == ops.TAKE_FREE:
        push(s, e, fr.TAKE, player, source, st.NO_CARD, a, b, c, ruling)
    elif op == ops.TAKE_EVERY:
        push(s, e, fr.GIFTS, player, source, st.NO_CARD, a, 0, 0, ruling)
    elif op == ops.EXTRA_TURN:
        gain_extra_turn(s, t, e, player, source, a, ruling)
    elif op == ops.TRADE:
        spend_runes(s, e, player, a, source, ids.A_9_3)
        gain_honor(s, e, player, b, source, ruling)
    elif op == ops.DISCOUNT:
        lower_price(s, a, b * count(s, t, player, c, treasure, too_late))
    elif op == ops.HERO_HONOR:
        s[st.HERO_HONOR] += 1
        s[st.HERO_HONOR_BY] = source
    elif op == ops.TOP_TO_HAND:
        shown = top_to_hand(s, e, player, source, ruling)
        if shown != st.NO_CARD and card_type(t, shown) == ops.TREASURE:
            gain_honor(s, e, player, b, source, ruling)
    elif op == ops.DESTROY:
        push(s, e, fr.DESTROY, player, source, st.NO_CARD, 0, 0, 0, ruling)
    elif op == ops.REVEAL_TOP or op == ops.LOOK_TOP:
        show_top(s, e, player, source, op == ops.REVEAL_TOP)
    elif op == ops.EVERY_DRAW:
        every_player_draws(s, e, player, b * count(s, t, player, c, treasure, too_late), source, ruling)
    elif op == ops.EVERY_BANISH:
        push(
            s,
            e,
            fr.BANISH_ROUND,
            player,
            source,
            st.NO_CARD,
            a,
            0,
            b * count(s, t, player, c, treasure, too_late),
            ruling,
        )
    elif op == ops.EVERY_DISCARD:
        push(s, e, fr.DISCARD_ROUND, player, source, st.NO_CARD, b, 0, 0, ruling)
    elif op == ops.POOL_GROWS:
        grow_pool(s, e, b * count(s, t, player, c, treasure, too_late), source, ruling)
    elif op == ops.ADD_SLOTS:
        add_slots(s, t, e, b * count(s, t, player, c, treasure, too_late), source, ruling)
    elif is_on_opponents(op):
        push(s, e, fr.OPPONENTS, player, source, st.NO_CARD, op, next_seat(s, player), a, ruling)
    else:
        s[stack.ERROR] = stack.UNKNOWN_OP


@rule
def is_on_opponents(op: int) -> bool:
    """Whether an effect is one on each opponent (A-5.8)."""
    if op == ops.TAKE_RANDOM or op == ops.DISCARD_RANDOM or op == ops.DESTROY_ALL or op == ops.DESTROY_OF_EACH:
        return True
    return op == ops.OPPONENTS_DESTROY or op == ops.OPPONENTS_KEEP


@rule
def count(s: Cells, t: Cells, player: int, counter: int, treasure: int, too_late: int) -> int:
    """How often something is gained."""
    if counter == ops.PER_FACTION:
        return count_factions(s, t, player)
    if counter == ops.PER_MECHANA:
        return count_mechana(s, t, player)
    if counter == ops.PER_ENERGY:
        return int(s[st.ENERGY]) - too_late
    if counter == ops.PER_HERO:
        return heroes_played(s, t, 0)
    if counter == ops.PER_TREASURE:
        return treasure
    if counter != ops.ONCE:
        s[stack.ERROR] = stack.UNKNOWN_VALUE
    return 1


@rule
def lower_price(s: Cells, filter_: int, n: int) -> None:
    """The next such card costs less this turn."""
    if filter_ & ops.CONSTRUCT != 0:
        s[st.CONSTRUCT_DISCOUNT] += n
    elif filter_ & ops.HERO != 0:
        s[st.HERO_DISCOUNT] += n
    elif filter_ & ops.MONSTER != 0:
        s[st.MONSTER_DISCOUNT] += n
    else:
        s[stack.ERROR] = stack.UNKNOWN_VALUE


@rule
def gain_extra_turn(s: Cells, t: Cells, e: Events, player: int, card: int, others: int, ruling: int) -> None:
    """The Construct is banished from play, with others of its kind if need be; its player takes one more turn (R-200)."""
    if count_constructs(s, player, card) <= others:
        return  # it has left play meanwhile
    i = find_used(s, player, card)
    for _ in range(others + 1):
        if i < 0:
            i = find_construct(s, player, card)
        leave_play(s, player, i)
        s[st.VOID + card] += 1
        tell_move(e, ev.BANISH, player, card, card, zn.CONSTRUCTS, zn.VOID, ids.A_14_1, ruling)
        i = st.NO_CARD
    s[st.EXTRA_TURNS] += 1
    refill(s, t, e)  # an empty slot may now be filled


@rule
def show_top(s: Cells, e: Events, player: int, source: int, everybody: bool) -> None:
    """Look at or reveal the top card of one's deck (A-4.7); an empty deck is reshuffled first (A-13.1)."""
    if not has_card_on_deck(s, e, player):
        return
    card = int(s[deck_at(s, player) + int(s[seat(s, player) + st.DECK_COUNT]) - 1])
    know_top(s, player, everybody)
    reveal(s, st.REVEAL)
    seen = ev.EVERYBODY if everybody else 1 << player
    shown = zn.DECK if everybody else zn.NOWHERE
    emit(e, ev.REVEAL, player, card, source, 1, 0, zn.DECK, shown, ids.A_4_7, 0, seen, ev.NOBODY)


@rule
def next_trigger(s: Cells, t: Cells, e: Events) -> None:
    """The triggers of an event resolve in the order in which their Constructs entered play (R-205)."""
    at = top(s)
    player, card, height = int(s[at + stack.PLAYER]), int(s[at + stack.CARD]), int(s[stack.HEIGHT])
    if s[at + stack.B] == 1:
        s[at + stack.B] = 0
        ask_where_to(s, t, e, player, card)
        return
    i = next_due(s, player, height)
    if i < 0:
        pop(s)
        return
    construct = int(s[construct_at(s, player, i)])
    s[due_at(s, player, i)] = 0
    mark_used(s, player, i, st.TRIGGER_BIT)
    push(s, e, fr.RUN, player, construct, card, 0, 0, fr.PLAINLY, card_cell(t, construct, ops.C_TRIGGER_PC))


@rule
def ask_where_to(s: Cells, t: Cells, e: Events, player: int, card: int) -> None:
    """Constructs may move the card just acquired to hand or into play; one question for all of them (R-127, V-201)."""
    to_hand = find_mover(s, t, player, ops.TO_HAND, card)
    to_play = find_mover(s, t, player, ops.TO_PLAY, card)
    if s[discard_at(s, player) + card] == 0 or (to_hand < 0 and to_play < 0):
        return  # it was shuffled away meanwhile, or they have left play
    if to_hand >= 0 and to_play >= 0:
        first = int(s[construct_at(s, player, min(to_hand, to_play))])
        push(s, e, fr.OPTION, player, first, card, 0, 0, 0, ids.V_201)
        return
    construct = int(s[construct_at(s, player, max(to_hand, to_play))])
    ruling = step_cell(t, card_cell(t, construct, ops.C_TRIGGER_PC), ops.OP_RULING)
    push(s, e, fr.CONFIRM, player, construct, card, ops.TO_HAND if to_hand >= 0 else ops.TO_PLAY, 0, 0, ruling)


@rule
def next_unite(s: Cells, t: Cells, e: Events) -> None:
    """A Hero just played sets off the Unite effects that wait for its faction (A-16.6)."""
    at = top(s)
    i = int(s[at + stack.B])
    if i >= s[at + stack.A]:
        pop(s)
        return
    waiting = int(s[st.WAITING + i])
    if card_cell(t, waiting, ops.C_UNITE_FACTION) & faction(t, int(s[at + stack.CARD])) == 0:
        s[at + stack.B] += 1
        return
    stop_waiting(s, i)
    s[at + stack.A] -= 1
    push(s, e, fr.RUN, int(s[at + stack.PLAYER]), waiting, waiting, 0, 0, 0, card_cell(t, waiting, ops.C_UNITE))


@rule
def next_opponent(s: Cells, e: Events) -> None:
    """Deal with one opponent after the other, clockwise; a team-mate is none (A-5.8, A-24.3)."""
    at = top(s)
    player, source, op, opponent, ruling = (
        int(s[at + stack.PLAYER]),
        int(s[at + stack.SOURCE]),
        s[at + stack.A],
        int(s[at + stack.B]),
        int(s[at + stack.PC]),
    )
    if opponent == player:
        may_take = s[at + stack.C] == 1
        frame = int(s[stack.HEIGHT])
        pop(s)
        if may_take and find_first(s, frame) >= 0:
            push(s, e, fr.TAKE_DISCARDED, player, source, st.NO_CARD, frame, 0, 0, ruling)
        return
    s[at + stack.B] = next_seat(s, opponent)
    if not is_opponent(s, player, opponent):
        return
    controlled = s[seat(s, opponent) + st.CONSTRUCT_COUNT]
    if op == ops.TAKE_RANDOM:
        take_random(s, e, player, opponent, source, ruling)
    elif op == ops.DISCARD_RANDOM:
        discard_random(s, e, opponent, source, ruling, s[at + stack.C] == 1)
    elif op == ops.DESTROY_ALL:
        for i in range(controlled - 1, -1, -1):
            destroy(s, e, opponent, i, source, ruling)
    elif op == ops.DESTROY_OF_EACH:
        push(s, e, fr.DESTROY_OF, player, source, st.NO_CARD, opponent, 0, 0, ruling)
    elif op == ops.OPPONENTS_DESTROY:
        if controlled > 0:
            push(s, e, fr.DESTROY, opponent, source, st.NO_CARD, 0, 0, 0, ruling)
    elif op == ops.OPPONENTS_KEEP:
        if controlled > 1:
            push(s, e, fr.KEEP, opponent, source, st.NO_CARD, 0, 0, 0, ruling)
    else:
        s[stack.ERROR] = stack.UNKNOWN_OP

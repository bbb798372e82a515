"""The effect language at work: one step of what waits on the decision stack (A-5.6)."""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import card_notes as cn
from deckwright.games.ascension.rules import event_kinds as ev
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import rule_ids as ids
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import zones as zn
from deckwright.games.ascension.rules.banish import banish_every
from deckwright.games.ascension.rules.card_notes import first_note, forget_notes, note_card
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
from deckwright.games.ascension.rules.event_kinds import by_card, from_to, tell_move, tell_shown
from deckwright.games.ascension.rules.fate import every_player_draws, next_to_banish, next_to_discard
from deckwright.games.ascension.rules.frames import (
    ask_acquire,
    ask_banish,
    ask_confirm,
    ask_copy,
    ask_defeat,
    ask_destroy,
    ask_destroy_of,
    ask_discard,
    ask_keep,
    ask_option,
    ask_take,
    ask_take_discarded,
    await_banish_round,
    await_discard_round,
    await_gifts,
    await_opponents,
    run,
)
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
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import pop, top


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
    player, source, pc = int(s[at + stack.PLAYER]), int(s[at + stack.SOURCE]), int(s[at + fr.RUN_STEP])
    copied, is_copy = int(s[at + fr.RUN_COPIED]) - 1, s[at + fr.RUN_HOW] == fr.AS_A_COPY
    op = step_cell(t, pc, ops.OP)
    following = pc + 1
    is_condition = op == ops.IF or op == ops.IF_INSTEAD
    if op == ops.JUMP or (
        is_condition
        and not holds(s, t, player, step_cell(t, pc, ops.OP_A), step_cell(t, pc, ops.OP_B), energy_for(s, at))
    ):
        following += step_cell(t, pc, ops.OP_C)
    n = amount(s, t, at, pc)
    if step_cell(t, following, ops.OP) == ops.END:
        pop(s)
    else:
        s[at + fr.RUN_STEP] = following
    if op == ops.COPY:
        ask_what_to_copy(s, t, e, player, source, pc, is_copy)
    elif op == ops.COPY_AGAIN:
        if copied >= 0:
            copy_again(s, t, e, player, copied, source)
    elif not is_condition and op != ops.JUMP:
        perform(s, t, e, player, source, pc, n)


@rule
def too_late_for(s: Cells, at: int) -> int:
    """How much Energy has come too late for this program (A-21.6)."""
    return max(int(s[at + fr.RUN_HOW]) - fr.AS_LATE_REWARD, 0)


@rule
def energy_for(s: Cells, at: int) -> int:
    """The Energy that Energize in this program looks at: of the moment its card was played or defeated, or of now (A-21.8)."""
    if s[at + fr.RUN_HOW] == fr.AS_FATE or s[at + fr.RUN_ENERGY] == fr.OF_EACH_STEP:
        return int(s[st.ENERGY]) - too_late_for(s, at)
    return int(s[at + fr.RUN_ENERGY]) - 1


@rule
def ask_what_to_copy(s: Cells, t: Cells, e: Events, player: int, source: int, pc: int, is_copy: bool) -> None:
    """A chain of copying effects begins with the card that was played, and chooses no Hero twice (V-200)."""
    if not is_copy:
        forget_notes(s, cn.CHAIN_OF_COPIES)
    ask_copy(s, e, player, by_card(source, step_cell(t, pc, ops.OP_RULING)), step_cell(t, pc, ops.OP_B))


@rule
def copy_again(s: Cells, t: Cells, e: Events, player: int, card: int, source: int) -> None:
    """What the card has copied happens once more (V-103); a card that copies begins a chain of its own (V-200)."""
    forget_notes(s, cn.CHAIN_OF_COPIES)
    if card_cell(t, card, ops.C_COPIES_HEROES) != 0:
        note_card(s, cn.CHAIN_OF_COPIES, card, cn.CHOSEN)
    repeat_effect(s, t, e, player, card, source)


@rule
def perform(s: Cells, t: Cells, e: Events, player: int, source: int, pc: int, n: int) -> None:
    """One verb of the effect language; `n` is its number, counted out."""
    op, a, c = step_cell(t, pc, ops.OP), step_cell(t, pc, ops.OP_A), step_cell(t, pc, ops.OP_C)
    by = by_card(source, step_cell(t, pc, ops.OP_RULING))
    if op == ops.GAIN:
        gain(s, e, player, a, n, by)
    elif op == ops.DRAW:
        draw_by_effect(s, e, player, n, by)
    elif op == ops.BANISH:
        ask_banish(s, e, player, by, a, n, c)
    elif op == ops.SEEK_TREASURE:
        ask_banish(s, e, player, by, ops.FROM_ROW, 1, fr.MAY_SEEK)
    elif op == ops.BANISH_EVERY:
        banish_every(s, t, e, player, a, by)
    elif op == ops.DISCARD_TO_DRAW:
        if s[seat(s, player) + st.HAND_COUNT] >= a:
            ask_discard(s, e, player, by, a, n, int(s[st.LIBRARIAN_DISCARD]))
    elif op == ops.DEFEAT_FREE:
        ask_defeat(s, e, player, by, a, n, int(s[st.FREE_DEFEAT]))
    elif op == ops.ACQUIRE_FREE:
        ask_acquire(s, e, player, by, a, n, c)
    elif op == ops.TAKE_FREE:
        ask_take(s, e, player, by, a, n, c)
    elif op == ops.TAKE_EVERY:
        await_gifts(s, e, player, by, a)
    elif op == ops.EXTRA_TURN:
        gain_extra_turn(s, t, e, player, source, a, by)
    elif op == ops.TRADE:
        spend_runes(s, e, player, a, source, ids.A_9_3)
        gain_honor(s, e, player, n, by)
    elif op == ops.DISCOUNT:
        lower_price(s, a, n)
    elif op == ops.HERO_HONOR:
        s[st.HERO_HONOR] += 1
        s[st.HERO_HONOR_BY] = source
    elif op == ops.TOP_TO_HAND:
        shown = top_to_hand(s, e, player, by)
        if shown != st.NO_CARD and card_type(t, shown) == ops.TREASURE:
            gain_honor(s, e, player, n, by)
    elif op == ops.DESTROY:
        ask_destroy(s, e, player, by)
    elif op == ops.REVEAL_TOP or op == ops.LOOK_TOP:
        show_top(s, e, player, source, op == ops.REVEAL_TOP)
    elif op == ops.EVERY_DRAW:
        every_player_draws(s, e, player, n, by)
    elif op == ops.EVERY_BANISH:
        await_banish_round(s, e, player, by, a, n)
    elif op == ops.EVERY_DISCARD:
        await_discard_round(s, e, player, by, n)
    elif op == ops.POOL_GROWS:
        grow_pool(s, e, n, by)
    elif op == ops.ADD_SLOTS:
        add_slots(s, t, e, n, by)
    elif is_on_opponents(op):
        await_opponents(s, e, player, by, op, next_seat(s, player), a)
    else:
        s[stack.ERROR] = stack.UNKNOWN_OP


@rule
def is_on_opponents(op: int) -> bool:
    """Whether an effect is one on each opponent (A-5.8)."""
    if op == ops.TAKE_RANDOM or op == ops.DISCARD_RANDOM or op == ops.DESTROY_ALL or op == ops.DESTROY_OF_EACH:
        return True
    return op == ops.OPPONENTS_DESTROY or op == ops.OPPONENTS_KEEP


@rule
def has_counter(op: int) -> bool:
    """Whether the number of a step is for each of something."""
    if op == ops.GAIN or op == ops.DISCOUNT or op == ops.EVERY_DRAW or op == ops.EVERY_BANISH:
        return True
    return op == ops.POOL_GROWS or op == ops.ADD_SLOTS


@rule
def amount(s: Cells, t: Cells, at: int, pc: int) -> int:
    """The number of a step, as many times as its counter says, for the program in this frame."""
    n = step_cell(t, pc, ops.OP_B)
    if has_counter(step_cell(t, pc, ops.OP)):
        n *= count(s, t, at, step_cell(t, pc, ops.OP_C))
    return n


@rule
def count(s: Cells, t: Cells, at: int, counter: int) -> int:
    """How often something is gained."""
    player = int(s[at + stack.PLAYER])
    if counter == ops.ONCE:
        return 1
    if counter == ops.PER_FACTION:
        return count_factions(s, t, player)
    if counter == ops.PER_MECHANA:
        return count_mechana(s, t, player)
    if counter == ops.PER_ENERGY:
        return int(s[st.ENERGY]) - too_late_for(s, at)
    if counter == ops.PER_HERO:
        return heroes_played(s, t, 0)
    if counter == ops.PER_TREASURE:
        return int(s[at + fr.RUN_TREASURE]) if s[at + fr.RUN_HOW] == fr.AS_FATE else 0
    s[stack.ERROR] = stack.UNKNOWN_VALUE
    return 0


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
def gain_extra_turn(s: Cells, t: Cells, e: Events, player: int, card: int, others: int, by: int) -> None:
    """The Construct is banished from play, with others of its kind if need be; its player takes one more turn (R-200)."""
    if count_constructs(s, player, card) <= others:
        return  # it has left play meanwhile
    i = find_used(s, player, card)
    for _ in range(others + 1):
        if i < 0:
            i = find_construct(s, player, card)
        leave_play(s, player, i)
        s[st.VOID + card] += 1
        tell_move(e, ev.BANISH, player, card, by, from_to(zn.CONSTRUCTS, zn.VOID), ids.A_14_1)
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
    tell_shown(e, player, card, source, everybody)


@rule
def next_trigger(s: Cells, t: Cells, e: Events) -> None:
    """The triggers of an event resolve in the order in which their Constructs entered play (R-205)."""
    at = top(s)
    player, card, height = int(s[at + stack.PLAYER]), int(s[at + stack.CARD]), int(s[stack.HEIGHT])
    if s[at + fr.TRIGGERS_MAY_MOVE] == 1:
        s[at + fr.TRIGGERS_MAY_MOVE] = 0
        ask_where_to(s, t, e, player, card)
        return
    i = next_due(s, player, height)
    if i < 0:
        pop(s)
        return
    construct = int(s[construct_at(s, player, i)])
    s[due_at(s, player, i)] = 0
    mark_used(s, player, i, st.TRIGGER_BIT)
    run(s, e, player, construct, card, card_cell(t, construct, ops.C_TRIGGER_PC))


@rule
def ask_where_to(s: Cells, t: Cells, e: Events, player: int, card: int) -> None:
    """Constructs may move the card just acquired to hand or into play; one question for all of them (R-127, V-201)."""
    to_hand = find_mover(s, t, player, ops.TO_HAND, card)
    to_play = find_mover(s, t, player, ops.TO_PLAY, card)
    if s[discard_at(s, player) + card] == 0 or (to_hand < 0 and to_play < 0):
        return  # it was shuffled away meanwhile, or they have left play
    if to_hand >= 0 and to_play >= 0:
        first = int(s[construct_at(s, player, min(to_hand, to_play))])
        ask_option(s, e, player, by_card(first, ids.V_201), card)
        return
    construct = int(s[construct_at(s, player, max(to_hand, to_play))])
    ruling = step_cell(t, card_cell(t, construct, ops.C_TRIGGER_PC), ops.OP_RULING)
    ask_confirm(s, e, player, by_card(construct, ruling), card, ops.TO_HAND if to_hand >= 0 else ops.TO_PLAY)


@rule
def next_unite(s: Cells, t: Cells, e: Events) -> None:
    """A Hero just played sets off the Unite effects that wait for its faction (A-16.6)."""
    at = top(s)
    i = int(s[at + fr.UNITES_NEXT])
    if i >= s[at + fr.UNITES_WAITING]:
        pop(s)
        return
    waiting = int(s[st.WAITING + i])
    if card_cell(t, waiting, ops.C_UNITE_FACTION) & faction(t, int(s[at + stack.CARD])) == 0:
        s[at + fr.UNITES_NEXT] += 1
        return
    stop_waiting(s, i)
    s[at + fr.UNITES_WAITING] -= 1
    run(s, e, int(s[at + stack.PLAYER]), waiting, waiting, card_cell(t, waiting, ops.C_UNITE))


@rule
def next_opponent(s: Cells, e: Events) -> None:
    """Deal with one opponent after the other, clockwise; a team-mate is none (A-5.8, A-24.3)."""
    at = top(s)
    player, by = int(s[at + stack.PLAYER]), by_card(int(s[at + stack.SOURCE]), int(s[at + fr.RULING]))
    op, opponent, may_take = s[at + fr.OPPONENTS_OP], int(s[at + fr.OPPONENTS_NEXT]), s[at + fr.OPPONENTS_MAY_TAKE] == 1
    if opponent == player:
        frame = int(s[stack.HEIGHT])
        pop(s)
        if may_take and first_note(s, frame) >= 0:
            ask_take_discarded(s, e, player, by, frame)
        return
    s[at + fr.OPPONENTS_NEXT] = next_seat(s, opponent)
    if not is_opponent(s, player, opponent):
        return
    controlled = s[seat(s, opponent) + st.CONSTRUCT_COUNT]
    if op == ops.TAKE_RANDOM:
        take_random(s, e, player, opponent, by)
    elif op == ops.DISCARD_RANDOM:
        discard_random(s, e, opponent, by, may_take)
    elif op == ops.DESTROY_ALL:
        for i in range(controlled - 1, -1, -1):
            destroy(s, e, opponent, i, by)
    elif op == ops.DESTROY_OF_EACH:
        ask_destroy_of(s, e, player, by, opponent)
    elif op == ops.OPPONENTS_DESTROY:
        if controlled > 0:
            ask_destroy(s, e, opponent, by)
    elif op == ops.OPPONENTS_KEEP:
        if controlled > 1:
            ask_keep(s, e, opponent, by)
    else:
        s[stack.ERROR] = stack.UNKNOWN_OP

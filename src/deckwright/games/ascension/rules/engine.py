"""The whole interface of the game: what is legal, and what an action does."""

from deckwright.cards import ops
from deckwright.games.ascension.rules import event_kinds as ev
from deckwright.games.ascension.rules import frame_cards as fc
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import rule_ids as ids
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.rules import zones as zn
from deckwright.games.ascension.rules.acquire import acquire_from_pile, acquire_from_row, pay_runes
from deckwright.games.ascension.rules.banish import (
    banish_and_seek,
    banish_from_discard,
    banish_from_hand,
    banish_from_row,
)  # fmt: skip
from deckwright.games.ascension.rules.constructs import destroy, find_construct, find_mover, find_unused, mark_used
from deckwright.games.ascension.rules.defeat import defeat_in_pile, defeat_in_row, power_price, use_trophy
from deckwright.games.ascension.rules.effects import step
from deckwright.games.ascension.rules.event_kinds import tell_move
from deckwright.games.ascension.rules.fate import begin_fate, want_no_more
from deckwright.games.ascension.rules.frame_cards import add_pending, find_pending, forget_pending
from deckwright.games.ascension.rules.hands import (
    add_to_hand,
    discard_from_hand,
    draw_by_effect,
    know_in_hand,
    remove_from_discard,
    reveal,
)  # fmt: skip
from deckwright.games.ascension.rules.honor import spend_power, spend_runes
from deckwright.games.ascension.rules.legal_answers import list_answers
from deckwright.games.ascension.rules.opponents import take_discarded
from deckwright.games.ascension.rules.play import play_card, put_into_play, repeat_effect, use_construct
from deckwright.games.ascension.rules.row import slot_of
from deckwright.games.ascension.rules.several_cards import gain_chosen_reward, give_to_mate
from deckwright.games.ascension.rules.state import construct_at, seat
from deckwright.games.ascension.rules.tables import action_cell, card_cell, card_type
from deckwright.games.ascension.rules.turn import end_phase
from deckwright.kernel import playing, stack
from deckwright.kernel.events import emit, follow_last, recall_parent
from deckwright.kernel.rules import Cells, Events, entry, rule
from deckwright.kernel.stack import pop, push, top


@entry
def legal(s: Cells, t: Cells, out: Cells) -> int:
    """Every legal action of whoever must decide now, as indexes of the fixed action space; the number of them."""
    if s[st.OVER] == 1 or s[stack.HEIGHT] == 0:
        return 0
    return list_answers(s, t, out, 0, out.shape[0])


@entry
def apply(s: Cells, t: Cells, e: Events, action: int) -> None:
    """Carry a legal action out, and everything that follows until somebody must decide again, or the game is over.

    `GO_ON` is no action: what waits after the setup is done.
    """
    following = begin(s, t, e, action)
    for _ in range(playing.MAX_STEPS):
        following = advance(s, t, e, following)
        if following == playing.DECIDE:
            return
    s[stack.ERROR] = stack.TOO_LONG


@rule
def begin(s: Cells, t: Cells, e: Events, action: int) -> int:
    """An action of a turn is carried out; an answer to another question is told, and comes next."""
    if action == playing.GO_ON:
        return playing.GO_ON
    at = top(s)
    if s[at + stack.PLAYER] != s[st.TURN_PLAYER]:
        reveal(s, st.OTHER_DECISION)
    recall_parent(e, int(s[stack.HEIGHT]) - 1)
    if s[at + stack.KIND] == fr.TURN:
        take_action(s, t, e, int(s[at + stack.PLAYER]), action)
        return playing.GO_ON
    tell_answer(s, t, e, action)
    return action


@rule
def is_settled(s: Cells) -> bool:
    """Whether everything is done that can be done before the player of this turn acts again, or the game is over."""
    if s[stack.ERROR] != stack.NO_ERROR or s[stack.HEIGHT] == 0:
        return True
    return int(s[top(s) + stack.KIND]) == fr.TURN and int(s[st.FATE_COUNT]) == 0


@rule
def advance(s: Cells, t: Cells, e: Events, following: int) -> int:
    """One step of what follows from an action: an answer, or else the work on top of the stack.

    Gives what comes next: the only answer to a question, `GO_ON`, or `DECIDE` when somebody must decide something or
    the game is over.
    """
    if following != playing.GO_ON:
        answer(s, t, e, following)
    if is_settled(s):
        return playing.DECIDE
    kind = s[top(s) + stack.KIND]
    if (kind == fr.TURN or kind == fr.NEXT_TURN) and s[st.FATE_COUNT] > 0:
        begin_fate(s, t, e)  # everything else is finished
        return playing.GO_ON
    recall_parent(e, int(s[stack.HEIGHT]) - 1)
    if kind < fr.FIRST_QUESTION:
        step(s, t, e)
        return playing.GO_ON
    n = list_answers(s, t, s, st.SCRATCH, 2)
    only = int(s[st.SCRATCH])
    s[st.SCRATCH] = 0
    s[st.SCRATCH + 1] = 0
    if n > 1 or (n == 1 and is_out_of_sight(s)):
        ask(s, e)
        return playing.DECIDE
    if n == 0 or action_cell(t, only, tb.VERB) == tb.DECLINE:
        if kind == fr.COPY:
            forget_pending(s, fc.CHAIN_OF_COPIES)
        pop(s)  # nothing can be chosen: R-204
        return playing.GO_ON
    return only  # carried out unasked: everybody knows that there is no other


@rule
def is_out_of_sight(s: Cells) -> bool:
    """Whether the answer is one of two or more cards of a hand: silence would tell that they are equal (R-203)."""
    at = top(s)
    kind = s[at + stack.KIND]
    if kind != fr.DISCARD and (kind != fr.BANISH or int(s[at + stack.A]) & ops.FROM_HAND == 0):
        return False
    return int(s[seat(s, int(s[at + stack.PLAYER])) + st.HAND_COUNT]) > 1


@rule
def ask(s: Cells, e: Events) -> None:
    """Somebody is asked something; everybody sees who and by which card (R-213)."""
    at = top(s)
    player, card, source = int(s[at + stack.PLAYER]), int(s[at + stack.CARD]), int(s[at + stack.SOURCE])
    ruling = int(s[at + stack.PC])
    emit(e, ev.ASK, player, card, source, 0, 0, zn.NOWHERE, zn.NOWHERE, ids.A_27_2, ruling, ev.EVERYBODY, ev.NOBODY)


@rule
def tell_answer(s: Cells, t: Cells, e: Events, action: int) -> None:
    """What was answered; a card that stays hidden in a hand is told to its owner only."""
    at = top(s)
    player, source, ruling = int(s[at + stack.PLAYER]), int(s[at + stack.SOURCE]), int(s[at + stack.PC])
    verb = action_cell(t, action, tb.VERB)
    if verb == tb.DECLINE:
        emit(
            e,
            ev.DECLINE,
            player,
            ev.NOBODY,
            source,
            0,
            0,
            zn.NOWHERE,
            zn.NOWHERE,
            ids.A_5_7,
            ruling,
            ev.EVERYBODY,
            ev.NOBODY,
        )
    else:
        card = action_cell(t, action, tb.ACTION_CARD)
        if verb == tb.ACCEPT or verb == tb.OPTION_HAND or verb == tb.OPTION_PLAY:
            card = int(s[at + stack.CARD])
        elif verb == tb.DONE:
            card = ev.NOBODY
        seen = 1 << player if s[at + stack.KIND] == fr.KEEP_CARDS else ev.EVERYBODY
        emit(e, ev.CHOOSE, player, card, source, 0, 0, zn.NOWHERE, zn.NOWHERE, ids.A_5_3, ruling, seen, ev.NOBODY)
    follow_last(e)


@rule
def take_action(s: Cells, t: Cells, e: Events, player: int, action: int) -> None:
    """One action of a turn (A-6.2)."""
    verb, card, ordinal = (
        action_cell(t, action, tb.VERB),
        action_cell(t, action, tb.ACTION_CARD),
        action_cell(t, action, tb.ORDINAL),
    )
    if verb == tb.PLAY:
        play_card(s, t, e, player, card)
    elif verb == tb.USE:
        use_construct(s, t, e, player, find_unused(s, player, card, ordinal), ordinal)
    elif verb == tb.TROPHY:
        use_trophy(s, t, e, player, card)
    elif verb == tb.ACQUIRE_ROW or verb == tb.ACQUIRE_ROW_FOR_MATE:
        slot = slot_of(s, card, ordinal)
        pay_runes(s, t, e, player, card, slot)
        mate = pay_for_mate(s, e, player, card, verb == tb.ACQUIRE_ROW_FOR_MATE)
        acquire_from_row(s, t, e, player, slot, ops.TO_DISCARD, ev.NOBODY, 0, mate)
    elif verb == tb.ACQUIRE_PILE or verb == tb.ACQUIRE_PILE_FOR_MATE:
        pay_runes(s, t, e, player, card, st.NO_SLOT)
        mate = pay_for_mate(s, e, player, card, verb == tb.ACQUIRE_PILE_FOR_MATE)
        acquire_from_pile(s, t, e, player, card, ops.TO_DISCARD, ev.NOBODY, 0, mate)
    elif verb == tb.DEFEAT_ROW:
        slot = slot_of(s, card, ordinal)
        spend_power(s, e, player, power_price(s, t, card, slot), card, ids.A_11_1)
        defeat_in_row(s, t, e, player, slot, ev.NOBODY, 0)
    elif verb == tb.DEFEAT_PILE:
        spend_power(s, e, player, power_price(s, t, card, st.NO_SLOT), card, ids.A_11_5)
        defeat_in_pile(s, t, e, player, card, ev.NOBODY, 0)
    elif verb == tb.END_TURN:
        end_turn(s, t, e, player)
    else:
        s[stack.ERROR] = stack.UNKNOWN_ACTION


@rule
def pay_for_mate(s: Cells, e: Events, player: int, card: int, mate: bool) -> bool:
    """One additional Rune sends an acquired card to the team-mate (A-24.4)."""
    if mate:
        spend_runes(s, e, player, 1, card, ids.A_24_4)
    return mate


@rule
def end_turn(s: Cells, t: Cells, e: Events, player: int) -> None:
    """The action phase is over (A-6.5); a card may let its player keep cards (A-17.6, A-5.1)."""
    keeps = 0
    keeper = ev.NOBODY
    for i in range(s[seat(s, player) + st.CONSTRUCT_COUNT]):
        card = int(s[construct_at(s, player, i)])
        if card_cell(t, card, ops.C_KEEPS) > 0:
            keeps += card_cell(t, card, ops.C_KEEPS)
            keeper = card
    if keeps == 0 or s[seat(s, player) + st.HAND_COUNT] == 0:
        end_phase(s, t, e)
    else:
        push(s, e, fr.END_PHASE, player, ev.NOBODY, ev.NOBODY, 0, 0, 0, 0)
        push(s, e, fr.KEEP_CARDS, player, keeper, st.NO_CARD, 0, min(keeps, st.KEPT_ROOM), 0, 0)


@rule
def answer(s: Cells, t: Cells, e: Events, action: int) -> None:
    """Carry out the answer to the question on top of the stack."""
    at = top(s)
    kind = s[at + stack.KIND]
    player, source, ruling = int(s[at + stack.PLAYER]), int(s[at + stack.SOURCE]), int(s[at + stack.PC])
    a, b, c, about = int(s[at + stack.A]), int(s[at + stack.B]), int(s[at + stack.C]), int(s[at + stack.CARD])
    verb, card, ordinal = (
        action_cell(t, action, tb.VERB),
        action_cell(t, action, tb.ACTION_CARD),
        action_cell(t, action, tb.ORDINAL),
    )
    if stays_open(kind, verb, a, b, c):
        s[at + (stack.A if kind == fr.DISCARD else stack.B)] -= 1
    elif kind != fr.REWARDS or find_pending(s, a, st.NO_CARD, fc.REWARD_WAITS) < 0:
        pop(s)
    if verb == tb.DECLINE:
        if kind == fr.TAKE_DISCARDED:
            forget_pending(s, a)
    elif kind == fr.BANISH:
        if verb == tb.DONE:
            want_no_more(s, player)
        else:
            answer_banish(s, t, e, player, verb, card, ordinal, source, c == fr.MAY_SEEK, ruling)
    elif kind == fr.DISCARD:
        discard_from_hand(s, e, player, card, source, ruling)
        if a == 1:
            draw_by_effect(s, e, player, b, source, ruling)
    elif kind == fr.DEFEAT or kind == fr.ACQUIRE or kind == fr.TAKE:
        destination = c if kind == fr.ACQUIRE else ops.TO_DISCARD
        answer_free(s, t, e, player, verb, card, ordinal, destination, source, ruling)
    elif kind == fr.COPY:
        answer_copy(s, t, e, player, card, source)
    elif kind == fr.CONFIRM:
        move_acquired(s, t, e, player, about, a, source, ruling)
    elif kind == fr.OPTION:
        move_acquired(s, t, e, player, about, ops.TO_HAND if verb == tb.OPTION_HAND else ops.TO_PLAY, source, ruling)
    elif kind == fr.FOR_MATE:
        give_to_mate(s, e, player, about, a, b)
    elif kind == fr.DESTROY:
        destroy(s, e, player, find_construct(s, player, card), source, ruling)
    elif kind == fr.DESTROY_OF:
        destroy(s, e, a, find_construct(s, a, card), source, ruling)
    elif kind == fr.TAKE_DISCARDED:
        forget_pending(s, a)
        take_discarded(s, e, player, ordinal, card, source, ruling)
    elif kind == fr.REWARDS:
        gain_chosen_reward(s, t, e, player, card, a, b)
    elif kind == fr.KEEP:
        keep_one(s, e, player, card, source, ruling)
    elif kind == fr.KEEP_CARDS:
        if verb != tb.DONE:
            s[st.KEPT + int(s[st.KEPT_COUNT])] = card
            s[st.KEPT_COUNT] += 1
    else:
        s[stack.ERROR] = stack.UNKNOWN_QUESTION


@rule
def stays_open(kind: int, verb: int, a: int, b: int, c: int) -> bool:
    """Whether the same question is asked once more."""
    if kind == fr.BANISH:
        return b > 1 and verb != tb.DONE and c != fr.MAY_THIS_TIME and (verb != tb.DECLINE or c == fr.MAY_EACH_TIME)
    if kind == fr.DISCARD:
        return a > 1 and verb != tb.DECLINE
    return kind == fr.KEEP_CARDS and b > 1 and verb != tb.DONE


@rule
def answer_banish(
    s: Cells,
    t: Cells,
    e: Events,
    player: int,
    verb: int,
    card: int,
    ordinal: int,
    source: int,
    seeks: bool,
    ruling: int,
) -> None:
    """Banish the chosen card (A-14.8)."""
    if verb == tb.CHOOSE_HAND:
        banish_from_hand(s, t, e, player, card, source, ruling)
    elif verb == tb.CHOOSE_DISCARD:
        banish_from_discard(s, t, e, player, card, source, ruling)
    elif verb != tb.CHOOSE_ROW:
        s[stack.ERROR] = stack.UNKNOWN_ACTION
    elif seeks:
        banish_and_seek(s, t, e, player, slot_of(s, card, ordinal), source, ruling)
    else:
        banish_from_row(s, t, e, player, slot_of(s, card, ordinal), source, ruling)


@rule
def answer_free(
    s: Cells,
    t: Cells,
    e: Events,
    player: int,
    verb: int,
    card: int,
    ordinal: int,
    destination: int,
    source: int,
    ruling: int,
) -> None:
    """Acquire or defeat the chosen card without paying (A-10.8, A-11.8); one Rune gives it to the team-mate (V-154)."""
    in_pile = verb == tb.CHOOSE_PILE or verb == tb.CHOOSE_PILE_FOR_MATE
    if card_type(t, card) == ops.MONSTER:
        if in_pile:
            defeat_in_pile(s, t, e, player, card, source, ruling)
        else:
            defeat_in_row(s, t, e, player, slot_of(s, card, ordinal), source, ruling)
        return
    mate = pay_for_mate(s, e, player, card, verb == tb.CHOOSE_PILE_FOR_MATE or verb == tb.CHOOSE_ROW_FOR_MATE)
    if in_pile:
        acquire_from_pile(s, t, e, player, card, destination, source, ruling, mate)
    else:
        acquire_from_row(s, t, e, player, slot_of(s, card, ordinal), destination, source, ruling, mate)


@rule
def answer_copy(s: Cells, t: Cells, e: Events, player: int, card: int, source: int) -> None:
    """Repeat the effect of the chosen Hero; the copying card remembers it (V-103), and so does a chain (V-200)."""
    if s[stack.HEIGHT] > 0:
        below = top(s)
        if s[below + stack.KIND] == fr.RUN and s[below + stack.SOURCE] == source and s[below + stack.B] == 0:
            s[below + stack.B] = card + 1
    if card_cell(t, card, ops.C_COPIES_HEROES) != 0:
        add_pending(s, fc.CHAIN_OF_COPIES, card, fc.CHOSEN)
    else:
        forget_pending(s, fc.CHAIN_OF_COPIES)
    repeat_effect(s, t, e, player, card, source)


@rule
def move_acquired(s: Cells, t: Cells, e: Events, player: int, card: int, op: int, source: int, ruling: int) -> None:
    """The acquired card goes to hand or into play instead, in sight of everybody (R-127, V-113, R-207)."""
    construct = find_mover(s, t, player, op, card)
    if construct >= 0:  # else it has left play meanwhile
        mark_used(s, player, construct, st.TRIGGER_BIT)
        source = int(s[construct_at(s, player, construct)])
    if op == ops.TO_PLAY:
        put_into_play(s, t, e, player, card, source, ruling)
        return
    remove_from_discard(s, player, card)
    add_to_hand(s, player, card)
    know_in_hand(s, player, card)
    tell_move(e, ev.PUT, player, card, source, zn.DISCARD, zn.HAND, ids.A_10_8, ruling)


@rule
def keep_one(s: Cells, e: Events, player: int, card: int, source: int, ruling: int) -> None:
    """One Construct stays, the others are destroyed (A-26.1)."""
    kept = find_construct(s, player, card)
    i = int(s[seat(s, player) + st.CONSTRUCT_COUNT]) - 1
    while i >= 0:
        if i != kept:
            destroy(s, e, player, i, source, ruling)
        i -= 1

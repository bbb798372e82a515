"""The whole interface of the game: what is legal, and what an action does."""

from deckwright.cards import ops
from deckwright.games.ascension.rules import acquire
from deckwright.games.ascension.rules import card_notes as cn
from deckwright.games.ascension.rules import event_kinds as ev
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
from deckwright.games.ascension.rules.card_notes import find_note, forget_notes, note_card
from deckwright.games.ascension.rules.constructs import destroy, find_construct, find_mover, find_unused, mark_used
from deckwright.games.ascension.rules.defeat import defeat_in_pile, defeat_in_row, power_price, use_trophy
from deckwright.games.ascension.rules.effects import step
from deckwright.games.ascension.rules.event_kinds import (
    by_card,
    from_to,
    ruling_of,
    source_of,
    tell_asked,
    tell_chosen,
    tell_declined,
    tell_move,
)
from deckwright.games.ascension.rules.fate import begin_fate, want_no_more
from deckwright.games.ascension.rules.frames import ask_keep_cards, await_end_phase
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
from deckwright.kernel.events import follow_last, recall_parent
from deckwright.kernel.rules import Cells, Events, entry, rule
from deckwright.kernel.stack import pop, top


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
    n = list_answers(s, t, s, st.SCRATCH, st.SCRATCH + 2)
    only = int(s[st.SCRATCH])
    s[st.SCRATCH] = 0
    s[st.SCRATCH + 1] = 0
    if n > 1 or (n == 1 and is_out_of_sight(s)):
        ask(s, e)
        return playing.DECIDE
    if n == 0 or action_cell(t, only, tb.VERB) == tb.DECLINE:
        if kind == fr.COPY:
            forget_notes(s, cn.CHAIN_OF_COPIES)
        pop(s)  # nothing can be chosen: R-204
        return playing.GO_ON
    return only  # carried out unasked: everybody knows that there is no other


@rule
def is_out_of_sight(s: Cells) -> bool:
    """Whether the answer is one of two or more cards of a hand: silence would tell that they are equal (R-203)."""
    at = top(s)
    kind = s[at + stack.KIND]
    if kind != fr.DISCARD and (kind != fr.BANISH or int(s[at + fr.BANISH_ZONES]) & ops.FROM_HAND == 0):
        return False
    return int(s[seat(s, int(s[at + stack.PLAYER])) + st.HAND_COUNT]) > 1


@rule
def asking(s: Cells, at: int) -> int:
    """By which card, and under which ruling, the question in this frame is asked."""
    return by_card(int(s[at + stack.SOURCE]), int(s[at + fr.RULING]))


@rule
def ask(s: Cells, e: Events) -> None:
    """Somebody is asked something; everybody sees who and by which card (R-213)."""
    at = top(s)
    tell_asked(e, int(s[at + stack.PLAYER]), int(s[at + stack.CARD]), asking(s, at))


@rule
def tell_answer(s: Cells, t: Cells, e: Events, action: int) -> None:
    """What was answered; a card that stays hidden in a hand is told to its owner only."""
    at = top(s)
    player, by, verb = int(s[at + stack.PLAYER]), asking(s, at), action_cell(t, action, tb.VERB)
    if verb == tb.DECLINE:
        tell_declined(e, player, by)
    else:
        card = action_cell(t, action, tb.ACTION_CARD)
        if verb == tb.ACCEPT or verb == tb.OPTION_HAND or verb == tb.OPTION_PLAY:
            card = int(s[at + stack.CARD])
        elif verb == tb.DONE:
            card = ev.NOBODY
        tell_chosen(e, player, card, by, 1 << player if s[at + stack.KIND] == fr.KEEP_CARDS else ev.EVERYBODY)
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
        destination = destination_of(s, e, player, card, ops.TO_DISCARD, verb == tb.ACQUIRE_ROW_FOR_MATE)
        acquire_from_row(s, t, e, player, slot, destination, ev.BY_RULES)
    elif verb == tb.ACQUIRE_PILE or verb == tb.ACQUIRE_PILE_FOR_MATE:
        pay_runes(s, t, e, player, card, st.NO_SLOT)
        destination = destination_of(s, e, player, card, ops.TO_DISCARD, verb == tb.ACQUIRE_PILE_FOR_MATE)
        acquire_from_pile(s, t, e, player, card, destination, ev.BY_RULES)
    elif verb == tb.DEFEAT_ROW:
        slot = slot_of(s, card, ordinal)
        spend_power(s, e, player, power_price(s, t, card, slot), card, ids.A_11_1)
        defeat_in_row(s, t, e, player, slot, ev.BY_RULES)
    elif verb == tb.DEFEAT_PILE:
        spend_power(s, e, player, power_price(s, t, card, st.NO_SLOT), card, ids.A_11_5)
        defeat_in_pile(s, t, e, player, card, ev.BY_RULES)
    elif verb == tb.END_TURN:
        end_turn(s, t, e, player)
    else:
        s[stack.ERROR] = stack.UNKNOWN_ACTION


@rule
def destination_of(s: Cells, e: Events, player: int, card: int, destination: int, mate: bool) -> int:
    """Where an acquired card goes; one additional Rune sends it to the team-mate (A-24.4)."""
    if not mate:
        return destination
    spend_runes(s, e, player, 1, card, ids.A_24_4)
    return acquire.TO_MATE


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
        await_end_phase(s, e, player)
        ask_keep_cards(s, e, player, keeper, min(keeps, st.KEPT_ROOM))


@rule
def answer(s: Cells, t: Cells, e: Events, action: int) -> None:
    """Carry out the answer to the question on top of the stack; the question goes away, or is asked once more."""
    at = top(s)
    kind = s[at + stack.KIND]
    player, about, by = int(s[at + stack.PLAYER]), int(s[at + stack.CARD]), asking(s, at)
    verb, card = action_cell(t, action, tb.VERB), action_cell(t, action, tb.ACTION_CARD)
    if verb == tb.DECLINE:
        decline(s, at)
    elif kind == fr.BANISH:
        answer_banish(s, t, e, at, player, action, by)
    elif kind == fr.DISCARD:
        answer_discard(s, e, at, player, card, by)
    elif kind == fr.DEFEAT or kind == fr.ACQUIRE or kind == fr.TAKE:
        destination = int(s[at + fr.ACQUIRE_TO]) if kind == fr.ACQUIRE else ops.TO_DISCARD
        pop(s)
        answer_free(s, t, e, player, action, destination, by)
    elif kind == fr.COPY:
        pop(s)
        answer_copy(s, t, e, player, card, source_of(by))
    elif kind == fr.CONFIRM:
        op = int(s[at + fr.CONFIRM_OP])
        pop(s)
        move_acquired(s, t, e, player, about, op, by)
    elif kind == fr.OPTION:
        pop(s)
        move_acquired(s, t, e, player, about, ops.TO_HAND if verb == tb.OPTION_HAND else ops.TO_PLAY, by)
    elif kind == fr.FOR_MATE:
        slot, frame = int(s[at + fr.FOR_MATE_SLOT]), int(s[at + fr.FOR_MATE_FRAME])
        pop(s)
        give_to_mate(s, e, player, about, slot, frame)
    elif kind == fr.DESTROY:
        pop(s)
        destroy(s, e, player, find_construct(s, player, card), by)
    elif kind == fr.DESTROY_OF:
        victim = int(s[at + fr.DESTROY_OF_SEAT])
        pop(s)
        destroy(s, e, victim, find_construct(s, victim, card), by)
    elif kind == fr.TAKE_DISCARDED:
        decline(s, at)  # of the other cards none is taken
        take_discarded(s, e, player, action_cell(t, action, tb.ORDINAL), card, by)
    elif kind == fr.REWARDS:
        answer_reward(s, t, e, at, player, card)
    elif kind == fr.KEEP:
        pop(s)
        keep_one(s, e, player, card, by)
    elif kind == fr.KEEP_CARDS:
        answer_keep_cards(s, at, verb, card)
    else:
        s[stack.ERROR] = stack.UNKNOWN_QUESTION


@rule
def ask_again(s: Cells, at: int, left: int, more: bool) -> None:
    """The same question is asked once more if it still may be, for one card less; else it goes away."""
    if more and s[at + left] > 1:
        s[at + left] -= 1
    else:
        pop(s)


@rule
def decline(s: Cells, at: int) -> None:
    """What is asked does not happen (A-5.7)."""
    kind = s[at + stack.KIND]
    if kind == fr.BANISH:
        ask_again(s, at, fr.BANISH_LEFT, s[at + fr.BANISH_HOW] == fr.MAY_EACH_TIME)
    else:
        frame = int(s[at + fr.TAKE_DISCARDED_FRAME])
        pop(s)
        if kind == fr.TAKE_DISCARDED:
            forget_notes(s, frame)


@rule
def answer_banish(s: Cells, t: Cells, e: Events, at: int, player: int, action: int, by: int) -> None:
    """Banish the chosen card (A-14.8)."""
    verb, card, ordinal = (
        action_cell(t, action, tb.VERB),
        action_cell(t, action, tb.ACTION_CARD),
        action_cell(t, action, tb.ORDINAL),
    )
    how = s[at + fr.BANISH_HOW]
    ask_again(s, at, fr.BANISH_LEFT, verb != tb.DONE and how != fr.MAY_THIS_TIME)
    if verb == tb.DONE:
        want_no_more(s, player)
    elif verb == tb.CHOOSE_HAND:
        banish_from_hand(s, t, e, player, card, by)
    elif verb == tb.CHOOSE_DISCARD:
        banish_from_discard(s, t, e, player, card, by)
    elif verb != tb.CHOOSE_ROW:
        s[stack.ERROR] = stack.UNKNOWN_ACTION
    elif how == fr.MAY_SEEK:
        banish_and_seek(s, t, e, player, slot_of(s, card, ordinal), by)
    else:
        banish_from_row(s, t, e, player, slot_of(s, card, ordinal), by)


@rule
def answer_discard(s: Cells, e: Events, at: int, player: int, card: int, by: int) -> None:
    """Discard the chosen card; after the last one cards may be drawn."""
    left, draws = int(s[at + fr.DISCARD_LEFT]), int(s[at + fr.DISCARD_DRAWS])
    ask_again(s, at, fr.DISCARD_LEFT, True)
    discard_from_hand(s, e, player, card, by)
    if left == 1:
        draw_by_effect(s, e, player, draws, by)


@rule
def answer_free(s: Cells, t: Cells, e: Events, player: int, action: int, destination: int, by: int) -> None:
    """Acquire or defeat the chosen card without paying (A-10.8, A-11.8); one Rune gives it to the team-mate (V-154)."""
    verb, card, ordinal = (
        action_cell(t, action, tb.VERB),
        action_cell(t, action, tb.ACTION_CARD),
        action_cell(t, action, tb.ORDINAL),
    )
    in_pile = verb == tb.CHOOSE_PILE or verb == tb.CHOOSE_PILE_FOR_MATE
    if card_type(t, card) == ops.MONSTER:
        if in_pile:
            defeat_in_pile(s, t, e, player, card, by)
        else:
            defeat_in_row(s, t, e, player, slot_of(s, card, ordinal), by)
        return
    mate = verb == tb.CHOOSE_PILE_FOR_MATE or verb == tb.CHOOSE_ROW_FOR_MATE
    destination = destination_of(s, e, player, card, destination, mate)
    if in_pile:
        acquire_from_pile(s, t, e, player, card, destination, by)
    else:
        acquire_from_row(s, t, e, player, slot_of(s, card, ordinal), destination, by)


@rule
def answer_copy(s: Cells, t: Cells, e: Events, player: int, card: int, source: int) -> None:
    """Repeat the effect of the chosen Hero; the copying card remembers it (V-103), and so does a chain (V-200)."""
    if s[stack.HEIGHT] > 0:
        below = top(s)
        if s[below + stack.KIND] == fr.RUN and s[below + stack.SOURCE] == source and s[below + fr.RUN_COPIED] == 0:
            s[below + fr.RUN_COPIED] = card + 1
    if card_cell(t, card, ops.C_COPIES_HEROES) != 0:
        note_card(s, cn.CHAIN_OF_COPIES, card, cn.CHOSEN)
    else:
        forget_notes(s, cn.CHAIN_OF_COPIES)
    repeat_effect(s, t, e, player, card, source)


@rule
def move_acquired(s: Cells, t: Cells, e: Events, player: int, card: int, op: int, by: int) -> None:
    """The acquired card goes to hand or into play instead, in sight of everybody (R-127, V-113, R-207)."""
    construct = find_mover(s, t, player, op, card)
    if construct >= 0:  # else it has left play meanwhile
        mark_used(s, player, construct, st.TRIGGER_BIT)
        by = by_card(int(s[construct_at(s, player, construct)]), ruling_of(by))
    if op == ops.TO_PLAY:
        put_into_play(s, t, e, player, card, by)
        return
    remove_from_discard(s, player, card)
    add_to_hand(s, player, card)
    know_in_hand(s, player, card)
    tell_move(e, ev.PUT, player, card, by, from_to(zn.DISCARD, zn.HAND), ids.A_10_8)


@rule
def answer_reward(s: Cells, t: Cells, e: Events, at: int, player: int, card: int) -> None:
    """The reward of the chosen Monster comes next; the question stays as long as one waits."""
    frame, energy = int(s[at + fr.REWARDS_FRAME]), int(s[at + fr.REWARDS_ENERGY])
    if find_note(s, frame, st.NO_CARD, cn.REWARD_WAITS) < 0:
        pop(s)
    gain_chosen_reward(s, t, e, player, card, frame, energy)


@rule
def answer_keep_cards(s: Cells, at: int, verb: int, card: int) -> None:
    """The chosen card stays in hand (A-17.6)."""
    ask_again(s, at, fr.KEEP_LEFT, verb != tb.DONE)
    if verb != tb.DONE:
        s[st.KEPT + int(s[st.KEPT_COUNT])] = card
        s[st.KEPT_COUNT] += 1


@rule
def keep_one(s: Cells, e: Events, player: int, card: int, by: int) -> None:
    """One Construct stays, the others are destroyed (A-26.1)."""
    kept = find_construct(s, player, card)
    i = int(s[seat(s, player) + st.CONSTRUCT_COUNT]) - 1
    while i >= 0:
        if i != kept:
            destroy(s, e, player, i, by)
        i -= 1

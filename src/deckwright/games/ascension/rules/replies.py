"""What the answer to a question does."""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import acquire
from deckwright.games.ascension.rules import card_notes as cn
from deckwright.games.ascension.rules import event_kinds as ev
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import rule_ids as ids
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.rules import zones as zn
from deckwright.games.ascension.rules.acquire import acquire_from_pile, acquire_from_row
from deckwright.games.ascension.rules.banish import (
    banish_and_seek,
    banish_from_discard,
    banish_from_hand,
    banish_from_row,
)
from deckwright.games.ascension.rules.card_notes import find_note, forget_notes, note_card
from deckwright.games.ascension.rules.constructs import destroy, find_construct, find_mover, mark_used
from deckwright.games.ascension.rules.defeat import defeat_in_pile, defeat_in_row
from deckwright.games.ascension.rules.event_kinds import by_card, from_to, ruling_of, source_of, tell_move
from deckwright.games.ascension.rules.fate import want_no_more
from deckwright.games.ascension.rules.hands import (
    add_to_hand,
    discard_from_hand,
    draw_by_effect,
    know_in_hand,
    remove_from_discard,
)
from deckwright.games.ascension.rules.honor import spend_runes
from deckwright.games.ascension.rules.opponents import take_discarded
from deckwright.games.ascension.rules.play import put_into_play, repeat_effect
from deckwright.games.ascension.rules.row import slot_of
from deckwright.games.ascension.rules.several_cards import gain_chosen_reward, give_to_mate
from deckwright.games.ascension.rules.state import construct_at, seat
from deckwright.games.ascension.rules.tables import action_cell, card_cell, card_type
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import pop, top


@rule
def asking(s: Cells, at: int) -> int:
    """By which card, and under which ruling, the question in this frame is asked."""
    return by_card(int(s[at + stack.SOURCE]), int(s[at + fr.RULING]))


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
        move_acquired(s, t, e, player, about, way_named_by(verb), by)
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
def way_named_by(verb: int) -> int:
    """How the card just acquired is moved, by the answer that names it."""
    if verb == tb.OPTION_HAND:
        return ops.TO_HAND
    return ops.TO_PLAY if verb == tb.OPTION_PLAY else ops.END


@rule
def destination_of(s: Cells, e: Events, player: int, card: int, destination: int, mate: bool) -> int:
    """Where an acquired card goes; one additional Rune sends it to the team-mate (A-24.4)."""
    if not mate:
        return destination
    spend_runes(s, e, player, 1, card, ids.A_24_4)
    return acquire.TO_MATE


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
    elif mate or verb == tb.CHOOSE_ROW:
        acquire_from_row(s, t, e, player, slot_of(s, card, ordinal), destination, by)
    else:
        s[stack.ERROR] = stack.UNKNOWN_ACTION


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
    elif op == ops.TO_HAND:
        remove_from_discard(s, player, card)
        add_to_hand(s, player, card)
        know_in_hand(s, player, card)
        tell_move(e, ev.PUT, player, card, by, from_to(zn.DISCARD, zn.HAND), ids.A_10_8)
    else:
        s[stack.ERROR] = stack.UNKNOWN_OP


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
    if verb == tb.CHOOSE_HAND:
        s[st.KEPT + int(s[st.KEPT_COUNT])] = card
        s[st.KEPT_COUNT] += 1
    elif verb != tb.DONE:
        s[stack.ERROR] = stack.UNKNOWN_ACTION


@rule
def keep_one(s: Cells, e: Events, player: int, card: int, by: int) -> None:
    """One Construct stays, the others are destroyed (A-26.1)."""
    kept = find_construct(s, player, card)
    i = int(s[seat(s, player) + st.CONSTRUCT_COUNT]) - 1
    while i >= 0:
        if i != kept:
            destroy(s, e, player, i, by)
        i -= 1

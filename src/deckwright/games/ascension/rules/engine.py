"""The whole interface of the game: what is legal, and what an action does."""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import card_notes as cn
from deckwright.games.ascension.rules import event_kinds as ev
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import rule_ids as ids
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.rules.acquire import acquire_from_pile, acquire_from_row, pay_runes
from deckwright.games.ascension.rules.card_notes import forget_notes
from deckwright.games.ascension.rules.constructs import find_unused
from deckwright.games.ascension.rules.defeat import defeat_in_pile, defeat_in_row, power_price, use_trophy
from deckwright.games.ascension.rules.effects import step
from deckwright.games.ascension.rules.event_kinds import tell_asked, tell_chosen, tell_declined
from deckwright.games.ascension.rules.fate import begin_fate
from deckwright.games.ascension.rules.frames import ask_keep_cards, await_end_phase, is_about_hand, is_told_to_one
from deckwright.games.ascension.rules.hands import reveal
from deckwright.games.ascension.rules.honor import spend_power
from deckwright.games.ascension.rules.legal_answers import list_answers
from deckwright.games.ascension.rules.play import play_card, use_construct
from deckwright.games.ascension.rules.replies import answer, asking, destination_of
from deckwright.games.ascension.rules.row import slot_of
from deckwright.games.ascension.rules.state import construct_at, seat
from deckwright.games.ascension.rules.tables import action_cell, card_cell
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
    if not is_about_hand(int(s[at + stack.KIND]), int(s[at + fr.BANISH_ZONES])):
        return False
    return int(s[seat(s, int(s[at + stack.PLAYER])) + st.HAND_COUNT]) > 1


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
        tell_chosen(e, player, card, by, 1 << player if is_told_to_one(int(s[at + stack.KIND])) else ev.EVERYBODY)
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

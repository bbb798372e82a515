"""The whole interface of the game: what is legal, and what an action does."""

from deckwright.cards import ops
from deckwright.games.ascension.rules.acquire import acquire_from_pile, acquire_from_row, pay_runes
from deckwright.games.ascension.rules.banish import (
    banish_and_seek,
    banish_from_discard,
    banish_from_hand,
    banish_from_row,
)  # fmt: skip
from deckwright.games.ascension.rules.constructs import (
    TRIGGER_BIT,
    destroy,
    find_construct,
    find_mover,
    find_unused,
    mark_used,
)  # fmt: skip
from deckwright.games.ascension.rules.defeat import defeat_in_pile, defeat_in_row, power_price, use_trophy
from deckwright.games.ascension.rules.effects import step
from deckwright.games.ascension.rules.event_kinds import (
    E_ASK,
    E_CHOOSE,
    E_DECLINE,
    E_PUT,
    NOWHERE,
    Z_DISCARD,
    Z_HAND,
    tell_move,
)  # fmt: skip
from deckwright.games.ascension.rules.fate import begin_fate, want_no_more
from deckwright.games.ascension.rules.frame_cards import (
    CHAIN_OF_COPIES,
    CHOSEN,
    REWARD_WAITS,
    add_pending,
    find_pending,
    forget_pending,
)  # fmt: skip
from deckwright.games.ascension.rules.frames import (
    ACQUIRE,
    BANISH,
    CONFIRM,
    COPY,
    DEFEAT,
    DESTROY,
    DESTROY_OF,
    DISCARD,
    END_PHASE,
    FIRST_QUESTION,
    FOR_MATE,
    KEEP,
    KEEP_CARDS,
    MAY_EACH_TIME,
    MAY_SEEK,
    MAY_THIS_TIME,
    NEXT_TURN,
    OPTION,
    REWARDS,
    RUN,
    TAKE,
    TAKE_DISCARDED,
    TURN,
)  # fmt: skip
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
from deckwright.games.ascension.rules.rule_ids import A_5_3, A_5_7, A_10_8, A_11_1, A_11_5, A_24_4, A_27_2
from deckwright.games.ascension.rules.several_cards import gain_chosen_reward, give_to_mate
from deckwright.games.ascension.rules.state import (
    CONSTRUCT_COUNT,
    FATE_COUNT,
    HAND_COUNT,
    KEPT,
    KEPT_COUNT,
    KEPT_ROOM,
    NO_CARD,
    NO_SLOT,
    OTHER_DECISION,
    OVER,
    SCRATCH,
    TURN_PLAYER,
    construct_at,
    seat,
)  # fmt: skip
from deckwright.games.ascension.rules.tables import (
    ACCEPT,
    ACQUIRE_PILE,
    ACQUIRE_PILE_FOR_MATE,
    ACQUIRE_ROW,
    ACQUIRE_ROW_FOR_MATE,
    ACTION_CARD,
    CHOOSE_DISCARD,
    CHOOSE_HAND,
    CHOOSE_PILE,
    CHOOSE_PILE_FOR_MATE,
    CHOOSE_ROW_FOR_MATE,
    DECLINE,
    DEFEAT_PILE,
    DEFEAT_ROW,
    DONE,
    OPTION_HAND,
    OPTION_PLAY,
    ORDINAL,
    PLAY,
    TROPHY,
    USE,
    VERB,
    action_cell,
    card_cell,
    card_type,
)  # fmt: skip
from deckwright.games.ascension.rules.turn import end_phase
from deckwright.kernel.events import EVERYBODY, NOBODY, emit, follow_last, recall_parent
from deckwright.kernel.playing import DECIDE, GO_ON, MAX_STEPS
from deckwright.kernel.rules import Cells, Events, entry, rule
from deckwright.kernel.stack import (
    CARD,
    ERROR,
    HEIGHT,
    KIND,
    NO_ERROR,
    PC,
    PLAYER,
    SOURCE,
    TOO_LONG,
    A,
    B,
    C,
    pop,
    push,
    top,
)  # fmt: skip


@entry
def legal(s: Cells, t: Cells, out: Cells) -> int:
    """Every legal action of whoever must decide now, as indexes of the fixed action space; the number of them."""
    if s[OVER] == 1 or s[HEIGHT] == 0:
        return 0
    return list_answers(s, t, out, 0, out.shape[0])


@entry
def apply(s: Cells, t: Cells, e: Events, action: int) -> None:
    """Carry a legal action out, and everything that follows until somebody must decide again, or the game is over.

    `GO_ON` is no action: what waits after the setup is done.
    """
    following = begin(s, t, e, action)
    for _ in range(MAX_STEPS):
        following = advance(s, t, e, following)
        if following == DECIDE:
            return
    s[ERROR] = TOO_LONG


@rule
def begin(s: Cells, t: Cells, e: Events, action: int) -> int:
    """An action of a turn is carried out; an answer to another question is told, and comes next."""
    if action == GO_ON:
        return GO_ON
    at = top(s)
    if s[at + PLAYER] != s[TURN_PLAYER]:
        reveal(s, OTHER_DECISION)
    recall_parent(e, int(s[HEIGHT]) - 1)
    if s[at + KIND] == TURN:
        take_action(s, t, e, int(s[at + PLAYER]), action)
        return GO_ON
    tell_answer(s, t, e, action)
    return action


@rule
def is_settled(s: Cells) -> bool:
    """Whether everything is done that can be done before the player of this turn acts again, or the game is over."""
    if s[ERROR] != NO_ERROR or s[HEIGHT] == 0:
        return True
    return int(s[top(s) + KIND]) == TURN and int(s[FATE_COUNT]) == 0


@rule
def advance(s: Cells, t: Cells, e: Events, following: int) -> int:
    """One step of what follows from an action: an answer, or else the work on top of the stack.

    Gives what comes next: the only answer to a question, `GO_ON`, or `DECIDE` when somebody must decide something or
    the game is over.
    """
    if following != GO_ON:
        answer(s, t, e, following)
    if is_settled(s):
        return DECIDE
    kind = s[top(s) + KIND]
    if (kind == TURN or kind == NEXT_TURN) and s[FATE_COUNT] > 0:
        begin_fate(s, t, e)  # everything else is finished
        return GO_ON
    recall_parent(e, int(s[HEIGHT]) - 1)
    if kind < FIRST_QUESTION:
        step(s, t, e)
        return GO_ON
    n = list_answers(s, t, s, SCRATCH, 2)
    only = int(s[SCRATCH])
    s[SCRATCH] = 0
    s[SCRATCH + 1] = 0
    if n > 1 or (n == 1 and is_out_of_sight(s)):
        ask(s, e)
        return DECIDE
    if n == 0 or action_cell(t, only, VERB) == DECLINE:
        if kind == COPY:
            forget_pending(s, CHAIN_OF_COPIES)
        pop(s)  # nothing can be chosen: R-204
        return GO_ON
    return only  # carried out unasked: everybody knows that there is no other


@rule
def is_out_of_sight(s: Cells) -> bool:
    """Whether the answer is one of two or more cards of a hand: silence would tell that they are equal (R-203)."""
    at = top(s)
    kind = s[at + KIND]
    if kind != DISCARD and (kind != BANISH or int(s[at + A]) & ops.FROM_HAND == 0):
        return False
    return int(s[seat(s, int(s[at + PLAYER])) + HAND_COUNT]) > 1


@rule
def ask(s: Cells, e: Events) -> None:
    """Somebody is asked something; everybody sees who and by which card (R-213)."""
    at = top(s)
    card = int(s[at + CARD])
    emit(e, E_ASK, int(s[at + PLAYER]), card, int(s[at + SOURCE]), 0, 0, NOWHERE, NOWHERE, A_27_2, int(s[at + PC]),
         EVERYBODY, NOBODY)  # fmt: skip


@rule
def tell_answer(s: Cells, t: Cells, e: Events, action: int) -> None:
    """What was answered; a card that stays hidden in a hand is told to its owner only."""
    at = top(s)
    player, source, ruling = int(s[at + PLAYER]), int(s[at + SOURCE]), int(s[at + PC])
    verb = action_cell(t, action, VERB)
    if verb == DECLINE:
        emit(e, E_DECLINE, player, NOBODY, source, 0, 0, NOWHERE, NOWHERE, A_5_7, ruling, EVERYBODY, NOBODY)
    else:
        card = action_cell(t, action, ACTION_CARD)
        if verb == ACCEPT or verb == OPTION_HAND or verb == OPTION_PLAY:
            card = int(s[at + CARD])
        elif verb == DONE:
            card = NOBODY
        seen = 1 << player if s[at + KIND] == KEEP_CARDS else EVERYBODY
        emit(e, E_CHOOSE, player, card, source, 0, 0, NOWHERE, NOWHERE, A_5_3, ruling, seen, NOBODY)
    follow_last(e)


@rule
def take_action(s: Cells, t: Cells, e: Events, player: int, action: int) -> None:
    """One action of a turn (A-6.2)."""
    verb, card, ordinal = (
        action_cell(t, action, VERB),
        action_cell(t, action, ACTION_CARD),
        action_cell(t, action, ORDINAL),
    )
    if verb == PLAY:
        play_card(s, t, e, player, card)
    elif verb == USE:
        use_construct(s, t, e, player, find_unused(s, player, card, ordinal), ordinal)
    elif verb == TROPHY:
        use_trophy(s, t, e, player, card)
    elif verb == ACQUIRE_ROW or verb == ACQUIRE_ROW_FOR_MATE:
        slot = slot_of(s, card, ordinal)
        pay_runes(s, t, e, player, card, slot)
        mate = pay_for_mate(s, e, player, card, verb == ACQUIRE_ROW_FOR_MATE)
        acquire_from_row(s, t, e, player, slot, ops.TO_DISCARD, NOBODY, 0, mate)
    elif verb == ACQUIRE_PILE or verb == ACQUIRE_PILE_FOR_MATE:
        pay_runes(s, t, e, player, card, NO_SLOT)
        mate = pay_for_mate(s, e, player, card, verb == ACQUIRE_PILE_FOR_MATE)
        acquire_from_pile(s, t, e, player, card, ops.TO_DISCARD, NOBODY, 0, mate)
    elif verb == DEFEAT_ROW:
        slot = slot_of(s, card, ordinal)
        spend_power(s, e, player, power_price(s, t, card, slot), card, A_11_1)
        defeat_in_row(s, t, e, player, slot, NOBODY, 0)
    elif verb == DEFEAT_PILE:
        spend_power(s, e, player, power_price(s, t, card, NO_SLOT), card, A_11_5)
        defeat_in_pile(s, t, e, player, card, NOBODY, 0)
    else:
        end_turn(s, t, e, player)


@rule
def pay_for_mate(s: Cells, e: Events, player: int, card: int, mate: bool) -> bool:
    """One additional Rune sends an acquired card to the team-mate (A-24.4)."""
    if mate:
        spend_runes(s, e, player, 1, card, A_24_4)
    return mate


@rule
def end_turn(s: Cells, t: Cells, e: Events, player: int) -> None:
    """The action phase is over (A-6.5); a card may let its player keep cards (A-17.6, A-5.1)."""
    keeps = 0
    keeper = NOBODY
    for i in range(s[seat(s, player) + CONSTRUCT_COUNT]):
        card = int(s[construct_at(s, player, i)])
        if card_cell(t, card, ops.C_KEEPS) > 0:
            keeps += card_cell(t, card, ops.C_KEEPS)
            keeper = card
    if keeps == 0 or s[seat(s, player) + HAND_COUNT] == 0:
        end_phase(s, t, e)
    else:
        push(s, e, END_PHASE, player, NOBODY, NOBODY, 0, 0, 0, 0)
        push(s, e, KEEP_CARDS, player, keeper, NO_CARD, 0, min(keeps, KEPT_ROOM), 0, 0)


@rule
def answer(s: Cells, t: Cells, e: Events, action: int) -> None:
    """Carry out the answer to the question on top of the stack."""
    at = top(s)
    kind = s[at + KIND]
    player, source, ruling = int(s[at + PLAYER]), int(s[at + SOURCE]), int(s[at + PC])
    a, b, c, about = int(s[at + A]), int(s[at + B]), int(s[at + C]), int(s[at + CARD])
    verb, card, ordinal = (
        action_cell(t, action, VERB),
        action_cell(t, action, ACTION_CARD),
        action_cell(t, action, ORDINAL),
    )
    if stays_open(kind, verb, a, b, c):
        s[at + (A if kind == DISCARD else B)] -= 1
    elif kind != REWARDS or find_pending(s, a, NO_CARD, REWARD_WAITS) < 0:
        pop(s)
    if verb == DECLINE:
        if kind == TAKE_DISCARDED:
            forget_pending(s, a)
    elif kind == BANISH:
        if verb == DONE:
            want_no_more(s, player)
        else:
            answer_banish(s, t, e, player, verb, card, ordinal, source, c == MAY_SEEK, ruling)
    elif kind == DISCARD:
        discard_from_hand(s, e, player, card, source, ruling)
        if a == 1:
            draw_by_effect(s, e, player, b, source, ruling)
    elif kind == DEFEAT or kind == ACQUIRE or kind == TAKE:
        destination = c if kind == ACQUIRE else ops.TO_DISCARD
        answer_free(s, t, e, player, verb, card, ordinal, destination, source, ruling)
    elif kind == COPY:
        answer_copy(s, t, e, player, card, source)
    elif kind == CONFIRM:
        move_acquired(s, t, e, player, about, a, source, ruling)
    elif kind == OPTION:
        move_acquired(s, t, e, player, about, ops.TO_HAND if verb == OPTION_HAND else ops.TO_PLAY, source, ruling)
    elif kind == FOR_MATE:
        give_to_mate(s, e, player, about, a, b)
    elif kind == DESTROY:
        destroy(s, e, player, find_construct(s, player, card), source, ruling)
    elif kind == DESTROY_OF:
        destroy(s, e, a, find_construct(s, a, card), source, ruling)
    elif kind == TAKE_DISCARDED:
        forget_pending(s, a)
        take_discarded(s, e, player, ordinal, card, source, ruling)
    elif kind == REWARDS:
        gain_chosen_reward(s, t, e, player, card, a, b)
    elif kind == KEEP:
        keep_one(s, e, player, card, source, ruling)
    elif verb != DONE:
        s[KEPT + int(s[KEPT_COUNT])] = card
        s[KEPT_COUNT] += 1


@rule
def stays_open(kind: int, verb: int, a: int, b: int, c: int) -> bool:
    """Whether the same question is asked once more."""
    if kind == BANISH:
        return b > 1 and verb != DONE and c != MAY_THIS_TIME and (verb != DECLINE or c == MAY_EACH_TIME)
    if kind == DISCARD:
        return a > 1 and verb != DECLINE
    return kind == KEEP_CARDS and b > 1 and verb != DONE


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
    if verb == CHOOSE_HAND:
        banish_from_hand(s, t, e, player, card, source, ruling)
    elif verb == CHOOSE_DISCARD:
        banish_from_discard(s, t, e, player, card, source, ruling)
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
    in_pile = verb == CHOOSE_PILE or verb == CHOOSE_PILE_FOR_MATE
    if card_type(t, card) == ops.MONSTER:
        if in_pile:
            defeat_in_pile(s, t, e, player, card, source, ruling)
        else:
            defeat_in_row(s, t, e, player, slot_of(s, card, ordinal), source, ruling)
        return
    mate = pay_for_mate(s, e, player, card, verb == CHOOSE_PILE_FOR_MATE or verb == CHOOSE_ROW_FOR_MATE)
    if in_pile:
        acquire_from_pile(s, t, e, player, card, destination, source, ruling, mate)
    else:
        acquire_from_row(s, t, e, player, slot_of(s, card, ordinal), destination, source, ruling, mate)


@rule
def answer_copy(s: Cells, t: Cells, e: Events, player: int, card: int, source: int) -> None:
    """Repeat the effect of the chosen Hero; the copying card remembers it (V-103), and so does a chain (V-200)."""
    if s[HEIGHT] > 0:
        below = top(s)
        if s[below + KIND] == RUN and s[below + SOURCE] == source and s[below + B] == 0:
            s[below + B] = card + 1
    if card_cell(t, card, ops.C_COPIES_HEROES) != 0:
        add_pending(s, CHAIN_OF_COPIES, card, CHOSEN)
    else:
        forget_pending(s, CHAIN_OF_COPIES)
    repeat_effect(s, t, e, player, card, source)


@rule
def move_acquired(s: Cells, t: Cells, e: Events, player: int, card: int, op: int, source: int, ruling: int) -> None:
    """The acquired card goes to hand or into play instead, in sight of everybody (R-127, V-113, R-207)."""
    construct = find_mover(s, t, player, op, card)
    if construct >= 0:  # else it has left play meanwhile
        mark_used(s, player, construct, TRIGGER_BIT)
        source = int(s[construct_at(s, player, construct)])
    if op == ops.TO_PLAY:
        put_into_play(s, t, e, player, card, source, ruling)
        return
    remove_from_discard(s, player, card)
    add_to_hand(s, player, card)
    know_in_hand(s, player, card)
    tell_move(e, E_PUT, player, card, source, Z_DISCARD, Z_HAND, A_10_8, ruling)


@rule
def keep_one(s: Cells, e: Events, player: int, card: int, source: int, ruling: int) -> None:
    """One Construct stays, the others are destroyed (A-26.1)."""
    kept = find_construct(s, player, card)
    i = int(s[seat(s, player) + CONSTRUCT_COUNT]) - 1
    while i >= 0:
        if i != kept:
            destroy(s, e, player, i, source, ruling)
        i -= 1

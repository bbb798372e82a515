"""The rules of Pennies.

Everybody holds three cards. In your turn you play one, do what it says, and draw one while there are any. The game ends
when the pot is empty or nobody holds a card; whoever has most pennies wins.
"""

from deckwright.kernel import playing, stack
from deckwright.kernel import tables as tb
from deckwright.kernel.chacha import KEY, KEY_CELLS, pick, shuffle
from deckwright.kernel.events import EVERYBODY, NOBODY, emit, follow_last, follow_nothing, recall_parent
from deckwright.kernel.rules import Cells, Events, entry, rule
from deckwright.kernel.stack import pop, push, top
from deckwright.kernel.tables import action_cell, card_cell, index_of, step_cell

NEW_HAND = 3
POT_FOR_EACH = 10

# The state, behind the cells of the kernel; then for each seat its pennies and its hand, counted by type.
SEATS, FIRST, TURNS, POT, DECK_COUNT, DECK = range(stack.KERNEL_CELLS, stack.KERNEL_CELLS + 6)
DECK_ROOM, TYPES_ROOM = 64, 16
DISCARD = DECK + DECK_ROOM
SEAT_0 = DISCARD + TYPES_ROOM
PENNIES, HAND = range(2)
SEAT_CELLS = HAND + TYPES_ROOM

PLAYS = 1  # of a card's row: where its program begins
END, TAKE, ROB = 0, 2, 3  # ops; 1 leaves steps out, which no card of this game does
PLAY_CARD, ROB_SEAT = range(2)  # verbs of actions
TURN, RUN, ROBBERY = range(1, 4)  # frames: whose turn it is, a card's program, who is robbed
PLAYED = stack.A  # of a turn: 1 when its card has been played
AMOUNT = stack.A  # of a robbery
SHUFFLED, BEGINS, REDRAWN = range(3)  # purposes of randomness

EVENTS = ("setup", "draw", "play", "take", "rob", "turn", "end")
E_SETUP, E_DRAW, E_PLAY, E_TAKE, E_ROB, E_TURN, E_END = range(7)
ZONES = (None, "deck", "hand", "discard")
NOWHERE, IN_DECK, IN_HAND, IN_DISCARD = range(4)


# How it stands.


@rule
def seats(s: Cells) -> int:
    """How many seats there are."""
    return int(s[SEATS])


@rule
def first(s: Cells) -> int:
    """The seat that began."""
    return int(s[FIRST])


@rule
def turns(s: Cells) -> int:
    """Turns taken so far by all seats together."""
    return int(s[TURNS])


@rule
def seat(player: int) -> int:
    """Where the cells of a seat begin."""
    return SEAT_0 + player * SEAT_CELLS


@rule
def hand_size(s: Cells, player: int) -> int:
    """How many cards a player holds."""
    total = 0
    for card in range(TYPES_ROOM):
        total += int(s[seat(player) + HAND + card])
    return total


@rule
def is_over(s: Cells) -> bool:
    """Whether the pot is empty, or a turn begins and nobody holds a card."""
    if s[POT] == 0:
        return True
    if s[stack.HEIGHT] > 1 or s[top(s) + PLAYED] == 1:
        return False
    for player in range(s[SEATS]):
        if hand_size(s, player) > 0:
            return False
    return True


@rule
def score(s: Cells, t: Cells, player: int) -> int:
    """The pennies of a player."""
    return int(s[seat(player) + PENNIES])


@rule
def winner(s: Cells, t: Cells) -> int:
    """The first of those with most pennies."""
    best = 0
    for player in range(1, s[SEATS]):
        if score(s, t, player) > score(s, t, best):
            best = player
    return best


@rule
def has_won(s: Cells, t: Cells, player: int, best: int) -> bool:
    """Whoever has as many pennies wins too."""
    return score(s, t, player) == score(s, t, best)


# What happens.


@rule
def tell(e: Events, kind: int, player: int, source: int, amount: int, other: int) -> None:
    """Something happened that everybody sees."""
    emit(e, kind, player, NOBODY, source, amount, 0, NOWHERE, NOWHERE, NOBODY, 0, EVERYBODY, other)


@entry
def set_up(s: Cells, t: Cells, e: Events, first: int) -> None:
    """Shuffle all cards, deal the hands, and begin the first turn."""
    follow_nothing(e)
    tell(e, E_SETUP, NOBODY, NOBODY, 0, NOBODY)
    follow_last(e)
    s[FIRST] = pick(s, int(s[SEATS]), BEGINS, 0, 0) if first == playing.ANYBODY else first
    s[POT] = POT_FOR_EACH * s[SEATS]
    for card in range(t[tb.CARD_TYPES]):
        for _ in range(card_cell(t, card, tb.COPIES)):
            s[DECK + int(s[DECK_COUNT])] = card
            s[DECK_COUNT] += 1
    shuffle(s, s, DECK, int(s[DECK_COUNT]), SHUFFLED, 0, 0)
    for player in range(s[SEATS]):
        for _ in range(NEW_HAND):
            draw(s, e, player)
    follow_nothing(e)
    push(s, e, TURN, int(s[FIRST]), NOBODY, NOBODY, 0, 0, 0, 0)
    tell(e, E_TURN, int(s[FIRST]), NOBODY, 1, NOBODY)


@rule
def draw(s: Cells, e: Events, player: int) -> None:
    """Draw a card, while there are any; only the player sees which."""
    if s[DECK_COUNT] > 0:
        s[DECK_COUNT] -= 1
        at = DECK + int(s[DECK_COUNT])
        card = int(s[at])
        s[at] = 0
        s[seat(player) + HAND + card] += 1
        emit(e, E_DRAW, player, card, NOBODY, 1, 0, IN_DECK, IN_HAND, NOBODY, 0, 1 << player, NOBODY)


@entry
def legal(s: Cells, t: Cells, out: Cells) -> int:
    """Any card of the hand can be played, anybody else who has a penny can be robbed."""
    if is_over(s):
        return 0
    player, kind, n = int(s[top(s) + stack.PLAYER]), int(s[top(s) + stack.KIND]), 0
    if kind == TURN:
        for card in range(t[tb.CARD_TYPES]):
            if s[seat(player) + HAND + card] > 0:
                out[n] = index_of(t, PLAY_CARD, card)
                n += 1
    elif kind == ROBBERY:
        for other in range(s[SEATS]):
            if other != player and s[seat(other) + PENNIES] > 0:
                out[n] = index_of(t, ROB_SEAT, other)
                n += 1
    else:
        s[stack.ERROR] = stack.UNKNOWN_QUESTION
    return n


@rule
def begin(s: Cells, t: Cells, e: Events, action: int) -> int:
    """A card is played; the answer to another question comes next."""
    if action == playing.GO_ON or s[top(s) + stack.KIND] != TURN:
        return action
    play_card(s, t, e, int(s[top(s) + stack.PLAYER]), action_cell(t, action, tb.WHAT))
    return playing.GO_ON


@rule
def is_settled(s: Cells) -> bool:
    """Whether the next card is to be played, or the game is over."""
    at = top(s)
    return is_over(s) or s[stack.ERROR] != stack.NO_ERROR or (s[at + stack.KIND] == TURN and s[at + PLAYED] == 0)


@rule
def advance(s: Cells, t: Cells, e: Events, following: int) -> int:
    """One step of what follows from a card."""
    recall_parent(e, int(s[stack.HEIGHT]) - 1)
    if following != playing.GO_ON:
        rob(s, e, action_cell(t, following, tb.WHAT))
    if is_settled(s):
        return playing.DECIDE
    recall_parent(e, int(s[stack.HEIGHT]) - 1)
    kind = int(s[top(s) + stack.KIND])
    if kind == TURN:
        end_turn(s, e)
    elif kind == RUN:
        step(s, t, e)
    elif kind == ROBBERY:
        return next_of_robbery(s, t)
    else:
        s[stack.ERROR] = stack.UNKNOWN_WORK
    return playing.GO_ON


@rule
def play_card(s: Cells, t: Cells, e: Events, player: int, card: int) -> None:
    """A card goes from the hand to the discard pile, and its program begins."""
    s[seat(player) + HAND + card] -= 1
    s[DISCARD + card] += 1
    s[top(s) + PLAYED] = 1
    follow_nothing(e)
    emit(e, E_PLAY, player, card, NOBODY, 1, 0, IN_HAND, IN_DISCARD, NOBODY, 0, EVERYBODY, NOBODY)
    follow_last(e)
    push(s, e, RUN, player, card, NOBODY, 0, 0, 0, card_cell(t, card, PLAYS))


@rule
def step(s: Cells, t: Cells, e: Events) -> None:
    """The next step of a card's program."""
    at = top(s)
    player, card, pc = int(s[at + stack.PLAYER]), int(s[at + stack.SOURCE]), int(s[at + stack.PC])
    op, n = step_cell(t, pc, tb.OP), step_cell(t, pc, tb.OP_A)
    s[at + stack.PC] = pc + 1
    if op == END:
        pop(s)
    elif op == TAKE:
        taken = min(n, int(s[POT]))
        s[POT] -= taken
        s[seat(player) + PENNIES] += taken
        tell(e, E_TAKE, player, card, taken, NOBODY)
        tell_end(s, e)
    elif op == ROB:
        push(s, e, ROBBERY, player, card, NOBODY, n, 0, 0, 0)
    else:
        s[stack.ERROR] = stack.UNKNOWN_OP


@rule
def next_of_robbery(s: Cells, t: Cells) -> int:
    """Somebody is asked whom to rob; nobody where there is one choice, or none."""
    player, victims, victim = int(s[top(s) + stack.PLAYER]), 0, 0
    for other in range(s[SEATS]):
        if other != player and s[seat(other) + PENNIES] > 0:
            victims += 1
            victim = other
    if victims == 0:
        pop(s)
    if victims == 1:
        return index_of(t, ROB_SEAT, victim)
    return playing.GO_ON if victims == 0 else playing.DECIDE


@rule
def rob(s: Cells, e: Events, victim: int) -> None:
    """Take pennies from another player."""
    at = top(s)
    player, card = int(s[at + stack.PLAYER]), int(s[at + stack.SOURCE])
    taken = min(int(s[at + AMOUNT]), int(s[seat(victim) + PENNIES]))
    s[seat(victim) + PENNIES] -= taken
    s[seat(player) + PENNIES] += taken
    tell(e, E_ROB, player, card, taken, victim)
    pop(s)


@rule
def end_turn(s: Cells, e: Events) -> None:
    """Draw a card; then comes the next player who holds one."""
    at = top(s)
    player = int(s[at + stack.PLAYER])
    draw(s, e, player)
    s[stack.REVEALED] += 1
    s[TURNS] += 1
    s[at + PLAYED] = 0
    if is_over(s):
        tell_end(s, e)
        return
    player = (player + 1) % int(s[SEATS])
    while hand_size(s, player) == 0:
        player = (player + 1) % int(s[SEATS])
    s[at + stack.PLAYER] = player
    tell(e, E_TURN, player, NOBODY, int(s[TURNS]) + 1, NOBODY)


@rule
def tell_end(s: Cells, e: Events) -> None:
    """The game is over, if it is."""
    if is_over(s):
        follow_nothing(e)
        tell(e, E_END, NOBODY, NOBODY, 0, NOBODY)


# What a seat may not know: the order of the deck, and the hands of the others.


@entry
def conceal(s: Cells, bag: Cells, viewer: int) -> None:
    """Put all that is hidden in the order of the cards, and forget the key."""
    for i in range(KEY_CELLS):
        s[KEY + i] = 0
    give_out(s, bag, viewer, False)


@entry
def deal(s: Cells, bag: Cells, viewer: int) -> None:
    """Draw all that is hidden anew, by the key in the state."""
    give_out(s, bag, viewer, True)


@rule
def give_out(s: Cells, bag: Cells, viewer: int, anew: bool) -> None:
    """Collect the hidden cards, and give every hand and the deck as many of them as before."""
    n, sizes, cards = 0, TYPES_ROOM, TYPES_ROOM + playing.MOST_SEATS  # of the bag; first it counts cards by type
    for card in range(TYPES_ROOM):
        bag[card] = 0
    for i in range(s[DECK_COUNT]):
        bag[int(s[DECK + i])] += 1
    for player in range(s[SEATS]):
        bag[sizes + player] = 0 if player == viewer else hand_size(s, player)
        for card in range(0 if player == viewer else TYPES_ROOM):
            bag[card] += s[seat(player) + HAND + card]
            s[seat(player) + HAND + card] = 0
    for card in range(TYPES_ROOM):
        for _ in range(bag[card]):
            bag[cards + n] = card
            n += 1
    if anew:
        shuffle(s, bag, cards, n, REDRAWN, 0, 0)
    for player in range(s[SEATS]):
        for _ in range(bag[sizes + player]):
            n -= 1
            s[seat(player) + HAND + int(bag[cards + n])] += 1
    for i in range(s[DECK_COUNT]):
        s[DECK + i] = bag[cards + i]

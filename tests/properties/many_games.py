"""Random games by the hundred thousand: looked over while they run, and counted card by card.

All of this is written as rules are, so that it runs inside the compiled rules and is as fast as they are.
"""

from typing import Any

from deckwright.games.ascension.engine import apply, legal
from deckwright.games.ascension.frames import TURN
from deckwright.games.ascension.playout import MAX_TURNS, WORD, key_from_number, mix
from deckwright.games.ascension.setup import ANYBODY, set_up
from deckwright.games.ascension.state import (
    BOX,
    CARD_ROOM,
    CENTER,
    CENTER_COUNT,
    CENTER_ROOM,
    CONSTRUCT_COUNT,
    CONSTRUCT_ROOM,
    DECK_COUNT,
    DISCARD_COUNT,
    ENERGY,
    HAND_COUNT,
    HONOR_TOKENS,
    KEPT,
    KEPT_COUNT,
    KEPT_ROOM,
    KNOWN_COUNT,
    KNOWN_TOP,
    NO_CARD,
    PILES,
    PLAYED,
    PLAYED_COUNT,
    POOL,
    POWER,
    RESTRICTED_RUNES,
    RIVAL_HONOR,
    ROW,
    ROW_COUNT,
    ROW_ROOM,
    RUNES,
    SCRATCH,
    SEATS,
    SEEN_TOP,
    SET_ASIDE,
    TAKEN,
    TAKEN_CELLS,
    TAKEN_COUNT,
    TAKEN_ROOM,
    TURNS,
    TYPES,
    TYPES_ROOM,
    VOID,
    WAITING,
    WAITING_COUNT,
    WAITING_ROOM,
    construct_at,
    deck_at,
    discard_at,
    due_at,
    hand_at,
    known_at,
    seat,
    used_at,
)  # fmt: skip
from deckwright.games.ascension.tables import (
    ACTION_CARD,
    CHOOSE_PLAYED,
    END_TURN,
    ORDINAL,
    PLAY,
    T_CARD_TYPES,
    USE,
    VERB,
    action_cell,
)  # fmt: skip
from deckwright.games.ascension.telling import (
    E_ACQUIRE,
    E_BANISH,
    E_DEFEAT,
    E_DESTROY,
    E_DRAW,
    E_GAIN,
    E_PUT,
    E_SET_ASIDE,
)
from deckwright.kernel.events import (
    COUNT,
    E_CARD,
    E_KIND,
    E_PLAYER,
    E_RESOURCE,
    E_SOURCE,
    EVENT_CELLS,
    HEADER,
    NEXT_NUMBER,
    OVERFLOW,
)  # fmt: skip
from deckwright.kernel.modes import entry, rule
from deckwright.kernel.stack import ERROR, FRAME_CELLS, FRAMES, HEIGHT, KIND, MAX_FRAMES, NO_ERROR, top

# What can happen to a card, counted in the game; the tally has a row of cells for each.
(
    PLAYED_FROM_HAND,
    USED_1,
    USED_2,
    USED_3,
    USED_4,
    COPIED,
    ACQUIRED,
    DEFEATED,
    BANISHED,
    DESTROYED,
    DREW,  # the card is the source of a draw, or of a gain, or put another card somewhere
    GAVE_RUNES,
    GAVE_POWER,
    GAVE_HONOR,
    GAVE_ENERGY,
    GAVE_RESTRICTED,
    PUT,
    TAKEN_BY_RIVAL,
) = range(18)
TALLIES = 18
MOST = 30_000  # a tally stops here: it only has to say whether something happens, and what is rare

# What may be wrong with a state.
(
    FINE,
    CARDS_LOST,
    COUNT_OUT_OF_ROOM,
    COUNT_WRONG,
    CELL_NOT_CLEARED,
    HAND_NOT_SORTED,
    KNOWN_WRONG,
    RESOURCE_BELOW_0,
    HONOR_LOST,
    STACK_WRONG,
    ERROR_RAISED,
    EVENTS_LOST,
    NOTHING_LEGAL,
) = range(13)
SELDOM = 15  # of so many numbers and one more, one lets an eager player end the turn early
TROUBLES = 100  # what is wrong is told as number of the game * TROUBLES + what


@rule
def count_cards(s: Any, counts: Any) -> None:
    """Count every card of the game by its type, wherever it lies."""
    for card in range(s[TYPES]):
        counts[card] = s[VOID + card] + s[BOX + card] + s[PILES + card] + s[SET_ASIDE + card]
    for i in range(s[CENTER_COUNT]):
        counts[s[CENTER + i]] += 1
    for i in range(s[ROW_COUNT]):
        if s[ROW + i] != NO_CARD:
            counts[s[ROW + i]] += 1
    for i in range(s[PLAYED_COUNT]):
        counts[s[PLAYED + i]] += 1
    for player in range(s[SEATS]):
        count_cards_of(s, counts, player)


@rule
def count_cards_of(s: Any, counts: Any, player: int) -> None:
    here = seat(s, player)
    for i in range(s[here + HAND_COUNT]):
        counts[s[hand_at(s, player) + i]] += 1
    for i in range(s[here + DECK_COUNT]):
        counts[s[deck_at(s, player) + i]] += 1
    for i in range(s[here + CONSTRUCT_COUNT]):
        counts[s[construct_at(s, player, i)]] += 1
    for card in range(s[TYPES]):
        counts[card] += s[discard_at(s, player) + card]


@rule
def is_list(s: Any, at: int, count: int, room: int, empty: int) -> int:
    """A list of cards has a length that fits, and nothing behind its end."""
    if count < 0 or count > room:
        return COUNT_OUT_OF_ROOM
    for i in range(count, room):
        if s[at + i] != empty:
            return CELL_NOT_CLEARED
    return FINE


@rule
def is_sum(s: Any, at: int, count: int) -> int:
    """Counts by type are not negative, and add up to the number that is kept beside them."""
    total = 0
    for card in range(TYPES_ROOM):
        if s[at + card] < 0:
            return COUNT_OUT_OF_ROOM
        total += s[at + card]
    return FINE if total == count else COUNT_WRONG


@rule
def look_at_seat(s: Any, player: int) -> int:
    """What is wrong with the cells of a seat."""
    here = seat(s, player)
    hand, known = hand_at(s, player), known_at(s, player)
    constructs = int(s[here + CONSTRUCT_COUNT])
    trouble = is_list(s, hand, int(s[here + HAND_COUNT]), CARD_ROOM, 0)
    trouble = max(trouble, is_list(s, deck_at(s, player), int(s[here + DECK_COUNT]), CARD_ROOM, 0))
    trouble = max(trouble, is_list(s, construct_at(s, player, 0), constructs, CONSTRUCT_ROOM, 0))
    trouble = max(trouble, is_list(s, used_at(s, player, 0), constructs, CONSTRUCT_ROOM, 0))
    trouble = max(trouble, is_list(s, due_at(s, player, 0), constructs, CONSTRUCT_ROOM, 0))
    trouble = max(trouble, is_sum(s, discard_at(s, player), int(s[here + DISCARD_COUNT])))
    trouble = max(trouble, is_sum(s, known, int(s[here + KNOWN_COUNT])))
    if trouble != FINE:
        return trouble
    for i in range(1, s[here + HAND_COUNT]):
        if s[hand + i] < s[hand + i - 1]:
            return HAND_NOT_SORTED
    for card in range(s[TYPES]):
        held = 0
        for i in range(s[here + HAND_COUNT]):
            if s[hand + i] == card:
                held += 1
        if s[known + card] > held:
            return KNOWN_WRONG
    if s[here + KNOWN_TOP] > s[here + SEEN_TOP] or s[here + SEEN_TOP] > s[here + DECK_COUNT] or s[here + KNOWN_TOP] < 0:
        return KNOWN_WRONG
    return FINE


@rule
def look_at_table(s: Any) -> int:
    """What is wrong with the cells that belong to no seat."""
    trouble = is_list(s, CENTER, int(s[CENTER_COUNT]), CENTER_ROOM, 0)
    trouble = max(trouble, is_list(s, ROW, int(s[ROW_COUNT]), ROW_ROOM, NO_CARD))
    trouble = max(trouble, is_list(s, PLAYED, int(s[PLAYED_COUNT]), CARD_ROOM, 0))
    trouble = max(trouble, is_list(s, WAITING, int(s[WAITING_COUNT]), WAITING_ROOM, 0))
    trouble = max(trouble, is_list(s, TAKEN, TAKEN_CELLS * int(s[TAKEN_COUNT]), TAKEN_CELLS * TAKEN_ROOM, 0))
    trouble = max(trouble, is_list(s, KEPT, int(s[KEPT_COUNT]), KEPT_ROOM, 0))
    trouble = max(trouble, is_list(s, SCRATCH, 0, 2, 0))
    trouble = max(trouble, is_list(s, FRAMES, FRAME_CELLS * int(s[HEIGHT]), FRAME_CELLS * MAX_FRAMES, 0))
    for card in range(s[TYPES]):
        if s[VOID + card] < 0 or s[BOX + card] < 0 or s[PILES + card] < 0 or s[SET_ASIDE + card] < 0:
            trouble = max(trouble, COUNT_OUT_OF_ROOM)
    return trouble


@rule
def look_at_honor(s: Any, pool: int) -> int:
    """Honor comes from the pool; only when it is empty can there be more than there was."""
    total = int(s[POOL]) + int(s[RIVAL_HONOR])
    for player in range(s[SEATS]):
        total += int(s[seat(s, player) + HONOR_TOKENS])
    if s[POOL] < 0 or total < pool or (s[POOL] > 0 and total != pool):
        return HONOR_LOST
    return FINE


@rule
def look_over(s: Any, counts: Any, expected: Any, pool: int) -> int:
    """What is wrong with a state, if anything is."""
    count_cards(s, counts)
    for card in range(s[TYPES]):
        if counts[card] != expected[card]:
            return CARDS_LOST
    if s[RUNES] < 0 or s[RESTRICTED_RUNES] < 0 or s[POWER] < 0 or s[ENERGY] < 0:
        return RESOURCE_BELOW_0
    trouble = max(look_at_table(s), look_at_honor(s, pool))
    for player in range(s[SEATS]):
        trouble = max(trouble, look_at_seat(s, player))
    return trouble


@rule
def look_at_stack(s: Any, e: Any) -> int:
    """After every action: no bound was reached, nothing was left out, and the turn is asked with nothing below it."""
    if s[ERROR] != NO_ERROR:
        return ERROR_RAISED
    if e[OVERFLOW] != 0:
        return EVENTS_LOST
    if s[HEIGHT] > 0 and (s[top(s) + KIND] == TURN) != (s[HEIGHT] == 1):
        return STACK_WRONG
    return FINE


@rule
def add(t: Any, tally: Any, what: int, card: int) -> None:
    at = what * int(t[T_CARD_TYPES]) + card
    if tally[at] < MOST:
        tally[at] += 1


@rule
def tally_action(t: Any, tally: Any, action: int) -> None:
    """Count what was chosen."""
    verb, card = action_cell(t, action, VERB), action_cell(t, action, ACTION_CARD)
    if verb == PLAY:
        add(t, tally, PLAYED_FROM_HAND, card)
    elif verb == USE:
        add(t, tally, USED_1 + action_cell(t, action, ORDINAL), card)
    elif verb == CHOOSE_PLAYED:
        add(t, tally, COPIED, card)


@rule
def tally_events(t: Any, e: Any, tally: Any) -> None:
    """Count what happened."""
    for i in range(e[COUNT]):
        at = HEADER + i * EVENT_CELLS
        kind, card, source = e[at + E_KIND], int(e[at + E_CARD]), int(e[at + E_SOURCE])
        if kind == E_ACQUIRE:
            add(t, tally, ACQUIRED, card)
        elif kind == E_DEFEAT:
            add(t, tally, DEFEATED if e[at + E_PLAYER] >= 0 else TAKEN_BY_RIVAL, card)
        elif kind == E_SET_ASIDE:
            add(t, tally, TAKEN_BY_RIVAL, card)
        elif kind == E_BANISH:
            add(t, tally, BANISHED, card)
        elif kind == E_DESTROY:
            add(t, tally, DESTROYED, card)
        elif kind == E_DRAW and source >= 0:
            add(t, tally, DREW, source)
        elif kind == E_GAIN and source >= 0:
            add(t, tally, GAVE_RUNES + int(e[at + E_RESOURCE]) - 1, source)
        elif kind == E_PUT:
            add(t, tally, PUT, source)


@rule
def play_watched_game(
    s: Any, t: Any, e: Any, out: Any, tally: Any, counts: Any, expected: Any, policy: int, every: int, eager: bool
) -> int:
    """Play a game that is set up to its end, each action at random; what is wrong, if anything is.

    Eager players rarely end a turn while there is something else to do; others choose uniformly.
    """
    pool = int(s[POOL])
    actions = 0
    n = legal(s, t, out)
    trouble = look_over(s, counts, expected, pool)
    while n > 0 and s[TURNS] < MAX_TURNS and trouble == FINE:
        choice = 0
        if n > 1:
            policy = mix((policy + 0x9E3779B9) & WORD)
            if eager and policy & SELDOM != 0 and action_cell(t, int(out[n - 1]), VERB) == END_TURN:
                n -= 1
            choice = (policy * n) >> 32
        action = int(out[choice])
        e[COUNT] = 0
        e[NEXT_NUMBER] = 0
        apply(s, t, e, action)
        tally_action(t, tally, action)
        tally_events(t, e, tally)
        trouble = look_at_stack(s, e)
        actions += 1
        if actions % every == 0 and trouble == FINE:
            trouble = look_over(s, counts, expected, pool)
        n = legal(s, t, out)
        if n == 0 and s[HEIGHT] > 0:
            trouble = NOTHING_LEGAL
    return max(trouble, look_over(s, counts, expected, pool))


@entry
def play_watched_games(
    states: Any, blank: Any, t: Any, e: Any, out: Any, tally: Any, counts: Any, expected: Any, seed: int, start: int,
    every: int, eager: bool,
) -> int:  # fmt: skip
    """Set up, play and look over a game for every row of `states`; 0, or in which game what was wrong.

    With players who are not eager the games are those of `play_random_games`, action by action.
    """
    for game in range(states.shape[0]):
        s = states[game]
        for i in range(blank.shape[0]):
            s[i] = blank[i]
        key_from_number(s, seed, start + game)
        e[COUNT] = 0
        set_up(s, t, e, ANYBODY)
        policy = mix(seed * 31 + start + game & WORD)
        trouble = play_watched_game(s, t, e, out, tally, counts, expected, policy, every, eager)
        if trouble != FINE:
            return (start + game) * TROUBLES + trouble
    return FINE

"""Random games by the hundred thousand: looked over while they run, and counted card by card.

All of this is written as rules are, so that it runs inside the compiled rules and is as fast as they are.
"""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.declared.events import KINDS
from deckwright.games.ascension.rules import event_kinds as ek
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.rules import zones as zn
from deckwright.games.ascension.rules.engine import apply, legal
from deckwright.games.ascension.rules.frames import TURN
from deckwright.games.ascension.rules.hands import put_in_discard
from deckwright.games.ascension.rules.row import treasure_under
from deckwright.games.ascension.rules.setup import set_up
from deckwright.games.ascension.rules.state import team_mate
from deckwright.games.ascension.rules.tables import action_cell, card_cell, card_type, origin
from deckwright.games.ascension.rules.turn import NEW_HAND
from deckwright.kernel import events as ev
from deckwright.kernel import stack
from deckwright.kernel.events import NOBODY
from deckwright.kernel.mixing import WORD, key_from_number, mix
from deckwright.kernel.playing import ANYBODY, GO_ON, MAX_TURNS
from deckwright.kernel.rules import Cells, Events, entry, rule
from deckwright.kernel.stack import top
from tests.properties.looking_over import (
    FINE,
    N_ENDED,
    N_EXTRA_TURN,
    N_HONOR,
    N_NEW_TURN,
    N_OWNED,
    N_POOL,
    N_RESOURCES,
    N_SIZES,
    N_SLID,
    N_TURN_PLAYER,
    N_TURNS,
    NOTES,
    NOTHING_LEGAL,
    RIVAL,
    TURNS_UNEQUAL,
    WRONG_PLAYER,
    compare,
    compare_sizes,
    look_at_new_turn,
    look_at_row,
    look_at_stack,
    look_over,
)  # fmt: skip

# What is counted: rows of a tally with a cell for every card of the ruleset, and one for "no card".
CHOSEN = 0  # by verb of the action, and its card (or the card that asked, where an answer names none)
USED = CHOSEN + tb.VERBS  # by ability of a Construct
HAPPENED = USED + ops.MAX_USES  # by kind of event, and its card
CAUSED = HAPPENED + len(KINDS)  # by kind of event, and the card whose effect it is
GAVE = CAUSED + len(KINDS)  # by resource, and the card that gave it
GIVEN = GAVE + len(ops.RESOURCES)  # acquired for the team-mate
GIVEN_ALONG = GIVEN + 1  # Treasure that went with such a card
SOUGHT = GIVEN + 2  # Treasure acquired as it was turned up
ELSEWHERE = GIVEN + 3  # drawn or banished by another player than the one whose turn it is: by Fate
EXTRA_TURN_BY = GIVEN + 4  # banished from play for an extra turn
NOTHING_LEFT = GIVEN + 5  # a slot without a card, or with Treasure alone
TALLIES = GIVEN + 6
MOST = 30_000  # a tally stops here: it only has to say whether something happens, and what is rare

SELDOM = 15  # of so many numbers and one more, one lets an eager player end the turn early


# What events say.


@rule
def begin_notes(s: Cells, t: Cells, notes: Cells, pool: int) -> None:
    """Every seat owns a starting deck and nothing else (A-3.2)."""
    for i in range(NOTES):
        notes[i] = 0
    notes[N_POOL] = pool
    notes[N_TURN_PLAYER] = s[st.FIRST]
    for player in range(s[st.SEATS]):
        for card in range(s[st.TYPES]):
            if origin(t, card) == ops.STARTING:
                own(notes, player, card, card_cell(t, card, ops.C_COPIES))
                resize(notes, player, zn.DECK, card_cell(t, card, ops.C_COPIES))
        resize(notes, player, zn.DECK, -NEW_HAND)
        resize(notes, player, zn.HAND, NEW_HAND)


@rule
def own(notes: Cells, player: int, card: int, n: int) -> None:
    """A seat owns so many cards more, or less."""
    notes[N_OWNED + player * st.TYPES_ROOM + card] += n


@rule
def resize(notes: Cells, player: int, zone: int, n: int) -> None:
    """A zone of a seat has so many cards more, or less."""
    notes[N_SIZES + player * len(zn.ZONES) + zone] += n


@rule
def follow_card(e: Events, notes: Cells, at: int, kind: int, player: int, other: int) -> None:
    """Note how a card goes from zone to zone; some moves are told twice, and count once."""
    came, went = int(e[at + ev.E_FROM]), int(e[at + ev.E_TO])
    if kind == ek.SHUFFLE:
        n = int(notes[N_SIZES + player * len(zn.ZONES) + zn.DISCARD])
        resize(notes, player, zn.DISCARD, -n)
        resize(notes, player, zn.DECK, n)
    elif kind == ek.ACQUIRE and other != NOBODY:
        resize(notes, other, went, 1)
    elif kind == ek.TAKE:
        resize(notes, other, came, -1)
        resize(notes, player, went, 1)
    elif (
        kind == ek.DRAW or kind == ek.PLAY or kind == ek.ACQUIRE or kind == ek.DISCARD or kind == ek.DESTROY
        or kind == ek.BANISH or kind == ek.PUT or kind == ek.TREASURE
        or (kind == ek.TROPHY and came == zn.ROW)
    ):  # fmt: skip
        resize(notes, player, came, -1)
        resize(notes, player, went, 1)


@rule
def follow(s: Cells, t: Cells, e: Events, notes: Cells, at: int) -> int:
    """Note what an event changes; what is wrong with it, if anything is."""
    kind, player, card, amount = (
        int(e[at + ev.E_KIND]), int(e[at + ev.E_PLAYER]), int(e[at + ev.E_CARD]), int(e[at + ev.E_AMOUNT]),
    )  # fmt: skip
    other, resource = int(e[at + ev.E_OTHER]), int(e[at + ev.E_RESOURCE])
    if e[at + ev.E_FROM] == zn.ROW:
        notes[N_SLID] = 1
    if player != NOBODY:
        follow_card(e, notes, at, kind, player, other)
    if kind == ek.GAIN and resource == ops.HONOR:
        notes[N_HONOR + (RIVAL if player == NOBODY else player)] += amount
        notes[N_POOL] = max(int(notes[N_POOL]) - amount, 0)
        if notes[N_POOL] == 0:
            notes[N_ENDED] = 1
    elif kind == ek.GAIN:
        notes[N_RESOURCES + resource] += amount
    elif kind == ek.SPEND or kind == ek.LOSE:
        notes[N_RESOURCES + resource] -= amount
    elif kind == ek.POOL:
        notes[N_POOL] += amount
    elif kind == ek.ACQUIRE:
        own(notes, player if other == NOBODY else other, card, 1)
    elif (kind == ek.TREASURE and player != NOBODY) or (kind == ek.TROPHY and e[at + ev.E_TO] == zn.TROPHIES):
        own(notes, player, card, 1)
    elif kind == ek.BANISH and e[at + ev.E_FROM] != zn.ROW:
        own(notes, player, card, -1)
    elif kind == ek.TAKE:
        own(notes, player, card, 1)
        own(notes, other, card, -1)
    elif kind == ek.EXTRA_TURN:
        notes[N_EXTRA_TURN] = 1
    elif kind == ek.TURN and player != NOBODY:
        notes[N_TURN_PLAYER] = player
        notes[N_NEW_TURN] = 1
        notes[N_TURNS + player] += 1 - notes[N_EXTRA_TURN]
        notes[N_EXTRA_TURN] = 0
    elif kind == ek.ROUND or kind == ek.END:
        for one in range(s[st.SEATS]):
            if notes[N_TURNS + one] != (amount - 1 if kind == ek.ROUND else s[st.ROUND]):
                return TURNS_UNEQUAL
    return look_at_player(s, t, e, notes, at, kind, player, other)


@rule
def look_at_player(s: Cells, t: Cells, e: Events, notes: Cells, at: int, kind: int, player: int, other: int) -> int:
    """Only the active player acts (A-5.5); Fate alone concerns a team-mate, and gifts reach the discard pile (A-24)."""
    active = int(notes[N_TURN_PLAYER])
    if player == NOBODY or player == active:
        if s[st.TEAMS] == 0 or other == NOBODY:
            return FINE
        return FINE if (other == team_mate(s, active)) == (kind == ek.ACQUIRE) else WRONG_PLAYER
    by_fate = e[at + ev.E_SOURCE] != NOBODY and card_cell(t, int(e[at + ev.E_SOURCE]), ops.C_FATE) != 0
    mate = s[st.TEAMS] == 1 and player == team_mate(s, active)
    if kind == ek.TREASURE:
        return FINE if mate and s[st.TEAMMATE_TREASURE] == st.WITH_CARD else WRONG_PLAYER
    if kind == ek.DESTROY or kind == ek.DISCARD:
        return WRONG_PLAYER if mate else FINE
    if kind == ek.ASK or kind == ek.CHOOSE or kind == ek.DECLINE:
        return FINE if by_fate or not mate else WRONG_PLAYER
    if kind == ek.DRAW or kind == ek.BANISH or kind == ek.LEAVE or kind == ek.RETURN:
        return FINE if by_fate else WRONG_PLAYER
    return FINE if kind == ek.SHUFFLE or kind == ek.TURN else WRONG_PLAYER


# Counting.


@rule
def add(t: Cells, tally: Cells, what: int, card: int) -> None:
    types = int(t[tb.T_CARD_TYPES])
    at = what * (types + 1) + (types if card == NOBODY else card)
    if tally[at] < MOST:
        tally[at] += 1


@rule
def tally_action(s: Cells, t: Cells, tally: Cells, action: int) -> None:
    """Count what is chosen."""
    verb, card = action_cell(t, action, tb.VERB), action_cell(t, action, tb.ACTION_CARD)
    if verb == tb.USE:
        add(t, tally, USED + action_cell(t, action, tb.ORDINAL), card)
    named = verb >= tb.PLAY and verb < tb.OPTION_HAND
    add(t, tally, CHOSEN + verb, card if named else int(s[top(s) + stack.SOURCE]))


@rule
def tally_event(t: Cells, e: Events, tally: Cells, notes: Cells, at: int) -> None:
    """Count what has happened."""
    kind, card, source = int(e[at + ev.E_KIND]), int(e[at + ev.E_CARD]), int(e[at + ev.E_SOURCE])
    if kind != ek.DRAW and kind != ek.DISCARD:  # these are the most frequent, and happen to every card
        add(t, tally, HAPPENED + kind, card)
    if source != NOBODY:
        add(t, tally, CAUSED + kind, source)
    if kind == ek.GAIN:
        add(t, tally, GAVE + int(e[at + ev.E_RESOURCE]), source)
    elif kind == ek.ACQUIRE and e[at + ev.E_OTHER] != NOBODY:
        add(t, tally, GIVEN, card)
    elif kind == ek.TREASURE and e[at + ev.E_PLAYER] != NOBODY:
        if e[at + ev.E_PLAYER] != notes[N_TURN_PLAYER]:
            add(t, tally, GIVEN_ALONG, card)
        if e[at + ev.E_FROM] == zn.CENTER:
            add(t, tally, SOUGHT, card)
    elif (kind == ek.BANISH or kind == ek.DRAW) and e[at + ev.E_PLAYER] != notes[N_TURN_PLAYER]:
        add(t, tally, ELSEWHERE, source)
    elif kind == ek.BANISH and e[at + ev.E_FROM] == zn.CONSTRUCTS:
        add(t, tally, EXTRA_TURN_BY, card)


@rule
def tally_row(s: Cells, t: Cells, tally: Cells) -> None:
    """Count empty slots, and those with Treasure alone."""
    if s[st.CENTER_COUNT] == 0:
        for slot in range(s[st.ROW_COUNT]):
            if s[st.ROW + slot] == st.NO_CARD:
                add(t, tally, NOTHING_LEFT, int(t[tb.TREASURE_CARDS]) if treasure_under(s, t, slot) > 0 else NOBODY)


@rule
def hear(s: Cells, t: Cells, e: Events, tally: Cells, notes: Cells) -> int:
    """Take in the events of an action; what is wrong afterwards, if anything is."""
    trouble = FINE
    for i in range(e[ev.COUNT]):
        at = ev.HEADER + i * ev.EVENT_CELLS
        tally_event(t, e, tally, notes, at)
        trouble = max(trouble, follow(s, t, e, notes, at))
    trouble = max(trouble, max(look_at_stack(s, e), look_at_row(s, notes)))
    trouble = max(trouble, max(compare(s, notes), compare_sizes(s, notes)))
    tally_row(s, t, tally)
    if notes[N_NEW_TURN] == 1 and s[st.OVER] == 0 and s[top(s) + stack.KIND] == TURN:
        notes[N_NEW_TURN] = 0
        trouble = max(trouble, look_at_new_turn(s))
    return trouble


# Playing.


@rule
def enrich(s: Cells, t: Cells, notes: Cells, cards: int) -> None:
    """Every seat has this many cards of the Center Deck in its discard pile, as if acquired long ago."""
    for player in range(s[st.SEATS]):
        left = cards
        i = int(s[st.CENTER_COUNT]) - 1
        while i >= 0 and left > 0:
            card = int(s[st.CENTER + i])
            if card_type(t, card) != ops.MONSTER:
                s[st.CENTER_COUNT] -= 1
                for k in range(i, int(s[st.CENTER_COUNT])):
                    s[st.CENTER + k] = s[st.CENTER + k + 1]
                s[st.CENTER + int(s[st.CENTER_COUNT])] = 0
                put_in_discard(s, player, card)
                own(notes, player, card, 1)
                resize(notes, player, zn.DISCARD, 1)
                left -= 1
            i -= 1


@rule
def choose(t: Cells, out: Cells, n: int, policy: int, eager: bool) -> int:
    """One of the legal actions; eager players rarely end a turn while there is something else to do."""
    if eager and n > 1 and policy & SELDOM != 0 and action_cell(t, int(out[n - 1]), tb.VERB) == tb.END_TURN:
        n -= 1
    return int(out[(policy * n) >> 32]) if n > 1 else int(out[0])


@entry
def play_watched_game(
    s: Cells, t: Cells, e: Events, out: Cells, tally: Cells, counts: Cells, mine: Cells, expected: Cells, notes: Cells, pool: int, rich: int,
    seed: int, game: int, every: int, eager: bool,
) -> int:  # fmt: skip
    """Set a game up, play it to its end, each action at random, and look at it meanwhile; what is wrong, if anything is.

    With players who are neither rich nor eager it is the game of `play_game` at random, action by action.
    """
    key_from_number(s, seed, game)
    e[ev.COUNT] = 0
    set_up(s, t, e, ANYBODY)
    begin_notes(s, t, notes, pool)
    enrich(s, t, notes, rich)
    policy = mix(seed * 31 + game & WORD)
    actions = game  # so that games are not all looked over at the same places
    action = GO_ON
    n = 1
    trouble = FINE
    while n > 0 and s[st.TURNS] < MAX_TURNS and trouble == FINE:
        e[ev.COUNT] = 0
        e[ev.NEXT_NUMBER] = 0
        apply(s, t, e, action)
        trouble = hear(s, t, e, tally, notes)
        n = legal(s, t, out)
        if trouble == FINE and n == 0 and s[stack.HEIGHT] > 0:
            return NOTHING_LEGAL
        if trouble == FINE and (n == 0 or actions % every == 0):
            trouble = look_over(s, t, out, n, counts, mine, expected, notes)
        actions += 1
        if n > 1:
            policy = mix((policy + 0x9E3779B9) & WORD)
        if n > 0:
            action = choose(t, out, n, policy, eager)
            tally_action(s, t, tally, action)
    return trouble

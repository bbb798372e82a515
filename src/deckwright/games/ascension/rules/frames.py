"""The kinds of frames on the decision stack: work that waits and questions that somebody answers; what their cells hold.

Small rules put them on the stack: nobody else needs to know which cell holds what.
"""

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules.event_kinds import ruling_of, source_of
from deckwright.kernel import stack
from deckwright.kernel.rules import Cells, Events, rule
from deckwright.kernel.stack import push

# Work that waits.
RUN = 1  # a program goes on
TRIGGERS = 2  # triggers set off by an event, with `stack.CARD`
UNITES = 3  # Unite effects that the Hero `stack.CARD` may set off
OPPONENTS = 4  # an effect on each opponent
END_PHASE = 5  # the turn ends
NEXT_TURN = 6  # the first turn, or the one after a solo opponent's step
GIFTS = 7  # cards of the row that are acquired together
AFTERWARDS = 8  # what acquiring and defeating together sets off
BANISH_ROUND = 9  # every player may banish
DISCARD_ROUND = 10  # every player discards
LAST_WORK = DISCARD_ROUND

# Questions. From here on every kind is asked.
TURN = 20
BANISH = 21
DISCARD = 22
ACQUIRE = 23
DEFEAT = 24
TAKE = 25  # acquire or defeat
COPY = 26
CONFIRM = 27  # whether the card just acquired is moved
DESTROY = 28
KEEP = 29
KEEP_CARDS = 30  # at the end of a turn
REWARDS = 31  # whose reward comes next
OPTION = 32  # the card just acquired goes to hand, into play, or stays
FOR_MATE = 33  # whether the team-mate gets a card
DESTROY_OF = 34  # a Construct of another seat
TAKE_DISCARDED = 35
FIRST_QUESTION = TURN
LAST_QUESTION = TAKE_DISCARDED

# What the cells of each kind of frame hold, beside player, source and card.
RUN_ENERGY, RUN_COPIED, RUN_HOW, RUN_STEP = stack.A, stack.B, stack.C, stack.PC  # copied: the Hero + 1, or 0
RUN_TREASURE = stack.A  # of Fate: the Treasure under its card
TRIGGERS_EVENT, TRIGGERS_MAY_MOVE = stack.A, stack.B  # 1 if the acquired card may still be moved
UNITES_WAITING, UNITES_NEXT = stack.A, stack.B  # of so many that wait, the next to look at
OPPONENTS_OP, OPPONENTS_NEXT, OPPONENTS_MAY_TAKE = stack.A, stack.B, stack.C  # 1 if a card may be taken afterwards
NEXT_TURN_ENDED = stack.A  # 1 if the end was triggered before the step
GIFTS_FILTER, GIFTS_SLOT = stack.A, stack.B  # the next slot that may be given away
AFTERWARDS_FIRST = stack.A  # 1 if it was the first defeat of the turn
ROUND_ZONES, ROUND_ASKED, ROUND_TIMES = stack.A, stack.B, stack.C  # zones, and above them who wants no more
ROUND_CARDS = stack.A  # of a round of discarding
BANISH_ZONES, BANISH_LEFT, BANISH_HOW = stack.A, stack.B, stack.C
DISCARD_LEFT, DISCARD_DRAWS = stack.A, stack.B  # cards still to discard, and drawn afterwards
ACQUIRE_FILTER, ACQUIRE_TO = stack.A, stack.C  # the filter with places; the destination
DEFEAT_PLACES = stack.A  # also of `TAKE`
HIGHEST = stack.B  # cost of what is acquired, defeated, taken or copied
MAY = stack.C  # of `DISCARD`, `DEFEAT` and `TAKE`: 1 if it may be declined
CONFIRM_OP = stack.A  # by which the card is moved
KEEP_LEFT = stack.B  # cards that may still be kept
REWARDS_FRAME, REWARDS_ENERGY = stack.A, stack.B  # that the Monsters belong to; at their defeat
FOR_MATE_SLOT, FOR_MATE_FRAME = stack.A, stack.B  # the frame that notes it
DESTROY_OF_SEAT = stack.A
TAKE_DISCARDED_FRAME = stack.A  # that the discarded cards belong to
RULING = stack.PC  # of questions, and of work that asks them
NO_CELL = stack.KIND  # of a question without such a number

# How a program runs: plainly, as a copy, or as Fate; from the last on as one of several rewards, for which so much Energy
# has come too late. What Energize looks at is the Energy that the frame holds - 1, or of each step if that is 0.
PLAINLY, AS_A_COPY, AS_FATE, AS_LATE_REWARD = range(4)
OF_EACH_STEP = 0

# How a card is banished: it must be, all may be declined at once, or each time for itself; this time, of several in
# turn with others; the slot is watched.
MUST_BANISH, MAY_BANISH, MAY_EACH_TIME, MAY_THIS_TIME, MAY_SEEK = range(5)
DONE_FROM = 8  # in a round of banishing: zones below, from here on a bit for each seat that wants no more


# Programs.


@rule
def run(s: Cells, e: Events, player: int, source: int, card: int, pc: int) -> None:
    """A program begins; Energize looks at the Energy of each step."""
    push(s, e, RUN, player, source, card, OF_EACH_STEP, 0, PLAINLY, pc)


@rule
def run_by_energy(s: Cells, e: Events, player: int, source: int, card: int, energy: int, pc: int) -> None:
    """A program begins whose Energize looks at the Energy of now."""
    push(s, e, RUN, player, source, card, energy, 0, PLAINLY, pc)


@rule
def run_copy(s: Cells, e: Events, player: int, source: int, card: int, energy: int, pc: int) -> None:
    """The program of a Hero begins once more, for another card."""
    push(s, e, RUN, player, source, card, energy, 0, AS_A_COPY, pc)


@rule
def run_fate(s: Cells, e: Events, player: int, card: int, treasure: int, pc: int) -> None:
    """A Fate effect begins."""
    push(s, e, RUN, player, card, card, treasure, 0, AS_FATE, pc)


@rule
def run_reward(s: Cells, e: Events, player: int, card: int, energy: int, too_late: int, pc: int) -> None:
    """One of several rewards begins, for which some Energy has come too late."""
    push(s, e, RUN, player, card, card, energy, 0, AS_LATE_REWARD + too_late, pc)


# Other work.


@rule
def await_triggers(s: Cells, e: Events, player: int, card: int, event: int, may_move: bool) -> None:
    """Triggers that are due come next."""
    push(s, e, TRIGGERS, player, card, card, event, 1 if may_move else 0, 0, 0)


@rule
def await_unites(s: Cells, e: Events, player: int, card: int) -> None:
    """Unite effects that wait for the Hero come next."""
    push(s, e, UNITES, player, card, card, int(s[st.WAITING_COUNT]), 0, 0, 0)


@rule
def await_opponents(s: Cells, e: Events, player: int, by: int, op: int, opponent: int, may_take: int) -> None:
    """Each opponent comes next, beginning with this one."""
    push(s, e, OPPONENTS, player, source_of(by), st.NO_CARD, op, opponent, may_take, ruling_of(by))


@rule
def await_end_phase(s: Cells, e: Events, player: int) -> None:
    """The turn ends when everything else is done."""
    push(s, e, END_PHASE, player, st.NO_CARD, st.NO_CARD, 0, 0, 0, 0)


@rule
def await_next_turn(s: Cells, e: Events, player: int, ended: bool) -> None:
    """The next turn begins when everything else is done; `ended`: the end had been triggered before."""
    push(s, e, NEXT_TURN, player, st.NO_CARD, st.NO_CARD, 1 if ended else 0, 0, 0, 0)


@rule
def await_gifts(s: Cells, e: Events, player: int, by: int, filter_: int) -> None:
    """Cards of the row that are acquired together come next."""
    push(s, e, GIFTS, player, source_of(by), st.NO_CARD, filter_, 0, 0, ruling_of(by))


@rule
def await_consequences(s: Cells, e: Events, player: int, source: int, first: bool) -> None:
    """What acquiring and defeating together sets off comes afterwards."""
    push(s, e, AFTERWARDS, player, source, st.NO_CARD, 1 if first else 0, 0, 0, 0)


@rule
def await_banish_round(s: Cells, e: Events, player: int, by: int, zones: int, times: int) -> None:
    """Every player may banish, so many times."""
    push(s, e, BANISH_ROUND, player, source_of(by), st.NO_CARD, zones, 0, times, ruling_of(by))


@rule
def await_discard_round(s: Cells, e: Events, player: int, by: int, cards: int) -> None:
    """Every player discards."""
    push(s, e, DISCARD_ROUND, player, source_of(by), st.NO_CARD, cards, 0, 0, ruling_of(by))


# Questions.


@rule
def ask_turn(s: Cells, e: Events, player: int) -> None:
    """What the player does in this turn (A-6.2)."""
    push(s, e, TURN, player, st.NO_CARD, st.NO_CARD, 0, 0, 0, 0)


@rule
def ask_banish(s: Cells, e: Events, player: int, by: int, zones: int, count: int, how: int) -> None:
    """Which card is banished."""
    push(s, e, BANISH, player, source_of(by), st.NO_CARD, zones, count, how, ruling_of(by))


@rule
def ask_discard(s: Cells, e: Events, player: int, by: int, cards: int, draws: int, may: int) -> None:
    """Which card is discarded; so many are drawn afterwards."""
    push(s, e, DISCARD, player, source_of(by), st.NO_CARD, cards, draws, may, ruling_of(by))


@rule
def ask_acquire(s: Cells, e: Events, player: int, by: int, filter_: int, highest: int, destination: int) -> None:
    """Which card is acquired for nothing."""
    push(s, e, ACQUIRE, player, source_of(by), st.NO_CARD, filter_, highest, destination, ruling_of(by))


@rule
def ask_defeat(s: Cells, e: Events, player: int, by: int, places: int, highest: int, may: int) -> None:
    """Which Monster is defeated for nothing."""
    push(s, e, DEFEAT, player, source_of(by), st.NO_CARD, places, highest, may, ruling_of(by))


@rule
def ask_take(s: Cells, e: Events, player: int, by: int, places: int, highest: int, may: int) -> None:
    """Which card is acquired or defeated for nothing."""
    push(s, e, TAKE, player, source_of(by), st.NO_CARD, places, highest, may, ruling_of(by))


@rule
def ask_copy(s: Cells, e: Events, player: int, by: int, highest: int) -> None:
    """Which Hero is copied."""
    push(s, e, COPY, player, source_of(by), st.NO_CARD, 0, highest, 0, ruling_of(by))


@rule
def ask_confirm(s: Cells, e: Events, player: int, by: int, card: int, op: int) -> None:
    """Whether the card just acquired is moved in this way."""
    push(s, e, CONFIRM, player, source_of(by), card, op, 0, 0, ruling_of(by))


@rule
def ask_option(s: Cells, e: Events, player: int, by: int, card: int) -> None:
    """Whether the card just acquired goes to hand or into play."""
    push(s, e, OPTION, player, source_of(by), card, 0, 0, 0, ruling_of(by))


@rule
def ask_destroy(s: Cells, e: Events, player: int, by: int) -> None:
    """Which of one's own Constructs is destroyed."""
    push(s, e, DESTROY, player, source_of(by), st.NO_CARD, 0, 0, 0, ruling_of(by))


@rule
def ask_destroy_of(s: Cells, e: Events, player: int, by: int, opponent: int) -> None:
    """Which Construct of an opponent is destroyed."""
    push(s, e, DESTROY_OF, player, source_of(by), st.NO_CARD, opponent, 0, 0, ruling_of(by))


@rule
def ask_keep(s: Cells, e: Events, player: int, by: int) -> None:
    """Which Construct is kept; the others are destroyed."""
    push(s, e, KEEP, player, source_of(by), st.NO_CARD, 0, 0, 0, ruling_of(by))


@rule
def ask_keep_cards(s: Cells, e: Events, player: int, keeper: int, cards: int) -> None:
    """Which cards are kept in hand at the end of a turn."""
    push(s, e, KEEP_CARDS, player, keeper, st.NO_CARD, 0, cards, 0, 0)


@rule
def ask_reward(s: Cells, e: Events, player: int, by: int, frame: int, energy: int) -> None:
    """Whose reward comes next, of the Monsters that belong to a frame."""
    push(s, e, REWARDS, player, source_of(by), st.NO_CARD, frame, energy, 0, ruling_of(by))


@rule
def ask_for_mate(s: Cells, e: Events, player: int, by: int, card: int, slot: int) -> None:
    """Whether the team-mate gets a card of the row; the frame that is now on top notes it."""
    push(s, e, FOR_MATE, player, source_of(by), card, slot, int(s[stack.HEIGHT]), 0, ruling_of(by))


@rule
def ask_take_discarded(s: Cells, e: Events, player: int, by: int, frame: int) -> None:
    """Which of the cards that opponents have just discarded is taken."""
    push(s, e, TAKE_DISCARDED, player, source_of(by), st.NO_CARD, frame, 0, 0, ruling_of(by))


# What is true of a question by its kind: how it is answered, and which cells hold numbers that whoever looks on is told.


@rule
def may_decline(kind: int, how: int) -> bool:
    """Whether a question of this kind, asked this way, can be answered by doing nothing."""
    if kind == BANISH:
        return how != MUST_BANISH
    if kind == DISCARD or kind == DEFEAT or kind == TAKE:
        return how == 1
    if kind == CONFIRM or kind == KEEP_CARDS or kind == OPTION:
        return True
    return kind == FOR_MATE or kind == TAKE_DISCARDED


@rule
def is_told_to_one(kind: int) -> bool:
    """Whether nobody but its player learns the answer: the card stays in the hand."""
    return kind == KEEP_CARDS


@rule
def is_about_hand(kind: int, zones: int) -> bool:
    """Whether a card leaves the hand by the answer, so that only its player can know how many answers there are."""
    return kind == DISCARD or (kind == BANISH and zones & ops.FROM_HAND != 0)


@rule
def left_cell(kind: int) -> int:
    """The cell that says how many cards are still to be chosen."""
    if kind == BANISH:
        return BANISH_LEFT
    if kind == DISCARD:
        return DISCARD_LEFT
    return KEEP_LEFT if kind == KEEP_CARDS else NO_CELL


@rule
def highest_cell(kind: int) -> int:
    """The cell that says how much the chosen card may cost."""
    return HIGHEST if kind == ACQUIRE or kind == DEFEAT or kind == TAKE or kind == COPY else NO_CELL


@rule
def drawn_cell(kind: int) -> int:
    """The cell that says how many cards are drawn afterwards."""
    return DISCARD_DRAWS if kind == DISCARD else NO_CELL


@rule
def zones_cell(kind: int) -> int:
    """The cell that says from which zones a card is banished."""
    return BANISH_ZONES if kind == BANISH else NO_CELL


@rule
def about_cell(kind: int) -> int:
    """The cell that says which other seat it is about."""
    return DESTROY_OF_SEAT if kind == DESTROY_OF else NO_CELL

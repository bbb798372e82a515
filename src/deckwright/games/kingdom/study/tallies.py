"""Counting what happens in kingdoms, where events would tell it.

A mode that counts puts `tally` in the place of `emit` and the other rules of this file in the place of those that do
nothing. The event buffer then holds the counts of one game: for every round, and for every card. At the end of the game
they are added to the sums over many games.
"""

from typing import Any

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import event_kinds as ev
from deckwright.games.kingdom.rules import frames as fr
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.games.kingdom.rules.event_kinds import note_detail
from deckwright.games.kingdom.rules.fame import fame_now, fame_of, is_of_kingdom
from deckwright.games.kingdom.rules.nature import active, is_red, slots_of
from deckwright.games.kingdom.rules.state import stage
from deckwright.games.kingdom.rules.tables import action_cell, effect_cell, ordinal_of, stage_cell, step_cell
from deckwright.kernel import playing, stack
from deckwright.kernel.events import emit
from deckwright.kernel.playing import note_chances, note_end
from deckwright.kernel.rules import Cells, Events, Numbers, Sums, rule
from deckwright.kernel.stack import top

# What is counted of each round.
(
    TURNS, UPGRADES, PASSES, ADVANCES, TICKS, USES, PLAYED, DISCOVERIES, DEFEATS, BLOCKS, STICKERS, WRITTEN, BEGUN, FAME,
    CARDS, SLOTS,
) = range(16)  # fmt: skip
GAINED = 16  # of each resource
SPENT = GAINED + ops.KINDS_OF_RESOURCE
LOST = SPENT + ops.KINDS_OF_RESOURCE
ROUND_CELLS = LOST + ops.KINDS_OF_RESOURCE
MOST_ROUNDS = 48  # those of expansions follow those of the base game; later ones are counted with the last

NOTED = ("upgrades", "passes", "advances", "lost", "negative")  # of each game, in its record

# What is counted of each card in a game. Rounds are 0 where it never came to that.
FOUND, COULD, BRANCH, REACHED, TIMES_PRODUCED, TIMES_UPGRADED, TIMES_BLOCKED, TIMES_USED = range(8)
MOST_ORDINALS = 16  # effects of a card, each with its own count from `TIMES_USED` on
CARD_CELLS = TIMES_USED + MOST_ORDINALS

# The counts of a game: a header, rounds, cards, stickers.
ROUND_NOW, LAST_KIND, LAST_CARD, SEEN_ROUND, ROUNDS_BEFORE = range(5)
IN_ROUNDS = 8
IN_CARDS = IN_ROUNDS + MOST_ROUNDS * ROUND_CELLS
IN_STICKERS = IN_CARDS + st.CARD_ROOM * CARD_CELLS
TALLY_CELLS = IN_STICKERS + ops.STICKER_KINDS

# The sums: those of rounds, then of each card, then stickers (how many, and games in which none was left),
# then red cards.
(
    T_FOUND, T_FOUND_ROUNDS, T_PRODUCED, T_UPGRADED, T_BLOCKED, T_OWNED, T_FAME, T_REACHED,
) = range(8)  # fmt: skip
T_USED = T_REACHED + 4
T_BRANCHES = T_USED + MOST_ORDINALS  # for each side or option: games, their scores, the squares of these
BRANCHES = 13
SUM_CELLS = 3
T_CHANCES = T_BRANCHES + BRANCHES * SUM_CELLS  # by period, had or not: the same three
PERIODS, ROUNDS_OF_PERIOD = 8, 4
T_UNSOLVED = T_CHANCES + PERIODS * 2 * SUM_CELLS  # games at whose end the card is red
T_CARD_CELLS = T_UNSOLVED + 1
TO_ROUNDS = 0
TO_CARDS = MOST_ROUNDS * ROUND_CELLS
TO_STICKERS = TO_CARDS + st.CARD_ROOM * T_CARD_CELLS
TO_UNSOLVED = TO_STICKERS + 2 * ops.STICKER_KINDS  # by the number of red cards at the end: games, scores, squares
MOST_UNSOLVED = 12  # and more
TOTAL_CELLS = TO_UNSOLVED + (MOST_UNSOLVED + 1) * SUM_CELLS


def tally_room(seats: int) -> int:
    """How many cells the counts of a game take."""
    return TALLY_CELLS


def totals_room(seats: int) -> int:
    """How many cells the sums over games take."""
    return TOTAL_CELLS


@rule
def round_at(number: int, what: int) -> int:
    """Where something is counted of a round; rounds from 1."""
    return IN_ROUNDS + (min(max(number, 1), MOST_ROUNDS) - 1) * ROUND_CELLS + what


@rule
def card_at(card: int, what: int) -> int:
    return IN_CARDS + card * CARD_CELLS + what


@rule
def tally(
    e: Events, kind: int, player: int, card: int, source: int, amount: int, resource: int, came: int, went: int,
    rule_id: int, ruling: int, seen: int, other: int,
) -> None:  # fmt: skip
    """Count what an event tells."""
    e[LAST_KIND] = kind
    e[LAST_CARD] = card
    if kind == ev.ROUND:
        e[ROUND_NOW] = amount + e[ROUNDS_BEFORE]
    elif kind == ev.EXPANSION:
        e[ROUNDS_BEFORE] = e[ROUND_NOW]
    now = int(e[ROUND_NOW])
    of_round = counted_of_round(kind)
    if of_round >= 0:
        e[round_at(now, of_round)] += 1
    if kind == ev.GAIN:
        e[round_at(now, GAINED + resource - 1)] += amount
    elif kind == ev.SPEND:
        e[round_at(now, SPENT + resource - 1)] += amount
    elif kind == ev.LOSE:
        e[round_at(now, LOST + resource - 1)] += amount
    elif kind == ev.WRITE and source >= 0:
        e[round_at(now, WRITTEN)] += amount
    elif kind == ev.DISCOVER:
        e[card_at(card, FOUND)] = max(now, 1)
    elif kind == ev.PRODUCE:
        e[card_at(card, TIMES_PRODUCED)] += 1
    elif kind == ev.UPGRADE:
        e[card_at(card, TIMES_UPGRADED)] += 1
    elif kind == ev.BLOCK:
        e[card_at(card, TIMES_BLOCKED)] += 1


@rule
def counted_of_round(kind: int) -> int:
    """As what an event counts in its round, or -1."""
    if kind == ev.TURN:
        return TURNS
    if kind == ev.UPGRADE:
        return UPGRADES
    if kind == ev.PASS:
        return PASSES
    if kind == ev.ADVANCE:
        return ADVANCES
    if kind == ev.TICK:
        return TICKS
    if kind == ev.USE:
        return USES
    if kind == ev.PLAY:
        return PLAYED
    if kind == ev.DISCOVER:
        return DISCOVERIES
    if kind == ev.DEFEAT:
        return DEFEATS
    if kind == ev.STICKER or kind == ev.BOOST:
        return STICKERS
    return BLOCKS if kind == ev.BLOCK else -1


@rule
def tally_detail(e: Events, at_stage: int, what: int, which: int) -> None:
    """Count what is said more of the event just counted: a stage that is reached, an effect, a sticker, a side."""
    kind, card = int(e[LAST_KIND]), int(e[LAST_CARD])
    if kind == ev.STICKER or kind == ev.BOOST:
        e[IN_STICKERS + which] += 1
    if card < 0:
        return
    if kind == ev.DISCOVER or kind == ev.TURNED:
        e[card_at(card, REACHED)] |= 1 << at_stage
    elif kind == ev.USE and which < MOST_ORDINALS:
        e[card_at(card, TIMES_USED + which)] += 1
    elif kind == ev.CHOOSE and (what == ev.STAGE or what == ev.OPTION) and e[card_at(card, BRANCH)] == 0:
        e[card_at(card, BRANCH)] = min(which, BRANCHES - 1)


@rule
def note_position(s: Cells, t: Cells, e: Events, out: Cells, n: int) -> None:
    """At the first decision of a round note how the kingdom stands; at every decision, what could be discovered."""
    now = int(s[st.ROUND]) + int(e[ROUNDS_BEFORE])
    if e[SEEN_ROUND] != now:
        note_rounds(s, t, e, now)
        note_round(s, t, e, now)
    kind = int(s[top(s) + stack.KIND])
    for i in range(n):
        verb, card = action_cell(t, int(out[i]), tb.VERB), action_cell(t, int(out[i]), tb.ACTION_CARD)
        if verb == tb.USE:
            note_offers(s, t, e, now, card, action_cell(t, int(out[i]), tb.ORDINAL))
        elif verb == tb.CHOOSE_CARD and kind == fr.PICK and is_choice_of_discovery(s):
            could_be_found(e, card, now)


@rule
def is_choice_of_discovery(s: Cells) -> bool:
    """Whether one of several cards is discovered."""
    below = top(s) - stack.FRAME_CELLS
    return int(s[below + stack.KIND]) == fr.ACT and int(s[below + fr.ACT_OP]) == ops.DISCOVER_ONE


@rule
def note_offers(s: Cells, t: Cells, e: Events, now: int, card: int, ordinal: int) -> None:
    """The cards that an effect would discover could be found now."""
    effect = ordinal - ordinal_of(t, card, stage(s, card), 0)
    here = stage_cell(t, active(s, t, card), ops.S_EFFECT) + effect
    pc = effect_cell(t, here, ops.E_PC)
    while step_cell(t, pc, ops.OP) != ops.END:
        op = step_cell(t, pc, ops.OP)
        if op == ops.DISCOVER and step_cell(t, pc, ops.OP_A) >= 0:
            could_be_found(e, step_cell(t, pc, ops.OP_A), now)
        elif op == ops.DISCOVER_ONE or op == ops.CHOOSE:
            for k in range(step_cell(t, pc, ops.OP_A)):
                found = step_cell(t, pc + 1 + k, ops.OP_A)
                if op == ops.DISCOVER_ONE and found >= 0:
                    could_be_found(e, found, now)
            pc += step_cell(t, pc, ops.OP_SKIP)
        pc += 1


@rule
def could_be_found(e: Events, card: int, now: int) -> None:
    """The round in which a card could be discovered first."""
    if e[card_at(card, COULD)] == 0:
        e[card_at(card, COULD)] = max(now, 1)


@rule
def note_rounds(s: Cells, t: Cells, e: Events, now: int) -> None:
    """The fame of the rounds that have ended since somebody looked."""
    first = int(e[SEEN_ROUND])
    for number in range(max(first, 1), now):
        e[round_at(number, FAME)] = fame_now(s, t)
    e[SEEN_ROUND] = now


@rule
def note_round(s: Cells, t: Cells, e: Events, now: int) -> None:
    """How a kingdom stands at the beginning of a round: its cards, and what they produce."""
    e[round_at(now, BEGUN)] = 1
    for card in range(s[st.CARDS]):
        if is_of_kingdom(s, card):
            e[round_at(now, CARDS)] += 1
            e[round_at(now, SLOTS)] += slots_of(s, t, card)


@rule
def add_sum(totals: Sums, at: int, score: int) -> None:
    """One more game with this score."""
    totals[at] += 1
    totals[at + 1] += score
    totals[at + 2] += score * score


@rule
def add_up(s: Cells, t: Cells, e: Events, records: Numbers, totals: Sums, at: int) -> None:
    """Add the counts of a game to the sums, and clear them for the next one."""
    note_rounds(s, t, e, int(s[st.ROUND]) + int(e[ROUNDS_BEFORE]) + 1)
    score = fame_now(s, t)
    for i in range(MOST_ROUNDS * ROUND_CELLS):
        totals[TO_ROUNDS + i] += e[IN_ROUNDS + i]
    unsolved = 0
    for card in range(s[st.CARDS]):
        add_card(s, t, e, totals, card, score)
        if is_of_kingdom(s, card) and is_red(s, t, card):
            totals[TO_CARDS + card * T_CARD_CELLS + T_UNSOLVED] += 1
            unsolved += 1
    note_game(e, records, at + playing.NOTES, unsolved)
    add_sum(totals, TO_UNSOLVED + min(unsolved, MOST_UNSOLVED) * SUM_CELLS, score)
    for sticker in range(ops.STICKER_KINDS):
        totals[TO_STICKERS + sticker] += e[IN_STICKERS + sticker]
        if e[IN_STICKERS + sticker] > 0 and s[st.SUPPLY + sticker] == 0:
            totals[TO_STICKERS + ops.STICKER_KINDS + sticker] += 1
    for i in range(TALLY_CELLS):
        e[i] = 0


@rule
def note_game(e: Events, records: Numbers, at: int, unsolved: int) -> None:
    """Write in its record what a game came to: upgrades, passes, Advances, resources lost, negative cards at the end."""
    for k in range(5):
        records[at + k] = 0
    for number in range(1, MOST_ROUNDS + 1):
        records[at] += e[round_at(number, UPGRADES)]
        records[at + 1] += e[round_at(number, PASSES)]
        records[at + 2] += e[round_at(number, ADVANCES)]
        for kind in range(ops.KINDS_OF_RESOURCE):
            records[at + 3] += e[round_at(number, LOST + kind)]
    records[at + 4] = unsolved


@rule
def add_card(s: Cells, t: Cells, e: Events, totals: Sums, card: int, score: int) -> None:
    """Add the counts of one card."""
    to = TO_CARDS + card * T_CARD_CELLS
    found, could = int(e[card_at(card, FOUND)]), int(e[card_at(card, COULD)])
    if found > 0:
        totals[to + T_FOUND] += 1
        totals[to + T_FOUND_ROUNDS] += found
    totals[to + T_PRODUCED] += e[card_at(card, TIMES_PRODUCED)]
    totals[to + T_UPGRADED] += e[card_at(card, TIMES_UPGRADED)]
    totals[to + T_BLOCKED] += e[card_at(card, TIMES_BLOCKED)]
    if is_of_kingdom(s, card):
        totals[to + T_OWNED] += 1
        totals[to + T_FAME] += fame_of(s, t, card)
    for number in range(1, 5):
        if (int(e[card_at(card, REACHED)]) >> number) & 1 == 1:
            totals[to + T_REACHED + number - 1] += 1
    for ordinal in range(MOST_ORDINALS):
        totals[to + T_USED + ordinal] += e[card_at(card, TIMES_USED + ordinal)]
    branch = int(e[card_at(card, BRANCH)])
    if branch > 0:
        add_sum(totals, to + T_BRANCHES + branch * SUM_CELLS, score)
    if could > 0 or found > 0:
        first = could if could > 0 else found
        period = min((first - 1) // ROUNDS_OF_PERIOD, PERIODS - 1)
        had = 1 if found > 0 else 0
        add_sum(totals, to + T_CHANCES + (period * 2 + had) * SUM_CELLS, score)


COUNTING: dict[Any, Any] = {
    emit: tally,
    note_detail: tally_detail,
    note_chances: note_position,
    note_end: add_up,
}  # in whose place what stands

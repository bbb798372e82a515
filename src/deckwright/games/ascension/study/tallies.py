"""Counting what happens to each card, where events would tell it.

A mode that counts puts `tally` in the place of `emit` and the other rules of this file in the place of those that do
nothing: the event buffer then holds a count for every seat, kind of happening and card, and sums over many games go to
`totals`.
"""

from typing import Any

from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.rules import event_kinds as ev
from deckwright.games.ascension.rules import frames as fr
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import tables as tb
from deckwright.games.ascension.rules.state import construct_at, deck_at, discard_at, hand_at, seat, team_mate
from deckwright.games.ascension.rules.tables import action_cell
from deckwright.kernel import stack
from deckwright.kernel.events import emit
from deckwright.kernel.playing import note_chances, note_end
from deckwright.kernel.rules import Cells, Events, Numbers, Sums, rule
from deckwright.kernel.stack import top

# What is counted of each card for each seat; `SEEN` belongs to no seat and stands with the first.
SEEN, ACQUIRED, DEFEATED, PLAYED_TIMES, HONOR_GAINED, OWNED, OWNED_BY_WINNER = range(7)
TALLIES = 7
FIRST_CHANCE = 7  # the round in which the seat could acquire the card first; not summed
TALLY_ROWS = 8

PERIODS = 8  # of first chances
ROUNDS_OF_PERIOD = 2
CHANCE_CELLS = PERIODS * 4  # by period, acquired or not, won or not


def tally_room(seats: int) -> int:
    """How many cells the counts of a game take."""
    return seats * TALLY_ROWS * st.TYPES_ROOM


def totals_room(seats: int) -> int:
    """How many cells the sums over games take: tallies, then chances."""
    return seats * st.TYPES_ROOM * (TALLIES + CHANCE_CELLS)


@rule
def tally_at(player: int, what: int, card: int) -> int:
    return (player * TALLY_ROWS + what) * st.TYPES_ROOM + card


@rule
def total_at(player: int, what: int, card: int) -> int:
    return (player * TALLIES + what) * st.TYPES_ROOM + card


@rule
def chance_at(seats: int, player: int, card: int) -> int:
    return seats * TALLIES * st.TYPES_ROOM + (player * st.TYPES_ROOM + card) * CHANCE_CELLS


@rule
def tally(
    e: Events, kind: int, player: int, card: int, source: int, amount: int, resource: int, came: int, went: int,
    rule_id: int, ruling: int, seen: int, other: int,
) -> None:  # fmt: skip
    """Count what an event tells."""
    if kind == ev.REFILL:
        e[tally_at(0, SEEN, card)] += 1
    elif player >= 0:
        if kind == ev.ACQUIRE or kind == ev.TREASURE:
            e[tally_at(player, ACQUIRED, card)] += 1
        elif kind == ev.DEFEAT:
            e[tally_at(player, DEFEATED, card)] += 1
        elif kind == ev.PLAY:
            e[tally_at(player, PLAYED_TIMES, card)] += 1
        elif kind == ev.GAIN and resource == ops.HONOR and source >= 0:
            e[tally_at(player, HONOR_GAINED, source)] += amount


@rule
def is_chance(kind: int, verb: int) -> bool:
    """Whether an answer acquires a card."""
    if (
        verb == tb.ACQUIRE_ROW
        or verb == tb.ACQUIRE_PILE
        or verb == tb.ACQUIRE_ROW_FOR_MATE
        or verb == tb.ACQUIRE_PILE_FOR_MATE
    ):
        return True
    if kind != fr.ACQUIRE and kind != fr.TAKE:
        return False
    return (
        verb == tb.CHOOSE_ROW
        or verb == tb.CHOOSE_PILE
        or verb == tb.CHOOSE_ROW_FOR_MATE
        or verb == tb.CHOOSE_PILE_FOR_MATE
    )


@rule
def note_first_chances(s: Cells, t: Cells, e: Events, out: Cells, n: int) -> None:
    """Note the round in which a card could be acquired first, for price or for nothing."""
    frame = top(s)
    kind, player = int(s[frame + stack.KIND]), int(s[frame + stack.PLAYER])
    for i in range(n):
        action = int(out[i])
        if is_chance(kind, action_cell(t, action, tb.VERB)):
            at = tally_at(player, FIRST_CHANCE, action_cell(t, action, tb.ACTION_CARD))
            if e[at] == 0:
                e[at] = s[st.ROUND]


@rule
def count_owned(s: Cells, e: Events, player: int, what: int) -> None:
    """Count the cards that a player owns at the end (A-18.4)."""
    here = seat(s, player)
    for i in range(s[here + st.HAND_COUNT]):
        e[tally_at(player, what, int(s[hand_at(s, player) + i]))] += 1
    for i in range(s[here + st.DECK_COUNT]):
        e[tally_at(player, what, int(s[deck_at(s, player) + i]))] += 1
    for card in range(s[st.TYPES]):
        e[tally_at(player, what, card)] += s[discard_at(s, player) + card]
    for i in range(s[here + st.CONSTRUCT_COUNT]):
        e[tally_at(player, what, int(s[construct_at(s, player, i)]))] += 1
    if player == s[st.TURN_PLAYER]:
        for i in range(s[st.PLAYED_COUNT]):
            e[tally_at(player, what, int(s[st.PLAYED + i]))] += 1


@rule
def has_won(s: Cells, player: int, winner: int) -> bool:
    """Whether this seat, or its team, has won."""
    return player == winner or (s[st.TEAMS] == 1 and winner >= 0 and player == team_mate(s, winner))


@rule
def add_up(s: Cells, t: Cells, e: Events, records: Numbers, totals: Sums, at: int) -> None:
    """Add the counts of a game to the sums, and clear them for the next one."""
    winner = int(records[at])
    seats = int(s[st.SEATS])
    for player in range(seats):
        won = 1 if has_won(s, player, winner) else 0
        count_owned(s, e, player, OWNED)
        if won == 1:
            count_owned(s, e, player, OWNED_BY_WINNER)
        for card in range(s[st.TYPES]):
            first = int(e[tally_at(player, FIRST_CHANCE, card)])
            if first > 0:
                period = min((first - 1) // ROUNDS_OF_PERIOD, PERIODS - 1)
                acquired = 1 if e[tally_at(player, ACQUIRED, card)] > 0 else 0
                totals[chance_at(seats, player, card) + (period * 2 + acquired) * 2 + won] += 1
                e[tally_at(player, FIRST_CHANCE, card)] = 0
            for what in range(TALLIES):
                n = int(e[tally_at(player, what, card)])
                if n != 0:
                    totals[total_at(player, what, card)] += n
                    e[tally_at(player, what, card)] = 0


COUNTING: dict[Any, Any] = {
    emit: tally,
    note_chances: note_first_chances,
    note_end: add_up,
}  # in whose place what stands

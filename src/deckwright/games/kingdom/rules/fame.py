"""Fame (K-4.10, K-23): what is counted for a formula, of one card and of the whole kingdom."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.nature import active, boxes_of, count_meant, stuck, ticked_boxes
from deckwright.games.kingdom.rules.state import bits_in, stage, ticks, zone
from deckwright.games.kingdom.rules.tables import formula_cell, stage_cell, stage_row
from deckwright.kernel import playing
from deckwright.kernel.rules import Cells, entry, rule

FAME_OF_8, FAME_OF_10 = 2, 5


@rule
def counted(s: Cells, t: Cells, source: int, what: int, selector: int) -> int:
    """How many there are of what is counted."""
    if what == ops.COUNT_CARDS:
        return count_meant(s, t, source, selector)
    if what == ops.COUNT_TICKS_HERE:
        return ticked_boxes(s, t, source)
    n = 0
    if what == ops.COUNT_TICKS:
        for card in range(s[st.CARDS]):
            if is_of_kingdom(s, card):
                for number in range(1, 5):
                    n += bits_in(ticks(s, card, number))
        return n
    for number in range(1, 5):
        row = stage_row(t, source, number)
        if row > 0 and boxes_of(t, row) > 0 and ticks(s, source, number) == 0:
            n += 1
    return n


@rule
def formula_value(s: Cells, t: Cells, source: int, formula: int) -> int:
    """A number, or what is counted for it, up to its limit."""
    if formula == 0:
        return 0
    value = formula_cell(t, formula, ops.F_BASE)
    for k in range(formula_cell(t, formula, ops.F_TERMS)):
        at = ops.F_TERM + k * ops.TERM_CELLS
        n = counted(
            s,
            t,
            source,
            formula_cell(t, formula, at + ops.TERM_COUNT),
            formula_cell(t, formula, at + ops.TERM_SELECTOR),
        )
        value += formula_cell(t, formula, at + ops.TERM_N) * (n // formula_cell(t, formula, at + ops.TERM_EVERY))
    return min(value, formula_cell(t, formula, ops.F_MOST))


@rule
def bounded(fame: int) -> int:
    """Fame as far as it is counted: no number of the game goes beyond its limit."""
    return max(-playing.LIMIT, min(fame, playing.LIMIT))


@rule
def is_of_kingdom(s: Cells, card: int) -> bool:
    """Whether it lies in deck, play area, discard pile or with the permanents."""
    here = zone(s, card)
    return here == zn.DECK or here == zn.PLAY or here == zn.DISCARD or here == zn.PERMANENTS


@rule
def fame_of(s: Cells, t: Cells, card: int) -> int:
    """The fame of a card: its active stage with the stickers on it (K-R.20)."""
    value = formula_value(s, t, card, stage_cell(t, active(s, t, card), ops.S_FAME))
    if s[st.STUCK + card] > 0:
        value += FAME_OF_8 * stuck(s, card, stage(s, card), ops.S_FAME_2)
        value += FAME_OF_10 * stuck(s, card, stage(s, card), ops.S_FAME_5)
    return value


@entry
def fame_now(s: Cells, t: Cells) -> int:
    """The fame of the kingdom so far, with what was banished and written (K-23.2, K-23.5)."""
    total = int(s[st.BANISHED_FAME]) + int(s[st.WRITTEN_FAME])
    for card in range(s[st.CARDS]):
        if is_of_kingdom(s, card):
            total += fame_of(s, t, card)
    return total


@rule
def score(s: Cells, t: Cells, player: int) -> int:
    """What the kingdom has come to: the last score on the track, or its fame so far."""
    if s[st.OVER] == 1:
        return int(s[st.TRACK + s[st.SCORES] - 1])
    return fame_now(s, t)

"""Standing effects (K-12.1): what holds as long as a card lies in play unblocked, or with the permanents (K-13.3)."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules.nature import active, fits, has_keyword, kinds_of, ticked_boxes
from deckwright.games.kingdom.rules.state import is_blocked, is_marked
from deckwright.games.kingdom.rules.tables import effect_cell, stage_cell, standing_cell
from deckwright.kernel.rules import Cells, rule

USUAL_TURN, USUAL_ADVANCE = 4, 2


@rule
def lying(s: Cells, i: int) -> int:
    """The i-th card whose standing effects hold: those in play first, then the permanents; `NO_CARD` of a blocked one."""
    if i >= s[st.PLAY_COUNT]:
        return int(s[st.PERMANENTS + i - int(s[st.PLAY_COUNT])])
    card = int(s[st.PLAY + i])
    return st.NO_CARD if is_blocked(s, card) else card


@rule
def standing_here(s: Cells, t: Cells, card: int, kind: int, k: int) -> int:
    """The row of the first phrase of this kind of a card that holds, from the k-th on: its place + 1, or 0."""
    row = active(s, t, card)
    place = 0
    for effect in range(stage_cell(t, row, ops.S_EFFECTS)):
        at = stage_cell(t, row, ops.S_EFFECT) + effect
        first = effect_cell(t, at, ops.E_STANDING)
        for phrase in range(first, first + effect_cell(t, at, ops.E_STANDINGS)):
            if place >= k and standing_cell(t, phrase, ops.M_KIND) == kind and is_reached(s, t, card, phrase):
                return place + 1
            place += 1
    return 0


@rule
def is_reached(s: Cells, t: Cells, card: int, phrase: int) -> bool:
    """Whether enough boxes are ticked for a standing phrase."""
    needed = standing_cell(t, phrase, ops.M_BOXES)
    return needed == 0 or ticked_boxes(s, t, card) >= needed


@rule
def phrase_at(s: Cells, t: Cells, card: int, place: int) -> int:
    """The row of the so-manieth standing phrase of a card."""
    row = active(s, t, card)
    left = place
    for effect in range(stage_cell(t, row, ops.S_EFFECTS)):
        at = stage_cell(t, row, ops.S_EFFECT) + effect
        n = effect_cell(t, at, ops.E_STANDINGS)
        if left < n:
            return effect_cell(t, at, ops.E_STANDING) + left
        left -= n
    return 0


@rule
def holders(s: Cells) -> int:
    """How many cards may have standing effects."""
    return int(s[st.PLAY_COUNT]) + int(s[st.PERMANENT_COUNT])


@rule
def stands(s: Cells, t: Cells, i: int, kind: int) -> bool:
    """Whether the i-th of them has a phrase of this kind."""
    card = lying(s, i)
    return card != st.NO_CARD and (stage_cell(t, active(s, t, card), ops.S_STANDS) >> kind) & 1 == 1


@rule
def holds(s: Cells, t: Cells, kind: int) -> bool:
    """Whether any standing phrase of this kind holds."""
    for i in range(holders(s)):
        if stands(s, t, i, kind) and standing_here(s, t, lying(s, i), kind, 0) > 0:
            return True
    return False


@rule
def total(s: Cells, t: Cells, kind: int) -> int:
    """The numbers of all phrases of this kind that hold, added up."""
    found = 0
    for i in range(holders(s)):
        if stands(s, t, i, kind):
            card = lying(s, i)
            k = standing_here(s, t, card, kind, 0)
            while k > 0:
                found += standing_cell(t, phrase_at(s, t, card, k - 1), ops.M_N)
                k = standing_here(s, t, card, kind, k)
    return found


@rule
def largest(s: Cells, t: Cells, kind: int, usual: int) -> int:
    """The largest number that a phrase of this kind sets, or the usual one."""
    found = 0
    for i in range(holders(s)):
        if stands(s, t, i, kind):
            card = lying(s, i)
            k = standing_here(s, t, card, kind, 0)
            while k > 0:
                found = max(found, standing_cell(t, phrase_at(s, t, card, k - 1), ops.M_N))
                k = standing_here(s, t, card, kind, k)
    return usual if found == 0 else found


@rule
def turn_plays(s: Cells, t: Cells) -> int:
    """How many cards a turn begins with (K-7.1); never below 1."""
    return max(1, largest(s, t, ops.TURN_PLAYS, USUAL_TURN))


@rule
def advance_plays(s: Cells, t: Cells) -> int:
    """How many cards an Advance plays (K-8.4.1): what is set first, then what is added; never below 1."""
    return max(1, largest(s, t, ops.ADVANCE_PLAYS, USUAL_ADVANCE) + total(s, t, ops.ADVANCE_ADDS))


@rule
def blocks_fewer(s: Cells, t: Cells, blocker: int) -> int:
    """By how many cards fewer this card blocks: enemies only."""
    if not has_keyword(s, t, blocker, ops.ENEMY):
        return 0
    return total(s, t, ops.BLOCKS_FEWER)


@rule
def is_unblockable(s: Cells, t: Cells, card: int, blocker: int) -> bool:
    """Whether a standing effect keeps this blocker from this card."""
    for i in range(holders(s)):
        if stands(s, t, i, ops.UNBLOCKABLE):
            holder = lying(s, i)
            k = standing_here(s, t, holder, ops.UNBLOCKABLE, 0)
            while k > 0:
                phrase = phrase_at(s, t, holder, k - 1)
                by = standing_cell(t, phrase, ops.M_BY)
                if fits(s, t, card, standing_cell(t, phrase, ops.M_WHAT)) and (by == 0 or fits(s, t, blocker, by)):
                    return True
                k = standing_here(s, t, holder, ops.UNBLOCKABLE, k)
    return False


@rule
def less_to_pay(s: Cells, t: Cells, card: int, kinds: int) -> int:
    """By how many resources of these kinds standing effects lower the price of upgrading a card (K-R.40)."""
    found = 0
    for i in range(holders(s)):
        if stands(s, t, i, ops.COSTS):
            holder = lying(s, i)
            k = standing_here(s, t, holder, ops.COSTS, 0)
            while k > 0:
                phrase = phrase_at(s, t, holder, k - 1)
                what = standing_cell(t, phrase, ops.M_WHAT)
                if standing_cell(t, phrase, ops.M_KINDS) == kinds and (what == 0 or fits(s, t, card, what)):
                    found += standing_cell(t, phrase, ops.M_N)
                k = standing_here(s, t, holder, ops.COSTS, k)
    return found


@rule
def produces_more(s: Cells, t: Cells, card: int, kinds: int, sign: int) -> int:
    """How much more (or less) of these kinds standing effects let a card give (K-R.31)."""
    found = 0
    for i in range(holders(s)):
        if stands(s, t, i, ops.GIVES):
            holder = lying(s, i)
            k = standing_here(s, t, holder, ops.GIVES, 0)
            while k > 0:
                phrase = phrase_at(s, t, holder, k - 1)
                n = standing_cell(t, phrase, ops.M_N)
                if n * sign > 0 and standing_cell(t, phrase, ops.M_KINDS) == kinds and concerns(s, t, card, phrase):
                    found += n * sign
                k = standing_here(s, t, holder, ops.GIVES, k)
    return found


@rule
def concerns(s: Cells, t: Cells, card: int, phrase: int) -> bool:
    """Whether a standing phrase is about what this card gives."""
    given = standing_cell(t, phrase, ops.M_GIVES)
    if given != 0:
        return given & kinds_of(s, t, card) != 0
    what = standing_cell(t, phrase, ops.M_WHAT)
    if what != 0 and not fits(s, t, card, what):
        return False
    return standing_cell(t, phrase, ops.M_FIRST) == 0 or is_first(s, t, what)


@rule
def is_first(s: Cells, t: Cells, what: int) -> bool:
    """Whether no such card has produced in this turn, the card itself included."""
    for other in range(s[st.CARDS]):
        if is_marked(s, other, st.PRODUCED_NOW) and fits(s, t, other, what):
            return False
    return True

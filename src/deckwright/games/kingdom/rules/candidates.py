"""Which cards a phrase may be about now: meant by its selector, and something it can be done to (K-R.6, K-R.29, K-R.33)."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.marks import boost_kinds, is_left
from deckwright.games.kingdom.rules.nature import active, card_at, free_boxes, is_meant, places, slots_of
from deckwright.games.kingdom.rules.prices import can_upgrade
from deckwright.games.kingdom.rules.standing import is_unblockable
from deckwright.games.kingdom.rules.state import is_free_in_play, stage, zone
from deckwright.games.kingdom.rules.tables import card_cell, effect_cell, selector_cell, stage_cell
from deckwright.games.kingdom.rules.turning import can_turn
from deckwright.kernel.rules import Cells, rule


@rule
def defeats_in(s: Cells, t: Cells, card: int, k: int) -> int:
    """The k-th effect of an enemy whose price defeats it, as its place on the stage + 1; 0 if there are fewer."""
    row = active(s, t, card)
    left = k
    for effect in range(stage_cell(t, row, ops.S_EFFECTS)):
        if effect_cell(t, stage_cell(t, row, ops.S_EFFECT) + effect, ops.E_DEFEATS) > 0:
            if left == 0:
                return effect + 1
            left -= 1
    return 0


@rule
def can_be(s: Cells, t: Cells, source: int, op: int, with_: int, card: int) -> bool:
    """Whether this can be done to a card now."""
    if op == ops.TURN:
        return can_turn(s, t, card, with_)
    if op == ops.RESET:
        return stage(s, card) != 1
    if op == ops.UPGRADE:
        return can_upgrade(s, t, card, ops.DOWN, with_) or can_upgrade(s, t, card, ops.RIGHT, with_)
    if op == ops.DESTROY:
        return card_cell(t, card, ops.C_PROTECT) & ops.NOT_DESTROYED == 0
    if op == ops.BLOCK:
        return is_free_in_play(s, card) and not is_unblockable(s, t, card, source)
    if op == ops.BOOST:
        return boost_kinds(s, t, card) > 0
    if op == ops.STICKER:
        return is_left(s, with_)
    if op == ops.TICK:
        return free_boxes(s, t, card) > 0
    if op == ops.GAIN_PRODUCTION:
        return slots_of(s, t, card) > 0
    if op == ops.DEFEAT_FREE:
        return defeats_in(s, t, card, 0) > 0
    if op == ops.DISCARD:
        return zone(s, card) != zn.PERMANENTS
    return True


@rule
def may_be_picked(s: Cells, t: Cells, source: int, op: int, with_: int, selector: int, card: int) -> bool:
    """Whether a phrase of this source may be about a card; never about the source itself (K-R.6)."""
    return card != source and is_meant(s, t, source, card, selector) and can_be(s, t, source, op, with_, card)


@rule
def count_candidates(s: Cells, t: Cells, source: int, op: int, with_: int, selector: int) -> int:
    """How many cards a phrase may be about."""
    n = 0
    for i in range(places(s, t, selector)):
        if may_be_picked(s, t, source, op, with_, selector, card_at(s, t, selector, i)):
            n += 1
    return n


@rule
def has_candidates(s: Cells, t: Cells, source: int, op: int, with_: int, selector: int) -> bool:
    """Whether there are enough cards that a phrase may be about."""
    left = needed(t, selector)
    for i in range(places(s, t, selector)):
        if may_be_picked(s, t, source, op, with_, selector, card_at(s, t, selector, i)):
            left -= 1
            if left == 0:
                return True
    return False


@rule
def is_here(s: Cells, card: int, at_stage: int, has_left: bool) -> bool:
    """Whether the source of an effect is still there for what its steps say of it (K-R.5).

    In play with nothing on it, or with the permanents, at the stage that it had; with the option by which it leaves
    before its steps, in the discard pile.
    """
    if stage(s, card) != at_stage:
        return False
    here = zone(s, card)
    return is_free_in_play(s, card) or here == zn.PERMANENTS or (has_left and here == zn.DISCARD)


@rule
def needed(t: Cells, selector: int) -> int:
    """How many candidates there must be so that something happens."""
    if selector_cell(t, selector, ops.L_HOW) == ops.ALL_BUT:
        return selector_cell(t, selector, ops.L_N) + 1
    return 1

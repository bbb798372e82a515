"""What a card is now (K-4): its active stage with the stickers on it, and whether a selector means it."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.state import bits_in, is_blocked, stage, ticks, zone
from deckwright.games.kingdom.rules.tables import selector_cell, stage_cell, stage_row
from deckwright.kernel.rules import Cells, rule


@rule
def active(s: Cells, t: Cells, card: int) -> int:
    """The row of the half that is at the top (K-4.2)."""
    return stage_row(t, card, stage(s, card))


@rule
def flags(s: Cells, t: Cells, card: int) -> int:
    return stage_cell(t, active(s, t, card), ops.S_FLAGS)


@rule
def is_red(s: Cells, t: Cells, card: int) -> bool:
    """Whether it is negative; any other card is friendly (K-4.4, K-4.5)."""
    return flags(s, t, card) & ops.IS_RED != 0


@rule
def is_permanent(s: Cells, t: Cells, card: int) -> bool:
    return flags(s, t, card) & ops.IS_PERMANENT != 0


@rule
def stuck(s: Cells, card: int, at_stage: int, sticker: int) -> int:
    """How many of these stickers a stage has."""
    if s[st.STUCK + card] == 0:
        return 0
    n = 0
    for i in range(s[st.STICKER_COUNT]):
        at = st.STICKERS + st.STICKER_CELLS * i
        if (
            s[at + st.STICKER_CARD] == card
            and s[at + st.STICKER_STAGE] == at_stage
            and s[at + st.STICKER_NUMBER] == sticker
        ):
            n += 1
    return n


@rule
def is_continuous(s: Cells, t: Cells, card: int) -> bool:
    """Whether it stays in play turn after turn (K-20.1): printed, or by a sticker."""
    if flags(s, t, card) & ops.IS_CONTINUOUS != 0:
        return True
    return stuck(s, card, stage(s, card), ops.S_STAYS) > 0


@rule
def has_keyword(s: Cells, t: Cells, card: int, keyword: int) -> bool:
    """Whether its active stage has a keyword, printed or by a sticker."""
    cell = stage_cell(t, active(s, t, card), ops.S_KEYS + keyword // ops.KEY_BITS)
    if (cell >> (keyword % ops.KEY_BITS)) & 1 == 1:
        return True
    return keyword == ops.KNIGHT and stuck(s, card, stage(s, card), ops.S_KNIGHT) > 0


@rule
def has_any_keyword(s: Cells, t: Cells, card: int, selector: int) -> bool:
    """Whether it has one of the keywords of a selector, or the selector names none."""
    named = 0
    row = active(s, t, card)
    for k in range(ops.KEY_CELLS):
        bits = selector_cell(t, selector, ops.L_KEYS + k)
        named |= bits
        if bits & stage_cell(t, row, ops.S_KEYS + k) != 0:
            return True
    if named == 0:
        return True
    knight = selector_cell(t, selector, ops.L_KEYS + ops.KNIGHT // ops.KEY_BITS) >> (ops.KNIGHT % ops.KEY_BITS)
    return knight & 1 == 1 and stuck(s, card, stage(s, card), ops.S_KNIGHT) > 0


@rule
def slots_of(s: Cells, t: Cells, card: int) -> int:
    """How much it produces: printed slots and stickers (K-R.31)."""
    n = stage_cell(t, active(s, t, card), ops.S_SLOTS)
    if s[st.STUCK + card] > 0:
        for resource in range(ops.KINDS_OF_RESOURCE):
            n += stuck(s, card, stage(s, card), resource + 1)
    return n


@rule
def kinds_of(s: Cells, t: Cells, card: int) -> int:
    """The resources that stand in its slots or on stickers there, one bit each (K-R.30)."""
    row = active(s, t, card)
    kinds = 0
    for k in range(stage_cell(t, row, ops.S_SLOTS)):
        kinds |= stage_cell(t, row, ops.S_SLOT + k)
    if s[st.STUCK + card] > 0:
        for resource in range(ops.KINDS_OF_RESOURCE):
            if stuck(s, card, stage(s, card), resource + 1) > 0:
                kinds |= 1 << resource
    return kinds


@rule
def boxes_of(t: Cells, row: int) -> int:
    return stage_cell(t, row, ops.S_BOXES)


@rule
def free_boxes(s: Cells, t: Cells, card: int) -> int:
    """Boxes of the active stage that are not ticked (K-R.11)."""
    return boxes_of(t, active(s, t, card)) - bits_in(ticks(s, card, stage(s, card)))


@rule
def ticked_boxes(s: Cells, t: Cells, card: int) -> int:
    """Ticked boxes of the active stage; where stages share them, of all."""
    if stage_cell(t, active(s, t, card), ops.S_SHARED) == 0:
        return bits_in(ticks(s, card, stage(s, card)))
    n = 0
    for number in range(1, 5):
        n += bits_in(ticks(s, card, number))
    return n


@rule
def has_upgrade(s: Cells, t: Cells, card: int) -> bool:
    row = active(s, t, card)
    return stage_cell(t, row, ops.S_DOWN) > 0 or stage_cell(t, row, ops.S_RIGHT) > 0


@rule
def fits(s: Cells, t: Cells, card: int, selector: int) -> bool:
    """Whether a selector means a card by what it is now, wherever it lies."""
    side = selector_cell(t, selector, ops.L_SIDE)
    if side != ops.ANY_SIDE and is_red(s, t, card) != (side == ops.RED):
        return False
    stages = selector_cell(t, selector, ops.L_STAGES)
    if stages != 0 and (stages >> stage(s, card)) & 1 == 0:
        return False
    if not has_any_keyword(s, t, card, selector):
        return False
    has = selector_cell(t, selector, ops.L_HAS)
    if has == ops.WITH_PRODUCTION or has == ops.WITH_LARGEST:
        return slots_of(s, t, card) > 0
    if has == ops.WITH_UPGRADE:
        return has_upgrade(s, t, card)
    if has == ops.WITH_FREE_BOX:
        return free_boxes(s, t, card) > 0
    return True


@rule
def is_at(s: Cells, card: int, place: int) -> bool:
    """Whether a card lies where a selector looks; nothing is found under a blocker (K-R.29)."""
    here = zone(s, card)
    if is_blocked(s, card):
        return False
    if place == ops.IN_PLAY:
        return here == zn.PLAY
    if place == ops.IN_DISCARD:
        return here == zn.DISCARD
    if place == ops.IN_DECK:
        return here == zn.DECK
    if place == ops.IN_PERMANENTS:
        return here == zn.PERMANENTS
    if place == ops.ON_TOP:
        return here == zn.DECK and s[st.DECK_COUNT] > 0 and s[st.DECK + s[st.DECK_COUNT] - 1] == card
    return here == zn.DECK or here == zn.PLAY or here == zn.DISCARD or here == zn.PERMANENTS


@rule
def is_meant(s: Cells, t: Cells, source: int, card: int, selector: int) -> bool:
    """Whether a selector of this source means this card now, by what it is and where it lies."""
    if card == source and selector_cell(t, selector, ops.L_OTHER) == 1:
        return False
    if selector_cell(t, selector, ops.L_BLOCKED) == 1:
        return zone(s, card) == zn.PLAY and is_blocked(s, card) and fits(s, t, card, selector)
    return is_at(s, card, selector_cell(t, selector, ops.L_ZONE)) and fits(s, t, card, selector)


@rule
def places(s: Cells, t: Cells, selector: int) -> int:
    """In how many places a selector looks for cards."""
    place = selector_cell(t, selector, ops.L_ZONE)
    if place == ops.IN_PLAY:
        return int(s[st.PLAY_COUNT])
    if place == ops.IN_PERMANENTS:
        return int(s[st.PERMANENT_COUNT])
    return int(s[st.CARDS])


@rule
def card_at(s: Cells, t: Cells, selector: int, i: int) -> int:
    """The card in the i-th place where a selector looks."""
    place = selector_cell(t, selector, ops.L_ZONE)
    if place == ops.IN_PLAY:
        return int(s[st.PLAY + i])
    if place == ops.IN_PERMANENTS:
        return int(s[st.PERMANENTS + i])
    return i


@rule
def count_meant(s: Cells, t: Cells, source: int, selector: int) -> int:
    """How many cards a selector means now."""
    n = 0
    for i in range(places(s, t, selector)):
        if is_meant(s, t, source, card_at(s, t, selector, i), selector):
            n += 1
    return n

"""A card that lies open, as it is now: keywords, production, fame, prices, effects, and what was done to it (K-4, K-17)."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import view_fields as vf
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.course import stays
from deckwright.games.kingdom.rules.fame import fame_of
from deckwright.games.kingdom.rules.legal_answers import is_usable
from deckwright.games.kingdom.rules.nature import active, boxes_of, has_keyword, is_continuous, stuck
from deckwright.games.kingdom.rules.show_prices import show_upgrades
from deckwright.games.kingdom.rules.standing import produces_more
from deckwright.games.kingdom.rules.state import crossed, is_free_in_play, stage, ticks, zone
from deckwright.games.kingdom.rules.tables import effect_cell, stage_cell, stage_row
from deckwright.kernel.rules import Cells, Numbers, rule
from deckwright.kernel.showing import close_field, open_field, put, show_mark, show_number

STAGES = 4


@rule
def show_shown(s: Cells, t: Cells, bag: Cells, out: Numbers, begin: int, card: int, gives: bool) -> None:
    """One card of the zone whose fields begin here; `gives` if standing effects may change what cards produce."""
    is_open = is_free_in_play(s, card) or zone(s, card) == zn.PERMANENTS
    show_mark(out, begin + vf.SHOWN)
    show_number(out, begin + vf.SHOWN_CARD, card)
    show_number(out, begin + vf.SHOWN_STAGE, stage(s, card))
    show_keywords(s, t, out, begin + vf.KEYWORDS, card)
    show_production(s, t, bag, out, begin, card, gives)
    show_number(out, begin + vf.FAME_OF_CARD, fame_of(s, t, card))
    show_upgrades(s, t, out, begin, card, is_open)
    show_effects(s, t, out, begin, card, is_open)
    show_number(out, begin + vf.BOXES, boxes_of(t, active(s, t, card)))
    show_marks(s, t, out, begin, card)
    show_number(out, begin + vf.BLOCKED_BY, int(s[st.BLOCKED_BY + card]) - 1)
    place = open_field(out, begin + vf.BLOCKS)
    if zone(s, card) == zn.PLAY:
        for other in range(s[st.CARDS]):
            if s[st.BLOCKED_BY + other] == card + 1:
                put(out, other)
    close_field(out, place)
    show_number(out, begin + vf.STAYS, 1 if will_stay(s, t, card) else 0)
    less = int(bag[ops.KINDS_OF_RESOURCE])
    if less > 0:
        show_number(out, begin + vf.PRODUCES_LESS, less)


@rule
def will_stay(s: Cells, t: Cells, card: int) -> bool:
    """Whether it stays in play at the end of a turn (K-20.1); elsewhere, whether it would."""
    return stays(s, t, card) if zone(s, card) == zn.PLAY else is_continuous(s, t, card)


@rule
def show_keywords(s: Cells, t: Cells, out: Numbers, field: int, card: int) -> None:
    """Its keywords, those of stickers among them (K-4.3)."""
    place = open_field(out, field)
    for keyword in range(ops.MOST_KEYWORDS):
        if has_keyword(s, t, card, keyword):
            put(out, keyword)
    close_field(out, place)


@rule
def singles_of(s: Cells, t: Cells, card: int, resource: int) -> int:
    """How many slots of a card, stickers among them, give this resource and no other."""
    row = active(s, t, card)
    n = 0
    for k in range(stage_cell(t, row, ops.S_SLOTS)):
        if stage_cell(t, row, ops.S_SLOT + k) == 1 << resource:
            n += 1
    if s[st.STUCK + card] > 0:
        n += stuck(s, card, stage(s, card), resource + 1)
    return n


@rule
def has_choices(t: Cells, row: int) -> bool:
    """Whether a slot of a stage has a slash (K-21.1)."""
    for k in range(stage_cell(t, row, ops.S_SLOTS)):
        kinds = stage_cell(t, row, ops.S_SLOT + k)
        if kinds & (kinds - 1) != 0:
            return True
    return False


@rule
def work_out_less(s: Cells, t: Cells, bag: Cells, card: int, gives: bool) -> None:
    """Into the bag: for each resource how many slots of it alone give nothing now, then how many more the player chooses."""
    for k in range(ops.KINDS_OF_RESOURCE + 1):
        bag[k] = 0
    if not gives:
        return
    kinds, left, only = 0, 0, 0
    for resource in range(ops.KINDS_OF_RESOURCE):
        n = singles_of(s, t, card, resource) + produces_more(s, t, card, 1 << resource, 1)
        bag[resource] = min(n, produces_more(s, t, card, 1 << resource, -1))
        n -= int(bag[resource])
        left += n
        if n > 0:
            kinds += 1
            only = resource
    mixed = has_choices(t, active(s, t, card)) or produces_more(s, t, card, ops.ANY, 1) > 0
    less = produces_more(s, t, card, ops.ANY, -1)
    if kinds == 1 and not mixed:
        bag[only] += min(less, left)
    elif kinds > 0 or mixed:
        bag[ops.KINDS_OF_RESOURCE] = less


@rule
def show_production(s: Cells, t: Cells, bag: Cells, out: Numbers, begin: int, card: int, gives: bool) -> None:
    """What it gives now, slot by slot (K-R.31): printed ones, stickers, and what standing effects add, without what they take.

    Of what they take of any kind, where it has several, the player chooses: that stands in a field of its own.
    """
    work_out_less(s, t, bag, card, gives)
    row = active(s, t, card)
    place = open_field(out, begin + vf.PRODUCTION)
    for k in range(stage_cell(t, row, ops.S_SLOTS)):
        put_slots(bag, out, stage_cell(t, row, ops.S_SLOT + k), 1)
    if s[st.STUCK + card] > 0:
        for resource in range(ops.KINDS_OF_RESOURCE):
            put_slots(bag, out, 1 << resource, stuck(s, card, stage(s, card), resource + 1))
    if gives:
        for resource in range(ops.KINDS_OF_RESOURCE):
            put_slots(bag, out, 1 << resource, produces_more(s, t, card, 1 << resource, 1))
        put_slots(bag, out, ops.ANY, produces_more(s, t, card, ops.ANY, 1))
    close_field(out, place)


@rule
def put_slots(bag: Cells, out: Numbers, kinds: int, n: int) -> None:
    """So many slots of these kinds, without those that give nothing now."""
    for _ in range(n):
        is_left = True
        for resource in range(ops.KINDS_OF_RESOURCE):
            if kinds == 1 << resource and bag[resource] > 0:
                bag[resource] -= 1
                is_left = False
        if is_left:
            put(out, kinds)


@rule
def show_effects(s: Cells, t: Cells, out: Numbers, begin: int, card: int, is_open: bool) -> None:
    """The effects of the active stage: whether they are crossed out, and whether they can be used in a turn now."""
    row = active(s, t, card)
    show_mark(out, begin + vf.EFFECTS)
    for effect in range(stage_cell(t, row, ops.S_EFFECTS)):
        at = stage_cell(t, row, ops.S_EFFECT) + effect
        show_mark(out, begin + vf.EFFECT)
        show_number(out, begin + vf.EFFECT_NAME, at)
        show_number(out, begin + vf.ICON, effect_cell(t, at, ops.E_ICON))
        show_number(out, begin + vf.IS_CROSSED, (crossed(s, card, stage(s, card)) >> effect) & 1)
        show_number(out, begin + vf.USABLE, 1 if is_open and is_usable(s, t, card, effect) else 0)


@rule
def show_marks(s: Cells, t: Cells, out: Numbers, begin: int, card: int) -> None:
    """Stickers, ticked boxes and crossed-out effects, stage by stage (K-17.3, K-18.1, K-12.7)."""
    place = open_field(out, begin + vf.STICKERS_HERE)
    if s[st.STUCK + card] > 0:
        for number in range(1, STAGES + 1):
            for sticker in range(1, ops.STICKER_KINDS):
                for _ in range(stuck(s, card, number, sticker)):
                    put(out, number)
                    put(out, sticker)
    close_field(out, place)
    place = open_field(out, begin + vf.TICKS)
    for number in range(1, STAGES + 1):
        for box in range(ops.MOST_BOXES):
            if (ticks(s, card, number) >> box) & 1 == 1:
                put(out, number)
                put(out, box + 1)
    close_field(out, place)
    place = open_field(out, begin + vf.CROSSED)
    for number in range(1, STAGES + 1):
        for effect in range(ops.MOST_EFFECTS):
            if (crossed(s, card, number) >> effect) & 1 == 1:
                put(out, number)
                put(out, stage_cell(t, stage_row(t, card, number), ops.S_EFFECT) + effect)
    close_field(out, place)

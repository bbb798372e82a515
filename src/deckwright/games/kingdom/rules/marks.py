"""What stays for ever (K-1.4): stickers, boosts, ticked boxes, effects that are crossed out."""

from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.rules import event_kinds as ev
from deckwright.games.kingdom.rules import rule_ids as ids
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules.event_kinds import by_card, note_detail, tell
from deckwright.games.kingdom.rules.frames import ask_boost, ask_box, run
from deckwright.games.kingdom.rules.nature import active, boxes_of, free_boxes, kinds_of, slots_of
from deckwright.games.kingdom.rules.state import crossed, done_for_ever, stage, ticks
from deckwright.games.kingdom.rules.tables import ordinal_of, stage_cell
from deckwright.kernel.rules import Cells, Events, rule


@rule
def is_left(s: Cells, sticker: int) -> bool:
    """Whether the sheet still has this sticker (K-17.2)."""
    return int(s[st.SUPPLY + sticker]) > 0 and int(s[st.STICKER_COUNT]) < st.STICKER_ROOM


@rule
def stick(s: Cells, card: int, sticker: int) -> None:
    """A sticker goes from the sheet onto the active stage (K-17.3); stickers are kept in order of cards."""
    i = int(s[st.STICKER_COUNT])
    number = stage(s, card)
    key = card * 128 + number * 16 + sticker
    while i > 0 and sticker_key(s, i - 1) > key:
        for k in range(st.STICKER_CELLS):
            s[st.STICKERS + st.STICKER_CELLS * i + k] = s[st.STICKERS + st.STICKER_CELLS * (i - 1) + k]
        i -= 1
    at = st.STICKERS + st.STICKER_CELLS * i
    s[at + st.STICKER_CARD] = card
    s[at + st.STICKER_STAGE] = number
    s[at + st.STICKER_NUMBER] = sticker
    s[st.STICKER_COUNT] += 1
    s[st.STUCK + card] += 1
    s[st.SUPPLY + sticker] -= 1


@rule
def sticker_key(s: Cells, i: int) -> int:
    """By what stickers are ordered."""
    at = st.STICKERS + st.STICKER_CELLS * i
    return int(s[at + st.STICKER_CARD]) * 128 + int(s[at + st.STICKER_STAGE]) * 16 + int(s[at + st.STICKER_NUMBER])


@rule
def add_sticker(s: Cells, e: Events, card: int, sticker: int, source: int) -> None:
    """A numbered sticker goes on a card, if one is left (K-17.1, K-R.9)."""
    if not is_left(s, sticker):
        return
    stick(s, card, sticker)
    tell(e, ev.STICKER, card, by_card(source, 0), ids.K_17_1)
    note_detail(e, stage(s, card), ev.STICKER_NUMBER, sticker)
    done_for_ever(s)


@rule
def boost_kinds(s: Cells, t: Cells, card: int) -> int:
    """Which resources of a card can be boosted: those it produces whose sticker is left (K-R.30)."""
    limit = int(s[st.MOST_PRODUCTION])
    if limit > 0 and slots_of(s, t, card) >= limit:
        return 0
    kinds = 0
    for resource in range(ops.KINDS_OF_RESOURCE):
        if (kinds_of(s, t, card) >> resource) & 1 == 1 and is_left(s, resource + 1):
            kinds |= 1 << resource
    return kinds


@rule
def begin_boost(s: Cells, t: Cells, e: Events, card: int, source: int) -> None:
    """It produces 1 more of a resource that it produces (K-17.6); the player says which."""
    kinds = boost_kinds(s, t, card)
    if kinds > 0:
        ask_boost(s, e, source, card, kinds)


@rule
def boost(s: Cells, e: Events, card: int, resource: int, source: int) -> None:
    """The sticker of this resource goes on the card: a slot of its own from now on (K-R.30)."""
    stick(s, card, resource + 1)
    tell(e, ev.BOOST, card, by_card(source, ids.R_30), ids.K_17_6)
    note_detail(e, stage(s, card), ev.STICKER_NUMBER, resource + 1)
    done_for_ever(s)


@rule
def first_free(s: Cells, t: Cells, card: int) -> int:
    """The next box from left to right, from 0; -1 if all are ticked."""
    bits = ticks(s, card, stage(s, card))
    for box in range(boxes_of(t, active(s, t, card))):
        if (bits >> box) & 1 == 0:
            return box
    return -1


@rule
def begin_tick(s: Cells, t: Cells, e: Events, card: int, source: int) -> None:
    """A box of a card is ticked: the next, or any free one (K-18.1, K-R.11)."""
    if free_boxes(s, t, card) == 0:
        return
    if stage_cell(t, active(s, t, card), ops.S_IN_ORDER) == 1:
        tick(s, t, e, card, first_free(s, t, card), source)
    else:
        ask_box(s, e, source, card)


@rule
def tick(s: Cells, t: Cells, e: Events, card: int, box: int, source: int) -> None:
    """Tick this box; then what its icon says happens (K-18.2)."""
    number = stage(s, card)
    s[st.TICKS + 4 * card + number - 1] = ticks(s, card, number) | (1 << box)
    tell(e, ev.TICK, card, by_card(source, 0), ids.K_18_1)
    note_detail(e, number, ev.BOX, box + 1)
    done_for_ever(s)
    pc = stage_cell(t, active(s, t, card), ops.S_BOX + box)
    if pc > 0:
        run(s, e, card, number, 0, 0, pc)


@rule
def cross_out(s: Cells, t: Cells, e: Events, card: int, number: int, effect: int) -> None:
    """A one-use effect that was done can never be used again (K-12.7)."""
    s[st.CROSSED + 4 * card + number - 1] = crossed(s, card, number) | (1 << effect)
    tell(e, ev.CROSS_OUT, card, ev.BY_RULES, ids.K_12_7)
    note_detail(e, number, ev.EFFECT, ordinal_of(t, card, number, effect))
    done_for_ever(s)

"""Which of the forms of its kind tells an event. Nothing of an event is hidden: a kingdom has one player, who saw it."""

from deckwright.games.kingdom.rules import event_kinds as ek
from deckwright.games.kingdom.rules import rule_ids as ids
from deckwright.games.kingdom.rules import zones as zn
from deckwright.kernel import events as ev
from deckwright.kernel.events import retell_event
from deckwright.kernel.rules import Cells, Events, Numbers, entry, rule

# Forms, which several kinds may have: where a card was or goes, what was chosen, by what.
FORMS = (
    None, "", "plain", "discard", "top", "bottom", "permanents", "aside", "packet", "banish", "resource", "box", "side",
    "option", "effect", "expansion",
)  # fmt: skip
(
    NOT_TOLD, PLAIN, NAMELESS, DISCARD, TOP, BOTTOM, PERMANENTS, ASIDE, PACKET, BANISH, RESOURCE, BOX, SIDE, OPTION, EFFECT,
    EXPANSION,
) = range(16)  # fmt: skip


@entry
def retell(t: Cells, e: Events, first: int, viewer: int, out: Numbers) -> None:
    """Write the events of a buffer from its `first` on, each with the form that tells it."""
    for i in range(e[ev.COUNT] - first):
        to = i * ev.TOLD_CELLS
        retell_event(e, ev.HEADER + (first + i) * ev.EVENT_CELLS, viewer, out, to)
        out[to + ev.MESSAGE] = form_of(out, to)


@rule
def form_of(out: Numbers, at: int) -> int:
    """Which form tells an event; a kind without a case has one form."""
    kind = int(out[at + ev.E_KIND])
    if kind == ek.SHUFFLE:
        return BANISH if out[at + ev.E_RULE] == ids.K_26_2 else PLAIN
    if kind == ek.PLAY:
        return DISCARD if out[at + ev.E_FROM] == zn.DISCARD else PLAIN
    if kind == ek.PUT:
        return put_form(out, at)
    if kind == ek.REVEAL:
        return PACKET if out[at + ev.E_RULE] == ids.K_26_2 else PLAIN
    if kind == ek.DESTROY:
        return ASIDE if out[at + ev.E_FROM] == zn.SET_ASIDE else PLAIN
    if kind == ek.ASK or kind == ek.DECLINE:
        return NAMELESS if out[at + ev.E_CARD] == ev.NOBODY else PLAIN
    if kind == ek.CHOOSE:
        return choose_form(out, at)
    if kind == ek.DISCOVER:
        return PERMANENTS if out[at + ev.E_TO] == zn.PERMANENTS else PLAIN
    if kind == ek.WRITE:
        return PLAIN if out[at + ev.E_SOURCE] != ev.NOBODY else BANISH
    if kind == ek.SCORE:
        return EXPANSION if out[at + ev.E_RULE] == ids.K_25_7 else PLAIN
    return PLAIN if kind >= ek.FIRST_KIND and kind <= ek.LAST_KIND else NOT_TOLD


@rule
def put_form(out: Numbers, at: int) -> int:
    """Where the card goes: onto the deck, under it, or to the permanents."""
    if out[at + ev.E_TO] == zn.PERMANENTS:
        return PERMANENTS
    return BOTTOM if out[at + ev.E_DETAIL] == ek.DECK_END * ek.DETAIL_FROM + ek.AT_BOTTOM else TOP


@rule
def choose_form(out: Numbers, at: int) -> int:
    """What was chosen: a card, or what the detail says; where neither is known, something."""
    what = int(out[at + ev.E_DETAIL]) // ek.DETAIL_FROM
    if what == ek.RESOURCE:
        return RESOURCE
    if what == ek.BOX:
        return BOX
    if what == ek.STAGE:
        return SIDE
    if what == ek.OPTION:
        return OPTION
    if what == ek.EFFECT:
        return EFFECT
    return NAMELESS if out[at + ev.E_CARD] == ev.NOBODY else PLAIN

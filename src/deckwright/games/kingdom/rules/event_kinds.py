"""How the rules tell what happened: the kinds of events, and a small rule for each form that they have."""

from deckwright.games.kingdom.rules import rule_ids as ids
from deckwright.games.kingdom.rules import zones as zn
from deckwright.games.kingdom.rules.state import stage
from deckwright.kernel import events
from deckwright.kernel.events import BY_RULES as BY_RULES
from deckwright.kernel.events import EVERYBODY as EVERYBODY
from deckwright.kernel.events import NOBODY as NOBODY
from deckwright.kernel.events import by_card as by_card
from deckwright.kernel.events import emit
from deckwright.kernel.events import from_to as from_to
from deckwright.kernel.events import ruling_of as ruling_of
from deckwright.kernel.events import source_of as source_of
from deckwright.kernel.rules import Cells, Events, rule, telling

(
    SETUP, SHUFFLE, ROUND, TURN, PLAY, USE, GAIN, SPEND, LOSE, DISCARD, PUT, REVEAL, DEFEAT,
    DESTROY, BANISH, SET_ASIDE, ASK, CHOOSE, DECLINE, END, DISCOVER, READ, PRODUCE, UPGRADE, TURNED,
    RESET, ADVANCE, PASS, TRIGGER, BLOCK, RELEASE, KEEP, STICKER, BOOST, TICK, CROSS_OUT, WRITE,
    SCROLL, GATE, TURN_END, ROUND_END, TURN_CUT, ROUND_CUT, LAST_ROUND, SCORE, EXPANSION,
) = range(46)  # fmt: skip

FIRST_KIND, LAST_KIND = SETUP, EXPANSION

SEAT = 0  # the only one

# The detail of an event as one number: what it is, and which.
ARROW, EFFECT, STICKER_NUMBER, BOX, OPTION, RESOURCE, STAGE, DECK_END = range(1, 9)
ON_TOP, AT_BOTTOM = 1, 2  # ends of the deck
DETAIL_FROM = 256  # above all of their numbers


@rule
def by_ruling(ruling: int) -> int:
    """By the rules alone, under this ruling."""
    return ruling * events.RULING_FROM


@telling
def note_detail(e: Events, at_stage: int, what: int, which: int) -> None:
    """Of the event just written: at which stage its card now is, and a detail."""
    if e.shape[0] > 0 and e[events.OVERFLOW] == 0:
        at = events.HEADER + (int(e[events.COUNT]) - 1) * events.EVENT_CELLS
        e[at + events.E_STAGE] = at_stage
        e[at + events.E_DETAIL] = what * DETAIL_FROM + which


@telling
def note_stages(s: Cells, e: Events) -> None:
    """Of the events written since this was done last: at which stage their cards are now, where nothing else was noted."""
    if e.shape[0] > 0:
        i = int(e[events.COUNT]) - 1
        while i >= 0 and e[events.HEADER + i * events.EVENT_CELLS + events.E_FREE] == 0:
            at = events.HEADER + i * events.EVENT_CELLS
            e[at + events.E_FREE] = 1
            card = int(e[at + events.E_CARD])
            if card >= 0 and e[at + events.E_STAGE] == 0:
                e[at + events.E_STAGE] = stage(s, card)
            i -= 1


@rule
def tell(e: Events, kind: int, card: int, by: int, rule_id: int) -> None:
    """Something happened, perhaps to a card."""
    source, ruling = source_of(by), ruling_of(by)
    emit(e, kind, SEAT, card, source, 0, 0, zn.NOWHERE, zn.NOWHERE, rule_id, ruling, EVERYBODY, NOBODY)


@rule
def tell_move(e: Events, kind: int, card: int, by: int, move: int, rule_id: int) -> None:
    """A card went from one place to another."""
    came, went = move % events.WENT_FROM, move // events.WENT_FROM
    emit(e, kind, SEAT, card, source_of(by), 1, 0, came, went, rule_id, ruling_of(by), EVERYBODY, NOBODY)


@rule
def tell_amount(e: Events, kind: int, resource: int, amount: int, by: int, rule_id: int) -> None:
    """Some resource was gained, spent or lost; resources are counted from 1."""
    source, ruling = source_of(by), ruling_of(by)
    emit(
        e, kind, SEAT, NOBODY, source, amount, resource + 1, zn.NOWHERE, zn.NOWHERE, rule_id, ruling, EVERYBODY, NOBODY
    )


@rule
def tell_count(e: Events, kind: int, amount: int, by: int, rule_id: int) -> None:
    """A count: which turn or round it is, how much fame."""
    source, ruling = source_of(by), ruling_of(by)
    emit(e, kind, SEAT, NOBODY, source, amount, 0, zn.NOWHERE, zn.NOWHERE, rule_id, ruling, EVERYBODY, NOBODY)


@rule
def tell_shuffled(e: Events, n: int, rule_id: int) -> None:
    """So many cards became a new deck."""
    emit(e, SHUFFLE, SEAT, NOBODY, NOBODY, n, 0, zn.DISCARD, zn.DECK, rule_id, ids.R_24, EVERYBODY, NOBODY)

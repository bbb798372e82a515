"""Events from outside: a log in names, as saved games hold it, is refused unless each event in it can be told."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from deckwright.cards.errors import BadSave, DeckwrightError
from deckwright.table.events import RULES, Event, EventRecord, telling_of
from deckwright.table.kinds import Ruleset
from deckwright.table.log import Log

MOST_AMOUNT = 1_000_000
MOST_STAGE = 1_000
LONGEST_DETAIL = 60  # letters


def read_log(records: Sequence[EventRecord], ruleset: Ruleset, seats: int) -> Log:
    """A log from outside; refused unless each event can be told."""
    for number, record in enumerate(records):
        if record.number != number or not is_possible(record, ruleset, seats):
            raise BadSave(f"Event {number} of this saved game is damaged.")
    check_zones(records, ruleset)
    log = Log(ruleset)
    log.add_records([with_known_rules(record, ruleset) for record in records])
    told: set[tuple[object, ...]] = set()
    for event in log:
        if (alike := likeness(event)) not in told:
            check_told(event)
            told.add(alike)
    return log


def is_possible(record: EventRecord, ruleset: Ruleset, seats: int) -> bool:
    """Whether an event names seats, cards, zones and numbers that exist, and follows from an earlier one."""
    cards, telling = ruleset.cards, telling_of(ruleset)
    return (
        (record.kind in telling.kinds or record.kind == RULES)
        and (record.parent is None or 0 <= record.parent < record.number)
        and all(seat is None or 0 <= seat < seats for seat in (record.player, record.other, *(record.seen or ())))
        and len(record.seen or ()) <= seats
        and all(card is None or card in cards for card in (record.card, record.source))
        and abs(record.amount) <= MOST_AMOUNT
        and record.resource in telling.resources
        and len(record.zones) in (0, 2)
        and (is_detailed(record) if telling.details is not None else record.stage is None and record.detail is None)
    )


def is_detailed(record: EventRecord) -> bool:
    """Whether stage and detail are of bearable size; a game finds words for any."""
    return (record.stage is None or 0 < record.stage <= MOST_STAGE) and len(record.detail or "") <= LONGEST_DETAIL


def likeness(event: Event) -> tuple[object, ...]:
    """What decides whether an event can be told."""
    return (event.kind, event.form, event.zones, event.resource, event.amount == 0, event.stage, event.detail, *(
        part is None for part in (event.player, event.card, event.source, event.other)
    ))  # fmt: skip


def check_told(event: Event) -> None:
    """Refuse an event for which there are no words."""
    try:
        event.text()
    except DeckwrightError:
        raise BadSave(f"Event {event.number} of this saved game is damaged: it cannot be told.") from None


def with_known_rules(record: EventRecord, ruleset: Ruleset) -> EventRecord:
    """Rules and rulings that have gone since are not cited any more."""
    telling = telling_of(ruleset)
    rule = record.rule if record.rule in telling.rules() else None
    ruling = record.ruling if record.ruling in telling.rulings() or record.ruling in rulings_of(ruleset) else None
    if (rule, ruling) == (record.rule, record.ruling):
        return record
    return msgspec.structs.replace(record, rule=rule, ruling=ruling)


@lru_cache(maxsize=64)
def rulings_of(ruleset: Ruleset) -> frozenset[str]:
    """The rulings that the cards name."""
    return frozenset(ruling for card in ruleset.cards.values() for ruling in card.rulings)


def check_zones(records: Sequence[EventRecord], ruleset: Ruleset) -> None:
    """Refuse stored events that name zones that there are not."""
    zones = {*telling_of(ruleset).zones}
    for record in records:
        if not {*record.zones} <= zones:
            raise BadSave(f"Event {record.number} is damaged: it names zones that there are not.")

"""Names for the cells of events, and cells for their names."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from deckwright.kernel import events as ev
from deckwright.kernel.stack import UnknownNumber
from deckwright.table.events import RULES, RULES_CHANGED, EventRecord, telling_of
from deckwright.table.kinds import Ruleset

UNNUMBERED = -2  # a card, kind, rule … that has no number any more
LAST_IN_MASK = 30  # the last seat that a mask can hold


class EventNames:
    """What the cells of events are called in a ruleset."""

    def __init__(self, ruleset: Ruleset) -> None:
        telling = telling_of(ruleset)
        self.ruleset, self.telling = ruleset, telling
        self.ids, self.card_numbers = ruleset.ids, ruleset.number
        self.kinds = {**dict(enumerate(telling.kinds)), RULES_CHANGED: RULES}
        self.zones, self.resources = telling.zones, telling.resources
        self.kind_numbers = {word: number for number, word in self.kinds.items()}
        self.zone_numbers = {word: number for number, word in enumerate(self.zones)}
        self.resource_numbers = {word: number for number, word in enumerate(self.resources)}
        self.rule_name, self.ruling_name = cache(telling.rule_name), cache(telling.ruling_name)

    def fields(self, number: int, row: Sequence[int]) -> tuple[Any, ...]:
        """The fields of an event in their order, from the cells of its row."""
        (
            kind,
            parent,
            player,
            card,
            source,
            amount,
            resource,
            came,
            went,
            rule_id,
            ruling,
            seen,
            other,
            stage,
            detail,
        ) = row[: ev.E_DETAIL + 1]
        if kind not in self.kinds:
            raise UnknownNumber(f"The rules have told of an event of the kind {kind}, which nobody has declared.")
        return (
            number,
            None if parent < 0 else parent,
            self.kinds[kind],
            None if player < 0 else player,
            None if card < 0 else self.ids[card],
            None if source < 0 else self.ids[source],
            amount,
            self.resources[resource],
            (self.zones[came], self.zones[went]) if came or went else (),
            self.rule_name(rule_id),
            self.ruling_name(ruling),
            None if other < 0 else other,
            None if seen == ev.EVERYBODY else seats_in(seen),
            stage or None,
            self.detail(row) if detail else None,
        )

    def detail(self, row: Sequence[int]) -> str | None:
        """What the detail of an event is called."""
        details = self.telling.details
        return None if details is None else details.name(self.ruleset, row)

    def row(self, event: EventRecord) -> list[int]:
        """The cells of an event that is given in names, `UNNUMBERED` where a name has no number."""
        came, went = event.zones if len(event.zones) == 2 else (None, None)
        row = [ev.NOBODY] * ev.EVENT_CELLS
        row[ev.E_KIND] = self.kind_numbers.get(event.kind, UNNUMBERED)
        row[ev.E_PARENT] = ev.NOBODY if event.parent is None else event.parent
        row[ev.E_PLAYER] = ev.NOBODY if event.player is None else event.player
        row[ev.E_CARD] = self.card(event.card)
        row[ev.E_SOURCE] = self.card(event.source)
        row[ev.E_AMOUNT] = event.amount
        row[ev.E_RESOURCE] = self.resource_numbers.get(event.resource, UNNUMBERED)
        row[ev.E_FROM] = self.zone_numbers.get(came, UNNUMBERED)
        row[ev.E_TO] = self.zone_numbers.get(went, UNNUMBERED)
        row[ev.E_RULE] = self.telling.rule_number(event.rule)
        row[ev.E_RULING] = self.telling.ruling_number(event.ruling)
        row[ev.E_SEEN] = mask_of(event.seen)
        row[ev.E_OTHER] = ev.NOBODY if event.other is None else event.other
        row[ev.E_STAGE :] = [0] * (ev.EVENT_CELLS - ev.E_STAGE)
        if self.telling.details is not None:
            row[ev.E_STAGE] = event.stage or 0
            row[ev.E_DETAIL] = self.telling.details.number(self.ruleset, row, event.detail)
        return row

    def card(self, name: str | None) -> int:
        return ev.NOBODY if name is None else self.card_numbers.get(name, UNNUMBERED)


@lru_cache(maxsize=64)
def names_of(ruleset: Ruleset) -> EventNames:
    """What the cells of events are called in a ruleset."""
    return EventNames(ruleset)


def mask_of(seats: Sequence[int] | None) -> int:
    """The seats that know a card, as one number."""
    return ev.EVERYBODY if seats is None else sum(1 << seat for seat in {*seats} if seat <= LAST_IN_MASK)


@cache
def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a mask."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)

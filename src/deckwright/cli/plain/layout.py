"""A view laid out by the list of its fields: facts and zones, of the table, of each seat, of who plays without a seat."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from deckwright.kernel import showing as sh

# The head of the screen and the question show these already; at the end of the game the result does.
ELSEWHERE = frozenset(
    {"over", "round", "turn_player", "decision", "seats[].seat", "scores", "ranking", "winners", "seed"}
)
COUNT = "count"  # the last word of the field that says how many cards a zone has
ONLY_IF_ANY = (  # facts that are told where there is something in them
    sh.SEATS, sh.ZONE, sh.ABILITIES, sh.WORDS, sh.CHOICES, sh.AMOUNTS, sh.NUMBERS, sh.NUMBERS_BY, sh.WORDS_BY, sh.CARD_NUMBERS,
    sh.ROWS,
)  # fmt: skip


@dataclass(frozen=True)
class Fact:
    """Something to know in a word or a number."""

    field: sh.Field
    value: Any


@dataclass(frozen=True)
class Spot:
    """A card of a zone, several equal ones, or an empty place; with what is to be known about it."""

    card: str | None
    count: int = 1
    facts: tuple[Fact, ...] = ()
    slot: int | None = None


@dataclass(frozen=True)
class Zone:
    """Cards that lie together."""

    field: sh.Field
    count: int
    spots: tuple[Spot, ...]

    @property
    def is_listed(self) -> bool:
        """Whether every card has a line of its own: in slots and piles, where it can be got."""
        return self.field.order == sh.BY_SLOT or self.field.what == sh.PILES


@dataclass
class Section:
    """The table, a seat, or somebody who plays without one: then it is called by its field."""

    seat: int | None = None
    called: sh.Field | None = None
    facts: list[Fact] = field(default_factory=list)
    zones: list[Zone] = field(default_factory=list)


@dataclass
class Layout:
    """All there is to see, in the order of the fields."""

    table: Section = field(default_factory=Section)
    others: list[Section] = field(default_factory=list)
    seats: list[Section] = field(default_factory=list)


def lay_out(fields: Sequence[sh.Field], view: Mapping[str, Any]) -> Layout:
    """Sections with facts and zones; zones without cards are left out."""
    inside: dict[str, list[sh.Field]] = {}
    for one in fields:
        if one.what != sh.ITEM and one.path not in ELSEWHERE:
            inside.setdefault(one.holder, []).append(one)
    layout = Layout()
    Laying(inside, layout).fill(layout.table, "", view)
    return layout


class Laying:
    """Puts values where they belong."""

    def __init__(self, inside: Mapping[str, Sequence[sh.Field]], layout: Layout) -> None:
        self.inside = inside
        self.layout = layout

    def fill(self, section: Section, path: str, values: Mapping[str, Any]) -> None:
        """Everything below a path; seats, and what may be nothing, get sections of their own."""
        before, counts = len(section.zones), list[Fact]()
        for one in self.inside.get(path, ()):
            value = values.get(one.name)
            if value is None or one.what == sh.TOLD:
                continue
            if one.what == sh.LIST:
                for seat, items in enumerate(value):
                    self.layout.seats.append(Section(seat))
                    self.fill(self.layout.seats[-1], f"{one.path}[]", items)
            elif one.what == sh.PART:
                self.part(one, value, section)
            elif one.what in (sh.ZONE, sh.PILES):
                if value:
                    section.zones.append(self.zone(one, value))
            elif (fact := self.fact(one, value)) is not None:
                (counts if one.name == COUNT else section.facts).append(fact)
        # How many there are is said once: by the zone, where all of them are shown.
        shown = [zone.count for zone in section.zones[before:]]
        section.facts += [fact for fact in counts if fact.value not in shown]

    def part(self, one: sh.Field, values: Mapping[str, Any], section: Section) -> None:
        """A group of fields; a player without a seat where it may be nothing."""
        if one.empty and section.seat is None and not one.holder:
            section = Section(called=one)
            self.layout.others.append(section)
        self.fill(section, one.path, values)

    def zone(self, one: sh.Field, value: Any) -> Zone:
        """Cards with how many there are of each, in an order that means something one by one."""
        if isinstance(value, Mapping):
            return Zone(one, len(value), tuple(Spot(card, count) for card, count in value.items()))
        if any(isinstance(card, Mapping) for card in value):
            return Zone(one, len(value), tuple(self.item(one, item, place) for place, item in enumerate(value, 1)))
        value = [str(card) for card in value]
        if one.order == sh.SORTED:
            several = list(Counter(value).items())
        else:
            several = [(card, len(list(equal))) for card, equal in groupby(value)]
        return Zone(one, len(value), tuple(Spot(card, count) for card, count in several))

    def item(self, one: sh.Field, values: Mapping[str, Any], place: int) -> Spot:
        """A card with what belongs to it; its number in the row of slots is its place, nothing to be told."""
        within = self.inside.get(f"{one.path}[]", ())
        card = next((inner for inner in within if inner.what == sh.CARD), None)
        slot = next(
            (inner for inner in within if inner.what == sh.COUNTER and values.get(inner.name) == place), None
        ) if one.order == sh.BY_SLOT else None  # fmt: skip
        known = self.facts([inner for inner in within if inner not in (card, slot)], values)
        lies = None if card is None else values.get(card.name)
        return Spot(None if lies is None else str(lies), 1, known, place if one.order == sh.BY_SLOT else None)

    def facts(self, fields: Sequence[sh.Field], values: Mapping[str, Any]) -> tuple[Fact, ...]:
        """What is to be told of these fields."""
        found = (self.fact(one, values[one.name]) for one in fields if values.get(one.name) is not None)
        return tuple(fact for fact in found if fact is not None)

    def fact(self, one: sh.Field, value: Any) -> Fact | None:
        """A field in a word or a number; nothing where it says that something is not so."""
        if one.what == sh.ROWS:
            within = self.inside.get(f"{one.path}[]", ())
            value = [self.facts(within, row) for row in value]
        if one.what == sh.AMOUNTS:
            value = {word: n for word, n in value.items() if n}
        if one.what in (sh.FLAG, *ONLY_IF_ANY) and not value:
            return None
        return Fact(one, value)

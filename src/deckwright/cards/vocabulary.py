"""The words of a game's cards: its phrases, what stands in them, and when they happen. Each is declared once.

The parser, the designer's guide, card text, keywords and the steps of the rules all come from these entries. A template
is what a designer writes; `{name}` stands for a slot. Slots are closed lists too.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

Value = int | str
Values = Mapping[str, Value]
Arguments = tuple[int, int, int]  # a, b, c
Cells = tuple[int, int, int, int]  # op, a, b, c

SENTENCES = "sentences"  # step by step, each a sentence
LABEL = "label"  # the same behind a label
CLAUSE = "clause"  # all steps in one sentence
INSTEAD = " instead"  # how a condition ends whose step replaces the one before it


@dataclass(frozen=True)
class Slot:
    """What may stand at one place of a phrase."""

    pattern: str
    read: Callable[[str], Value]
    shown: str
    forms: tuple[str, str] | None = None  # the word after 1, and after any other number
    varies: bool = False  # its value chooses the message of the phrase
    keywords: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # what a word in it says about the card

    @property
    def is_number(self) -> bool:
        return self.read is int

    @property
    def choices(self) -> list[str]:
        """Every word that the slot takes; none for a number."""
        if self.is_number:
            return []
        words = []
        for word in self.pattern.split("|"):
            words += [word[:-2], word[:-1]] if word.endswith("?") else [word]
        return words


@dataclass(frozen=True)
class Verb:
    """A phrase of the language: one entry says all about it."""

    name: str
    template: str
    meaning: str
    op: int
    arguments: Callable[[Values], Arguments]
    rules: tuple[str, ...]  # that its events cite
    keywords: tuple[str, ...] = ()
    traits: frozenset[str] = frozenset()  # of those that its vocabulary knows
    used_by: tuple[str, ...] = ()  # keys that it stands under: `play`, or `when acquire`
    glyphs: str = ""  # how it looks where no words fit: `draw:{n}`, signs in a row, each with its number behind a colon

    def cells(self, values: Values) -> Cells:
        """What a step with these values is to the rules."""
        return self.op, *self.arguments(values)

    @property
    def replaces(self) -> bool:
        """Of a condition: whether its step replaces the one before it."""
        return self.template.endswith(INSTEAD)

    @property
    def stands_under(self) -> tuple[str, ...]:
        """The keys as a designer writes them."""
        return tuple(f"{key} …" if " " in key else key for key in self.used_by)


@dataclass(frozen=True)
class Moment:
    """When something of a card happens: a key of the card file that holds phrases."""

    word: str
    told: str = SENTENCES
    separate: bool = False  # each item of its list is an ability of its own
    written: re.Pattern[str] | None = None  # the whole key, where more than the word belongs to it; a card has one such
    hint: str = ""  # how that is written
    phrases: Mapping[str, Verb] | None = None  # phrases of its own, which have no condition
    glyphs: str = ""  # how it looks before those of its phrases
    group: str = "verb"  # how the messages of its phrases begin


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """All that the cards of a game can say."""

    slots: Mapping[str, Slot]
    verbs: Mapping[str, Verb]
    moments: Mapping[str, Moment]
    example: str  # a phrase that can stand almost anywhere
    page: str  # the page that lists the phrases
    conditions: Mapping[str, Verb] = field(default_factory=dict)
    traits: Mapping[str, str] = field(default_factory=dict)  # what is true of some verbs, and what it means

    def __post_init__(self) -> None:
        known = {*self.traits}
        for verb in (*self.verbs.values(), *self.conditions.values(), *self.standing.values()):
            if not verb.traits <= known:
                raise ValueError(f"{verb.name}: no such trait: {', '.join(sorted(verb.traits - known))}")

    @cached_property
    def standing(self) -> dict[str, Verb]:
        """Phrases that stand under a key of their own."""
        return {name: verb for moment in self.moments.values() for name, verb in (moment.phrases or {}).items()}

    @cached_property
    def phrases(self) -> dict[str, Verb]:
        """Everything but conditions."""
        return {**self.verbs, **self.standing}

    @cached_property
    def groups(self) -> dict[str, str]:
        """How the message of a phrase begins, by its name."""
        found = {name: moment.group for moment in self.moments.values() for name in moment.phrases or ()}
        return {**dict.fromkeys(self.verbs, "verb"), **found}

    def having(self, trait: str) -> frozenset[str]:
        """The phrases and conditions of which this is true, by name."""
        return self._having[trait]

    @cached_property
    def _having(self) -> dict[str, frozenset[str]]:
        entries = (*self.phrases.values(), *self.conditions.values())
        return {trait: frozenset(verb.name for verb in entries if trait in verb.traits) for trait in self.traits}

    def keywords_of(self, name: str, values: Values) -> set[str]:
        """What a phrase says about its card, in single words."""
        verb = self.phrases[name]
        found = set(verb.keywords)
        for slot, value in values.items():
            if slot in self.slots:
                found.update(self.slots[slot].keywords.get(str(value), ()))
        return found

"""What a card of Ascension does as signs: a line for each ability, and in it a group for each step.

Groups and lines tell which part of the card's text they are, so that a page can light both where a condition holds.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from deckwright.cards.glyphs import Glyph, glyphs, glyphs_of
from deckwright.cards.marks import Span
from deckwright.cards.model import Step
from deckwright.games.ascension.cards.language import LANGUAGE, VOCABULARY
from deckwright.games.ascension.cards.model import Ability, Card, Trigger
from deckwright.games.ascension.cards.text import MarkedWording

WHOLE = -1  # in the place of a step: the ability as a whole


@dataclass(frozen=True)
class Group:
    """One step: what must hold for it, and what it does."""

    condition: list[Glyph]
    instead: bool  # of the step before it
    does: list[Glyph]
    told: Span | None  # where the text tells it, if what it does is not the same at all times


@dataclass(frozen=True)
class Line:
    """One ability: what it waits for, and its steps."""

    when: str
    lead: list[Glyph]
    groups: list[Group]
    told: Span | None  # where the text tells it, if all of it waits for something that may hold already


def lines(card: Card, lang: str) -> list[Line]:
    """All abilities of a card, in the order of its text."""
    told = dict(zip(changing(card), marked(lang).spans(card), strict=True))
    return [line(ability, at, told) for at, ability in enumerate(card.abilities)]


def line(ability: Ability, at: int, told: dict[tuple[int, int], Span]) -> Line:
    groups = [group(step, told.get((at, nth))) for nth, step in enumerate(ability.steps)]
    return Line(ability.when, lead(ability), groups, told.get((at, WHOLE)))


def group(step: Step, told: Span | None) -> Group:
    condition = [] if step.condition is None else glyphs_of(step.condition, VOCABULARY)
    replaces = step.condition is not None and VOCABULARY.conditions[step.condition.verb].replaces
    return Group(condition, replaces, glyphs_of(step.phrase, VOCABULARY), told)


def lead(ability: Ability) -> list[Glyph]:
    """When it happens; what takes its own card away needs no sign that it happens once."""
    if ability.faction is not None:
        return [Glyph("unite"), Glyph(ability.faction)]
    if ability.trigger is not None:
        return waits_for(ability.trigger)
    if ability.steps[0].phrase.verb in VOCABULARY.having("used-up"):
        return []
    return glyphs(VOCABULARY.moments[ability.when].glyphs, {})


def waits_for(trigger: Trigger) -> list[Glyph]:
    """What sets a trigger off: once per turn, the deed, and upon what."""
    signs = ["once", trigger.event, trigger.faction, trigger.type, "center-row" if trigger.in_row else None]
    return [Glyph(sign) for sign in signs if sign is not None]


def changing(card: Card) -> Iterator[tuple[int, int]]:
    """What of a card is not the same at all times, as ability and step: what has a condition, and what counts something."""
    for at, ability in enumerate(card.abilities):
        if ability.faction is not None:
            yield at, WHOLE
        else:
            yield from ((at, nth) for nth, step in enumerate(ability.steps) if changes(step))


def changes(step: Step) -> bool:
    return step.condition is not None or step.phrase.verb in VOCABULARY.having("counts")


@cache
def marked(lang: str) -> MarkedWording:
    """The same texts as those of the cards, with marks around what is not the same at all times."""
    return MarkedWording(VOCABULARY, LANGUAGE.package, lang)

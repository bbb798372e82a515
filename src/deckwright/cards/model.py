"""What a card and a set are, once read: plain values, no rule. What else the cards of a game have, the game adds."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

LanguageTag = Literal["en", "pt", "pl", "ru"]
LANGUAGES: tuple[str, ...] = get_args(LanguageTag)


@dataclass(frozen=True)
class Place:
    """Where something stands in a card file."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True)
class Phrase:
    """One verb with its values: `Phrase("draw", {"n": 2})`."""

    verb: str
    values: Mapping[str, int | str]

    def content(self) -> list[Any]:
        return [self.verb, dict(self.values)]


@dataclass(frozen=True)
class Step:
    """One phrase, perhaps with the condition under which it happens."""

    phrase: Phrase
    condition: Phrase | None
    place: Place

    def content(self) -> list[Any]:
        return [self.phrase.content(), self.condition and self.condition.content()]


@dataclass(frozen=True)
class Ability:
    """Steps, and when they happen: the word of a moment."""

    when: str
    steps: tuple[Step, ...]

    def content(self) -> dict[str, Any]:
        """What changes a game."""
        return {"when": self.when, "steps": [step.content() for step in self.steps]}


@dataclass(frozen=True, kw_only=True)
class Card:
    """A card of a set."""

    id: str
    names: Mapping[str, str]
    copies: int
    abilities: tuple[Ability, ...]
    rulings: tuple[str, ...]
    place: Place
    official: tuple[str, ...] = ()  # languages, beside English, whose name is the publisher's

    def content(self) -> dict[str, Any]:
        """What changes a game: names, further rulings and the order of abilities do not."""
        return {
            "id": self.id,
            "copies": self.copies,
            "abilities": [ability.content() for ability in sorted(self.abilities, key=lambda ability: ability.when)],
            "ruling": self.rulings[:1],  # the one that events cite
        }


@dataclass(frozen=True, kw_only=True)
class CardSet:
    """A set of cards: a file."""

    id: str
    game: str
    names: Mapping[str, str]
    cards: tuple[Card, ...]
    content_hash: str
    by_id: Mapping[str, Card] = field(repr=False, default_factory=dict)
    into: tuple[str, ...] = ()  # sets that it is part of whenever they are played
    file: str = field(repr=False, default="")  # the bare name of its card file
    text: str = field(repr=False, default="")  # all that is written there

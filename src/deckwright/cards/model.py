"""What a card and a set are, once read: plain values, no rule."""

from collections.abc import Mapping
from dataclasses import dataclass, field

LANGUAGES = ("en", "pt", "pl", "ru")


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


@dataclass(frozen=True)
class Step:
    """One phrase, perhaps with the condition under which it happens."""

    phrase: Phrase
    condition: Phrase | None
    place: Place


@dataclass(frozen=True)
class Trigger:
    """What a `when …` ability waits for: `when defeat monster in center row, first each turn`."""

    event: str  # "play", "acquire", "defeat"
    type: str | None
    faction: str | None
    in_row: bool
    limit: str  # "once per turn" or "first each turn"


@dataclass(frozen=True)
class Ability:
    """Steps, and when they happen: `play`, `enter`, `use`, `reward`, `trophy`, `fate`, `unite`, `when`, `price` or `always`."""

    when: str
    steps: tuple[Step, ...]
    faction: str | None = None  # of `unite`
    trigger: Trigger | None = None  # of `when`


@dataclass(frozen=True)
class Card:
    """A card of a set."""

    id: str
    names: Mapping[str, str]
    type: str
    faction: str | None
    cost: int
    honor: int
    copies: int
    origin: str
    abilities: tuple[Ability, ...]
    rulings: tuple[str, ...]
    place: Place
    official: tuple[str, ...] = ()  # languages, beside English, whose name is the publisher's
    per_set: Mapping[str, int] | None = None  # of a treasure: how many are shuffled in for a set of each size

    def abilities_at(self, when: str) -> list[Ability]:
        return [ability for ability in self.abilities if ability.when == when]


@dataclass(frozen=True)
class CardSet:
    """A set of cards: a file."""

    id: str
    names: Mapping[str, str]
    size: str
    cards: tuple[Card, ...]
    content_hash: str
    by_id: Mapping[str, Card] = field(repr=False, default_factory=dict)
    rival: str = "samael"  # the solo opponent that it brings
    into: tuple[str, ...] = ()  # sets that it is part of whenever they are played
    file: str = field(repr=False, default="")  # the bare name of its card file
    text: str = field(repr=False, default="")  # all that is written there

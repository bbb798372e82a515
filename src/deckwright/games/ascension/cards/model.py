"""What cards and sets of Ascension have beside what all cards have."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from deckwright.cards import model


@dataclass(frozen=True)
class Trigger:
    """What a `when …` ability waits for: `when defeat monster in center row, first each turn`."""

    event: str  # "play", "acquire", "defeat"
    type: str | None
    faction: str | None
    in_row: bool
    limit: str  # "once per turn" or "first each turn"


@dataclass(frozen=True)
class Ability(model.Ability):
    """Steps, and when they happen: `play`, `enter`, `use`, `reward`, `trophy`, `fate`, `unite`, `when`, `price` or `always`."""

    faction: str | None = None  # of `unite`
    trigger: Trigger | None = None  # of `when`

    def content(self) -> dict[str, Any]:
        trigger = self.trigger
        return super().content() | {
            "faction": self.faction,
            "trigger": trigger and [trigger.event, trigger.type, trigger.faction, trigger.in_row, trigger.limit],
        }


@dataclass(frozen=True, kw_only=True)
class Card(model.Card):
    """A card of Ascension."""

    type: str
    faction: str | None
    cost: int
    honor: int
    origin: str
    abilities: tuple[Ability, ...]
    per_set: Mapping[str, int] | None = None  # of a treasure: how many are shuffled in for a set of each size

    def content(self) -> dict[str, Any]:
        own = {
            "type": self.type,
            "faction": self.faction,
            "cost": self.cost,
            "honor": self.honor,
            "origin": self.origin,
        }
        return super().content() | own | ({} if self.per_set is None else {"per_set": dict(self.per_set)})

    def abilities_at(self, when: str) -> list[Ability]:
        return [ability for ability in self.abilities if ability.when == when]


@dataclass(frozen=True, kw_only=True)
class CardSet(model.CardSet):
    """A set of Ascension."""

    cards: tuple[Card, ...]
    by_id: Mapping[str, Card] = field(repr=False, default_factory=dict)
    size: str
    rival: str  # the solo opponent that it brings

"""What cards and sets of Kingdom are, once read: stages with their effects."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from deckwright.cards import model
from deckwright.cards.model import Phrase, Place, Step
from deckwright.games.kingdom.cards.grammar import Formula, Price


@dataclass(frozen=True)
class Upgrade:
    """A cost box."""

    arrow: int
    to: int
    price: Price
    written: str

    def content(self) -> list[Any]:
        return [self.arrow, self.to, self.written]


@dataclass(frozen=True)
class Effect:
    """What stands behind an icon: steps, or standing phrases that hold as long as the card lies there."""

    icon: str
    name: str
    trigger: str
    limit: int
    per: str
    price: Price | None
    pays: tuple[Phrase, ...]  # the price as it is written
    steps: tuple[Step, ...]
    standing: tuple[Step, ...]
    place: Place

    @property
    def is_standing(self) -> bool:
        return bool(self.standing)

    def content(self) -> list[Any]:
        return [
            self.icon, self.name, self.trigger, self.limit, self.per, [phrase.content() for phrase in self.pays],
            [step.content() for step in (*self.steps, *self.standing)],
        ]  # fmt: skip


@dataclass(frozen=True)
class Stage:
    """One of the up to four readable halves of a card."""

    number: int
    names: Mapping[str, str]
    keywords: tuple[str, ...]
    flags: frozenset[str]
    produces: tuple[int, ...]  # kinds
    produces_written: str
    fame: Formula
    fame_written: str
    upgrades: tuple[Upgrade, ...]
    effects: tuple[Effect, ...]
    boxes: int
    in_order: bool
    shared: bool
    box_steps: Mapping[int, tuple[Step, ...]]
    place: Place

    def content(self) -> dict[str, Any]:
        return {
            "keywords": list(self.keywords), "flags": sorted(self.flags), "produces": self.produces_written,
            "fame": self.fame_written, "upgrades": [upgrade.content() for upgrade in self.upgrades],
            "effects": [effect.content() for effect in self.effects], "boxes": [self.boxes, self.in_order, self.shared],
            "box": {str(n): [step.content() for step in steps] for n, steps in sorted(self.box_steps.items())},
        }  # fmt: skip

    @property
    def is_red(self) -> bool:
        return "red" in self.flags

    @property
    def is_permanent(self) -> bool:
        return "permanent" in self.flags


@dataclass(frozen=True, kw_only=True)
class Card(model.Card):
    """A card of Kingdom: its number and those of its copies, and its stages."""

    number: int
    numbers: tuple[int, ...]  # its own first
    kind: str
    sides: tuple[int, ...]  # stages of which one is chosen when it is discovered
    stages: Mapping[int, Stage]
    discovered: tuple[Step, ...] = ()
    finish: tuple[Step, ...] = ()
    rounds: int = 0
    per_round: int = 0
    permanents: int = 0
    banish: int = 0
    protect: frozenset[str] = frozenset()
    chronicle: Mapping[str, str] = field(default_factory=dict)
    plurals: Mapping[str, str] = field(default_factory=dict, repr=False)  # the keywords that its phrases may name
    keywords: Mapping[str, Mapping[str, str]] = field(
        default_factory=dict, repr=False
    )  # their names, of those of the set

    def content(self) -> dict[str, Any]:
        return {
            "number": self.number, "numbers": list(self.numbers), "kind": self.kind, "sides": list(self.sides),
            "stages": {str(n): stage.content() for n, stage in sorted(self.stages.items())},
            "discovered": [step.content() for step in self.discovered], "finish": [step.content() for step in self.finish],
            "expansion": [self.rounds, self.per_round, self.permanents, self.banish], "protect": sorted(self.protect),
        }  # fmt: skip

    @property
    def programs(self) -> list[tuple[int, str, tuple[Step, ...]]]:
        """All that it does, with the stage (0 for none) and where it stands."""
        found = [(0, "discovered", self.discovered), (0, "finish", self.finish)]
        for stage in self.stages.values():
            found += [(stage.number, effect.name, effect.steps) for effect in stage.effects]
            found += [(stage.number, f"box {n}", steps) for n, steps in stage.box_steps.items()]
        return [entry for entry in found if entry[2]]


@dataclass(frozen=True, kw_only=True)
class CardSet(model.CardSet):
    """A set of Kingdom: its cards, and the frame of its game. A set without `start` is a pack for others."""

    cards: tuple[Card, ...]
    by_id: Mapping[str, Card] = field(repr=False, default_factory=dict)
    keywords: Mapping[str, Mapping[str, str]]
    start: tuple[int, ...]
    sequence: tuple[int, ...]
    per_round: int
    gate: int
    final: int
    stickers: Mapping[int, int]
    titles: tuple[tuple[int, Mapping[str, str]], ...]

    @property
    def plurals(self) -> dict[str, str]:
        return {word: names.get("plural", word) for word, names in self.keywords.items()}

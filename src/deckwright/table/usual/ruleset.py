"""The usual ruleset: cards, programs and action space in the table that `kernel/tables.py` reads."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any

import numpy as np

from deckwright.cards.compiler import CardTable
from deckwright.cards.errors import DeckwrightError
from deckwright.cards.model import Card, CardSet
from deckwright.kernel import tables as tb
from deckwright.table import rulesets
from deckwright.table.arguments import check_language
from deckwright.table.declared import Declared, Verb
from deckwright.table.kinds import GameKind, kind_named
from deckwright.table.rulesets import SetInfo


@dataclass(frozen=True, eq=False)
class UsualRuleset:
    """The cards of the sets in use, with everything the rules read."""

    id: str
    sets: tuple[CardSet, ...]
    players: Mapping[str, tuple[int, ...]]

    @cached_property
    def kind(self) -> GameKind:
        """Which game this is a ruleset of."""
        return kind_named(self.sets[0].game)

    @property
    def declared(self) -> Declared:
        return self.kind.declarations

    @cached_property
    def cards(self) -> dict[str, Card]:
        """Every card by its id."""
        return {card.id: card for one in self.sets for card in one.cards}

    @cached_property
    def compiled(self) -> CardTable:
        return self.kind.cards.compile([card for one in self.sets for card in one.cards])

    @property
    def ids(self) -> tuple[str, ...]:
        return self.compiled.ids

    @cached_property
    def number(self) -> dict[str, int]:
        """The number of a card by its id."""
        return {card: i for i, card in enumerate(self.ids)}

    @cached_property
    def actions(self) -> list[tuple[int, int, int]]:
        """The fixed action space: (verb, card, seat) of every index."""
        return [
            (number, what, 0) if verb.about == "card" else (number, 0, what)
            for number, verb in enumerate(self.declared.verbs)
            for what in range(self.things(verb))
        ]

    def things(self, verb: Verb) -> int:
        """How many things an action of this verb may be about; one that is about nothing is there once."""
        return {"card": len(self.ids), "seat": self.declared.most_seats}.get(verb.about, 1)

    @cached_property
    def table(self) -> np.ndarray:
        """Cards, programs, action space and declarations as one flat array."""
        declared, compiled = self.declared, self.compiled
        parts = {
            tb.CARDS: compiled.cards,
            tb.PROGRAM: compiled.program,
            tb.VERBS: np.cumsum([0, *(self.things(verb) for verb in declared.verbs)])[:-1],
            tb.ACTIONS: np.array([(verb, card + seat) for verb, card, seat in self.actions]),
            tb.COUNTERS: np.array([(one.at, one.of_seat) for one in declared.counters]),
            tb.ZONES: np.array([(one.at, one.held, one.of_seat, one.seen) for one in declared.zones]),
        }
        header = np.zeros(tb.HEADER_CELLS, np.int16)
        header[tb.CARD_TYPES] = len(self.ids)
        header[tb.CARD_CELLS], header[tb.STEP_CELLS] = compiled.cards.shape[1], compiled.program.shape[1]
        header[tb.SEAT_0], header[tb.SEAT_CELLS] = declared.seat_0, declared.seat_cells
        header[tb.COUNTER_COUNT], header[tb.ZONE_COUNT] = len(declared.counters), len(declared.zones)
        cells: list[np.ndarray] = [header]
        at = tb.HEADER_CELLS
        for place, part in parts.items():
            header[place] = at
            cells.append(part.reshape(-1).astype(np.int16))
            at += part.size
        return np.concatenate(cells)

    def stocked(self, players: int, mode: str, options: Mapping[str, str]) -> np.ndarray:
        """A state ready to be dealt."""
        self.check_room()
        state = np.zeros(self.declared.size(players), np.int16)
        state[self.declared.seats] = players
        return state

    def check_room(self) -> None:
        """Refuse more cards than the states of the game have room for."""
        copies = sum(card.copies for card in self.cards.values())
        for zone in self.declared.zones:
            needed, what = (len(self.ids), "different cards") if zone.held == tb.BY_TYPE else (copies, "cards")
            if needed > zone.room:
                raise DeckwrightError(f"{self.id} has {needed} {what}; at most {zone.room} fit into {zone.word}.")


class UsualCardInfo(rulesets.CardInfo):
    """A card as data: what every card has."""

    def __init__(self, ruleset: UsualRuleset, card: Card) -> None:
        self._card, self._words = card, ruleset.kind.cards.words
        self.id, self.copies, self.rulings = card.id, card.copies, card.rulings
        self.type = "card"
        self.set = next(used.id for used in ruleset.sets if card.id in used.by_id)

    def name(self, lang: str = "en") -> str:
        return self._card.names[check_language(lang)]

    def text(self, lang: str = "en") -> str:
        return self._words(check_language(lang)).card(self._card)


def card_info(ruleset: UsualRuleset, card_id: str) -> UsualCardInfo:
    """A card of a ruleset as data."""
    return UsualCardInfo(ruleset, ruleset.cards[card_id])


def ruleset_info(found: Any) -> rulesets.RulesetInfo:
    """What a ruleset offers."""
    return rulesets.RulesetInfo(
        found.id,
        tuple(SetInfo(used.id, "", used.names, used.content_hash) for used in found.sets),
        tuple(sorted({number for numbers in found.players.values() for number in numbers})),
        found.players,
        MappingProxyType(found.kind.table.options),
        found.kind.name,
    )

"""The sets in use as the rules read them: cards, programs and the fixed action space as one flat array."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from deckwright.cards.errors import BadCards
from deckwright.cards.sheet import Mistakes
from deckwright.games.kingdom.cards.checks import check_together
from deckwright.games.kingdom.cards.compiler import CardTable
from deckwright.games.kingdom.cards.language import LANGUAGE
from deckwright.games.kingdom.cards.model import Card, CardSet
from deckwright.games.kingdom.declared import actions
from deckwright.games.kingdom.declared.options import OPTION_CELLS, OPTIONS
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.rules import tables as tb
from deckwright.table.kinds import GameKind, kind_named

MODES = ("solo",)
ROOMS = (
    ("stages", tb.STAGES, tb.STAGE_ROOM),
    ("effects", tb.EFFECTS, tb.EFFECT_ROOM),
    ("standing", tb.STANDING, tb.STANDING_ROOM),
    ("selectors", tb.SELECTORS, tb.SELECTOR_ROOM),
    ("formulas", tb.FORMULAS, tb.FORMULA_ROOM),
    ("prices", tb.PRICES, tb.PRICE_ROOM),
    ("program", tb.PROGRAM, tb.STEP_ROOM),
    ("limits", tb.LIMITS, st.LIMIT_ROOM),
)
Action = tuple[int, int, int]  # verb, card, ordinal


@dataclass(frozen=True, eq=False)
class Ruleset:
    """The sets that are played together; the one that begins gives the frame."""

    id: str
    sets: tuple[CardSet, ...]

    @cached_property
    def kind(self) -> GameKind:
        return kind_named("kingdom")

    @property
    def players(self) -> Mapping[str, tuple[int, ...]]:
        """The numbers of players of each mode: the game is for one (K-1.1); sets without a start are packs for others."""
        return dict.fromkeys(MODES, (1,) if self.frame.start else ())

    @cached_property
    def frame(self) -> CardSet:
        """The set whose start, sequence, gate and last card are played."""
        return next((one for one in self.sets if one.start), self.sets[0])

    @cached_property
    def definitions(self) -> tuple[Card, ...]:
        """Every card definition of the sets; what only all of them together show is checked here."""
        cards = tuple(card for one in self.sets for card in one.cards)
        mistakes = Mistakes()
        check_together(cards, self.stickers, mistakes)
        mistakes.refuse()
        return cards

    @cached_property
    def stickers(self) -> dict[int, int]:
        """The sheet: each set brings its own supply."""
        supply: dict[int, int] = {}
        for one in self.sets:
            for sticker, n in one.stickers.items():
                supply[sticker] = supply.get(sticker, 0) + n
        return supply

    @cached_property
    def compiled(self) -> CardTable:
        return LANGUAGE.compiler(LANGUAGE.vocabulary).compile(  # type: ignore[call-arg, return-value]
            self.definitions, self.frame.start, self.frame.sequence
        )

    @property
    def numbers(self) -> tuple[int, ...]:
        """The serial numbers of all cards, by place."""
        return self.compiled.numbers

    @cached_property
    def place(self) -> Mapping[int, int]:
        """The place of each serial number."""
        return {number: place for place, number in enumerate(self.numbers)}

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The cards by place: the id of a card is its number written out."""
        return tuple(str(number) for number in self.numbers)

    @cached_property
    def number(self) -> Mapping[str, int]:
        """The place of a card by its id."""
        return {id: place for place, id in enumerate(self.ids)}

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """What each card is, by its id."""
        return dict(zip(self.ids, self.compiled.definitions, strict=True))

    def card(self, place: int) -> Card:
        """What a card is, by its place."""
        return self.compiled.definitions[place]

    @cached_property
    def effect_names(self) -> tuple[tuple[str, ...], ...]:
        """The names of the effects of each card, stage by stage."""
        return tuple(
            tuple(effect.name for number in sorted(card.stages) for effect in card.stages[number].effects)
            for card in self.compiled.definitions
        )

    def stage_of_effect(self, card: int, ordinal: int) -> int:
        """The stage of an effect, by its place among all those of its card."""
        left = ordinal
        for number in sorted(self.card(card).stages):
            effects = len(self.card(card).stages[number].effects)
            if left < effects:
                return number
            left -= effects
        return 0

    def name_of(self, card: str, stage: int, lang: str) -> str:
        """What a card is called at a stage; at one that it does not have, as it is called at its first."""
        found = self.cards[card]
        names = found.stages[stage].names if stage in found.stages else found.names
        return names.get(lang, names["en"])

    @cached_property
    def actions(self) -> list[Action]:
        """The fixed action space: every action that could ever be legal with these cards."""
        found: list[Action] = []
        for kind in actions.DECLARED:
            if kind.indexes is None:
                found += [(kind.verb, 0, n) for n in range(kind.times)]
            else:
                runs = enumerate(map(kind.indexes, self.compiled.definitions))
                found += [(kind.verb, card, n) for card, many in runs for n in range(many)]
        return found

    @cached_property
    def index(self) -> Mapping[Action, int]:
        return {action: i for i, action in enumerate(self.actions)}

    @cached_property
    def table(self) -> np.ndarray:
        """Cards, programs and action space as one flat array."""
        found = self.compiled
        table = np.zeros(tb.TABLE_CELLS, dtype=np.int16)
        table[tb.T_CARDS], table[tb.T_ACTIONS] = len(self.numbers), len(self.actions)
        table[tb.T_PER_ROUND] = self.frame.per_round
        table[tb.T_GATE] = self.place.get(self.frame.gate, -1) + 1 if self.frame.gate else 0
        table[tb.T_FINAL] = self.place.get(self.frame.final, -1) + 1 if self.frame.final else 0
        table[tb.T_LIMITS] = len(found.limits)
        write(table, tb.CARDS, found.cards)
        for name, at, room in ROOMS:
            rows: np.ndarray = getattr(found, name)
            if len(rows) > room:
                raise too_many(self.definitions[-1], room, name)
            write(table, at, rows)
        for action, i in self.index.items():
            verb, card, ordinal = action
            if ordinal == 0:
                table[tb.FIRST_INDEX + verb * st.CARD_ROOM + card] = i
            table[tb.ACTIONS + i * tb.ACTION_CELLS : tb.ACTIONS + i * tb.ACTION_CELLS + 3] = action
        return table

    def stocked(self, players: int = 1, mode: str = "solo", options: Mapping[str, str] | None = None) -> np.ndarray:
        """A state ready to be set up: every card in the box, the whole sheet of stickers."""
        state = st.new_state(len(self.numbers))
        for card in range(len(self.numbers)):
            sides = self.card(card).sides
            if sides:
                state[st.STAGE + card] = sides[0]
        for sticker, n in self.stickers.items():
            state[st.SUPPLY + sticker] = n
        for cell, value in self.option_cells(options or {}).items():
            state[cell] = value
        return state

    @staticmethod
    def option_cells(options: Mapping[str, str]) -> dict[int, int]:
        """What the cells of these options hold: the place of the value among those that there are."""
        return {OPTION_CELLS[option]: OPTIONS[option].index(value) for option, value in options.items()}


def too_many(last: Card, room: int, name: str) -> BadCards:
    """The sets in use say more than there is room for."""
    place = last.place
    problem = f"card {last.number}: more than {room} rows of {name}."
    return BadCards(place.file, place.line, place.column, problem, "Play with fewer sets at once.")


def write(table: np.ndarray, at: int, rows: np.ndarray) -> None:
    """Write rows one after the other."""
    flat = rows.reshape(-1)
    table[at : at + len(flat)] = flat


def needs_a_start(ruleset: Ruleset, mode: str) -> str:
    """Says of a pack what it can be played with."""
    return "" if ruleset.frame.start else f" It has no starting cards: play kingdom+{ruleset.id}."


def made_of(id_: str, sets: Sequence[Any]) -> Ruleset:
    """The ruleset of these sets."""
    return Ruleset(id_, tuple(sets))

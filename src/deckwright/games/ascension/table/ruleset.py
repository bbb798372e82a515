"""A ruleset made ready to play: its cards numbered, its programs and its action space in one table."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from deckwright.cards.compiler import CardTable
from deckwright.cards.errors import BadCards, DeckwrightError
from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.cards.language import LANGUAGE
from deckwright.games.ascension.cards.model import Card, CardSet
from deckwright.games.ascension.declared import actions
from deckwright.games.ascension.declared.options import OPTION_CELLS, OPTIONS
from deckwright.games.ascension.rules import state as st
from deckwright.games.ascension.rules import tables as tb
from deckwright.kernel.playing import MOST_SEATS
from deckwright.table.kinds import GameKind, kind_named

NO_INDEX = -1
MODES = ("versus", "solo", "teams")
MOST_SEATS_WITH_ONE_SET = 4
SHARD = "energy-shard"  # the Treasure that the option `center_shards` counts
SHARED_ORIGINS = ("starting", "always", "treasure")  # cards that several sets may bring


@dataclass(frozen=True, eq=False)
class Ruleset:
    """The cards of the sets in use, with everything the rules read."""

    id: str
    sets: tuple[CardSet, ...]
    borrowed: tuple[Card, ...] = ()  # starting and always-available cards that the sets do not bring themselves

    @cached_property
    def kind(self) -> GameKind:
        """Which game this is a ruleset of."""
        return kind_named("ascension")

    @cached_property
    def cards(self) -> dict[str, Card]:
        """Every card by its id; what several sets bring is one card, with the copies of the set that has most."""
        found: dict[str, Card] = {}
        for card in (*self.borrowed, *(card for card_set in self.sets for card in card_set.cards)):
            if card.id not in found:
                found[card.id] = card
                continue
            other = found[card.id]
            check_same(other, card)
            copies = card.copies + other.copies if card.origin == "treasure" else max(card.copies, other.copies)
            rulings = tuple(dict.fromkeys((*other.rulings, *card.rulings)))
            found[card.id] = replace(other, copies=copies, rulings=rulings)
        return found

    @property
    def rival(self) -> str:
        """The solo opponent: the Cult as soon as one of the sets brings it (V-221)."""
        return "cult" if any(card_set.rival == "cult" for card_set in self.sets) else "samael"

    @property
    def players(self) -> dict[str, tuple[int, ...]]:
        """The numbers of players of each mode: two or more sets allow up to six (A-25.3)."""
        most = MOST_SEATS if len(self.sets) > 1 else MOST_SEATS_WITH_ONE_SET
        return {"versus": tuple(range(2, most + 1)), "solo": (1,), "teams": tuple(range(4, most + 1, 2))}

    @cached_property
    def compiled(self) -> CardTable:
        return LANGUAGE.compile(list(self.cards.values()))

    @property
    def ids(self) -> tuple[str, ...]:
        return self.compiled.ids

    @cached_property
    def number(self) -> dict[str, int]:
        """The number of a card by its id."""
        return {card: i for i, card in enumerate(self.ids)}

    @cached_property
    def actions(self) -> list[tuple[int, int, int]]:
        """The fixed action space: (verb, card, ordinal) of every index."""
        space = []
        for action in actions.DECLARED:
            if action.indexes is None:
                space.append((action.verb, 0, 0))
                continue
            for card, card_id in enumerate(self.ids):
                space += [(action.verb, card, ordinal) for ordinal in range(action.indexes(self.cards[card_id]))]
        return space

    @cached_property
    def table(self) -> np.ndarray:
        """Cards, programs and action space as one flat array."""
        piles, treasures = self.numbers_of("always"), self.numbers_of("treasure")
        self.check_room("different cards", len(self.ids), st.TYPES_ROOM)
        self.check_room("steps of effects", len(self.compiled.program), tb.STEPS_ROOM)
        self.check_room("always-available piles", len(piles), tb.MAX_PILES)
        self.check_room("kinds of treasure", len(treasures), st.TREASURE_ROOM)
        table = np.full(tb.ACTIONS + len(self.actions) * tb.ACTION_CELLS, 0, dtype=np.int16)
        table[tb.T_CARD_TYPES], table[tb.T_ACTIONS], table[tb.PILE_COUNT] = len(self.ids), len(self.actions), len(piles)
        table[tb.TREASURE_KINDS] = len(treasures)
        rows = self.compiled.cards.copy()
        for kind, card in enumerate(treasures):
            rows[card, ops.C_TREASURE] = kind
        table[tb.LOWERS_PRICES] = int(rows[:, ops.C_STAFF].any())
        table[tb.FREE_AT] = min((int(n) for n in rows[:, ops.C_FREE_AT] if n > 0), default=ops.NO_LIMIT)
        for at, part in (
            (tb.PILE_CARDS, np.array(piles)),
            (tb.TREASURE_CARDS, np.array(treasures)),
            (tb.CARDS, rows),
            (tb.PROGRAM, self.compiled.program),
            (tb.ACTIONS, np.pad(self.actions, ((0, 0), (0, tb.ACTION_CELLS - 3)))),
        ):
            table[at : at + part.size] = part.reshape(-1)
        table[tb.FIRST_INDEX : tb.ACTIONS] = NO_INDEX
        for index, (verb, card, ordinal) in enumerate(self.actions):
            if ordinal == 0:
                table[tb.FIRST_INDEX + verb * st.TYPES_ROOM + card] = index
        return table

    def numbers_of(self, origin: str) -> list[int]:
        return [i for i, card in enumerate(self.ids) if self.cards[card].origin == origin]

    def check_room(self, what: str, needed: int, room: int) -> None:
        """Refuse a ruleset that is larger than the states of this version."""
        if needed > room:
            raise DeckwrightError(f"{self.id} has {needed} {what}; at most {room} fit into one game. Use fewer sets.")

    def copies(self, origin: str) -> dict[str, int]:
        """How many copies of each card of this origin there are at most (of starting cards: per player)."""
        return {card.id: card.copies for card in self.cards.values() if card.origin == origin}

    def piles(self, players: int) -> dict[str, int]:
        """The always-available piles: those of the set that has most, with five or six players all together (A-25.7)."""
        piles = self.copies("always")
        if players > MOST_SEATS_WITH_ONE_SET:
            for card in piles:
                found = (used.by_id[card].copies for used in self.sets if card in used.by_id)
                piles[card] = max(piles[card], 1 if self.cards[card].type == "monster" else sum(found))
        return piles

    def treasure(self, options: Mapping[str, str]) -> tuple[dict[str, int], str | None]:
        """How many Treasures of each kind are shuffled into the Center Deck, and the one that falls short (A-25.2, V-182)."""
        counts: dict[str, int] = {}
        short = None
        for card in (self.cards[self.ids[number]] for number in self.numbers_of("treasure")):
            counts[card.id] = card.copies
            if card.per_set is None:
                continue
            wanted = sum(card.per_set.get(used.size, 0) for used in self.sets)
            if card.id == SHARD and options["center_shards"] != "auto":
                counts[card.id] = int(options["center_shards"])
            elif options["shard_limit"] == "none":
                counts[card.id] = wanted
            else:
                counts[card.id] = min(wanted, card.copies)
                short = card.id if wanted > card.copies else short
        return counts, short

    def blank(self, players: int, mode: str, options: Mapping[str, str]) -> np.ndarray:
        """A state with nothing dealt yet."""
        treasure, _ = self.treasure(options)
        center = sum(self.copies("center").values()) + sum(treasure.values())
        owned = center + sum(self.piles(players).values()) + players * sum(self.copies("starting").values())
        constructs = sum(card.copies for card in self.cards.values() if card.type == "construct")
        trophies = sum(card.copies for card in self.cards.values() if card.abilities_at("trophy"))
        self.check_room("center cards", center, st.CENTER_ROOM)
        self.check_room("cards", owned, st.CARD_ROOM)
        self.check_room("constructs", constructs, st.CONSTRUCT_ROOM)
        self.check_room("trophies", trophies, st.TROPHY_ROOM)
        state = st.new_state(players, len(self.ids))
        state[st.SOLO], state[st.TEAMS] = int(mode == "solo"), int(mode == "teams")
        state[st.CULT] = int(mode == "solo" and self.rival == "cult")
        for name, cell in OPTION_CELLS.items():
            state[cell] = OPTIONS[name].index(options[name])
        return state

    def stocked(self, players: int, mode: str, options: Mapping[str, str]) -> np.ndarray:
        """A state ready to be dealt: the piles are set out, the center cards lie in the Void (A-3.4, A-3.5)."""
        state = self.blank(players, mode, options)
        treasure, short = self.treasure(options)
        state[st.SHORT_OF] = 0 if short is None else self.number[short] + 1
        for card, copies in self.piles(players).items():
            state[st.PILES + self.number[card]] = copies
        for card, copies in (*self.copies("center").items(), *treasure.items()):
            state[st.VOID + self.number[card]] = copies
        return state


def check_same(one: Card, other: Card) -> None:
    """Two sets may bring the same card only if it is the same, and not for the Center Deck."""
    facts = [
        (card.type, card.faction, card.cost, card.honor, card.origin, abilities_of(card), card.per_set)
        for card in (one, other)
    ]
    if one.origin not in SHARED_ORIGINS or facts[0] != facts[1]:
        raise BadCards(other.place.file, other.place.line, other.place.column,
                       f"{other.id}: another set of the game has another card of this id ({one.place}).",
                       "Give it another id.")  # fmt: skip


def abilities_of(card: Card) -> list[object]:
    """What a card does, without the places in its file."""
    return [
        (ability.when, ability.faction, ability.trigger, [(step.phrase, step.condition) for step in ability.steps])
        for ability in card.abilities
    ]


def more_players(ruleset: Ruleset, mode: str) -> str:
    """A hint at how more people could play (A-25.3)."""
    return " Two or more sets allow up to six players." if len(ruleset.sets) == 1 and mode != "solo" else ""

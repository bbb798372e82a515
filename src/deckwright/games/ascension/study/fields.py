"""The numbers of an observation, one by one: the only place where they have names.

`Layout(ruleset, players, mode)` lists the fields in order, each with its place, its length and its meaning, and turns an
observation back into words. `observe` writes them.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations
from typing import Any

import numpy as np

from deckwright.cards.errors import BadOption
from deckwright.games.ascension.declared.questions import DECLARED
from deckwright.games.ascension.study import observe as ob
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.table.observation import Field

QUESTIONS = tuple(question.observed for question in DECLARED)
COUNTERS = (
    ("round", "the round, from 1"),
    ("turns", "turns taken so far by all seats together"),
    ("pool", "Honor left in the pool"),
    ("center", "cards in the Center Deck"),
    ("end_triggered", "1 once the last round is certain"),
    ("extra_turns", "turns that the player whose turn it is takes after this one"),
    ("runes", "Runes to spend"),
    ("restricted_runes", "Runes for Mechana Constructs only"),
    ("power", "Power to spend"),
    ("energy", "Energy this turn"),
    ("hero_discount", "Runes that the next Hero costs less"),
    ("construct_discount", "Runes that the next Construct costs less"),
    ("monster_discount", "Power that the next Monster with Treasure beneath costs less"),
    ("hero_honor", "effects that give the Honor of Heroes acquired from the row this turn"),
    ("row_defeats", "times that Monsters of the row were defeated this turn"),
    ("row_length", "slots of the row"),
    ("own_seat", "your seat as actions that name a seat count it"),
    ("rival_honor", "Honor of the solo opponent"),
    ("rival_score", "the solo opponent's Honor and that of its cards"),
    ("optional", "1 if the question may be answered with no"),
    ("left", "cards to banish, to discard or to keep, this one included"),
    ("highest", "the highest cost of a card that may be chosen"),
    ("drawn", "cards drawn after discarding"),
    ("from_hand", "1 if a card of the hand may be banished"),
    ("from_discard", "1 if a card of the discard pile may be banished"),
    ("from_row", "1 if a card of the row may be banished"),
)
MARKS = (
    ("asked", "1 for the seat that must decide"),
    ("about", "1 for the seat that the question is about"),
    ("on_turn", "1 for the seat whose turn it is"),
    ("began", "1 for the seat that began the game"),
)
SEAT_NUMBERS = (
    ("honor", "Honor tokens"),
    ("total", "Honor tokens and the Honor of all its cards; 0 where `shared`"),
    ("hand_count", "cards in hand"),
    ("deck_count", "cards in the deck"),
    ("top_count", "cards on top of the deck that you know"),
    ("shared", "1 if cards passed between this hand and others unseen by you (R-208)"),
)
SEAT_COUNTS = (
    ("known", "cards in hand that everybody saw going there"),
    ("unseen", "hand and deck together; of all `shared` seats together where it is shared"),
    ("top", "the known cards on top of the deck"),
    ("discard", "the discard pile"),
    ("constructs", "Constructs in play"),
    ("trophies", "Trophies"),
)
TABLE_COUNTS = (
    ("played", "cards played this turn"),
    ("row", "the row"),
    ("void", "the Void"),
    ("box", "cards outside the game"),
    ("taken", "cards taken from your hand this turn"),
    ("source", "1 for the card that asks"),
    ("card", "1 for the card that the question is about"),
)
SLOT = "for each of the first {n} slots: the number of its card + 1 (0: no card), what it costs the player whose turn it is{more}"


class Layout:
    """The fields of an observation in one ruleset, for a number of players and a mode."""

    def __init__(self, ruleset: Ruleset, players: int, mode: str = "versus") -> None:
        self.ruleset, self.players, self.mode = ruleset, players, mode
        self.ids = ruleset.ids
        self.treasures = tuple(self.ids[number] for number in ruleset.numbers_of("treasure"))
        self.piles = tuple(self.ids[number] for number in ruleset.numbers_of("always"))

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """Every field in order."""
        found = []
        offset = 0
        for name, cells, meaning in self.parts():
            found.append(Field(name, offset, max(len(cells), 1), meaning, tuple(cells)))
            offset += max(len(cells), 1)
        return tuple(found)

    @cached_property
    def by_name(self) -> dict[str, Field]:
        return {field.name: field for field in self.fields}

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.fields[-1].offset + self.fields[-1].length

    def parts(self) -> Iterator[tuple[str, Sequence[str], str]]:
        """Name, cells and meaning of every field; a field without cells is one number."""
        for name, meaning in COUNTERS:
            yield name, (), meaning
        yield "kind", QUESTIONS, "1 for the kind of question"
        for seat in range(self.players):
            for name, meaning in MARKS:
                yield f"seat_{seat}.{name}", (), meaning
        for seat in range(self.players):
            yield from self.seat_parts(seat)
        for name, meaning in TABLE_COUNTS:
            yield name, self.ids, meaning
        for treasure in self.treasures:
            yield f"under.{treasure}", self.ids, f"{treasure} under cards of this type in the row"
        yield "slots", self.slot_cells, SLOT.format(n=ob.SLOTS_SHOWN, more=", Treasure under it" * bool(self.treasures))
        yield "piles", self.piles, "cards left in the always-available piles"
        if self.mode == "solo":
            yield "set_aside", self.ids, "cards set aside for the solo opponent"
        for seat in range(self.players):
            yield f"seat_{seat}.used", self.used_cells, "Constructs that have used these abilities and no others"

    def seat_parts(self, seat: int) -> Iterator[tuple[str, Sequence[str], str]]:
        for name, meaning in SEAT_NUMBERS:
            yield f"seat_{seat}.{name}", (), meaning
        places = [f"card {i + 1}" for i in range(ob.NEXT_SHOWN)]
        yield f"seat_{seat}.next", places, "the known cards on top of the deck from the top: number + 1, or 0"
        if seat == 0:
            yield f"seat_{seat}.hand", self.ids, "the hand"
        for name, meaning in SEAT_COUNTS:
            if seat == 0 and name == "unseen":
                name, meaning = "deck", "the deck"
            yield f"seat_{seat}.{name}", self.ids, meaning

    @property
    def slot_cells(self) -> tuple[str, ...]:
        what = ("card", "price", *self.treasures)
        return tuple(f"slot {slot + 1}: {one}" for slot in range(ob.SLOTS_SHOWN) for one in what)

    @cached_property
    def used_cells(self) -> tuple[str, ...]:
        """The sets of abilities that a Construct may have used: `id#k`, the bare id for a trigger or a lower price."""
        cells = []
        for number, card in enumerate(self.ids):
            uses = len(self.ruleset.cards[card].abilities_at("use"))
            all_of_it = ob.abilities(self.ruleset.table, number)
            names = [f"{card}#{k + 1}" for k in range(uses)] + [card] * (all_of_it - uses)
            sets = [chosen for n in range(len(names)) for chosen in combinations(range(len(names)), n + 1)]
            for chosen in sorted(sets, key=lambda chosen: sum(1 << one for one in chosen)):
                cells.append(" ".join(names[one] for one in chosen))
        return tuple(cells)

    @property
    def notes(self) -> list[str]:
        """What the meanings do not say."""
        used = ", ".join(f"`{cell}`" for cell in self.used_cells)
        return [
            f"- {len(self.ids)} numbers are counts by card, in the order of the ids: {self.ids[0]}, {self.ids[1]}, …,",
            f"  {self.ids[-1]}.",
            f"- `kind`: {', '.join(QUESTIONS)}.",
            f"- `piles`: {', '.join(self.piles)}.",
            f"- `slots`: only the first {ob.SLOTS_SHOWN} slots have places; `row` counts all of them.",
            f"- `next`: only the first {ob.NEXT_SHOWN} cards have places; `top` counts all of them.",
            "- `used`: a Construct with several abilities has a number for each set of them; the bare id is its trigger, or the",
            f"  price that it lowers. Here: {used}.",
            "- With Treasure, `under.<treasure>` has a count by card for each kind, and every slot a number for each kind.",
            "- In solo games `set_aside` has the solo opponent's cards.",
        ]

    # Back to words.

    def decode(self, observation: np.ndarray) -> dict[str, Any]:
        """An observation in words, in the shape of a view; seat 0 is the one that looks on."""
        if observation.shape != (self.size,):
            raise BadOption(f"An observation has {self.size} numbers, not the shape {observation.shape}.")
        told: dict[str, Any] = {
            name: int(observation[self.by_name[name].offset]) for name, _ in COUNTERS[: ob.O_RIVAL_HONOR]
        }
        told["end_triggered"] = bool(told["end_triggered"])
        told["rival"] = None
        if self.mode == "solo":
            told["rival"] = {
                "honor": self.number(observation, "rival_honor"),
                "score": self.number(observation, "rival_score"),
                "set_aside": self.cards(observation, "set_aside"),
            }
        for name, _ in TABLE_COUNTS[:-2]:
            told[name] = self.cards(observation, name)
        told["row_cards"] = told.pop("row")
        told["under_cards"] = {one: self.cards(observation, f"under.{one}") for one in self.treasures}
        told["row"] = self.decode_row(observation)
        told["piles"] = dict(zip(self.piles, observation[self.by_name["piles"].part].tolist(), strict=True))
        told["on_turn"], told["began"] = self.marked(observation, "on_turn"), self.marked(observation, "began")
        told["seats"] = [self.decode_seat(observation, seat) for seat in range(self.players)]
        told["decision"] = self.decode_decision(observation)
        return told

    def number(self, observation: np.ndarray, name: str) -> int:
        return int(observation[self.by_name[name].offset])

    def cards(self, observation: np.ndarray, name: str) -> list[str]:
        """Counts by type as a sorted list of ids."""
        counts = observation[self.by_name[name].part].tolist()
        return sorted(card for card, n in zip(self.ids, counts, strict=True) for _ in range(n))

    def marked(self, observation: np.ndarray, what: str) -> int | None:
        """The seat with this mark."""
        return next((seat for seat in range(self.players) if self.number(observation, f"seat_{seat}.{what}")), None)

    def decode_row(self, observation: np.ndarray) -> list[dict[str, Any]]:
        """The slots that are shown."""
        cells = observation[self.by_name["slots"].part].reshape(ob.SLOTS_SHOWN, -1).tolist()
        slots = []
        for slot, (card, price, *treasure) in enumerate(cells[: self.number(observation, "row_length")]):
            told: dict[str, Any] = {"slot": slot + 1, "card": self.ids[card - 1] if card else None}
            told["under"] = [one for one, n in zip(self.treasures, treasure, strict=True) for _ in range(n)]
            if card:
                told["price"] = price
            slots.append(told)
        return slots

    def decode_seat(self, observation: np.ndarray, seat: int) -> dict[str, Any]:
        told: dict[str, Any] = {}
        for name, _ in SEAT_NUMBERS:
            told[name] = self.number(observation, f"seat_{seat}.{name}")
        told["shared"] = bool(told["shared"])
        next_cards = observation[self.by_name[f"seat_{seat}.next"].part].tolist()
        told["next"] = [self.ids[card - 1] for card in next_cards if card]
        own = ("hand", "deck") if seat == 0 else ("unseen",)
        for name in (*own, "known", "top", "discard", "constructs", "trophies"):
            told[name] = self.cards(observation, f"seat_{seat}.{name}")
        counts = observation[self.by_name[f"seat_{seat}.used"].part].tolist()
        told["used"] = sorted(cell.split() for cell, n in zip(self.used_cells, counts, strict=True) for _ in range(n))
        return told

    def decode_decision(self, observation: np.ndarray) -> dict[str, Any] | None:
        marks = observation[self.by_name["kind"].part]
        if not marks.any():
            return None
        question = DECLARED[int(marks.argmax())]
        one = {name: self.cards(observation, name) for name in ("source", "card")}
        numbers = {name: self.number(observation, name) for name, _ in COUNTERS[ob.O_OPTIONAL :]}
        return {
            **numbers,
            "optional": bool(numbers["optional"]),
            "player": self.marked(observation, "asked"),
            "kind": question.kind,
            "question": question.observed,
            "source": one["source"][0] if one["source"] else None,
            "card": one["card"][0] if one["card"] else None,
            "about": self.marked(observation, "about"),
        }

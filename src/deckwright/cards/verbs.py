"""The effect language: every verb, condition and standing phrase, each declared once.

The parser, the designer's guide, card text, keywords and the op in the kernel all come from these entries. A template is
what a designer writes; `{name}` stands for a slot. Slots are closed lists too (`SLOTS`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from deckwright.cards import ops

Values = Mapping[str, int | str]
Cells = tuple[int, int, int, int]  # op, a, b, c
EFFECTS = (
    "play",
    "enter",
    "use",
    "reward",
    "trophy",
    "unite",
    "when",
    "fate",
)  # keys under which a card does something


@dataclass(frozen=True)
class Slot:
    """What may stand at one place of a phrase."""

    pattern: str
    read: Callable[[str], int | str]
    shown: str


@dataclass(frozen=True)
class Verb:
    """A phrase of the language."""

    name: str
    template: str
    meaning: str
    cells: Callable[[Values], Cells]
    rules: tuple[str, ...]
    keywords: tuple[str, ...] = ()
    asks: bool = False  # somebody may have to choose
    used_by: tuple[str, ...] = EFFECTS


RESOURCE_WORDS = {"rune": "runes", "runes": "runes", "power": "power", "honor": "honor", "energy": "energy"}
ZONE_WORDS = {
    "hand": ops.FROM_HAND,
    "discard pile": ops.FROM_DISCARD,
    "hand or discard pile": ops.FROM_HAND | ops.FROM_DISCARD,
    "center row": ops.FROM_ROW,
}
COUNTER_WORDS = {
    "faction among constructs": ops.PER_FACTION,
    "Mechana construct": ops.PER_MECHANA,
    "energy": ops.PER_ENERGY,
    "hero played this turn": ops.PER_HERO,
}

SLOTS: dict[str, Slot] = {
    "n": Slot(r"[1-9]\d?", int, "a whole number from 1 to 99"),
    "m": Slot(r"[1-9]\d?", int, "a whole number from 1 to 99"),
    "max": Slot(r"[1-9]\d?", int, "a whole number from 1 to 99"),
    "resource": Slot("runes?|power|honor|energy", RESOURCE_WORDS.__getitem__, "rune, runes, power, honor or energy"),
    "rune": Slot("runes?", str, "rune or runes"),
    "card": Slot("cards?", str, "card or cards"),
    "type": Slot("hero|construct|monster", str, "hero, construct or monster"),
    "faction": Slot("Enlightened|Lifebound|Mechana|Void", str.lower, "Enlightened, Lifebound, Mechana or Void"),
    "zones": Slot("hand or discard pile|discard pile|hand|center row", str, ", ".join(ZONE_WORDS)),
    "counter": Slot("|".join(COUNTER_WORDS), str, ", ".join(COUNTER_WORDS)),
    "slot": Slot("slots?", str, "slot or slots"),
}

VERBS: dict[str, Verb] = {}
CONDITIONS: dict[str, Verb] = {}
STANDING: dict[str, Verb] = {}  # phrases under `always`
PRICES: dict[str, Verb] = {}  # phrases under `price`


def number(values: Values, name: str) -> int:
    value = values[name]
    assert isinstance(value, int)
    return value


def word(values: Values, name: str) -> str:
    value = values[name]
    assert isinstance(value, str)
    return value


def verb(
    name: str, template: str, meaning: str, cells: Callable[[Values], Cells], rules: tuple[str, ...],
    keywords: tuple[str, ...] = (), asks: bool = False, used_by: tuple[str, ...] = EFFECTS,
) -> None:  # fmt: skip
    VERBS[name] = Verb(name, template, meaning, cells, rules, keywords, asks, used_by)


def condition(name: str, template: str, meaning: str, cells: Callable[[Values], Cells], rules: tuple[str, ...],
              keywords: tuple[str, ...] = ()) -> None:  # fmt: skip
    CONDITIONS[name] = Verb(name, template, meaning, cells, rules, keywords)


def standing(name: str, template: str, meaning: str, rules: tuple[str, ...], keywords: tuple[str, ...] = ()) -> None:
    STANDING[name] = Verb(name, template, meaning, lambda _: (ops.END, 0, 0, 0), rules, keywords, used_by=("always",))


def price(name: str, template: str, meaning: str, rules: tuple[str, ...], keywords: tuple[str, ...] = ()) -> None:
    PRICES[name] = Verb(name, template, meaning, lambda _: (ops.END, 0, 0, 0), rules, keywords, used_by=("price",))


def gain(values: Values) -> Cells:
    return ops.GAIN, ops.RESOURCES.index(word(values, "resource")), number(values, "n"), ops.ONCE


def gain_per(values: Values) -> Cells:
    counter = COUNTER_WORDS[word(values, "counter")]
    return ops.GAIN, ops.RESOURCES.index(word(values, "resource")), number(values, "n"), counter


def gain_restricted(values: Values) -> Cells:
    return ops.GAIN, ops.RESTRICTED_RUNES, number(values, "n"), ops.ONCE


def banish(may: int) -> Callable[[Values], Cells]:
    return lambda values: (ops.BANISH, ZONE_WORDS[word(values, "zones")], number(values, "n"), may)


def acquire(places: int, destination: int) -> Callable[[Values], Cells]:
    def cells(values: Values) -> Cells:
        filter_ = ops.TYPES[word(values, "type")] | places
        return ops.ACQUIRE_FREE, filter_, int(values.get("max", ops.NO_LIMIT)), destination

    return cells


ROW_AND_PILES = ops.IN_ROW | ops.IN_PILES


def fixed(op: int) -> Callable[[Values], Cells]:
    return lambda _: (op, 0, 0, 0)


verb("gain", "gain {n} {resource}", "You gain that much.", gain, ("A-9.2", "A-15.1"))
verb("gain-per", "gain {n} {resource} per {counter}", "You gain that much for each one you have.", gain_per,
     ("A-9.2", "A-15.2", "A-26.3"))  # fmt: skip
verb("gain-restricted", "gain {n} {rune} for Mechana constructs", "Runes that pay for Mechana Constructs only.",
     gain_restricted, ("A-9.1",), ("restricted-runes",))  # fmt: skip
verb("draw", "draw {n}", "You draw that many cards.", lambda v: (ops.DRAW, 0, number(v, "n"), 0), ("A-13.4", "A-13.1"))
verb("banish", "banish {n} {card} from {zones}", "You must banish, as far as there is a card.", banish(0),
     ("A-14.1",), ("banish",), asks=True)  # fmt: skip
verb("may-banish", "may banish {n} {card} from {zones}", "You may banish, or decline.", banish(1),
     ("A-14.7", "A-14.1"), ("banish",), asks=True)  # fmt: skip
verb("banish-every", "banish every {type} in center row", "All such cards leave the row at once, then it is refilled.",
     lambda v: (ops.BANISH_EVERY, ops.TYPES[word(v, "type")], 0, 0), ("A-14.2", "A-12.8"), ("banish",))  # fmt: skip
verb("discard-to-draw", "discard {n} {card} to draw {m}", "The discard is the price of the draw.",
     lambda v: (ops.DISCARD_TO_DRAW, number(v, "n"), number(v, "m"), 0), ("A-13.6", "A-13.4"), asks=True)  # fmt: skip
verb("defeat-free", "defeat a monster of cost {max} or less for free",
     "You choose a Monster of the row or the Cultist and defeat it without paying.",
     lambda v: (ops.DEFEAT_FREE, ops.IN_ROW | ops.IN_PILES, number(v, "max"), 0), ("A-11.8",), ("free-defeat",),
     asks=True)  # fmt: skip
verb("defeat-row-free", "defeat a monster of cost {max} or less in center row for free",
     "As above, but the Cultist is no choice.",
     lambda v: (ops.DEFEAT_FREE, ops.IN_ROW, number(v, "max"), 0), ("A-11.8", "A-11.9"), ("free-defeat",),
     asks=True)  # fmt: skip
verb("defeat-any-free", "defeat a monster for free", "Any Monster of the row or the Cultist.",
     lambda _: (ops.DEFEAT_FREE, ROW_AND_PILES, ops.NO_LIMIT, 0), ("A-11.8",), ("free-defeat",), asks=True)  # fmt: skip
verb("defeat-every", "defeat every monster in center row for free",
     "All are defeated at once; you choose the order of the rewards.",
     lambda _: (ops.TAKE_EVERY, ops.MONSTER, 0, 0), ("A-26.10", "A-11.8"), ("free-defeat",), asks=True)  # fmt: skip
verb("acquire-to-deck", "acquire a {type} for free to top of deck", "From the row or a pile, whatever it costs.",
     acquire(ROW_AND_PILES, ops.TO_DECK_TOP), ("A-10.8",), ("free-acquire",), asks=True)  # fmt: skip
verb("acquire-to-deck-max", "acquire a {type} of cost {max} or less for free to top of deck",
     "From the row or a pile, up to that cost.", acquire(ROW_AND_PILES, ops.TO_DECK_TOP), ("A-10.8",),
     ("free-acquire",), asks=True)  # fmt: skip
verb("acquire-free", "acquire a {type} for free", "From the row or a pile, whatever it costs.",
     acquire(ROW_AND_PILES, ops.TO_DISCARD), ("A-10.8",), ("free-acquire",), asks=True)  # fmt: skip
verb("acquire-free-max", "acquire a {type} of cost {max} or less for free", "From the row or a pile, up to that cost.",
     acquire(ROW_AND_PILES, ops.TO_DISCARD), ("A-10.8",), ("free-acquire",), asks=True)  # fmt: skip
verb("acquire-pile-free", "acquire an always-available {type} for free", "From a pile of the table.",
     acquire(ops.IN_PILES, ops.TO_DISCARD), ("A-10.8",), ("free-acquire",), asks=True)  # fmt: skip
verb("acquire-pile-to-hand", "acquire an always-available {type} for free to hand",
     "From a pile of the table; it can be played at once.", acquire(ops.IN_PILES, ops.INTO_HAND), ("A-10.8",),
     ("free-acquire", "to-hand"), asks=True)  # fmt: skip
verb("may-take-free", "may acquire or defeat a card in center row for free", "You choose a card of the row, or decline.",
     lambda _: (ops.TAKE_FREE, ops.IN_ROW, ops.NO_LIMIT, 1), ("A-10.8", "A-11.8"), ("free-acquire", "free-defeat"),
     asks=True)  # fmt: skip
verb("take-free", "acquire or defeat a card in center row for free", "You choose a card of the row.",
     lambda _: (ops.TAKE_FREE, ops.IN_ROW, ops.NO_LIMIT, 0), ("A-10.8", "A-11.8"), ("free-acquire", "free-defeat"),
     asks=True)  # fmt: skip
verb("take-every", "acquire or defeat every card in center row for free",
     "All leave the row at once; you choose the order of the rewards.",
     lambda _: (ops.TAKE_EVERY, ops.HERO | ops.CONSTRUCT | ops.MONSTER, 0, 0), ("A-10.8", "A-11.8", "A-12.8"),
     ("free-acquire", "free-defeat"), asks=True)  # fmt: skip
verb("copy", "copy a hero played this turn", "You repeat the effect of another Hero that you played this turn.",
     lambda _: (ops.COPY, 0, ops.NO_LIMIT, 0), ("A-5.1",), ("copy",), asks=True)  # fmt: skip
verb("copy-max", "copy a hero of cost {max} or less played this turn",
     "You repeat the effect of another such Hero that you played this turn.",
     lambda v: (ops.COPY, 0, number(v, "max"), 0), ("A-5.1",), ("copy",), asks=True)  # fmt: skip
verb("copy-again", "copy it again", "You repeat the effect that this card has copied once more.",
     fixed(ops.COPY_AGAIN), ("A-5.1",), ("copy",), used_by=("play",))  # fmt: skip
verb("extra-turn", "banish this to take another turn", "The card goes to the Void, and you take one more turn.",
     fixed(ops.EXTRA_TURN), ("A-18.11",), ("extra-turn",), used_by=("use",))  # fmt: skip
verb("extra-turn-pair", "banish this and another copy to take another turn",
     "Both go to the Void, and you take one more turn.", lambda _: (ops.EXTRA_TURN, 1, 0, 0), ("A-18.11",),
     ("extra-turn",), used_by=("use",))  # fmt: skip
verb("trade", "pay {n} {rune} to gain {m} honor", "Only ordinary Runes pay for it.",
     lambda v: (ops.TRADE, number(v, "n"), number(v, "m"), 0), ("A-9.6", "A-15.2"), used_by=("use",))  # fmt: skip
verb("discount", "next {type} costs {n} {rune} less this turn", "Ends with the next such card that you acquire.",
     lambda v: (ops.DISCOUNT, ops.TYPES[word(v, "type")], number(v, "n"), 0), ("A-5.1",), ("cost-reduction",))  # fmt: skip
verb("discount-per-energy", "next {type} costs {n} {rune} less per energy this turn",
     "Counts the energy gained so far; ends with the next such card that you acquire.",
     lambda v: (ops.DISCOUNT, ops.TYPES[word(v, "type")], number(v, "n"), ops.PER_ENERGY), ("A-5.1", "A-21.7"),
     ("cost-reduction",))  # fmt: skip
verb("hunt-discount", "next monster with treasure beneath costs {n} power less this turn",
     "Ends with the next such Monster that you defeat.",
     lambda v: (ops.DISCOUNT, ops.MONSTER | ops.ON_TREASURE, number(v, "n"), ops.ONCE), ("A-5.1",),
     ("cost-reduction", "treasure"))  # fmt: skip
verb("hero-honor", "this turn, heroes acquired from center row give their honor",
     "Each gives you the Honor printed on it.", fixed(ops.HERO_HONOR), ("A-5.1", "A-15.1"), ("trigger",))  # fmt: skip
verb("may-put-into-hand", "may put it into hand", "The card just acquired goes to hand instead, if you like.",
     fixed(ops.TO_HAND), ("A-10.8",), ("to-hand",), asks=True, used_by=("when",))  # fmt: skip
verb("may-put-into-play", "may put it into play", "The card just acquired enters play instead, if you like.",
     fixed(ops.TO_PLAY), ("A-10.8", "A-8.1"), ("into-play",), asks=True, used_by=("when",))  # fmt: skip
verb("opponents-destroy", "each opponent destroys a construct", "Each chooses which of theirs.",
     fixed(ops.OPPONENTS_DESTROY), ("A-14.9", "A-5.8"), ("destroy-construct",), asks=True)  # fmt: skip
verb("opponents-keep", "each opponent keeps a construct and destroys the rest", "Each chooses which one is kept.",
     fixed(ops.OPPONENTS_KEEP), ("A-26.1", "A-5.8"), ("destroy-construct",), asks=True)  # fmt: skip
verb("take-random", "take a random card from hand of each opponent", "The cards are yours for the rest of the game.",
     fixed(ops.TAKE_RANDOM), ("A-26.2",), ("steal",))  # fmt: skip
verb("destroy-of-each", "destroy a construct of each opponent", "You choose one of each opponent.",
     fixed(ops.DESTROY_OF_EACH), ("A-14.9", "A-5.8"), ("destroy-construct",), asks=True)  # fmt: skip
verb("destroy-all", "destroy every construct of each opponent", "Your own stay.", fixed(ops.DESTROY_ALL),
     ("A-14.9",), ("destroy-construct",))  # fmt: skip
verb("discard-random", "each opponent discards a random card", "From hand.", fixed(ops.DISCARD_RANDOM), ("A-13.9",))
verb("discard-random-take", "each opponent discards a random card and you may take one of them",
     "It goes to your hand and is yours for the rest of the game.", lambda _: (ops.DISCARD_RANDOM, 1, 0, 0),
     ("A-13.9", "A-26.2"), ("steal",), asks=True)  # fmt: skip
verb("destroy", "destroy a construct", "You destroy one of your own.", fixed(ops.DESTROY), ("A-14.9",), asks=True)
verb("reveal-top", "reveal top card of deck", "Everybody sees the top card of your deck.", fixed(ops.REVEAL_TOP),
     ("A-4.7",))  # fmt: skip
verb("look-at-top", "look at top card of deck", "You alone see the top card of your deck.", fixed(ops.LOOK_TOP),
     ("A-4.7",))  # fmt: skip
verb("top-to-hand", "put top card of deck into hand and gain {n} honor if it is a treasure",
     "Everybody sees the card.", lambda v: (ops.TOP_TO_HAND, 0, number(v, "n"), 0), ("A-4.7", "A-13.1"),
     ("treasure",))  # fmt: skip
verb("seek-treasure", "may banish 1 card from center row and acquire a treasure that replaces it",
     "Only the first card turned up for that slot is looked at.", fixed(ops.SEEK_TREASURE), ("A-26.11", "A-14.2"),
     ("banish", "treasure"), asks=True)  # fmt: skip
verb("every-draws", "every player draws {n} per treasure beneath", "You first, then the others clockwise.",
     lambda v: (ops.EVERY_DRAW, 0, number(v, "n"), ops.PER_TREASURE), ("A-23.1", "A-13.4"), ("treasure",),
     used_by=("fate",))  # fmt: skip
verb("every-may-banish", "every player may banish {n} {card} from {zones} per treasure beneath",
     "You first, then the others clockwise; each time may be declined.",
     lambda v: (ops.EVERY_BANISH, ZONE_WORDS[word(v, "zones")], number(v, "n"), ops.PER_TREASURE),
     ("A-23.1", "A-14.7"), ("banish", "treasure"), asks=True, used_by=("fate",))  # fmt: skip
verb("every-discards", "every player discards {n} {card}", "You first, then the others clockwise; each chooses.",
     lambda v: (ops.EVERY_DISCARD, 0, number(v, "n"), ops.ONCE), ("A-13.6", "A-5.8"), asks=True)  # fmt: skip
verb("pool-grows", "honor pool grows by {n} per treasure beneath", "Honor comes into the pool from outside the game.",
     lambda v: (ops.POOL_GROWS, 0, number(v, "n"), ops.PER_TREASURE), ("A-15.8", "A-26.9"), ("honor-pool", "treasure"),
     used_by=("fate",))  # fmt: skip
verb("add-slots", "center row gains {n} {slot} per treasure beneath",
     "They are filled at once and stay for the rest of the game.",
     lambda v: (ops.ADD_SLOTS, 0, number(v, "n"), ops.PER_TREASURE), ("A-26.8", "A-12.11"), ("row-size", "treasure"),
     used_by=("fate",))  # fmt: skip

condition("constructs-at-least", "with {n} or more constructs", "You control at least that many Constructs.",
          lambda v: (ops.IF, ops.CONSTRUCTS_AT_LEAST, number(v, "n"), 0), ("A-5.4", "A-8.1"))  # fmt: skip
condition("unite", "unite {faction} hero", "You have played a Hero of that faction this turn.",
          lambda v: (ops.IF, ops.HERO_PLAYED, ops.FACTIONS[word(v, "faction")], 0), ("A-16.1",), ("unite",))  # fmt: skip

condition("energize", "energize {n}", "You have gained at least that much Energy this turn.",
          lambda v: (ops.IF, ops.ENERGIZE, number(v, "n"), 0), ("A-21.3",), ("energize",))  # fmt: skip
condition("energize-instead", "energize {n} instead", "The same, and its step replaces the one before it.",
          lambda v: (ops.IF_INSTEAD, ops.ENERGIZE, number(v, "n"), 0), ("A-21.3",), ("energize",))  # fmt: skip

standing("count-as-mechana", "constructs count as Mechana", "Your Constructs count as Mechana too.", ("A-8.7",),
         ("continuous",))  # fmt: skip
standing("cannot-be-banished", "cannot be banished", "Only defeating it removes it from the row.", ("A-5.1",),
         ("unbanishable",))  # fmt: skip
standing("keep-cards", "may keep {n} {card} in hand at end of turn", "At the end of your turn you may keep cards.",
         ("A-5.1",), ("continuous",))  # fmt: skip
standing("cannot-be-copied", "cannot be copied", "No card repeats its effect.", ("A-5.1",))

price("free-with-energy", "nothing with {n} or more energy", "In the row it then costs nothing.", ("A-10.1", "A-21.3"),
      ("alternate-cost",))  # fmt: skip
price("treasure-discount", "a card with treasure beneath costs {n} {rune} less, once per turn",
      "The first card with treasure beneath that would cost Runes.", ("A-5.1",),
      ("cost-reduction", "once-per-turn", "treasure"))  # fmt: skip

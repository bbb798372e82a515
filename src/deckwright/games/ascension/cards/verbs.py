"""The phrases of Ascension's cards: every verb, condition, standing phrase and price, each declared once.

An entry says all about a phrase: what a designer writes, what it means, its op with what a, b and c hold, the rules
that its events cite, keywords, traits, and the keys that it stands under.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from deckwright.cards.vocabulary import Arguments, Slot, Values, Verb
from deckwright.games.ascension.cards import ops

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

# What is true of some phrases, and what follows from it.
TRAITS = {
    "asks": "somebody may have to choose",
    "acquires": "its {type} is acquired, or costs less to acquire: never a Monster",
    "moves": "it moves the card just acquired, and stands alone under its key",
    "into-play": "the card just acquired enters play: Constructs only",
    "copies": "it repeats the effect of a Hero",
    "copies-again": "it needs a step before it that copies",
    "for-heroes": "it is about being copied, so only a Hero can say it",
    "used-up": "it takes its own card away: nothing is done with that once per turn",
    "in-play": "it works while the card is in play: Constructs only",
    "in-row": "it works while the card is in the row, so that the card must come from the center deck",
    "once": "a card says it once",
    "sums": "said twice, the numbers are added",
    "draws": "it draws cards for whoever says it",
    "about-banishing": "a card with it is taken for one that banishes",
    "gives": "it asks for nothing, takes nothing, and is the same early and late in a turn unless it counts something",
    "adds-up": "several that follow each other are told in one clause",
    "more": "told as more of the same where the card does the same anyway",
    "leads": "of a condition: its keyword leads the sentence",
    "says-all": "of a condition: its keyword says the whole condition",
    "threshold": "of a condition: it asks for so much Energy",
    "counts": "its number is for each of something that can be counted at any time",
}


@dataclass(frozen=True)
class Standing(Verb):
    """A phrase that is no step: it writes its number, or 1, into a cell of its card's row."""

    cell: int = 0


RESOURCE_WORDS = {"rune": "runes", "runes": "runes", "power": "power", "honor": "honor", "energy": "energy"}
ZONE_WORDS = {
    "hand": ops.FROM_HAND,
    "discard pile": ops.FROM_DISCARD,
    "hand or discard pile": ops.FROM_HAND | ops.FROM_DISCARD,
    "center row": ops.FROM_ROW,
}
ZONE_KEYWORDS = {ops.FROM_HAND: "banish-hand", ops.FROM_DISCARD: "banish-discard", ops.FROM_ROW: "banish-center"}
COUNTER_WORDS = {
    "faction among constructs": ops.PER_FACTION,
    "Mechana construct": ops.PER_MECHANA,
    "energy": ops.PER_ENERGY,
    "hero played this turn": ops.PER_HERO,
}


def zone_keywords(zones: int) -> tuple[str, ...]:
    """Where from, as keywords: banishing says where from."""
    return tuple(keyword for zone, keyword in ZONE_KEYWORDS.items() if zones & zone)


SLOTS: dict[str, Slot] = {
    "n": Slot(r"[1-9]\d?", int, "a whole number from 1 to 99"),
    "m": Slot(r"[1-9]\d?", int, "a whole number from 1 to 99"),
    "max": Slot(r"[1-9]\d?", int, "a whole number from 1 to 99"),
    "resource": Slot("runes?|power|honor|energy", RESOURCE_WORDS.__getitem__, "rune, runes, power, honor or energy",
                     forms=("rune", "runes")),
    "rune": Slot("runes?", str, "rune or runes", forms=("rune", "runes")),
    "card": Slot("cards?", str, "card or cards", forms=("card", "cards")),
    "type": Slot("hero|construct|monster", str, "hero, construct or monster", varies=True),
    "faction": Slot("Enlightened|Lifebound|Mechana|Void", str.lower, "Enlightened, Lifebound, Mechana or Void"),
    "zones": Slot("hand or discard pile|discard pile|hand|center row", str, ", ".join(ZONE_WORDS), varies=True,
                  keywords={words: zone_keywords(zones) for words, zones in ZONE_WORDS.items()}),
    "counter": Slot("|".join(COUNTER_WORDS), str, ", ".join(COUNTER_WORDS), varies=True),
    "slot": Slot("slots?", str, "slot or slots", forms=("slot", "slots")),
}  # fmt: skip

VERBS: dict[str, Verb] = {}
CONDITIONS: dict[str, Verb] = {}
STANDING: dict[str, Standing] = {}  # phrases under `always`
PRICES: dict[str, Standing] = {}  # phrases under `price`


def number(values: Values, name: str) -> int:
    value = values[name]
    assert isinstance(value, int)
    return value


def word(values: Values, name: str) -> str:
    value = values[name]
    assert isinstance(value, str)
    return value


def verb(
    name: str, template: str, meaning: str, op: int, arguments: Callable[[Values], Arguments], rules: tuple[str, ...],
    keywords: tuple[str, ...] = (), traits: tuple[str, ...] = (), used_by: tuple[str, ...] = EFFECTS, glyphs: str = "",
) -> None:  # fmt: skip
    VERBS[name] = Verb(name, template, meaning, op, arguments, rules, keywords, frozenset(traits), used_by, glyphs)


def condition(name: str, template: str, meaning: str, arguments: Callable[[Values], Arguments], rules: tuple[str, ...],
              keywords: tuple[str, ...] = (), traits: tuple[str, ...] = (), glyphs: str = "") -> None:  # fmt: skip
    found = Verb(name, template, meaning, ops.IF, arguments, rules, keywords, frozenset(traits), glyphs=glyphs)
    CONDITIONS[name] = replace(found, op=ops.IF_INSTEAD) if found.replaces else found


def standing(name: str, template: str, meaning: str, cell: int, rules: tuple[str, ...], keywords: tuple[str, ...] = (),
             traits: tuple[str, ...] = (), glyphs: str = "") -> None:  # fmt: skip
    every = frozenset(traits)
    STANDING[name] = Standing(
        name, template, meaning, ops.END, nothing, rules, keywords, every, ("always",), glyphs, cell
    )  # fmt: skip


def price(name: str, template: str, meaning: str, cell: int, rules: tuple[str, ...], keywords: tuple[str, ...] = (),
          traits: tuple[str, ...] = (), glyphs: str = "") -> None:  # fmt: skip
    every = frozenset({"once", *traits})
    PRICES[name] = Standing(
        name, template, meaning, ops.END, nothing, rules, keywords, every, ("price",), glyphs, cell
    )  # fmt: skip


def nothing(_: Values) -> Arguments:
    return 0, 0, 0


def so_many(values: Values) -> Arguments:
    return 0, number(values, "n"), 0


def per_treasure(values: Values) -> Arguments:
    return 0, number(values, "n"), ops.PER_TREASURE


def gain(values: Values) -> Arguments:
    return ops.RESOURCES.index(word(values, "resource")), number(values, "n"), ops.ONCE


def gain_per(values: Values) -> Arguments:
    counter = COUNTER_WORDS[word(values, "counter")]
    return ops.RESOURCES.index(word(values, "resource")), number(values, "n"), counter


def gain_restricted(values: Values) -> Arguments:
    return ops.RESTRICTED_RUNES, number(values, "n"), ops.ONCE


def banish(may: int) -> Callable[[Values], Arguments]:
    return lambda values: (ZONE_WORDS[word(values, "zones")], number(values, "n"), may)


def acquire(places: int, destination: int) -> Callable[[Values], Arguments]:
    return lambda v: (ops.TYPES[word(v, "type")] | places, int(v.get("max", ops.NO_LIMIT)), destination)


def discount(counter: int) -> Callable[[Values], Arguments]:
    return lambda values: (ops.TYPES[word(values, "type")], number(values, "n"), counter)


ROW_AND_PILES = ops.IN_ROW | ops.IN_PILES

verb("gain", "gain {n} {resource}", "You gain that much.", ops.GAIN, gain, ("A-9.2", "A-15.1"),
     traits=("gives", "adds-up", "more"),
     glyphs="{resource}:{n}")  # fmt: skip
verb("gain-per", "gain {n} {resource} per {counter}", "You gain that much for each one you have.", ops.GAIN, gain_per,
     ("A-9.2", "A-15.2", "A-26.3"), traits=("gives", "counts"),
     glyphs="{resource}:{n} per {counter}")  # fmt: skip
verb("gain-restricted", "gain {n} {rune} for Mechana constructs", "Runes that pay for Mechana Constructs only.",
     ops.GAIN, gain_restricted, ("A-9.1",), ("restricted-runes",), traits=("gives",),
     glyphs="mechana-runes:{n}")  # fmt: skip
verb("draw", "draw {n}", "You draw that many cards.", ops.DRAW, so_many, ("A-13.4", "A-13.1"),
     traits=("draws", "gives", "more"),
     glyphs="draw:{n}")  # fmt: skip
verb("banish", "banish {n} {card} from {zones}", "You must banish, as far as there is a card.", ops.BANISH, banish(0),
     ("A-14.1",), traits=("asks", "about-banishing"),
     glyphs="banish:{n} {zones}")  # fmt: skip
verb("may-banish", "may banish {n} {card} from {zones}", "You may banish, or decline.", ops.BANISH, banish(1),
     ("A-14.7", "A-14.1"), traits=("asks", "about-banishing", "more"),
     glyphs="may banish:{n} {zones}")  # fmt: skip
verb("banish-every", "banish every {type} in center row", "All such cards leave the row at once, then it is refilled.",
     ops.BANISH_EVERY, lambda v: (ops.TYPES[word(v, "type")], 0, 0), ("A-14.2", "A-12.8"), ("banish-center",),
     traits=("about-banishing",),
     glyphs="banish every {type} center-row")  # fmt: skip
verb("discard-to-draw", "discard {n} {card} to draw {m}", "The discard is the price of the draw.", ops.DISCARD_TO_DRAW,
     lambda v: (number(v, "n"), number(v, "m"), 0), ("A-13.6", "A-13.4"), traits=("asks",),
     glyphs="discard:{n} to draw:{m}")  # fmt: skip
verb("defeat-free", "defeat a monster of cost {max} or less for free",
     "You choose a Monster of the row or the Cultist and defeat it without paying.", ops.DEFEAT_FREE,
     lambda v: (ROW_AND_PILES, number(v, "max"), 0), ("A-11.8",), ("free-defeat",), traits=("asks",),
     glyphs="defeat up-to:{max}")  # fmt: skip
verb("defeat-row-free", "defeat a monster of cost {max} or less in center row for free",
     "As above, but the Cultist is no choice.", ops.DEFEAT_FREE, lambda v: (ops.IN_ROW, number(v, "max"), 0),
     ("A-11.8", "A-11.9"), ("free-defeat",), traits=("asks",),
     glyphs="defeat up-to:{max} center-row")  # fmt: skip
verb("defeat-any-free", "defeat a monster for free", "Any Monster of the row or the Cultist.", ops.DEFEAT_FREE,
     lambda _: (ROW_AND_PILES, ops.NO_LIMIT, 0), ("A-11.8",), ("free-defeat",), traits=("asks",),
     glyphs="defeat monster")  # fmt: skip
verb("defeat-every", "defeat every monster in center row for free",
     "All are defeated at once; you choose the order of the rewards.", ops.TAKE_EVERY, lambda _: (ops.MONSTER, 0, 0),
     ("A-26.10", "A-11.8"), ("free-defeat",), traits=("asks",),
     glyphs="defeat every monster")  # fmt: skip
verb("acquire-to-deck", "acquire a {type} for free to top of deck", "From the row or a pile, whatever it costs.",
     ops.ACQUIRE_FREE, acquire(ROW_AND_PILES, ops.TO_DECK_TOP), ("A-10.8",), ("free-acquire", "to-deck-top"),
     traits=("asks", "acquires"),
     glyphs="acquire {type} to deck")  # fmt: skip
verb("acquire-to-deck-max", "acquire a {type} of cost {max} or less for free to top of deck",
     "From the row or a pile, up to that cost.", ops.ACQUIRE_FREE, acquire(ROW_AND_PILES, ops.TO_DECK_TOP),
     ("A-10.8",), ("free-acquire", "to-deck-top"), traits=("asks", "acquires"),
     glyphs="acquire {type} up-to:{max} to deck")  # fmt: skip
verb("acquire-free", "acquire a {type} for free", "From the row or a pile, whatever it costs.", ops.ACQUIRE_FREE,
     acquire(ROW_AND_PILES, ops.TO_DISCARD), ("A-10.8",), ("free-acquire",), traits=("asks", "acquires"),
     glyphs="acquire {type}")  # fmt: skip
verb("acquire-free-max", "acquire a {type} of cost {max} or less for free", "From the row or a pile, up to that cost.",
     ops.ACQUIRE_FREE, acquire(ROW_AND_PILES, ops.TO_DISCARD), ("A-10.8",), ("free-acquire",),
     traits=("asks", "acquires"),
     glyphs="acquire {type} up-to:{max}")  # fmt: skip
verb("acquire-pile-free", "acquire an always-available {type} for free", "From a pile of the table.", ops.ACQUIRE_FREE,
     acquire(ops.IN_PILES, ops.TO_DISCARD), ("A-10.8",), ("free-acquire",), traits=("asks", "acquires"),
     glyphs="acquire {type} pile")  # fmt: skip
verb("acquire-pile-to-hand", "acquire an always-available {type} for free to hand",
     "From a pile of the table; it can be played at once.", ops.ACQUIRE_FREE, acquire(ops.IN_PILES, ops.INTO_HAND),
     ("A-10.8",), ("free-acquire", "to-hand"), traits=("asks", "acquires"),
     glyphs="acquire {type} pile to hand")  # fmt: skip
verb("may-take-free", "may acquire or defeat a card in center row for free",
     "You choose a card of the row, or decline.", ops.TAKE_FREE, lambda _: (ops.IN_ROW, ops.NO_LIMIT, 1),
     ("A-10.8", "A-11.8"), ("free-acquire", "free-defeat"),
     traits=("asks",),
     glyphs="may acquire or defeat center-row")  # fmt: skip
verb("take-free", "acquire or defeat a card in center row for free", "You choose a card of the row.", ops.TAKE_FREE,
     lambda _: (ops.IN_ROW, ops.NO_LIMIT, 0), ("A-10.8", "A-11.8"), ("free-acquire", "free-defeat"),
     traits=("asks",),
     glyphs="acquire or defeat center-row")  # fmt: skip
verb("take-every", "acquire or defeat every card in center row for free",
     "All leave the row at once; you choose the order of the rewards.", ops.TAKE_EVERY,
     lambda _: (ops.HERO | ops.CONSTRUCT | ops.MONSTER, 0, 0), ("A-10.8", "A-11.8", "A-12.8"),
     ("free-acquire", "free-defeat"),
     traits=("asks",),
     glyphs="acquire or defeat every center-row")  # fmt: skip
verb("copy", "copy a hero played this turn", "You repeat the effect of another Hero that you played this turn.",
     ops.COPY, lambda _: (0, ops.NO_LIMIT, 0), ("A-5.1",), ("copy",), traits=("asks", "copies"),
     glyphs="copy hero")  # fmt: skip
verb("copy-max", "copy a hero of cost {max} or less played this turn",
     "You repeat the effect of another such Hero that you played this turn.", ops.COPY,
     lambda v: (0, number(v, "max"), 0), ("A-5.1",), ("copy",), traits=("asks", "copies"),
     glyphs="copy hero up-to:{max}")  # fmt: skip
verb("copy-again", "copy it again", "You repeat the effect that this card has copied once more.", ops.COPY_AGAIN,
     nothing, ("A-5.1",), ("copy",), traits=("copies-again",), used_by=("play",),
     glyphs="again copy")  # fmt: skip
verb("extra-turn", "banish this to take another turn", "The card goes to the Void, and you take one more turn.",
     ops.EXTRA_TURN, nothing, ("A-18.11",), ("extra-turn",), traits=("used-up",), used_by=("use",),
     glyphs="banish this to turn")  # fmt: skip
verb("extra-turn-pair", "banish this and another copy to take another turn",
     "Both go to the Void, and you take one more turn.", ops.EXTRA_TURN, lambda _: (1, 0, 0), ("A-18.11",),
     ("extra-turn",), traits=("used-up",), used_by=("use",),
     glyphs="banish pair to turn")  # fmt: skip
verb("trade", "pay {n} {rune} to gain {m} honor", "Only ordinary Runes pay for it.", ops.TRADE,
     lambda v: (number(v, "n"), number(v, "m"), 0), ("A-9.6", "A-15.2"), used_by=("use",),
     glyphs="runes:{n} to honor:{m}")  # fmt: skip
verb("discount", "next {type} costs {n} {rune} less this turn", "Ends with the next such card that you acquire.",
     ops.DISCOUNT, discount(ops.ONCE), ("A-5.1",), ("cost-reduction",), traits=("acquires", "gives"),
     glyphs="{type} less-runes:{n}")  # fmt: skip
verb("discount-per-energy", "next {type} costs {n} {rune} less per energy this turn",
     "Counts the energy gained so far; ends with the next such card that you acquire.", ops.DISCOUNT,
     discount(ops.PER_ENERGY), ("A-5.1", "A-21.7"), ("cost-reduction",), traits=("acquires", "gives", "counts"),
     glyphs="{type} less-runes:{n} per energy")  # fmt: skip
verb("hunt-discount", "next monster with treasure beneath costs {n} power less this turn",
     "Ends with the next such Monster that you defeat.", ops.DISCOUNT,
     lambda v: (ops.MONSTER | ops.ON_TREASURE, number(v, "n"), ops.ONCE), ("A-5.1",), ("cost-reduction", "treasure"),
     traits=("gives",),
     glyphs="monster treasure less-power:{n}")  # fmt: skip
verb("hero-honor", "this turn, heroes acquired from center row give their honor",
     "Each gives you the Honor printed on it.", ops.HERO_HONOR, nothing, ("A-5.1", "A-15.1"), ("trigger",),
     traits=("gives",),
     glyphs="acquire hero to honor")  # fmt: skip
verb("may-put-into-hand", "may put it into hand", "The card just acquired goes to hand instead, if you like.",
     ops.TO_HAND, nothing, ("A-10.8",), ("to-hand",), traits=("asks", "moves"), used_by=("when acquire",),
     glyphs="may this to hand")  # fmt: skip
verb("may-put-into-play", "may put it into play", "The card just acquired enters play instead, if you like.",
     ops.TO_PLAY, nothing, ("A-10.8", "A-8.1"), ("into-play",), traits=("asks", "moves", "into-play"),
     used_by=("when acquire",),
     glyphs="may this to play")  # fmt: skip
verb("opponents-destroy", "each opponent destroys a construct", "Each chooses which of theirs.", ops.OPPONENTS_DESTROY,
     nothing, ("A-14.9", "A-5.8"), ("destroy-construct",), traits=("asks",),
     glyphs="opponents destroy construct")  # fmt: skip
verb("opponents-keep", "each opponent keeps a construct and destroys the rest", "Each chooses which one is kept.",
     ops.OPPONENTS_KEEP, nothing, ("A-26.1", "A-5.8"), ("destroy-construct",), traits=("asks",),
     glyphs="opponents destroy all-but-one")  # fmt: skip
verb("take-random", "take a random card from hand of each opponent", "The cards are yours for the rest of the game.",
     ops.TAKE_RANDOM, nothing, ("A-26.2",), ("steal",),
     glyphs="steal random hand")  # fmt: skip
verb("destroy-of-each", "destroy a construct of each opponent", "You choose one of each opponent.",
     ops.DESTROY_OF_EACH, nothing, ("A-14.9", "A-5.8"), ("destroy-construct",), traits=("asks",),
     glyphs="destroy opponents construct")  # fmt: skip
verb("destroy-all", "destroy every construct of each opponent", "Your own stay.", ops.DESTROY_ALL, nothing,
     ("A-14.9",), ("destroy-construct",),
     glyphs="destroy every opponents construct")  # fmt: skip
verb("discard-random", "each opponent discards a random card", "From hand.", ops.DISCARD_RANDOM, nothing, ("A-13.9",),
     glyphs="opponents discard random")  # fmt: skip
verb("discard-random-take", "each opponent discards a random card and you may take one of them",
     "It goes to your hand and is yours for the rest of the game.", ops.DISCARD_RANDOM, lambda _: (1, 0, 0),
     ("A-13.9", "A-26.2"), ("steal",), traits=("asks",),
     glyphs="opponents discard random may steal")  # fmt: skip
verb("destroy", "destroy a construct", "You destroy one of your own.", ops.DESTROY, nothing, ("A-14.9",),
     traits=("asks",),
     glyphs="destroy construct")  # fmt: skip
verb("reveal-top", "reveal top card of deck", "Everybody sees the top card of your deck.", ops.REVEAL_TOP, nothing,
     ("A-4.7",),
     glyphs="reveal deck")  # fmt: skip
verb("look-at-top", "look at top card of deck", "You alone see the top card of your deck.", ops.LOOK_TOP, nothing,
     ("A-4.7",),
     glyphs="look deck")  # fmt: skip
verb("top-to-hand", "put top card of deck into hand and gain {n} honor if it is a treasure",
     "Everybody sees the card.", ops.TOP_TO_HAND, so_many, ("A-4.7", "A-13.1"), ("treasure",),
     glyphs="deck to hand treasure honor:{n}")  # fmt: skip
verb("seek-treasure", "may banish 1 card from center row and acquire a treasure that replaces it",
     "Only the first card turned up for that slot is looked at.", ops.SEEK_TREASURE, nothing, ("A-26.11", "A-14.2"),
     ("banish-center", "treasure"), traits=("asks",),
     glyphs="may banish center-row to treasure")  # fmt: skip
verb("every-draws", "every player draws {n} per treasure beneath", "You first, then the others clockwise.",
     ops.EVERY_DRAW, per_treasure, ("A-23.1", "A-13.4"), ("treasure",), used_by=("fate",),
     glyphs="everybody draw:{n} per treasure")  # fmt: skip
verb("every-may-banish", "every player may banish {n} {card} from {zones} per treasure beneath",
     "You first, then the others clockwise; each time may be declined.", ops.EVERY_BANISH,
     lambda v: (ZONE_WORDS[word(v, "zones")], number(v, "n"), ops.PER_TREASURE), ("A-23.1", "A-14.7"), ("treasure",),
     traits=("asks", "about-banishing"), used_by=("fate",),
     glyphs="everybody may banish:{n} {zones} per treasure")  # fmt: skip
verb("every-discards", "every player discards {n} {card}", "You first, then the others clockwise; each chooses.",
     ops.EVERY_DISCARD, so_many, ("A-13.6", "A-5.8"), traits=("asks",),
     glyphs="everybody discard:{n}")  # fmt: skip
verb("pool-grows", "honor pool grows by {n} per treasure beneath", "Honor comes into the pool from outside the game.",
     ops.POOL_GROWS, per_treasure, ("A-15.8", "A-26.9"), ("honor-pool", "treasure"), used_by=("fate",),
     glyphs="pool:{n} per treasure")  # fmt: skip
verb("add-slots", "center row gains {n} {slot} per treasure beneath",
     "They are filled at once and stay for the rest of the game.", ops.ADD_SLOTS, per_treasure, ("A-26.8", "A-12.11"),
     ("row-size", "treasure"), used_by=("fate",),
     glyphs="slot:{n} per treasure")  # fmt: skip

condition("constructs-at-least", "with {n} or more constructs", "You control at least that many Constructs.",
          lambda v: (ops.CONSTRUCTS_AT_LEAST, number(v, "n"), 0), ("A-5.4", "A-8.1"),
          glyphs="at-least:{n} construct")  # fmt: skip
condition("unite", "unite {faction} hero", "You have played a Hero of that faction this turn.",
          lambda v: (ops.HERO_PLAYED, ops.FACTIONS[word(v, "faction")], 0), ("A-16.1",), ("unite",),
          traits=("leads",),
          glyphs="unite {faction}")  # fmt: skip
condition("energize", "energize {n}", "You have gained at least that much Energy this turn.",
          lambda v: (ops.ENERGIZE, number(v, "n"), 0), ("A-21.3",), ("energize",),
          traits=("leads", "says-all", "threshold"),
          glyphs="energize:{n}")  # fmt: skip
condition("energize-instead", "energize {n} instead", "The same, and its step replaces the one before it.",
          lambda v: (ops.ENERGIZE, number(v, "n"), 0), ("A-21.3",), ("energize",),
          traits=("leads", "says-all", "threshold"),
          glyphs="energize:{n}")  # fmt: skip

standing("count-as-mechana", "constructs count as Mechana", "Your Constructs count as Mechana too.", ops.C_LINKS,
         ("A-8.7",), ("continuous",), traits=("in-play",),
         glyphs="construct to mechana")  # fmt: skip
standing("cannot-be-banished", "cannot be banished", "Only defeating it removes it from the row.", ops.C_UNBANISHABLE,
         ("A-5.1",), ("unbanishable",), traits=("about-banishing",),
         glyphs="never banish")  # fmt: skip
standing("keep-cards", "may keep {n} {card} in hand at end of turn", "At the end of your turn you may keep cards.",
         ops.C_KEEPS, ("A-5.1",), ("continuous",), traits=("in-play", "sums"),
         glyphs="keep:{n}")  # fmt: skip
standing("cannot-be-copied", "cannot be copied", "No card repeats its effect.", ops.C_UNCOPYABLE, ("A-5.1",),
         traits=("for-heroes",),
         glyphs="never copy")  # fmt: skip

price("free-with-energy", "nothing with {n} or more energy", "In the row it then costs nothing.", ops.C_FREE_AT,
      ("A-10.1", "A-21.3"), ("alternate-cost",), traits=("in-row",),
      glyphs="energize:{n} free")  # fmt: skip
price("treasure-discount", "a card with treasure beneath costs {n} {rune} less, once per turn",
      "The first card with treasure beneath that would cost Runes.", ops.C_STAFF, ("A-5.1",),
      ("cost-reduction", "once-per-turn", "treasure"), traits=("in-play",),
      glyphs="once treasure less-runes:{n}")  # fmt: skip

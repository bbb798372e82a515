"""A card file of Ascension: the keys of its cards and sets, and which go together."""

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import ClassVar

from deckwright.cards import card_file, set_file
from deckwright.cards.card_file import MOST_COPIES
from deckwright.cards.model import Step
from deckwright.cards.phrases import word_list
from deckwright.cards.sheet import mistake, shortened
from deckwright.cards.vocabulary import Moment
from deckwright.games.ascension.cards import ops
from deckwright.games.ascension.cards.model import Ability, Card, CardSet, Trigger
from deckwright.games.ascension.cards.moments import UNITE, WHEN, WHEN_HINT

HIGHEST = 99  # cost and honor

TYPES = ("hero", "construct", "monster", "treasure")
FACTIONS = ("none", *ops.FACTIONS)
ABILITY_KEYS = {
    "hero": ("play", "unite", "fate", "price", "always"),
    "construct": ("play", "enter", "use", "when", "fate", "price", "always"),
    "monster": ("reward", "trophy", "fate", "always"),
    "treasure": ("play",),
}
NEEDED = {
    "hero": ("play", "unite"),
    "construct": ("play", "enter", "use", "when", "price", "always"),
    "monster": ("reward",),
    "treasure": ("play",),
}
CENTER_ONLY = ("trophy", "fate")  # keys that work from the row
SET_SIZES = ("large", "small")
SIZES = (*SET_SIZES, "promo")
RIVALS = ("samael", "cult")


class CardReader(card_file.CardReader):
    """Reads one card of Ascension; what is wrong with it is noted, key by key."""

    plain_keys: ClassVar[tuple[str, ...]] = (
        "id", "name", "official", *TYPES, "origin", "cost", "honor", "copies", "per set", "rulings",
    )  # fmt: skip
    ruling: ClassVar[re.Pattern[str]] = re.compile(r"[RV]-[0-9]{3}")
    ruling_hint: ClassVar[str] = "Write ids of rulings: [R-122, V-030]."
    type: str | None = None  # as soon as it is known

    def read(self) -> Card | None:
        """The card, or None where a mistake was noted."""
        self.check_keys()
        common = self.read_common()
        self.type, faction = self.read_type()
        origin = self.one_of("origin", ops.ORIGINS, "center")
        cost = self.read_cost(origin)
        honor = self.number("honor", 0, HIGHEST)
        abilities = self.read_abilities()
        per_set = self.read_per_set(origin)
        self.check_whole(origin)
        self.check_origin(origin, abilities)
        if self.has_mistakes or self.type is None:
            return None
        return Card(**common, type=self.type, faction=faction, cost=cost, honor=honor, origin=origin,
                    abilities=tuple(abilities), per_set=per_set)  # fmt: skip

    @property
    def origin_unclear(self) -> bool:
        return "origin" in self.values and self.values["origin"].value not in ops.ORIGINS

    def read_type(self) -> tuple[str | None, str | None]:
        """Hero, Construct, Monster or Treasure, and the faction."""
        found = [word for word in TYPES if word in self.values]
        if not found:
            if not any(get_close_matches(word, self.unclear) for word in TYPES):
                self.problem("the type is missing.",
                             'Write "hero: void", "construct: mechana", "monster: power" or "treasure: none".')  # fmt: skip
            return None, None
        for word in found[1:]:
            self.problem(f"a card has one type, not {found[0]} and {word}.", "Remove one.", self.key_place(word))
        type_ = found[0]
        faction = self.one_of(type_, ("power",) if type_ == "monster" else FACTIONS, "none")
        return type_, faction if faction in ops.FACTIONS else None

    def read_cost(self, origin: str) -> int:
        if self.type == "treasure":
            if "cost" in self.values:
                self.problem("treasure has no cost: it comes with the card that lies on it.", "Remove the cost.",
                             self.key_place("cost"))  # fmt: skip
            return 0
        if origin not in ("starting", "treasure") and not self.origin_unclear:
            self.check_present("cost", 'Write "cost: 3"; only starting cards and treasure have none.')
        return self.number("cost", 0 if origin == "starting" else 1, HIGHEST)

    def read_per_set(self, origin: str) -> dict[str, int] | None:
        """How many copies of a treasure are shuffled in for each set of a size; all where nothing is written."""
        if "per set" not in self.values:
            return None
        where, hint = f"{self.label}, per set", 'Write the numbers by size: "{large: 30, small: 20}".'
        numbers = dict.fromkeys(SET_SIZES, 0)
        with self.mistakes.noted():
            if origin != "treasure":
                raise mistake(
                    self.key_place("per set"), f"{where}: only a card of origin treasure has this.", "Remove it."
                )
            for word, key, value in self.sheet.entries(self.values["per set"], where, self.mistakes, hint):
                if word not in SET_SIZES:
                    raise mistake(self.sheet.place(key), f'{where}: "{shortened(word)}" is no size.', hint)
                numbers[word] = self.sheet.number(value, f"{where} {word}", 0, MOST_COPIES)
            if not any(numbers.values()):
                raise mistake(self.key_place("per set"), f"{where}: no copy would ever be shuffled in.", hint)
        return numbers

    def check_moment(self, word: str, moment: Moment) -> None:
        """Refuse a key that cannot stand on a card of this type."""
        if self.type is not None and moment.word not in ABILITY_KEYS[self.type]:
            self.problem(f'"{word}" cannot stand on a {self.type}.', f"A {self.type} takes {word_list(ABILITY_KEYS[self.type])}.",
                         self.key_place(word))  # fmt: skip
            self.unclear.append(word)

    def read_ability(self, word: str, moment: Moment) -> list[Ability]:
        """One ability; of `use`, one for each item of the list."""
        faction, trigger = None, None
        if match := UNITE.fullmatch(word):
            faction = match["faction"].lower()
        if match := WHEN.fullmatch(word):
            trigger = self.read_trigger(word, match)
        items = self.read_items(word, moment, trigger.event if trigger else None)
        if moment.separate and len(items) > ops.MAX_USES:
            self.problem(f"{len(items)} abilities under use; at most {ops.MAX_USES} are allowed.",
                         'Put phrases that happen together into one item, separated by ";".', self.key_place(word))  # fmt: skip
        moves = self.vocabulary.having("moves")
        for item in items:
            for number, step in enumerate(item):
                self.check_step(step, item[:number], trigger)
                if step.phrase.verb in moves and len(item) > 1:
                    self.problem("what moves the acquired card is the only step under its key.",
                                 "Remove the other steps.", step.place)  # fmt: skip
        return [Ability(moment.word, item, faction, trigger) for item in items]

    def check_step(self, step: Step, before: Sequence[Step], trigger: Trigger | None) -> None:
        """What a phrase asks of the card that says it."""
        verb, having = step.phrase.verb, self.vocabulary.having
        earlier = [other.phrase.verb for other in before]
        if verb in having("in-play") and self.type != "construct":
            self.problem("this works while the card is in play, so only a construct can say it.",
                         "Make the card a construct, or remove it.", step.place)  # fmt: skip
        if verb in having("acquires") and step.phrase.values["type"] == "monster":
            self.problem("a monster is defeated, never acquired.", "Write hero or construct.", step.place)
        if verb in having("once") and verb in earlier:
            self.problem("a price is said once.", "Remove one.", step.place)
        if verb in having("for-heroes") and self.type != "hero":
            self.problem("only the effects of heroes are copied.", "Remove it, or make the card a hero.", step.place)
        if verb in having("copies-again") and having("copies").isdisjoint(earlier):
            self.problem('"copy it again" needs a step before it that copies a hero.',
                         'Write "copy a hero played this turn" before it.', step.place)  # fmt: skip
        if verb in having("into-play") and trigger is not None and trigger.type != "construct":
            self.problem("only constructs enter play.", 'Write "when acquire construct, …" or, with a faction, '
                         '"when acquire Mechana construct, …".', step.place)  # fmt: skip

    def read_trigger(self, word: str, match: re.Match[str]) -> Trigger:
        """What a `when …` waits for; it must be something that can happen."""
        event, type_, in_row = match["event"], match["type"], match["row"] is not None
        faction = match["faction"].lower() if match["faction"] else None
        if event == "play" and in_row:
            self.problem("a card is played from hand, not from the center row.", WHEN_HINT, self.key_place(word))
        if (event == "defeat") != (type_ == "monster") and type_ not in (None, "card"):
            self.problem("monsters are defeated; heroes and constructs are played and acquired.", WHEN_HINT,
                         self.key_place(word))  # fmt: skip
        if event == "defeat" and faction is not None:
            self.problem("a monster has no faction.", WHEN_HINT, self.key_place(word))
        if match["limit"] == "first each turn" and not (event == "defeat" and in_row):
            self.problem('"first each turn" goes with "when defeat monster in center row" only.',
                         'Write "once per turn".', self.key_place(word))  # fmt: skip
        return Trigger(event, None if type_ == "card" else type_, faction, in_row, match["limit"])

    def check_whole(self, origin: str) -> None:
        """What goes together on one card."""
        type_ = self.type
        if type_ is None:
            return
        has = {moment.word for _, moment in self.ability_keys()}
        if not has & set(NEEDED[type_]) and not self.unclear:
            self.problem(f"a {type_} does nothing yet.", f"Write what it does under {word_list(NEEDED[type_])}.")
        if type_ == "monster" and "honor" in self.values:
            self.problem("a monster has no honor of its own.", 'Write "reward: gain 3 honor".', self.key_place("honor"))
        if type_ == "monster" and origin == "starting":
            self.problem("a monster is no starting card.", "Write always or center.", self.key_place("origin"))

    def check_origin(self, origin: str, abilities: Sequence[Ability]) -> None:
        """What goes together with where the card comes from."""
        type_ = self.type
        if type_ is None or self.origin_unclear:
            return
        if type_ == "treasure" and origin not in ("starting", "treasure"):
            self.problem("treasure is a starting card or lies under cards of the row.",
                         'Write "origin: treasure" or "origin: starting".',
                         self.key_place("origin" if "origin" in self.keys else type_))  # fmt: skip
        if type_ != "treasure" and origin == "treasure":
            self.problem("only a treasure has this origin.", 'Write "origin: center", or make it a treasure.',
                         self.key_place("origin"))  # fmt: skip
        if type_ == "treasure" or origin not in ("starting", "always"):
            return
        for word in CENTER_ONLY:
            if word in self.values and word not in self.unclear:
                self.problem(f'"{word}" works on cards of the center deck only.', f'Remove "{word}", or the origin.',
                             self.key_place(word))  # fmt: skip
        for step in (step for ability in abilities for step in ability.steps):
            if step.phrase.verb in self.vocabulary.having("in-row"):
                self.problem("it costs nothing in the row, and this card never lies there.",
                             "Remove it, or the origin.", step.place)  # fmt: skip


class SetReader(set_file.SetReader):
    """Reads a card file of Ascension."""

    words: ClassVar[Mapping[str, tuple[tuple[str, ...], str]]] = {"size": (SIZES, "promo"), "rival": (RIVALS, "samael")}
    other_set: ClassVar[str] = "ascension-10th"
    card_reader: ClassVar[type[card_file.CardReader]] = CardReader
    card_set: ClassVar[type[CardSet]] = CardSet

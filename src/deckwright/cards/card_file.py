"""One card of a card file: its keys, what each may hold, and which go together."""

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from yaml.nodes import Node, ScalarNode

from deckwright.cards import ops
from deckwright.cards.model import LANGUAGES, Ability, Card, Place, Step, Trigger
from deckwright.cards.phrases import MOVES_ACQUIRED, Key, listed, parse_items, parse_phrase
from deckwright.cards.sheet import Mistakes, Sheet, mistake, shortened
from deckwright.cards.verbs import CONDITIONS, PRICES, SLOTS

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
RULING = re.compile(r"[RV]-[0-9]{3}")
LONGEST_ID = 60
LONGEST_NAME = 80
MOST_COPIES = 99
HIGHEST = 99  # cost and honor

TYPES = ("hero", "construct", "monster", "treasure")
FACTIONS = ("none", *ops.FACTIONS)
PLAIN_KEYS = ("id", "name", "official", *TYPES, "origin", "cost", "honor", "copies", "per set", "rulings")
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
ABILITIES = ("play", "enter", "use", "reward", "trophy", "unite", "when", "fate", "price", "always")
SINGLE = ("unite", "when")  # a card has one of them, whatever stands behind the word

FACTION = SLOTS["faction"].pattern
UNITE = re.compile(rf"unite (?P<faction>{FACTION}) hero")
WHEN = re.compile(
    rf"when (?P<event>play|acquire|defeat)(?: (?P<faction>{FACTION}))?(?: (?P<type>hero|construct|monster|card))?"
    r"(?P<row> in center row)?, (?P<limit>once per turn|first each turn)"
)
UNITE_HINT = 'Write, for example, "unite Lifebound hero": the faction with a capital letter.'
WHEN_HINT = (
    "Write \"when\", then play, acquire or defeat, then, where it matters, a faction, hero, construct or monster and "
    "\"in center row\", then \", once per turn\" or \", first each turn\"."
)  # fmt: skip
NEEDS_PLAY = {"count-as-mechana", "keep-cards", "treasure-discount"}  # work while the card is in play: Constructs only
COPIES = ("copy", "copy-max")
CENTER_ONLY = ("trophy", "fate")  # keys that work from the row
ACQUIRES = {
    "acquire-to-deck", "acquire-to-deck-max", "acquire-free", "acquire-free-max", "acquire-pile-free",
    "acquire-pile-to-hand", "discount", "discount-per-energy",
}  # fmt: skip
SET_SIZES = ("large", "small")


def unknown_key(where: str, word: str) -> str:
    return f'{where}: unknown key "{shortened(word)}".'


def near(word: str, known: Sequence[str]) -> str:
    """The known word most like this one, else all of them."""
    close = get_close_matches(word.lower(), known, n=1)
    return f'Did you mean "{close[0]}"?' if close else f"Write {listed(known)}."


def read_id(sheet: Sheet, node: Node, where: str) -> str:
    """An id: small letters and digits, words joined by hyphens."""
    hint = f'Write small letters, with hyphens between words, such as "spike-vixen"; at most {LONGEST_ID} characters.'
    word = sheet.words(node, where, hint)
    if not ID.fullmatch(word) or len(word) > LONGEST_ID:
        raise mistake(sheet.place(node), f'{where}: "{shortened(word)}" cannot be an id.', hint)
    return word


def read_word(sheet: Sheet, node: Node, where: str, known: Sequence[str]) -> str:
    """One word of a closed list."""
    word = sheet.words(node, where, f"Write {listed(known)}.")
    if word not in known:
        raise mistake(sheet.place(node), f'{where}: "{shortened(word)}" is not known here.', near(word, known))
    return word


def read_names(sheet: Sheet, node: Node, where: str, mistakes: Mistakes) -> dict[str, str]:
    """The names by language, as they are given; English must be among them."""
    hint = 'Write the names by language: "{en: Spike Vixen, pl: Kolczasta zaklinaczka}".'
    names: dict[str, str] = {}
    entries = sheet.entries(node, where, mistakes, hint)
    for lang, key, value in entries:
        with mistakes.noted():
            if lang not in LANGUAGES:
                problem = f'{where}: "{shortened(lang)}" is no language of a card.'
                raise mistake(sheet.place(key), problem, f"Write {listed(LANGUAGES)}.")
            names[lang] = sheet.words(value, f"{where} {lang}")
            if len(names[lang]) > LONGEST_NAME:
                raise mistake(sheet.place(value), f"{where} {lang}: the name is too long.",
                              f"Write at most {LONGEST_NAME} characters.")  # fmt: skip
    if "en" not in [lang for lang, _, _ in entries]:
        raise mistake(sheet.place(node), f"{where}: the English name is missing.", hint)
    return names


def all_names(given: dict[str, str]) -> dict[str, str]:
    """A name for every language: English where none is given."""
    return {lang: given.get(lang, given["en"]) for lang in LANGUAGES} if "en" in given else given


class CardReader:
    """Reads one card; what is wrong with it is noted, key by key."""

    def __init__(self, sheet: Sheet, node: Node, number: int, mistakes: Mistakes) -> None:
        self.sheet, self.mistakes = sheet, mistakes
        self.place = sheet.place(node)
        self.id: str | None = None
        self.label = f"card {number}"
        self.values: dict[str, Node] = {}
        self.keys: dict[str, ScalarNode] = {}
        self.unclear: list[str] = []  # keys that are not understood, or cannot stand on this card
        for word, key, value in sheet.entries(node, self.label, mistakes, 'A card begins with "- id: my-card".'):
            self.values[word], self.keys[word] = value, key
        if "id" in self.values:
            with mistakes.noted():
                self.id = read_id(sheet, self.values["id"], f"{self.label}, id")
                self.label = self.id

    def read(self) -> Card | None:
        """The card, or None where a mistake was noted."""
        before = len(self.mistakes.found)
        self.check_keys()
        for word in ("id", "name", "copies"):
            self.check_present(word, f'Write "{word}: …".')
        names, official = self.read_all_names()
        type_, faction = self.read_type()
        origin = self.one_of("origin", ops.ORIGINS, "center")
        cost = self.read_cost(type_, origin)
        honor = self.number("honor", 0, HIGHEST)
        copies = self.number("copies", 1, MOST_COPIES)
        rulings = self.read_rulings()
        abilities = self.read_abilities(type_)
        per_set = self.read_per_set(origin)
        self.check_whole(type_, origin)
        self.check_origin(type_, origin, abilities)
        if len(self.mistakes.found) > before or self.id is None or type_ is None:
            return None
        return Card(self.id, all_names(names), type_, faction, cost, honor, copies, origin, tuple(abilities), rulings,
                    self.place, official, per_set)  # fmt: skip

    def problem(self, problem: str, hint: str = "", place: Place | None = None) -> None:
        self.mistakes.add(place or self.place, f"{self.label}: {problem}", hint)

    def key_place(self, word: str) -> Place:
        return self.sheet.place(self.keys[word])

    def check_present(self, word: str, hint: str) -> None:
        """A key that must be there; one that was mistyped is not called missing as well."""
        if word not in self.values and not get_close_matches(word, self.unclear):
            self.problem(f'the key "{word}" is missing.', hint)

    def check_keys(self) -> None:
        """Every key must be known."""
        for word in self.values:
            kind = word.split(" ")[0]
            if word in PLAIN_KEYS or (word in ABILITIES and word not in SINGLE):
                continue
            if kind == "unite":
                self.check_shape(word, UNITE, UNITE_HINT)
            elif kind == "when":
                self.check_shape(word, WHEN, WHEN_HINT)
            elif parse_phrase(word, CONDITIONS) is not None:
                self.problem(f'"{word}" is a condition, not a key of a card.',
                             f'Write it as an item of a list, under play for example: "- {word}: draw 1".',
                             self.key_place(word))  # fmt: skip
                self.unclear.append(word)
            else:
                known = (*PLAIN_KEYS, *(key for key in ABILITIES if key not in SINGLE))
                self.mistakes.add(self.key_place(word), unknown_key(self.label, word), near(word, known))
                self.unclear.append(word)

    def check_shape(self, word: str, pattern: re.Pattern[str], hint: str) -> None:
        if not pattern.fullmatch(word):
            self.problem(f'the key "{shortened(word)}" is not written as it should be.', hint, self.key_place(word))
            self.unclear.append(word)

    def read_all_names(self) -> tuple[dict[str, str], tuple[str, ...]]:
        """The names, and the languages whose name is the publisher's."""
        names: dict[str, str] = {}
        official: list[str] = []
        with self.mistakes.noted():
            if "name" in self.values:
                names = read_names(self.sheet, self.values["name"], f"{self.label}, name", self.mistakes)
        with self.mistakes.noted():
            for node in self.list_of("official", "Write languages: [pt, pl]."):
                lang = read_word(self.sheet, node, f"{self.label}, official", LANGUAGES[1:])
                if lang in official or (names and lang not in names):
                    problem = "stands twice" if lang in official else "has no name"
                    raise mistake(self.sheet.place(node), f'{self.label}, official: "{lang}" {problem}.',
                                  "Write each language once, and only those under name.")  # fmt: skip
                official.append(lang)
        return names, tuple(official)

    def list_of(self, word: str, hint: str) -> list[Node]:
        if word not in self.values:
            return []
        return self.sheet.items(self.values[word], f"{self.label}, {word}", hint)

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

    def one_of(self, word: str, known: Sequence[str], otherwise: str) -> str:
        with self.mistakes.noted():
            if word in self.values:
                return read_word(self.sheet, self.values[word], f"{self.label}, {word}", known)
        return otherwise

    def number(self, word: str, low: int, high: int) -> int:
        with self.mistakes.noted():
            if word in self.values:
                return self.sheet.number(self.values[word], f"{self.label}, {word}", low, high)
        return 0

    def read_cost(self, type_: str | None, origin: str) -> int:
        if type_ == "treasure":
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

    def read_rulings(self) -> tuple[str, ...]:
        hint = "Write ids of rulings: [R-122, V-030]."
        rulings: list[str] = []
        with self.mistakes.noted():
            for node in self.list_of("rulings", hint):
                word = self.sheet.words(node, f"{self.label}, rulings", hint)
                if not RULING.fullmatch(word) or word in rulings:
                    problem = "stands twice" if word in rulings else "is no id of a ruling"
                    raise mistake(
                        self.sheet.place(node), f'{self.label}, rulings: "{shortened(word)}" {problem}.', hint
                    )
                rulings.append(word)
        return tuple(rulings)

    def ability_keys(self) -> Iterable[tuple[str, str]]:
        """Keys that hold phrases: as written, and when they happen."""
        for word in self.values:
            kind = word.split(" ")[0]
            if (word in ABILITIES and word not in SINGLE) or UNITE.fullmatch(word) or WHEN.fullmatch(word):
                yield word, kind

    def read_abilities(self, type_: str | None) -> list[Ability]:
        abilities: list[Ability] = []
        seen: set[str] = set()
        for word, when in self.ability_keys():
            if type_ is not None and when not in ABILITY_KEYS[type_]:
                self.problem(f'"{word}" cannot stand on a {type_}.', f"A {type_} takes {listed(ABILITY_KEYS[type_])}.",
                             self.key_place(word))  # fmt: skip
                self.unclear.append(word)
            if when in seen:
                self.problem(f'a card has one "{when}" at most.', "Remove one.", self.key_place(word))
            seen.add(when)
            with self.mistakes.noted():
                abilities += self.read_ability(word, when, type_)
        return abilities

    def read_ability(self, word: str, when: str, type_: str | None) -> list[Ability]:
        """One ability; of `use`, one for each item of the list."""
        faction, trigger = None, None
        if match := UNITE.fullmatch(word):
            faction = match["faction"].lower()
        if match := WHEN.fullmatch(word):
            trigger = self.read_trigger(word, match)
        key = Key(self.label, word, when, trigger.event if trigger else None)
        items = parse_items(self.values[word], key, self.sheet, self.mistakes)
        if when == "use" and len(items) > ops.MAX_USES:
            self.problem(f"{len(items)} abilities under use; at most {ops.MAX_USES} are allowed.",
                         'Put phrases that happen together into one item, separated by ";".', self.key_place(word))  # fmt: skip
        if when != "use":
            items = [tuple(step for item in items for step in item)]
        for item in items:
            for number, step in enumerate(item):
                self.check_step(step, item[:number], type_, trigger)
                if step.phrase.verb in MOVES_ACQUIRED and len(item) > 1:
                    self.problem("what moves the acquired card is the only step under its key.",
                                 "Remove the other steps.", step.place)  # fmt: skip
        return [Ability(when, item, faction, trigger) for item in items]

    def check_step(self, step: Step, before: Sequence[Step], type_: str | None, trigger: Trigger | None) -> None:
        """What a phrase asks of the card that says it."""
        verb = step.phrase.verb
        if verb in NEEDS_PLAY and type_ != "construct":
            self.problem("this works while the card is in play, so only a construct can say it.",
                         "Make the card a construct, or remove it.", step.place)  # fmt: skip
        if verb in ACQUIRES and step.phrase.values["type"] == "monster":
            self.problem("a monster is defeated, never acquired.", "Write hero or construct.", step.place)
        if verb in PRICES and any(earlier.phrase.verb == verb for earlier in before):
            self.problem("a price is said once.", "Remove one.", step.place)
        if verb == "cannot-be-copied" and type_ != "hero":
            self.problem("only the effects of heroes are copied.", "Remove it, or make the card a hero.", step.place)
        if verb == "copy-again" and not any(earlier.phrase.verb in COPIES for earlier in before):
            self.problem('"copy it again" needs a step before it that copies a hero.',
                         'Write "copy a hero played this turn" before it.', step.place)  # fmt: skip
        if verb == "may-put-into-play" and trigger is not None and trigger.type != "construct":
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

    def check_whole(self, type_: str | None, origin: str) -> None:
        """What goes together on one card."""
        if type_ is None:
            return
        has = {kind for _, kind in self.ability_keys()}
        if not has & set(NEEDED[type_]) and not self.unclear:
            self.problem(f"a {type_} does nothing yet.", f"Write what it does under {listed(NEEDED[type_])}.")
        if type_ == "monster" and "honor" in self.values:
            self.problem("a monster has no honor of its own.", 'Write "reward: gain 3 honor".', self.key_place("honor"))
        if type_ == "monster" and origin == "starting":
            self.problem("a monster is no starting card.", "Write always or center.", self.key_place("origin"))

    def check_origin(self, type_: str | None, origin: str, abilities: Sequence[Ability]) -> None:
        """What goes together with where the card comes from."""
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
            if step.phrase.verb == "free-with-energy":
                self.problem("it costs nothing in the row, and this card never lies there.",
                             "Remove it, or the origin.", step.place)  # fmt: skip

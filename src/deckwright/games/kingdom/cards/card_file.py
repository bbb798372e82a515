"""One card of a Kingdom card file: its number, its stages, and what stands on them."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from yaml.nodes import Node, ScalarNode, SequenceNode

from deckwright.cards.card_file import all_names, near, read_names, read_word, unknown_key
from deckwright.cards.errors import BadCards
from deckwright.cards.model import LANGUAGES, Phrase, Place, Step
from deckwright.cards.phrases import word_list
from deckwright.cards.sheet import Mistakes, Sheet, mistake, shortened
from deckwright.games.kingdom.cards import grammar, ops
from deckwright.games.kingdom.cards.grammar import Formula, Plurals, Price, Unreadable
from deckwright.games.kingdom.cards.model import Card, Effect, Stage, Upgrade
from deckwright.games.kingdom.cards.phrases import Key, read_steps
from deckwright.games.kingdom.cards.verbs import PRICES, STANDING

HIGHEST_NUMBER = 9_999
LONGEST_LINE = 400
STAGE = re.compile(r"stage ([1-4])")
UPGRADE = re.compile(r"upgrade (down|right) to ([1-4])")
BOX = re.compile(r"box ([1-9]\d?)")
EFFECT = re.compile(
    rf"(?P<icon>{'|'.join(ops.ICONS[1:])}) (?P<name>[a-z]+(?:-[a-z]+)*)"
    rf"(?: when (?P<trigger>{'|'.join(ops.TRIGGERS[1:])}))?(?:, (?P<limit>[1-9]\d?) per (?P<per>turn|round|game))?"
)
EFFECT_HINT = (
    'Write the icon and a name in small letters, then, where it matters, when and how often: "optional watch when end of '
    'turn, 1 per round".'
)
BOXES = re.compile(r"([1-9]\d?) (in order|in any order)(, shared)?")
CARD_KEYS = ("number", "copies", "kind", "choose side", "discovered", "finish", "rounds", "discover", "permanents", "banish",
             "protect", "chronicle", "stage 1", "stage 2", "stage 3", "stage 4")  # fmt: skip
STAGE_KEYS = ("name", "keywords", "flags", "fame", "produces", "boxes")
SHOWN_KEYS = (*STAGE_KEYS, "upgrade down to 2", "box 1", "activated call")
EXPANSION_KEYS = {"rounds": (1, 20), "discover": (0, 20), "permanents": (0, 20), "banish": (0, 50)}
USUAL = {"rounds": 0, "discover": 0, "permanents": 1, "banish": 12}


class CardReader:
    """Reads one card; what is wrong with it is noted, key by key."""

    def __init__(self, sheet: Sheet, node: Node, count: int, plurals: Plurals, mistakes: Mistakes) -> None:
        self.sheet, self.plurals, self.mistakes = sheet, plurals, mistakes
        self.place = sheet.place(node)
        self.number: int | None = None
        self.label = f"card {count} of the file"
        self.before = len(mistakes.found)
        self.doubtful: set[Place] = set()  # effects of which a step could not be read
        self.values: dict[str, Node] = {}
        self.keys: dict[str, ScalarNode] = {}
        for word, key, value in sheet.entries(node, self.label, mistakes, 'A card begins with "- number: 12".'):
            self.values[word], self.keys[word] = value, key
        with mistakes.noted():
            if "number" not in self.values:
                raise mistake(self.place, f'{self.label}: the key "number" is missing.', 'Write "number: 12".')
            self.number = sheet.number(self.values["number"], f"{self.label}, number", 0, HIGHEST_NUMBER)
            self.label = f"card {self.number}"

    @property
    def is_faulty(self) -> bool:
        """Whether something of the card could not be read."""
        return len(self.mistakes.found) > self.before

    @property
    def written(self) -> frozenset[int]:
        """The stages that stand in the file, also those that could not be read."""
        return frozenset(int(match[1]) for word in self.values if (match := STAGE.fullmatch(word)))

    def read(self) -> Card | None:
        """The card, as far as it could be read; None where not even its number and its first stage could."""
        self.check_keys()
        kind = self.one_of("kind", ops.CARD_KINDS, ops.CARD_KINDS[ops.KINGDOM])
        stages: dict[int, Stage] = {}
        for word, node in self.values.items():
            match = STAGE.fullmatch(word)
            if match:
                with self.mistakes.noted():
                    reader = StageReader(self, int(match[1]), node)
                    stages[int(match[1])] = reader.read()
        if "stage 1" not in self.values:
            self.problem("stage 1 is missing.", 'Every card has "stage 1:" (KV-1).')
        copies = self.copies()
        expansion = {word: self.small(word, *bounds) for word, bounds in EXPANSION_KEYS.items()}
        found: dict[str, Any] = {
            "sides": self.sides(), "discovered": self.steps("discovered"), "finish": self.steps("finish"),
            "protect": self.words_of("protect", ("destroy", "banish")), "chronicle": self.chronicle(),
        }  # fmt: skip
        if self.number is None or 1 not in stages:
            return None
        return Card(
            id=str(self.number), names=stages[1].names, copies=1 + len(copies), abilities=(), rulings=(), place=self.place,
            number=self.number, numbers=(self.number, *copies), kind=kind, stages=stages,
            rounds=expansion["rounds"], per_round=expansion["discover"], permanents=expansion["permanents"],
            banish=expansion["banish"], plurals=self.plurals, **found,
        )  # fmt: skip

    def check_keys(self) -> None:
        for word, key in self.keys.items():
            if word not in CARD_KEYS:
                self.mistakes.add(self.sheet.place(key), unknown_key(self.label, word), near(word, CARD_KEYS))

    def problem(self, problem: str, hint: str = "", place: Place | None = None) -> None:
        self.mistakes.add(place or self.place, f"{self.label}: {problem}", hint)

    def one_of(self, word: str, known: Sequence[str], otherwise: str) -> str:
        with self.mistakes.noted():
            if word in self.values:
                return read_word(self.sheet, self.values[word], f"{self.label}, {word}", known)
        return otherwise

    def small(self, word: str, low: int, high: int) -> int:
        with self.mistakes.noted():
            if word in self.values:
                return self.sheet.number(self.values[word], f"{self.label}, {word}", low, high)
        return USUAL[word]

    def copies(self) -> tuple[int, ...]:
        """Further numbers of the same definition."""
        hint = 'Write numbers: "copies: 2, 3".'
        with self.mistakes.noted():
            if "copies" in self.values:
                node = self.values["copies"]
                words = (
                    [one.value for one in node.value] if isinstance(node, SequenceNode) else str(node.value).split(", ")
                )
                if not all(isinstance(word, str) and re.fullmatch(r"[1-9]\d{0,3}", word) for word in words):
                    raise mistake(
                        self.sheet.place(node), f"{self.label}, copies: numbers of cards are needed here.", hint
                    )
                return tuple(int(word) for word in words)
        return ()

    def sides(self) -> tuple[int, ...]:
        """The stages of which one is chosen at discovery."""
        with self.mistakes.noted():
            if "choose side" in self.values:
                node = self.values["choose side"]
                text = self.sheet.words(node, f"{self.label}, choose side")
                match = re.fullmatch(r"([1-4]) / ([1-4])", text)
                if match is None or match[1] == match[2]:
                    raise mistake(self.sheet.place(node), f'{self.label}, choose side: "{shortened(text)}" names no two '
                                  "stages.", 'Write "choose side: 1 / 4".')  # fmt: skip
                return int(match[1]), int(match[2])
        return ()

    def steps(self, word: str) -> tuple[Step, ...]:
        with self.mistakes.noted():
            if word in self.values:
                key = Key(f"{self.label}, {word}", self.plurals)
                return tuple(read_steps(self.values[word], key, self.sheet, self.mistakes))
        return ()

    def words_of(self, word: str, known: Sequence[str]) -> frozenset[str]:
        with self.mistakes.noted():
            if word in self.values:
                return frozenset(words_in(self.sheet, self.values[word], f"{self.label}, {word}", known))
        return frozenset()

    def chronicle(self) -> dict[str, str]:
        """The story line of the card, by language."""
        told: dict[str, str] = {}
        with self.mistakes.noted():
            if "chronicle" in self.values:
                where = f"{self.label}, chronicle"
                hint = 'Write one line for each language: "en: From this day nothing is undone."'
                for lang, key, value in self.sheet.entries(self.values["chronicle"], where, self.mistakes, hint):
                    if lang not in LANGUAGES:
                        raise mistake(self.sheet.place(key), f'{where}: "{shortened(lang)}" is no language of a card.',
                                      f"Write {word_list(LANGUAGES)}.")  # fmt: skip
                    told[lang] = self.sheet.words(value, f"{where} {lang}")
                    if len(told[lang]) > LONGEST_LINE:
                        raise mistake(self.sheet.place(value), f"{where} {lang}: the line is too long.",
                                      f"Write at most {LONGEST_LINE} characters.")  # fmt: skip
        return told


def words_in(sheet: Sheet, node: Node, where: str, known: Sequence[str]) -> list[str]:
    """Words of a closed list, with commas between them; each once."""
    hint = f"Write {word_list(known)}, with commas between them."
    words = sheet.words(node, where, hint).split(", ")
    for word in words:
        if word not in known or words.count(word) > 1:
            problem = "stands twice" if word in known else "is not known here"
            raise mistake(sheet.place(node), f'{where}: "{shortened(word)}" {problem}.', near(word, known))
    return words


class StageReader:
    """Reads one stage of a card."""

    def __init__(self, card: CardReader, number: int, node: Node) -> None:
        self.card, self.number, self.sheet, self.mistakes = card, number, card.sheet, card.mistakes
        self.place = card.sheet.place(node)
        self.label = f"{card.label}, stage {number}"
        self.entries = card.sheet.entries(node, self.label, card.mistakes, 'A stage begins with "name:".')
        self.values = {word: value for word, _, value in self.entries}

    def read(self) -> Stage:
        upgrades: list[Upgrade] = []
        effects: list[Effect] = []
        box_steps: dict[int, tuple[Step, ...]] = {}
        for word, key, value in self.entries:
            with self.mistakes.noted():
                if upgrade := UPGRADE.fullmatch(word):
                    upgrades.append(self.upgrade(upgrade, value))
                elif box := BOX.fullmatch(word):
                    box_steps[int(box[1])] = self.steps(word, value)
                elif effect := EFFECT.fullmatch(word):
                    effects.append(self.effect(effect, word, value))
                elif word not in STAGE_KEYS:
                    hint = EFFECT_HINT if word.split(" ")[0] in ops.ICONS[1:] else near(word, SHOWN_KEYS)
                    raise mistake(self.sheet.place(key), unknown_key(self.label, word), hint)
        boxes, in_order, shared = self.boxes()
        fame_written = self.text("fame", "0")
        produces_written = self.text("produces", "")
        stage = Stage(
            number=self.number, names=self.names(), keywords=self.keywords(), flags=self.flags(),
            produces=self.produces(produces_written), produces_written=produces_written,
            fame=self.checked("fame", grammar.FAME, fame_written, grammar.read_fame, Formula()), fame_written=fame_written,
            upgrades=tuple(sorted(upgrades, key=lambda one: one.arrow)), effects=tuple(effects), boxes=boxes,
            in_order=in_order, shared=shared, box_steps=box_steps, place=self.place,
        )  # fmt: skip
        self.check(stage)
        return stage

    def wrong(self, word: str, problem: str, hint: str = "") -> BadCards:
        node = self.values.get(word)
        return mistake(self.place if node is None else self.sheet.place(node), f"{self.label}, {word}: {problem}", hint)

    def names(self) -> dict[str, str]:
        if "name" not in self.values:
            self.mistakes.add(self.place, f'{self.label}: the key "name" is missing.', 'Write "name: {en: Croft, …}".')
            return {}
        with self.mistakes.noted():
            return all_names(read_names(self.sheet, self.values["name"], f"{self.label}, name", self.mistakes))
        return {}

    def text(self, word: str, otherwise: str) -> str:
        with self.mistakes.noted():
            if word in self.values:
                return self.sheet.words(self.values[word], f"{self.label}, {word}")
        return otherwise

    def keywords(self) -> tuple[str, ...]:
        with self.mistakes.noted():
            if "keywords" in self.values:
                known = [word for word in self.card.plurals if word not in ("permanent", "scroll", "expansion")]
                return tuple(words_in(self.sheet, self.values["keywords"], f"{self.label}, keywords", known))
        return ()

    def flags(self) -> frozenset[str]:
        with self.mistakes.noted():
            if "flags" in self.values:
                return frozenset(words_in(self.sheet, self.values["flags"], f"{self.label}, flags", tuple(ops.FLAGS)))
        return frozenset()

    def produces(self, written: str) -> tuple[int, ...]:
        """The slots, each a kind."""
        found: list[int] = []
        with self.mistakes.noted():
            for word in written.split(", ") if written else ():
                if not re.fullmatch(grammar.KIND, word):
                    raise self.wrong(
                        "produces", f'"{shortened(word)}" is no resource.', 'Write, for example, "wood, wood/metal".'
                    )
                try:
                    found.append(grammar.read_kind(word))
                except Unreadable as error:
                    raise self.wrong("produces", error.problem, error.hint) from None
            if len(found) > ops.MOST_SLOTS:
                raise self.wrong("produces", f"more than {ops.MOST_SLOTS} slots (KV-15).")
        return tuple(found)

    def checked(self, word: str, pattern: str, text: str, read: Callable[[str, Plurals], Any], otherwise: Any) -> Any:
        """What a text means; one that does not read well is noted."""
        with self.mistakes.noted():
            if not re.fullmatch(pattern, text):
                raise self.wrong(word, f'"{shortened(text)}" is not written as it should be.',
                                 'Write, for example, "3" or "1 per 2 persons of the kingdom, at most 12".')  # fmt: skip
            try:
                return read(text, self.card.plurals)
            except Unreadable as error:
                raise self.wrong(word, error.problem, error.hint) from None
        return otherwise

    def upgrade(self, match: re.Match[str], node: Node) -> Upgrade:
        """A cost box: its arrow, where it leads, its price."""
        word = match[0]
        written = self.sheet.words(node, f"{self.label}, {word}")
        if not re.fullmatch(grammar.PRICE, written):
            raise self.wrong(word, f'"{shortened(written)}" is no price.', 'Write, for example, "1 coin + 2 stone".')
        try:
            price = grammar.read_price(written, self.card.plurals)
        except Unreadable as error:
            raise self.wrong(word, error.problem, error.hint) from None
        return Upgrade(ops.ARROWS.index(match[1]), int(match[2]), price, written)

    def boxes(self) -> tuple[int, bool, bool]:
        with self.mistakes.noted():
            if "boxes" in self.values:
                text = self.sheet.words(self.values["boxes"], f"{self.label}, boxes")
                match = BOXES.fullmatch(text)
                if match is None:
                    raise self.wrong(
                        "boxes", f'"{shortened(text)}" is not written as it should be.', 'Write "8 in order".'
                    )
                if int(match[1]) > ops.MOST_BOXES:
                    raise self.wrong("boxes", f"more than {ops.MOST_BOXES} boxes (KV-15).")
                return int(match[1]), match[2] == "in order", match[3] is not None
        return 0, False, False

    def steps(self, word: str, node: Node) -> tuple[Step, ...]:
        return tuple(read_steps(node, Key(f"{self.label}, {word}", self.card.plurals), self.sheet, self.mistakes))

    def effect(self, match: re.Match[str], word: str, node: Node) -> Effect:
        """An effect: its price, and its steps or what stands as long as the card lies there."""
        key = Key(f"{self.label}, {word}", self.card.plurals, can_pay=True, can_stand=match["icon"] == "passive")
        before = len(self.mistakes.found)
        found = read_steps(node, key, self.sheet, self.mistakes)
        if len(self.mistakes.found) > before:
            self.card.doubtful.add(self.sheet.place(node))
        paid = [step for step in found if step.phrase.verb in PRICES]
        standing = [step for step in found if step.phrase.verb in STANDING]
        steps = [step for step in found if step.phrase.verb not in PRICES and step.phrase.verb not in STANDING]
        if found[: len(paid)] != paid:
            raise mistake(paid[-1].place, f"{key.where}: a price stands before the steps.", "Move it up.")
        if standing and (steps or paid):
            raise mistake(standing[0].place, f"{key.where}: an effect has steps, or holds as long as the card lies there; "
                          "not both.", "Write a second passive effect.")  # fmt: skip
        if paid and not steps:
            raise mistake(paid[0].place, f"{key.where}: a price for nothing.", "Write a step behind it.")
        return Effect(
            icon=match["icon"], name=match["name"], trigger=match["trigger"] or "", limit=int(match["limit"] or 0),
            per=match["per"] or "", price=self.price(paid) if paid else None, pays=tuple(step.phrase for step in paid),
            steps=tuple(steps), standing=tuple(standing), place=self.sheet.place(node),
        )  # fmt: skip

    def price(self, paid: Sequence[Step]) -> Price:
        """What the `pay …` phrases ask for together."""
        price = Price()
        for step in paid:
            if step.phrase.verb == "pay":
                if price.sums:
                    raise mistake(
                        step.place, f"{self.label}: resources are paid once.", 'Join them: "2 coin + 1 wood".'
                    )
                said = grammar.read_price(written(step.phrase, "price"), self.card.plurals)
                price = Price(said.sums, said.less, said.per, price.cards)
            else:
                if price.cards:
                    raise mistake(step.place, f"{self.label}: cards are paid once.", "Remove one.")
                cards = grammar.read_selector(written(step.phrase, "selector"), self.card.plurals)
                price = Price(price.sums, price.less, price.per, cards)
        return price

    def check(self, stage: Stage) -> None:
        """What fits on a stage (KV-15)."""
        for n in stage.box_steps:
            if n > stage.boxes:
                self.mistakes.add(self.place, f"{self.label}: there is no box {n}.", f'Write "boxes: {n} in order".')
        names = [effect.name for effect in stage.effects]
        for name in sorted({name for name in names if names.count(name) > 1}):
            self.mistakes.add(self.place, f'{self.label}: two effects are called "{name}" (KV-15).',
                              "Give each its own name.")  # fmt: skip
        arrows = [upgrade.arrow for upgrade in stage.upgrades]
        if len(set(arrows)) < len(arrows):
            self.mistakes.add(self.place, f"{self.label}: two upgrades with one arrow (KV-15).", "Keep one of them.")
        if len(stage.effects) > ops.MOST_EFFECTS:
            self.mistakes.add(
                self.place, f"{self.label}: more than {ops.MOST_EFFECTS} effects (KV-15).", "Split them up."
            )


def written(phrase: Phrase, slot: str) -> str:
    return str(phrase.values[slot])


def known_words(own: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """Every keyword with its plural: those of the set, and those that each set knows."""
    usual = {word: f"{word}s" for word in ops.KNOWN_KEYWORDS} | {"enemy": "enemies"}
    return usual | {word: names.get("plural", word) for word, names in own.items()}

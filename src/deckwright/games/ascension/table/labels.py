"""Actions in words: what an action's text says, and how it is called in each language."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from deckwright.cards.text import sentence
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.games.ascension.table.rulesets import CardInfo, card_info
from deckwright.games.ascension.table.words import messages
from deckwright.table.words import seat_name

ACTION = re.compile(
    r"(?P<verb>[a-z]+)"
    r"(?: (?:(?P<zone>[a-z_]+):)?(?P<what>[a-z0-9_-]+)?(?:#(?P<ability>[0-9]{1,3}))?(?:@(?P<slot>[0-9]{1,3}))?)?"
    r"(?: of (?P<seat>[0-9]))?(?P<teammate> for teammate)?"
)
TURN_VERBS = ("play", "use", "trophy", "acquire", "defeat")
CARD_ZONES = ("hand", "discard", "row", "pile", "void", "construct", "played", "deck", "trophy", "reward", "trigger")
STARTING = "starting"
TROPHY = "trophy"


@dataclass(frozen=True)
class Spoken:
    """The parts of an action's text."""

    verb: str  # play, use, trophy, acquire, defeat, choose, accept, decline, end
    zone: str | None = None  # where the chosen card lies; `option` and `player` for what is no card
    what: str | None = None  # a card id, an option, a seat, `done` or `turn`
    ability: int | None = None
    slot: int | None = None
    seat: int | None = None
    teammate: bool = False

    @property
    def card(self) -> str | None:
        return self.what if self.verb in TURN_VERBS or self.zone in CARD_ZONES else None

    @property
    def group(self) -> str:
        """The heading under which the action is listed."""
        return "teammate" if self.teammate else self.place

    @property
    def place(self) -> str:
        """The same, whoever gets the card."""
        if self.verb == "choose":
            return self.zone or "answer"
        return "answer" if self.verb in ("accept", "decline") else self.verb


@lru_cache(maxsize=4096)
def parse(text: str) -> Spoken:
    """Take the text of an action apart."""
    match = ACTION.fullmatch(text)
    if match is None:
        return Spoken(verb=text)
    number = {name: int(match[name]) if match[name] else None for name in ("ability", "slot", "seat")}
    return Spoken(match["verb"], match["zone"], match["what"], **number, teammate=bool(match["teammate"]))


class CardNames:
    """What the cards of one ruleset are called and what they say, in one language."""

    def __init__(self, ruleset: Ruleset, lang: str) -> None:
        self.lang = lang
        self._words = ruleset.kind.cards.words(lang)
        self._abilities = {card.id: card.abilities for card in ruleset.cards.values()}
        self._cards: dict[str, CardInfo] = {card: card_info(ruleset, card) for card in ruleset.cards}
        self._alike = Counter(card.name() for card in self._cards.values())

    def name(self, card: str, lang: str | None = None) -> str:
        """The card's name; what is no card of this ruleset keeps its id.

        A starting card with the name of another card says so: banished, the two go different ways.
        """
        info = self._cards.get(card)
        if info is None:
            return card
        name = info.name(lang or self.lang)
        if info.origin == STARTING and self._alike[info.name()] > 1:
            return messages(lang or self.lang).say("starting-card", card=name)
        return name

    def text(self, card: str) -> str:
        """The card's text as one line; of a Trophy only what it gives, for how Trophies work is the same for all."""
        lines = []
        for ability in self._abilities.get(card, ()):
            if ability.when == TROPHY:
                lines.append(messages(self.lang).say("trophy-gives", effect=self._words.joined(ability.steps)))
            else:
                lines.append(self._words.ability(ability))
        return " ".join(lines)

    def ability(self, card: str, number: int | None) -> str:
        """The line of the card's text for one of its abilities; the whole text where none is named."""
        uses = [ability for ability in self._abilities.get(card, ()) if ability.when == "use"]
        if number is None or not 1 <= number <= len(uses):
            return self.text(card)
        return self._words.ability(uses[number - 1])

    def trophy(self, card: str) -> str:
        """What a Trophy gives when it is banished."""
        found = [ability for ability in self._abilities.get(card, ()) if ability.when == TROPHY]
        return " ".join(sentence(self._words.joined(ability.steps)) for ability in found)


class Labels:
    """Names for actions in one language."""

    def __init__(self, cards: CardNames, names: Sequence[str]) -> None:
        self.cards = cards
        self.names = names
        self.messages = messages(cards.lang)

    def heading(self, group: str) -> str:
        key = f"group-{group}"
        return self.messages.say(key) if self.messages.has(key) else group

    def thing(self, text: str) -> str:
        """What the action is about, without the verb: a card with what tells it apart, an answer, a seat."""
        spoken = parse(text)
        label = self.listed(spoken)
        return self.messages.say("action-teammate", card=label) if spoken.teammate else label

    def listed(self, spoken: Spoken) -> str:
        """The same as it stands under its heading."""
        if spoken.card is None:
            return self.answer(spoken)
        label = self.cards.name(spoken.card)
        if spoken.ability is not None:
            label = self.messages.say("action-ability", card=label, n=spoken.ability)
        if spoken.seat is not None:
            player = seat_name(spoken.seat, self.cards.lang, self.names)
            label = self.messages.say("action-of", card=label, player=player)
        return label

    def answer(self, spoken: Spoken) -> str:
        """An action that names no card."""
        if spoken.verb == "end":
            return self.messages.say("action-end")
        if spoken.verb in ("accept", "decline"):
            return self.messages.say(f"action-{spoken.verb}")
        if spoken.what == "done":
            return self.messages.say("action-done")
        if spoken.zone == "player" and spoken.what is not None and int(spoken.what) < len(self.names):
            return self.names[int(spoken.what)]
        what = spoken.what or spoken.verb
        return self.messages.say(f"option-{what}") if self.messages.has(f"option-{what}") else what

    def sentence(self, text: str) -> str:
        """The whole action: `Acquire: Kor, the Ferromancer`."""
        spoken = parse(text)
        if spoken.card is None:
            return self.thing(text)
        return f"{self.heading(spoken.place)}: {self.thing(text)}"

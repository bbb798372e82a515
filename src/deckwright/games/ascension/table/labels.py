"""Actions in words: what is said of each, and how that reads in a language."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from deckwright.cards.text import sentence
from deckwright.games.ascension.declared.actions import LABELS
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.games.ascension.table.rulesets import CardInfo, card_info
from deckwright.games.ascension.table.spoken import TURN_VERBS, Spoken, parse
from deckwright.games.ascension.table.words import messages
from deckwright.table.said import CardNamed, Said, SeatNamed, Value, speech_of

__all__ = ["STARTING", "TURN_VERBS", "CardNames", "Labels", "Spoken", "called_in", "parse"]

STARTING = "starting"
TROPHY = "trophy"


class Called:
    """What the actions of one ruleset are called, in no language yet."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._cards: dict[str, CardInfo] = {card: card_info(ruleset, card) for card in ruleset.cards}
        self._alike = Counter(card.name() for card in self._cards.values())
        self._has = messages("en").has

    def card(self, card: str) -> Value:
        """The card's name; what is no card of this ruleset keeps its id.

        A starting card with the name of another card says so: banished, the two go different ways.
        """
        info = self._cards.get(card)
        if info is None:
            return card
        if info.origin == STARTING and self._alike[info.name()] > 1:
            return Said("starting-card", {"card": CardNamed(card)})
        return CardNamed(card)

    def heading(self, group: str) -> Value:
        key = f"group-{group}"
        return Said(key) if self._has(key) else group

    def thing(self, spoken: Spoken) -> Value:
        """What the action is about, without the verb: a card with what tells it apart, an answer, a seat."""
        thing = self.under_heading(spoken)
        return Said("action-teammate", {"card": thing}) if spoken.teammate else thing

    def under_heading(self, spoken: Spoken) -> Value:
        """The same as it stands under its heading."""
        if spoken.card is None:
            return self.answer(spoken)
        called = self.card(spoken.card)
        if spoken.ability is not None:
            called = Said("action-ability", {"card": called, "n": spoken.ability})
        if spoken.seat is not None:
            called = Said("action-of", {"card": called, "player": SeatNamed(spoken.seat)})
        return called

    def answer(self, spoken: Spoken) -> Value:
        """An action that names no card."""
        label = LABELS.get((spoken.verb, spoken.zone, spoken.what))
        return spoken.what or spoken.verb if label is None else Said(label)

    def sentence(self, spoken: Spoken) -> Value:
        """The whole action: `Acquire: Kor, the Ferromancer`."""
        thing = self.thing(spoken)
        if spoken.card is None:
            return thing
        return Said("action-what", {"group": self.heading(spoken.place), "what": thing})


@lru_cache(maxsize=64)
def called_in(ruleset: Ruleset) -> Called:
    """What the actions of a ruleset are called."""
    return Called(ruleset)


class CardNames:
    """What the cards of one ruleset are called and what they say, in one language."""

    def __init__(self, ruleset: Ruleset, lang: str) -> None:
        self.ruleset, self.lang = ruleset, lang
        self._words = ruleset.kind.cards.words(lang)
        self._abilities = {card.id: card.abilities for card in ruleset.cards.values()}
        self._cards: dict[str, CardInfo] = {card: card_info(ruleset, card) for card in ruleset.cards}

    def name(self, card: str, lang: str | None = None) -> str:
        """The card's name as a label has it."""
        return speech_of(self.ruleset, lang or self.lang).text(called_in(self.ruleset).card(card))

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
        self._called = called_in(cards.ruleset)
        self._text = speech_of(cards.ruleset, cards.lang, names).text

    def heading(self, group: str) -> str:
        return self._text(self._called.heading(group))

    def under_heading(self, spoken: Spoken) -> str:
        """What the action is about as it stands under its heading."""
        return self._text(self._called.under_heading(spoken))

    def answer(self, spoken: Spoken) -> str:
        """An action that names no card."""
        return self._text(self._called.answer(spoken))

    def sentence(self, text: str) -> str:
        """The whole action: `Acquire: Kor, the Ferromancer`."""
        return self._text(self._called.sentence(parse(text)))

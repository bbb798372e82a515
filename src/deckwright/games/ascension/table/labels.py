"""Actions in words: how each is called in each language."""

from collections import Counter
from collections.abc import Sequence

from deckwright.cards.text import sentence
from deckwright.games.ascension.declared.actions import LABELS
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.games.ascension.table.rulesets import CardInfo, card_info
from deckwright.games.ascension.table.spoken import TURN_VERBS, Spoken, parse
from deckwright.games.ascension.table.words import messages
from deckwright.table.words import seat_name

__all__ = ["STARTING", "TURN_VERBS", "CardNames", "Labels", "Spoken", "parse"]

STARTING = "starting"
TROPHY = "trophy"


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
        return self.thing_in(parse(text))

    def thing_in(self, spoken: Spoken) -> str:
        """The same of an action whose parts are known."""
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
        label = LABELS.get((spoken.verb, spoken.zone, spoken.what))
        return spoken.what or spoken.verb if label is None else self.messages.say(label)

    def sentence(self, text: str) -> str:
        """The whole action: `Acquire: Kor, the Ferromancer`."""
        return self.sentence_of(parse(text))

    def sentence_of(self, spoken: Spoken) -> str:
        """The same of an action whose parts are known."""
        thing = self.thing_in(spoken)
        return thing if spoken.card is None else f"{self.heading(spoken.place)}: {thing}"

"""Actions as pages name them."""

from collections.abc import Sequence
from functools import lru_cache

from deckwright.games.ascension.table.actions import AscensionAction
from deckwright.games.ascension.table.labels import CardNames, Labels
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.games.ascension.table.spoken import ON_TURN, parse

OPEN_WORDS = frozenset(action.word for action in ON_TURN)  # everybody sees what is done in a turn


class OfferedWords:
    """The actions of a ruleset in one language, for seats of these names."""

    def __init__(self, ruleset: Ruleset, lang: str, names: Sequence[str]) -> None:
        self.cards = card_names(ruleset, lang)
        self.labels = Labels(self.cards, names)

    def label(self, action: AscensionAction) -> str:
        """What a legal action is called."""
        return self.labels.sentence_of(action.spoken)

    def effect(self, action: AscensionAction) -> str:
        """Of one ability among several: its text; of a Trophy what it gives; else empty."""
        if action.card is None:
            return ""
        if action.ability is not None:
            return self.cards.ability(action.card, action.ability)
        return self.cards.trophy(action.card) if action.group == "trophy" else ""

    def is_useful(self, action: AscensionAction) -> bool:
        """Whether it is worth a reminder when the turn is ended with this left."""
        return action.declared.useful

    def retold(self, text: str) -> str:
        """What an action was called that somebody has played."""
        return self.labels.sentence(text)

    def is_open(self, text: str) -> bool:
        """Whether everybody saw what an action named."""
        return parse(text).verb in OPEN_WORDS


@lru_cache(maxsize=64)
def card_names(ruleset: Ruleset, lang: str) -> CardNames:
    """What the cards of a ruleset are called."""
    return CardNames(ruleset, lang)

"""Actions as pages offer them."""

from functools import lru_cache

from deckwright.games.ascension.table.actions import AscensionAction
from deckwright.games.ascension.table.labels import CardNames, called_in
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.games.ascension.table.spoken import parse
from deckwright.table.said import Value

USEFUL = ("play", "use", "acquire", "defeat")  # Trophies keep for another turn
OPEN_VERBS = ("play", "use", "trophy", "acquire", "defeat", "end")  # everybody sees what they name


class OfferedWords:
    """What the actions of a ruleset are called, and what they do."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.called = called_in(ruleset)

    def label(self, action: AscensionAction) -> Value:
        """What a legal action is called."""
        return self.called.sentence(action.spoken)

    def effect(self, action: AscensionAction, lang: str) -> str:
        """Of one ability among several: its text; of a Trophy what it gives; else empty."""
        if action.card is None:
            return ""
        if action.ability is not None:
            return card_names(self.ruleset, lang).ability(action.card, action.ability)
        return card_names(self.ruleset, lang).trophy(action.card) if action.group == "trophy" else ""

    def is_useful(self, action: AscensionAction) -> bool:
        """Whether it is worth a reminder when the turn is ended with this left."""
        return action.group in USEFUL

    def retold(self, text: str) -> Value:
        """What an action was called that somebody has played."""
        return self.called.sentence(parse(text))

    def is_open(self, text: str) -> bool:
        """Whether everybody saw what an action named."""
        return parse(text).verb in OPEN_VERBS


@lru_cache(maxsize=64)
def card_names(ruleset: Ruleset, lang: str) -> CardNames:
    """What the cards of a ruleset are called."""
    return CardNames(ruleset, lang)

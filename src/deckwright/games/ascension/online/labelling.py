"""Actions as pages offer them."""

from collections.abc import Mapping
from functools import lru_cache

from deckwright.games.ascension.online.prices import pays
from deckwright.games.ascension.table.actions import AscensionAction
from deckwright.games.ascension.table.game import AscensionGame
from deckwright.games.ascension.table.labels import CardNames, called_in
from deckwright.games.ascension.table.ruleset import Ruleset
from deckwright.games.ascension.table.spoken import ON_TURN, parse
from deckwright.table.game import Game
from deckwright.table.said import Said, Value

OPEN_WORDS = frozenset(action.word for action in ON_TURN)  # everybody sees what is done in a turn


class OfferedWords:
    """What the actions of a ruleset are called, and what they do."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.called = called_in(ruleset)

    def label(self, action: AscensionAction) -> Value:
        """What a legal action is called; an answer by what it does here."""
        return self.called.sentence(action.spoken) if action.label is None else Said(action.label)

    def effect(self, action: AscensionAction, lang: str) -> str:
        """Of one ability among several: its text; of a Trophy what it gives; else empty."""
        if action.card is None:
            return ""
        if action.ability is not None:
            return card_names(self.ruleset, lang).ability(action.card, action.ability)
        return card_names(self.ruleset, lang).trophy(action.card) if action.group == "trophy" else ""

    def is_useful(self, action: AscensionAction) -> bool:
        """Whether it is worth a reminder when the turn is ended with this left."""
        return action.declared.useful

    def warnings(self, game: Game) -> Mapping[str, Said]:
        """Nothing is lost unawares here, and what is drawn is known to be final."""
        return {}

    def pays(self, game: AscensionGame, action: AscensionAction) -> Mapping[str, int]:
        """Runes or Power, for what is acquired or defeated in a turn."""
        return pays(game, action)

    def retold(self, text: str) -> Value:
        """What an action was called that somebody has played."""
        return self.called.sentence(parse(text))

    def is_open(self, text: str) -> bool:
        """Whether everybody saw what an action named."""
        return parse(text).verb in OPEN_WORDS


@lru_cache(maxsize=64)
def card_names(ruleset: Ruleset, lang: str) -> CardNames:
    """What the cards of a ruleset are called."""
    return CardNames(ruleset, lang)

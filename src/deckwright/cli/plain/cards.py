"""Cards by their names and texts, without a sign or a colour."""

from rich.text import Text

from deckwright.cards.messages import Messages
from deckwright.table.kinds import Ruleset
from deckwright.table.rulesets import card_info


class PlainCards:
    """The cards of any ruleset in one language."""

    def __init__(self, ruleset: Ruleset, words: Messages) -> None:
        self.lang = words.lang
        self.cards = {card: card_info(ruleset, card) for card in ruleset.cards}

    def name(self, card: str, lang: str | None = None) -> str:
        """What a card is called; what is no card of this ruleset keeps its id."""
        return self.cards[card].name(lang or self.lang) if card in self.cards else card

    def titled(self, card: str) -> Text:
        return Text(self.name(card))

    def text(self, card: str) -> str:
        """What it says, in one line."""
        return " ".join(self.cards[card].text(self.lang).split()) if card in self.cards else ""

"""The cards of a kingdom as its screen shows them: number, name of the stage at which they are now, colour of their kind."""

from typing import cast

from rich.text import Text

from deckwright.cards.messages import Messages
from deckwright.games.kingdom.cards import ops
from deckwright.games.kingdom.cards.model import Card, Stage
from deckwright.games.kingdom.cards.text import KingdomWording
from deckwright.games.kingdom.rules import state as st
from deckwright.games.kingdom.table.game import KingdomGame
from deckwright.games.kingdom.table.readable import readable
from deckwright.games.kingdom.table.ruleset import Ruleset
from deckwright.games.kingdom.terminal.amounts import Amounts
from deckwright.games.kingdom.terminal.signs import NUMBER_SIGN
from deckwright.table import kinds
from deckwright.table.game import Game

COLORS = {
    "land": "green3", "building": "grey74", "person": "gold3", "water": "dodger_blue1", "livestock": "dark_orange3",
}  # fmt: skip
RED, OTHER = "red3", "orchid"


class CardBook:
    """All cards of one ruleset in one language; of a game those that its player may read."""

    def __init__(self, ruleset: kinds.Ruleset, words: Messages) -> None:
        self.ruleset = cast("Ruleset", ruleset)
        self.words = words
        self.lang = words.lang
        self.wording = cast("KingdomWording", self.ruleset.kind.cards.words(words.lang))
        self.amounts = Amounts(words)
        self.game: KingdomGame | None = None

    def look(self, game: KingdomGame) -> None:
        """From here on the cards are those of this game."""
        self.game = game
        self.known: tuple[int, frozenset[str]] = (-1, frozenset())

    def is_open(self, number: int) -> bool:
        """Whether the player may read this card in the game that is looked at (K-R.27)."""
        if self.game is None:
            return False
        if self.known[0] != len(self.game.log):
            self.known = (len(self.game.log), met(self.ruleset, self.game))
        return str(number) in self.known[1]

    def stage(self, number: int) -> int:
        """The stage at which a card is now."""
        return 1 if self.game is None else int(self.game.state[st.STAGE + self.ruleset.place[number]])

    def printed(self, number: int, stage: int) -> Stage:
        """What is printed on a stage."""
        return self.ruleset.cards[str(number)].stages[stage]

    def name_at(self, number: int, stage: int, lang: str | None = None) -> str:
        """What a card is called at a stage."""
        names = self.printed(number, stage).names
        return names.get(lang or self.lang, names["en"])

    def name(self, card: str, lang: str | None = None) -> str:
        """`#12 Rye Croft`; of a card that nobody may read the number alone, and what is no card keeps its id."""
        if card not in self.ruleset.cards:
            return card
        number = int(card)
        if not self.is_open(number):
            return f"{NUMBER_SIGN}{number}"
        return f"{NUMBER_SIGN}{number} {self.name_at(number, self.stage(number), lang)}"

    def color(self, number: int, stage: int) -> str:
        """Red for negative cards, else by the first keyword that has a colour."""
        printed = self.printed(number, stage)
        if printed.is_red:
            return RED
        return next((COLORS[word] for word in printed.keywords if word in COLORS), OTHER)

    def titled(self, card: str) -> Text:
        """Number and name, the name in the colour of its kind."""
        if card not in self.ruleset.cards or not self.is_open(int(card)):
            return Text(self.name(card))
        return self.titled_at(int(card), self.stage(int(card)))

    def titled_at(self, number: int, stage: int) -> Text:
        """Number and name at a stage."""
        return Text.assemble(
            (f"{NUMBER_SIGN}{number} ", "bold"), (self.name_at(number, stage), self.color(number, stage))
        )

    def text(self, card: str) -> str:
        """What it says at the stage at which it is now, in one line."""
        if card not in self.ruleset.cards or not self.is_open(int(card)):
            return ""
        return " ".join(
            self.lines(int(card), self.stage(int(card))) or beyond_stages(self.wording, self.ruleset.cards[card])
        )

    def lines(self, number: int, stage: int) -> list[str]:
        """The text of a stage, a line for each effect."""
        return self.wording.stage(self.ruleset.cards[str(number)], stage)

    def effect(self, number: int, stage: int, name: str) -> str:
        """What an effect does."""
        card = self.ruleset.cards[str(number)]
        self.wording.of, self.wording.at = card, card.stages[stage]
        return next(self.wording.effect(effect) for effect in card.stages[stage].effects if effect.name == name)


def beyond_stages(wording: KingdomWording, card: Card) -> list[str]:
    """What happens when a card is discovered or finished, whatever its stage: the text of a scroll."""
    own = sum(len(wording.stage(card, number)) for number in card.stages)
    return [line for line in wording.card(card).split("\n")[own:] if line]


def met(ruleset: kinds.Ruleset, game: Game | None) -> frozenset[str]:
    """The cards that may be read: in this game, or where there is none at the beginning of any (K-R.27)."""
    found = cast("Ruleset", ruleset)
    if game is None:
        return frozenset(map(str, (*found.frame.start, *expansions(found))))
    return frozenset(map(str, readable(game.state, found)))


def expansions(ruleset: Ruleset) -> list[int]:
    """The expansions may be read at any time (K-25.1)."""
    return [int(id) for id, card in ruleset.cards.items() if card.kind == ops.CARD_KINDS[ops.EXPANSION]]

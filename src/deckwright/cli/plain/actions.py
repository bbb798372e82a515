"""Actions by the names that pages have for them, as they are listed and typed."""

import re
from collections.abc import Sequence

from deckwright.cards.messages import Messages
from deckwright.cli.words import FALLBACK
from deckwright.table.actions import Action
from deckwright.table.kinds import Ruleset
from deckwright.table.said import speech_of
from deckwright.table.terminal import Cards, View

WORD = re.compile(r"[\w-]+")
END = "end"  # the group of what ends a turn
AT_MOST_LEFT = 3  # actions that a reminder names


class PlainActions:
    """The actions of any game in one language, for seats of these names."""

    def __init__(self, words: Messages, cards: Cards, names: Sequence[str], ruleset: Ruleset) -> None:
        self.called = ruleset.kind.online.words(ruleset)
        self.text = speech_of(ruleset, words.lang, names).text
        self.cards = cards
        self.ids = frozenset(ruleset.cards)

    def ordered(self, actions: Sequence[Action]) -> list[Action]:
        """As the game lists them, group by group; what ends the turn comes last."""
        groups = list(dict.fromkeys(action.group or action.kind for action in actions))
        return sorted(actions, key=lambda action: (action.group == END, groups.index(action.group or action.kind)))

    def sentence(self, text: str) -> str:
        return self.text(self.called.retold(text))

    def known_as(self, text: str) -> list[str]:
        """Its text, its name, and the names of cards in it, alone, behind its verb, and with what tells equal ones apart."""
        words = WORD.findall(text)
        ways = [text, self.sentence(text)]
        for place, word in enumerate(words):
            if word in self.ids:
                rest = " ".join(words[place + 1 :])
                called = (self.cards.name(word), self.cards.name(word, FALLBACK), word)
                names = [f"{name} {rest}".strip() for name in called]
                ways += [*names, *(f"{words[0]} {name}" for name in names if place)]
        return ways

    def likely(self, actions: Sequence[Action]) -> Sequence[Action]:
        return actions

    def conceivable(self, view: View, seat: int) -> list[str]:
        """Nothing beyond what is legal."""
        return []

    def spelled(self, typed: str) -> str | None:
        """Several words, one of them a card of this ruleset."""
        words = WORD.findall(typed.casefold())
        return typed.casefold() if len(words) > 1 and self.ids.intersection(words) else None

    def left(self, chosen: Action, actions: Sequence[Action], view: View, seat: int) -> str:
        """The names of the first useful actions, where the chosen one ends the turn."""
        useful = [action for action in actions if chosen.group == END and self.called.is_useful(action)]
        named = [self.text(self.called.label(action)) for action in useful[:AT_MOST_LEFT]]
        return " · ".join(named) + (" · …" if len(useful) > AT_MOST_LEFT else "")

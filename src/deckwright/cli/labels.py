"""Actions as a person at the terminal may say them."""

from collections.abc import Sequence

from deckwright.cli.cardbook import CardBook
from deckwright.cli.words import Words, simple
from deckwright.games.ascension.table.labels import TURN_VERBS, Spoken, parse
from deckwright.games.ascension.table.labels import Labels as ActionLabels

__all__ = ["TURN_VERBS", "Labels", "Spoken", "parse"]


class Labels(ActionLabels):
    """Names for actions in one language, and every way to type them."""

    def __init__(self, words: Words, book: CardBook, names: Sequence[str]) -> None:
        super().__init__(book, names)
        self.words = words
        self.book = book

    def known_as(self, text: str) -> tuple[str, ...]:
        """Every way in which a person may say this action, ready for comparing."""
        spoken = parse(text)
        verbs = (spoken.verb, spoken.zone or "", self.heading(spoken.place))
        place = f" {spoken.slot}" if spoken.slot is not None else ""
        place += f" {spoken.ability}" if spoken.ability is not None else ""
        place += f" {simple(self.names[spoken.seat])}" if spoken.seat is not None else ""
        names = self.book.known_as(spoken.card) if spoken.card is not None else (simple(self.answer(spoken)),)
        whose = (" for teammate", f" {simple(self.heading('teammate'))}") if spoken.teammate else ("",)
        ways = [simple(text)]
        for name in (f"{name}{place}{who}" for name in names for who in whose):
            ways.append(name)
            ways.extend(f"{simple(verb)} {name}" for verb in verbs if verb)
        return tuple(dict.fromkeys(ways))

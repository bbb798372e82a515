"""What is told of a card in lists and under its name."""

from typing import Any

from deckwright.cards.messages import Messages
from deckwright.table.terminal import Column


def kind_of(card: Any, words: Messages) -> str:
    """Card of the kingdom, scroll or expansion."""
    return words.say(f"kind-{card.kind}")


def stages_of(card: Any, words: Messages) -> str:
    """How many stages it has."""
    return str(len(card.stages))


def path_of(card: Any, words: Messages) -> str:
    """The names of its further stages."""
    names = [card.stages[number].names for number in sorted(card.stages)][1:]
    return ", ".join(one.get(words.lang, one["en"]) for one in names)


COLUMNS = (Column("kind", kind_of), Column("stages", stages_of, number=True), Column("path", path_of))


def facts_of(card: Any, words: Messages) -> list[str]:
    """Its kind, and the names of its stages."""
    return [kind_of(card, words), words.say("stages", count=len(card.stages))]

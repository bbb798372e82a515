"""What is told of a card in lists and under its name."""

from typing import Any

from deckwright.cards.messages import Messages
from deckwright.table.terminal import Column

MONSTER = "monster"


def type_of(card: Any, words: Messages) -> str:
    """Hero, Construct, Monster or Treasure."""
    return words.say(f"type-{card.type}")


def faction_of(card: Any, words: Messages) -> str:
    """Its faction; Monsters have none."""
    return "" if card.type == MONSTER else words.say(f"faction-{card.faction or 'none'}")


def cost_of(card: Any, words: Messages, price: int | None = None) -> str:
    """What it takes to acquire or defeat it, printed or as it is now, with the letter of the resource."""
    if card.origin == "starting" or card.type == "treasure":
        return ""
    return words.say(
        "cost-power" if card.type == MONSTER else "cost-runes", count=card.cost if price is None else price
    )


def honor_of(card: Any, words: Messages) -> str:
    """The Honor printed on it."""
    return str(card.honor or "")


COLUMNS = (
    Column("type", type_of),
    Column("faction", faction_of),
    Column("cost", cost_of, number=True),
    Column("honor", honor_of, number=True),
)


def facts_of(card: Any, words: Messages) -> list[str]:
    """Type, faction, cost and Honor in words."""
    facts = [type_of(card, words), faction_of(card, words)]
    if cost := cost_of(card, words):
        facts.append(words.say("cost", cost=cost))
    if card.honor:
        facts.append(words.say("honor-at-end", count=card.honor))
    return [fact for fact in facts if fact]

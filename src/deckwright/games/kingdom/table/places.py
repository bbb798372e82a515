"""Where a card may lie, at which stage: the same for positions by hand and for those in saved games."""

from deckwright.games.kingdom.cards.model import Card
from deckwright.games.kingdom.rules import zones as zn

IN_THE_KINGDOM = (zn.PLAY, zn.DECK, zn.DISCARD)


def first_stage(card: Card) -> int:
    """The stage at which a card lies in the box."""
    return card.sides[0] if card.sides else 1


def can_lie(card: Card, stage: int, zone: int) -> bool:
    """Whether a card that stands at this stage may lie there."""
    return stage in card.stages and reason_against(card, stage, zone) is None


def reason_against(card: Card, stage: int, zone: int) -> str | None:
    """Why a card at this stage cannot lie there, or `None`."""
    if zone == zn.READING and card.kind != "scroll":
        return "is no scroll"
    is_permanent = card.stages[stage].is_permanent
    if is_permanent and zone in IN_THE_KINGDOM:
        return f"is permanent at stage {stage}: it cannot lie in {zn.ZONES[zone]}"
    if not is_permanent and zone == zn.PERMANENTS:
        return f"is not permanent at stage {stage}"
    return None

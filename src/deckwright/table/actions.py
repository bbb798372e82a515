"""Actions as people and programs name them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Action:
    """A legal action: its text, its index in the fixed action space, its kind, its card and the slot of the row.

    For a page that shows it: the heading under which it stands (its kind where that is empty), the number of the ability
    where a card has several, the seat whose card it is where that is said, and the field of the view that shows the card.
    """

    text: str
    index: int
    kind: str
    card: str | None
    slot: int | None
    group: str = ""
    ability: int | None = None
    seat: int | None = None
    zone: str | None = None

    def __str__(self) -> str:
        return self.text

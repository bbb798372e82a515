"""Actions as people and programs name them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Action:
    """A legal action: its text, its index in the fixed action space, its kind, its card and the slot of the row."""

    text: str
    index: int
    kind: str
    card: str | None
    slot: int | None

    def __str__(self) -> str:
        return self.text

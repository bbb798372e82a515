"""What a command of a game finds at the terminal: the sitting, as far as commands may use it."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import deckwright as dw
from deckwright.cli.words import Words, simple
from deckwright.table.terminal import IN_REPLAY

if TYPE_CHECKING:
    from rich.console import RenderableType

    from deckwright.cli.replay import Replay
    from deckwright.cli.sitting import Sitting


class LookingBack:
    """A saved game that is looked at: nothing can be done there."""

    def __init__(self, around: "Sitting | Replay") -> None:
        self.around = around

    @property
    def game(self) -> Any:
        return self.around.game

    @property
    def tree(self) -> Any:
        return self.around.tree

    @property
    def words(self) -> Words:
        return self.around.words

    @property
    def cards(self) -> Any:
        return self.around.shown.cards

    @property
    def actions(self) -> Any:
        return self.around.shown.actions

    @property
    def place(self) -> str:
        return IN_REPLAY

    @property
    def width(self) -> int:
        return self.around.terminal.width

    def print(self, content: "RenderableType") -> None:
        self.around.terminal.print(content)

    def warn(self, text: str) -> None:
        self.around.terminal.warn(text)

    def agrees(self, question: str) -> bool:
        return False

    def play(self, texts: Sequence[str]) -> bool:
        return False

    def change(self, do: Callable[[], object], told: int | None = None) -> bool:
        return False


class AtDesk(LookingBack):
    """A game that is played, or has just been."""

    def __init__(self, sitting: "Sitting") -> None:
        super().__init__(sitting)
        self.sitting = sitting

    @property
    def place(self) -> str:
        return self.sitting.place

    def agrees(self, question: str) -> bool:
        """Whether the person says yes; anything else is no."""
        return simple(self.sitting.terminal.ask(question)) in self.words.alternatives("answer-yes")

    def play(self, texts: Sequence[str]) -> bool:
        """Carry out several actions as one; where one of them is not possible, none is."""
        try:
            with self.sitting.interruptions.held_back():
                self.sitting.game.play_several(texts)
                self.sitting.save()
        except dw.IllegalAction as error:
            self.warn(self.sitting.explained(texts[-1], error))
            return False
        return True

    def change(self, do: Callable[[], object], told: int | None = None) -> bool:
        return self.sitting.change(do, told)

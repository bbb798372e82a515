"""The decision stack of a position, read frame by frame from the top."""

from dataclasses import dataclass

import numpy as np

from deckwright.games.kingdom.rules import state as st
from deckwright.kernel import stack


@dataclass(frozen=True)
class Asking:
    """A position in which something is asked: the question on top, and what waits below it."""

    state: np.ndarray

    @property
    def height(self) -> int:
        """How many frames there are."""
        return int(self.state[stack.HEIGHT])

    def cell(self, cell: int, below: int = 0) -> int:
        """A cell of the frame so many below the top; 0 where there is none."""
        if below >= self.height:
            return 0
        return int(self.state[stack.top(self.state) - below * stack.FRAME_CELLS + cell])

    def kind(self, below: int = 0) -> int:
        """What kind of frame that is."""
        return self.cell(stack.KIND, below)

    def has_note(self, what: int) -> bool:
        """Whether there is a note of this kind for the frame below the question."""
        return bool(st.count_notes(self.state, self.height - 2, what) > 0)

    def stage(self, card: int) -> int:
        """The stage at which a card stands."""
        return int(st.stage(self.state, card))

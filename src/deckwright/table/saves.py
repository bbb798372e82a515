"""What a game brings so that its saved games go on, also under newer rules and cards."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Protocol

import msgspec
import numpy as np

from deckwright.cards.errors import BadSave
from deckwright.kernel import stack

Cells = Annotated[list[int], msgspec.Meta(min_length=4, max_length=4)]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a program counter on the stack means: the step that comes next, and all steps from there to the end."""

    level: int
    card: str
    ability: str
    step: int
    rest: list[Cells]


class SetUsed(msgspec.Struct, frozen=True):
    """A set and the hash of its cards."""

    id: Annotated[str, msgspec.Meta(max_length=200)]
    hash: Annotated[str, msgspec.Meta(max_length=200)]


class CheckState(Protocol):
    """Refuses a state whose cells, cards or frames cannot be. At rest somebody is asked, or the game is over."""

    def __call__(
        self, state: np.ndarray, ruleset: Any, mode: str, options: Mapping[str, str], at_rest: bool = True
    ) -> None: ...


def as_it_is(state: np.ndarray) -> np.ndarray:
    """A game whose positions have always been kept in the same way."""
    return state


def in_its_counter(state: np.ndarray, effect: Effect, place: int) -> None:
    """A game whose frames name nothing of a card but the step that comes next."""
    state[stack.FRAMES + effect.level * stack.FRAME_CELLS + stack.PC] = place


def known_to_nobody(version: int, sets: Sequence[SetUsed], ruleset: Any) -> bool:
    """A game that keeps nothing about older versions."""
    return False


def no_older_sets(version: int, ruleset: Any) -> list[SetUsed]:
    return []


@dataclass(frozen=True)
class Saves:
    """Versions of a game, and how its positions are read, looked at and carried over.

    A position is carried over while an effect is under way only if every program counter on its stack means the same
    step as before.
    """

    version: int  # of the rules: rises with every change of what an action does
    layout: int  # of positions: rises when cells change their places
    sizes: Mapping[int, int]  # cells of a position, by seats
    check_state: CheckState
    effects: Callable[[np.ndarray, Any], list[Effect]]  # what each program counter on the stack means
    find: Callable[[Effect, Any], int | None]  # where the same effect goes on in just the same way
    running: Callable[[np.ndarray], list[int]]  # the levels of the stack on which a program runs
    fitted: Callable[[np.ndarray, Any], np.ndarray]  # a copy without what cards of today cannot have
    cut_short: Callable[[np.ndarray], np.ndarray]  # the position without what is left of an effect under way
    put: Callable[[np.ndarray, Effect, int], None] = in_its_counter  # writes where an effect goes on
    in_this_layout: Callable[[np.ndarray], np.ndarray] = as_it_is
    as_now: Callable[[np.ndarray], np.ndarray] = as_it_is  # of an older version whose programs are as they were
    knows_programs: Callable[[int, Sequence[SetUsed], Any], bool] = known_to_nobody
    older_versions: tuple[int, ...] = ()  # that are known
    largest: int = 0  # cells of any position in any layout, where older ones were larger
    sets_then: Callable[[int, Any], list[SetUsed]] = no_older_sets  # the built-in sets with their hashes in a version

    @property
    def most_cells(self) -> int:
        """Cells of the largest position that there can be."""
        return max(self.largest, *self.sizes.values())

    def check_layout(self, state: np.ndarray) -> None:
        """Refuse a state that no number of seats has in this version."""
        if len(state) not in self.sizes.values():
            raise BadSave("The position of this saved game has another layout than this version; it cannot go on.")

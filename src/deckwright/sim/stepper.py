"""One game driven from Python by the numbers of actions, as fast as Python can call compiled rules."""

import os
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from deckwright import defaults
from deckwright.cards.errors import BadOption, DeckwrightError, IllegalAction
from deckwright.kernel import playing, stack
from deckwright.sim import one_step
from deckwright.table.actions import Action
from deckwright.table.arguments import is_whole, shown
from deckwright.table.game import LEGAL_ROOM
from deckwright.table.seeds import Seed, key_of, set_key
from deckwright.table.setup import check_first, set_up


class Stepper:
    """One game without events, views and undo: for search and learning programs that step a single game.

    `step(action)` answers with the index of an action, as `Action.index` has it, and returns how many actions are legal
    then; `legal` holds their indexes in its first places. At the end there are none. Every index is looked at before
    anything is done: one that is not legal is refused, and the game is unchanged. The same seed deals the same game as
    `dw.new`.

        stepper = dw.Stepper("ascension-10th", players=2, seed=1)
        count = stepper.count
        while count:
            count = stepper.step(stepper.legal[random.randrange(count)])

    Players at random may banish all they have, and such a game has no end: stop it when you have seen enough.
    """

    __slots__ = (
        "__weakref__", "_address", "_blank", "_cells", "_desk", "_listed", "_step", "_table", "legal", "mode", "options",
        "players", "ruleset", "state",
    )  # fmt: skip

    def __init__(
        self,
        ruleset: str | Sequence[str] = defaults.RULESET,
        players: int | None = None,
        seed: Seed = None,
        mode: str | None = None,
        first: int | None = None,
        options: Mapping[str, object] | None = None,
        packs: Sequence[str | os.PathLike[str]] = (),
    ) -> None:
        setup = set_up(ruleset, players, mode, options, packs, first)
        self.ruleset, self.mode, self.players, self.options = setup.ruleset, setup.mode, setup.players, setup.options
        self._blank = self.ruleset.stocked(self.players, self.mode, self.options)
        self._lay_out()
        self.reset(seed, first)

    def _lay_out(self) -> None:
        """Make room for a game, and write down on its desk where everything lies.

        The desk holds addresses, so the arrays stay the same ones for as long as the game lives. Outside they can only
        be read: the list of legal actions is what makes an index safe.
        """
        self._step = one_step.compiled_step(self.ruleset.kind.modes)
        self._cells = np.array(self._blank, dtype=np.int16)
        self._listed = np.zeros(LEGAL_ROOM, dtype=np.int16)
        self._table = np.ascontiguousarray(self.ruleset.table, dtype=np.int16)
        self._desk = np.zeros(one_step.DESK_CELLS, dtype=np.int64)
        self._desk[: one_step.COUNT] = [
            part
            for array in (self._cells, self._table, self._listed)
            for part in (array.ctypes.data, len(array))
        ]  # fmt: skip
        self._address = self._desk.ctypes.data
        self.legal = self._listed.data.toreadonly()  # its items are plain numbers, and quickly read
        self.state = self._cells.view()
        self.state.flags.writeable = False

    def reset(self, seed: Seed = None, first: int | None = None) -> int:
        """Deal another game; how many actions are legal. Without a seed it is a fresh one."""
        key = key_of(seed)
        check_first(first, self.players)
        self._cells[:] = self._blank
        set_key(self._cells, key)
        self._desk[one_step.COUNT] = one_step.NOT_DEALT
        self._desk[one_step.FIRST_SEAT] = playing.ANYBODY if first is None else int(first)
        return self.step(one_step.NOT_DEALT)

    def step(self, action: int) -> int:
        """Play the action of this index; how many actions are legal then, 0 when the game is over."""
        if type(action) is not int:
            action = whole(action)
        try:
            count: int = self._step(self._address, action)
        except OverflowError:
            raise self._refusal(action) from None
        if count < 0:
            raise self._refusal(action) if count == one_step.REFUSED else self._breakdown()
        return count

    def _refusal(self, action: int) -> IllegalAction:
        legal = self.actions()
        listed = ", ".join(f"{one.index} ({one.text})" for one in legal)
        if legal:
            reason, instead = "it is not legal now", f"Legal: {listed}."
        else:
            reason = "the game is over" if self.over else "the game has broken off"
            instead = "Deal another with reset()."
        message = f"Cannot take action {shown(action)}: {reason}. {instead}"
        return IllegalAction(message, reason, None, [one.text for one in legal])

    def _breakdown(self) -> DeckwrightError:
        stack.check_known(int(self._cells[stack.ERROR]))
        return DeckwrightError(
            "This action sets off more effects than can be carried out (A-27.9), or brings a number of the game "
            f"beyond {playing.LIMIT}, and the game cannot go on."
            " Step a copy() to be able to go back, or deal another game with reset()."
        )

    @property
    def count(self) -> int:
        """How many actions are legal now: so many places of `legal` count."""
        return int(self._desk[one_step.COUNT])

    @property
    def player(self) -> int | None:
        """The seat that must decide now; `None` when the game is over."""
        seat = int(self._desk[one_step.SEAT])
        return None if seat == one_step.NOBODY else seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.ruleset.kind.modes.interpreted(playing.is_over)(self._cells))

    def actions(self) -> list[Action]:
        """Every legal action in words, in canonical order."""
        return [
            self.ruleset.kind.table.action(self._cells, self.ruleset, index)
            for index in sorted(self.legal[: self.count])
        ]

    def scores(self) -> list[int]:
        """The score of every seat as it stands."""
        count = self.ruleset.kind.modes.simulation(playing.score)
        return [int(count(self._cells, self._table, seat)) for seat in range(self.players)]

    def copy(self) -> "Stepper":
        """The same game once more; the two go on independently, and the same cards come in both."""
        twin = object.__new__(type(self))
        twin.ruleset, twin.mode, twin.players, twin.options = self.ruleset, self.mode, self.players, self.options
        twin._blank = self._blank
        twin._lay_out()
        twin._cells[:] = self._cells
        twin._listed[:] = self._listed
        twin._desk[one_step.COUNT :] = self._desk[one_step.COUNT :]
        return twin

    __copy__ = copy

    def __deepcopy__(self, _memory: dict[int, Any]) -> "Stepper":
        return self.copy()


def whole(action: object) -> int:
    """An index that is no plain number, as a plain one."""
    if is_whole(action):
        return int(action)
    raise BadOption(f"An action is a whole number, one of those in `legal`, not {shown(action)}.")

"""Positions with one cell changed: each is refused, or can be played on with every index within its bounds.

`python -m tests.properties.changed_cells` changes every cell of positions at every kind of question, and says how many
were refused, how many played on, and what went wrong.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import deckwright as dw
from deckwright.games.ascension.kind import KIND
from deckwright.games.ascension.rules.engine import apply, legal
from deckwright.games.ascension.rules.state import OVER, TURNS
from deckwright.games.ascension.table.soundness import check_state
from deckwright.kernel import events as ev
from deckwright.kernel import stack
from deckwright.kernel.modes import Compiled, Mode
from deckwright.table.events import new_buffer
from tests.properties.random_play import numbers

TURNS_ON = 60
MOST_ACTIONS = 1_500
ROOM = 512
BUFFER_EVENTS = 4_096
VALUES = (0, 1, -1, 2, 7, 24, 63, 127, 128, 512, 9_999, 16_384, 32_767, -32_768)


class Checked(np.ndarray):
    """An array for interpreted rules that counts neither from its end nor beyond it."""

    def __getitem__(self, at: Any) -> Any:
        check_index(self, at)
        return super().__getitem__(at)

    def __setitem__(self, at: Any, value: Any) -> None:
        check_index(self, at)
        super().__setitem__(at, value)


def check_index(array: np.ndarray, at: Any) -> None:
    if isinstance(at, int | np.integer) and not 0 <= at < len(array):
        raise IndexError(f"{at} is outside of {len(array)} cells")


@dataclass
class Outcome:
    """What became of the changed positions."""

    refused: int = 0
    played: int = 0
    actions: int = 0
    wrong: list[str] = field(default_factory=list)
    accepted: Counter[int] = field(default_factory=Counter)


class Player:
    """Plays positions on, with every index checked."""

    def __init__(self, mode: Mode) -> None:
        self.apply, self.legal, self.mode = mode(apply), mode(legal), mode

    def array(self, cells: np.ndarray) -> np.ndarray:
        return cells.view(Checked) if self.mode is KIND.modes.interpreted else cells

    def play_on(self, game: dw.Game, name: str, turns: int) -> int:
        """So many turns, whatever the actions; how many actions they were."""
        state, table = self.array(game.state.copy()), self.array(game.ruleset.table)
        out = self.array(np.zeros(ROOM, dtype=np.int16))
        until, drawn = int(state[TURNS]) + turns, numbers(name, MOST_ACTIONS)
        for done, number in enumerate(drawn):
            if state[OVER] or int(state[TURNS]) >= until:
                return done
            n = int(self.legal(state, table, out))
            assert 0 < n <= ROOM, f"{n} answers"
            buffer = self.array(new_buffer(BUFFER_EVENTS, 0))
            buffer[ev.OVERFLOW] = 0
            before = state.copy()
            self.apply(state, table, buffer, int(out[number % n]))
            if state[stack.ERROR] != stack.NO_ERROR:
                state = before  # it is refused, and another one may do
        check_state(np.asarray(state).copy(), game.ruleset, game.mode, game.options)
        return len(drawn)


def change_cells(
    game: dw.Game, player: Player, cells: Iterator[int] | range, values: tuple[int, ...], outcome: Outcome, turns: int
) -> None:
    """Give each of these cells each of these values, one at a time."""
    original = game.state
    for cell in cells:
        own = int(original[cell])
        near = (own + 1, own - 1, int(original[(cell + 1) % len(original)]))
        for value in {*values, *(max(min(n, 32_767), -32_768) for n in near)} - {own}:
            game.state = original.copy()
            game.state[cell] = value
            try_out(game, player, f"cell {cell} = {value}", cell, outcome, turns)
    game.state = original


def try_out(game: dw.Game, player: Player, name: str, cell: int, outcome: Outcome, turns: int) -> None:
    """The position is refused, or played on without any trouble."""
    try:
        check_state(game.state, game.ruleset, game.mode, game.options)
    except dw.BadSave:
        outcome.refused += 1
        return
    except Exception as error:
        outcome.wrong.append(f"{name}: looked at: {error!r}")
        return
    outcome.accepted[cell] += 1
    try:
        outcome.actions += player.play_on(game, name, turns)
        outcome.played += 1
    except Exception as error:
        outcome.wrong.append(f"{name}: played on: {error!r}")


def main() -> None:
    from tests.older_games.test_older_games import SAVES, load

    first, step = (int(given) for given in (sys.argv[1:3] or (0, 1)))
    player = Player(Compiled(KIND.bound, boundscheck=True, inline=10))
    total = Outcome()
    for name, saved in list(SAVES.items())[first::step]:
        game, outcome = load(saved), Outcome()
        if not game.over:
            change_cells(game, player, range(len(game.state)), VALUES, outcome, TURNS_ON)
        print(name, len(game.state), "cells:", outcome.refused, "refused,", outcome.played, "played on,",
              len(outcome.wrong), "wrong", *outcome.wrong[:5], sep=" ", flush=True)  # fmt: skip
        for part in ("refused", "played", "actions"):
            setattr(total, part, getattr(total, part) + getattr(outcome, part))
        total.wrong += outcome.wrong
    print(f"In all {total.refused + total.played + len(total.wrong)} changed positions: {total.refused} refused, "
          f"{total.played} played on with {total.actions} actions, {len(total.wrong)} wrong.")  # fmt: skip
    sys.exit(bool(total.wrong))


if __name__ == "__main__":
    main()

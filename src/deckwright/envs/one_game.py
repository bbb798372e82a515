"""One game with its observations and masks: what the adapters for Gymnasium and PettingZoo share."""

import os
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from deckwright.envs.stepping import FULL, observe_game, worth
from deckwright.kernel.playing import MAX_TURNS
from deckwright.table import running
from deckwright.table.actions import Action
from deckwright.table.game import Game
from deckwright.table.setup import set_up
from deckwright.table.starting import new


class OneGame:
    """A game that stops only where there is something to decide."""

    def __init__(
        self,
        ruleset: str | Sequence[str],
        players: int | None,
        mode: str | None,
        options: Mapping[str, object] | None,
        packs: Sequence[str | os.PathLike[str]],
    ) -> None:
        setup = set_up(ruleset, players, mode, options, packs)
        self.ruleset, self.players, self.mode, self.options = setup.ruleset, setup.players, setup.mode, setup.options
        self.packs = packs
        self.names = [card_set.id for card_set in self.ruleset.sets]
        self.layout = self.ruleset.kind.fields(self.ruleset, self.players, self.mode)
        self.action_count = len(self.ruleset.actions)
        self.game: Game | None = None

    def deal(self, seed: int) -> None:
        """Begin a new game."""
        self.game = new(self.names, self.players, seed, self.mode, None, self.options, self.packs)
        self.skip_forced()

    @property
    def running(self) -> Game:
        """The game that was dealt."""
        assert self.game is not None, "reset() comes first"
        return self.game

    @property
    def is_stopped(self) -> bool:
        """Whether the game has gone on for so long that nobody can win it any more."""
        return not self.running.over and self.running.turns >= MAX_TURNS

    @property
    def is_finished(self) -> bool:
        return self.running.over or self.is_stopped

    def play(self, action: Action | int) -> None:
        """Carry out a legal action, and whatever has one answer only after it."""
        self.running.play(action)
        self.skip_forced()

    def skip_forced(self) -> None:
        while not self.is_finished and len(self.running.actions()) == 1:
            self.running.play(self.running.actions()[0])

    def observation(self, player: int) -> np.ndarray:
        """What this seat may know, as numbers."""
        out = np.zeros(self.layout.size, dtype=np.int16)
        running.rules(self.ruleset.kind).mode(observe_game)(self.running.state, self.ruleset.table, player, out, 0)
        return out

    def mask(self, player: int) -> np.ndarray:
        """What this seat may do: 1 for each legal action, all 0 while others decide."""
        mask = np.zeros(self.action_count, dtype=np.int8)
        if not self.is_finished and self.running.player == player:
            mask[[action.index for action in self.running.actions()]] = 1
        return mask

    def rewards(self) -> list[float]:
        """What the end of the game is worth to each seat: see `VecEnv`."""
        winners = self.running.winners()
        worth_of = self.ruleset.kind.modes.interpreted(worth)
        return [worth_of(self.running.state, seat in winners, len(winners)) / FULL for seat in range(self.players)]

    def text(self, player: int) -> str:
        """The table as this seat may see it."""
        lines = self.ruleset.kind.study.lines or plain_lines
        return "\n".join(lines(self.running.view(player)))


def plain_lines(view: Mapping[str, Any], name: str = "") -> list[str]:
    """Any view as text: a line for each of its fields, named by the way to it."""
    lines = []
    for key, value in view.items():
        path = f"{name}.{key}" if name else key
        if isinstance(value, Mapping):
            lines += plain_lines(value, path)
        elif isinstance(value, list) and value and all(isinstance(part, Mapping) for part in value):
            lines += [line for place, part in enumerate(value) for line in plain_lines(part, f"{path}[{place}]")]
        else:
            lines.append(f"{path}: {', '.join(map(str, value)) if isinstance(value, list) else value}")
    return lines

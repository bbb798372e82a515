"""What many games came to: arrays over games, and what a game counts of its cards."""

import hashlib
import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from deckwright.kernel.playing import MOST_SEATS, NOTES
from deckwright.kernel.stack import check_known
from deckwright.sim import playout as po


@dataclass(frozen=True)
class Result:
    """Games that were played to the end; arrays have a row for each game, from number `start` on."""

    ruleset: str
    mode: str
    players: int
    seed: int
    start: int
    policies: tuple[str, ...]
    device: str
    seconds: float
    winner: np.ndarray  # int8: the seat, of a team its lower one; -1 nobody
    scores: np.ndarray  # int16 [games, players]
    turns: np.ndarray
    decisions: np.ndarray
    first: np.ndarray  # the seat that began
    ended: np.ndarray  # not stopped after 2000 turns
    hashes: np.ndarray  # of the final states
    cards: Any  # what the game counted of its cards, which can be added up; or nothing
    before: np.ndarray = field(
        default_factory=lambda: np.zeros((0, 0, 0), dtype=np.int16)
    )  # int16 [games, parts, players]:
    # the scores before each part that followed a game
    noted: Mapping[str, np.ndarray] = field(default_factory=dict)  # what the game notes of each game, by name

    @property
    def games(self) -> int:
        return len(self.winner)

    @property
    def state_hash(self) -> str:
        """A hash over the final states of all games, in order."""
        return hashlib.sha256(self.hashes.astype("<u8").tobytes()).hexdigest()[:16]

    @staticmethod
    def of(
        records: np.ndarray,
        hashes: np.ndarray,
        cards: Any,
        before: np.ndarray | None = None,
        noted: Sequence[str] = (),
        **about: object,
    ) -> "Result":
        """Read the records that the rules have made."""
        players = about["players"]
        assert isinstance(players, int)
        rows = records.reshape(len(hashes), po.RECORD_CELLS)
        check_known(-int(rows[:, po.R_ENDED].min(initial=0)))
        return Result(
            winner=rows[:, po.R_WINNER].astype(np.int8),
            scores=rows[:, po.R_SCORES : po.R_SCORES + players].astype(np.int16),
            turns=rows[:, po.R_TURNS].copy(),
            decisions=rows[:, po.R_DECISIONS].copy(),
            first=rows[:, po.R_FIRST].astype(np.int8),
            ended=rows[:, po.R_ENDED] == 1,
            hashes=hashes.astype(np.uint64),
            cards=cards,
            before=parts_of(before, len(hashes))[:, :, :players].astype(np.int16),
            noted={name: rows[:, po.R_WINNER + NOTES + k].copy() for k, name in enumerate(noted)},
            **about,  # type: ignore[arg-type]
        )

    @staticmethod
    def join(parts: Sequence["Result"]) -> "Result":
        """One result of waves that follow each other."""
        if not parts:
            raise ValueError("There is nothing to join: give at least one result.")
        ordered = sorted(parts, key=lambda part: part.start)
        for one, other in itertools.pairwise(ordered):
            if one.start + one.games != other.start:
                raise ValueError(f"Games {one.start + one.games} to {other.start - 1} are missing between two results.")
        arrays = ("winner", "scores", "turns", "decisions", "first", "ended", "hashes", "before")
        cards = [part.cards for part in ordered if part.cards is not None]
        joined: dict[str, Any] = {name: np.concatenate([getattr(part, name) for part in ordered]) for name in arrays}
        joined["noted"] = {name: np.concatenate([part.noted[name] for part in ordered]) for name in ordered[0].noted}
        total = sum(cards[1:], cards[0]) if cards else None
        return replace(ordered[0], seconds=sum(part.seconds for part in ordered), cards=total, **joined)


def parts_of(before: np.ndarray | None, games: int) -> np.ndarray:
    """The scores before each part, game by game; nothing follows where none were recorded."""
    parts = 0 if before is None else len(before) // (games * MOST_SEATS)
    return np.zeros((games, 0, MOST_SEATS)) if before is None else before.reshape(games, parts, MOST_SEATS)

"""Results made by hand, so that every number of a report is known beforehand."""

import numpy as np

import deckwright as dw
from deckwright.games.ascension.study.card_counts import CardCounts
from deckwright.games.ascension.study.tallies import PERIODS
from deckwright.sim.result import Result
from deckwright.table.rulesets import resolve

RULESET = "ascension-10th"


def result(
    games: int = 100, start: int = 0, players: int = 2, mode: str = "versus", cards: bool = True, **changes: object
) -> Result:
    """Games in which seats win, begin and score in turns, and every card was there, taken and left."""
    number = np.arange(start, start + games)
    values: dict[str, object] = {
        "ruleset": RULESET,
        "mode": mode,
        "players": players,
        "seed": 7,
        "start": start,
        "policies": ("greedy",) * players,
        "device": "cpu",
        "seconds": 2.0,
        "winner": (number % (players // 2 if mode == "teams" else players)).astype(np.int8),
        "scores": np.stack([(number + 10 * seat) % 60 + 20 for seat in range(players)], axis=1).astype(np.int16),
        "turns": (20 + number % 15).astype(np.int32),
        "decisions": (200 + number % 90).astype(np.int32),
        "first": (number // 3 % players).astype(np.int8),
        "ended": np.ones(games, dtype=bool),
        "hashes": number.astype(np.uint64) * np.uint64(2654435761),
        "cards": counts(games, players) if cards else None,
    }
    return Result(**{**values, **changes})  # type: ignore[arg-type]


def counts(games: int, players: int) -> CardCounts:
    """Every card seen twice a game; those who acquire a card win as often as its place in the ruleset says."""
    ids = resolve(RULESET).ids
    each = np.full((players, len(ids)), games, dtype=np.int64)
    chances = np.zeros((players, len(ids), PERIODS, 2, 2), dtype=np.int64)
    for card, info in enumerate(dw.card(RULESET, name) for name in ids):
        if info.type != "monster" and info.origin != "starting":
            chances[:, card, :, 0] = [games, games]  # left: half of them won
            chances[:, card, :, 1] = [games - card, games + card]
    return CardCounts(
        ids, seen=each[0] * 2, acquired=each * 3, defeated=each * 4, played=each * 5, honor=each * 6, owned=each,
        owned_by_winner=each[0], chances=chances,
    )  # fmt: skip

"""Two branches of a kingdom side by side, round by round from where they part; all of it from their logs."""

from dataclasses import dataclass, field
from typing import Any

from deckwright.games.kingdom.table.game import KingdomGame

Place = tuple[int, int]  # of a round: how many expansions have begun, and which round of the last one

TURNED = ("turned", "reset")
STUCK = ("sticker", "boost")
COUNTED = ("round_end", "score")  # events that tell the fame


@dataclass
class Round:
    """What happened in a round; the fame at its end, or of one that goes on as it is now."""

    fame: int
    found: list[int] = field(default_factory=list)  # cards discovered
    stages: dict[int, int] = field(default_factory=dict)  # cards that were turned, each with its stage
    stickers: list[tuple[int, int]] = field(default_factory=list)  # each behind its card
    lost: dict[str, int] = field(default_factory=dict)  # resources

    def data(self) -> dict[str, Any]:
        """The round as plain data."""
        return {
            "fame": self.fame, "found": sorted(self.found), "stages": dict(sorted(self.stages.items())),
            "stickers": [list(one) for one in sorted(self.stickers)], "lost": dict(sorted(self.lost.items())),
        }  # fmt: skip


def rounds_of(game: KingdomGame, first: int = 0) -> dict[Place, Round]:
    """The rounds of a game with what happened in them from an event on; what comes before a first round is in round 0."""
    found, place, now = dict[Place, Round](), (0, 0), game.score_of(0)
    for event in game.log:
        if event.kind == "expansion":
            place = (place[0] + 1, 0)
        elif event.kind == "round":
            place = (place[0], event.amount)
        if event.number < first:
            continue
        here = found.setdefault(place, Round(now))
        if event.kind == "discover":
            here.found.append(int(event.card or 0))
        elif event.kind in TURNED:
            here.stages[int(event.card or 0)] = event.stage or 1
        elif event.kind in STUCK:
            here.stickers.append((int(event.card or 0), int(event.detail or 0)))
        elif event.kind == "lose":
            here.lost[str(event.resource)] = here.lost.get(str(event.resource), 0) + event.amount
        elif event.kind in COUNTED:
            here.fame = event.amount
    return found


def side_by_side(one: KingdomGame, other: KingdomGame) -> dict[str, Any]:
    """Two games round by round from where they part."""
    common = one.log.in_common(other.log)
    sides = {"a": rounds_of(one, common), "b": rounds_of(other, common)}
    return {
        "event": common,
        "rounds": [
            {"expansions": place[0], "round": place[1]}
            | {name: rounds[place].data() if place in rounds else None for name, rounds in sides.items()}
            for place in sorted({*sides["a"], *sides["b"]})
        ],
    }

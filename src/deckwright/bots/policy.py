"""A bot at a table that does what a policy of its game does inside the rules."""

import random
from functools import cache

import numpy as np

from deckwright.bots.compiling import mode_for
from deckwright.bots.games import check_plays
from deckwright.bots.protocol import Bot
from deckwright.kernel import playing
from deckwright.table.actions import Action
from deckwright.table.kinds import kinds
from deckwright.table.seat import Seat

LEGAL_ROOM = 512
WORDS = 1 << 32


@cache
def policies() -> dict[str, tuple[str, ...]]:
    """Every policy of a game by name, with the games that have it."""
    found: dict[str, tuple[str, ...]] = {}
    for kind in kinds().values():
        for name in kind.players.named or ():
            found[name] = (*found.get(name, ()), kind.name)
    return found


class ByPolicy(Bot):
    """Answers as the policy of this name does. It gets a redrawn copy of the game: what it may not know is not in there."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name = self.policy = name
        self.chance = random.Random(seed)

    def choose(self, seat: Seat) -> Action:
        kind = seat.ruleset.kind
        check_plays(self.name, kind)
        policy = kind.players.policies[self.name]
        legal = {action.index: action for action in seat.actions()}
        word = self.chance.randrange(WORDS)
        if len(legal) == 1:
            return next(iter(legal.values()))
        state = seat.sample(word).state.copy()
        out = np.zeros(LEGAL_ROOM, dtype=np.int16)
        out[: len(legal)] = sorted(legal)
        place = mode_for(kind, 1)(playing.choose)(
            state, seat.ruleset.table, policy.page(seat.ruleset).copy(), 0, out, len(legal), policy.kind, word
        )
        return legal[int(out[place])]

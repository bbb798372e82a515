"""Players made of code. A bot answers for the seat that must decide and sees only what that seat may know."""

from collections.abc import Callable
from typing import Protocol

from deckwright.bots.greedy import Greedy
from deckwright.bots.uniform import Uniform
from deckwright.cards.errors import NotFound
from deckwright.table.actions import Action
from deckwright.table.game import Game


class Bot(Protocol):
    """Whoever chooses an action."""

    def choose(self, game: Game) -> Action: ...


BOTS: dict[str, Callable[[int], Bot]] = {"random": Uniform, "greedy": Greedy}


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise NotFound(f"There is no bot {name!r}. Bots: {', '.join(BOTS)}.")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "make"]

"""Players made of code. A bot answers for the seat that must decide and sees only what that seat may know."""

from collections.abc import Callable
from functools import partial

from deckwright.bots.greedy import Greedy
from deckwright.bots.levels import level_bots
from deckwright.bots.own import load_own
from deckwright.bots.policy import ByPolicy, policies
from deckwright.bots.protocol import Bot, ask, play_out
from deckwright.bots.search import Search, search_with
from deckwright.bots.trained import trained
from deckwright.bots.uniform import Busy, Uniform
from deckwright.cards.errors import BadBot, NotFound
from deckwright.table.arguments import shown, whole
from deckwright.table.seat import Seat

# Bots by name, each made with a seed.
BOTS: dict[str, Callable[[int], Bot]] = {
    "random": Uniform,
    "busy": Busy,
    "greedy": Greedy,
    "search": Search,
    **level_bots(),
}
# Bots with a word after a colon, `name:word`; each is made with a seed and that word.
FAMILIES: dict[str, Callable[[int, str], Bot]] = {"search": search_with, "trained": trained}


def maker(name: str) -> Callable[[int], Bot]:
    """How a bot of this name is made from a seed: a name of ours, `name:word`, or `module:Class` of your own."""
    if not isinstance(name, str):
        raise NotFound(f"A bot has a name, such as greedy, and {shown(name)} is none.")
    if name in BOTS:
        return BOTS[name]
    if name in policies():
        return partial(ByPolicy, name)
    family, colon, word = name.partition(":")
    if colon and family in FAMILIES:
        return lambda seed: FAMILIES[family](seed, word)
    if colon:
        return load_own(name)
    known = ", ".join([*names(), *(f"{one}:…" for one in FAMILIES)])
    raise NotFound(f"There is no bot {shown(name)}. Bots: {known}; your own: module:Class.")


def names() -> list[str]:
    """The names of all bots that come along, also of those that play one game only."""
    return list(dict.fromkeys((*BOTS, *policies())))


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name; equal seeds, whole numbers from 0 on, give equal play."""
    return maker(name)(whole("the seed of a bot", seed, 0))


__all__ = ["BOTS", "FAMILIES", "BadBot", "Bot", "Seat", "ask", "make", "maker", "names", "play_out"]

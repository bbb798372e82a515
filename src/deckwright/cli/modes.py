"""Ways to play a game, where the command line does not say which."""

from deckwright.table.kinds import Ruleset


def usual_mode(ruleset: Ruleset, seats: int) -> str:
    """The mode that is meant where nobody names one: the first of the game that so many can play."""
    modes = ruleset.kind.table.modes
    return next((mode for mode in modes if seats in ruleset.players.get(mode, ())), modes[0])


def is_for_one(ruleset: Ruleset, mode: str | None) -> bool:
    """Whether nobody else can join, in this mode or, where none is named, in any."""
    found = ruleset.players.values() if mode is None else [ruleset.players.get(mode)]
    return all(seats == (1,) for seats in found)

"""Ways to play a game, where the command line does not say which."""

from deckwright.table.kinds import Ruleset


def usual_mode(ruleset: Ruleset, seats: int) -> str:
    """The mode that is meant where nobody names one: the first of the game that so many can play."""
    modes = ruleset.kind.table.modes
    return next((mode for mode in modes if seats in ruleset.players.get(mode, ())), modes[0])


def is_for_one(ruleset: Ruleset, mode: str | None) -> bool:
    """Whether nobody else can join."""
    return mode is not None and ruleset.players.get(mode) == (1,)

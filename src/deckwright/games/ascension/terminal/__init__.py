"""Ascension at a terminal."""

from deckwright.games.ascension.terminal.cardbook import CardBook
from deckwright.games.ascension.terminal.facts import COLUMNS, facts_of
from deckwright.games.ascension.terminal.labels import Labels
from deckwright.games.ascension.terminal.screen import Screen
from deckwright.table.terminal import AtTerminal

# What others did is told without these where it would be too long: first the routine, then the way to the result.
ROUTINE = frozenset({"draw", "discard", "spend", "lose", "shuffle"})
DETAILS = frozenset({"play", "use", "gain", "refill", "reward", "choose", "decline"})


TERMINAL = AtTerminal(
    messages=__name__,
    cards=CardBook,
    actions=Labels,
    screen=Screen,
    columns=COLUMNS,
    facts=facts_of,
    routine=ROUTINE,
    details=DETAILS,
)

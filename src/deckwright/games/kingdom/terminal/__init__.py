"""Kingdom at a terminal."""

from deckwright.games.kingdom.table.kingdom import Kingdom
from deckwright.games.kingdom.terminal.cardbook import CardBook, met
from deckwright.games.kingdom.terminal.commands import COMMANDS, found, onward
from deckwright.games.kingdom.terminal.facts import COLUMNS, facts_of, printed
from deckwright.games.kingdom.terminal.labels import Labels
from deckwright.games.kingdom.terminal.screen import Screen
from deckwright.table.terminal import AtTerminal, Trees

# What is told without these where it would be too long: first the routine, then the way to the result.
ROUTINE = frozenset({"play", "discard", "shuffle", "spend"})
DETAILS = frozenset({"gain", "lose", "choose", "decline", "put", "trigger"})

TERMINAL = AtTerminal(
    messages=__name__,
    cards=CardBook,
    actions=Labels,
    screen=Screen,
    columns=COLUMNS,
    facts=facts_of,
    printed=printed,
    routine=ROUTINE,
    details=DETAILS,
    look=CardBook.look,
    commands=COMMANDS,
    undo="gesture",
    without=frozenset({"all"}),
    trees=Trees(Kingdom, found, onward),
    met=met,
)

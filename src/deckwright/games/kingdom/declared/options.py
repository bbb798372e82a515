"""The options of the rules, each declared once. A new one comes last, and none ever leaves."""

from typing import NamedTuple

from deckwright.games.kingdom.rules import state as st


class Option(NamedTuple):
    """An option: its key, its values with the default first, and the cell of the state that holds which one it is."""

    key: str
    values: tuple[str, ...]
    cell: int


DECLARED = (
    Option("iron", ("no", "yes"), st.IRON),
    Option("resources", ("strict", "lenient"), st.LENIENT),
    Option("source_leaves", ("after", "before"), st.LEAVES_BEFORE),
    Option("expansions", ("once", "again"), st.AGAIN),
    Option("max_production", ("none", *map(str, range(1, 100))), st.MOST_PRODUCTION),
)
OPTIONS = {option.key: option.values for option in DECLARED}
OPTION_CELLS = {option.key: option.cell for option in DECLARED}

"""What setup codes count through. These lists only grow at their end, so that a code keeps its meaning."""

from deckwright.games.ascension.declared.options import OPTIONS
from deckwright.table.online import CodeLists

CODES = CodeLists(
    rulesets=("ascension-10th", "rise-of-vigil", "ascension-combined"),
    modes=("versus", "solo", "teams"),
    options=tuple(OPTIONS),
)

"""Fields that came after the recording and are left out before anything is compared, by their paths.

A field of a list's items is written with brackets: `seats[].hand.size` in a view, `checkpoint.events[].stage` in a save.
What was there before is never listed here: a field that goes or changes is a difference.
"""

VIEW = frozenset({"game", "hand_size", "rival.name", "rival.aims"})
EVENT: frozenset[str] = frozenset()  # of `Event.data()`
SAVE: frozenset[str] = frozenset({"game", "layout"})
RULESET: frozenset[str] = frozenset()  # of the options and the like that `dw.rulesets()` tells

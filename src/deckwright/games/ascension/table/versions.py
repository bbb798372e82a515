"""Which rules and which layout of positions saved games of Ascension have been made with."""

RULES_VERSION = 3  # rises with every change of what an action does
LAYOUT = 1  # rises when cells of a position change their places

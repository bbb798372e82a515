"""Which rules and which layout of positions saved games of Kingdom have been made with."""

RULES_VERSION = 1  # rises with every change of what an action does
LAYOUT = 1  # rises when cells of a position change their places

"""What is meant where nobody says it: the one place outside the games that names one."""

GAME = "ascension"
RULESET = "ascension-10th"
CARD = "spike-vixen"  # where a help text gives an example

"""What is meant where nobody says it: the one place outside the games that names one."""

GAME = "ascension"
RULESET = "ascension-10th"

"""What is counted and observed of a game of Ascension."""

"""Players inside the rules, and what the search knows of Ascension."""

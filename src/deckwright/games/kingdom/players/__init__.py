"""Who plays kingdoms from inside the rules: policies, what they think of cards, what the search goes by, and par."""

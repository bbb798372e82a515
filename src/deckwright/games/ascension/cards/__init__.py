"""What the cards of Ascension say: its verbs and their numbers, its sets, and card text in four languages."""

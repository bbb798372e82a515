"""What the game has, declared once each: questions and other frames, verbs of actions, zones, options.

Words, lists, checks and fields elsewhere are made from these tables. Numbers stand in `rules`, where compilers read them.
"""

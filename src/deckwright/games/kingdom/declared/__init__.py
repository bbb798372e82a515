"""What the game has, declared once each: questions and work on the decision stack, verbs of actions, kinds of events, zones,
options. Words, lists and checks elsewhere are made from these tables. Numbers stand in `rules`, where compilers read them.
"""

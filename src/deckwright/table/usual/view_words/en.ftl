# Fields that the views of most games have, in English; each in one line. A game that names one itself is heeded.

view-over = Game over
view-turns = Turns taken
view-turn-player = Whose turn it is
view-first = Starting player
view-seats = Players
view-seats-seat = Seat
view-decision = What is asked
view-decision-player = Who must decide
view-decision-kind = Question
view-decision-kind-turn = The turn
view-decision-source = By this card
view-decision-card = About this card
view-decision-about = About this player
view-decision-optional = May be declined
view-scores = Final score
view-ranking = Places
view-winners = Winners
view-seed = Random seed

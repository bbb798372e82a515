# What the parts of a view are called, by their paths; for any page that shows them without knowing the game.

game-name = Ascension

# The table.

view-over = Game over
view-round = Round
view-turns = Turns taken
view-turn-player = Whose turn it is
view-first = Starting player
view-pool = Honor pool
view-runes = Runes
view-restricted-runes = Runes for Mechana Constructs only
view-power = Power
view-energy = Energy this turn
view-end-triggered = Last round
view-extra-turns = Extra turns
view-hand-size = Cards of a new hand

# The center.

view-row = Center Row
view-row-slot = Slot
view-row-card = Card
view-row-under = Treasure under this card
view-row-price = Price now
view-piles = Always Available
view-void = Void
view-box = Outside the game
view-center = Center Deck
view-center-count = Cards in the Center Deck
view-center-cards = Center Deck

# The seats.

view-seats = Players
view-seats-seat = Seat
view-seats-team = Team
view-seats-honor = Honor tokens
view-seats-hand = Hand
view-seats-hand-count = Cards in hand
view-seats-hand-known = Known cards in hand
view-seats-hand-cards = Hand
view-seats-deck = Deck
view-seats-deck-count = Cards in the deck
view-seats-deck-top = Known on top of the deck
view-seats-deck-cards = Deck
view-seats-discard = Discard pile
view-seats-played = Played this turn
view-seats-constructs = Constructs in play
view-seats-constructs-card = Construct
view-seats-constructs-used = Used this turn
view-seats-trophies = Trophies
view-seats-unseen = Hand and deck together
view-seats-unseen-with = Together with
view-seats-total = Running total
view-seats-taken-from-you = Taken from you

# The solo opponent.

view-rival = Opponent
view-rival-honor = Honor
view-rival-set-aside = Set aside
view-rival-aims = Takes next, by spaces
view-rival-name = Name
view-rival-name-samael = Samael
view-rival-name-cult = The Cult
view-rival-score = Running total

# What is asked.

view-decision = What is asked
view-decision-player = Who must decide
view-decision-kind = Question
view-decision-kind-turn = The turn
view-decision-kind-banish = Banish
view-decision-kind-discard = Discard
view-decision-kind-acquire = Acquire
view-decision-kind-defeat = Defeat
view-decision-kind-take = Take
view-decision-kind-copy = Copy
view-decision-kind-confirm = Yes or no
view-decision-kind-destroy = Destroy
view-decision-kind-keep = Keep
view-decision-kind-reward = Reward
view-decision-kind-option = Where it goes
view-decision-source = By this card
view-decision-card = About this card
view-decision-about = About this player
view-decision-optional = May be declined

# The end.

view-scores = Final score
view-ranking = Places
view-winners = Winners
view-seed = Random seed

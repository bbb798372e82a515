table-rival-samael = Samael
table-rival-cult = The Cult
table-set-aside = Set aside: { $count }
duel-heading-samael = The duel with Samael
duel-heading-cult = The duel with the Cult
duel-next = Takes next
duel-you = you { $count }
duel-nothing-aside = Nothing yet
duel-aimed = { $rival } takes it after this turn, as number { $n }
duel-takes-samael = After each of your turns Samael takes the two cards furthest right, marked by his talons.
duel-takes-cult = After each of your turns the Cult takes the two cards furthest right, marked by talons.
duel-counts-samael = Monsters bring him their Honor at once, Heroes and Constructs at the end.
duel-counts-cult = Monsters bring it their Honor at once, Heroes and Constructs at the end.
duel-wins-samael = When the pool is empty, you win with more Honor than he has.
duel-wins-cult = When the pool is empty, you win with more Honor than the Cult has.
table-constructs-count = Constructs: { $count }
table-team-honor = Honor of the team: { $count }
table-own-team = Your team
table-their-team = Opponents
table-taken-from-you = Taken from you
table-in-hand = In hand: { $cards }
table-you-have = You have: { $what }
table-hand-empty = Your hand is empty
table-card-page = About this card
table-rulings =
    { $count ->
        [one] { $count } ruling on this card
       *[other] { $count } rulings on this card
    }
table-honor-with-cards = { $count } in all
table-odds =
    { $count ->
        [5] Your next hand, if you draw five cards
        [one] Your next hand, if you draw { $count } card
       *[other] Your next hand, if you draw { $count } cards
    }
table-odds-shuffle =
    { $count ->
        [0] Your deck is empty: the other cards are shuffled and become your new deck.
        [one] You draw the { $count } card of your deck; then the other cards are shuffled and become your new deck.
       *[other] You draw the { $count } cards of your deck; then the other cards are shuffled and become your new deck.
    }
table-odds-left = In deck
table-odds-chance = Chance
table-aids-off = Memory aids are switched off in the settings.
table-deck-hidden = Nobody may look into this deck.
table-keys-deck = What is left in your deck
round-number = Round { $n }
table-honor-won = { $count } Honor in that turn
table-lost-destroy = your { $card } is destroyed
table-lost-take = your { $card } is taken
table-lost-discard = your { $card } is discarded
table-lost-banish = your { $card } is banished
table-fold-spend = spends { $amount }
table-fold-lose = loses { $amount }
table-fold-refill = new in the Center Row: { $cards }
table-fold-shuffle = shuffles
table-fold-discard =
    { $count ->
        [one] discards { $count } card
       *[other] discards { $count } cards
    }
table-fold-draw =
    { $count ->
        [one] draws { $count } card
       *[other] draws { $count } cards
    }
table-space = Center Row, space { $n }

# What is done with the card that is held up, and what it costs.

verb-banish = Banish
verb-discard = Discard
verb-acquire = Acquire
verb-defeat = Defeat
verb-take = Take
verb-copy = Repeat
verb-destroy = Destroy
verb-keep = Keep
verb-reward = This one next
cost-runes =
    { $count ->
        [one] { $count } Rune
       *[other] { $count } Runes
    }
cost-power = { $count } Power

### What the table says in English: the log, questions, a refused undo. Names of players and cards keep their form.

rival-samael = Samael
rival-cult = the Cult

## Things with a number, as they stand after a verb

cards =
    { $n ->
        [1] a card
       *[other] { $n } cards
    }
amount-runes =
    { $n ->
        [one] { $n } Rune
       *[other] { $n } Runes
    }
amount-restricted-runes =
    { $n ->
        [one] { $n } Rune for Mechana Constructs only
       *[other] { $n } Runes for Mechana Constructs only
    }
amount-power = { $n } Power
amount-honor = { $n } Honor
amount-energy = { $n } Energy

## Events

event-shuffle-discard = { $player } shuffles the discard pile into a new deck
event-shuffle-deck = { $player } shuffles the deck
event-shuffle-void = The Void is shuffled and becomes the new Center Deck
event-shuffle-center = The Center Deck is shuffled
event-draw = { $player } draws { $card }
event-draw-hidden = { $player } draws { cards }
event-play = { $player } plays { $card }
event-use = { $player } uses { $card }
event-gain = { $player } gains { $amount }
event-gain-rival = { CAPITAL($player) } gains { $amount }
event-spend = { $player } spends { $amount }
event-lose = { $player } loses { $amount }
event-acquire = { $player } acquires { $card }
event-acquire-deck = { $player } acquires { $card } and puts it on top of the deck
event-acquire-hand = { $player } acquires { $card } and puts it into hand
event-acquire-free = { $player } acquires { $card } without paying
event-acquire-free-deck = { $player } acquires { $card } without paying and puts it on top of the deck
event-acquire-free-hand = { $player } acquires { $card } without paying and puts it into hand
event-acquire-for = { $player } acquires { $card } for { $other }
event-defeat = { $player } defeats { $card }
event-defeat-free = { $player } defeats { $card } without paying
event-defeat-rival = { CAPITAL($player) } defeats { $card }
event-reward = { $player } gets the reward of { $card }
event-banish = { $player } banishes { $card }
event-banish-hand = { $player } banishes { $card } from hand
event-banish-discard = { $player } banishes { $card } from the discard pile
event-banish-row = { $player } banishes { $card } from the Center Row
event-destroy = { $card } is destroyed ({ $player })
event-discard = { $player } discards { $card }
event-discard-several = { $player } discards { $card } ({ $n })
event-discard-hidden = { $player } discards { cards }
event-return = { $card } returns to its pile
event-leave = { $card } leaves the game
event-put = { $player } puts { $card } into the discard pile
event-put-hidden = { $player } puts { cards } into the discard pile
event-put-deck = { $player } puts { $card } on top of the deck
event-put-deck-hidden = { $player } puts { cards } on top of the deck
event-put-hand = { $player } puts { $card } into hand
event-put-hand-hidden = { $player } puts { cards } into hand
event-put-constructs = { $player } puts { $card } into play
event-take = { $player } takes { $card } from the hand of { $other }
event-take-hidden = { $player } takes a random card from the hand of { $other }
event-take-discard = { $player } takes { $card } from the discard pile of { $other }
event-reveal = { $player } reveals { $card }
event-reveal-hidden = { $player } looks at the top card of the deck
event-reveal-look = { $player } looks at the top card of the deck: { $card }
event-reveal-taken = { $player } had taken { $card } from the hand of { $other }
event-reveal-open = { $card } is revealed
event-refill = { $card } enters the Center Row (space { $n })
event-treasure = { $player } acquires the Treasure { $card }
event-treasure-row = The Treasure { $card } lies under space { $n } of the Center Row
event-treasure-missing =
    { $n ->
        [1] Only { $n } copy of { $card } is shuffled in, because the boxes have no more
       *[other] Only { $n } copies of { $card } are shuffled in, because the boxes have no more
    }
event-fate = Fate of { $card }
event-trophy = { $player } keeps { $card } as a Trophy
event-trophy-use = { $player } banishes the Trophy { $card } for its effect
event-pool = The Honor pool grows by { $n }
event-pool-empty = The Honor pool is empty: the game is about to end
event-row =
    { $n ->
        [1] The Center Row grows by one space
       *[other] The Center Row grows by { $n } spaces
    }
event-set-aside = { CAPITAL($player) } takes { $card }
event-extra-turn = { $player } takes an extra turn
event-turn-rival =
    { $rival ->
        [cult] The Cult acts
       *[other] Samael's turn
    }

## Questions

prompt-turn = Choose what to do, or end your turn
prompt-banish-hand = Choose a card in your hand to banish
prompt-banish-discard = Choose a card in your discard pile to banish
prompt-banish-hand-or-discard = Choose a card in your hand or discard pile to banish
prompt-banish-row = Choose a card in the Center Row to banish
prompt-discard = Choose a card to discard
prompt-acquire = Choose a card to acquire without paying
prompt-acquire-max = Choose a card of cost { $max } or less to acquire without paying
prompt-defeat = Choose a Monster to defeat without paying
prompt-defeat-max = Choose a Monster of cost { $max } or less to defeat without paying
prompt-destroy = Choose the Construct that is destroyed
prompt-destroy-of-seat = Choose the Construct of { $other } that is destroyed
prompt-keep-construct = Choose the Construct you keep
prompt-keep-cards = Choose a card to keep in your hand
prompt-copy = Choose a Hero whose effect is repeated
prompt-take = Choose a card in the Center Row to acquire or defeat without paying
prompt-take-discarded = Choose a discarded card to take into your hand
prompt-reward = Choose which reward comes next
prompt-option = Choose where { $card } goes: into your hand or into play
prompt-confirm-card = Put { $card } into your hand?
prompt-confirm-into-play = Put { $card } into play?
prompt-confirm-for-mate = Give { $card } to your teammate for 1 Rune?

## A refused undo

undo-refill = This cannot be undone: a new card has entered the Center Row.

## Why an action is refused; no full stop

reason-not-in-hand = it is not in your hand
reason-not-controlled = you do not control it
reason-no-ability = it has no ability to use; it works by itself
reason-which-ability = it has { $n } abilities: say which, from #1 to #{ $n }
reason-no-such-ability = it has no ability #{ $n }
reason-already-used = that ability has already been used this turn
reason-condition = its condition is not met or its price cannot be paid
reason-which-slot = say which space of the row: { $slots }
reason-not-in-row = it is not in the Center Row
reason-pile-empty = its pile is empty
reason-no-slot = the Center Row has spaces 1 to { $n }
reason-slot-empty = space { $slot } is empty
reason-slot-holds = space { $slot } holds { $card }
reason-monster = a Monster is defeated with Power, not acquired
reason-no-monster = only Monsters are defeated; this card is acquired with Runes
reason-runes = it costs { $cost } { $cost ->
        [one] rune
       *[other] runes
    }, you have { $have }
reason-runes-restricted = it costs { $cost } { $cost ->
        [one] rune
       *[other] runes
    }, you have { $have } and { $restricted } for Mechana Constructs only
reason-power = it costs { $cost } power, you have { $have }
reason-energy = it needs { $needed } Energy this turn, you have { $have }
reason-no-trophy = you have no such Trophy
reason-no-team-mate = only a card being acquired can go to a teammate, and only in team play

## Actions and cards

trophy-gives = Trophy: { CAPITAL($effect) }.
starting-card = { $card } (starting card)
group-play = Play
group-use = Use
group-trophy = Banish Trophy
group-acquire = Acquire
group-defeat = Defeat
group-hand = Hand
group-discard = Discard pile
group-played = Played
group-construct = Construct
group-row = Center Row
group-pile = Pile
group-teammate = For teammate
group-reward = Reward
group-trigger = Effect
action-ability = { $card }, ability { $n }
action-of = { $card } ({ $player })
action-teammate = { $card } for your teammate (+1 Rune)
option-hand = To hand
option-play = Into play
option-discard = To the discard pile
option-mate = To the teammate for 1 Rune
decline-banish = Banish nothing
decline-discard = Discard nothing
decline-defeat = Defeat nothing
decline-take = Take nothing
done-banish = Banish no more
done-keep = Keep no more

### Card text in English.
### A message is a clause in the imperative or a main clause: small first letter unless a label leads it, no full stop.
### text.py puts clauses into conditions and labels, writes the first letter large and adds the full stop.

## Things with a number, as they stand after a verb

cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
cards-up-to =
    { $n ->
        [one] { $n } card
       *[other] up to { $n } cards
    }
cards-more =
    { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    }
cards-more-up-to =
    { $n ->
        [one] { $n } more card
       *[other] up to { $n } more cards
    }
amount-runes =
    { $n ->
        [one] { $n } Rune
       *[other] { $n } Runes
    }
amount-power = { $n } Power
amount-honor = { $n } Honor
amount-energy = { $n } Energy
energy-at-least = at least { amount-energy }
more-runes =
    { $n ->
        [one] { $n } more Rune
       *[other] { $n } more Runes
    }
more-power = { $n } more Power
more-honor = { $n } more Honor
more-energy = { $n } more Energy
amounts-comma = { $first }, { $next }
amounts-and = { $first } and { $next }

## Verbs

verb-gain = gain { $amount }
verb-gain-per-faction-among-constructs = gain { $amount } for every faction of which you control a Construct
verb-gain-per-mechana-construct = gain { $amount } for every Mechana Construct under your control
verb-gain-per-energy = gain { $amount } for every Energy you have gained this turn
verb-gain-per-hero-played-this-turn = gain { $amount } for every Hero you have played this turn
verb-gain-restricted = gain { amount-runes } that can only pay for Mechana Constructs
verb-draw = draw { cards }
verb-draw-more = draw { cards-more }
verb-banish-hand = banish { cards } from your hand
verb-banish-discard-pile = banish { cards } from your discard pile
verb-banish-hand-or-discard-pile = choose { cards } from your hand or discard pile to banish
verb-banish-center-row = banish { cards } from the Center Row
verb-may-banish-hand = you may banish { cards-up-to } from your hand
verb-may-banish-discard-pile = you may banish { cards-up-to } from your discard pile
verb-may-banish-hand-or-discard-pile = you may choose { cards-up-to } from your hand or discard pile to banish
verb-may-banish-center-row = you may banish { cards-up-to } from the Center Row
verb-may-banish-more-hand = you may banish { cards-more-up-to } from your hand
verb-may-banish-more-discard-pile = you may banish { cards-more-up-to } from your discard pile
verb-may-banish-more-hand-or-discard-pile = you may choose { cards-more-up-to } from your hand or discard pile to banish
verb-may-banish-more-center-row = you may banish { cards-more-up-to } from the Center Row
verb-banish-every-hero = banish every Hero in the Center Row
verb-banish-every-construct = banish every Construct in the Center Row
verb-banish-every-monster = banish every Monster in the Center Row
verb-discard-to-draw =
    discard { cards } from your hand to draw { $m ->
        [one] { $m } card
       *[other] { $m } cards
    }
verb-defeat-free = defeat a Monster of cost { $max } or less without paying
verb-defeat-row-free = defeat a Monster of cost { $max } or less in the Center Row without paying
verb-defeat-any-free = defeat any Monster without paying
verb-defeat-every = defeat every Monster in the Center Row without paying; you choose the order of the rewards
verb-acquire-to-deck-hero = acquire any Hero without paying; it goes on top of your deck
verb-acquire-to-deck-construct = acquire any Construct without paying; it goes on top of your deck
verb-acquire-to-deck-max-hero = acquire a Hero of cost { $max } or less without paying; it goes on top of your deck
verb-acquire-to-deck-max-construct = acquire a Construct of cost { $max } or less without paying; it goes on top of your deck
verb-acquire-free-hero = acquire any Hero without paying
verb-acquire-free-construct = acquire any Construct without paying
verb-acquire-free-max-hero = acquire a Hero of cost { $max } or less without paying
verb-acquire-free-max-construct = acquire a Construct of cost { $max } or less without paying
verb-acquire-pile-free-hero = acquire an always-available Hero from its pile beside the Center Row without paying
verb-acquire-pile-free-construct = acquire an always-available Construct from its pile beside the Center Row without paying
verb-acquire-pile-to-hand-hero = acquire an always-available Hero from its pile beside the Center Row without paying; it goes into your hand
verb-acquire-pile-to-hand-construct = acquire an always-available Construct from its pile beside the Center Row without paying; it goes into your hand
verb-may-take-free = you may choose any card in the Center Row to acquire or defeat without paying
verb-take-free = choose any card in the Center Row to acquire or defeat without paying
verb-take-every = acquire or defeat every card in the Center Row without paying; you choose the order of the rewards
verb-copy = repeat the effect of another Hero you have played this turn (but not one that repeats effects)
verb-copy-max = repeat the effect of another Hero of cost { $max } or less you have played this turn (but not one that repeats effects)
verb-copy-again = repeat that effect one more time
verb-extra-turn = you may banish this card to take an extra turn when this turn ends
verb-extra-turn-pair = you may banish this card and another copy of it that you control to take an extra turn when this turn ends
verb-trade = pay { amount-runes } to gain { $m } Honor
verb-discount-hero = your next Hero this turn costs { amount-runes } less to acquire
verb-discount-construct = your next Construct this turn costs { amount-runes } less to acquire
verb-discount-per-energy-hero = your next Hero this turn costs { amount-runes } less to acquire for every Energy you have already gained this turn
verb-discount-per-energy-construct = your next Construct this turn costs { amount-runes } less to acquire for every Energy you have already gained this turn
verb-hunt-discount = the next Monster with Treasure beneath it that you defeat this turn costs { amount-power } less
verb-hero-honor = for the rest of this turn, when you acquire a Hero from the Center Row, gain Honor equal to the Honor printed on it
verb-may-put-into-hand = you may put that card into your hand instead of into your discard pile
verb-may-put-into-play = you may put that card into play instead of into your discard pile
verb-opponents-destroy = each opponent chooses and destroys 1 Construct they control
verb-opponents-keep = each opponent keeps 1 Construct of their choice and destroys the rest
verb-take-random = take 1 random card from each opponent's hand into yours; these cards now belong to you
verb-destroy-of-each = for each opponent, choose 1 Construct they control and destroy it
verb-destroy-all = destroy every Construct your opponents control
verb-discard-random = each opponent discards 1 random card from their hand
verb-discard-random-take = each opponent discards 1 random card from their hand; you may take one of all these cards into your hand, and it now belongs to you
verb-destroy = destroy 1 Construct you control
verb-reveal-top = reveal the top card of your deck
verb-look-at-top = look at the top card of your deck
verb-top-to-hand = reveal the top card of your deck and put it into your hand; if it is Treasure, gain { amount-honor }
verb-seek-treasure = you may banish 1 card from the Center Row; if the first card turned up in its place is Treasure, acquire it
verb-every-draws = for each Treasure beneath this card, every player draws { cards }
verb-every-may-banish-hand = for each Treasure beneath this card, every player may banish { cards-up-to } from their hand
verb-every-may-banish-discard-pile = for each Treasure beneath this card, every player may banish { cards-up-to } from their discard pile
verb-every-may-banish-hand-or-discard-pile = for each Treasure beneath this card, every player may choose { cards-up-to } from their hand or discard pile to banish
verb-every-may-banish-center-row = for each Treasure beneath this card, every player may banish { cards-up-to } from the Center Row
verb-every-discards = every player discards { cards } from their hand
verb-pool-grows = for each Treasure beneath this card, the Honor pool grows by { $n }
verb-add-slots =
    for each Treasure beneath this card, the Center Row gains { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } for the rest of the game

## Conditions around a clause

condition-constructs-at-least =
    if you control at least { $n ->
        [one] { $n } Construct
       *[other] { $n } Constructs
    }, { $clause }
condition-unite = if you have played { $hero } this turn, { $clause }
condition-energize = if you have gained { energy-at-least } this turn, { $clause }
condition-energize-instead = if you have gained { energy-at-least } this turn, instead { $clause }
then = { $clause }, then { $next }
or-instead = { $clause }; { $next }
in-any-case = in any case, { $clause }

## What holds while the card is where it is

standing-count-as-mechana = for you, every Construct also counts as a Mechana Construct
standing-cannot-be-banished = this card cannot be banished, only defeated
standing-keep-cards = at the end of your turn, you may keep { cards-up-to } in your hand
standing-cannot-be-copied = no other card can repeat the effect of this card

## What cards cost

price-free-with-energy = while this card is in the Center Row, you may acquire it without paying if you have gained { energy-at-least } this turn
price-treasure-discount = once per turn, a card with Treasure beneath it costs you { amount-runes } less to acquire

## When it happens

ability-use = Once per turn: { CAPITAL($clause) }
ability-use-unite = Once per turn (Unite): { CAPITAL($clause) }
ability-use-energize = Once per turn (Energize { $n }): { CAPITAL($clause) }
ability-reward = Reward: { CAPITAL($clause) }
ability-trophy = Trophy: Keep the defeated Monster in front of you. In your turn, whenever you could take an action, you may banish it; if you do, { $clause }
ability-fate = Fate: { CAPITAL($clause) }
ability-enter = when this card enters play, { $clause }
ability-unite = Unite: If you play at least one other { $hero } this turn, before or after this card, { $clause }
step-unite = Unite: { CAPITAL($clause) }
step-energize = Energize { $n }: { CAPITAL($clause) }
step-energize-instead = Energize { $n }: Instead, { $clause }
trigger-play-once-per-turn = once per turn, when you play { $object }, { $clause }
trigger-play-first-each-turn = when you play { $object } for the first time in a turn, { $clause }
trigger-acquire-once-per-turn = once per turn, when you acquire { $object }, { $clause }
trigger-acquire-first-each-turn = when you acquire { $object } for the first time in a turn, { $clause }
trigger-defeat-once-per-turn = once per turn, when you defeat { $object }, { $clause }
trigger-defeat-first-each-turn = when you defeat { $object } for the first time in a turn, { $clause }

## What a trigger waits for, as the object of its verb

object-card = a card
object-card-enlightened = an Enlightened card
object-card-lifebound = a Lifebound card
object-card-mechana = a Mechana card
object-card-void = a Void card
object-hero = a Hero
object-hero-enlightened = an Enlightened Hero
object-hero-lifebound = a Lifebound Hero
object-hero-mechana = a Mechana Hero
object-hero-void = a Void Hero
object-construct = a Construct
object-construct-enlightened = an Enlightened Construct
object-construct-lifebound = a Lifebound Construct
object-construct-mechana = a Mechana Construct
object-construct-void = a Void Construct
object-monster = a Monster
object-in-row = { $object } in the Center Row

## “At least one other …”

other-hero-enlightened = Enlightened Hero
other-hero-lifebound = Lifebound Hero
other-hero-mechana = Mechana Hero
other-hero-void = Void Hero

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
amount-runes =
    { $n ->
        [one] { $n } Rune
       *[other] { $n } Runes
    }
amount-power = { $n } Power
amount-honor = { $n } Honor
amount-energy = { $n } Energy
amounts-comma = { $first }, { $next }
amounts-and = { $first } and { $next }

## Verbs

verb-gain = gain { $amount }
verb-gain-per-faction-among-constructs = gain { $amount } for every faction of which you control a Construct
verb-gain-per-mechana-construct = gain { $amount } for every Mechana Construct under your control
verb-gain-restricted = gain { amount-runes } that can only pay for Mechana Constructs
verb-draw = draw { cards }
verb-banish-hand = banish { cards } from your hand
verb-banish-discard-pile = banish { cards } from your discard pile
verb-banish-hand-or-discard-pile = choose { cards } from your hand or discard pile to banish
verb-banish-center-row = banish { cards } from the Center Row
verb-may-banish-hand = you may banish { cards-up-to } from your hand
verb-may-banish-discard-pile = you may banish { cards-up-to } from your discard pile
verb-may-banish-hand-or-discard-pile = you may choose { cards-up-to } from your hand or discard pile to banish
verb-may-banish-center-row = you may banish { cards-up-to } from the Center Row
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
verb-acquire-to-deck-hero = acquire any Hero without paying; it goes on top of your deck
verb-acquire-to-deck-construct = acquire any Construct without paying; it goes on top of your deck
verb-acquire-to-deck-max-hero = acquire a Hero of cost { $max } or less without paying; it goes on top of your deck
verb-acquire-to-deck-max-construct = acquire a Construct of cost { $max } or less without paying; it goes on top of your deck
verb-may-take-free = you may choose any card in the Center Row to acquire or defeat without paying
verb-copy = repeat the effect of another Hero you have played this turn
verb-extra-turn = banish this card to take an extra turn when this turn ends
verb-trade = pay { amount-runes } to gain { $m } Honor
verb-discount-hero = your next Hero this turn costs { amount-runes } less to acquire
verb-discount-construct = your next Construct this turn costs { amount-runes } less to acquire
verb-may-put-into-hand = you may put that card into your hand instead of your discard pile
verb-opponents-destroy = each opponent chooses and destroys 1 Construct they control
verb-opponents-keep = each opponent keeps 1 Construct of their choice and destroys the rest
verb-take-random = take 1 random card from each opponent's hand into yours; these cards now belong to you
verb-destroy = destroy 1 Construct you control
verb-reveal-top = reveal the top card of your deck
verb-look-at-top = look at the top card of your deck

## Conditions around a clause

condition-constructs-at-least =
    if you control at least { $n ->
        [one] { $n } Construct
       *[other] { $n } Constructs
    }, { $clause }
condition-unite = if you have played { $hero } this turn, { $clause }
then = { $clause }, then { $next }

## What holds while the card is where it is

standing-count-as-mechana = for you, every Construct also counts as a Mechana Construct
standing-cannot-be-banished = this card cannot be banished, only defeated
standing-keep-cards = at the end of your turn, you may keep { cards-up-to } in your hand

## When it happens

ability-use = Once per turn: { CAPITAL($clause) }
ability-use-unite = Once per turn (Unite): { CAPITAL($clause) }
ability-reward = Reward: { CAPITAL($clause) }
ability-unite = Unite: If you play at least one other { $hero } this turn, before or after this card, { $clause }
step-unite = Unite: { CAPITAL($clause) }
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

### Pennies in English.

game-name = Pennies

pennies =
    { $n ->
        [one] { $n } penny
       *[other] { $n } pennies
    }

## Cards

verb-take = take { pennies }
verb-rob = rob another player of { pennies }

## Actions and questions

action-play = Play { $card }
action-rob = Rob { $player }
prompt-turn = Play a card
prompt-rob = Whom do you rob?

## Events

event-draw = { $player } draws { $card }
event-draw-hidden = { $player } draws a card
event-play = { $player } plays { $card }
event-take = { $player } takes { pennies } from the pot
event-rob = { $player } robs { $other } of { pennies }

## Fields of the view

view-pot = Pot
view-deck = Cards in the deck
view-discard = Played cards
view-seats-pennies = Pennies
view-seats-hand-count = Cards in hand
view-seats-hand-cards = Hand
view-decision-kind-rob = Robbery

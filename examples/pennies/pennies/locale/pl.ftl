### Grosze po polsku.

game-name = Grosze

pennies =
    { $n ->
        [one] { $n } grosz
        [few] { $n } grosze
       *[other] { $n } groszy
    }

## Cards

verb-take = weź { pennies }
verb-rob = zabierz innemu graczowi { pennies }

## Actions and questions

action-play = Zagraj: { $card }
action-rob = Okradnij: { $player }
prompt-turn = Zagraj kartę
prompt-rob = Kogo okradasz?

## Events

event-draw = { $player } dobiera kartę: { $card }
event-draw-hidden = { $player } dobiera kartę
event-play = { $player } zagrywa kartę: { $card }
event-take = { $player } bierze z puli { pennies }
event-rob = { $player } okrada gracza { $other }: { pennies }

## Fields of the view

view-pot = Pula
view-deck = Karty w talii
view-discard = Zagrane karty
view-seats-pennies = Grosze
view-seats-hand-count = Karty na ręce
view-seats-hand-cards = Ręka
view-decision-kind-rob = Kradzież
